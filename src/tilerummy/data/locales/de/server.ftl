### Der Server: was er den Seiten sagt und wer ihn betreibt.

## Ein Entwurf

server-may-end =
    { $count ->
        [one] Das geht: { $count } Stein. Du kannst den Zug beenden.
       *[other] Das geht: { $count } Steine. Du kannst den Zug beenden.
    }
server-rows-unfinished =
    { $count ->
        [one] { $count } Kombination ist noch nicht fertig.
       *[other] { $count } Kombinationen sind noch nicht fertig.
    }
server-typed-now = Jetzt auf dem Tisch: { $melds }.
server-typed-back = Wieder auf deinem Brett: { $tiles }.

## Tipps

server-hint-none = Du kannst nichts auslegen.
server-hint-unfinished = Die Zeit für einen Tipp hat nicht gereicht, um eine Auslage zu finden. Vielleicht gibt es eine.
server-hint-wait = Leg diesmal nichts aus: Zieh einen Stein.
server-hint-chance-keep = Behalte deine Steine: { $tiles } auszulegen würde etwa { $points } Prozentpunkte kosten.
server-hint-chance-other = Lege { $better } aus: { $tiles } auszulegen würde etwa { $points } Prozentpunkte kosten.
server-hint-chance-lay = Lege { $better } aus: Nichts anderes ist klar besser.
server-hint-chance-unknown = Die Gewinnchancen sind an diesem Tisch nicht bekannt.
server-hint-short =
    { $points ->
        [one] Deine besten Kombinationen sind { $points } Punkt wert.
       *[other] Deine besten Kombinationen sind { $points } Punkte wert.
    } Für die erste Auslage fehlen { $short }.
server-hint-there =
    { $count ->
        [one] Ja, du kannst { $count } Stein auslegen.
       *[other] Ja, du kannst { $count } Steine auslegen.
    }
server-hint-which =
    { $count ->
        [one] Du kannst { $count } Stein auslegen: { $tiles }.
       *[other] Du kannst { $count } Steine auslegen: { $tiles }.
    }
server-hint-show =
    { $count ->
        [one] So legst du { $count } Stein aus.
       *[other] So legst du { $count } Steine aus.
    }
server-hint-goes-out =
    { $unit ->
        [game] Ja, du kannst alle Steine auslegen und das Spiel gewinnen.
       *[round] Ja, du kannst alle Steine auslegen und die Runde gewinnen.
    }
server-hint-not-out =
    { $count ->
        [one] Nein. Du kannst höchstens { $count } Stein auslegen.
       *[other] Nein. Du kannst höchstens { $count } Steine auslegen.
    }

## Das Ende einer Runde

server-sum-others = Die Steine der anderen: { $sum }

## Was nicht geht

server-refused-stale = Inzwischen wurde gespielt. Schau noch einmal hin.
server-refused-not-your-turn = Du bist nicht am Zug.
server-refused-not-seated = Du schaust zu. Das geht nur mit einem Platz am Tisch.
server-refused-no-round =
    { $unit ->
        [game] Gerade läuft kein Spiel.
       *[round] Gerade läuft keine Runde.
    }
server-refused-round-running =
    { $unit ->
        [game] Das Spiel ist noch nicht zu Ende.
       *[round] Die Runde ist noch nicht zu Ende.
    }
server-refused-hints-off = An diesem Tisch sind Tipps abgeschaltet.
server-refused-room-closed = Dieser Tisch ist geschlossen.
server-refused-room-deleted = Dieser Tisch wurde gelöscht.
server-refused-room-unknown = Diesen Tisch gibt es nicht.
server-refused-room-full = An diesem Tisch sind alle Plätze besetzt.
server-refused-room-crowded = An diesem Tisch schauen zu viele zu.
server-refused-seat-taken = Dieser Platz ist besetzt.
server-refused-own-seat = Genau einer der Plätze muss deiner sein.
server-refused-not-at-device = An diesem Gerät hat niemand diesen Platz.
server-refused-device-of-another = Jetzt ist das Gerät für { $name }.
server-refused-device-covered = Sagt zuerst, wer das Gerät hat.
server-refused-one-device = An diesem Tisch spielen alle an einem Gerät. Du kannst zuschauen.
server-refused-one-device-mixed = Entweder spielen alle an einem Gerät, oder alle an ihrem eigenen.
server-refused-one-device-clock = An einem Gerät kann ein Zug höchstens eine Stunde dauern.
server-refused-not-alone = Eine Kopie des Tisches bekommt nur, wer dort allein gegen Computer spielt.
server-refused-name-bad = Dieser Name geht nicht: 1 bis 24 Zeichen und kein Schrägstrich.
server-refused-name-mixed = Ein Wort dieses Namens mischt ähnlich aussehende Buchstaben verschiedener Schriften. Nimm nur eine Schrift.
server-refused-name-reserved = Dieser Name ist für Computer reserviert. Wähl einen anderen.
server-refused-not-host = Das kann nur, wer diesen Tisch eingerichtet hat.
server-refused-delete-needs-consent = Die Partie läuft noch, deshalb müssen alle zustimmen, bevor dieser Tisch gelöscht wird. Bisher { $agreed } von { $asked }.
server-refused-match-begun = Die Partie hat begonnen. Die Plätze gehören jetzt denen, die mitspielen.
server-refused-seats-needed = An diesem Tisch sind mehr Personen, als es Plätze gäbe. Lass allen einen Platz, oder entferne zuerst jemanden.
server-refused-too-few-players = Es müssen mindestens { $low } mitspielen. Nimm Computer dazu, oder warte auf weitere Personen.
server-refused-nobody-there = Auf diesem Platz sitzt keine andere Person.
server-refused-no-person = Auf Platz { $seat } sitzt keine Person. Dieser Tisch hat { $seats } Plätze.
server-refused-blocked = Wer diesen Tisch eingerichtet hat, lässt dich nicht mitspielen.
server-refused-nobody-gone = Die Person auf diesem Platz ist noch nicht lange genug weg.
server-refused-level-unknown = Es gibt keinen Computer namens { $level }.
server-refused-clock-seconds = Gib an, wie viele Sekunden ein Zug dauern darf.
server-refused-record-empty = In dieser Aufzeichnung steht keine Runde.
server-refused-record-not-dealt = Aus dieser Aufzeichnung geht nicht hervor, welche Steine als Nächstes kommen. Deshalb kann niemand weiterspielen.
server-refused-message-unknown = Diese Art von Nachricht ist unbekannt.
server-refused-message-unreadable = Die Nachricht lässt sich nicht lesen.
server-refused-message-too-long = Diese Nachricht ist zu lang.
server-refused-body-too-long = Die Anfrage ist zu groß.
server-refused-headers-too-large = Die Kopfzeilen der Anfrage sind zu groß.
server-refused-body-unreadable = Die Anfrage lässt sich nicht lesen ({ $place }).
server-refused-hello-first = Die erste Nachricht muss hello sein.
server-refused-version-unknown = Die Seite ist veraltet: Lade sie neu. Dieser Server benutzt Version { $version }.
server-refused-too-fast = Zu viele Anfragen. Warte einen Moment.
server-refused-over-budget = Deine Anfragen haben den Server viel Zeit gekostet. Warte ein paar Sekunden und versuch es noch einmal.
server-refused-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
server-refused-too-many-sockets = Dieser Tisch ist in zu vielen Tabs offen. Schließ einen.
server-refused-too-many-rooms = Zu viele neue Tische von hier aus. Versuch es später noch einmal.
server-refused-origin = Anfrage von einer fremden Seite abgelehnt.
server-refused-closed-by-operator = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Was gespielt wurde, bleibt zu sehen. { $reason }
server-refused-banned = Der Betreiber dieses Servers hat deine Adresse bis { $until } ausgeschlossen.
server-refused-not-operator = Das kann nur der Betreiber dieses Servers: Der Schlüssel ist falsch.
server-refused-ban-unreadable = Keine Adresse und kein Netz, das man ausschließen kann. Gib zum Beispiel 203.0.113.7 oder 2001:db8::/48 an; ein Netz hat mindestens 8 Bits, mit IPv6 mindestens 16.
server-refused-ban-spared = Das ist der Rechner des Servers, ein vertrauter Proxy oder ein vertrautes Netz, das sich viele Leute teilen. Dort wird niemand ausgeschlossen.
server-refused-ban-many = Es sind schon zu viele Adressen ausgeschlossen. Lass einige wieder zu oder schließ ein Netz aus.
server-refused-ban-unknown = Diese Adresse ist nicht ausgeschlossen.
server-refused-push-off = Dieser Server schickt keine Nachrichten an Browser.
server-refused-push-address = Das ist nicht die Adresse eines Push-Dienstes.
server-refused-store-unavailable = Das ließ sich gerade nicht speichern. Versuch es noch einmal.
server-refused-not-found = Unter dieser Adresse gibt es nichts.
server-refused-method = Diese Methode ist unter dieser Adresse nicht erlaubt.
server-refused-request = Ungültige Anfrage.
server-refused-fault = Interner Fehler des Servers.

## A legal move at a prepared table that does not reach the goal

server-goal-group = Das ist erlaubt, gibt aber keine neue Gruppe.
server-goal-run = Das ist erlaubt, gibt aber keine neue Reihe.
server-goal-tiles =
    { $count ->
        [one] Das ist erlaubt, aber die Aufgabe verlangt { $count } Stein von deinem Brett.
       *[other] Das ist erlaubt, aber die Aufgabe verlangt { $count } Steine von deinem Brett.
    }
server-goal-go-out = Das ist erlaubt, aber auf deinem Brett sind noch Steine.
server-goal-joker-freed = Das ist erlaubt, aber der Joker liegt noch, wo er lag.
server-goal-joker-laid = Das ist erlaubt, aber der Joker ist noch auf deinem Brett.
server-goal-rack-points =
    { $points ->
        [one] Das ist erlaubt, aber die Steine auf deinem Brett kosten mehr als { $points } Punkt.
       *[other] Das ist erlaubt, aber die Steine auf deinem Brett kosten mehr als { $points } Punkte.
    }
server-goal-time-out = Das ist erlaubt, aber hier sollst du die Zeit ablaufen lassen.
server-goal-waits = Das ist erlaubt, aber hier sollst du warten: Zieh einen Stein.
server-goal-keeps-place = Das ist erlaubt, aber behalte einen Stein, den du im nächsten Zug anlegen kannst.
server-goal-joker-kept = Das ist erlaubt, aber leg einen Stein aus und behalte den Joker.
server-goal-puzzle = Das ist erlaubt, erreicht aber nicht das Ziel. { $goal }

## Messages to a browser that is not at the table

server-push-turn =
    { $count ->
        [one] Du bist am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
server-push-table = Am Tisch mit { $names }
server-push-nothing = Du hast schon gespielt.

## Die Befehlszeile

cli-help-serve = Den Server starten: Tische für Menschen und Computer, im Browser.
cli-option-serve-host = Die Adresse des Servers; ohne Angabe nur dieser Rechner (oder TILERUMMY_HOST).
cli-option-serve-port = Der Port des Servers; 0 nimmt einen freien (oder TILERUMMY_PORT).
cli-option-serve-data = Der Ordner, in dem Partien gespeichert werden (oder TILERUMMY_DATA).
cli-option-serve-database-url = Partien stattdessen in PostgreSQL speichern: postgresql://… (oder TILERUMMY_DATABASE_URL)
cli-option-serve-redis-url = Mehrere Server über Valkey zusammenarbeiten lassen: redis://… (oder TILERUMMY_REDIS_URL)
cli-option-serve-trusted-proxies = Die Proxys vor dem Server, zum Beispiel 127.0.0.1,10.0.0.0/8 (oder TILERUMMY_TRUSTED_PROXIES). Nur sie dürfen die Adresse eines Clients nennen.
cli-option-serve-trusted-networks = Adressen und Netze, die sich viele Leute teilen, zum Beispiel ein Verein hinter einem Router: Jede Adresse zählt wie hundert (oder TILERUMMY_TRUSTED_NETWORKS).
cli-option-serve-sockets-per-address = Wie viele Verbindungen von Seiten eine Adresse offen haben darf (oder TILERUMMY_SOCKETS_PER_ADDRESS).
cli-option-serve-rooms-per-address = Wie viele Tische eine Adresse pro Stunde anlegen darf (oder TILERUMMY_ROOMS_PER_ADDRESS).
cli-option-serve-requests-per-address = Wie viele Anfragen einer Adresse pro Minute etwas ändern dürfen; lesen darf sie zwanzigmal so oft (oder TILERUMMY_REQUESTS_PER_ADDRESS).
cli-option-serve-public-path = Der Pfad, unter dem Browser den Server sehen, zum Beispiel /rummy für https://example.org/rummy/ (oder TILERUMMY_PUBLIC_PATH).
cli-option-serve-keep-closed = Nach wie vielen Tagen geschlossene Tische entfernt werden; 0 behält sie (oder TILERUMMY_KEEP_CLOSED). Siehe tilerummy store export.
cli-option-serve-pause = Wie lange ein Computer mindestens für einen Zug braucht, in Millisekunden (oder TILERUMMY_PAUSE).
cli-option-serve-push-contact = Leuten im Browser sagen, dass sie am Zug sind; die Mailadresse oder https-Seite des Betreibers, für die Push-Dienste (oder TILERUMMY_PUSH_CONTACT).
cli-option-serve-imprint = Wer diesen Server betreibt, für den Fuß der Startseite: ein Link oder eine Textdatei (oder TILERUMMY_IMPRINT).
cli-option-serve-privacy = Was mit den Daten der Leute geschieht, ebenfalls dort: ein Link oder eine Textdatei (oder TILERUMMY_PRIVACY).
cli-option-serve-contact = Wie man den Betreiber erreicht, ebenfalls dort: eine Mailadresse, ein Link oder eine Textdatei (oder TILERUMMY_CONTACT).
cli-option-serve-offline = Ein Ordner, den tilerummy site angelegt hat: Dann kann man auch ohne den Server weiterspielen (oder TILERUMMY_OFFLINE).
cli-serve-started = Der Server läuft: { $address }
cli-serve-network = In deinem Netzwerk: { $address }
cli-serve-network-unknown = Die Adresse dieses Geräts in seinem Netzwerk wurde nicht gefunden. Sie steht in den Netzwerkeinstellungen des Systems; der Port ist { $port }.
cli-serve-network-off = Der Server, der schon läuft ({ $address }), ist nur von diesem Gerät aus erreichbar. Beende ihn dort mit Strg-C und starte dann tilerummy play mit --network.
cli-serve-table = Dein Tisch: { $address }
cli-serve-running = Hier läuft schon ein Spiel: { $address } Einen weiteren Tisch richtest du auf dieser Seite ein.
cli-serve-stop = Strg-C beendet den Server.
cli-serve-port-taken = Port { $port } von { $host } ist schon belegt. Wähl mit --port einen anderen.
cli-serve-folder-taken = Ein anderer Server benutzt den Ordner { $path } schon ({ $address }).
cli-serve-proxies-bad = Keine Liste von Adressen oder Netzen: { $text }. Gib zum Beispiel 127.0.0.1,10.0.0.0/8 an.
cli-serve-public-path-bad = Kein Pfad: { $text }. Gib zum Beispiel /rummy an, mit Buchstaben, Ziffern und Bindestrichen.
cli-serve-push-contact-bad = Kein Kontakt: { $text }. Gib eine Mailadresse oder eine https-Adresse an.
cli-serve-notice-bad = Weder ein Link noch eine Textdatei in UTF-8 mit höchstens 20.000 Bytes, die der Server lesen darf: { $text }. Gib https://…, eine Mailadresse oder den Pfad einer Datei an.
cli-serve-push-needs-package = --push-contact braucht die Pakete cryptography und httpx2: pip install cryptography httpx2
cli-serve-offline-bad = Diesen Ordner hat nicht tilerummy site angelegt, oder es fehlt eine Datei: { $path }. So legst du einen neuen Ordner an: { $command } site ORDNER
cli-serve-offline-old = Den Ordner { $path } hat eine andere Version angelegt. So legst du ihn neu an: { $command } site { $path }
cli-serve-not-started = Der Server konnte nicht starten: { $reason }.
cli-serve-database-unreachable = Der Server konnte nicht starten: keine Verbindung zur Datenbank ({ $reason }). Prüf, ob sie läuft, und die Adresse und das Passwort in --database-url oder die Rechte am Ordner in --data.
cli-serve-database-shared = Der Server konnte nicht starten: Ein anderer Server benutzt diese Datenbank schon, und einer der beiden hat kein Valkey. Gib beiden --redis-url oder beende den anderen.
cli-serve-bus-unreachable = Der Server konnte nicht starten: keine Verbindung zu Valkey ({ $reason }). Prüf, ob es läuft, und die Adresse und das Passwort in --redis-url.
cli-serve-schema-newer = Der Server konnte nicht starten: Eine neuere Version von tilerummy hat diese Datenbank geschrieben (Schema { $found }, diese Version kennt { $known }). Installier die neuere Version oder spiel eine ältere Sicherung ein.
cli-serve-database-broken = Der Server konnte nicht starten: Die Datenbank ist beschädigt ({ $reason }). Spiel eine Sicherung in eine leere Datenbank ein: { $command } store restore DATEI.
cli-help-store = Die Partien eines Servers sichern, einspielen oder exportieren.
cli-argument-action = backup schreibt alles in eine Datei, auch während der Server läuft; restore liest sie in eine leere Datenbank; export schreibt die Aufzeichnung jedes geschlossenen Tisches in einen Ordner.
cli-argument-path = Die Datei der Sicherung oder der Ordner für die Aufzeichnungen.
cli-option-store-data = Der Ordner der Partien (oder TILERUMMY_DATA).
cli-option-store-database-url = Stattdessen die PostgreSQL-Datenbank: postgresql://… (oder TILERUMMY_DATABASE_URL)
cli-store-done =
    { $count ->
        [one] { $count } Tisch: { $path }
       *[other] { $count } Tische: { $path }
    }
cli-store-used = Partien: { $place }
cli-store-no-matches = In { $place } gibt es keine Partien. Nenn den Ort wie beim Server mit --data oder --database-url.
cli-store-unusable = Die Datenbank ist nicht benutzbar: { $reason }.
cli-store-in-use = Ein Server benutzt { $place } gerade. Beende ihn zuerst.
cli-store-schema-newer = Eine neuere Version von tilerummy hat diese Datenbank geschrieben (Schema { $found }, diese Version kennt { $known }). Nimm die neuere Version.
cli-store-not-empty = In { $place } gibt es schon Partien. Eine Sicherung lässt sich nur an einem leeren Ort einspielen.
cli-store-not-a-backup = Keine Sicherung von tilerummy: { $path }. Nichts wurde geändert.
cli-store-backup-damaged = Die Sicherung ist unvollständig oder beschädigt: { $path }. Nichts wurde geändert. Kopier sie noch einmal oder nimm eine ältere.
cli-store-backup-other = Eine andere Version von tilerummy hat die Sicherung { $path } geschrieben. Nichts wurde geändert. Installier diese Version.
cli-store-room-unreadable = Tisch { $room } ist nicht lesbar und wurde ausgelassen.
