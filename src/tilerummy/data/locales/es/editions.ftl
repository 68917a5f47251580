### Lo que las ediciones dicen de sí mismas. «basis-» es de dónde viene un valor, «-brief» lo mismo en una tabla; «variant-» es el
### nombre de una variante; «note-» es una observación; «edition-page-» es para las páginas de docs.

## De dónde viene un valor

basis-stated = lo dice
basis-implied = se deduce
basis-read = lectura nuestra, el reglamento admite dos
basis-default = elección nuestra, el reglamento calla
basis-offered = lo ofrece el reglamento
basis-reading = otra lectura del reglamento
basis-house = regla de la casa
basis-stated-brief = lo dice
basis-implied-brief = se deduce
basis-read-brief = lectura nuestra
basis-default-brief = elección nuestra
basis-offered-brief = variante
basis-reading-brief = lectura
basis-house-brief = regla de la casa
edition-other-reading = La otra lectura: { $variant }.
edition-no-other-reading = La otra lectura no se ofrece.
edition-variants-listed = Variantes: { $names }

## Variantes

variant-hand = Cerrar la mano
variant-discard-pile = Pila de descartes
variant-open-last-tile = Última ficha descubierta
variant-joker-colour = Comodines de color
variant-two-jokers = Dos de los cuatro comodines
variant-souvenir = Fichas de recuerdo como comodines adicionales
variant-souvenir-instead = Fichas de recuerdo en lugar de los comodines
variant-four-jokers = Cuatro comodines, como está impreso
variant-keep-three = Se quedan tres fichas, al pie de la letra
variant-rack-only = Ficha por el comodín solo del atril
variant-other-meld = Comodín liberado solo a otra combinación
variant-free-joker = Comodín liberado al reorganizar la mesa
variant-joker-groups-only = Las combinaciones con comodín se pueden dividir
variant-same-turn = La mesa se usa ya en el turno de la apertura
variant-any-player = Una sola apertura para todos
variant-wait = La ficha robada tiene que esperar
variant-all-loose = Todas las fichas sueltas al jugador
variant-on-failed-draw = Mazo vacío: se juega hasta que falte una ficha
variant-difference =
    { $unit ->
        [game] Juego bloqueado: solo la diferencia
       *[round] Ronda bloqueada: solo la diferencia
    }

## Observaciones sobre la caja y el comienzo

note-colours-from-example = Los colores salen del ejemplo de una serie; del 1 al 13 dos veces se deduce del total de 104 fichas.
note-colours-in-examples = Se dice que hay cuatro colores; solo los ejemplos muestran cuáles.
note-four-jokers-printed = Hay cuatro comodines impresos, pero 106 fichas de las que 104 llevan número dejan dos, y los otros idiomas dicen dos.
note-with-108-tiles = El juego tiene entonces 108 fichas.
note-seats-from-games = El número de juegos se da para dos, tres y cuatro jugadores.
note-four-racks = No se da el número de jugadores; la caja trae cuatro atriles.
note-joker-colour-silent = El color impreso en un comodín no significa nada.
note-joker-any-colour = Un comodín puede tener cualquier color.
note-one-joker-per-colour = Un comodín solo sustituye a fichas de su color; suponemos un comodín de cada color.
note-lot-in-french = Solo el texto francés dice cómo.
note-lot-no-method = Se elige quién empieza, pero no se dice cómo; lo echamos a suertes, como en los otros idiomas.
note-lot-is-fair = El sorteo es justo y no necesita más reglas.
note-joker-or-tie-redraw = Tras un comodín o un empate, los afectados roban otra vez; el reglamento no resuelve el empate.
note-clockwise-usual = Como en la mayoría de los reglamentos.
note-souvenirs-instead = Las fichas de recuerdo ocupan el lugar de los comodines; no cambia nada más.

## Observaciones sobre la apertura

note-minimum = Un mínimo, no una suma exacta.
note-forty-minimum = El texto pide una suma de 40; la leemos como un mínimo, como dice el texto francés.
note-whatever-tile = Sea cual sea la ficha a la que sustituye.
note-only-at-the-end = Un comodín vale 25 solo en un atril, al final.
note-rearranging-at-once = Lo dice para añadir fichas; que también se pueda reorganizar la mesa enseguida es elección nuestra.
note-rearranging-follows = Lo dice para añadir fichas; para reorganizar la mesa se deduce.
note-as-soon-as-opened = El derecho empieza en cuanto la apertura está en la mesa.
note-later-turns = Los textos alemán e inglés hablan de turnos posteriores; los otros idiomas no dicen cuándo.
note-later-turns-english = La mesa se puede usar en los turnos siguientes.
note-one-opening-for-all = Al pie de la letra basta una apertura para todos; los otros idiomas piden una a cada jugador.
note-drawn-tile-opens = Solo espera quien no llega a 40 ni después de robar; en los otros idiomas esperan todos.
note-wait-as-others = Como en los otros idiomas; este texto es seguramente una mala traducción.
note-turn-passes = Después de robar, pasa el turno.
note-lay-or-draw = En un turno se bajan fichas o se roba.
note-as-other-columns = Como en los otros dos idiomas del reglamento.

## Observaciones sobre la mesa y los comodines

note-three-stay = Quien toma solo una parte de una combinación debe dejar tres de sus fichas; pero se pueden tomar todas, así que aquí solo cuenta el resultado.
note-three-stay-example = De cada combinación quedan tres fichas: se refiere al resultado, pues el ejemplo del reglamento deja solo dos de las antiguas.
note-exchange-offered = Solo se describe el cambio; que un comodín no se libere de otra forma es lectura nuestra.
note-joker-like-any-tile = Para reorganizar la mesa se pueden quitar fichas, y un comodín es una de ellas.
note-free-any-way = Cambiando, añadiendo o dividiendo, mientras queden combinaciones válidas.
note-another-player = El reglamento deja que «otro jugador» cambie el comodín; aquí puede cualquiera en un turno posterior, porque una posición no recuerda quién lo bajó.
note-player-has-tile = Hay que tener la ficha, así que sale del atril.
note-tile-from-anywhere = No se dice de dónde sale la ficha; como todas las fichas de la mesa sirven para reorganizarla, también puede salir de ahí.
note-elsewhere = Un comodín liberado se usa en otro sitio; aquí vale también otro sitio de la misma combinación.
note-new-if-none-whole = Una combinación es nueva si ninguna combinación de la mesa ha pasado entera a formar parte de ella; un comodín liberado puede volver, por tanto, a lo que queda de su propia serie si se ha tomado una ficha de ella.
note-joker-keeps-place = Un comodín que conserva su sitio y su significado no estorba.
note-joker-groups = Las series con comodín no se dividen; como una serie es demasiado corta para eso, lo aplicamos a toda combinación, que solo puede crecer.
note-groups-cannot-be-divided = Si se trata solo de series de un mismo número, la frase no prohíbe nada, y se pueden tomar fichas de cualquier combinación.
note-example-splits = Un ejemplo divide una escalera con comodín.

## Observaciones sobre el reloj

note-no-limit = El reglamento no tiene límite de tiempo.
note-only-with-timer = El reglamento no tiene límite de tiempo; solo cuenta si añades uno.
note-limit-for-rearranging = El límite se da para reorganizar la mesa: el reloj empieza con el primer cambio de una combinación de la mesa y corre hasta el final del turno, aunque la combinación se vuelva a dejar como estaba.
note-pool-clause = Las fichas que nadie sepa devolver irían al mazo; un programa siempre sabe devolverlas.
note-valid-melds-stay = Solo se toman las fichas que están fuera de combinaciones válidas.
note-also-table-tiles = También las fichas que venían de la mesa.
note-own-tiles-return = Todo vuelve a su sitio, tus fichas al atril.
note-taken-back-or-kept = «Retirar» o «quedarse» lo referimos a las fichas propias; las de la mesa vuelven a una combinación que las admita, y si no, van a ti.
note-no-penalty = No se indica ninguna penalización.
note-idle-draws-one = Quien al acabarse el tiempo no ha bajado ni tomado ninguna ficha roba una.

## Observaciones sobre el final y la partida

note-pool-used-up = La ronda acaba en empate cuando se agota el mazo; leemos: enseguida, tras el turno que tomó la última ficha.
note-when-all-pass =
    { $unit ->
        [game] El reglamento no dice qué pasa cuando el mazo está vacío. Aquí se puede pasar; si todos pasan uno tras otro, el juego acaba en empate.
       *[round] El reglamento no dice qué pasa cuando el mazo está vacío. Aquí se puede pasar; si todos pasan uno tras otro, la ronda acaba en empate.
    }
note-all-pass = Que nadie pueda bajar fichas se lee así: todos pasan uno tras otro.
note-as-sheet-002 = Como en el reglamento afín 002, en inglés.
note-drawn-without-scores = Cada idioma lo dice a su manera; todos se refieren a un empate sin puntos.
note-drawn-scores-nothing = Un empate no da puntos.
note-blocked-general-rule = El reglamento dice quién gana, pero no cuánto; contamos como siempre el atril entero.
note-as-in-english = Como en el texto inglés.
note-sample-adds-up =
    { $unit ->
        [game] El ejemplo de puntuación suma los juegos.
       *[round] El ejemplo de puntuación suma las rondas.
    }
note-points-add-up = Los puntos positivos y negativos solo se pueden sumar.
note-starter-rotates =
    { $unit ->
        [game] El comienzo va rotando, para que cada cual empiece una vez en tantos juegos como jugadores.
       *[round] El comienzo va rotando, para que cada cual empiece una vez en tantas rondas como jugadores.
    }
note-new-setup = El juego siguiente repite toda la preparación.
note-new-setup-english = La nueva preparación incluye robar para ver quién empieza, como en el texto inglés.

## Observaciones sobre las variantes

note-variant-off = El reglamento lo ofrece como variante; vale solo si lo eliges.
note-no-hand = El reglamento no premia bajarlo todo de una vez.
note-no-open-tile = El reglamento no tiene ninguna ficha descubierta en el mazo.
note-no-waiver = La variante no perdona los puntos para abrir.
note-hand-with-waiver = Quien no ha bajado nada y vacía el atril en un solo turno con combinaciones propias dobla los puntos y no necesita el mínimo para abrir.
note-hand-without-waiver = Quien no ha bajado nada y vacía el atril en un solo turno con combinaciones propias dobla los puntos; el mínimo para abrir sigue valiendo.
note-discard-out = En cada turno: tomar una ficha, bajar si quieres, descartar una boca arriba. El siguiente jugador solo puede tomarla para una combinación nueva, y antes de abrir solo si los puntos de ese turno bastan. También se puede descartar la última ficha.
note-open-tile-out = Una ficha del mazo está descubierta; solo se puede tomar para cerrar enseguida.

## El texto italiano, que se interrumpe

note-text-ends = El texto se interrumpe antes; como en el texto alemán.
note-text-ends-timer = El texto se interrumpe antes; solo cuenta si añades un límite de tiempo.
note-text-ends-no-limit = El texto se interrumpe antes; suponemos que no hay límite de tiempo.
note-text-ends-variant = El texto se interrumpe antes; las variantes están desactivadas.

## Erratas, y lo que los reglamentos dejan abierto

note-group-of-two = Está impreso que una serie tiene dos o tres fichas; los otros idiomas y el ejemplo del texto dicen tres o cuatro. Así lo leemos.
note-whole-opening-first = Solo se añaden fichas cuando toda la apertura está en la mesa, no ya tras su primera combinación.
note-group-of-three = En una serie de tres, un comodín vale por cualquiera de los dos colores que faltan; se queda solo mientras falte una de las fichas a las que sustituía.
note-several-jokers = Se admiten varios comodines en una combinación, junto con al menos una ficha numerada; el reglamento no lo dice.
note-one-is-low = El 1 es el número más bajo y tras el 13 no viene nada; el reglamento no lo dice.
note-match-shared = Quienes acaban igualados comparten la victoria; el reglamento no lo dice.
note-resigning =
    { $unit ->
        [game] El reglamento no habla de abandonar. El juego acaba: quien abandona pierde los puntos de su atril, y los gana el atril más bajo de los demás.
       *[round] El reglamento no habla de abandonar. La ronda acaba: quien abandona pierde los puntos de su atril, y los gana el atril más bajo de los demás.
    }
note-lowest-rack-shared =
    { $unit ->
        [game] Si varios comparten el atril más bajo de un juego bloqueado, es empate y nadie puntúa; el reglamento no lo dice.
       *[round] Si varios comparten el atril más bajo de una ronda bloqueada, es empate y nadie puntúa; el reglamento no lo dice.
    }
note-draft-at-the-bell = Un turno vale solo cuando lo terminas: al acabarse el tiempo vuelven también las combinaciones válidas.
note-opening-too-late = Si el tiempo se acaba en una apertura demasiado baja, sus fichas vuelven y se roba una; el reglamento no lo dice.
note-souvenir-numbers = Dos comodines, dos más dos fichas de recuerdo, o dos fichas de recuerdo en su lugar; cualquier otro número es una regla de la casa.
note-fresh-melds = Al pie de la letra, tras la apertura solo se podría añadir a la mesa; admitimos también combinaciones nuevas.
note-taking-is-splitting = Tomar una sola ficha de una combinación con comodín también es dividirla; solo se compara la mesa antes y después.
note-voluntary-draw = El reglamento hace robar a quien no puede bajar fichas; aquí también puede robar quien podría bajarlas.
note-group-size = No se da el tamaño de una serie: tres o cuatro fichas. Se puede abrir con una sola serie.
note-blanks-aside = Las fichas en blanco se apartan antes de jugar.
note-piles-of-seven = Las fichas se apilan boca abajo en pilas de siete, la última de ocho. Cada jugador toma dos pilas de siete.
note-rest-in-sevens = Después del reparto, las demás fichas se apilan boca abajo en pilas de siete.
note-sevens-advised = El reglamento aconseja apilar las fichas boca abajo en pilas de siete antes del reparto.
note-pile-of-eight = Nadie toma la pila de ocho: cada jugador recibe catorce fichas.
note-open-tile-empty-pool = La ficha descubierta no es del mazo: si no queda otra, el mazo está vacío, y esa ficha sigue sirviendo solo para cerrar.
note-reuse-in-turn = Las fichas tomadas de la mesa se usan en el mismo turno; el texto dice juego.
note-tiles-at-random = Cada jugador elige sus fichas boca abajo, o sea, al azar.
note-freed-joker-placed = El texto no exige usar enseguida un comodín liberado, pero toda ficha tomada debe volver a la mesa.
note-one-draw-per-turn = Robar hasta que una ficha sirva se lee: una vez por turno; los puntos para abrir siguen valiendo.
note-no-call = El reglamento no pide ningún anuncio.
note-call-costs-nothing = Según el reglamento se anuncia el nombre del juego; olvidarlo no cuesta nada.
note-rounds-not-divided = El reglamento no divide una ronda en juegos.
note-not-named = El archivo no indica este campo.

## Las páginas de docs

edition-page-all = Todas las ediciones
edition-page-columns = Idiomas
edition-page-sheet = Reglamento
edition-page-title = Ediciones
edition-page-intro = Edición { $edition }, revisión { $revision }. Reglamento { $sheet }, { $languages }; { $tiles }.
edition-page-rules = Reglas
edition-page-values = Todos los valores y sus fuentes
edition-page-bases = Lo que significa cada valor está en { $policies } (en inglés). Lo dice: está en el reglamento. Se deduce: se sigue de sus palabras. Lectura nuestra: el reglamento se puede leer de dos formas, y la observación nombra la variante con la otra. Elección nuestra: el reglamento calla, y la observación da el motivo. Las fuentes son el reglamento, el idioma y la línea de nuestra transcripción.
edition-page-compared = Comparada con { $edition }
edition-page-same = Todos los valores son iguales; cambian las fuentes.
edition-page-variants = Variantes
edition-page-variants-none = El reglamento no ofrece ninguna. Aun así, toda regla se puede cambiar como regla de la casa.
edition-page-variants-off = Ninguna vale si no la eliges.
edition-page-written = Se escribe
edition-page-sets = Cambia
edition-page-origin = Origen
edition-page-open = Lo que el reglamento deja abierto, y cómo lo leemos
edition-page-sheets = Los reglamentos
edition-page-sheet-000 = alemán, francés, italiano y neerlandés, de 2022; en nuestra transcripción faltan las imágenes
edition-page-sheet-001 = alemán; en nuestra transcripción las páginas están desordenadas
edition-page-sheet-002 = alemán e inglés; en nuestra transcripción faltan las imágenes
edition-page-sheet-003 = francés, alemán e italiano; el texto italiano se interrumpe tras la apertura
edition-page-sheet-004 = alemán, francés, italiano, inglés y español, de 2007
edition-page-side-by-side = Quién dice qué
edition-page-legend = En negrita: no es lo que dice la mayoría de las ediciones. Letra tras el valor: { $implied } se deduce, { $read } lectura nuestra, { $default } elección nuestra; sin letra, lo dice.
