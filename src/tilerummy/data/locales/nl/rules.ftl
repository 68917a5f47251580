### Wat een uitgave vastlegt. Zie en/rules.ftl.

## De doos en het begin

rule-colours = Kleuren
rule-colours-help = De vier kleuren van de stenen. Elke kleur heeft de getallen 1 tot en met 13, allemaal twee keer.
value-colours = { $colours }
rule-jokers = Jokers
rule-jokers-help = Hoeveel jokers er meedoen.
value-jokers =
    { $value ->
        [0] geen joker
        [one] { $value } joker
       *[other] { $value } jokers
    }
rule-deal = Stenen aan het begin
rule-deal-help = Hoeveel stenen iedereen pakt vóór de eerste beurt.
value-deal =
    { $value ->
        [one] { $value } steen per speler
       *[other] { $value } stenen per speler
    }
rule-seats = Spelers
rule-seats-help = Met hoeveel mensen je kunt spelen.
value-seats = { $low } tot en met { $high } spelers
value-seats-exact =
    { $value ->
        [one] precies { $value } speler
       *[other] precies { $value } spelers
    }
rule-joker-colour = Gekleurde jokers
rule-joker-colour-help = Of een joker elke steen mag vervangen of alleen een van zijn eigen kleur.
value-joker-colour-no = een joker vervangt elke steen
value-joker-colour-yes = één joker per kleur, alleen voor stenen van die kleur
rule-first-player = Wie begint
rule-first-player-help =
    { $unit ->
        [game] Hoe je bepaalt wie een spel begint.
       *[round] Hoe je bepaalt wie een ronde begint.
    }
value-first-player-lot = het lot beslist
value-first-player-highest-tile = wie het hoogste getal pakt
value-first-player-youngest = de jongste
rule-direction = Speelrichting
rule-direction-help = In welke richting de beurt rondgaat.
value-direction-clockwise = met de klok mee
value-direction-counter-clockwise = tegen de klok in

## De opening

rule-open-min = Punten om te openen
rule-open-min-help = Wat de combinaties van je opening samen waard moeten zijn, met alleen je eigen stenen.
value-open-min =
    { $value ->
        [0] elke combinatie is goed
        [one] minstens { $value } punt
       *[other] minstens { $value } punten
    }
rule-open-joker = Joker in de opening
rule-open-joker-help = Wat een joker in je opening telt.
value-open-joker-represented = het getal dat hij vervangt
value-open-joker-25 = altijd 25
rule-open-extend = De tafel na de opening
rule-open-extend-help = Of je de rest van de tafel al in de beurt van je opening mag gebruiken.
value-open-extend-same-turn = meteen te gebruiken
value-open-extend-next-turn = vanaf je volgende beurt te gebruiken
rule-open-scope = Wie moet openen
rule-open-scope-help = Of iedereen een eigen opening nodig heeft.
value-open-scope-each = iedereen zelf
value-open-scope-any-player = één speler voor allemaal
rule-open-after-draw = Openen met de gepakte steen
rule-open-after-draw-help = Of je in de beurt waarin je een steen pakte nog mag openen.
value-open-after-draw-no = pas de volgende beurt
value-open-after-draw-yes = meteen

## Ombouwen en jokers

rule-partial-take = Combinaties splitsen
rule-partial-take-help = Hoe vrij je de combinaties op tafel mag splitsen.
value-partial-take-result-only = vrij, alleen het resultaat telt
value-partial-take-keep-three = drie stenen blijven bij elkaar, of elke steen gaat naar een andere combinatie
rule-joker-free = Een joker bevrijden
rule-joker-free-help = Hoe je een joker uit een combinatie op tafel krijgt.
value-joker-free-exchange = in ruil voor de steen die hij vervangt
value-joker-free-if-rest-valid = vrij, als de rest geldig blijft
rule-joker-source = Steen voor de joker
rule-joker-source-help = Waar de steen vandaan mag komen die je tegen een joker omruilt.
value-joker-source-rack = van je rekje
value-joker-source-rack-or-table = van je rekje of van de tafel
rule-joker-reuse = Bevrijde joker
rule-joker-reuse-help = Waar een bevrijde joker heen mag; hij moet in dezelfde beurt weer worden neergelegd.
value-joker-reuse-anywhere = overal heen
value-joker-reuse-other-meld = naar een andere combinatie
value-joker-reuse-new-meld = naar een nieuwe combinatie
rule-joker-split = Combinaties met een joker
rule-joker-split-help = Of een combinatie gesplitst mag worden terwijl de joker blijft liggen.
value-joker-split-allowed = mogen gesplitst worden
value-joker-split-forbidden = mogen alleen worden aangevuld

## De klok

rule-timer-s = Tijd per beurt
rule-timer-s-help = Hoe lang een beurt mag duren.
value-timer-s =
    { $value ->
        [one] { $value } seconde
       *[other] { $value } seconden
    }
value-timer-s-minutes =
    { $value ->
        [one] { $value } minuut
       *[other] { $value } minuten
    }
value-timer-s-none = onbeperkt
rule-timer-scope = Beurten met klok
rule-timer-scope-help = Voor welke beurten de tijd beperkt is.
value-timer-scope-every-turn = elke beurt
value-timer-scope-after-opening = beurten na je opening
value-timer-scope-manipulation = pas als je een combinatie op tafel verandert
rule-timeout-table = De tafel als de tijd om is
rule-timeout-table-help = Wat er met de tafel gebeurt als de tijd midden in een beurt om is.
value-timeout-table-restore = weer zoals die was
value-timeout-table-keep-valid = geldige combinaties blijven liggen
rule-timeout-loose = Losse stenen als de tijd om is
rule-timeout-loose-help = Waar stenen heen gaan die in geen combinatie liggen als de tijd om is.
value-timeout-loose-own-back = die van jou terug naar je rekje
value-timeout-loose-all-to-player = allemaal naar je rekje
value-timeout-loose-own-back-table-home = die van jou naar je rekje, die van de tafel terug naar hun combinatie
rule-timeout-draw = Straf als de tijd om is
rule-timeout-draw-help = Hoeveel stenen je pakt als de tijd midden in een zet om is.
value-timeout-draw =
    { $value ->
        [0] geen straf
        [one] { $value } steen pakken
       *[other] { $value } stenen pakken
    }
rule-timeout-idle-draw = Tijd om zonder zet
rule-timeout-idle-draw-help = Hoeveel stenen je pakt als de tijd om is en je niets hebt aangeraakt.
value-timeout-idle-draw =
    { $value ->
        [0] niets pakken
        [one] { $value } steen pakken
       *[other] { $value } stenen pakken
    }

## Het einde van de ronde, de wedstrijd

rule-pool-empty = Lege stapel
rule-pool-empty-help =
    { $unit ->
        [game] Hoe een spel eindigt als er niets meer te pakken valt.
       *[round] Hoe een ronde eindigt als er niets meer te pakken valt.
    }
value-pool-empty-draw-when-exhausted =
    { $unit ->
        [game] het spel is onbeslist met de laatste steen
       *[round] de ronde is onbeslist met de laatste steen
    }
value-pool-empty-draw-on-failed-draw =
    { $unit ->
        [game] het spel is onbeslist zodra iemand zou moeten pakken
       *[round] de ronde is onbeslist zodra iemand zou moeten pakken
    }
value-pool-empty-play-on = doorspelen; past iedereen, dan wint wie de minste punten op zijn rekje heeft
value-pool-empty-pass-then-draw =
    { $unit ->
        [game] doorspelen; past iedereen, dan is het spel onbeslist
       *[round] doorspelen; past iedereen, dan is de ronde onbeslist
    }
rule-blocked-score =
    { $unit ->
        [game] Geblokkeerd spel
       *[round] Geblokkeerde ronde
    }
rule-blocked-score-help = Wat de anderen verliezen als niemand uit is.
value-blocked-score-none = niemand krijgt punten
value-blocked-score-full = de anderen verliezen alle punten op hun rekje
value-blocked-score-difference = de anderen verliezen alleen het verschil met de winnaar
rule-joker-penalty = Joker op het rekje
rule-joker-penalty-help = Wat een joker kost die aan het eind nog op je rekje staat.
value-joker-penalty =
    { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    }
rule-call-out = Roepen bij de laatste steen
rule-call-out-help = Of je roept als je je laatste steen neerlegt; vergeten kost niets.
value-call-out-no = niet roepen
value-call-out-yes = de naam van het spel roepen
rule-match = Wie de wedstrijd wint
rule-match-help = Wat na alle rondes de wedstrijd beslist.
value-match-total = de meeste punten
value-match-games-then-total = de meeste gewonnen spellen, dan de meeste punten
rule-round-games = Spellen per ronde
rule-round-games-help = Uit hoeveel spellen, elk met nieuwe stenen, een ronde van de spelregels bestaat.
value-round-games-one = één
value-round-games-players = zoveel als er spelers zijn
rule-next-starter =
    { $unit ->
        [game] Wie het volgende spel begint
       *[round] Wie de volgende ronde begint
    }
rule-next-starter-help =
    { $unit ->
        [game] Hoe je bepaalt wie het volgende spel begint.
       *[round] Hoe je bepaalt wie de volgende ronde begint.
    }
value-next-starter-rotate = de volgende speler
value-next-starter-redraw = opnieuw bepaald, zoals aan het begin
value-next-starter-follower = wie daarna aan de beurt zou zijn geweest

## Varianten

rule-hand-double = Alles in één keer
rule-hand-double-help = Of de punten dubbel tellen als iemand die nog niet had geopend, in één beurt alles neerlegt.
value-hand-double-no = niets bijzonders
value-hand-double-yes = punten dubbel
rule-hand-open = Alles in één keer met te weinig punten
rule-hand-open-help = Of je alles in één beurt mag neerleggen, ook als het voor een opening te weinig waard is.
value-hand-open-no = mag niet
value-hand-open-yes = mag
rule-discard-pile = Weglegstapel
rule-discard-pile-help = Of elke beurt begint met een steen pakken en eindigt met een steen wegleggen, die de volgende speler mag nemen.
value-discard-pile-no = zonder wegleggen
value-discard-pile-yes = pakken, neerleggen, wegleggen
rule-open-last-tile = Open steen
rule-open-last-tile-help = Of één steen van de stapel open ligt en genomen mag worden om uit te gaan.
value-open-last-tile-no = geen
value-open-last-tile-yes = één, om uit te gaan
