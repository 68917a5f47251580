var e=`companion-no-rounds =
    { $unit ->
        [game] No se ha jugado ningún juego.
       *[round] No se ha jugado ninguna ronda.
    }
companion-brief-out = { $name } cierra
companion-brief-hand = { $name } de golpe
companion-brief-blocked = { $name } tiene menos puntos
companion-brief-drawn = empate
companion-leader-total =
    { $points ->
        [one] { $name } va en cabeza con { $points } punto.
       *[other] { $name } va en cabeza con { $points } puntos.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } va en cabeza con { $rounds } juego ganado ({ $points }).
       *[other] { $name } va en cabeza con { $rounds } juegos ganados ({ $points }).
    }
companion-leaders = En cabeza, empatados: { $names }.
companion-nobody-leads = Todavía no va nadie en cabeza.
companion-winner = { $name } gana la partida.
companion-winners = { $names } comparten la victoria.
companion-next-starter =
    { $unit ->
        [game] { $name } empieza el siguiente juego.
       *[round] { $name } empieza la siguiente ronda.
    }
companion-next-starter-redraw =
    { $unit ->
        [game] Decidid de nuevo quién empieza el siguiente juego.
       *[round] Decidid de nuevo quién empieza la siguiente ronda.
    }
companion-page = Hoja de puntos y reloj
companion-intro = Para quienes tienen la caja delante. Las hojas de puntos se quedan en este navegador.
companion-new = Partida nueva
companion-history = Tus partidas
companion-import = Abrir un archivo
companion-import-bad = Este archivo no es una hoja de puntos.
companion-storage-full = Este navegador no tiene espacio para la hoja de puntos. Guárdala como archivo.
companion-gone = Esta partida no está en este navegador.
companion-players = Jugadores, en sentido horario
companion-player = Jugador { $number }
companion-add-player = Añadir un jugador
companion-remove-player = Quitar al jugador { $number }
companion-starter = ¿Quién empieza?
companion-starter-open = Todavía no se sabe
companion-start = Empezar la partida
companion-change = Jugadores y duración
companion-on-turn = Le toca a { $name }
companion-choose-turn = ¿A quién le toca?
companion-next = Siguiente: { $name }
companion-begin = Poner en marcha el reloj
companion-pause = Pausa
companion-resume = Continuar
companion-time-up = Se acabó el tiempo.
companion-clock-own = tiempo propio
companion-seconds = Segundos por turno
companion-enter =
    { $unit ->
        [game] Anotar el juego
       *[round] Anotar la ronda
    }
companion-who-out = ¿Quién ha cerrado?
companion-nobody = Nadie
companion-hand = { $name } ha bajado todas las fichas en un turno, como apertura
companion-left = Lo que queda en los atriles
companion-points-of = Puntos de { $name }
companion-tiles-of = Fichas de { $name }
companion-tiles = Fichas
companion-photo = Foto del atril
companion-photo-of = Foto del atril de { $name }
companion-photo-private = Los puntos se cuentan con una foto del atril. La foto no sale de este dispositivo.
companion-take-back = Quitar { $tile }
companion-missing = Indica lo que le queda a { $name }.
companion-not-a-number = Escribe los puntos de { $name } como número entero o toca las fichas.
companion-edit = Cambiar: { $title }
companion-undo =
    { $unit ->
        [game] Borrar el último juego
       *[round] Borrar la última ronda
    }
companion-undo-sure = ¿Borrar esta línea de la hoja de puntos? { $title }, { $ending }. No se puede deshacer.
companion-delete = Eliminar la partida
companion-delete-sure = ¿Eliminar la hoja de puntos de { $names }? No se puede deshacer.
companion-lab = ¿Qué puedo bajar? ¿Está permitido?
companion-print = Imprimir
companion-share = Compartir
companion-export = Guardar como archivo
companion-checked =
    { $unit ->
        [game] Comprobado: los puntos de cada juego dan cero.
       *[round] Comprobado: los puntos de cada ronda dan cero.
    }
`;export{e as default};