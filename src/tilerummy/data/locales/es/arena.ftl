### Las órdenes `arena` y `bot`. Las variables están en en/arena.ftl.

cli-help-arena = Hace jugar a los ordenadores entre sí con los mismos repartos y mide los resultados.
cli-help-bot = Hace jugar a un ordenador por la entrada y la salida estándar, para otros programas.
cli-help-bots = Mostrar los ordenadores, por nivel.
cli-argument-bots = Nombres de ordenadores, o cmd:ORDEN para un programa propio; el último ocupa también los puestos que quedan.
cli-argument-bot = El nombre del ordenador.
cli-option-arena-edition = La edición, con variantes y reglas de la casa si quieres.
cli-option-arena-deals = Cuántos repartos; cada uno se juega en todas las rotaciones de los puestos.
cli-option-arena-seats = Cuántos puestos; si no se indica, tantos como ordenadores.
cli-option-arena-seed = La semilla de todos los repartos, en cifras hexadecimales.
cli-option-arena-jobs = Cuántos procesos; 0 usa todos los núcleos.
cli-option-arena-cluster = Juega en un clúster de Dask; la dirección de su planificador.
cli-option-arena-matrix = Todos contra todos, con dos puestos.
cli-option-arena-openings = Cuenta también los turnos en los que un ordenador pudo abrir y no lo hizo.
cli-option-arena-json = Escribe los resultados en JSON en este archivo.
cli-option-arena-plot = Dibuja los resultados.
cli-option-arena-rounds = Guarda en este archivo cada reparto acabado, para seguir tras una interrupción.
cli-option-arena-resume = Sigue tras una interrupción.

## Al jugar

cli-arena-deals = Repartos
cli-arena-two-needed = Hacen falta al menos dos ordenadores, y una matriz se juega con dos puestos.
cli-arena-seed = La semilla { $text } no tiene de 1 a 64 cifras hexadecimales.
cli-arena-file-exists = El archivo { $path } ya existe. Sigue con él con --resume o elige otro.
cli-arena-nothing-to-resume = No hay archivo con el que seguir: indícalo con --rounds o --json.

## Resultados

cli-arena-title = { $edition } · puestos: { $seats } · repartos: { $deals } · rondas: { $rounds } · semilla { $seed }
cli-arena-head-bot = Ordenador
cli-arena-head-win = Ganadas %
cli-arena-head-score = Puntos
cli-arena-head-tiles = Fichas por turno
cli-arena-head-opened = Abre en el turno
cli-arena-head-unopened = Nunca abre %
cli-arena-head-missed = Aperturas perdidas
cli-arena-head-time = ms por jugada
cli-arena-length = Turnos en una ronda: { $turns }
cli-arena-first = ventaja de quien empieza: { $share } %
cli-arena-ending-out = cerradas
cli-arena-ending-blocked = bloqueadas
cli-arena-ending-drawn = empatadas
cli-arena-ending-resigned = abandonadas
cli-arena-note = ± es un error estándar sobre los repartos. Elo con su intervalo del 95 %.
cli-arena-note-matrix = Rondas ganadas, en %, por el ordenador de la fila contra el de la columna; ± es un error estándar, sobre los repartos. Elo con su intervalo del 95 %, y la media de todos es 0.
cli-arena-note-matrix-short = Rondas ganadas, en %, por el ordenador de la fila contra el de la columna; el mayor error estándar sobre los repartos es { $error }. Elo: la media de todos es 0. El resto está en --json.
cli-arena-plot-share = Rondas ganadas, en %, con el intervalo del 95 %
cli-arena-plot-fair = parte justa
cli-arena-plot-matrix = Rondas ganadas, en % · { $edition } · repartos por pareja: { $deals }
cli-arena-plot-row = El ordenador de la fila contra el de la columna.

## bots

cli-bots-head-level = Nivel
cli-bots-head-name = Nombre
cli-bots-head-what = Qué hace
cli-bots-newcomer = Baja combinaciones de su atril y añade fichas a las de la mesa. Nunca toma fichas de la mesa.
cli-bots-learner = Mira una sola combinación de la mesa cada vez: una ficha sobrante, un comodín. Se le escapan tres fichas de cada diez.
cli-bots-regular = A veces reorganiza dos combinaciones de la mesa a la vez. De vez en cuando se le escapa una ficha.
cli-bots-solid = Mira diez pares de combinaciones antes de dejarlo.
cli-bots-skilled = Mira treinta veces tres combinaciones juntas.
cli-bots-strong = Ve toda la mesa y guarda sus comodines. De vez en cuando se le escapa una ficha.
cli-bots-expert = Sabe por miles de rondas lo que vale cada jugada, y baja si esperar no es claramente mejor.
cli-bots-master = Sabe por miles de rondas lo que vale cada jugada, y a menudo espera. Fuerte, pero poca compañía.
cli-bots-random = Referencia: algo sencillo al azar, o nada.
cli-bots-first-found = Referencia: lo primero que encuentra.
cli-bots-beginner = Referencia: solo combinaciones de su atril, y una de cada cuatro se le escapa. En la mesa: newcomer.
cli-bots-casual = Referencia: una combinación de la mesa cada vez, sin descuidos. En la mesa: learner.
cli-bots-steady = Referencia: en cada turno, el mayor número de fichas. En la mesa: strong.
cli-bots-max-value = Referencia: en cada turno, el mayor número de puntos.
cli-bots-miser = Referencia: el mayor número de fichas, los comodines solo para abrir o para cerrar.
cli-bots-patient-miser = Referencia: como miser, y durante seis turnos ningún comodín en la apertura.
cli-bots-shrewd = Referencia: los comodines solo para cerrar; con el mazo vacío cuentan los puntos. En la mesa: strong.
cli-bots-hoarder = Referencia: el master de 2026, que roba hasta bajar todo su atril de una vez.
cli-bots-expert-1 = Referencia: el expert antes de aprender: espera hasta dos turnos y luego baja la mitad más alta.
cli-bots-master-1 = Referencia: el master antes de aprender: abre con poco y acumula hasta bajar todo su atril de una vez.
cli-bots-natural = Baja, reorganiza y da vida a la mesa: tan fuerte como se puede ser bajando casi siempre.

## El corpus

cli-help-corpus = Hace jugar muchas rondas a los ordenadores y las escribe en archivos, para estudios y programas que aprenden.
cli-argument-corpus = La carpeta que se escribe. Tiene que ser nueva o estar vacía.
cli-argument-levels = Los ordenadores que juegan; si no se indica, los ocho niveles. El azar los sienta en cada ronda.
cli-option-corpus-turns = Cuántos turnos como mínimo; la última ronda se juega hasta el final.
cli-option-corpus-seed = La semilla de todo, en cifras hexadecimales. La misma semilla escribe los mismos bytes.
cli-option-corpus-edition = Una edición, con variantes y reglas de la casa si quieres; se puede repetir. Si no se indica, se turnan todas.
cli-option-corpus-seats = Cuántos puestos; si no se indica, lo decide el azar en cada ronda.
cli-option-corpus-jobs = Cuántos procesos; 0 usa todos los núcleos. Los archivos son los mismos.
cli-corpus-turns = Turnos
cli-corpus-done = El corpus está en { $path }. Rondas: { $rounds }, turnos: { $turns }, tamaño: { $size } MB.
cli-corpus-folder-in-use = La carpeta { $path } no está vacía. Elige una nueva o vacía.
