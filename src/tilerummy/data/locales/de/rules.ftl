### Was eine Ausgabe festlegt. Siehe en/rules.ftl.

## Schachtel und Beginn

rule-colours = Farben
rule-colours-help = Die vier Farben der Steine. In jeder Farbe gibt es die Zahlen 1 bis 13, jede zweimal.
value-colours = { $colours }
rule-jokers = Joker
rule-jokers-help = Wie viele Joker im Spiel sind.
value-jokers =
    { $value ->
        [0] kein Joker
        [one] { $value } Joker
       *[other] { $value } Joker
    }
rule-deal = Steine zu Beginn
rule-deal-help = Wie viele Steine alle vor dem ersten Zug bekommen.
value-deal =
    { $value ->
        [one] je { $value } Stein
       *[other] je { $value } Steine
    }
rule-seats = Personen
rule-seats-help = Wie viele zusammen spielen können.
value-seats = { $low } bis { $high } Personen
value-seats-exact =
    { $value ->
        [one] genau { $value } Person
       *[other] genau { $value } Personen
    }
rule-joker-colour = Farbige Joker
rule-joker-colour-help = Ob ein Joker für jeden Stein stehen darf oder nur für einen seiner eigenen Farbe.
value-joker-colour-no = ein Joker steht für jeden Stein
value-joker-colour-yes = ein Joker je Farbe, nur für Steine dieser Farbe
rule-first-player = Wer beginnt
rule-first-player-help =
    { $unit ->
        [game] Wie bestimmt wird, wer ein Spiel beginnt.
       *[round] Wie bestimmt wird, wer eine Runde beginnt.
    }
value-first-player-lot = das Los entscheidet
value-first-player-highest-tile = wer die höchste Zahl zieht
value-first-player-youngest = die jüngste Person
rule-direction = Spielrichtung
rule-direction-help = In welcher Richtung es reihum geht.
value-direction-clockwise = im Uhrzeigersinn
value-direction-counter-clockwise = gegen den Uhrzeigersinn

## Die erste Auslage

rule-open-min = Punkte für die erste Auslage
rule-open-min-help = Was die Kombinationen deiner ersten Auslage zusammen wert sein müssen, nur aus eigenen Steinen.
value-open-min =
    { $value ->
        [0] jede Kombination genügt
        [one] mindestens { $value } Punkt
       *[other] mindestens { $value } Punkte
    }
rule-open-joker = Joker in der ersten Auslage
rule-open-joker-help = Was ein Joker in deiner ersten Auslage zählt.
value-open-joker-represented = die Zahl, für die er steht
value-open-joker-25 = immer 25
rule-open-extend = Tisch nach der ersten Auslage
rule-open-extend-help = Ob du schon im Zug deiner ersten Auslage die anderen Kombinationen auf dem Tisch nutzen darfst.
value-open-extend-same-turn = im selben Zug nutzbar
value-open-extend-next-turn = ab deinem nächsten Zug nutzbar
rule-open-scope = Wer eine erste Auslage braucht
rule-open-scope-help = Ob alle eine eigene erste Auslage brauchen.
value-open-scope-each = alle für sich
value-open-scope-any-player = eine Person für alle
rule-open-after-draw = Auslegen mit dem gezogenen Stein
rule-open-after-draw-help = Ob du in dem Zug, in dem du einen Stein gezogen hast, noch zum ersten Mal auslegen darfst.
value-open-after-draw-no = erst im nächsten Zug
value-open-after-draw-yes = sofort

## Umbauen und Joker

rule-partial-take = Kombinationen zerlegen
rule-partial-take-help = Wie frei du die Kombinationen auf dem Tisch zerlegen darfst.
value-partial-take-result-only = beliebig, nur das Ergebnis zählt
value-partial-take-keep-three = drei Steine bleiben beisammen, oder jeder kommt in eine andere Kombination
rule-joker-free = Joker befreien
rule-joker-free-help = Wie du einen Joker aus einer Kombination auf dem Tisch bekommst.
value-joker-free-exchange = im Tausch gegen den Stein, für den er steht
value-joker-free-if-rest-valid = beliebig, wenn der Rest gültig bleibt
rule-joker-source = Stein für den Joker
rule-joker-source-help = Woher der Stein kommen darf, den du gegen einen Joker tauschst.
value-joker-source-rack = von deinem Brett
value-joker-source-rack-or-table = von deinem Brett oder vom Tisch
rule-joker-reuse = Befreite Joker
rule-joker-reuse-help = Wohin ein befreiter Joker darf; er muss im selben Zug wieder ausgelegt werden.
value-joker-reuse-anywhere = überallhin
value-joker-reuse-other-meld = in eine andere Kombination
value-joker-reuse-new-meld = in eine neue Kombination
rule-joker-split = Kombinationen mit Joker
rule-joker-split-help = Ob eine Kombination zerlegt werden darf, während ihr Joker liegen bleibt.
value-joker-split-allowed = dürfen zerlegt werden
value-joker-split-forbidden = dürfen nur ergänzt werden

## Die Uhr

rule-timer-s = Zeit pro Zug
rule-timer-s-help = Wie lange ein Zug dauern darf.
value-timer-s =
    { $value ->
        [one] { $value } Sekunde
       *[other] { $value } Sekunden
    }
value-timer-s-minutes =
    { $value ->
        [one] { $value } Minute
       *[other] { $value } Minuten
    }
value-timer-s-none = unbegrenzt
rule-timer-scope = Züge mit Uhr
rule-timer-scope-help = Für welche Züge das Zeitlimit gilt.
value-timer-scope-every-turn = alle Züge
value-timer-scope-after-opening = Züge nach deiner ersten Auslage
value-timer-scope-manipulation = erst, wenn du eine Kombination auf dem Tisch veränderst
rule-timeout-table = Tisch bei Zeitablauf
rule-timeout-table-help = Was mit dem Tisch geschieht, wenn die Zeit mitten im Zug abläuft.
value-timeout-table-restore = wieder wie vorher
value-timeout-table-keep-valid = gültige Kombinationen bleiben liegen
rule-timeout-loose = Lose Steine bei Zeitablauf
rule-timeout-loose-help = Wohin Steine kommen, die bei Zeitablauf in keiner Kombination liegen.
value-timeout-loose-own-back = deine zurück auf dein Brett
value-timeout-loose-all-to-player = alle auf dein Brett
value-timeout-loose-own-back-table-home = deine auf dein Brett, die vom Tisch zurück in ihre Kombination
rule-timeout-draw = Strafe bei Zeitablauf
rule-timeout-draw-help = Wie viele Steine du ziehst, wenn die Zeit mitten im Zug abläuft.
value-timeout-draw =
    { $value ->
        [0] keine Strafe
        [one] { $value } Stein ziehen
       *[other] { $value } Steine ziehen
    }
rule-timeout-idle-draw = Zeitablauf ohne Zug
rule-timeout-idle-draw-help = Wie viele Steine du ziehst, wenn die Zeit abläuft und du nichts angerührt hast.
value-timeout-idle-draw =
    { $value ->
        [0] nichts ziehen
        [one] { $value } Stein ziehen
       *[other] { $value } Steine ziehen
    }

## Ende der Runde, Partie

rule-pool-empty = Leerer Vorrat
rule-pool-empty-help =
    { $unit ->
        [game] Wie ein Spiel endet, wenn es nichts mehr zu ziehen gibt.
       *[round] Wie eine Runde endet, wenn es nichts mehr zu ziehen gibt.
    }
value-pool-empty-draw-when-exhausted = unentschieden mit dem letzten Stein
value-pool-empty-draw-on-failed-draw = unentschieden, sobald jemand ziehen müsste
value-pool-empty-play-on = weiterspielen; passen alle, gewinnt, wer die wenigsten Punkte auf dem Brett hat
value-pool-empty-pass-then-draw =
    { $unit ->
        [game] weiterspielen; passen alle, ist das Spiel unentschieden
       *[round] weiterspielen; passen alle, ist die Runde unentschieden
    }
rule-blocked-score =
    { $unit ->
        [game] Blockiertes Spiel
       *[round] Blockierte Runde
    }
rule-blocked-score-help = Was die anderen verlieren, wenn niemand alle Steine ausgelegt hat.
value-blocked-score-none = niemand bekommt Punkte
value-blocked-score-full = die anderen verlieren alle Punkte auf ihrem Brett
value-blocked-score-difference = die anderen verlieren nur die Differenz zum niedrigsten Brett
rule-joker-penalty = Joker auf dem Brett
rule-joker-penalty-help = Was ein Joker kostet, der am Ende noch auf deinem Brett liegt.
value-joker-penalty =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
rule-call-out = Ausruf beim letzten Stein
rule-call-out-help = Ob man laut ruft, wenn man den letzten Stein auslegt; wer es vergisst, verliert nichts.
value-call-out-no = kein Ausruf
value-call-out-yes = der Name des Spiels wird gerufen
rule-match = Sieg in der Partie
rule-match-help = Was nach allen Runden über die Partie entscheidet.
value-match-total = die meisten Punkte
value-match-games-then-total = die meisten gewonnenen Spiele, dann die meisten Punkte
rule-round-games = Spiele je Runde
rule-round-games-help = Aus wie vielen Spielen, jedes mit neuen Steinen, eine Runde der Anleitung besteht.
value-round-games-one = eines
value-round-games-players = so viele, wie Personen mitspielen
rule-next-starter =
    { $unit ->
        [game] Wer das nächste Spiel beginnt
       *[round] Wer die nächste Runde beginnt
    }
rule-next-starter-help =
    { $unit ->
        [game] Wie bestimmt wird, wer das folgende Spiel beginnt.
       *[round] Wie bestimmt wird, wer die folgende Runde beginnt.
    }
value-next-starter-rotate = reihum die nächste Person
value-next-starter-redraw = wird neu bestimmt wie zu Beginn
value-next-starter-follower = wer als Nächstes dran gewesen wäre

## Varianten

rule-hand-double = Alles auf einmal
rule-hand-double-help = Ob die Punkte doppelt zählen, wenn jemand noch nichts ausgelegt hat und in einem Zug alles auslegt.
value-hand-double-no = nichts Besonderes
value-hand-double-yes = Punkte doppelt
rule-hand-open = Alles auf einmal mit zu wenig Punkten
rule-hand-open-help = Ob man alles in einem Zug auslegen darf, auch wenn es für eine erste Auslage zu wenig wert ist.
value-hand-open-no = nicht erlaubt
value-hand-open-yes = erlaubt
rule-discard-pile = Ablagestapel
rule-discard-pile-help = Ob jeder Zug mit einem Stein beginnt und mit dem Ablegen eines Steins endet, den die nächste Person nehmen darf.
value-discard-pile-no = ohne Ablegen
value-discard-pile-yes = ziehen, auslegen, ablegen
rule-open-last-tile = Offener Stein
rule-open-last-tile-help = Ob ein Stein des Vorrats offen liegt, den nehmen darf, wer damit alles auslegt.
value-open-last-tile-no = keiner
value-open-last-tile-yes = einer, um damit alles auszulegen
