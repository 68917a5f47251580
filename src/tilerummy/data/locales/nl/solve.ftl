### Het commando `solve`. Zie en/solve.ftl.

## Hulp

cli-help-solve = Vindt de beste zet in een stelling. Is POSITION een -, dan wordt één stelling per regel gelezen en elke in JSON beantwoord.
cli-option-solve-goal = Wat het beste is: als er niets staat tiles-points (de meeste stenen, dan punten).
cli-option-solve-backend = Wie antwoordt: de snelle kern of de leesbare referentie.
cli-option-solve-explain = Zegt ook, stap voor stap, hoe het gaat.
cli-option-solve-draw = Tekent de tafel na de zet in dit bestand.

## Antwoorden

cli-solve-best = { $laid }, { $worth }: beter kan niet.
cli-solve-found = { $laid }, { $worth }: het beste dat tot nu toe gevonden is.
cli-solve-nothing = Hier kan niets worden neergelegd.
cli-solve-open = Er is niets gevonden om neer te leggen, maar het is niet zeker dat er niets is.
cli-solve-one-picture = --draw wil één stelling.

## Stenen en combinaties in een zin

cli-solve-tile =
    de { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } { $number }
cli-solve-joker = de joker
cli-solve-joker-coloured =
    de { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } joker
cli-solve-run-from =
    uit de { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } reeks { $first }–{ $last }
cli-solve-run-to =
    bij de { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } reeks { $first }–{ $last }
cli-solve-run-object =
    de { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } reeks { $first }–{ $last }
cli-solve-group-from = uit de set van { $number } in { $colours }
cli-solve-group-to = bij de set van { $number } in { $colours }
cli-solve-group-object = de set van { $number } in { $colours }
cli-solve-row-from = uit de onvolledige rij ({ $tiles })
cli-solve-row-to = bij de onvolledige rij ({ $tiles })
cli-solve-row-object = de onvolledige rij ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } met een joker
       *[other] { $meld } met { $count } jokers
    }
cli-solve-rack = { $tiles } van je rekje
cli-solve-freed =
    { $count ->
        [one] de vrijgekomen joker
       *[other] de vrijgekomen jokers
    }

## Stappen

cli-solve-step-new = Leg { $held } op tafel.
cli-solve-step-add = Leg { $held } { $to }.
cli-solve-step-take = Leg { $taken } apart.
cli-solve-step-take-held = Neem { $taken }, doe { $held } erbij en leg alles samen neer.
cli-solve-step-split = Splits { $meld } tussen { $number } en { $next }.
cli-solve-step-move = Leg { $taken } { $to }.
cli-solve-step-move-held = Neem { $taken }, dan { $held }, en leg alles { $to }.
cli-solve-step-join = Schuif { $meld } { $to }.
cli-solve-step-exchange =
    { $count ->
        [one] Leg { $sources } { $to } en haal de joker eruit.
       *[other] Leg { $sources } { $to } en haal de jokers eruit.
    }
cli-solve-step-shift = Verander { $meld }: de joker verhuist.
