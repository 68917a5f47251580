### The texts of the lessons: a title and a text for each step of data/lessons.toml.

## The first lesson

lesson-first-1-title = El objetivo: bajar todas tus fichas
lesson-first-1 = Gana quien baja su última ficha. Tres o cuatro fichas del mismo número y de colores distintos son una serie: arrastra tus tres dieces marcados a la mesa, o tócalos y luego toca la mesa. La apertura pide { $points } puntos; con estos basta. Después acaba tu turno.
lesson-first-2-title = Una escalera
lesson-first-2 = Tres o más fichas de un color con números seguidos son una escalera. Baja el 4, el 5 y el 6.
lesson-first-3-title = Añadir
lesson-first-3 = Después de tu apertura puedes añadir fichas a cualquier fila de la mesa, sea de quien sea. ¿Dónde van tu 7 y tu 10?
lesson-first-4-title = Reorganizar
lesson-first-4 = Puedes reorganizar toda la mesa, siempre que al final de tu turno cada fila vuelva a ser válida. Toma el 8 rojo del final de su escalera: con tus dos ochos es una serie.
lesson-first-5-title = El comodín
lesson-first-5 = Un comodín sustituye a cualquier ficha. Bájalo entre el 11 y el 13. Si al final sigue en tu atril, cuesta muchos puntos.
lesson-first-6-title = Recuperar el comodín
lesson-first-6 = Tu 12 es la ficha a la que sustituye el comodín. Ponlo en esa escalera y toma el comodín: con tus dos treses es una serie nueva.
lesson-first-7-title = ¿No encaja nada?
lesson-first-7 = Roba una ficha. Así acaba tu turno.
lesson-first-8-title = Cerrar
lesson-first-8 = Quien baja su última ficha gana la ronda; los demás cuentan lo que les queda. La ficha robada es justo la que faltaba: baja las tres.
lesson-first-9-title = ¡Has cerrado!
lesson-first-9 = Eso es todo el juego. Cada caja tiene además sus propias reglas; la mesa te avisa antes de que sueltes una ficha.
