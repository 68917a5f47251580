var e=`web-round-over =
    { $unit ->
        [game] Het spel is afgelopen
       *[round] De ronde is afgelopen
    }
web-you-won =
    { $unit ->
        [game] Je hebt het spel gewonnen!
       *[round] Je hebt de ronde gewonnen!
    }
web-won-by =
    { $unit ->
        [game] { $name } heeft het spel gewonnen
       *[round] { $name } heeft de ronde gewonnen
    }
web-match-won = { $names } wint de wedstrijd
web-match-you-won = Je hebt de wedstrijd gewonnen!
web-match-shared = { $names } delen de overwinning
web-waiting-for = Wachten op { $names }.
web-record = Verslag bewaren
web-resign =
    { $unit ->
        [game] Het spel opgeven
       *[round] De ronde opgeven
    }
web-resign-sure = Echt opgeven?
web-leave = De tafel verlaten
web-leave-sure = Echt weggaan? Je plaats blijft van jou; de link brengt je terug.
web-leave-sure-last = Echt weggaan? Er speelt hier niemand anders, dus de tafel wordt gesloten.
web-leave-sure-waiting = Echt weggaan? Je plaats komt vrij. Zolang er een plaats vrij is, brengt de link je terug.
web-leave-sure-host = Echt weggaan? Je plaats komt vrij en iemand anders neemt de tafel over.
web-delete = De tafel verwijderen
web-delete-sure = De tafel met alles wat er gespeeld is verwijderen? Dit kan niet ongedaan worden gemaakt.
web-first-well = Dit ging goed
web-first-won = Je was eerder uit dan alle anderen.
web-first-opened = Je hebt je opening gemaakt.
web-first-lays =
    { $count ->
        [one] Je hebt in { $count } beurt stenen neergelegd.
       *[other] Je hebt in { $count } beurten stenen neergelegd.
    }
web-first-left =
    { $count ->
        [one] Er stond nog maar { $count } steen op je rekje.
       *[other] Er stonden nog { $count } stenen op je rekje.
    }
web-first-try = Elke beurt waarin je aanlegt brengt je dichterbij. Vraag een tip als er niets lijkt te passen.
`;export{e as default};