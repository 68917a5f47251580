### Het scoreblad aan een echte tafel. Het eerste deel schrijft Python, ook voor de terminal: hoe een ronde eindigde, wie
### voorstaat, wie begint. De rest staat op de pagina. $name is een speler, $names zijn er meer.

companion-no-rounds =
    { $unit ->
        [game] Er is geen spel gespeeld.
       *[round] Er is geen ronde gespeeld.
    }
companion-brief-out = { $name } uit
companion-brief-hand = { $name } in één keer
companion-brief-blocked = { $name } het minst
companion-brief-drawn = onbeslist
companion-leader-total =
    { $points ->
        [one] { $name } gaat aan kop met { $points } punt.
       *[other] { $name } gaat aan kop met { $points } punten.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } gaat aan kop met { $rounds } gewonnen spel ({ $points }).
       *[other] { $name } gaat aan kop met { $rounds } gewonnen spellen ({ $points }).
    }
companion-leaders = Samen aan kop: { $names }.
companion-nobody-leads = Nog niemand gaat aan kop.
companion-winner = { $name } wint de wedstrijd.
companion-winners = De wedstrijd wordt gedeeld door { $names }.
companion-next-starter =
    { $unit ->
        [game] { $name } begint het volgende spel.
       *[round] { $name } begint de volgende ronde.
    }
companion-next-starter-redraw =
    { $unit ->
        [game] Bepaal opnieuw wie het volgende spel begint.
       *[round] Bepaal opnieuw wie de volgende ronde begint.
    }
