var e=`web-round-over =
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
web-waiting-for = Se espera a { $names }.
web-record = Guardar el registro
web-resign =
    { $unit ->
        [game] Abandonar el juego
       *[round] Abandonar la ronda
    }
web-resign-sure = ¿Abandonar de verdad?
web-leave = Dejar la mesa
web-leave-sure = ¿Irte de verdad? Tu puesto sigue siendo tuyo; el enlace te trae de vuelta.
web-leave-sure-last = ¿Irte de verdad? Aquí no juega nadie más, así que la mesa se cerrará.
web-leave-sure-waiting = ¿Irte de verdad? Tu puesto queda libre. Mientras haya uno libre, el enlace te trae de vuelta.
web-leave-sure-host = ¿Irte de verdad? Tu puesto queda libre y otra persona se hace cargo de la mesa.
web-delete = Borrar la mesa
web-delete-sure = ¿Borrar la mesa con todo lo que se ha jugado en ella? No se puede deshacer.
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
`;export{e as default};