### La feuille de score d’une vraie table. Python écrit la première partie, aussi pour le terminal : comment une manche
### s’est terminée, qui mène, qui commence. Le reste est sur la page. $name est un joueur, $names en sont plusieurs.

companion-no-rounds = Aucune manche n’a été jouée.
companion-brief-out = { $name } a fini
companion-brief-hand = { $name } d’un coup
companion-brief-blocked = { $name } a le moins
companion-brief-drawn = nulle
companion-leader-total =
    { $points ->
        [one] { $name } mène avec { $points } point.
       *[other] { $name } mène avec { $points } points.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } mène avec { $rounds } manche gagnée ({ $points }).
       *[other] { $name } mène avec { $rounds } manches gagnées ({ $points }).
    }
companion-leaders = À égalité en tête : { $names }.
companion-nobody-leads = Personne ne mène encore.
companion-winner = { $name } gagne la partie.
companion-winners = La partie est partagée entre { $names }.
companion-next-starter = { $name } commence la manche suivante.
companion-next-starter-redraw = Choisissez de nouveau qui commence la manche suivante.
