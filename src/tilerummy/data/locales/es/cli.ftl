### La línea de órdenes. Véase en/cli.ftl, donde están todos los nombres con sus variables.

## Común

cli-version = tilerummy { $version }
cli-error = Error: { $message }
cli-file-missing = No existe el archivo { $path }.
cli-folder-missing = No existe la carpeta { $path }.
cli-edition-several = Varias ediciones encajan con el nombre { $name }: { $editions }. Elige una.
cli-edition-none = No hay ninguna edición llamada { $name }. Las ediciones son: { $editions }.
cli-file-unreadable = No se puede leer el archivo { $path }.
cli-file-unwritable = No se puede escribir el archivo { $path }.
cli-file-exists = El archivo { $path } ya existe y se queda como está.
cli-file-written = { $path } está escrito.
cli-no-record = En { $path } no hay ningún registro.
cli-line = Línea { $line }: { $message }
cli-pair-expected = Cada línea necesita una posición, un tabulador y una jugada.
cli-seat-missing =
    { $seats ->
        [one] No hay puesto { $seat }: { $seats } puesto, contando desde 0.
       *[other] No hay puesto { $seat }: { $seats } puestos, contando desde 0.
    }
cli-move-missing =
    { $moves ->
        [0] No hay jugada { $number }: el registro no tiene ninguna.
        [one] No hay jugada { $number }: el registro solo tiene { $moves }.
       *[other] No hay jugada { $number }: el registro tiene { $moves }.
    }
cli-language-unknown = No hay mensajes en { $language }. Elige entre: { $languages }.
cli-interrupted = Interrumpido.
cli-answer-yes = s
cli-answer-no = n
cli-answer-expected = Responde { $yes } o { $no }.

## Progreso

cli-reading = Leyendo { $path }…
cli-checking = Comprobando…
cli-dealing = Repartiendo…
cli-working = Calculando…
cli-done = Hecho.

## Ayuda

cli-help = Rummy con fichas, según las reglas impresas.
cli-help-editions = Muestra qué dice un reglamento impreso, dónde lo dice y en qué se diferencia de otro.
cli-help-judge = Dice si una jugada vale y, si no, por qué.
cli-help-replay = Muestra una ronda registrada jugada a jugada.
cli-help-verify = Comprueba que en un registro se repartió y se robó limpiamente.
cli-help-draw = Dibuja una mesa y los atriles.
cli-help-score = Lleva la hoja de puntos de una partida en una mesa de verdad.
cli-help-play = Juega contra ordenadores.
cli-help-completion = Escribe un script que completa órdenes y ediciones en la shell.
cli-option-lang = Idioma de los mensajes.
cli-option-json = Responde en JSON, para programas.
cli-option-verify-kept = Lo que guardó tu página; lo muestra en «¿Fue limpio el reparto?».
cli-option-against = Muestra solo lo que cambia respecto a esta edición.
cli-option-at = Se detiene tras este número de jugadas.
cli-option-seat = Muestra solo lo que ve este puesto, contando desde 0.
cli-option-output = El archivo que se escribe.
cli-option-editions = Una carpeta con ediciones propias, en archivos TOML. TILERUMMY_EDITIONS la fija para todas las órdenes.
cli-option-version = Muestra la versión y termina.
cli-option-help = Muestra esta ayuda y termina.

## editions

cli-editions-title =
    { $count ->
        [one] { $count } edición
       *[other] { $count } ediciones
    }
cli-editions-head-key = Nombre
cli-editions-head-title = Qué es
cli-editions-head-languages = Idiomas
cli-editions-head-field = Regla
cli-editions-head-value = Valor
cli-editions-head-basis = Base
cli-editions-head-source = Fuente
cli-editions-head-note = Nota
cli-editions-revision = Revisión { $revision }
cli-editions-differences =
    { $count ->
        [one] { $one } y { $other } se diferencian en { $count } regla:
       *[other] { $one } y { $other } se diferencian en { $count } reglas:
    }
cli-editions-same = { $one } y { $other } tienen las mismas reglas.
cli-editions-options = Variantes de este reglamento
cli-editions-misprints = Erratas
cli-editions-notes = Lo que el reglamento deja abierto, y cómo se lee aquí
cli-editions-house = Reglas de la casa
cli-no-affiliation = tilerummy no tiene relación con ninguna editorial. Los nombres de productos son de sus dueños y solo indican de qué reglamento se trata.

## judge

cli-judge-legal = La jugada vale.
cli-judge-refused =
    { $count ->
        [one] La jugada no vale, por { $count } motivo:
       *[other] La jugada no vale, por { $count } motivos:
    }
cli-judge-reason = { $message } ({ $clause })

## Jugadas

cli-move-drew = { $name } roba: { $tile }.
cli-move-drew-hidden = { $name } roba una ficha.
cli-move-laid =
    { $count ->
        [one] { $name } baja { $count } ficha: { $melds }.
       *[other] { $name } baja { $count } fichas: { $melds }.
    }
cli-move-opened =
    { $points ->
        [one] { $name } abre con { $points } punto: { $melds }.
       *[other] { $name } abre con { $points } puntos: { $melds }.
    }
cli-move-rearranged =
    { $count ->
        [one] { $name } reorganiza la mesa y baja { $count } ficha: { $tiles }.
       *[other] { $name } reorganiza la mesa y baja { $count } fichas: { $tiles }.
    }
cli-move-passed = { $name } pasa.
cli-move-timeout =
    { $count ->
        [0] A { $name } se le acaba el tiempo.
        [one] A { $name } se le acaba el tiempo y roba { $count } ficha.
       *[other] A { $name } se le acaba el tiempo y roba { $count } fichas.
    }
cli-move-timeout-back =
    { $count ->
        [0] A { $name } se le acaba el tiempo: fichas devueltas.
        [one] A { $name } se le acaba el tiempo: fichas devueltas, { $count } robada.
       *[other] A { $name } se le acaba el tiempo: fichas devueltas, { $count } robadas.
    }
cli-move-timeout-kept =
    { $count ->
        [0] A { $name } se le acaba el tiempo. En la mesa queda: { $melds }.
        [one] A { $name } se le acaba el tiempo y roba { $count } ficha. En la mesa queda: { $melds }.
       *[other] A { $name } se le acaba el tiempo y roba { $count } fichas. En la mesa queda: { $melds }.
    }
cli-move-resigned = { $name } abandona.
cli-move-left = { $name } ha dejado la mesa.
cli-move-replaced = Ahora juega un ordenador por { $name }: { $computer }.
cli-move-back = { $name } ha vuelto.
cli-move-discarded = { $name } descarta: { $tile }.
cli-move-took-discard = { $name } toma el descarte ({ $tile }) y baja: { $melds }.
cli-move-took-open-tile = { $name } toma la ficha descubierta ({ $tile }) y lo baja todo.
cli-own-drew = Robas: { $tile }.
cli-own-drew-hidden = Robas una ficha.
cli-own-laid =
    { $count ->
        [one] Bajas { $count } ficha: { $melds }.
       *[other] Bajas { $count } fichas: { $melds }.
    }
cli-own-opened =
    { $points ->
        [one] Abres con { $points } punto: { $melds }.
       *[other] Abres con { $points } puntos: { $melds }.
    }
cli-own-extended =
    { $count ->
        [one] Añades { $count } ficha: { $tiles }.
       *[other] Añades { $count } fichas: { $tiles }.
    }
cli-own-rearranged =
    { $count ->
        [one] Reorganizas la mesa y bajas { $count } ficha: { $tiles }.
       *[other] Reorganizas la mesa y bajas { $count } fichas: { $tiles }.
    }
cli-own-passed = Pasas.
cli-own-timeout =
    { $count ->
        [0] Se te acaba el tiempo.
        [one] Se te acaba el tiempo y robas { $count } ficha.
       *[other] Se te acaba el tiempo y robas { $count } fichas.
    }
cli-own-timeout-back =
    { $count ->
        [0] Se te acaba el tiempo: fichas devueltas.
       *[other] Se te acaba el tiempo: fichas devueltas, robas { $count }.
    }
cli-own-timeout-kept =
    { $count ->
        [0] Se te acaba el tiempo. En la mesa queda: { $melds }.
        [one] Se te acaba el tiempo y robas { $count } ficha. En la mesa queda: { $melds }.
       *[other] Se te acaba el tiempo y robas { $count } fichas. En la mesa queda: { $melds }.
    }
cli-own-resigned = Abandonas.
cli-own-left = Has dejado la mesa.
cli-own-replaced = Ahora juega un ordenador por ti: { $computer }.
cli-own-back = Has vuelto.
cli-own-discarded = Descartas: { $tile }.
cli-own-took-discard = Tomas el descarte ({ $tile }) y bajas: { $melds }.
cli-own-took-open-tile = Tomas la ficha descubierta ({ $tile }) y lo bajas todo.
cli-own-out = Has bajado todas tus fichas.
cli-own-out-called = Anuncias «¡Rummy!» y has bajado todas tus fichas.
cli-own-hand = Has bajado todas tus fichas en un solo turno. Los puntos cuentan doble.
cli-own-hand-called = Anuncias «¡Rummy!» y has bajado todas tus fichas en un solo turno. Los puntos cuentan doble.
cli-own-blocked = El mazo está vacío y todos han pasado. Te quedan menos puntos que a los demás ({ $points }).
cli-own-won-resigned = { $name } abandona.

## Cómo acaba una ronda

cli-round-out =
    { $unit ->
        [game] { $name } lo ha bajado todo y gana el juego.
       *[round] { $name } lo ha bajado todo y gana la ronda.
    }
cli-round-out-called =
    { $unit ->
        [game] { $name } anuncia «¡Rummy!», lo ha bajado todo y gana el juego.
       *[round] { $name } anuncia «¡Rummy!», lo ha bajado todo y gana la ronda.
    }
cli-round-hand =
    { $unit ->
        [game] { $name } lo baja todo de golpe y gana el juego. Los puntos se doblan.
       *[round] { $name } lo baja todo de golpe y gana la ronda. Los puntos se doblan.
    }
cli-round-hand-called =
    { $unit ->
        [game] { $name } anuncia «¡Rummy!», lo baja todo de golpe y gana el juego. Los puntos se doblan.
       *[round] { $name } anuncia «¡Rummy!», lo baja todo de golpe y gana la ronda. Los puntos se doblan.
    }
cli-round-blocked =
    { $unit ->
        [game] El mazo está vacío y todos han pasado. { $name } tiene menos puntos que nadie en el atril ({ $points }) y gana el juego.
       *[round] El mazo está vacío y todos han pasado. { $name } tiene menos puntos que nadie en el atril ({ $points }) y gana la ronda.
    }
cli-round-drawn =
    { $unit ->
        [game] El juego acaba en empate. Nadie puntúa.
       *[round] La ronda acaba en empate. Nadie puntúa.
    }
cli-round-exhausted = Se ha robado la última ficha del mazo.
cli-round-cannot-draw = El mazo está vacío: ya no se puede robar.
cli-round-lowest-shared = El mazo está vacío, todos han pasado y los atriles más bajos están igualados.
cli-round-all-passed = El mazo está vacío y todos han pasado.
cli-round-resigned =
    { $unit ->
        [game] { $name } abandona y { $winner } gana el juego.
       *[round] { $name } abandona y { $winner } gana la ronda.
    }
cli-round-running =
    { $unit ->
        [game] El juego aún no ha terminado.
       *[round] La ronda aún no ha terminado.
    }
cli-start-drawn = Se roba para ver quién empieza: { $draws }
cli-start-drawn-again = Empate, se roba otra vez: { $draws }
cli-score-line = { $name }: { $points } (total { $total })

## replay

cli-replay-title = { $edition }: { $names }
cli-replay-round =
    { $unit ->
        [game] Juego { $number }
       *[round] Ronda { $number }
    }
cli-replay-lap = Vuelta { $lap }
cli-replay-seat = Puesto { $number }: { $name }
cli-replay-turn = Le toca a { $name }
cli-replay-start = El reparto
cli-replay-end = Fin del registro
cli-replay-clock = Tiempo usado: { $time }
cli-replay-illegal = La jugada { $number } va contra las reglas: { $message }

## verify

cli-verify-ok =
    { $count ->
        [0] Todo en orden: el reparto sale de la semilla, y no se robó nada.
        [one] Todo en orden: el reparto y { $count } ficha robada salen de la semilla.
       *[other] Todo en orden: el reparto y { $count } fichas robadas salen de la semilla.
    }
cli-verify-failed =
    { $count ->
        [one] Ha fallado { $count } comprobación:
       *[other] Han fallado { $count } comprobaciones:
    }
cli-verify-commitment = La semilla no es la que se fijó antes de la primera jugada.
cli-verify-deal = Las fichas repartidas a { $name } no salen de la semilla.
cli-verify-starter = Tenía que empezar { $wanted }, no { $found }.
cli-verify-starter-draw = Las fichas robadas para ver quién empieza no salen de la semilla: { $found } en lugar de { $wanted }.
cli-verify-draw = La ficha robada número { $number } no sale de la semilla: { $found } en lugar de { $wanted }.
cli-verify-result =
    { $unit ->
        [game] Como resultado pone { $found }, pero el juego acaba con { $wanted }.
       *[round] Como resultado pone { $found }, pero la ronda acaba con { $wanted }.
    }
cli-verify-illegal = La jugada { $number } va contra las reglas: { $message }
cli-verify-seed-missing = El registro no da su semilla, así que no se puede comprobar el reparto. Se anota tras la última jugada.
cli-verify-seed-missing-over =
    { $unit ->
        [game] El juego ha terminado, pero el registro no da su semilla, así que no se puede comprobar el reparto.
       *[round] La ronda ha terminado, pero el registro no da su semilla, así que no se puede comprobar el reparto.
    }
cli-verify-commitment-missing = Al registro le falta el compromiso inicial, así que nadie puede decir si la semilla estaba fijada de antemano.
cli-verify-hidden = El registro oculta algunas fichas robadas, así que no se pueden comprobar. Pide el registro completo.

## draw

cli-draw-written = El dibujo está en { $path }.

## score

cli-score-welcome = Una hoja de puntos para vuestra mesa. Intro acepta lo que está entre corchetes.
cli-score-ask-edition = ¿Con qué edición jugáis? [{ $default }]
cli-score-ask-players = ¿Cuántos jugadores? ({ $low }–{ $high })
cli-score-ask-name = Nombre del jugador { $number }
cli-score-ask-out = ¿Quién ha cerrado? (nombre o número; Intro si nadie)
cli-score-ask-rack = ¿Qué queda en el atril de { $name }? (fichas como r5k13j, o puntos)
cli-score-ask-all-passed = ¿Estaba vacío el mazo y pasaron todos? (s/n)
cli-score-ask-pool-empty =
    { $unit ->
        [game] ¿Acabó el juego en empate porque el mazo estaba vacío? (s/n)
       *[round] ¿Acabó la ronda en empate porque el mazo estaba vacío? (s/n)
    }
cli-score-ask-hand = ¿Lo ha bajado { $name } todo de golpe, ya en su apertura? (s/n)
cli-score-no-such-player = Aquí nadie se llama { $text }.
cli-score-sum =
    { $unit ->
        [game] Los puntos de un juego deben sumar cero, y estos suman { $sum }.
       *[round] Los puntos de una ronda deben sumar cero, y estos suman { $sum }.
    }
cli-score-head-total = Total
cli-score-head-won =
    { $unit ->
        [game] Juegos ganados
       *[round] Rondas ganadas
    }
cli-score-head-points = Puntos
cli-score-ask-next =
    { $unit ->
        [game] Intro: siguiente juego · u: deshacer el último juego · e: cambiar el último juego · q: terminar
       *[round] Intro: siguiente ronda · u: deshacer la última ronda · e: cambiar la última ronda · q: terminar
    }
cli-score-undone =
    { $unit ->
        [game] El juego { $number } queda deshecho.
       *[round] La ronda { $number } queda deshecha.
    }
cli-score-nothing-to-undo =
    { $unit ->
        [game] No hay ningún juego que deshacer.
       *[round] No hay ninguna ronda que deshacer.
    }
cli-score-edit =
    { $unit ->
        [game] Introduce otra vez el juego { $number }.
       *[round] Introduce otra vez la ronda { $number }.
    }
cli-score-saved = La hoja de puntos está en { $path }.

## More of the command line, in the order of the alphabet

cli-argument-file = Un archivo con un registro o una partida entera; - lee la entrada estándar.
cli-argument-key = El nombre de una edición; pueden seguir variantes y reglas de la casa, como ,hand,open_min=50. Sin él: todas las ediciones.
cli-argument-move = Una jugada en TRN: bajar, como :kbr10, robar +x, pass. Sin ella POSITION es - y se leen líneas con una posición, un tabulador y una jugada.
cli-argument-position = Una posición o una vista en TRN, entre comillas o con _ en lugar de espacios.
cli-argument-shell = La shell.
cli-draw-names = Hay { $names } nombres para { $seats } puestos.
cli-draw-no-lay = Esta jugada no baja nada que se pueda dibujar: { $move }.
cli-editions-brief-joker-penalty = Comodín
cli-editions-brief-jokers = Número
cli-editions-brief-legend = Apertura: puntos necesarios. Número: comodines en juego. Reloj: segundos por turno. Penalización: fichas que se roban al acabarse el tiempo. Comodín: puntos en contra al final.
cli-editions-brief-open-min = Apertura
cli-editions-brief-timeout-draw = Penalización
cli-editions-brief-timer-s = Reloj
cli-editions-more = { $command } editions NOMBRE muestra un reglamento entero; --against NOMBRE en qué se diferencia de otro.
cli-editions-printed = impreso: { $value }
cli-editions-sheet = Reglamento { $sheet }, { $languages }
cli-editions-sheet-only = Reglamento { $sheet }
cli-editions-unused = Desactivado, o sin efecto aquí
cli-file-no-text = El archivo { $path } no contiene texto UTF-8.
cli-file-trouble = { $path }: { $reason }.
cli-help-arguments = Argumentos:
cli-help-commands = Órdenes:
cli-help-options = Opciones:
cli-help-usage = Uso:
cli-move-extended =
    { $count ->
        [one] { $name } añade { $count } ficha: { $tiles }.
       *[other] { $name } añade { $count } fichas: { $tiles }.
    }
cli-option-draw-lay = Muestra la mesa tras esta jugada, con las fichas bajadas marcadas.
cli-option-draw-letters = Pone en cada ficha la letra de su color.
cli-option-draw-names = Los nombres de los jugadores, separados por comas.
cli-option-draw-theme = Claro u oscuro.
cli-option-draw-width = Ancho de la imagen en píxeles.
cli-option-replay-round = Solo esta ronda de una partida, contando desde 1.
cli-option-score-edition = La edición con la que jugáis, quizá con variantes y reglas de la casa.
cli-option-score-file = Lleva la hoja en este archivo, y la continúa si ya existe.
cli-option-score-players = Los nombres de los jugadores en el sentido de las agujas del reloj, separados por comas.
cli-option-score-print = Imprime la hoja y no pregunta nada.
cli-option-score-round = Una ronda en una línea, como «Ann cierra; Bo 12»; también varias veces.
cli-option-score-rounds = Cuántas rondas habéis acordado. Si no, una ronda si tiene un juego por jugador; en otro caso, una ronda por jugador.
cli-option-score-starter = Quién empezó la primera ronda.
cli-our-fault = Error interno de tilerummy ({ $fault }). Con TILERUMMY_DEBUG=1 ves dónde.
cli-replay-after =
    { $count ->
        [0] Antes de la primera jugada
        [one] Tras { $count } jugada
       *[other] Tras { $count } jugadas
    }
cli-replay-discards = Descartes de { $name }
cli-replay-open-tile = Ficha descubierta
cli-replay-other-seat = Este registro muestra solo lo que vio otro puesto, no lo que vio { $seat }.
cli-replay-round-missing =
    { $unit ->
        [game] No hay juego { $number }. Juegos en el archivo: { $rounds }.
       *[round] No hay ronda { $number }. Rondas en el archivo: { $rounds }.
    }
cli-replay-which-round =
    { $unit ->
        [game] El archivo tiene { $rounds } juegos. Di cuál con --round.
       *[round] El archivo tiene { $rounds } rondas. Di cuál con --round.
    }
cli-score-ask-more =
    { $unit ->
        [game] Se han jugado todos los juegos acordados. ¿Otro más? (s/n)
       *[round] Se han jugado todas las rondas acordadas. ¿Otra más? (s/n)
    }
cli-score-ask-rounds = ¿Cuántas rondas? [{ $default }]
cli-score-ask-rounds-games = ¿Cuántas rondas de { $games } juegos cada una? [{ $default }]
cli-score-ask-save = Archivo para la hoja de puntos (Intro: no guardar)
cli-score-ask-starter =
    { $unit ->
        [game] ¿Quién empieza el primer juego? (nombre o número; Intro si da igual)
       *[round] ¿Quién empieza la primera ronda? (nombre o número; Intro si da igual)
    }
cli-score-commands = En cualquier momento: { $undo } · { $edit } 2 · { $sheet } · { $help } · { $end }
cli-score-set-up-help = Responde a la pregunta, o acepta con Intro lo que está entre corchetes. «{ $undo }» vuelve a la pregunta anterior.
cli-score-file-help = Escribe el nombre de un archivo nuevo, o pulsa Intro para no guardar. «{ $undo }» vuelve a la hoja.
cli-score-nothing-to-take-back = Todavía no hay ninguna respuesta que deshacer.
cli-score-file-bad = El archivo { $path } no contiene una hoja de puntos.
cli-score-file-wrong = La hoja de puntos del archivo { $path } no puede ser correcta. { $message }
cli-score-half-told = Sin terminar: { $line }
cli-score-line-help =
    { $unit ->
        [game] Un juego entero en una línea: { $example }
       *[round] Una ronda entera en una línea: { $example }
    }
cli-score-number-expected = Da un número de { $low } a { $high }.
cli-score-other-sheet = { $path } contiene otra hoja: { $edition }, { $names }.
cli-score-rack-missing = Falta lo que le quedaba a { $name }.
cli-score-rack-twice = Lo que le quedaba a { $name } está dos veces.
cli-score-round-expected =
    { $unit ->
        [game] Esto no es un juego: { $text }. Escribe por ejemplo: { $example }.
       *[round] Esto no es una ronda: { $text }. Escribe por ejemplo: { $example }.
    }
cli-score-round-missing =
    { $unit ->
        [game] No hay juego { $number }. Juegos jugados hasta ahora: { $rounds }.
       *[round] No hay ronda { $number }. Rondas jugadas hasta ahora: { $rounds }.
    }
cli-score-two-out = Solo una persona puede haber cerrado.
cli-score-who-out = Di quién ha cerrado, o que no ha sido nadie: { $example }.
cli-score-word-blocked = bloqueada
cli-score-word-drawn = empate
cli-score-word-edit = cambiar
cli-score-word-end = fin
cli-score-word-hand = todo
cli-score-word-help = ayuda
cli-score-word-out = cierra
cli-score-word-sheet = hoja
cli-score-word-undo = deshacer
cli-usage = { $message } { $command } --help muestra cómo se hace.
cli-usage-choice = { $name } tiene que ser uno de estos: { $choices }.
cli-usage-command =
    { $close-count ->
        [0] No existe la orden { $name }. { $command } --help las enumera.
       *[other] No existe la orden { $name }. ¿Querías decir { $close }?
    }
cli-usage-extra = Esto sobra: { $text }. Una posición va entre comillas, o con _ en lugar de espacios.
cli-usage-missing = Falta { $name }.
cli-usage-number = { $name } tiene que ser un número de { $low } a { $high }.
cli-usage-option =
    { $close-count ->
        [0] No existe la opción { $option }.
       *[other] No existe la opción { $option }. ¿Querías decir { $close }?
    }
cli-usage-option-value = La opción { $option } está mal usada.
cli-verify-kept-commitment = La semilla no es la que se mostró a tu página antes del reparto.
cli-verify-kept-commitment-holds = La semilla es la que se mostró a tu página antes del reparto.
cli-verify-kept-hashes = Los hashes de los jugadores no son los que se mostraron a tu página.
cli-verify-kept-hashes-holds = Los hashes de los jugadores son los que se mostraron a tu página.
cli-verify-kept-entropy = Los bytes de tu página no se usaron.
cli-verify-kept-entropy-holds = Los bytes de tu página se usaron.
cli-verify-entropy = Los bytes de { $name } no estaban fijados antes del reparto.
cli-verify-entropy-holds = Todos añadieron solo bytes fijados antes del reparto, y los ordenadores ninguno.
cli-verify-commitment-holds = La semilla es la que se fijó antes de la primera jugada.
cli-verify-deal-differs = El reparto no sale de la semilla.
cli-verify-deal-holds = El reparto sale de la semilla.
cli-verify-draw-holds =
    { $count ->
        [0] No se ha robado nada.
        [one] { $count } ficha robada sale de la semilla.
       *[other] Las { $count } fichas robadas salen de la semilla.
    }
cli-verify-result-holds = El resultado sale de las jugadas.
cli-verify-starter-draw-holds = Las fichas robadas para ver quién empieza salen de la semilla.
