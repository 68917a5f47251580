### Text, der sich nicht lesen lässt, und Dinge, die es nicht geben kann. Siehe en/errors.ftl.

error-illegal-move = Die Regeln lassen diesen Zug nicht zu. { $reasons }
error-illegal-move-at = Zug { $number } der Aufzeichnung ({ $move }) ist gegen die Regeln. { $reasons }

## Wo der Fehler steckt

error-place = { $message } (Zeichen { $place }, beim Pfeil: { $before }→{ $after })
error-place-line = { $message } (Zeile { $line }, Zeichen { $place }, beim Pfeil: { $before }→{ $after })
error-place-empty = { $message } (dort steht nichts)

## Steine und Kombinationen

error-tile-expected = Hier gehört ein Stein hin: ein Buchstabe für die Farbe und eine Zahl, etwa r5, oder j für einen Joker.
error-tiles-missing = Hier fehlen Steine. Gib sie hintereinander an, etwa r5k13j, oder - für keinen.
error-text-after-tile = Nach dem Stein steht noch etwas.
error-number-expected = Hier gehört eine Zahl hin.
error-number-not-on-a-tile = Kein Stein trägt die Zahl { $number }: Es gibt 1 bis 13.
error-meld-expected = Hier gehört eine Kombination hin: eine Reihe wie r3-7, eine Gruppe wie kbr10 oder einzelne Steine wie [r5r6r7].
error-row-expected = Hier gehören Steine in eckigen Klammern hin: [r5r6r7].
error-run-descends = Die Reihe geht abwärts. Die kleinere Zahl kommt zuerst.
error-joker-outside-run = Jeder Joker braucht einen eigenen Platz zwischen der ersten und der letzten Zahl der Reihe.
error-not-a-group = Das ergibt keine { $number }er-Gruppe ({ $colours }): Eine Gruppe hat drei oder vier verschiedene Farben.
error-not-a-run = Das ergibt keine Reihe von { $first } bis { $last } ({ $colour }): Eine Reihe hat mindestens drei aufeinanderfolgende Zahlen.
error-not-a-meld = Das ist weder eine Gruppe noch eine Reihe: { $meld }.
error-two-readings = Das lässt sich auf zwei Arten lesen: { $meld }. Wähle, was du meinst: { $readings }.
error-tiles-not-there = Diese Steine sind nicht da: { $tiles }.
error-tiles-not-one-box = Diese Steine stammen nicht aus einer einzigen Schachtel: { $tiles }.
error-tiles-of-other-colours = Diese Steine haben andere Farben als { $colours }: { $tiles }.
error-too-many-tiles = Das sind zu viele Steine: Mehr als { $most } können es nicht sein.
error-more-than-in-the-box = Davon gibt es mehr, als in der Schachtel sind: { $tiles }.
error-no-such-tile = Einen Stein mit der Farbe { $colour } und der Zahl { $number } gibt es nicht.
error-wrong-type = { $field } muss { $wanted } sein, nicht { $value }.
error-language-unknown = Auf { $language } gibt es keine Meldungen. Zur Wahl stehen: { $known }.

## Züge

error-move-expected = Hier gehört ein Zug hin: eine Auslage wie :kbr10, ein Ziehen +x, pass oder resign.
error-colon-expected = Es fehlt ein Doppelpunkt: Eine Auslage besteht aus weggenommenen Kombinationen, einem Doppelpunkt und hingelegten Kombinationen.
error-other-move-expected = Das ist ein Zug, aber nicht von der Art, die hier gebraucht wird ({ $wanted }).
error-draw-without-tile = Dieser Zug sagt nicht, welche Steine gezogen wurden: { $move }.

## Stellungen

error-six-fields-expected =
    { $found ->
        [one] Eine Stellung hat sechs Teile mit Leerzeichen dazwischen und einen mehr für jede Variante; hier ist nur { $found }.
       *[other] Eine Stellung hat sechs Teile mit Leerzeichen dazwischen und einen mehr für jede Variante; hier sind { $found }.
    }
error-seats-expected = Hier stehen die Plätze, die schon ausgelegt haben, etwa 02, oder - für keinen.
error-turn-expected = Hier steht der Platz, der am Zug ist, etwa 0.
error-clock-expected = Hier steht der Umlauf und wie oft zuletzt hintereinander gepasst wurde, etwa 3.0.
error-fields-of-variants = Abgelegte Steine und der offene Stein brauchen einen eigenen Teil am Ende, und nur dort, wo damit gespielt wird.
error-open-tile-expected = Hier steht der offene Stein, etwa ^r5, oder ^- wenn er weg ist.
error-seats-out-of-range = Das spielt man mit { $range } Personen, nicht mit { $seats }.
error-no-such-seat =
    { $seats ->
        [one] Einen Platz { $seat } gibt es nicht: An diesem Tisch gibt es nur { $seats } Platz, und gezählt wird ab 0.
       *[other] Einen Platz { $seat } gibt es nicht: An diesem Tisch gibt es nur { $seats } Plätze, und gezählt wird ab 0.
    }
error-no-such-stage = Nach diesen Regeln kann ein Zug nicht bei „{ $stage }“ angekommen sein.
error-discards-without-pile = Es gibt abgelegte Steine, aber diese Regeln kennen keinen Ablagestapel, oder es fehlt der eines Platzes.
error-open-tile-without-variant = Es gibt einen offenen Stein, aber diese Regeln kennen keinen.
error-rack-unknown = Dieses Brett muss Stein für Stein bekannt sein.
error-rack-unknown-in-position = In einer Stellung müssen alle Bretter bekannt sein. Für verdeckte Bretter gibt es View.parse und parse_situation.

## Ausgaben und Hausregeln

error-edition-expected = Hier gehört eine Ausgabe hin: ihr Name und dahinter, nach Kommas, Varianten und Hausregeln.
error-edition-unknown =
    { $close-count ->
        [0] Eine Ausgabe namens { $key } gibt es nicht.
       *[other] Eine Ausgabe namens { $key } gibt es nicht. Meinst du { $close }?
    }
error-edition-revision-unknown = { $key } hat keine Fassung { $revision }; die neueste ist { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } hat keine Variante namens { $variant } und auch keine andere.
        [one] { $key } hat keine Variante namens { $variant }, nur { $choices }.
       *[other] { $key } hat keine Variante namens { $variant }. Es gibt: { $choices }.
    }
error-house-rule-expected = Hier gehört eine Variante der Anleitung oder eine Hausregel hin, etwa open_min=50.
error-house-rule-twice = Die Regel { $field } wird zweimal geändert. Ändere sie nur einmal.
error-house-rule-value-expected = Die Hausregel { $field } ({ $rule }) braucht einen Wert: { $field }=…
error-rule-unknown =
    { $close-count ->
        [0] Eine Regel namens { $field } gibt es nicht.
       *[other] Eine Regel namens { $field } gibt es nicht. Meinst du { $close }?
    }
error-rule-value-unknown = Die Regel { $field } ({ $rule }) kann nicht { $value } sein. Möglich ist: { $choices }.
error-rule-number-expected = Die Regel { $field } ({ $rule }) braucht eine Zahl.
error-rule-out-of-range = Die Regel { $field } ({ $rule }) kann nicht { $value } sein. Möglich ist: { $range }.
error-rule-value-impossible = Die Regel { $field } ({ $rule }) kann nicht { $value } sein.
error-deal-too-large = { $deal } Steine für jede von { $seats } Personen sind zu viele. Hier sind höchstens { $most } möglich.
error-joker-colours = Die Regel { $field } ({ $rule }) braucht einen Joker jeder Farbe: { $needed }. Joker in dieser Schachtel: { $jokers }. Setz auch jokers={ $needed }, wenn deine Schachtel so viele hat.
error-edition-file-unreadable = Die Ausgabendatei { $file } lässt sich nicht lesen: { $reason }.
error-edition-file-syntax = Die Ausgabendatei { $file } ist kein gültiges TOML: { $reason }.
error-edition-file-missing = In der Ausgabendatei { $file } fehlt der Eintrag { $field }.
error-edition-file-unexpected = In der Ausgabendatei { $file } steht ein unbekannter Eintrag: { $field }.
error-edition-file-value = In der Ausgabendatei { $file } kann { $field } nicht { $value } sein.
error-edition-file-choice = In der Ausgabendatei { $file } kann { $field } nicht { $value } sein. Möglich ist: { $choices }.
error-edition-file-taken = Die Ausgabendatei { $file } hat den Schlüssel { $key }, der zu einer mitgelieferten Ausgabe gehört. Wähle einen anderen.
error-edition-file-changed = Die Ausgabendatei { $file } beschreibt { $key } in der Fassung { $revision }, die schon mit anderem Inhalt geladen ist. Gib ihr eine höhere Fassung.
error-edition-folder-missing = Einen Ordner { $folder } mit Ausgaben gibt es nicht.

## Aufzeichnungen und Partien

error-record-token = Das ist weder eine Angabe noch ein Umlauf, weder ein Zug noch eine Bemerkung in geschweiften Klammern.
error-one-record-expected =
    { $found ->
        [0] Hier sollte eine Aufzeichnung stehen, und es gibt keine.
       *[other] Hier sollte eine Aufzeichnung stehen, und es sind { $found }.
    }
error-notation-version = Diese Aufzeichnung ist in Notation { $version } geschrieben; hier lässt sich nur Notation 1 lesen.
error-start-missing = Es fehlt die Angabe Start: Vor dem ersten Zug muss stehen, wie die Runde beginnt.
error-second-start = Die Runde hat schon einen Start. Eine neue Aufzeichnung beginnt mit ihrer Angabe Notation.
error-second-tag = Die Angabe { $name } steht zweimal da. Einmal genügt.
error-lap-number = Dieser Umlauf wird hier gerade nicht gespielt.
error-entry-of-other-seat = Der Zug { $move } ist für Platz { $seat } notiert, am Zug ist aber Platz { $turn }.
error-remark-without-move = Eine Bemerkung steht hinter einem Zug, und zwar eine je Zug.
error-second-clock = Eine Zeit je Zug genügt.
error-tag-name = { $name } kann keine Angabe sein: nur Buchstaben und Ziffern, und nicht Notation, Revision oder Start.
error-tag-unprintable = Die Angabe { $name } muss in einer Zeile bleiben.
error-tag-too-long = Die Angabe { $name } hat { $length } Zeichen; erlaubt sind höchstens { $most }.
error-too-many-tags = Das sind zu viele Angaben: Mehr als { $most } können es nicht sein.
error-comment-unprintable = Das kann keine Bemerkung sein: { $comment }. Sie muss in einer Zeile bleiben, ohne geschweifte Klammern.
error-comment-too-long = Die Bemerkung hat { $length } Zeichen; erlaubt sind höchstens { $most }.
error-clock-out-of-range =
    { $seconds ->
        [one] Eine Zeit von { $seconds } Sekunde lässt sich nicht aufschreiben.
       *[other] Eine Zeit von { $seconds } Sekunden lässt sich nicht aufschreiben.
    }
error-seed-missing = In der Aufzeichnung steht kein Startwert, deshalb lässt sich die Verteilung nicht prüfen.
error-commitment-missing = In der Aufzeichnung fehlt die Festlegung vor dem ersten Zug, deshalb kann niemand sagen, ob der Startwert vorher feststand.
error-entropy-unreadable = „{ $entropy }“ ist nicht, was die Plätze beigemischt haben: Hexadezimalziffern für jeden Platz, höchstens { $most } Bytes, „-“ für nichts, getrennt durch „/“.
error-kept-unreadable = „{ $kept }“ ist nicht, was eine Seite aufbewahrt: ein Hashwert, die Hashwerte der Plätze und ihre eigenen Bytes, getrennt durch „:“.
error-kept-of-no-round = Keine Runde dieser Aufzeichnung ist die, von der deine Seite das aufbewahrt hat.
error-seed-length = Ein Startwert hat { $wanted } Bytes, geschrieben mit doppelt so vielen Hexadezimalziffern; dieser hat { $bytes }.
error-round-not-over = Die Runde ist noch nicht zu Ende.
error-no-round = Gerade läuft keine Runde.
error-round-without-end = Nach { $moves } Zügen war die Runde nicht zu Ende, deshalb wurde sie abgebrochen.
error-match-over =
    { $rounds ->
        [one] Die Partie ist zu Ende: Vereinbart war { $rounds } Runde.
       *[other] Die Partie ist zu Ende: Vereinbart waren { $rounds } Runden.
    }
error-games-not-whole-rounds = Eine Runde hat hier { $size } Spiele, also muss die Zahl der Spiele ein Vielfaches von { $size } sein, nicht { $games }.
error-round-of-other-seats = Diese Runde haben { $seats } Personen gespielt, die Partie ist aber für { $wanted }.
error-round-of-other-edition = Diese Runde wurde nach { $edition } gespielt, die Partie aber nach { $wanted }.
error-name-unprintable = Einer dieser Namen lässt sich nicht aufschreiben: { $names }. Ein Name hat keinen Schrägstrich und bleibt in einer Zeile.
error-names-not-of-seats = { $seats } Plätze brauchen { $seats } Namen, für jeden einen, oder gar keinen. Angegebene Namen: { $names }.
error-scores-not-zero = Die Punkte einer Runde müssen zusammen null ergeben, hier sind es { $total }.
error-score-name-twice = { $name } gibt es schon. Wähl einen anderen Namen.
error-score-name-bad = „{ $name }“ geht nicht als Name: 1 bis { $most } Zeichen, keines von { $signs } und nicht nur Ziffern.
error-score-no-hand = Hier verdoppeln sich die Punkte nicht. Schalte die Variante „hand“ ein, wenn die Anleitung sie hat, oder setz hand_double=yes.
error-score-rack-expected = Gib die Steine an, etwa r5k13j, oder die Punkte als Zahl.
error-score-rack-not-empty = { $name } hat alle Steine ausgelegt, also kann dort nichts übrig sein.
error-score-rack-empty = Bei { $name } liegt nichts mehr. Dann hat { $name } alle Steine ausgelegt.
error-score-too-many-points = Bei { $name } können nicht mehr als { $most } Punkte liegen, das ist die ganze Schachtel.
error-score-racks =
    { $count ->
        [one] Es wurde { $count } Brett angegeben, aber es spielen { $seats } Personen. Gib für jede Person ein Brett an.
       *[other] Es wurden { $count } Bretter angegeben, aber es spielen { $seats } Personen. Gib für jede Person ein Brett an.
    }

## Der Löser, für Leute, die ihn aus einem Programm aufrufen

error-no-such-shape = Diese Zahlen ergeben keine Kombination: { $shape }.
error-problem-size = Ein Problem für den Löser zählt { $counts } Arten von Steinen auf.
error-problem-copies = Ein Problem für den Löser hat höchstens { $most } Steine einer Art.
error-problem-jokers = Ein Problem für den Löser hat höchstens { $most } Joker.
error-problem-weight = Die Gewichte dieses Problems sind negativ oder zu groß: zusammen höchstens { $most }.
error-problem-joker-colours = Farbige Joker hat ein Problem höchstens einen je Farbe und nicht zusammen mit anderen: { $colours }.
error-count-out-of-range = Auslagen werden für höchstens { $jokers } Joker und { $least } Punkte gezählt.
error-odds-tiles = Ausgeteilt werden 1 bis { $most } Steine, nicht { $tiles }.
error-odds-not-exact = Das lässt sich nicht genau zählen: Gezählt werden Auslagen bis { $least } Punkte, mit höchstens { $jokers } Jokern, die als der Stein zählen, für den sie stehen, und mit Jokern ohne Farbe. Bitte --exact weglassen.
error-goal-unknown = Der Löser kennt kein Ziel namens { $name }. Es gibt: { $known }.
error-backend-unknown = Der Löser hat keine Ausführung namens { $name }. Es gibt: { $known }.

## Fremde Programme und die Arena, in der sie viele Runden spielen

error-no-such-computer = Einen Computer namens { $name } gibt es nicht. Zur Wahl stehen: { $choices }.
error-no-evaluation = Runden von { $edition } mit { $seats } Plätzen lassen sich nicht bewerten: Solche Regeln sind nicht gut genug bekannt.
error-round-over = Die Runde ist zu Ende.
error-cannot-be-laid = Diese Steine lassen sich nicht auslegen: { $tiles }.
error-outsider-not-started = Das Programm { $command } ließ sich nicht starten: { $reason }.
error-outsider-ended = Das Programm { $command } hat aufgehört, bevor die Runde zu Ende war (Status { $status }).
error-outsider-too-slow = Das Programm { $command } hat zu lange für eine Antwort gebraucht.
error-outsider-unreadable = Die Antwort des Programms { $command } lässt sich nicht lesen: { $text }.
error-outsider-version = Das Programm { $command } benutzt Version { $found } des Protokolls; gebraucht wird Version { $wanted }.
error-cluster-not-installed = Dafür braucht es das Paket distributed, das hier nicht installiert ist.
error-cluster-unreachable = Der Rechnerverbund unter { $address } antwortet nicht: { $reason }.
error-journal-line = Zeile { $line } des Journals lässt sich nicht lesen. Lösche sie oder beginne ein neues Journal.
error-deals-too-few = Es muss mindestens einmal ausgeteilt werden, nicht { $deals }-mal.
error-computers-too-few = Eine Arena braucht mindestens zwei Computer, nicht { $computers }.
error-computer-name-twice = Zwei verschiedene Computer heißen { $name }. Gib jedem einen eigenen Namen.
error-computer-not-sendable = Der Computer { $name } lässt sich nicht an einen anderen Prozess schicken: { $reason }. Definiere ihn in einer Datei, die sich importieren lässt, oder spiele mit einem Prozess.
error-workers-ended = Die Prozesse, die spielen, haben vorzeitig aufgehört. Ein Programm, das solche Prozesse startet, muss das in seinem Hauptteil tun, hinter der üblichen Abfrage von __name__.

## Aufgaben

error-puzzle-fields = Eine Aufgabe hat { $fields } Felder mit Tabulatoren dazwischen, nicht { $found }.
error-puzzle-goal = Ein Ziel { $name } gibt es für Aufgaben nicht. Es gibt: { $known }.
error-puzzle-grade = Eine Aufgabe hat einen Grad von { $low } bis { $high }, nicht { $grade }.
error-puzzle-id = Die Kennung dieser Aufgabe ist { $expected }, nicht { $id }.
error-no-such-puzzle = Eine Aufgabe { $id } gibt es nicht. Der Befehl puzzles list zeigt alle.
error-no-puzzles = Für die Ausgabe { $edition } gibt es keine Aufgaben.
error-puzzles-not-found = In { $rounds } Runden der Ausgabe { $edition } wurden keine weiteren Aufgaben gefunden.
error-task-kind = Aufgaben für Sprachmodelle gibt es nicht von der Art { $name }. Es gibt: { $known }.

## Fotos

error-photo-extra-missing = Um Fotos zu lesen, braucht es das Paket { $package }, das hier nicht installiert ist; pip install tilerummy[photo] installiert es.
error-photo-too-large = Das Foto hat { $megapixels } Millionen Pixel, erlaubt sind { $most } Millionen. Speichere es kleiner.
error-photo-too-long = Das Bild hat { $width } × { $height } Pixel, die längere Seite darf höchstens { $most } haben. Schneide es zu, oder speichere es kleiner.
error-photo-file-too-large = Die Datei ist größer als { $most } Millionen Byte. Speichere das Foto kleiner.
error-photo-too-small = Das Bild hat nur { $width } × { $height } Pixel. Nimm das ursprüngliche Foto.
error-photo-format = Die Datei ist kein Foto in JPEG, PNG oder WebP. Speichere es in einem dieser Formate.
error-photo-broken = Das Foto ist beschädigt und lässt sich nicht öffnen. Kopiere es neu, oder mach ein anderes.
error-photo-kind = Ein Foto zeigt einen Tisch oder ein Brett, nicht { $kind }. Wähle table oder rack.
