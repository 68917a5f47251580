var e=`web-title = tilerummy · rummy con fichas, con las reglas de tu caja
web-headline = Rummy con fichas, con las reglas de tu caja
web-subline = Juega ya contra ordenadores, o manda un enlace a tus amigos. Sin cuenta, sin instalar nada.
web-no-page = No hay ninguna página en esta dirección.
web-play-computers = Jugar contra ordenadores
web-continue = Continuar
web-invite-friends = Invitar a amigos
web-one-device = Jugar en un solo dispositivo
web-open-record = Repasar un registro
web-open-lab = Estudiar una posición
web-compare-rules = Comparar las reglas de las cajas
web-real-table = En una mesa de verdad: puntos y reloj
web-set-up = Preparar la mesa
web-who-plays = Otros jugadores
web-a-friend = alguien, con el enlace
web-here = alguien aquí, en este dispositivo
web-a-computer = un ordenador, { $level }
web-hints-allowed = Pistas permitidas
web-computer-pace = Ritmo de los ordenadores
web-computer-pace-quick = rápido
web-computer-pace-natural = normal
web-computer-pace-slow = lento
web-make-public = Cualquiera puede sentarse
web-house-rules = Reglas de la casa
web-house-rules-help = Las reglas del reglamento, con las variantes elegidas. Los cambios quedan marcados.
web-by-the-sheet = Todo como en el reglamento
web-house = regla de la casa
web-number-range = Un número entero de { $low } a { $high }
web-as-printed = Como está impreso: { $value }
web-this-table = Esta mesa
web-create-link = Crear la mesa y obtener el enlace
web-start-playing = Empezar a jugar
web-my-tables = Mis mesas
web-my-tables-none = Aquí aparecen tus mesas.
web-public-tables = Mesas públicas
web-public-tables-none = Ninguna mesa espera jugadores en este momento.
web-public-watch-none = Ahora no se juega en ninguna mesa pública.
web-watch = Mirar
web-clock-seconds = { $count } segundos por turno
web-clock-minutes =
    { $count ->
        [one] { $count } minuto por turno
       *[other] { $count } minutos por turno
    }
web-clock-days =
    { $count ->
        [one] { $count } día por turno
       *[other] { $count } días por turno
    }
web-push-offer = Avísame cuando me toque
web-push-on = Este navegador te avisa cuando te toca.
web-push-stop = No avisarme más
web-push-denied = Tu navegador no admite mensajes de esta página. Puedes cambiarlo en los ajustes del navegador.
`;export{e as default};