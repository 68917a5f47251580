### La mesa en el navegador. Los rechazos, las ediciones y las jugadas vienen del servidor; aquí está lo que dice la página.

## La página de inicio

web-puzzles = Problemas
web-your-name = Tu nombre
web-guest = Invitado
web-edition = Tu caja
web-sheet-in = Reglamento en
web-more = Ver más
web-players = Jugadores
web-rounds = Rondas
web-rounds-games = { $rounds } ({ $games } juegos)
web-clock = Reloj
web-clock-off = sin reloj
web-clock-sheet = como en el reglamento: { $time }
web-seat-number = Puesto { $number }
web-computer-listed = ordenador ({ $level })
web-sheet-variants = Variantes de este reglamento
web-sheet-readings = Otras lecturas de este reglamento
web-variants = Variantes
web-changed =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambios
    }
web-push-offer = Avísame cuando me toque
web-push-on = Este navegador te avisa cuando te toca.
web-push-stop = No avisarme más
web-push-denied = Tu navegador no admite mensajes de esta página. Puedes cambiarlo en los ajustes del navegador.
web-public-watch = Juegos para mirar
web-not-verified = sin verificar
web-not-verified-help = Este registro se ha importado. Sus repartos no se deducen de las semillas que indica.
web-stage-waiting = espera jugadores
web-stage-playing = en juego
web-stage-round-over = en pausa
web-stage-match-over = terminada
web-stage-closed = cerrada

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Aspecto
web-theme-auto = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-theme-contrast = alto contraste
web-tile-look = Fichas
web-tile-look-ivory = marfil
web-tile-look-plain = blanco liso
web-tile-look-colour = blanco sobre color
web-tile-look-night = oscuras
web-felt = Tapete
web-felt-green = verde
web-felt-blue = azul
web-felt-wine = granate
web-felt-slate = gris
web-sounds = Sonidos
web-sounds-off = apagados
web-sounds-quiet = bajos
web-sounds-normal = normales
web-sounds-loud = altos
web-vibration = Vibración
web-pace = Mostrar las jugadas de los demás
web-pace-slow = despacio
web-pace-normal = con calma
web-pace-fast = rápido
web-pace-off = nada
web-letters = Mostrar una letra por color
web-close = Cerrar
web-back = Volver

## Sentarse

web-link-here = Este enlace solo funciona en este dispositivo. Para que otras personas de tu red puedan jugar, inicia tilerummy play con --network o tilerummy serve con --host 0.0.0.0.
web-sit-down = Sentarse
web-leave = Dejar la mesa
web-seat-free = Puesto libre
web-save-table = Guardar los cambios
web-you = tú
web-link = Enlace a esta mesa
web-qr = Código QR del enlace
web-copy-link = Copiar el enlace
web-copied = Copiado
web-copy-by-hand = Este navegador no permite que la página copie. El texto está seleccionado: cópialo ahora.

## La mesa

web-table = Mesa
web-table-empty = Aquí todavía no hay nada.
web-table-empty-turn = La mesa está vacía. Arrastra fichas hasta aquí, o tócalas y luego toca la mesa.
web-first-lay = Tu apertura pide { $points } puntos.
web-rack = Tu atril
web-rack-count =
    { $count ->
        [one] Tu atril: { $count } ficha
       *[other] Tu atril: { $count } fichas
    }
web-rack-empty = Tu atril está vacío.
web-rack-up = Desplazar hacia arriba
web-rack-down = Desplazar hacia abajo
web-watching = Estás mirando.
web-row-named = Fila { $number }: { $tiles }
web-new-row = Fila nueva
web-repacked = La mesa estaba llena. Las filas se han juntado.
web-joker-as = comodín como { $tile }
web-joker-number = El comodín es un
web-fit = Ver todo
web-size = Tamaño de la mesa
web-smaller = Más pequeño
web-larger = Más grande
web-pool = Mazo
web-beside = Junto a la mesa
web-open-tile = última ficha
web-take = Tomar
web-sort = Ordenar el atril
web-sort-smart = Auto
web-sort-run-name = ordenar por color
web-sort-group-name = ordenar por número
web-sort-smart-name = primero las combinaciones

## Los jugadores

web-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
web-tile-left =
    { $count ->
        [0] { $tile }, no quedan
       *[other] { $tile }, quedan { $count }
    }
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-opened = ha abierto
web-not-opened = sin abrir
web-away = ausente
web-is-playing = está jugando
web-level-random = azar
web-level-beginner = principiante
web-level-casual = tranquilo
web-level-steady = sólido
web-level-shrewd = astuto
web-level-newcomer = principiante (1)
web-level-learner = tranquilo (2)
web-level-regular = aficionado (3)
web-level-solid = sólido (4)
web-level-skilled = hábil (5)
web-level-strong = fuerte (6)
web-level-expert = experto (7)
web-level-master = maestro (8)
web-substitute = Que un ordenador juegue por { $name }
web-away-offer = { $name } no está. ¿Que juegue un ordenador?
web-away-yes = Que juegue
web-away-agreed = Aceptas que un ordenador juegue por { $name }. También se pregunta a los demás.
web-level = Nivel del ordenador

## El turno

web-your-turn = Te toca
web-you-start = Empiezas tú.
web-turn-of = Le toca a { $name }. Puedes mover tus fichas y preparar tu jugada.
web-watching-turn = Le toca a { $name }.
web-turn-lay-or-draw = Te toca: baja fichas o roba.
web-turn-lay-or-pass = Te toca. El mazo está vacío: baja fichas o pasa.
web-turn-drawn = Puedes bajar con la ficha robada o pasar.
web-turn-discard = Descarta una ficha para acabar el turno: tócala y luego Descartar.
web-plan = Tu plan. Nadie más lo ve.
web-choose-place = ¿Adónde? Marco dorado lleno: una combinación. Discontinuo: un paso intermedio.
web-exchange = Cambiarla por el comodín
web-joker-in-hand = Tienes el comodín. Ponlo en una combinación en este turno.
web-opening = Puntos de la apertura
web-opening-label = Apertura
web-undo = Deshacer
web-redo = Rehacer
web-reset = Empezar el turno de nuevo
web-draw = Robar
web-draw-sure = Tus fichas vuelven al atril. ¿Robar?
web-pass = Pasar
web-discard = Descartar
web-end-turn = Terminar
web-seconds-left =
    { $count ->
        [one] Queda { $count } segundo.
       *[other] Quedan { $count } segundos.
    }
web-dealing = Se están repartiendo las fichas.
web-connecting = Conectando…
web-no-connection = No hay conexión. La página lo intenta de nuevo por sí sola.
web-reconnecting = Conexión perdida. Nuevo intento…
web-say-lifted = En la mano: { $tiles }. Las flechas eligen el sitio, Intro baja, Escape cancela.
web-say-put-back = Devuelto.

## Pistas

web-hint = Pista
web-hint-help =
    { $unit ->
        [game] Las pistas quedan anotadas en el registro del juego.
       *[round] Las pistas quedan anotadas en el registro de la ronda.
    }
web-hint-1 = ¿Puedo bajar?
web-hint-2 = ¿Qué fichas?
web-hint-3 = Enséñamelo
web-hint-0 = ¿Puedo cerrar?
web-hint-show = Bájalas por mí

## Reacciones

web-react = Enviar una reacción
web-reaction-well = ¡Bien jugado!
web-reaction-thanks = ¡Gracias!
web-reaction-oops = Uy…
web-reaction-hurry = Te toca, por favor
web-reaction-think = Déjame pensar…
web-reaction-bye = ¡Hasta pronto!

## El final

web-round-over =
    { $unit ->
        [game] El juego ha terminado
       *[round] La ronda ha terminado
    }
web-you-won =
    { $unit ->
        [game] ¡Has ganado el juego!
       *[round] ¡Has ganado la ronda!
    }
web-won-by =
    { $unit ->
        [game] { $name } ha ganado el juego
       *[round] { $name } ha ganado la ronda
    }
web-match-won = { $names } gana la partida
web-match-you-won = ¡Has ganado la partida!
web-match-shared = { $names } comparten la victoria
web-score-sheet = Hoja de puntos
web-total = Total
web-next-round =
    { $unit ->
        [game] Siguiente juego
       *[round] Siguiente ronda
    }
web-rematch = Jugar otra vez
web-look-back =
    { $unit ->
        [game] Repasar el juego
       *[round] Repasar la ronda
    }
web-waiting-for = Se espera a { $names }.
web-to-start = Página de inicio
web-to-table = Volver a la mesa

## El menú

web-menu = Menú
web-rules = Las reglas de esta mesa
web-sources = Las fuentes indican reglamento, idioma y línea: «002 en L133» es la línea 133 del texto inglés del reglamento 002.
web-rule-link = Qué dice el reglamento
web-log = Jugadas
web-again = Ver otra vez la última jugada
web-keys = Teclas
web-keys-press-again = Pulsa otra vez { $key } para confirmar.
web-record = Guardar el registro
web-resign =
    { $unit ->
        [game] Abandonar el juego
       *[round] Abandonar la ronda
    }
web-resign-sure = ¿Abandonar de verdad?
web-leave-sure = ¿Irte de verdad? Tu puesto sigue siendo tuyo; el enlace te trae de vuelta.
web-leave-sure-last = ¿Irte de verdad? Aquí no juega nadie más, así que la mesa se cerrará.
web-leave-sure-waiting = ¿Irte de verdad? Tu puesto queda libre. Mientras haya uno libre, el enlace te trae de vuelta.
web-leave-sure-host = ¿Irte de verdad? Tu puesto queda libre y otra persona se hace cargo de la mesa.
web-delete = Borrar la mesa
web-delete-sure = ¿Borrar la mesa con todo lo que se ha jugado en ella? No se puede deshacer.
web-table-closed = Esta mesa está cerrada.

## La lección

web-lesson = La lección
web-lesson-offer = ¿No conoces el juego? Apréndelo en dos minutos
web-lesson-step = Paso { $number } de { $count }
web-lesson-back = Un paso atrás
web-lesson-next = Paso siguiente
web-lesson-skip = Saltar la lección
web-lesson-done = ¡Bien hecho!
web-lessons-all = Todas las lecciones
web-lessons = Las lecciones
web-lesson-continue = Siguiente ejercicio
web-lesson-again = Otra vez
web-lesson-following = Siguiente lección
web-lesson-progress = { $done } de { $count } ejercicios hechos
web-first-game = Jugar tu primera partida
web-first-well = Lo que salió bien
web-first-won = Cerraste antes que nadie.
web-first-opened = Hiciste tu apertura.
web-first-lays =
    { $count ->
        [one] Bajaste fichas en { $count } turno.
       *[other] Bajaste fichas en { $count } turnos.
    }
web-first-left =
    { $count ->
        [one] Solo quedó { $count } ficha en tu atril.
       *[other] Quedaron { $count } fichas en tu atril.
    }
web-first-try = Cada turno en que añades fichas te acerca. Pide una pista cuando parezca que no encaja nada.
