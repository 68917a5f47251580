### Het commando `solve`. Zie en/solve.ftl.

## Hulp

cli-help-solve = De beste zet in een stelling vinden. Is POSITION een -, dan wordt één stelling per regel gelezen en elke stelling in JSON beantwoord.
cli-option-solve-goal = Wat het beste is; standaard tiles-points (de meeste stenen, dan de meeste punten).
cli-option-solve-backend = Welke oplosser antwoordt: de snelle kern of de leesbare referentie.
cli-option-solve-explain = Ook stap voor stap uitleg geven hoe je dat neerlegt.
cli-option-solve-draw = De tafel na de zet in dit bestand tekenen.

## Antwoorden

cli-solve-best = { $laid }, { $worth }: beter kan niet.
cli-solve-found = { $laid }, { $worth }: het beste dat tot nu toe gevonden is; misschien kan het beter.
cli-solve-nothing = Hier kan niets worden neergelegd.
cli-solve-not-out = Met deze stenen kun je niet alles neerleggen.
cli-solve-open = Er is niets gevonden om neer te leggen, maar het is niet zeker dat er niets is.
cli-solve-one-picture = --draw heeft één stelling nodig.

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
cli-solve-row-from = { $tiles } van de tafel
cli-solve-row-to = bij de onvolledige rij ({ $tiles })
cli-solve-row-object = de onvolledige rij ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } met een joker
       *[other] { $meld } met { $count } jokers
    }
cli-solve-rack = { $tiles } van je rekje
cli-solve-discard = { $tiles } van de weglegstapel
cli-solve-open-tile = { $tiles } (de open steen)
cli-solve-freed =
    { $count ->
        [one] de bevrijde joker
       *[other] de bevrijde jokers
    }

## Stappen

cli-solve-step-new = Leg { $held } op tafel.
cli-solve-step-add = Leg { $held } { $to }.
cli-solve-step-take = Neem { $taken } en leg alles samen neer.
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

## odds

cli-help-odds = Zeggen hoe vaak je met de uitgedeelde stenen kunt openen, of meteen uit kunt gaan.
cli-argument-edition = De naam van een uitgave; varianten en huisregels mogen volgen, zoals ,hand,open_min=50.
cli-option-odds-tiles = Hoeveel stenen worden uitgedeeld; standaard zoveel als in de uitgave.
cli-option-odds-points = De punten om te openen; standaard die van de uitgave.
cli-option-odds-out = Vragen hoe vaak alle stenen in combinaties liggen.
cli-option-odds-deals = Hoe vaak willekeurig wordt uitgedeeld; standaard 5000 keer.
cli-option-odds-seed = De startwaarde van het toeval.
cli-option-odds-exact = In plaats daarvan alle mogelijkheden tellen. Voor een heel rekje duurt dat minuten.
cli-odds-open = Met { $tiles } uitgedeelde stenen kun je met { $points } punten openen: { $share } %.
cli-odds-out = Alle { $tiles } uitgedeelde stenen liggen in combinaties: { $share } %.
cli-odds-estimate = 95%-betrouwbaarheidsinterval: { $low } % tot { $high } % ({ $deals } keer willekeurig uitgedeeld).
cli-odds-exact = Precies { $fraction } van alle mogelijkheden.
cli-odds-points-and-out = --points en --out gaan niet samen: om uit te gaan zijn hier geen punten nodig.

## restore

cli-help-restore = De stenen van een tafel weer in combinaties leggen en er zo veel mogelijk heel houden.
cli-argument-table = Wat er op tafel ligt: combinaties zoals r3-7 en rijen zoals [r6k9], met komma’s ertussen.
cli-option-restore-remembered = De combinaties die er eerst lagen; standaard die van TABLE.
cli-option-restore-edition = Een uitgave met deze kleuren; standaard gekozen naar de stenen.
cli-restore-impossible = Deze stenen kunnen niet allemaal in combinaties liggen.
cli-restore-kept = Behouden combinaties: { $whole } van { $melds }.
cli-restore-no-meld = Dit is geen combinatie: { $row }.
cli-restore-blank = Zet een komma tussen combinaties en andere stenen tussen haken, zoals in r3-5,[r6r7]. Je typte: { $text }
