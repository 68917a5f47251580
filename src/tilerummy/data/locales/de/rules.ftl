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

### Die ganzen Regeln eines Tisches in Sätzen.

## Überschriften

table-part-goal = Ziel
table-part-box = Steine und Personen
table-part-melds = Kombinationen
table-part-opening = Erste Auslage
table-part-turn = Züge
table-part-jokers = Joker
table-part-clock = Uhr
table-part-end =
    { $unit ->
        [game] Ende des Spiels
       *[round] Ende der Runde
    }
table-part-score = Punkte
table-part-variants = Besondere Regeln

## In jeder Ausgabe

table-goal = Wer zuerst alle Steine von seinem Brett auslegt, gewinnt.
table-words = In dieser Anleitung: { $words }.
table-words-in = In dieser Anleitung ({ $language }): { $words }.
table-group = Eine Gruppe hat drei oder vier Steine mit derselben Zahl, jeden in einer anderen Farbe.
table-run = Eine Reihe hat drei oder mehr Steine einer Farbe mit aufeinanderfolgenden Zahlen. Die 1 steht nur vor der 2, nie nach der 13.
table-turn = In deinem Zug legst du mindestens einen Stein von deinem Brett aus, oder du ziehst einen Stein; dann ist der Zug zu Ende.
table-turn-discard = In deinem Zug nimmst du zuerst einen Stein, legst dann aus, wenn du kannst, und legst zum Schluss einen Stein ab.
table-use = Nach deiner ersten Auslage darfst du an alle Kombinationen auf dem Tisch anlegen und sie umbauen.
table-rows = Am Ende deines Zuges dürfen auf dem Tisch nur gültige Kombinationen liegen, und kein Stein vom Tisch darf auf ein Brett zurück.
table-out =
    { $unit ->
        [game] Das Spiel endet, sobald jemand den letzten Stein von seinem Brett ausgelegt hat.
       *[round] Die Runde endet, sobald jemand den letzten Stein von seinem Brett ausgelegt hat.
    }
table-score = Die anderen verlieren die Punkte der Steine auf ihrem Brett, und wer gewonnen hat, bekommt sie alle. Ein Stein zählt seine Zahl.

## Steine und Personen

table-colours = Die Farben der Steine sind { $colours }. In jeder Farbe gibt es die Zahlen 1 bis 13, jede zweimal.
table-jokers =
    { $value ->
        [0] Es gibt keine Joker.
        [one] Dazu kommt { $value } Joker.
       *[other] Dazu kommen { $value } Joker.
    }
table-deal =
    { $value ->
        [one] Zu Beginn bekommen alle { $value } Stein.
       *[other] Zu Beginn bekommen alle { $value } Steine.
    }
table-seats = Das Spiel ist für { $low } bis { $high } Personen.
table-seats-exact =
    { $value ->
        [one] Das Spiel ist für { $value } Person.
       *[other] Das Spiel ist für { $value } Personen.
    }
table-first-player-lot = Das Los entscheidet, wer beginnt.
table-first-player-highest-tile = Es beginnt, wer die höchste Zahl zieht.
table-first-player-youngest = Die jüngste Person beginnt.
table-direction-clockwise = Gespielt wird im Uhrzeigersinn.
table-direction-counter-clockwise = Gespielt wird gegen den Uhrzeigersinn.

## Die erste Auslage

table-open-min =
    { $value ->
        [0] Für die erste Auslage genügt jede Kombination.
       *[other] Die Kombinationen deiner ersten Auslage müssen zusammen mindestens { $value } Punkte wert sein, nur mit Steinen von deinem Brett.
    }
table-open-joker-represented = In der ersten Auslage zählt ein Joker die Zahl, für die er steht.
table-open-joker-25 = In der ersten Auslage zählt ein Joker immer 25.
table-open-extend-same-turn = Schon im Zug deiner ersten Auslage darfst du die anderen Kombinationen auf dem Tisch nutzen.
table-open-extend-next-turn = Die anderen Kombinationen auf dem Tisch darfst du erst im Zug nach deiner ersten Auslage nutzen.
table-open-scope-each = Alle brauchen eine eigene erste Auslage.
table-open-scope-any-player = Sobald eine Person ihre erste Auslage gemacht hat, dürfen alle auslegen.
table-open-after-draw-no = Macht der gezogene Stein die erste Auslage möglich, musst du damit bis zu deinem nächsten Zug warten.
table-open-after-draw-yes = Ziehst du vor deiner ersten Auslage einen Stein, darfst du im selben Zug noch auslegen.

## Umbauen und Joker

table-partial-take-result-only = Du darfst Kombinationen beliebig zerlegen, wenn am Ende nur gültige daliegen.
table-partial-take-keep-three = Nimmst du Steine aus einer Kombination, bleiben mindestens drei ihrer Steine beisammen, oder jeder kommt in eine andere Kombination.
table-joker-colour-no = Ein Joker steht für jeden Stein.
table-joker-colour-yes = Es gibt einen Joker je Farbe. Er steht nur für Steine seiner Farbe.
table-joker-free-exchange = Einen Joker vom Tisch bekommst du nur im Tausch gegen den Stein, für den er steht.
table-joker-free-if-rest-valid = Einen Joker vom Tisch darfst du auf jede Art befreien, wenn gültige Kombinationen bleiben.
table-joker-source-rack = Der Stein für den Tausch muss von deinem Brett kommen.
table-joker-source-rack-or-table = Der Stein für den Tausch darf von deinem Brett oder vom Tisch kommen.
table-joker-reuse-anywhere = Ein befreiter Joker muss im selben Zug wieder ausgelegt werden, in einer beliebigen Kombination.
table-joker-reuse-other-meld = Ein befreiter Joker muss im selben Zug in eine andere Kombination.
table-joker-reuse-new-meld = Ein befreiter Joker muss im selben Zug in eine neue Kombination.
table-joker-split-allowed = Von einer Kombination mit Joker darf man Steine wegnehmen, solange der Joker seinen Platz behält.
table-joker-split-forbidden = Solange ihr Joker liegen bleibt, darf eine Kombination nur ergänzt oder ein anderer ihrer Joker getauscht werden.

## Die Uhr

table-timer-s =
    { $value ->
        [one] Das Zeitlimit beträgt { $value } Sekunde.
       *[other] Das Zeitlimit beträgt { $value } Sekunden.
    }
table-timer-s-minutes =
    { $value ->
        [one] Das Zeitlimit beträgt { $value } Minute.
       *[other] Das Zeitlimit beträgt { $value } Minuten.
    }
table-timer-s-days =
    { $value ->
        [one] Das Zeitlimit beträgt { $value } Tag.
       *[other] Das Zeitlimit beträgt { $value } Tage.
    }
table-timer-s-none = Ein Zug darf beliebig lange dauern.
table-clock-off = An diesem Tisch wird ohne Uhr gespielt. In der Anleitung: { $time }.
table-timer-scope-every-turn = Die Uhr läuft in jedem Zug.
table-timer-scope-after-opening = Die Uhr läuft in den Zügen nach deiner ersten Auslage.
table-timer-scope-manipulation = Die Uhr startet, sobald du eine Kombination auf dem Tisch veränderst, und läuft dann bis zum Ende deines Zuges. Bis dahin hast du beliebig viel Zeit.
table-timeout-table-restore = Läuft die Zeit ab, liegt der Tisch wieder wie vor dem Zug.
table-timeout-table-keep-valid = Läuft die Zeit ab, bleiben gültige Kombinationen liegen.
table-timeout-loose-own-back = Deine losen Steine kommen dann zurück auf dein Brett.
table-timeout-loose-all-to-player = Alle losen Steine kommen dann auf dein Brett.
table-timeout-loose-own-back-table-home = Deine losen Steine kommen dann zurück auf dein Brett, die vom Tisch zurück in ihre Kombination.
table-timeout-draw =
    { $value ->
        [0] Eine weitere Strafe gibt es nicht.
        [one] Zur Strafe ziehst du { $value } Stein.
       *[other] Zur Strafe ziehst du { $value } Steine.
    }
table-timeout-idle-draw =
    { $value ->
        [0] Hast du bei Zeitablauf nichts angerührt, ziehst du nichts.
        [one] Hast du bei Zeitablauf nichts angerührt, ziehst du { $value } Stein.
       *[other] Hast du bei Zeitablauf nichts angerührt, ziehst du { $value } Steine.
    }

## Ende und Partie

table-pool-empty-draw-when-exhausted =
    { $unit ->
        [game] Ist der Vorrat leer, bevor jemand alles ausgelegt hat, ist das Spiel unentschieden.
       *[round] Ist der Vorrat leer, bevor jemand alles ausgelegt hat, ist die Runde unentschieden.
    }
table-pool-empty-draw-on-failed-draw =
    { $unit ->
        [game] Muss jemand ziehen und ist der Vorrat leer, ist das Spiel unentschieden.
       *[round] Muss jemand ziehen und ist der Vorrat leer, ist die Runde unentschieden.
    }
table-pool-empty-play-on = Ist der Vorrat leer, wird weitergespielt. Passen alle, gewinnt, wer die wenigsten Punkte auf dem Brett hat.
table-pool-empty-pass-then-draw =
    { $unit ->
        [game] Ist der Vorrat leer, wird weitergespielt. Passen alle, ist das Spiel unentschieden.
       *[round] Ist der Vorrat leer, wird weitergespielt. Passen alle, ist die Runde unentschieden.
    }
table-blocked-score-none = Hat niemand alles ausgelegt, bekommt niemand Punkte.
table-blocked-score-full = Hat niemand alles ausgelegt, verlieren die anderen alle Punkte auf ihrem Brett.
table-blocked-score-difference = Hat niemand alles ausgelegt, verlieren die anderen nur die Differenz zum niedrigsten Brett.
table-joker-penalty =
    { $value ->
        [one] Ein Joker auf dem Brett kostet am Ende { $value } Punkt.
       *[other] Ein Joker auf dem Brett kostet am Ende { $value } Punkte.
    }
table-call-out-yes = Wer alle Steine ausgelegt hat, ruft laut den Namen des Spiels.
table-round-games-one = Zu Beginn jeder Runde werden die Steine neu ausgeteilt.
table-round-games-players = Eine Runde hat so viele Spiele, wie Personen mitspielen; in jedem Spiel werden die Steine neu ausgeteilt.
table-match-total = Wer nach allen Runden die meisten Punkte hat, gewinnt die Partie.
table-match-games-then-total = Wer die meisten Spiele gewonnen hat, gewinnt die Partie; bei Gleichstand entscheiden die Punkte.
table-next-starter-rotate =
    { $unit ->
        [game] Das nächste Spiel beginnt reihum die nächste Person.
       *[round] Die nächste Runde beginnt reihum die nächste Person.
    }
table-next-starter-redraw =
    { $unit ->
        [game] Wer das nächste Spiel beginnt, wird neu bestimmt wie zu Beginn.
       *[round] Wer die nächste Runde beginnt, wird neu bestimmt wie zu Beginn.
    }
table-next-starter-follower =
    { $unit ->
        [game] Das nächste Spiel beginnt, wer als Nächstes dran gewesen wäre.
       *[round] Die nächste Runde beginnt, wer als Nächstes dran gewesen wäre.
    }

## Varianten

table-hand-double-yes = Die Punkte zählen doppelt, wenn jemand gleich als erste Auslage alles in einem Zug auslegt.
table-hand-open-yes = Wer alles in einem Zug auslegt, braucht keine Punkte für die erste Auslage.
table-discard-pile-yes = Du darfst den Stein nehmen, der vor dir zuletzt abgelegt wurde, wenn du ihn gleich in einer neuen Kombination auslegst.
table-open-last-tile-yes = Ein Stein des Vorrats liegt offen. Du darfst ihn nehmen, wenn du damit alles auslegst.

## A table in one line

table-fact-open-min =
    { $value ->
        [0] erste Auslage beliebig
        [one] erste Auslage ab { $value } Punkt
       *[other] erste Auslage ab { $value } Punkten
    }
table-fact-no-clock = ohne Uhr
table-fact-clock = { $time } je Zug
table-fact-days =
    { $value ->
        [one] { $value } Tag
       *[other] { $value } Tage
    }
table-fact-house = { $rule } (Hausregel)
