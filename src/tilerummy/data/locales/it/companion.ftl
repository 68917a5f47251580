### Il foglio dei punti di un tavolo vero. La prima parte la scrive Python, anche per il terminale: come è finita una
### partita, chi è in testa, chi comincia. Il resto è sulla pagina. $name è un giocatore, $names sono più d’uno.

companion-no-rounds = Non è stata giocata nessuna partita.
companion-brief-out = { $name } chiude
companion-brief-hand = { $name } in una volta
companion-brief-blocked = { $name } ha di meno
companion-brief-drawn = pari
companion-leader-total =
    { $points ->
        [one] { $name } è in testa con { $points } punto.
       *[other] { $name } è in testa con { $points } punti.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } è in testa con { $rounds } partita vinta ({ $points }).
       *[other] { $name } è in testa con { $rounds } partite vinte ({ $points }).
    }
companion-leaders = In testa a pari merito: { $names }.
companion-nobody-leads = Ancora nessuno è in testa.
companion-winner = { $name } vince il torneo.
companion-winners = Il torneo è diviso tra { $names }.
companion-next-starter = { $name } comincia la prossima partita.
companion-next-starter-redraw = Decidete di nuovo chi comincia la prossima partita.
