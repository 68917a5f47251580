### Un texto que no se puede leer, o algo que no puede existir. Véase en/errors.ftl.

error-illegal-move = Las reglas no permiten esta jugada. { $reasons }
error-illegal-move-at = La jugada { $number } del registro ({ $move }) va contra las reglas. { $reasons }

## Dónde está el fallo

error-place = { $message } (carácter { $place }, en la flecha: { $before }→{ $after })
error-place-line = { $message } (línea { $line }, carácter { $place }, en la flecha: { $before }→{ $after })
error-place-empty = { $message } (ahí no hay nada escrito)

## Fichas y combinaciones

error-tile-expected = Aquí va una ficha: la letra de un color y un número, por ejemplo r5, o j para un comodín.
error-tiles-missing = Aquí faltan fichas. Indícalas seguidas, por ejemplo r5k13j, o - si no hay ninguna.
error-text-after-tile = Sobra algo después de la ficha.
error-number-expected = Aquí va un número.
error-number-not-on-a-tile = Ninguna ficha lleva el número { $number }: van del 1 al 13.
error-meld-expected = Aquí va una combinación: una escalera como r3-7, una serie como kbr10 o unas fichas como [r5r6r7].
error-row-expected = Aquí van unas fichas entre corchetes: [r5r6r7].
error-run-descends = La escalera va hacia atrás. El número más bajo va primero.
error-joker-outside-run = Cada comodín necesita su propio sitio entre el primer y el último número de la escalera.
error-not-a-group = Esto no forma una serie de { $number } ({ $colours }): una serie tiene tres o cuatro colores distintos.
error-not-a-run = Esto no forma una escalera del { $first } al { $last } ({ $colour }): una escalera tiene al menos tres números seguidos.
error-not-a-meld = No es ni una serie ni una escalera: { $meld }.
error-two-readings = Estas fichas se pueden leer de dos maneras: { $meld }. Elige una: { $readings }.
error-tiles-not-there = Estas fichas no están: { $tiles }.
error-tiles-not-one-box = Estas fichas no son de una sola caja: { $tiles }.
error-tiles-of-other-colours = Estas fichas son de colores distintos de { $colours }: { $tiles }.
error-too-many-tiles = Son demasiadas fichas: no puede haber más de { $most }.
error-more-than-in-the-box = Hay más de las que trae la caja: { $tiles }.
error-no-such-tile = No hay ninguna ficha de color { $colour } con el número { $number }.
error-wrong-type = { $field } tiene que ser { $wanted }, no { $value }.
error-language-unknown = No hay mensajes en { $language }. Elige entre: { $known }.

## Jugadas

error-move-expected = Aquí va una jugada: bajar como :kbr10, robar con +x, pass o resign.
error-colon-expected = Faltan los dos puntos: se escriben las combinaciones que se quitan, dos puntos y las que se ponen.
error-other-move-expected = Es una jugada, pero no del tipo que hace falta aquí ({ $wanted }).
error-draw-without-tile = Esta jugada no dice qué fichas se robaron: { $move }.

## Posiciones

error-six-fields-expected =
    { $found ->
        [one] Una posición tiene seis partes separadas por espacios, y una más por cada variante; aquí solo hay { $found }.
       *[other] Una posición tiene seis partes separadas por espacios, y una más por cada variante; aquí hay { $found }.
    }
error-seats-expected = Aquí van los puestos que ya han abierto, por ejemplo 02, o - si no hay ninguno.
error-turn-expected = Aquí va el puesto que tiene el turno, por ejemplo 0.
error-clock-expected = Aquí van la vuelta y las veces seguidas que se ha pasado, por ejemplo 3.0.
error-fields-of-variants = Los descartes y la ficha descubierta necesitan una parte propia al final, y solo donde se juega con ellos.
error-open-tile-expected = Aquí va la ficha descubierta, por ejemplo ^r5, o ^- si ya no está.
error-seats-out-of-range = Esto es para { $range } jugadores, no para { $seats }.
error-no-such-seat =
    { $seats ->
        [one] No hay un puesto { $seat }: en esta mesa solo hay { $seats } puesto, y se cuenta desde 0.
       *[other] No hay un puesto { $seat }: en esta mesa solo hay { $seats } puestos, y se cuenta desde 0.
    }
error-no-such-stage = Con estas reglas, un turno no puede haber llegado a «{ $stage }».
error-discards-without-pile = Hay descartes, pero estas reglas no los tienen, o faltan los de algún puesto.
error-open-tile-without-variant = Hay una ficha descubierta, pero estas reglas no la tienen.
error-rack-unknown = De este atril hay que conocer todas las fichas.
error-rack-unknown-in-position = En una posición hay que conocer todos los atriles. Para atriles ocultos están View.parse y parse_situation.

## Ediciones y reglas de la casa

error-edition-expected = Aquí va una edición: su nombre y, tras comas, las variantes y las reglas de la casa.
error-edition-unknown =
    { $close-count ->
        [0] No hay ninguna edición llamada { $key }.
       *[other] No hay ninguna edición llamada { $key }. ¿Querías decir { $close }?
    }
error-edition-revision-unknown = { $key } no tiene la revisión { $revision }; la más nueva es { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } no tiene la variante { $variant }, ni ninguna otra.
        [one] { $key } no tiene la variante { $variant }, solo { $choices }.
       *[other] { $key } no tiene la variante { $variant }. Hay estas: { $choices }.
    }
error-house-rule-expected = Aquí va una variante del reglamento o una regla de la casa, por ejemplo open_min=50.
error-house-rule-twice = La regla { $field } se cambia dos veces. Cámbiala una sola vez.
error-house-rule-value-expected = La regla de la casa { $field } ({ $rule }) necesita un valor: { $field }=…
error-rule-unknown =
    { $close-count ->
        [0] No hay ninguna regla llamada { $field }.
       *[other] No hay ninguna regla llamada { $field }. ¿Querías decir { $close }?
    }
error-rule-value-unknown = La regla { $field } ({ $rule }) no puede ser { $value }. Valores posibles: { $choices }.
error-rule-number-expected = La regla { $field } ({ $rule }) necesita un número.
error-rule-out-of-range = La regla { $field } ({ $rule }) no puede ser { $value }. Valores posibles: { $range }.
error-rule-value-impossible = La regla { $field } ({ $rule }) no puede ser { $value }.
error-deal-too-large = { $deal } fichas para cada uno de los { $seats } jugadores son demasiadas. Aquí se reparten como máximo { $most }.
error-joker-colours = La regla { $field } ({ $rule }) necesita un comodín de cada color: { $needed }. Comodines en esta caja: { $jokers }. Añade también jokers={ $needed }, si tu caja tiene tantos.
error-edition-file-unreadable = No se puede leer el archivo de edición { $file }: { $reason }.
error-edition-file-syntax = El archivo de edición { $file } no es TOML válido: { $reason }.
error-edition-file-missing = En el archivo de edición { $file } falta la entrada { $field }.
error-edition-file-unexpected = En el archivo de edición { $file } hay una entrada desconocida: { $field }.
error-edition-file-value = En el archivo de edición { $file }, { $field } no puede ser { $value }.
error-edition-file-choice = En el archivo de edición { $file }, { $field } no puede ser { $value }. Valores posibles: { $choices }.
error-edition-file-taken = El archivo de edición { $file } tiene la clave { $key }, que es de una edición incluida. Elige otra clave.
error-edition-file-changed = El archivo de edición { $file } describe { $key } en la revisión { $revision }, ya cargada con otro contenido. Ponle una revisión más alta.
error-edition-folder-missing = No hay ninguna carpeta de ediciones { $folder }.

## Registros y partidas

error-record-token = No es ni una etiqueta, ni una vuelta, ni una jugada, ni un comentario entre llaves.
error-one-record-expected =
    { $found ->
        [0] Aquí tiene que haber un registro, y no hay ninguno.
       *[other] Aquí tiene que haber un registro, y hay { $found }.
    }
error-notation-version = Este registro está escrito en la notación { $version }; aquí solo se puede leer la notación 1.
error-start-missing = Falta la etiqueta Start: antes de la primera jugada hay que decir cómo empieza la ronda.
error-second-start = La ronda ya tiene un Start. Un registro nuevo empieza con su etiqueta Notation.
error-second-tag = La etiqueta { $name } aparece dos veces. Ponla una sola vez.
error-lap-number = No es la vuelta que se está jugando aquí.
error-entry-of-other-seat = La jugada { $move } está anotada para el puesto { $seat }, pero le toca al puesto { $turn }.
error-remark-without-move = Un comentario va detrás de una jugada, uno por cada una.
error-second-clock = Con un tiempo por jugada basta.
error-tag-name = { $name } no puede ser una etiqueta: solo letras y cifras, y no Notation, Revision ni Start.
error-tag-unprintable = La etiqueta { $name } tiene que caber en una línea.
error-tag-too-long = La etiqueta { $name } tiene { $length } caracteres; el máximo es { $most }.
error-too-many-tags = Son demasiadas etiquetas: no puede haber más de { $most }.
error-comment-unprintable = Esto no puede ser un comentario: { $comment }. Tiene que caber en una línea, sin llaves.
error-comment-too-long = El comentario tiene { $length } caracteres; el máximo es { $most }.
error-clock-out-of-range =
    { $seconds ->
        [one] Un tiempo de { $seconds } segundo no se puede anotar.
       *[other] Un tiempo de { $seconds } segundos no se puede anotar.
    }
error-seed-missing = El registro no da su semilla, así que no se puede comprobar el reparto.
error-commitment-missing = Al registro le falta el compromiso inicial, así que nadie puede decir si la semilla estaba fijada de antemano.
error-entropy-unreadable = «{ $entropy }» no es lo que añadieron los puestos: cifras hexadecimales para cada puesto, como máximo { $most } bytes, «-» para nada, separadas por «/».
error-kept-unreadable = «{ $kept }» no es lo que guarda una página: un hash, los hashes de los puestos y sus propios bytes, separados por «:».
error-kept-of-no-round = Ninguna ronda de este registro es aquella de la que tu página guardó esto.
error-seed-length = Una semilla tiene { $wanted } bytes, escritos con el doble de cifras hexadecimales; esta tiene { $bytes }.
error-round-not-over = La ronda aún no ha terminado.
error-no-round = No se está jugando ninguna ronda.
error-round-without-end = Tras { $moves } jugadas la ronda no había terminado, así que se ha detenido.
error-match-over =
    { $rounds ->
        [one] La partida ha terminado: estaba acordada { $rounds } ronda.
       *[other] La partida ha terminado: estaban acordadas { $rounds } rondas.
    }
error-games-not-whole-rounds = Aquí una ronda tiene { $size } juegos, así que el número de juegos debe ser un múltiplo de { $size }, no { $games }.
error-round-of-other-seats = Esta ronda la jugaron { $seats } jugadores, pero la partida es para { $wanted }.
error-round-of-other-edition = Esta ronda se jugó con { $edition }, pero la partida se juega con { $wanted }.
error-name-unprintable = Uno de estos nombres no se puede anotar: { $names }. Un nombre no lleva barras y cabe en una línea.
error-names-not-of-seats = Para { $seats } puestos hacen falta { $seats } nombres, uno por puesto, o ninguno. Nombres dados: { $names }.
error-scores-not-zero = Los puntos de una ronda deben sumar cero, y estos suman { $total }.
error-score-name-twice = Ya hay alguien que se llama { $name }. Elige otro nombre.
error-score-name-bad = «{ $name }» no sirve como nombre: de 1 a { $most } caracteres, ninguno de { $signs } y no solo cifras.
error-score-no-hand = Aquí los puntos no se doblan. Activa la variante «hand», si el reglamento la tiene, o pon hand_double=yes.
error-score-rack-expected = Da las fichas, por ejemplo r5k13j, o los puntos en cifras.
error-score-rack-not-empty = { $name } ha cerrado, así que en ese atril no puede quedar nada.
error-score-rack-empty = El atril de { $name } está vacío. Entonces { $name } ha cerrado.
error-score-too-many-points = A { $name } no le pueden quedar más de { $most } puntos: es toda la caja.
error-score-racks =
    { $count ->
        [one] Se ha anotado { $count } atril, pero hay { $seats } jugadores. Anota un atril por cada jugador.
       *[other] Se han anotado { $count } atriles, pero hay { $seats } jugadores. Anota un atril por cada jugador.
    }

## El solucionador, para quien lo llama desde un programa

error-no-such-shape = Estos números no son una combinación: { $shape }.
error-problem-size = Una pregunta al solucionador enumera { $counts } tipos de ficha.
error-problem-copies = Una pregunta al solucionador tiene como mucho { $most } fichas de cada tipo.
error-problem-jokers = Una pregunta al solucionador tiene como mucho { $most } comodines.
error-problem-weight = Los pesos de esta pregunta son negativos o demasiado grandes: en total, como mucho { $most }.
error-problem-joker-colours = Una pregunta tiene como mucho un comodín por color, y no junto con otros: { $colours }.
error-count-out-of-range = Las aperturas se cuentan para { $jokers } comodines y { $least } puntos como mucho.
error-odds-tiles = Se reparten de 1 a { $most } fichas, no { $tiles }.
error-odds-not-exact = Esto no se puede contar con exactitud: las aperturas se cuentan hasta { $least } puntos, con { $jokers } comodines como mucho que valen la ficha a la que sustituyen, y con comodines sin color. Quita --exact.
error-goal-unknown = El solucionador no tiene ningún objetivo llamado { $name }. Hay estos: { $known }.
error-backend-unknown = El solucionador no tiene ninguna versión llamada { $name }. Hay estas: { $known }.

## Programas de fuera, y la arena donde juegan muchas rondas

error-no-such-computer = Ningún ordenador se llama { $name }. Hay estos: { $choices }.
error-no-evaluation = Las rondas de { $edition } con { $seats } puestos no se pueden valorar: reglas así no se conocen lo bastante.
error-round-over = La ronda ha terminado.
error-cannot-be-laid = Estas fichas no se pueden bajar: { $tiles }.
error-outsider-not-started = El programa { $command } no ha podido arrancar: { $reason }.
error-outsider-ended = El programa { $command } se ha parado antes del final de la ronda (estado { $status }).
error-outsider-too-slow = El programa { $command } ha tardado demasiado en responder.
error-outsider-unreadable = No se puede leer la respuesta del programa { $command }: { $text }.
error-outsider-version = El programa { $command } usa la versión { $found } del protocolo; hace falta la versión { $wanted }.
error-cluster-not-installed = Para esto hace falta el paquete distributed, que aquí no está instalado.
error-cluster-unreachable = El clúster de { $address } no responde: { $reason }.
error-journal-line = La línea { $line } del diario no se puede leer. Quítala o empieza un diario nuevo.
error-deals-too-few = Hay que jugar al menos un reparto, no { $deals }.
error-computers-too-few = Una arena necesita al menos dos ordenadores, no { $computers }.
error-computer-name-twice = Dos ordenadores distintos se llaman { $name }. Dale a cada uno su propio nombre.
error-computer-not-sendable = El ordenador { $name } no se puede enviar a otro proceso: { $reason }. Defínelo en un archivo que se pueda importar, o juega con un solo proceso.
error-workers-ended = Los procesos que juegan han terminado antes de tiempo. Un programa que inicia estos procesos tiene que hacerlo en su parte principal, tras la comprobación habitual de __name__.

## Problemas

error-puzzle-fields = Un problema tiene { $fields } campos separados por tabuladores, no { $found }.
error-puzzle-goal = Ningún objetivo de problema se llama { $name }. Hay: { $known }.
error-puzzle-grade = Un problema tiene un grado de { $low } a { $high }, no { $grade }.
error-puzzle-id = El identificador de este problema es { $expected }, no { $id }.
error-no-such-puzzle = No hay ningún problema { $id }. La orden puzzles list los muestra todos.
error-no-puzzles = No hay problemas para la edición { $edition }.
error-puzzles-not-found = No se han encontrado más problemas en { $rounds } rondas de la edición { $edition }.
error-task-kind = Ningún tipo de pregunta se llama { $name }. Hay: { $known }.

## Fotos

error-photo-extra-missing = Para leer fotos hace falta el paquete { $package }, que aquí no está instalado; pip install tilerummy[photo] lo instala.
error-photo-too-large = La foto tiene { $megapixels } millones de píxeles, y el límite son { $most } millones. Guárdala más pequeña.
error-photo-too-long = La imagen tiene { $width } × { $height } píxeles, y el lado más largo puede tener { $most } como máximo. Recórtala, o guárdala más pequeña.
error-photo-file-too-large = El archivo ocupa más de { $most } millones de bytes. Guarda la foto más pequeña.
error-photo-too-small = La imagen solo tiene { $width } × { $height } píxeles. Usa la foto original.
error-photo-format = El archivo no es una foto en JPEG, PNG o WebP. Guárdala en uno de estos formatos.
error-photo-broken = La foto está dañada y no se puede abrir. Cópiala otra vez, o haz otra.
error-photo-kind = Una foto muestra una mesa o un atril, no { $kind }. Elige table o rack.
