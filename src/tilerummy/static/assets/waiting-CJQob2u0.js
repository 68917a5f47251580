var e=`web-invited = { $name } nodigt je uit voor rummy met stenen
web-invited-game = Leg je stenen neer als reeksen en sets. Wie het eerst uit is, wint.
web-join-title = Er is een plaats voor je vrij
web-name-missing = Vul je naam in. De anderen zien hem aan tafel.
web-waiting-title =
    { $count ->
        [one] Er ontbreekt nog { $count } speler
       *[other] Er ontbreken nog { $count } spelers
    }
web-all-here = Iedereen is er
web-invite-help =
    { $unit ->
        [game] Wie deze link opent, mag gaan zitten. Het spel begint als alle plaatsen bezet zijn.
       *[round] Wie deze link opent, mag gaan zitten. De ronde begint als alle plaatsen bezet zijn.
    }
web-invite-link-help = Wie deze link opent, kan een plaats nemen.
web-wait-for-host = De wedstrijd begint als { $name } die start.
web-start-now = Nu beginnen
web-fill-level = Niveau van de computers voor de vrije plaatsen
web-fill-and-start = Aanvullen met computers en beginnen
web-start-without = Beginnen zonder de vrije plaatsen
web-remove = Verwijderen
web-remove-sure = { $name } van de tafel verwijderen?
web-remove-only = Verwijderen, mag terugkomen
web-remove-block = Verwijderen en blokkeren
web-change-table = De tafel wijzigen
web-saved = Opgeslagen
web-youngest = De jongste begint. Wie is dat?
`;export{e as default};