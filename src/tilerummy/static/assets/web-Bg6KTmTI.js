var e=`web-puzzles = Aufgaben
web-your-name = Dein Name
web-guest = Gast
web-edition = Deine Schachtel
web-sheet-in = Anleitung auf
web-more = Mehr zeigen
web-players = Personen
web-rounds = Runden
web-rounds-games = { $rounds } ({ $games } Spiele)
web-clock = Uhr
web-clock-off = keine Uhr
web-clock-sheet = wie in der Anleitung: { $time }
web-seat-number = Platz { $number }
web-computer-listed = Computer ({ $level })
web-sheet-variants = Varianten dieser Anleitung
web-sheet-readings = Andere Lesarten dieser Anleitung
web-variants = Varianten
web-changed =
    { $count ->
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
web-public-watch = Spiele zum Zuschauen
web-not-verified = nicht geprüft
web-not-verified-help = Diese Aufzeichnung wurde eingelesen. Ihre Verteilungen folgen nicht aus den Startwerten, die sie nennt.
web-stage-waiting = wartet auf Mitspieler
web-stage-playing = läuft
web-stage-round-over = Pause
web-stage-match-over = zu Ende
web-stage-closed = geschlossen
web-settings = Einstellungen
web-close = Schließen
web-back = Zurück
web-link-here = Dieser Link funktioniert nur auf diesem Gerät. Damit andere in deinem Netzwerk mitspielen können, starte tilerummy play mit --network oder tilerummy serve mit --host 0.0.0.0.
web-sit-down = Platz nehmen
web-seat-free = Freier Platz
web-save-table = Änderungen speichern
web-you = du
web-link = Link zu diesem Tisch
web-qr = QR-Code des Links
web-copy-link = Link kopieren
web-copied = Kopiert
web-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: Kopiere ihn jetzt.
web-table = Tisch
web-table-empty = Hier liegt noch nichts.
web-table-empty-turn = Der Tisch ist leer. Zieh Steine hierher oder tippe sie an und dann den Tisch.
web-first-lay = Deine erste Auslage braucht { $points } Punkte.
web-rack = Dein Brett
web-rack-count =
    { $count ->
        [one] Dein Brett: { $count } Stein
       *[other] Dein Brett: { $count } Steine
    }
web-rack-empty = Dein Brett ist leer.
web-rack-up = Nach oben blättern
web-rack-down = Nach unten blättern
web-watching = Du schaust zu.
web-row-named = Nummer { $number }: { $tiles }
web-new-row = Neue Kombination
web-repacked = Der Tisch war voll. Die Kombinationen sind zusammengerückt.
web-joker-as = Joker als { $tile }
web-joker-number = Der Joker ist eine
web-fit = Alles zeigen
web-size = Größe des Tisches
web-smaller = Kleiner
web-larger = Größer
web-pool = Vorrat
web-beside = Neben dem Tisch
web-open-tile = letzter Stein
web-take = Nehmen
web-sort = Das Brett sortieren
web-sort-smart = Schlau
web-sort-run-name = nach Farbe sortieren
web-sort-group-name = nach Zahl sortieren
web-sort-smart-name = Kombinationen zuerst
web-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
web-tile-left =
    { $count ->
        [0] { $tile }, keiner mehr übrig
       *[other] { $tile }, noch { $count } übrig
    }
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-opened = hat ausgelegt
web-not-opened = noch nicht ausgelegt
web-away = nicht da
web-is-playing = ist am Zug
web-level-random = Zufall
web-level-beginner = Einsteiger
web-level-casual = gemütlich
web-level-steady = solide
web-level-shrewd = gewieft
web-level-newcomer = Einsteiger (1)
web-level-learner = gemütlich (2)
web-level-regular = geübt (3)
web-level-solid = solide (4)
web-level-skilled = geschickt (5)
web-level-strong = stark (6)
web-level-expert = Experte (7)
web-level-master = meisterhaft (8)
web-substitute = Einen Computer für { $name } spielen lassen
web-away-offer = { $name } ist nicht da. Tippe oben auf den Namen, damit ein Computer spielt.
web-away-yes = Spielen lassen
web-away-agreed = Du bist dafür, dass ein Computer für { $name } spielt. Auch die anderen werden gefragt.
web-level = Stärke des Computers
web-your-turn = Du bist am Zug
web-you-start = Du beginnst.
web-turn-of = { $name } ist am Zug. Du kannst deine Steine schon sortieren und planen.
web-watching-turn = { $name } ist am Zug.
web-turn-lay-or-draw = Du bist am Zug: Leg Steine aus oder zieh.
web-turn-draw = Du bist am Zug: Zieh einen Stein.
web-turn-take-or-draw = Du bist am Zug: Zieh, oder nimm den abgelegten Stein und leg ihn gleich aus.
web-turn-lay-or-pass = Du bist am Zug. Der Vorrat ist leer: Leg Steine aus oder passe.
web-turn-drawn = Du darfst mit dem gezogenen Stein auslegen oder passen.
web-turn-lay-or-discard = Leg aus, wenn du kannst. Leg zum Schluss einen Stein ab: Tippe ihn an, dann auf Ablegen.
web-turn-discard = Leg zum Schluss einen Stein ab: Tippe ihn an, dann auf Ablegen.
web-plan = Dein Plan. Niemand sonst sieht ihn.
web-choose-place = Wohin? Volles Gold ergibt eine Kombination, gestricheltes ist ein Zwischenschritt.
web-exchange = Gegen den Joker tauschen
web-joker-in-hand = Du hast den Joker. Leg ihn noch in diesem Zug in eine Kombination.
web-opening = Punkte der ersten Auslage
web-opening-label = Erste Auslage
web-undo = Rückgängig
web-redo = Wiederholen
web-reset = Den Zug neu beginnen
web-draw = Ziehen
web-draw-sure = Deine Steine kommen zurück aufs Brett. Ziehen?
web-pass-sure = Deine Steine kommen zurück aufs Brett. Passen?
web-pass = Passen
web-discard = Ablegen
web-end-turn = Fertig
web-seconds-left =
    { $count ->
        [one] Noch { $count } Sekunde.
       *[other] Noch { $count } Sekunden.
    }
web-dealing = Die Steine werden ausgeteilt.
web-connecting = Verbinde …
web-no-connection = Keine Verbindung. Die Seite versucht es von selbst wieder.
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-say-lifted = Aufgenommen: { $tiles }. Pfeiltasten wählen den Platz, die Eingabetaste legt sie hin, Escape bricht ab.
web-say-put-back = Zurückgelegt.
web-hint = Tipp
web-hint-help =
    { $unit ->
        [game] Tipps werden in der Aufzeichnung des Spiels vermerkt.
       *[round] Tipps werden in der Aufzeichnung der Runde vermerkt.
    }
web-hint-1 = Kann ich auslegen?
web-hint-2 = Welche Steine?
web-hint-3 = Zeig es mir
web-hint-0 = Kann ich alles auslegen?
web-hint-4 = Beste Chance
web-hint-show = Für mich auslegen
web-react = Etwas zurufen
web-reaction-well = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-oops = Hoppla …
web-reaction-hurry = Du bist dran, bitte
web-reaction-think = Ich überlege …
web-reaction-bye = Bis bald!
web-score-sheet = Punktezettel
web-total = Gesamt
web-next-round =
    { $unit ->
        [game] Nächstes Spiel
       *[round] Nächste Runde
    }
web-rematch = Noch einmal spielen
web-look-back =
    { $unit ->
        [game] Auf das Spiel zurückblicken
       *[round] Auf die Runde zurückblicken
    }
web-to-start = Zur Startseite
web-to-table = Zurück zum Tisch
web-menu = Menü
web-rules = Die Regeln an diesem Tisch
web-sources = Quellen nennen Anleitung, Sprache und Zeile: „002 en L133“ ist Zeile 133 im englischen Text der Anleitung 002.
web-sources-show = Quellen zeigen
web-rule-link = Was die Anleitung sagt
web-log = Züge
web-again = Letzten Zug noch einmal zeigen
web-keys = Tasten
web-keys-press-again = Drück zur Bestätigung noch einmal { $key }.
web-table-closed = Dieser Tisch ist geschlossen.
web-lesson = Die Lektion
web-lesson-offer = Neu hier? Das Spiel in zwei Minuten lernen
web-lesson-unknown = Diese Lektion gibt es nicht.
web-puzzle-unknown = Diese Aufgabe gibt es nicht.
web-lesson-back = Einen Schritt zurück
web-lesson-next = Nächster Schritt
web-lessons-all = Alle Lektionen
`;export{e as default};