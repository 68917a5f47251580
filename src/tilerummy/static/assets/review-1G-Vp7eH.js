var e=`review-won =
    { $count ->
        [one] { $name } legde de laatste steen neer en ging uit.
       *[other] { $name } legde alle { $count } stenen neer en ging uit.
    }
review-missed-win = { $name } had kunnen uitgaan: elke steen van het rekje kon worden neergelegd.
review-missed-first-lay = { $name } had de opening kunnen maken, met { $points } punten.
review-joker-given = { $name } gaf een joker weg: { $other } pakte hem vóór de volgende beurt.
review-waited =
    { $count ->
        [one] { $name } wachtte af: { $count } steen was mogelijk.
       *[other] { $name } wachtte af: { $count } stenen waren mogelijk.
    }
review-missed-tiles = { $name } legde { $count } van { $best } mogelijke stenen neer.
review-missed-lay =
    { $count ->
        [one] { $name } legde niets neer, hoewel { $count } steen mogelijk was.
       *[other] { $name } legde niets neer, hoewel { $count } stenen mogelijk waren.
    }
review-missed-points =
    { $points ->
        [one] { $name } legde zo veel mogelijk stenen neer, maar andere zijn { $points } punt meer waard.
       *[other] { $name } legde zo veel mogelijk stenen neer, maar andere zijn { $points } punten meer waard.
    }
review-best =
    { $count ->
        [one] { $name } legde { $count } steen neer: beter kon niet.
       *[other] { $name } legde { $count } stenen neer: beter kon niet.
    }
review-best-first-lay =
    { $count ->
        [one] { $name } maakte de best mogelijke opening, met { $count } steen.
       *[other] { $name } maakte de best mogelijke opening, met { $count } stenen.
    }
review-nothing = { $name } kon niets neerleggen.
review-nothing-resigned = { $name } gaf op.
review-nothing-timeout = { $name } kon niets neerleggen, en de tijd was om.
review-hidden = Het rekje van { $name } is verborgen, dus deze beurt kan niet worden beoordeeld.
review-turning-lead = { $name } neemt de leiding.
review-turning-missed-win = { $name } laat de winst liggen.
review-level = niveau { $level } ({ $low } tot { $high })
review-level-range = niveau { $low } tot { $high }
review-level-certain = niveau { $level }
review-lost =
    { $points ->
        [one] ongeveer { $points } procentpunt winkans
       *[other] ongeveer { $points } procentpunten winkans
    }
review-lost-waiting = { $name } legde { $tiles } neer. Dat kostte { $lost }: afwachten was beter.
review-lost-smaller = { $name } opende met { $tiles }. Dat kostte { $lost }: een kleinere opening was beter, met { $better }.
review-lost-fewer = { $name } legde { $tiles } neer. Dat kostte { $lost }: het was beter om maar { $better } neer te leggen.
review-lost-more = { $name } legde { $tiles } neer. Dat kostte { $lost }: het was beter om { $better } neer te leggen.
review-lost-others = { $name } legde { $tiles } neer. Dat kostte { $lost }: andere stenen waren beter.
review-lost-nothing = { $name } legde niets neer. Dat kostte { $lost }: het was beter om { $better } neer te leggen.
review-lost-win = { $name } had kunnen uitgaan. Dat niet doen kostte { $lost }.
review-waited-well =
    { $count ->
        [one] { $name } wachtte af: { $count } steen was mogelijk, maar dat was niet duidelijk beter.
       *[other] { $name } wachtte af: { $count } stenen waren mogelijk, maar dat was niet duidelijk beter.
    }
review-good = { $name } legde { $tiles } neer: niets anders was duidelijk beter.
review-not-judged = De tijd van { $name } was om, dus deze beurt wordt niet naar kansen beoordeeld.
review-turning-rises = De winkans van { $name } stijgt met ongeveer { $points } procentpunten.
review-turning-falls = De winkans van { $name } daalt met ongeveer { $points } procentpunten.
review-turning-lost-chance = { $name } maakt een fout, die { $lost } kost.
review-lay-nothing = Leg deze beurt niets neer.
review-nothing-laid = niets
review-mistakes =
    { $count ->
        [0] geen fout
        [one] { $count } fout
       *[other] { $count } fouten
    }
review-only-tiles-rules = Met deze regels of met zoveel spelers zijn de kansen niet bekend. De beurten worden naar stenen beoordeeld.
review-only-tiles-slow = Voor de kansen is het gecompileerde programma nodig, dat hier niet of nog niet is. De beurten worden naar stenen beoordeeld.
review-only-tiles-long = Er zijn te veel beurten om de kansen te berekenen. Ze worden naar stenen beoordeeld.
review-mark-won = Uitgegaan
review-mark-missed-win = Winst gemist
review-mark-missed-first-lay = Opening gemist
review-mark-joker-given = Joker weggegeven
review-mark-lost-chance = Kans verloren
review-mark-waited = Afgewacht
review-mark-missed-tiles = Stenen gemist
review-mark-missed-points = Punten gemist
review-mark-best = Beste zet
review-mark-good = Goede zet
review-mark-nothing = Niets mogelijk
review-page = Terugblik
review-open = Een verslag bekijken
review-open-help = Open een verslag (een TRN-bestand). “Verslag bewaren” in het menu van een tafel geeft je er een. Het wordt bekeken en daarna vergeten.
review-file = Kies een bestand
review-paste = Of plak hier de tekst van het verslag
review-read = Bekijken
review-too-large = Het verslag is te lang: hoogstens { $count } tekens kunnen worden bekeken.
review-loading = De beurten worden bekeken …
review-again = Opnieuw proberen
review-continue = Vanaf deze beurt verder spelen
review-other = Ander verslag
review-game =
    { $unit ->
        [game] Spel
       *[round] Ronde
    }
review-number = { $number } van { $count }
review-steps = Door de beurten bladeren
review-first = Naar het begin
review-back = Een beurt terug
review-play = Afspelen
review-pause = Pauze
review-forward = Een beurt verder
review-last = Naar het einde
review-keys = Toetsen: pijlen, spatiebalk, Home en End.
review-deal = Het begin
review-turn = Beurt { $number } van { $count }
review-turns = Beurten
review-view = Rekjes
review-all-racks = alle
review-rack-of = Rekje van { $name }
review-rack-hidden =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
review-was-laid = Neergelegd
review-was-possible = Mogelijk
review-was-missed = Gemist
review-was-better = Beter
review-was-lost = Kostte
review-tiles-points = { $tiles } ({ $points })
review-show-best = Toon de beste zet
review-show-better = Toon wat beter was
review-show-played = Toon wat er gespeeld is
review-lab = Openen in het laboratorium
review-reason = De reden van de computer
review-players = Spelers
review-accuracy = nauwkeurigheid { $percent } %
review-no-accuracy = kon nooit iets neerleggen
review-rating-help = Nauwkeurigheid: welk deel van de beste zet werd neergelegd. Niveau: de computer die het meest zo speelt, van 1 tot en met 8, met het bereik waarin het met 90 % kans ligt.
review-rating-help-chances = Nauwkeurigheid: een beurt die geen kans kost, telt helemaal mee, en voor elke 10 procentpunten die hij kost half zo veel. Niveau: naar stenen de computer die het meest zo speelt, van 1 tot en met 8, met het bereik waarin het met 90 % kans ligt.
review-judged = Beurten beoordelen
review-by-chances = Naar kansen
review-by-tiles = Naar stenen
review-values = Punten op de rekjes
review-values-help = Hoe minder, hoe beter. Een ring markeert een keerpunt.
review-chances = Winkansen
review-chances-help = Kies een plek in de grafiek om de beurt te zien. Een ring markeert een keerpunt.
review-chances-table = De kansen als tabel
review-percent = { $percent } %
review-practise = Fouten oefenen
review-practise-help = De zwakste beurten van { $name } als oefening: vind iets beters.
review-practise-none = { $name } maakte geen fout om te oefenen.
review-try = Probeer beurt { $number }
review-hinted = Na een tip.
review-begins = { $name } begint.
review-exercise = Oefening: beurt { $number }
review-find =
    { $count ->
        [0] Hier werd niets neergelegd. Wat kon er wel?
        [one] Hier werd { $count } steen neergelegd. Kan het beter?
       *[other] Hier werden { $count } stenen neergelegd. Kan het beter?
    }
review-show-answer = Toon de oplossing
`;export{e as default};