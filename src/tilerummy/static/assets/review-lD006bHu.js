var e=`review-won =
    { $count ->
        [one] { $name } hat den letzten Stein ausgelegt und gewonnen.
       *[other] { $name } hat alle { $count } Steine ausgelegt und gewonnen.
    }
review-missed-win = { $name } hätte alles auslegen können: Jeder Stein vom Brett passte.
review-missed-first-lay = { $name } hätte die erste Auslage machen können, mit { $points } Punkten.
review-joker-given = { $name } hat einen Joker verschenkt: { $other } hat ihn vor dem nächsten Zug geholt.
review-waited =
    { $count ->
        [one] { $name } hat gewartet: { $count } Stein war möglich.
       *[other] { $name } hat gewartet: { $count } Steine waren möglich.
    }
review-missed-tiles = { $name } hat { $count } von { $best } möglichen Steinen ausgelegt.
review-missed-lay =
    { $count ->
        [one] { $name } hat nichts ausgelegt, obwohl { $count } Stein möglich war.
       *[other] { $name } hat nichts ausgelegt, obwohl { $count } Steine möglich waren.
    }
review-missed-points =
    { $points ->
        [one] { $name } hat so viele Steine wie möglich ausgelegt; andere sind { $points } Punkt mehr wert.
       *[other] { $name } hat so viele Steine wie möglich ausgelegt; andere sind { $points } Punkte mehr wert.
    }
review-best =
    { $count ->
        [one] { $name } hat { $count } Stein ausgelegt: besser ging es nicht.
       *[other] { $name } hat { $count } Steine ausgelegt: besser ging es nicht.
    }
review-best-first-lay =
    { $count ->
        [one] { $name } hat die bestmögliche erste Auslage gemacht, mit { $count } Stein.
       *[other] { $name } hat die bestmögliche erste Auslage gemacht, mit { $count } Steinen.
    }
review-nothing = { $name } konnte nichts auslegen.
review-nothing-resigned = { $name } hat aufgegeben.
review-nothing-timeout = { $name } konnte nichts auslegen, und die Zeit lief ab.
review-hidden = Das Brett von { $name } ist verdeckt, deshalb lässt sich dieser Zug nicht beurteilen.
review-turning-lead = { $name } geht in Führung.
review-turning-missed-win = { $name } übersieht den Sieg.
review-level = Stufe { $level } ({ $low } bis { $high })
review-level-range = Stufe { $low } bis { $high }
review-level-certain = Stufe { $level }
review-lost =
    { $points ->
        [one] etwa { $points } Prozentpunkt Gewinnchance
       *[other] etwa { $points } Prozentpunkte Gewinnchance
    }
review-lost-waiting = { $name } hat { $tiles } ausgelegt. Das hat { $lost } gekostet: Warten war besser.
review-lost-smaller = { $name } hat als erste Auslage { $tiles } ausgelegt. Das hat { $lost } gekostet: Besser war eine kleinere erste Auslage ({ $better }).
review-lost-fewer = { $name } hat { $tiles } ausgelegt. Das hat { $lost } gekostet: Besser war es, nur { $better } auszulegen.
review-lost-more = { $name } hat { $tiles } ausgelegt. Das hat { $lost } gekostet: Besser war es, { $better } auszulegen.
review-lost-others = { $name } hat { $tiles } ausgelegt. Das hat { $lost } gekostet: Andere Steine waren besser.
review-lost-nothing = { $name } hat nichts ausgelegt. Das hat { $lost } gekostet: Besser war es, { $better } auszulegen.
review-lost-win = { $name } hätte alles auslegen können. Es nicht zu tun, hat { $lost } gekostet.
review-waited-well =
    { $count ->
        [one] { $name } hat gewartet: { $count } Stein war möglich, aber nicht klar besser.
       *[other] { $name } hat gewartet: { $count } Steine waren möglich, aber nicht klar besser.
    }
review-good = { $name } hat { $tiles } ausgelegt: Nichts anderes war klar besser.
review-not-judged = Die Zeit von { $name } ist abgelaufen, deshalb wird dieser Zug nicht nach Chancen beurteilt.
review-turning-rises = Die Gewinnchance von { $name } steigt um etwa { $points } Prozentpunkte.
review-turning-falls = Die Gewinnchance von { $name } fällt um etwa { $points } Prozentpunkte.
review-turning-lost-chance = { $name } macht einen Fehler, der { $lost } kostet.
review-lay-nothing = In diesem Zug nichts auslegen.
review-nothing-laid = nichts
review-mistakes =
    { $count ->
        [0] kein Fehler
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
review-only-tiles-rules = Für diese Regeln oder für so viele Plätze sind die Chancen nicht bekannt. Die Züge werden nach Steinen beurteilt.
review-only-tiles-slow = Die Chancen brauchen das kompilierte Programm, das hier nicht oder noch nicht da ist. Die Züge werden nach Steinen beurteilt.
review-only-tiles-long = Es sind zu viele Züge, um die Chancen zu berechnen. Sie werden nach Steinen beurteilt.
review-mark-won = Alles ausgelegt
review-mark-missed-win = Sieg verpasst
review-mark-missed-first-lay = Erste Auslage verpasst
review-mark-joker-given = Joker verschenkt
review-mark-lost-chance = Chance verschenkt
review-mark-waited = Gewartet
review-mark-missed-tiles = Steine übersehen
review-mark-missed-points = Punkte verschenkt
review-mark-best = Bestmöglich
review-mark-good = Gut
review-mark-nothing = Nichts möglich
review-page = Rückblick
review-open = Eine Aufzeichnung ansehen
review-open-help = Öffne eine Aufzeichnung (eine TRN-Datei). „Aufzeichnung speichern“ im Menü eines Tisches liefert eine. Sie wird ausgewertet und dann vergessen.
review-file = Datei wählen
review-paste = Oder füge den Text der Aufzeichnung hier ein
review-read = Auswerten
review-too-large = Die Aufzeichnung ist zu lang: Höchstens { $count } Zeichen werden ausgewertet.
review-loading = Die Züge werden ausgewertet …
review-again = Noch einmal versuchen
review-continue = Ab diesem Zug weiterspielen
review-other = Andere Aufzeichnung
review-game =
    { $unit ->
        [game] Spiel
       *[round] Runde
    }
review-number = { $number } von { $count }
review-steps = Durch die Züge blättern
review-first = Zum Anfang
review-back = Einen Zug zurück
review-play = Abspielen
review-pause = Anhalten
review-forward = Einen Zug weiter
review-last = Zum Ende
review-keys = Tasten: Pfeile, Leertaste, Pos1 und Ende.
review-deal = Der Anfang
review-turn = Zug { $number } von { $count }
review-turns = Züge
review-view = Bretter
review-all-racks = alle
review-rack-of = Brett von { $name }
review-rack-hidden =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
review-was-laid = Ausgelegt
review-was-possible = Möglich
review-was-missed = Übersehen
review-was-better = Besser
review-was-lost = Kosten
review-tiles-points = { $tiles } ({ $points })
review-show-best = Beste Auslage zeigen
review-show-better = Zeigen, was besser war
review-show-played = Gespielten Zug zeigen
review-lab = Im Labor öffnen
review-reason = Warum der Computer so spielte
review-players = Wer wie gut spielte
review-accuracy = Genauigkeit { $percent } %
review-no-accuracy = konnte nie etwas auslegen
review-rating-help = Genauigkeit: welcher Anteil der besten Auslage ausgelegt wurde. Stufe: der Computer, der am ähnlichsten spielt, von 1 bis 8, mit dem Bereich, in dem sie zu 90 % liegt.
review-rating-help-chances = Genauigkeit: Ein Zug, der keine Chance kostet, zählt ganz, und je 10 Prozentpunkte, die er kostet, nur noch halb so viel. Stufe: nach Steinen der Computer, der am ähnlichsten spielt, von 1 bis 8, mit dem Bereich, in dem sie zu 90 % liegt.
review-judged = Züge beurteilen
review-by-chances = Nach Chancen
review-by-tiles = Nach Steinen
review-values = Punkte auf den Brettern
review-values-help = Je weniger, desto besser. Ein Ring zeigt einen Wendepunkt.
review-chances = Gewinnchancen
review-chances-help = Wähle eine Stelle im Bild, um den Zug zu sehen. Ein Ring zeigt einen Wendepunkt.
review-chances-table = Die Chancen als Tabelle
review-percent = { $percent } %
review-practise = Fehler üben
review-practise-help = Die schwächsten Züge von { $name } als Aufgaben: Finde etwas Besseres.
review-practise-none = { $name } hat keinen Fehler gemacht, der sich üben ließe.
review-try = Zug { $number } versuchen
review-hinted = Nach einem Tipp.
review-begins = { $name } beginnt.
review-exercise = Aufgabe: Zug { $number }
review-find =
    { $count ->
        [0] Hier wurde nichts ausgelegt. Was wäre möglich?
        [one] Hier wurde { $count } Stein ausgelegt. Ging es besser?
       *[other] Hier wurden { $count } Steine ausgelegt. Ging es besser?
    }
review-show-answer = Lösung zeigen
`;export{e as default};