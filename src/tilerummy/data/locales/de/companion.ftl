### Der Punktezettel am echten Tisch. Den ersten Teil schreibt Python, auch für das Terminal: wie eine Runde endete, wer
### führt, wer beginnt. Der Rest steht auf der Seite. $name ist eine Person, $names sind mehrere.

companion-no-rounds =
    { $unit ->
        [game] Es wurde kein Spiel gespielt.
       *[round] Es wurde keine Runde gespielt.
    }
companion-brief-out = { $name } fertig
companion-brief-hand = { $name } auf einmal
companion-brief-blocked = { $name } am wenigsten
companion-brief-drawn = unentschieden
companion-leader-total =
    { $points ->
        [one] { $name } führt mit { $points } Punkt.
       *[other] { $name } führt mit { $points } Punkten.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } führt mit { $rounds } gewonnenen Spiel ({ $points }).
       *[other] { $name } führt mit { $rounds } gewonnenen Spielen ({ $points }).
    }
companion-leaders = Gemeinsam in Führung: { $names }.
companion-nobody-leads = Noch führt niemand.
companion-winner = { $name } gewinnt die Partie.
companion-winners = Den Sieg teilen sich { $names }.
companion-next-starter =
    { $unit ->
        [game] { $name } beginnt das nächste Spiel.
       *[round] { $name } beginnt die nächste Runde.
    }
companion-next-starter-redraw =
    { $unit ->
        [game] Bestimmt neu, wer das nächste Spiel beginnt.
       *[round] Bestimmt neu, wer die nächste Runde beginnt.
    }
