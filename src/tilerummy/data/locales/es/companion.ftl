### La hoja de puntos de una mesa de verdad. La primera parte la escribe Python, también para el terminal: cómo acabó una
### ronda, quién va en cabeza, quién empieza. El resto está en la página. $name es un jugador, $names son varios.

companion-no-rounds =
    { $unit ->
        [game] No se ha jugado ningún juego.
       *[round] No se ha jugado ninguna ronda.
    }
companion-brief-out = { $name } cierra
companion-brief-hand = { $name } de golpe
companion-brief-blocked = { $name } tiene menos
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
companion-winners = La partida se reparte entre { $names }.
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
