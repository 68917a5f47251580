### De hele regels van een tafel in zinnen. Zie en/table.ftl.

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
