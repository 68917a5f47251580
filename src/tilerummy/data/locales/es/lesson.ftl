### The texts of the lessons (data/lessons.toml). $points are needed for a first lay, $penalty is the cost of a joker that is
### left on a rack, $drawn counts the tiles drawn after a time-out, $seconds are those of a turn. In figures $rounds were played
### between computers, and $won of 100 were won by the one that follows the advice.

## Parts of the course, and what is marked

lesson-part-basics = Lo básico
lesson-part-rearranging = Reorganizar la mesa
lesson-part-jokers = Los comodines
lesson-part-round = El reloj y los puntos
lesson-part-strategy = Estrategia
lesson-help-tiles = Las fichas están marcadas.
lesson-help-melds = Ahora solo están marcadas las combinaciones que cambian.
lesson-help-tile = Ahora solo está marcada una ficha.
lesson-help-none = Ahora no hay nada marcado.

## The first lesson

lesson-first-title = Cómo se juega
lesson-first = El objetivo, serie y escalera, añadir, comodines y cerrar, en ocho pasos cortos.
lesson-first-1-title = El objetivo: bajar todas tus fichas
lesson-first-1 = Gana quien baja su última ficha. Tres o cuatro fichas del mismo número y de colores distintos son una serie: arrastra tus cuatro dieces marcados a la mesa, o tócalos y luego toca la mesa. La apertura pide { $points } puntos; con estos basta. Después pulsa Terminar.
lesson-first-2-title = Una escalera
lesson-first-2 = Tres o más fichas de un color con números seguidos son una escalera. Baja el 4, el 5 y el 6.
lesson-first-3-title = Añadir
lesson-first-3 = Después de tu apertura puedes añadir fichas a cualquier fila de la mesa, sea de quien sea. ¿Dónde van tu 7 y tu 13?
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

## The others: a title, what to do, and what is said when it is done

lesson-group-title = La serie
lesson-group = Una serie son tres o cuatro fichas del mismo número y de colores distintos. Baja tu serie más grande.
lesson-group-done = Una serie nunca tiene dos veces el mismo color.
lesson-run-title = La escalera
lesson-run = Una escalera son tres o más números seguidos de un color. Baja tu escalera más larga.
lesson-run-done = El 1 es siempre el más bajo: después del 13 no viene nada.
lesson-first-lay-title = La apertura
lesson-first-lay = Tu apertura pide { $points } puntos con fichas de tu atril. Hazla.
lesson-first-lay-done = Varias combinaciones se suman, y un comodín vale la ficha a la que sustituye.
lesson-lay-off-title = Añadir
lesson-lay-off = Después de tu apertura puedes añadir fichas a todas las combinaciones de la mesa. Añade todas las que puedas.
lesson-lay-off-done = No importa quién bajó una combinación.
lesson-fourth-title = Tomar la cuarta ficha
lesson-fourth = Una serie de cuatro puede ceder una ficha. Toma una y baja una escalera nueva con ella y las tuyas.
lesson-fourth-done = A la serie le quedan tres fichas, así que sigue siendo válida.
lesson-shift-title = Desplazar una escalera
lesson-shift = Añade una ficha en un extremo de una escalera y toma la del otro extremo para una serie nueva.
lesson-shift-done = La escalera se ha desplazado un número.
lesson-split-title = Dividir una escalera
lesson-split = Una escalera larga puede convertirse en dos. Pon tu segunda ficha igual en el medio.
lesson-split-done = Tu ficha acaba una escalera o empieza la otra.
lesson-combined-split-title = División combinada
lesson-combined-split = Toma una ficha de una escalera y, con ella y la tuya, convierte una serie en dos.
lesson-combined-split-done = Dos combinaciones han cedido fichas, y todo sigue siendo válido.
lesson-multiple-split-title = División múltiple
lesson-multiple-split = Convierte varias escaleras en series para que todas tus fichas útiles encuentren sitio.
lesson-multiple-split-done = Cuando todo se mueve, cuenta primero las fichas de cada número.
lesson-joker-title = Bajar un comodín
lesson-joker = Un comodín sustituye a cualquier ficha. Baja el tuyo.
lesson-joker-done = En tu atril habría costado { $penalty } puntos al final.
lesson-exchange-title = Cambiar un comodín
lesson-exchange = Pon la ficha a la que sustituye un comodín en su lugar, y usa el comodín en una combinación nueva.
lesson-exchange-done = En una serie de tres, un comodín sustituye a cualquiera de los colores que faltan.
lesson-joker-new-title = El comodín forma algo nuevo
lesson-joker-new = Según este reglamento, un comodín liberado debe ir a una combinación nueva. Libéralo.
lesson-joker-new-done = Añadirlo a una combinación de la mesa no se habría permitido.
lesson-joker-other-title = El comodín va a otra combinación
lesson-joker-other = Según este reglamento, un comodín liberado debe ir a otra combinación, también de la mesa. Libéralo.
lesson-joker-other-done = No puede volver a la misma combinación.
lesson-joker-anywhere-title = El comodín va a cualquier sitio
lesson-joker-anywhere = Según este reglamento, un comodín liberado puede ir a cualquier sitio, incluso a su propia escalera. Libéralo.
lesson-joker-anywhere-done = Vale cualquier sitio en el que forme una combinación.
lesson-joker-table-title = Una ficha de la mesa por el comodín
lesson-joker-table = Según este reglamento, la ficha que sustituye al comodín puede venir de la mesa. Libera el comodín para una combinación nueva.
lesson-joker-table-done = Aun así tienes que bajar al menos una ficha de tu atril.
lesson-joker-rack-title = Una ficha del atril por el comodín
lesson-joker-rack = Según este reglamento, solo una ficha de tu atril puede ocupar el lugar de un comodín. Libéralo para una combinación nueva.
lesson-joker-rack-done = La misma ficha tomada de la mesa no se habría permitido.
lesson-joker-rest-title = Tomar un comodín sin cambiarlo
lesson-joker-rest = Según este reglamento, puedes tomar un comodín si lo demás sigue siendo válido. Úsalo en una combinación nueva.
lesson-joker-rest-done = Según casi todos los demás reglamentos, hay que poner la ficha correcta en su lugar.
lesson-joker-whole-title = Con comodín queda entera
lesson-joker-whole = Según este reglamento, no se toma ninguna ficha de una combinación con comodín. Baja dos fichas sin hacerlo.
lesson-joker-whole-done = Sí puedes añadirle fichas o cambiar su comodín.
lesson-joker-25-title = Un comodín vale 25
lesson-joker-25 = Según este reglamento, un comodín vale 25 puntos en la apertura, sustituya a lo que sustituya. Llega a { $points } puntos.
lesson-joker-25-done = Por eso un comodín ayuda más junto a números bajos.
lesson-clock-title = El reloj
lesson-clock = Según este reglamento, un turno dura como mucho { $seconds } segundos. Baja dos fichas antes de que se acabe el tiempo.
lesson-clock-done = Has acabado tu turno a tiempo.
lesson-clock-2 = Ahora deshaz una combinación, déjala sin acabar y espera a que se acabe el tiempo.
lesson-clock-2-done = Lo que no está acabado vuelve a su sitio, y robas { $drawn } fichas. Tras un turno sin cambios robas una.
lesson-clock-3 = La misma mesa con otro reglamento: acaba una combinación, deja otra sin acabar y espera.
lesson-clock-3-done = Según este reglamento, las combinaciones acabadas se quedan, y tus fichas sueltas vuelven al atril.
lesson-score-title = Los puntos
lesson-score = Baja tus últimas fichas. Lo que los demás tienen aún en su atril son tus puntos.
lesson-score-done = Quien gana recibe lo que pierden todos los demás.
lesson-score-2 = Al otro jugador le queda una ficha. Baja la que más te costaría.
lesson-score-2-done = Un comodín en el atril cuesta { $penalty } puntos según este reglamento.
lesson-score-3 = Cada ficha de tu atril cuesta tantos puntos como su número. Quédate con lo menos posible.
lesson-score-3-done = Baja primero las fichas altas si alguien puede cerrar pronto.

## Strategy

lesson-hold-back-title = Esperar
lesson-hold-back = Las fichas de la mesa ayudan a todos, las de tu atril solo a ti. A veces es mejor robar.
lesson-hold-back-1 = Tu 6 rojo encaja. Pero lo que bajas también sirve a los demás. Esta vez guárdalo: roba una ficha.
lesson-hold-back-1-done = Con tu 6 en la mesa, el otro jugador podría haber cerrado enseguida con el 7 y el 8.
lesson-hold-back-2 = El otro jugador ha bajado una serie. Ahora encajan todas tus fichas: bájalas.
lesson-hold-back-2-done = Un turno de espera, y has cerrado.
lesson-hold-back-2-figure = En { $rounds } rondas entre dos ordenadores iguales, el que esperaba hasta cinco turnos ganó { $won } de cada 100.
lesson-keep-fourth-title = Guardar la cuarta ficha
lesson-keep-fourth = Tres fichas bastan para una combinación. Si guardas la cuarta, tendrás una ficha que bajar en tu próximo turno.
lesson-keep-fourth-1 = Baja solo tres de tus sietes y guarda uno para tu próximo turno.
lesson-keep-fourth-1-done = En tu próximo turno su sitio seguirá libre, si nadie lo ocupa antes.
lesson-keep-fourth-2 = Vuelve a ser tu turno y no encaja nada más. Baja la ficha que guardaste en vez de robar una.
lesson-keep-fourth-2-done = Tienes una ficha menos, no una más.
lesson-keep-fourth-3 = Lo mismo con una escalera: baja tres fichas y guarda una que encaje en un extremo.
lesson-keep-fourth-3-done = Una ficha del medio de la escalera no puede esperar, una del extremo sí.
lesson-keep-fourth-3-figure = En { $rounds } rondas entre dos ordenadores iguales no hubo diferencia: el que siempre guardaba la cuarta ficha ganó { $won } de cada 100.
lesson-keep-joker-title = El comodín: ¿guardarlo o bajarlo?
lesson-keep-joker = Con un comodín encajan mejor tus últimas fichas. Pero si otro cierra antes que tú, cuesta { $penalty } puntos.
lesson-keep-joker-1 = Los demás tienen aún muchas fichas. Baja una ficha, pero no el comodín.
lesson-keep-joker-1-done = El comodín te ayudará cuando te queden pocas fichas.
lesson-keep-joker-1-figure = En { $rounds } rondas entre dos ordenadores iguales, el que guardaba sus comodines ganó { $won } de cada 100.
lesson-keep-joker-2 = Al otro jugador le queda una ficha. Ahora el comodín es un riesgo: bájalo.
lesson-keep-joker-2-done = En tu atril habría costado { $penalty } puntos si el otro jugador hubiera cerrado.
lesson-keep-joker-2-figure = Es prudente, pero no da mejor resultado: en { $rounds } rondas entre dos ordenadores que guardan sus comodines, el que los bajaba cerca del final ganó { $won } de cada 100.
lesson-shed-points-title = Cerca del final
lesson-shed-points = Cuando a alguien le quedan pocas fichas, las fichas altas de tu atril son un riesgo. Cómo quedarte con pocos puntos.
lesson-shed-points-1 = Al otro jugador le queda una ficha. Tu comodín encaja en dos escaleras: elige la que te deje menos puntos.
lesson-shed-points-1-done = Las fichas altas ya no están, y las dos bajas solo cuestan 3 puntos.
lesson-shed-points-2 = Al otro jugador le quedan dos fichas. Para ir sobre seguro, no esperes más: baja todo lo que encaje.
lesson-shed-points-2-done = En tu atril solo queda el 2.
lesson-shed-points-2-figure = Es prudente, pero no da mejor resultado: en { $rounds } rondas entre dos ordenadores que esperan, el que cerca del final bajaba todo lo que podía ganó { $won } de cada 100.
