### Das Spiel im Terminal. Befehle wie end, undo und take gelten in jeder Sprache; play-word-… sind weitere Wörter dafür.

## Die Seite

play-title = { $edition } · { $round }
play-pool = Vorrat: { $count }
play-table = Auf dem Tisch
play-table-empty = Hier liegt noch nichts.
play-rack =
    { $count ->
        [one] Dein Brett: { $count } Stein
       *[other] Dein Brett: { $count } Steine
    }
play-loose = Lose Steine, die zurückmüssen:
play-opened = hat ausgelegt
play-unopened = hat noch nicht ausgelegt
play-discards = Abgelegt von { $name }:
play-open-tile = Offener letzter Stein:
play-opening = Erste Auslage: { $points } von { $needed } Punkten
play-legal =
    { $count ->
        [one] Das geht: { $count } Stein. Mit end beendest du den Zug.
       *[other] Das geht: { $count } Steine. Mit end beendest du den Zug.
    }
play-refused = So geht es noch nicht:
play-turn = Du bist am Zug: Leg Steine aus oder zieh mit d. Mit ? siehst du alle Befehle.
play-turn-pass = Du bist am Zug. Der Vorrat ist leer: Leg Steine aus oder passe mit p.
play-turn-draw-first = Du bist am Zug: Mit d ziehst du, mit < nimmst du den zuletzt abgelegten Stein für eine neue Kombination.
play-turn-lay-or-discard = Leg Steine aus, wenn du kannst; leg dann einen ab, etwa ~k3.
play-turn-discard = Leg jetzt einen Stein ab, etwa ~k3.
play-turn-drawn = Mit dem gezogenen Stein darfst du sofort auslegen; p beendet den Zug.
play-starts = { $name } beginnt.
play-you-drew = Du hast gezogen: { $tile }.
play-hint =
    { $count ->
        [one] Du könntest { $count } Stein auslegen: { $tiles }.
       *[other] Du könntest { $count } Steine auslegen: { $tiles }.
    }
play-hint-again = Mit h legst du das aus.
play-thinking = { $name } überlegt …
play-hint-none = Du kannst nichts auslegen.
play-resign-sure =
    { $unit ->
        [game] Damit verlierst du das Spiel. Gib noch einmal „aufgeben“ ein, um es zu bestätigen.
       *[round] Damit verlierst du die Runde. Gib noch einmal „aufgeben“ ein, um es zu bestätigen.
    }
play-time-left = noch { $time }

## Mitspieler

play-person = Gast
play-computer = Computer
play-computer-number = Computer { $number }
play-level-random = Zufall
play-level-beginner = Einsteiger
play-level-casual = gemütlich
play-level-steady = solide
play-level-shrewd = gewieft
play-level-newcomer = Einsteiger
play-level-learner = gemütlich
play-level-regular = geübt
play-level-solid = solide
play-level-skilled = geschickt
play-level-strong = stark
play-level-expert = Experte
play-level-master = meisterhaft

## Das Ende einer Runde

play-head-player = Name
play-head-left = Auf dem Brett geblieben
play-head-sum = Wert
play-head-score = Punkte
play-head-round =
    { $unit ->
        [game] Spiel
       *[round] Runde
    }
play-head-total = Gesamt
play-match-won = { $names } gewinnt die Partie.
play-match-won-shared = Den Sieg teilen sich { $names }.
play-match-leads = { $names } führt.
play-match-leads-shared = Gemeinsam vorn: { $names }.
play-next-round =
    { $unit ->
        [game] Enter: nächstes Spiel · q: hier aufhören
       *[round] Enter: nächste Runde · q: hier aufhören
    }
play-bye = Danke fürs Spielen.

## Die Datei

play-go-on = Das Spiel ist gespeichert. Weiter geht es mit: { $command } play --resume { $path }
play-record-in = Die Aufzeichnung liegt in { $path }.
play-not-saved = Das Spiel konnte nicht gespeichert werden.
play-file-unwritable = { $path } lässt sich nicht schreiben: dieses Spiel wird nicht gespeichert.
play-kept =
    { $count ->
        [one] Ein unfertiges Spiel ist noch da. Weiter damit: { $resume }
       *[other] { $count } unfertige Spiele sind noch da. Liste: { $list }
    }
play-list = Unfertige Spiele, das letzte zuerst:
play-list-none = Es gibt keine unfertigen Spiele.

## Was nicht geht

play-slip-row = Auf dem Tisch gibt es keine Nummer { $number }.
play-slip-not-free = Weder auf deinem Brett noch lose: { $tiles }.
play-slip-not-in-row = Nicht in Nummer { $number }: { $tiles }.
play-slip-no-such-meld = Nicht auf dem Tisch: { $text }.
play-slip-split = Nummer { $number } lässt sich nicht vor { $tiles } teilen.
play-slip-tiles-missing = Nenne Steine, etwa r5 oder kbr10.
play-slip-taken-already = Du hast in diesem Zug schon einen Stein genommen, der neben dem Tisch lag.
play-slip-no-open-tile = Es gibt keinen offenen letzten Stein.
play-slip-no-discard = Es liegt kein abgelegter Stein da, den du nehmen kannst.
play-slip-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-slip-nothing-to-redo = Es gibt nichts zu wiederholen.
play-slip-nothing-to-reset = Am Tisch ist nichts verändert.
play-slip-nothing-laid = Du hast noch nichts ausgelegt.
play-slip-refused = So kann der Zug nicht enden: undo nimmt einen Schritt zurück, reset alle.
play-slip-draft-open = Du hast Steine ausgelegt: Beende den Zug mit end oder nimm sie mit reset zurück.
play-slip-no-hints = Tipps sind in diesem Spiel abgeschaltet.
play-slip-usage-put = Tippe Nummer und Steine, etwa 2 r6.
play-slip-usage-take = Tippe Nummer und Steine, etwa take 2 r3.
play-slip-usage-move = Tippe woher, welche Steine und wohin, etwa move 2 r3 5.
play-slip-usage-split = Tippe die Nummer und den ersten Stein des zweiten Teils, etwa split 2 r6.
play-slip-usage-discard = Tippe den Stein, etwa ~k3.
play-slip-usage-sort = Nach Reihen oder Gruppen sortieren: s run, s group.
play-slip-word-unknown = Das verstehe ich nicht: „{ $text }“. Tippe zum Beispiel: rote 8 an Nummer 2.
play-slip-too-long = Das ist zu lang: höchstens { $most } Zeichen. Tippe es in mehreren Schritten.
play-slip-colour-missing = Nenne Farbe und Zahl jedes Steins, etwa: rote 8. Unklar ist „{ $text }“.
play-slip-several-rows = Mehrere Kombinationen passen: { $rows }. Tippe die Nummer dazu, etwa: an Nummer 2.
play-slip-no-such-row = Keine Kombination auf dem Tisch passt. Tippe die Nummer dazu, etwa: rote 8 an Nummer 2.

## Hilfe

play-help-title = Was du tippen kannst
play-help-tiles = Ein Stein ist ein Buchstabe mit Zahl, ein Joker ist j. { $colours }
play-help-new = Neue Kombination auslegen: eine Reihe oder eine Gruppe.
play-help-put = Steine an Nummer 2 anlegen.
play-help-take = Steine von Nummer 2 nehmen; take 2 nimmt alle.
play-help-move = Steine von 2 nach 5 schieben, ohne 5 an einen neuen Platz.
play-help-split = Nummer 2 vor einem Stein teilen.
play-help-trn = Eine ganze Auslage: weggenommene Kombinationen, Doppelpunkt, ausgelegte Kombinationen.
play-help-undo = Einen Schritt zurück, einen vor, alles zurück.
play-help-end = Den Zug so beenden (auch ok).
play-help-draw = Einen Stein ziehen.
play-help-pass = Passen, wenn der Vorrat leer ist.
play-help-discard = Einen Stein ablegen.
play-help-take-discard = Den zuletzt abgelegten Stein nehmen und damit eine neue Kombination auslegen.
play-help-take-open-tile = Den offenen letzten Stein nehmen und alles auslegen.
play-help-hint = Zeigen, was du auslegen könntest; noch einmal legt es aus.
play-help-sort = Das Brett nach Farbe oder nach Zahl sortieren.
play-help-log =
    { $unit ->
        [game] Zeigen, was in diesem Spiel gespielt wurde.
       *[round] Zeigen, was in dieser Runde gespielt wurde.
    }
play-help-rules = Alle Regeln an diesem Tisch zeigen.
play-help-resign =
    { $unit ->
        [game] Das Spiel aufgeben.
       *[round] Die Runde aufgeben.
    }
play-help-quit = Speichern und aufhören; mit --resume geht es weiter.
play-help-short = Kurzformen: { $forms }
play-help-words = Auch deutsche Wörter gehen: legen, nehmen, ziehen, ende, tipp. Die Tabulatortaste ergänzt.
play-log-empty = Es wurde noch nichts gespielt.
play-more = Enter: nächste Seite · q: zurück an den Tisch
play-go-back = Enter: zurück an den Tisch

## Wörter, die auch eingegeben werden können

play-word-put = legen
play-word-take = nehmen
play-word-move = schieben
play-word-split = teilen
play-word-undo = zurück
play-word-redo = vor
play-word-reset = zurücksetzen
play-word-end = ende
play-word-draw = ziehen
play-word-pass = passen
play-word-discard = ablegen
play-word-hint = tipp
play-word-sort = sortieren
play-word-log = verlauf
play-word-rules = regeln
play-word-help = hilfe
play-word-resign = aufgeben
play-word-quit = aufhören
play-word-run = reihe
play-word-group = gruppe

## Die Befehlszeile

cli-option-play-terminal = Im Terminal spielen, nicht im Browser.
cli-option-play-no-browser = Nur die Adresse des Tisches zeigen, keinen Browser öffnen.
cli-option-play-network = Auch andere in deinem Netzwerk mitspielen lassen.
cli-option-play-edition = Die Ausgabe, nach der gespielt wird, auch mit Varianten und Hausregeln.
cli-option-play-seats = Wie viele mitspielen, du eingeschlossen.
cli-option-play-level = Die Stärke eines Computers; einmal für jeden, die letzte gilt für alle übrigen.
cli-option-play-name = Dein Name.
cli-option-play-rounds = Wie viele Runden, wie die Anleitung sie zählt; ohne Angabe eine.
cli-option-play-clock = Die Zeit je Zug: off (keine), sheet (wie in der Anleitung) oder eine Zahl von Sekunden; ohne Angabe off.
cli-option-play-youngest = Wer am jüngsten ist und beginnt, wo die Anleitung das verlangt: 1 bist du, 2 der erste Computer; ohne Angabe 1.
cli-option-play-seed = Mit diesem Startwert austeilen (bis zu 64 Hexadezimalziffern), um dieselben Steine noch einmal zu spielen.
cli-option-play-hints = Ob h zeigt, was du auslegen könntest.
cli-option-play-save = Das Spiel in dieser Datei speichern statt am üblichen Ort.
cli-option-play-resume = Ein gespeichertes Spiel fortsetzen; ohne Datei das letzte.
cli-option-play-list = Die unfertigen Spiele am üblichen Ort auflisten.
cli-terminal-clock-bad = „{ $text }“ ist keine Uhr: erlaubt sind off, sheet oder { $low } bis { $high } Sekunden.
cli-terminal-clock-resumed = Ein gespeichertes Spiel behält seine Zugzeit: erlaubt sind --clock off und --clock sheet.
cli-terminal-network = --network gilt für den Tisch im Browser, nicht für ein Spiel im Terminal.
cli-terminal-too-many-levels = { $levels } Computer sind zu viele: An { $seats } Plätzen ist einer weniger Platz, denn du spielst auch mit.
cli-terminal-name-bad = „{ $name }“ geht nicht als Name: 1 bis { $most } Zeichen und kein Schrägstrich.
cli-terminal-file-bad = Die Datei { $path } enthält kein Spiel, das sich fortsetzen lässt.
cli-terminal-file-over = Das Spiel in { $path } ist zu Ende. Mit { $command } replay siehst du es an.
cli-terminal-seed-bad = Der Startwert „{ $text }“ hat nicht 1 bis 64 Hexadezimalziffern.

## Aufgaben

play-puzzle-too-few = Das ist erlaubt, legt aber nur { $laid } von { $count } Steinen aus.
play-puzzle-joker-stays = Die Steine liegen, aber jeder Joker steht noch für denselben Stein.
play-puzzle-lay-only = In einer Aufgabe kannst du nur Steine auslegen. Tippe resign, um die Lösung zu sehen.
play-puzzle-todo = Leg Steine aus; h zeigt, welche; resign zeigt die Lösung; ? zeigt, was du tippen kannst.
