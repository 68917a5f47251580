### Der Befehl `solve`. Siehe en/solve.ftl.

## Hilfe

cli-help-solve = Die beste Auslage einer Stellung finden. Steht für POSITION ein -, wird eine Stellung je Zeile gelesen und jede in JSON beantwortet.
cli-option-solve-goal = Was als das Beste gilt: ohne Angabe tiles-points (meiste Steine, dann Punkte).
cli-option-solve-backend = Welcher Löser antwortet: der schnelle Kern oder die lesbare Referenz.
cli-option-solve-explain = Auch Schritt für Schritt erklären, wie man sie auslegt.
cli-option-solve-draw = Den Tisch nach der Auslage in diese Datei zeichnen.

## Antworten

cli-solve-best = { $laid }, { $worth }: mehr geht nicht.
cli-solve-found = { $laid }, { $worth }: das Beste, was bisher gefunden wurde; vielleicht geht es noch besser.
cli-solve-nothing = Hier lässt sich nichts auslegen.
cli-solve-not-out = Mit diesen Steinen kannst du nicht alles auslegen.
cli-solve-open = Es wurde keine Auslage gefunden, aber es ist nicht sicher, dass es keine gibt.
cli-solve-one-picture = --draw braucht eine einzelne Stellung.

## Steine und Kombinationen im Satz

cli-solve-tile =
    die { $colour ->
        [k] schwarze
        [b] blaue
        [r] rote
        [o] orange
        [y] gelbe
       *[g] grüne
    } { $number }
cli-solve-joker = den Joker
cli-solve-joker-coloured =
    den { $colour ->
        [k] schwarzen
        [b] blauen
        [r] roten
        [o] orangefarbenen
        [y] gelben
       *[g] grünen
    } Joker
cli-solve-run-from =
    aus der { $colour ->
        [k] schwarzen
        [b] blauen
        [r] roten
        [o] orangen
        [y] gelben
       *[g] grünen
    } Reihe { $first }–{ $last }
cli-solve-run-to =
    an die { $colour ->
        [k] schwarze
        [b] blaue
        [r] rote
        [o] orange
        [y] gelbe
       *[g] grüne
    } Reihe { $first }–{ $last }
cli-solve-run-object =
    die { $colour ->
        [k] schwarze
        [b] blaue
        [r] rote
        [o] orange
        [y] gelbe
       *[g] grüne
    } Reihe { $first }–{ $last }
cli-solve-group-from = aus der { $number }er-Gruppe in { $colours }
cli-solve-group-to = an die { $number }er-Gruppe in { $colours }
cli-solve-group-object = die { $number }er-Gruppe in { $colours }
cli-solve-row-from = { $tiles } vom Tisch
cli-solve-row-to = an die losen Steine ({ $tiles })
cli-solve-row-object = die losen Steine ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } mit Joker
       *[other] { $meld } mit { $count } Jokern
    }
cli-solve-rack = { $tiles } von deinem Brett
cli-solve-discard = { $tiles } vom Ablagestapel
cli-solve-open-tile = { $tiles } (der offene Stein)
cli-solve-freed =
    { $count ->
        [one] den befreiten Joker
       *[other] die befreiten Joker
    }

## Schritte

cli-solve-step-new = Leg { $held } auf den Tisch.
cli-solve-step-add = Leg { $held } { $to } an.
cli-solve-step-take = Nimm { $taken } und leg alles zusammen aus.
cli-solve-step-take-held = Nimm { $taken }, dazu { $held }, und leg alles zusammen aus.
cli-solve-step-split = Teile { $meld } zwischen { $number } und { $next }.
cli-solve-step-move = Leg { $taken } { $to } an.
cli-solve-step-move-held = Nimm { $taken }, dazu { $held }, und leg alles { $to } an.
cli-solve-step-join = Schieb { $meld } { $to }.
cli-solve-step-exchange =
    { $count ->
        [one] Leg { $sources } { $to } an und nimm den Joker heraus.
       *[other] Leg { $sources } { $to } an und nimm die Joker heraus.
    }
cli-solve-step-shift = Ordne { $meld } um: Der Joker wechselt den Platz.

## odds

cli-help-odds = Sagen, wie oft die ausgeteilten Steine für die erste Auslage reichen oder sich alle auslegen lassen.
cli-argument-edition = Der Name einer Ausgabe; Varianten und Hausregeln können folgen, etwa ,hand,open_min=50.
cli-option-odds-tiles = Wie viele Steine ausgeteilt werden: ohne Angabe so viele wie in der Ausgabe.
cli-option-odds-points = Die Punkte für die erste Auslage: ohne Angabe die der Ausgabe.
cli-option-odds-out = Fragen, wie oft alle Steine in Kombinationen liegen.
cli-option-odds-deals = Wie oft zufällig ausgeteilt wird: ohne Angabe 5000-mal.
cli-option-odds-seed = Der Startwert des Zufalls.
cli-option-odds-exact = Stattdessen alle Möglichkeiten zählen. Für ein ganzes Brett dauert das Minuten.
cli-odds-open = Mit { $tiles } ausgeteilten Steinen reicht es für eine erste Auslage von { $points } Punkten: { $share } %.
cli-odds-out = Alle { $tiles } ausgeteilten Steine liegen in Kombinationen: { $share } %.
cli-odds-estimate = 95-%-Bereich: { $low } % bis { $high } % ({ $deals }-mal zufällig ausgeteilt).
cli-odds-exact = Genau { $fraction } aller Möglichkeiten.
cli-odds-points-and-out = --points und --out passen nicht zusammen: Um alles auszulegen, braucht man hier keine Punkte.

## restore

cli-help-restore = Die Steine eines Tisches wieder zu Kombinationen ordnen und möglichst viele davon erhalten.
cli-argument-table = Was auf dem Tisch liegt: Kombinationen wie r3-7 und einzelne Steine wie [r6k9], durch Kommas getrennt.
cli-option-restore-remembered = Die Kombinationen, die vorher dalagen: ohne Angabe die in TABLE.
cli-option-restore-edition = Eine Ausgabe mit diesen Farben: ohne Angabe nach den Steinen gewählt.
cli-restore-impossible = Diese Steine können nicht alle in Kombinationen liegen.
cli-restore-kept = Erhaltene Kombinationen: { $whole } von { $melds }.
cli-restore-no-meld = Das ist keine Kombination: { $row }.
cli-restore-blank = Zwischen Kombinationen gehört ein Komma, und andere Steine stehen in Klammern, wie in r3-5,[r6r7]. Getippt war: { $text }
