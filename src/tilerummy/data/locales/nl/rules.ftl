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

### De hele regels van een tafel in zinnen.

## Koppen

table-part-goal = Doel
table-part-box = Stenen en spelers
table-part-melds = Combinaties
table-part-opening = Opening
table-part-turn = Beurten
table-part-jokers = De jokers
table-part-clock = Klok
table-part-end =
    { $unit ->
        [game] Einde van het spel
       *[round] Einde van de ronde
    }
table-part-score = Punten
table-part-variants = Bijzondere regels

## In elke uitgave

table-goal = Leg als eerste alle stenen van je rekje neer.
table-words = In deze spelregels: { $words }.
table-words-in = In deze spelregels ({ $language }): { $words }.
table-group = Een set heeft drie of vier stenen met hetzelfde getal, elk in een andere kleur.
table-run = Een reeks heeft drie of meer stenen van één kleur met opeenvolgende getallen. De 1 ligt alleen vóór de 2, nooit na de 13.
table-turn = In je beurt leg je minstens één steen van je rekje neer, of je pakt een steen; dan is de beurt voorbij.
table-turn-discard = In je beurt pak je eerst een steen, leg je dan stenen neer als je kunt, en leg je tot slot een steen weg.
table-use = Na je opening mag je bij alle combinaties op tafel aanleggen en ze ombouwen.
table-rows = Aan het eind van je beurt mogen er alleen geldige combinaties op tafel liggen, en geen steen van de tafel mag terug naar een rekje.
table-out =
    { $unit ->
        [game] Wie de laatste steen van zijn rekje neerlegt, gaat uit en wint het spel.
       *[round] Wie de laatste steen van zijn rekje neerlegt, gaat uit en wint de ronde.
    }
table-score = De anderen verliezen de punten van de stenen op hun rekje, en de winnaar krijgt ze allemaal. Een steen telt zijn getal.

## Stenen en spelers

table-colours = De kleuren van de stenen zijn { $colours }. Elke kleur heeft de getallen 1 tot en met 13, allemaal twee keer.
table-jokers =
    { $value ->
        [0] Er zijn geen jokers.
        [one] Er is { $value } joker.
       *[other] Er zijn { $value } jokers.
    }
table-deal =
    { $value ->
        [one] Aan het begin pakt iedereen { $value } steen.
       *[other] Aan het begin pakt iedereen { $value } stenen.
    }
table-seats = Het spel is voor { $low } tot en met { $high } spelers.
table-seats-exact =
    { $value ->
        [one] Het spel is voor { $value } speler.
       *[other] Het spel is voor { $value } spelers.
    }
table-first-player-lot = Het lot bepaalt wie begint.
table-first-player-highest-tile = Wie het hoogste getal pakt, begint.
table-first-player-youngest = De jongste begint.
table-direction-clockwise = Er wordt met de klok mee gespeeld.
table-direction-counter-clockwise = Er wordt tegen de klok in gespeeld.

## De opening

table-open-min =
    { $value ->
        [0] Voor de opening is elke combinatie goed.
       *[other] De combinaties van je opening moeten samen minstens { $value } punten waard zijn, met alleen stenen van je rekje.
    }
table-open-joker-represented = In de opening telt een joker het getal dat hij vervangt.
table-open-joker-25 = In de opening telt een joker altijd 25.
table-open-extend-same-turn = Al in de beurt van je opening mag je de andere combinaties op tafel gebruiken.
table-open-extend-next-turn = De andere combinaties op tafel mag je pas in de beurt na je opening gebruiken.
table-open-scope-each = Iedereen heeft een eigen opening nodig.
table-open-scope-any-player = Zodra één speler heeft geopend, mag iedereen neerleggen.
table-open-after-draw-no = Maakt de gepakte steen je opening mogelijk, dan moet je daarmee wachten tot je volgende beurt.
table-open-after-draw-yes = Pak je vóór je opening een steen, dan mag je in dezelfde beurt nog openen.

## Ombouwen en jokers

table-partial-take-result-only = Je mag combinaties vrij splitsen, als er aan het eind maar alleen geldige liggen.
table-partial-take-keep-three = Neem je stenen uit een combinatie, dan blijven minstens drie van de stenen bij elkaar, of gaat elke steen naar een andere combinatie.
table-joker-colour-no = Een joker vervangt elke steen.
table-joker-colour-yes = Er is één joker per kleur. Die vervangt alleen stenen van zijn kleur.
table-joker-free-exchange = Je krijgt een joker van de tafel alleen in ruil voor de steen die hij vervangt.
table-joker-free-if-rest-valid = Je mag een joker van de tafel op elke manier bevrijden, als er geldige combinaties overblijven.
table-joker-source-rack = De steen voor het omruilen moet van je rekje komen.
table-joker-source-rack-or-table = De steen voor het omruilen mag van je rekje of van de tafel komen.
table-joker-reuse-anywhere = Een bevrijde joker moet in dezelfde beurt weer worden neergelegd, in welke combinatie dan ook.
table-joker-reuse-other-meld = Een bevrijde joker moet in dezelfde beurt in een andere combinatie worden gelegd.
table-joker-reuse-new-meld = Een bevrijde joker moet in dezelfde beurt in een nieuwe combinatie worden gelegd.
table-joker-split-allowed = Van een combinatie met een joker mogen stenen worden weggenomen zolang de joker op zijn plaats blijft.
table-joker-split-forbidden = Zolang de joker blijft liggen, mag je een combinatie alleen aanvullen, of een andere joker ervan omruilen.

## De klok

table-timer-s =
    { $value ->
        [one] De tijdslimiet is { $value } seconde.
       *[other] De tijdslimiet is { $value } seconden.
    }
table-timer-s-minutes =
    { $value ->
        [one] De tijdslimiet is { $value } minuut.
       *[other] De tijdslimiet is { $value } minuten.
    }
table-timer-s-days =
    { $value ->
        [one] De tijdslimiet is { $value } dag.
       *[other] De tijdslimiet is { $value } dagen.
    }
table-timer-s-none = Een beurt mag zo lang duren als je wilt.
table-clock-off = Aan deze tafel speel je zonder klok. In de spelregels: { $time }.
table-timer-scope-every-turn = De klok loopt in elke beurt.
table-timer-scope-after-opening = De klok loopt in de beurten na je opening.
table-timer-scope-manipulation = De klok start zodra je een combinatie op tafel verandert, en loopt dan tot het einde van je beurt. Tot dan heb je zoveel tijd als je wilt.
table-timeout-table-restore = Is de tijd om, dan ligt de tafel weer zoals vóór de beurt.
table-timeout-table-keep-valid = Is de tijd om, dan blijven geldige combinaties liggen.
table-timeout-loose-own-back = Jouw losse stenen gaan dan terug naar je rekje.
table-timeout-loose-all-to-player = Alle losse stenen gaan dan naar je rekje.
table-timeout-loose-own-back-table-home = Jouw losse stenen gaan dan terug naar je rekje, die van de tafel terug naar hun combinatie.
table-timeout-draw =
    { $value ->
        [0] Verder is er geen straf.
        [one] Als straf pak je { $value } steen.
       *[other] Als straf pak je { $value } stenen.
    }
table-timeout-idle-draw =
    { $value ->
        [0] Heb je niets aangeraakt als de tijd om is, dan pak je niets.
        [one] Heb je niets aangeraakt als de tijd om is, dan pak je { $value } steen.
       *[other] Heb je niets aangeraakt als de tijd om is, dan pak je { $value } stenen.
    }

## Het einde en de wedstrijd

table-pool-empty-draw-when-exhausted =
    { $unit ->
        [game] Is de stapel leeg voordat iemand uit is, dan is het spel onbeslist.
       *[round] Is de stapel leeg voordat iemand uit is, dan is de ronde onbeslist.
    }
table-pool-empty-draw-on-failed-draw =
    { $unit ->
        [game] Moet iemand pakken en is de stapel leeg, dan is het spel onbeslist.
       *[round] Moet iemand pakken en is de stapel leeg, dan is de ronde onbeslist.
    }
table-pool-empty-play-on = Is de stapel leeg, dan speel je door. Past iedereen, dan wint wie de minste punten op zijn rekje heeft.
table-pool-empty-pass-then-draw =
    { $unit ->
        [game] Is de stapel leeg, dan speel je door. Past iedereen, dan is het spel onbeslist.
       *[round] Is de stapel leeg, dan speel je door. Past iedereen, dan is de ronde onbeslist.
    }
table-blocked-score-none = Gaat niemand uit, dan krijgt niemand punten.
table-blocked-score-full = Gaat niemand uit, dan verliezen de anderen alle punten op hun rekje.
table-blocked-score-difference = Gaat niemand uit, dan verliezen de anderen alleen het verschil met de winnaar.
table-joker-penalty =
    { $value ->
        [one] Een joker op een rekje kost aan het eind { $value } punt.
       *[other] Een joker op een rekje kost aan het eind { $value } punten.
    }
table-call-out-yes = Wie uitgaat, roept hardop de naam van het spel.
table-round-games-one = Elke ronde begint met een nieuwe verdeling van de stenen.
table-round-games-players = Een ronde heeft zoveel spellen als er spelers zijn; in elk spel worden de stenen opnieuw uitgedeeld.
table-match-total = Wie na alle rondes de meeste punten heeft, wint de wedstrijd.
table-match-games-then-total = Wie de meeste spellen heeft gewonnen, wint de wedstrijd; bij een gelijke stand beslissen de punten.
table-next-starter-rotate =
    { $unit ->
        [game] De volgende speler begint het volgende spel.
       *[round] De volgende speler begint de volgende ronde.
    }
table-next-starter-redraw =
    { $unit ->
        [game] Wie het volgende spel begint, wordt opnieuw bepaald zoals aan het begin.
       *[round] Wie de volgende ronde begint, wordt opnieuw bepaald zoals aan het begin.
    }
table-next-starter-follower =
    { $unit ->
        [game] Het volgende spel begint wie daarna aan de beurt zou zijn geweest.
       *[round] De volgende ronde begint wie daarna aan de beurt zou zijn geweest.
    }

## Varianten

table-hand-double-yes = De punten tellen dubbel als iemand meteen als opening alles in één beurt neerlegt.
table-hand-open-yes = Wie alles in één beurt neerlegt, heeft geen punten nodig voor de opening.
table-discard-pile-yes = Je mag de steen nemen die vlak voor jou het laatst is weggelegd, als je hem meteen in een nieuwe combinatie legt.
table-open-last-tile-yes = Eén steen van de stapel ligt open. Je mag hem nemen als je daarmee uitgaat.

## A table in one line

table-fact-open-min =
    { $value ->
        [0] opening vrij
        [one] opening vanaf { $value } punt
       *[other] opening vanaf { $value } punten
    }
table-fact-no-clock = zonder klok
table-fact-clock = { $time } per beurt
table-fact-days =
    { $value ->
        [one] { $value } dag
       *[other] { $value } dagen
    }
table-fact-house = { $rule } (huisregel)
