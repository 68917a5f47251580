var e=`web-puzzles = Problemas
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
web-public-watch = Partidas para mirar
web-not-verified = sin verificar
web-not-verified-help = Este registro se ha importado. Sus repartos no se deducen de las semillas que indica.
web-stage-waiting = espera jugadores
web-stage-playing = en juego
web-stage-round-over = en pausa
web-stage-match-over = terminada
web-stage-closed = cerrada
web-settings = Ajustes
web-close = Cerrar
web-back = Volver
web-link-here = Este enlace solo funciona en este dispositivo. Para que otras personas de tu red puedan jugar, inicia tilerummy play con --network o tilerummy serve con --host 0.0.0.0.
web-sit-down = Sentarse
web-seat-free = Puesto libre
web-save-table = Guardar los cambios
web-you = tú
web-link = Enlace a esta mesa
web-qr = Código QR del enlace
web-copy-link = Copiar el enlace
web-copied = Copiado
web-copy-by-hand = Este navegador no permite que la página copie. El texto está seleccionado: cópialo ahora.
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
web-repacked = La mesa estaba llena. Las combinaciones se han juntado.
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
web-away-offer = { $name } no está. Toca el nombre de arriba para que juegue un ordenador.
web-away-yes = Que juegue
web-away-agreed = Aceptas que un ordenador juegue por { $name }. También se pregunta a los demás.
web-level = Nivel del ordenador
web-your-turn = Te toca
web-you-start = Empiezas tú.
web-turn-of = Le toca a { $name }. Puedes mover tus fichas y preparar tu jugada.
web-watching-turn = Le toca a { $name }.
web-turn-lay-or-draw = Te toca: baja fichas o roba.
web-turn-draw = Te toca: roba una ficha.
web-turn-take-or-draw = Te toca: roba, o toma el descarte y bájalo enseguida.
web-turn-lay-or-pass = Te toca. El mazo está vacío: baja fichas o pasa.
web-turn-drawn = Puedes bajar con la ficha robada o pasar.
web-turn-lay-or-discard = Baja fichas si puedes. Para acabar el turno, toca una ficha y luego Descartar.
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
web-pass-sure = Tus fichas vuelven al atril. ¿Pasar?
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
web-hint-4 = Mejor probabilidad
web-hint-show = Bájalas por mí
web-react = Enviar una reacción
web-reaction-well = ¡Bien jugado!
web-reaction-thanks = ¡Gracias!
web-reaction-oops = Uy…
web-reaction-hurry = Te toca, por favor
web-reaction-think = Déjame pensar…
web-reaction-bye = ¡Hasta pronto!
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
web-to-start = Página de inicio
web-to-table = Volver a la mesa
web-menu = Menú
web-rules = Las reglas de esta mesa
web-sources = Las fuentes indican reglamento, idioma y línea: «002 en L133» es la línea 133 del texto inglés del reglamento 002.
web-sources-show = Mostrar las fuentes
web-rule-link = Qué dice el reglamento
web-log = Jugadas
web-again = Ver otra vez la última jugada
web-keys = Teclas
web-keys-press-again = Pulsa otra vez { $key } para confirmar.
web-table-closed = Esta mesa está cerrada.
web-lesson = La lección
web-lesson-offer = ¿No conoces el juego? Apréndelo en dos minutos
web-lesson-unknown = Esta lección no existe.
web-puzzle-unknown = Este problema no existe.
web-lesson-back = Un paso atrás
web-lesson-next = Paso siguiente
web-lessons-all = Todas las lecciones
`;export{e as default};