### Die Befehlszeile. Siehe en/cli.ftl, dort stehen alle Namen mit ihren Variablen.

## Gemeinsames

cli-version = tilerummy { $version }
cli-error = Fehler: { $message }
cli-file-missing = Die Datei { $path } gibt es nicht.
cli-folder-missing = Den Ordner { $path } gibt es nicht.
cli-edition-several = Auf den Namen { $name } passen mehrere Ausgaben: { $editions }. Wähl eine davon.
cli-edition-none = Eine Ausgabe namens { $name } gibt es nicht. Die Ausgaben sind: { $editions }.
cli-file-unreadable = Die Datei { $path } lässt sich nicht lesen.
cli-file-unwritable = Die Datei { $path } lässt sich nicht schreiben.
cli-file-exists = Die Datei { $path } gibt es schon, sie bleibt unverändert.
cli-file-written = { $path } ist geschrieben.
cli-no-record = In { $path } steht keine Aufzeichnung.
cli-line = Zeile { $line }: { $message }
cli-pair-expected = Jede Zeile braucht eine Stellung, einen Tabulator und einen Zug.
cli-seat-missing =
    { $seats ->
        [one] Platz { $seat } gibt es nicht: { $seats } Platz, gezählt ab 0.
       *[other] Platz { $seat } gibt es nicht: { $seats } Plätze, gezählt ab 0.
    }
cli-move-missing =
    { $moves ->
        [0] Zug { $number } gibt es nicht: Die Aufzeichnung hat keinen.
        [one] Zug { $number } gibt es nicht: Die Aufzeichnung hat nur { $moves }.
       *[other] Zug { $number } gibt es nicht: Die Aufzeichnung hat { $moves }.
    }
cli-language-unknown = Auf { $language } gibt es keine Meldungen. Zur Wahl stehen: { $languages }.
cli-interrupted = Abgebrochen.
cli-answer-yes = j
cli-answer-no = n
cli-answer-expected = Bitte antworte mit { $yes } oder { $no }.

## Fortschritt

cli-reading = Lese { $path } …
cli-checking = Prüfe …
cli-dealing = Teile aus …
cli-working = Rechne …
cli-done = Fertig.

## Hilfe

cli-help = Rummy mit Steinen, nach den gedruckten Regeln.
cli-help-editions = Zeigen, was eine gedruckte Anleitung sagt, wo es steht und worin sie von einer anderen abweicht.
cli-help-judge = Sagen, ob ein Zug erlaubt ist, und wenn nicht, warum.
cli-help-replay = Eine aufgezeichnete Runde Zug um Zug zeigen.
cli-help-verify = Prüfen, ob in einer Aufzeichnung alles ehrlich ausgeteilt und gezogen wurde.
cli-help-draw = Tisch und Brett als Bild zeichnen.
cli-help-score = Den Punktezettel für ein Spiel am echten Tisch führen.
cli-help-play = Gegen Computer spielen.
cli-help-completion = Ein Skript für die Shell ausgeben, das Befehle und Ausgaben vervollständigt.
cli-option-lang = Sprache der Meldungen.
cli-option-json = Als JSON antworten, für Programme.
cli-option-verify-kept = Was deine Seite aufbewahrt hat; sie zeigt es unter „Wurde ehrlich ausgeteilt?“.
cli-option-against = Nur zeigen, was von dieser Ausgabe abweicht.
cli-option-at = Nach so vielen Zügen anhalten.
cli-option-seat = Nur zeigen, was dieser Platz sehen kann, gezählt ab 0.
cli-option-output = Die Datei, die geschrieben wird.
cli-option-editions = Ein Ordner mit eigenen Ausgaben als TOML-Dateien. TILERUMMY_EDITIONS legt ihn für alle Befehle fest.
cli-option-version = Die Version zeigen und beenden.
cli-option-help = Diese Hilfe zeigen und beenden.

## editions

cli-editions-title =
    { $count ->
        [one] { $count } Ausgabe
       *[other] { $count } Ausgaben
    }
cli-editions-head-key = Name
cli-editions-head-title = Was es ist
cli-editions-head-languages = Sprachen
cli-editions-head-field = Regel
cli-editions-head-value = Wert
cli-editions-head-basis = Grundlage
cli-editions-head-source = Quelle
cli-editions-head-note = Anmerkung
cli-editions-revision = Fassung { $revision }
cli-editions-differences =
    { $count ->
        [one] { $one } und { $other } unterscheiden sich in { $count } Regel:
       *[other] { $one } und { $other } unterscheiden sich in { $count } Regeln:
    }
cli-editions-same = { $one } und { $other } haben dieselben Regeln.
cli-editions-options = Varianten dieser Anleitung
cli-editions-misprints = Druckfehler
cli-editions-notes = Was die Anleitung offenlässt und wie sie hier gelesen wird
cli-editions-house = Hausregeln
cli-no-affiliation = tilerummy hat mit keinem Verlag zu tun. Produktnamen gehören ihren Inhabern und sagen nur, welche Anleitung gemeint ist.

## judge

cli-judge-legal = Der Zug ist erlaubt.
cli-judge-refused =
    { $count ->
        [one] Der Zug ist nicht erlaubt, aus { $count } Grund:
       *[other] Der Zug ist nicht erlaubt, aus { $count } Gründen:
    }
cli-judge-reason = { $message } ({ $clause })

## Züge

cli-move-drew = { $name } zieht: { $tile }.
cli-move-drew-hidden = { $name } zieht einen Stein.
cli-move-laid =
    { $count ->
        [one] { $name } legt { $count } Stein aus: { $melds }.
       *[other] { $name } legt { $count } Steine aus: { $melds }.
    }
cli-move-opened =
    { $points ->
        [one] { $name } legt zum ersten Mal aus, { $points } Punkt: { $melds }.
       *[other] { $name } legt zum ersten Mal aus, { $points } Punkte: { $melds }.
    }
cli-move-rearranged =
    { $count ->
        [one] { $name } baut um und legt { $count } Stein aus: { $tiles }.
       *[other] { $name } baut um und legt { $count } Steine aus: { $tiles }.
    }
cli-move-passed = { $name } passt.
cli-move-timeout =
    { $count ->
        [0] Die Zeit ist um für { $name }.
        [one] Die Zeit ist um für { $name }, { $count } Stein wird gezogen.
       *[other] Die Zeit ist um für { $name }, { $count } Steine werden gezogen.
    }
cli-move-timeout-back =
    { $count ->
        [0] Die Zeit ist um für { $name }: Steine zurück.
       *[other] Die Zeit ist um für { $name }: Steine zurück, { $count } gezogen.
    }
cli-move-timeout-kept =
    { $count ->
        [0] Die Zeit ist um für { $name }. Auf dem Tisch bleibt: { $melds }.
        [one] Die Zeit ist um für { $name }, { $count } Stein wird gezogen. Auf dem Tisch bleibt: { $melds }.
       *[other] Die Zeit ist um für { $name }, { $count } Steine werden gezogen. Auf dem Tisch bleibt: { $melds }.
    }
cli-move-resigned = { $name } gibt auf.
cli-move-left = { $name } hat den Tisch verlassen.
cli-move-replaced = Für { $name } spielt jetzt ein Computer: { $computer }.
cli-move-back = { $name } ist wieder da.
cli-move-discarded = { $name } legt ab: { $tile }.
cli-move-took-discard = { $name } nimmt den abgelegten Stein ({ $tile }) und legt aus: { $melds }.
cli-move-took-open-tile = { $name } nimmt den offenen Stein ({ $tile }) und legt alles aus.
cli-own-drew = Du ziehst: { $tile }.
cli-own-drew-hidden = Du ziehst einen Stein.
cli-own-laid =
    { $count ->
        [one] Du legst { $count } Stein aus: { $melds }.
       *[other] Du legst { $count } Steine aus: { $melds }.
    }
cli-own-opened =
    { $points ->
        [one] Du legst zum ersten Mal aus, { $points } Punkt: { $melds }.
       *[other] Du legst zum ersten Mal aus, { $points } Punkte: { $melds }.
    }
cli-own-extended =
    { $count ->
        [one] Du legst { $count } Stein an: { $tiles }.
       *[other] Du legst { $count } Steine an: { $tiles }.
    }
cli-own-rearranged =
    { $count ->
        [one] Du baust um und legst { $count } Stein aus: { $tiles }.
       *[other] Du baust um und legst { $count } Steine aus: { $tiles }.
    }
cli-own-passed = Du passt.
cli-own-timeout =
    { $count ->
        [0] Deine Zeit ist um.
        [one] Deine Zeit ist um, du ziehst { $count } Stein.
       *[other] Deine Zeit ist um, du ziehst { $count } Steine.
    }
cli-own-timeout-back =
    { $count ->
        [0] Deine Zeit ist um: Steine zurück.
       *[other] Deine Zeit ist um: Steine zurück, du ziehst { $count }.
    }
cli-own-timeout-kept =
    { $count ->
        [0] Deine Zeit ist um. Auf dem Tisch bleibt: { $melds }.
        [one] Deine Zeit ist um, du ziehst { $count } Stein. Auf dem Tisch bleibt: { $melds }.
       *[other] Deine Zeit ist um, du ziehst { $count } Steine. Auf dem Tisch bleibt: { $melds }.
    }
cli-own-resigned = Du gibst auf.
cli-own-left = Du hast den Tisch verlassen.
cli-own-replaced = Für dich spielt jetzt ein Computer: { $computer }.
cli-own-back = Du bist wieder da.
cli-own-discarded = Du legst ab: { $tile }.
cli-own-took-discard = Du nimmst den abgelegten Stein ({ $tile }) und legst aus: { $melds }.
cli-own-took-open-tile = Du nimmst den offenen Stein ({ $tile }) und legst alles aus.
cli-own-out = Du hast alle Steine ausgelegt.
cli-own-out-called = Du rufst „Rummy!“ und hast alle Steine ausgelegt.
cli-own-hand = Du hast alle Steine in einem Zug ausgelegt. Die Punkte zählen doppelt.
cli-own-hand-called = Du rufst „Rummy!“ und hast alle Steine in einem Zug ausgelegt. Die Punkte zählen doppelt.
cli-own-blocked = Der Vorrat ist leer, und alle haben gepasst. Du hast die wenigsten Punkte übrig ({ $points }).
cli-own-won-resigned = { $name } gibt auf.

## Wie eine Runde endet

cli-round-out =
    { $unit ->
        [game] { $name } hat alle Steine ausgelegt und gewinnt das Spiel.
       *[round] { $name } hat alle Steine ausgelegt und gewinnt die Runde.
    }
cli-round-out-called =
    { $unit ->
        [game] { $name } ruft „Rummy!“, hat alle Steine ausgelegt und gewinnt das Spiel.
       *[round] { $name } ruft „Rummy!“, hat alle Steine ausgelegt und gewinnt die Runde.
    }
cli-round-hand =
    { $unit ->
        [game] { $name } legt alles auf einmal aus und gewinnt das Spiel. Die Punkte zählen doppelt.
       *[round] { $name } legt alles auf einmal aus und gewinnt die Runde. Die Punkte zählen doppelt.
    }
cli-round-hand-called =
    { $unit ->
        [game] { $name } ruft „Rummy!“, legt alles auf einmal aus und gewinnt das Spiel. Die Punkte zählen doppelt.
       *[round] { $name } ruft „Rummy!“, legt alles auf einmal aus und gewinnt die Runde. Die Punkte zählen doppelt.
    }
cli-round-blocked =
    { $unit ->
        [game] Der Vorrat ist leer, und alle haben gepasst. { $name } hat die wenigsten Punkte auf dem Brett ({ $points }) und gewinnt das Spiel.
       *[round] Der Vorrat ist leer, und alle haben gepasst. { $name } hat die wenigsten Punkte auf dem Brett ({ $points }) und gewinnt die Runde.
    }
cli-round-drawn =
    { $unit ->
        [game] Das Spiel endet unentschieden. Niemand bekommt Punkte.
       *[round] Die Runde endet unentschieden. Niemand bekommt Punkte.
    }
cli-round-exhausted = Der letzte Stein des Vorrats ist gezogen.
cli-round-cannot-draw = Der Vorrat ist leer, es kann kein Stein mehr gezogen werden.
cli-round-lowest-shared = Der Vorrat ist leer, alle haben gepasst, und die niedrigsten Bretter sind gleich.
cli-round-all-passed = Der Vorrat ist leer, und alle haben gepasst.
cli-round-resigned =
    { $unit ->
        [game] { $name } gibt auf, und { $winner } gewinnt das Spiel.
       *[round] { $name } gibt auf, und { $winner } gewinnt die Runde.
    }
cli-round-running =
    { $unit ->
        [game] Das Spiel ist noch nicht zu Ende.
       *[round] Die Runde ist noch nicht zu Ende.
    }
cli-start-drawn = Auslosung, wer beginnt: { $draws }
cli-start-drawn-again = Gleichstand, also wird noch einmal gezogen: { $draws }
cli-score-line = { $name }: { $points } (gesamt { $total })

## replay

cli-replay-title = { $edition }: { $names }
cli-replay-round =
    { $unit ->
        [game] Spiel { $number }
       *[round] Runde { $number }
    }
cli-replay-lap = Umlauf { $lap }
cli-replay-seat = Platz { $number }: { $name }
cli-replay-turn = Am Zug: { $name }
cli-replay-start = Nach dem Austeilen
cli-replay-end = Ende der Aufzeichnung
cli-replay-clock = Verbrauchte Zeit: { $time }
cli-replay-illegal = Zug { $number } ist gegen die Regeln: { $message }

## verify

cli-verify-ok =
    { $count ->
        [0] Alles in Ordnung: Die Verteilung folgt aus dem Startwert, und gezogen wurde nichts.
        [one] Alles in Ordnung: Die Verteilung und { $count } gezogener Stein folgen aus dem Startwert.
       *[other] Alles in Ordnung: Die Verteilung und { $count } gezogene Steine folgen aus dem Startwert.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } Prüfung ist fehlgeschlagen:
       *[other] { $count } Prüfungen sind fehlgeschlagen:
    }
cli-verify-commitment = Der Startwert ist nicht der, der vor dem ersten Zug festgelegt wurde.
cli-verify-deal = Die Steine, die { $name } zu Beginn bekam, folgen nicht aus dem Startwert.
cli-verify-starter = Beginnen hätte { $wanted } müssen, nicht { $found }.
cli-verify-starter-draw = Das Ziehen um den Beginn folgt nicht aus dem Startwert: { $found } statt { $wanted }.
cli-verify-draw = Der gezogene Stein Nummer { $number } folgt nicht aus dem Startwert: { $found } statt { $wanted }.
cli-verify-result =
    { $unit ->
        [game] Als Ergebnis steht da { $found }, das Spiel endet aber mit { $wanted }.
       *[round] Als Ergebnis steht da { $found }, die Runde endet aber mit { $wanted }.
    }
cli-verify-illegal = Zug { $number } ist gegen die Regeln: { $message }
cli-verify-seed-missing = In der Aufzeichnung steht kein Startwert, deshalb lässt sich die Verteilung nicht prüfen. Er wird nach dem letzten Zug notiert.
cli-verify-seed-missing-over =
    { $unit ->
        [game] Das Spiel ist zu Ende, aber in der Aufzeichnung steht kein Startwert. Deshalb lässt sich die Verteilung nicht prüfen.
       *[round] Die Runde ist zu Ende, aber in der Aufzeichnung steht kein Startwert. Deshalb lässt sich die Verteilung nicht prüfen.
    }
cli-verify-commitment-missing = In der Aufzeichnung fehlt die Festlegung vor dem ersten Zug, deshalb kann niemand sagen, ob der Startwert vorher feststand.
cli-verify-hidden = Die Aufzeichnung verbirgt gezogene Steine, die sich deshalb nicht prüfen lassen. Frag nach der vollständigen Aufzeichnung.

## draw

cli-draw-written = Das Bild liegt in { $path }.

## score

cli-score-welcome = Ein Punktezettel für euren Tisch. Enter übernimmt, was in Klammern steht.
cli-score-ask-edition = Welche Ausgabe spielt ihr? [{ $default }]
cli-score-ask-players = Wie viele Personen spielen? ({ $low }–{ $high })
cli-score-ask-name = Name von Person { $number }
cli-score-ask-out = Wer hat alle Steine ausgelegt? (Name oder Nummer; Enter, wenn niemand)
cli-score-ask-rack = Was liegt bei { $name } noch auf dem Brett? (Steine wie r5k13j oder Punkte)
cli-score-ask-all-passed = War der Vorrat leer und haben alle gepasst? (j/n)
cli-score-ask-pool-empty =
    { $unit ->
        [game] War der Vorrat leer und das Spiel damit unentschieden? (j/n)
       *[round] War der Vorrat leer und die Runde damit unentschieden? (j/n)
    }
cli-score-ask-hand = Hat { $name } alles auf einmal ausgelegt, gleich als erste Auslage? (j/n)
cli-score-no-such-player = Hier heißt niemand { $text }.
cli-score-sum =
    { $unit ->
        [game] Die Punkte eines Spiels müssen zusammen null ergeben, hier sind es { $sum }.
       *[round] Die Punkte einer Runde müssen zusammen null ergeben, hier sind es { $sum }.
    }
cli-score-head-total = Gesamt
cli-score-head-won =
    { $unit ->
        [game] Gewonnene Spiele
       *[round] Gewonnene Runden
    }
cli-score-head-points = Punkte
cli-score-ask-next =
    { $unit ->
        [game] Enter: nächstes Spiel · u: letztes Spiel zurücknehmen · e: letztes Spiel ändern · q: beenden
       *[round] Enter: nächste Runde · u: letzte Runde zurücknehmen · e: letzte Runde ändern · q: beenden
    }
cli-score-undone =
    { $unit ->
        [game] Spiel { $number } ist zurückgenommen.
       *[round] Runde { $number } ist zurückgenommen.
    }
cli-score-nothing-to-undo =
    { $unit ->
        [game] Es gibt kein Spiel, das sich zurücknehmen lässt.
       *[round] Es gibt keine Runde, die sich zurücknehmen lässt.
    }
cli-score-edit =
    { $unit ->
        [game] Gib Spiel { $number } noch einmal ein.
       *[round] Gib Runde { $number } noch einmal ein.
    }
cli-score-saved = Der Punktezettel liegt in { $path }.

## More of the command line, in the order of the alphabet

cli-argument-file = Eine Datei mit einer Aufzeichnung oder einer ganzen Partie; - liest die Standardeingabe.
cli-argument-key = Der Name einer Ausgabe; Varianten und Hausregeln können folgen, etwa ,hand,open_min=50. Ohne ihn: alle Ausgaben.
cli-argument-move = Ein Zug in TRN: eine Auslage wie :kbr10, Ziehen +x, pass. Ohne ihn ist POSITION - und gelesen werden Zeilen aus Stellung, Tabulator und Zug.
cli-argument-position = Eine Stellung oder Ansicht in TRN, in Anführungszeichen oder mit _ statt Leerzeichen.
cli-argument-shell = Die Shell.
cli-draw-names = { $names } Namen für { $seats } Plätze: das sind zu viele.
cli-draw-no-lay = Dieser Zug legt nichts aus, was sich zeichnen ließe: { $move }.
cli-editions-brief-joker-penalty = Minus
cli-editions-brief-jokers = Anzahl
cli-editions-brief-legend = Auslage: nötige Punkte. Anzahl: Joker im Spiel. Uhr: Sekunden je Zug. Strafe: Steine bei Zeitablauf. Minus: Punkte für einen Joker auf dem Brett am Ende.
cli-editions-brief-open-min = Auslage
cli-editions-brief-timeout-draw = Strafe
cli-editions-brief-timer-s = Uhr
cli-editions-more = { $command } editions NAME zeigt eine ganze Anleitung; --against NAME, was von einer anderen abweicht.
cli-editions-printed = gedruckt: { $value }
cli-editions-sheet = Anleitung { $sheet }, { $languages }
cli-editions-sheet-only = Anleitung { $sheet }
cli-editions-unused = Aus oder hier ohne Wirkung
cli-file-no-text = Die Datei { $path } enthält keinen UTF-8-Text.
cli-file-trouble = { $path }: { $reason }.
cli-help-arguments = Angaben:
cli-help-commands = Befehle:
cli-help-options = Optionen:
cli-help-usage = Aufruf:
cli-move-extended =
    { $count ->
        [one] { $name } legt { $count } Stein an: { $tiles }.
       *[other] { $name } legt { $count } Steine an: { $tiles }.
    }
cli-option-draw-lay = Zeigen, was dieser Zug ergäbe; die gelegten Steine sind markiert.
cli-option-draw-letters = Den Farbbuchstaben auf jeden Stein setzen.
cli-option-draw-names = Die Namen der Mitspielenden, mit Kommas dazwischen.
cli-option-draw-theme = Hell oder dunkel.
cli-option-draw-width = Breite des Bildes in Pixeln.
cli-option-replay-round = Nur diese Runde einer Partie, gezählt ab 1.
cli-option-score-edition = Die Ausgabe, die ihr spielt, auf Wunsch mit Varianten und Hausregeln.
cli-option-score-file = Den Zettel in dieser Datei führen und weiterschreiben, wenn es sie gibt.
cli-option-score-players = Die Namen der Mitspielenden im Uhrzeigersinn, mit Kommas dazwischen.
cli-option-score-print = Den Zettel ausgeben und nichts fragen.
cli-option-score-round = Eine Runde in einer Zeile, etwa „Ann fertig; Bo 12“; auch mehrmals.
cli-option-score-rounds = Wie viele Runden vereinbart sind. Sonst eine Runde, wenn sie für jede Person ein Spiel hat, andernfalls eine Runde je Person.
cli-option-score-starter = Wer die erste Runde begonnen hat.
cli-our-fault = Interner Fehler in tilerummy ({ $fault }). Mit TILERUMMY_DEBUG=1 siehst du, wo.
cli-replay-after =
    { $count ->
        [0] Vor dem ersten Zug
        [one] Nach { $count } Zug
       *[other] Nach { $count } Zügen
    }
cli-replay-discards = Abgelegt von { $name }
cli-replay-open-tile = Offener Stein
cli-replay-other-seat = Diese Aufzeichnung zeigt nur, was ein anderer Platz sah, nicht was { $seat } sah.
cli-replay-round-missing =
    { $unit ->
        [game] Spiel { $number } gibt es nicht. Spiele in der Datei: { $rounds }.
       *[round] Runde { $number } gibt es nicht. Runden in der Datei: { $rounds }.
    }
cli-replay-which-round =
    { $unit ->
        [game] Die Datei hat { $rounds } Spiele. Sag mit --round, welches gemeint ist.
       *[round] Die Datei hat { $rounds } Runden. Sag mit --round, welche gemeint ist.
    }
cli-score-ask-more =
    { $unit ->
        [game] Alle vereinbarten Spiele sind gespielt. Noch eins? (j/n)
       *[round] Alle vereinbarten Runden sind gespielt. Noch eine? (j/n)
    }
cli-score-ask-rounds = Wie viele Runden? [{ $default }]
cli-score-ask-rounds-games = Wie viele Runden zu je { $games } Spielen? [{ $default }]
cli-score-ask-save = Datei für den Punktezettel (Enter: nicht speichern)
cli-score-ask-starter =
    { $unit ->
        [game] Wer beginnt das erste Spiel? (Name oder Nummer; Enter, wenn es gleich ist)
       *[round] Wer beginnt die erste Runde? (Name oder Nummer; Enter, wenn es gleich ist)
    }
cli-score-commands = Jederzeit: { $undo } · { $edit } 2 · { $sheet } · { $help } · { $end }
cli-score-set-up-help = Beantworte die Frage, oder übernimm mit Enter, was in Klammern steht. „{ $undo }“ geht zur Frage davor zurück.
cli-score-file-help = Tippe den Namen einer neuen Datei, oder drück Enter, um nicht zu speichern. „{ $undo }“ geht zum Zettel zurück.
cli-score-nothing-to-take-back = Es gibt noch keine Antwort, die du zurücknehmen kannst.
cli-score-file-bad = In der Datei { $path } steht kein Punktezettel.
cli-score-file-wrong = Der Punktezettel in der Datei { $path } kann nicht stimmen. { $message }
cli-score-half-told = Nicht zu Ende eingegeben: { $line }
cli-score-line-help =
    { $unit ->
        [game] Ein ganzes Spiel in einer Zeile: { $example }
       *[round] Eine ganze Runde in einer Zeile: { $example }
    }
cli-score-number-expected = Gib eine Zahl von { $low } bis { $high } an.
cli-score-other-sheet = In { $path } steht ein anderer Zettel: { $edition }, { $names }.
cli-score-rack-missing = Es fehlt, was bei { $name } übrig war.
cli-score-rack-twice = Was bei { $name } übrig war, steht zweimal da.
cli-score-round-expected =
    { $unit ->
        [game] Das ist kein Spiel: { $text }. Tippe zum Beispiel: { $example }.
       *[round] Das ist keine Runde: { $text }. Tippe zum Beispiel: { $example }.
    }
cli-score-round-missing =
    { $unit ->
        [game] Spiel { $number } gibt es nicht. Bisher gespielte Spiele: { $rounds }.
       *[round] Runde { $number } gibt es nicht. Bisher gespielte Runden: { $rounds }.
    }
cli-score-two-out = Nur eine Person kann alle Steine ausgelegt haben.
cli-score-who-out = Sag, wer alle Steine ausgelegt hat oder dass es niemand war: { $example }.
cli-score-word-blocked = blockiert
cli-score-word-drawn = unentschieden
cli-score-word-edit = ändern
cli-score-word-end = ende
cli-score-word-hand = alles
cli-score-word-help = hilfe
cli-score-word-out = fertig
cli-score-word-sheet = zettel
cli-score-word-undo = zurück
cli-usage = { $message } { $command } --help zeigt, wie es geht.
cli-usage-choice = { $name } muss eines davon sein: { $choices }.
cli-usage-command =
    { $close-count ->
        [0] Den Befehl { $name } gibt es nicht. { $command } --help zählt sie auf.
       *[other] Den Befehl { $name } gibt es nicht. Meintest du { $close }?
    }
cli-usage-extra = Das ist zu viel: { $text }. Eine Stellung steht in Anführungszeichen oder hat _ statt Leerzeichen.
cli-usage-missing = { $name } fehlt.
cli-usage-number = { $name } muss eine Zahl von { $low } bis { $high } sein.
cli-usage-option =
    { $close-count ->
        [0] Die Option { $option } gibt es nicht.
       *[other] Die Option { $option } gibt es nicht. Meintest du { $close }?
    }
cli-usage-option-value = Die Option { $option } ist falsch verwendet.
cli-verify-kept-commitment = Der Startwert ist nicht der, der deiner Seite vor dem Austeilen gezeigt wurde.
cli-verify-kept-commitment-holds = Der Startwert ist der, der deiner Seite vor dem Austeilen gezeigt wurde.
cli-verify-kept-hashes = Die Hashwerte der Mitspieler sind nicht die, die deiner Seite gezeigt wurden.
cli-verify-kept-hashes-holds = Die Hashwerte der Mitspieler sind die, die deiner Seite gezeigt wurden.
cli-verify-kept-entropy = Die Bytes deiner Seite wurden nicht verwendet.
cli-verify-kept-entropy-holds = Die Bytes deiner Seite wurden verwendet.
cli-verify-entropy = Die Bytes von { $name } waren vor dem Austeilen nicht festgelegt.
cli-verify-entropy-holds = Alle haben nur Bytes beigemischt, die vor dem Austeilen festgelegt waren, und Computer keine.
cli-verify-commitment-holds = Der Startwert ist der, der vor dem ersten Zug festgelegt wurde.
cli-verify-deal-differs = Die Verteilung folgt nicht aus dem Startwert.
cli-verify-deal-holds = Die Verteilung folgt aus dem Startwert.
cli-verify-draw-holds =
    { $count ->
        [0] Gezogen wurde nichts.
        [one] { $count } gezogener Stein folgt aus dem Startwert.
       *[other] Alle { $count } gezogenen Steine folgen aus dem Startwert.
    }
cli-verify-result-holds = Das Ergebnis folgt aus den Zügen.
cli-verify-starter-draw-holds = Das Ziehen um den Beginn folgt aus dem Startwert.
