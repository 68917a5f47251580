var e=`companion-no-rounds =
    { $unit ->
        [game] Er is geen spel gespeeld.
       *[round] Er is geen ronde gespeeld.
    }
companion-brief-out = { $name } uit
companion-brief-hand = { $name } in één keer
companion-brief-blocked = { $name } heeft het minst
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
companion-winners = { $names } delen de overwinning.
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
companion-page = Scoreblad en klok
companion-intro = Voor spelers met de doos voor zich. Jullie scorebladen blijven in deze browser.
companion-new = Nieuwe wedstrijd
companion-history = Jullie wedstrijden
companion-import = Bestand openen
companion-import-bad = Dit bestand is geen scoreblad.
companion-storage-full = Deze browser heeft geen ruimte voor het scoreblad. Bewaar het als bestand.
companion-gone = Deze wedstrijd staat niet in deze browser.
companion-players = Spelers, met de klok mee
companion-player = Speler { $number }
companion-add-player = Speler toevoegen
companion-remove-player = Speler { $number } weghalen
companion-starter = Wie begint?
companion-starter-open = Nog niet bekend
companion-start = Wedstrijd beginnen
companion-change = Spelers en lengte
companion-on-turn = { $name } is aan de beurt
companion-choose-turn = Wie is aan de beurt?
companion-next = Volgende: { $name }
companion-begin = Klok starten
companion-pause = Pauze
companion-resume = Verder
companion-time-up = De tijd is om.
companion-clock-own = eigen tijd
companion-seconds = Seconden per beurt
companion-enter =
    { $unit ->
        [game] Spel invullen
       *[round] Ronde invullen
    }
companion-who-out = Wie is uitgegaan?
companion-nobody = Niemand
companion-hand = { $name } heeft alle stenen in één beurt neergelegd, als opening
companion-left = Nog op de rekjes
companion-points-of = Punten van { $name }
companion-tiles-of = Stenen van { $name }
companion-tiles = Stenen
companion-photo = Foto van het rekje
companion-photo-of = Foto van het rekje van { $name }
companion-photo-private = Met een foto van het rekje worden de punten geteld. De foto verlaat dit toestel niet.
companion-take-back = { $tile } weghalen
companion-missing = Vul in wat { $name } nog heeft.
companion-not-a-number = Vul de punten van { $name } in als heel getal, of tik de stenen aan.
companion-edit = Wijzigen: { $title }
companion-undo =
    { $unit ->
        [game] Laatste spel schrappen
       *[round] Laatste ronde schrappen
    }
companion-undo-sure = Deze regel van het scoreblad schrappen? { $title }, { $ending }. Dit kan niet ongedaan worden gemaakt.
companion-delete = Wedstrijd verwijderen
companion-delete-sure = Het scoreblad van { $names } verwijderen? Dit kan niet ongedaan worden gemaakt.
companion-lab = Wat kan ik neerleggen? Mag dit?
companion-print = Afdrukken
companion-share = Delen
companion-export = Als bestand bewaren
companion-checked =
    { $unit ->
        [game] Gecontroleerd: de punten van elk spel zijn samen nul.
       *[round] Gecontroleerd: de punten van elke ronde zijn samen nul.
    }
`;export{e as default};