var e=`### Der Tisch im Browser. Ablehnungen, Ausgaben und Züge kommen vom Server; hier steht, was die Seite selbst sagt.

## Die Startseite

web-title = tilerummy · Rummy mit Steinen, nach den Regeln deiner Schachtel
web-headline = Rummy mit Steinen, nach den Regeln deiner Schachtel
web-subline = Spiel sofort gegen Computer, oder schick Freunden einen Link. Ohne Konto, ohne Installation.
web-play-computers = Gegen Computer spielen
web-invite-friends = Freunde einladen
web-set-up = Den Tisch decken
web-your-name = Dein Name
web-guest = Gast
web-edition = Deine Schachtel
web-edition-facts = { $tiles } Steine · { $points } Punkte für die erste Auslage
web-more = Den Rest zeigen
web-players = Wer spielt
web-rounds = Runden
web-rounds-games = { $rounds } ({ $games } Spiele)
web-clock = Uhr
web-clock-off = keine Uhr
web-clock-sheet = wie in der Anleitung: { $time }
web-clock-seconds = { $count } Sekunden je Zug
web-clock-days =
    { $count ->
        [one] { $count } Tag je Zug
       *[other] { $count } Tage je Zug
    }
web-who-plays = Wer mitspielt
web-seat-number = Platz { $number }
web-a-friend = jemand mit Link
web-a-computer = ein Computer, { $level }
web-hints-allowed = Tipps erlaubt
web-make-public = Alle dürfen dazukommen
web-sheet-variants = Varianten dieser Anleitung
web-sheet-readings = Andere Lesarten dieser Anleitung
web-variants = Varianten
web-house-rules = Hausregeln
web-house-rules-help = Jede Regel steht so, wie die Anleitung sie hat. Was du änderst, ist markiert.
web-changed =
    { $count ->
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
web-by-the-sheet = Alles nach Anleitung
web-house = Hausregel
web-create-link = Tisch decken und Link holen
web-start-playing = Losspielen
web-my-tables = Meine Tische
web-my-tables-none = Hier erscheinen die Tische, an denen du gespielt hast.
web-public-tables = Offene Tische
web-public-tables-none = Gerade sucht niemand Mitspieler.
web-stage-waiting = wartet auf Mitspieler
web-stage-playing = im Gang
web-stage-round-over = zwischen zwei Runden
web-stage-match-over = zu Ende
web-stage-closed = geschlossen

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-theme-contrast = hoher Kontrast
web-sounds = Töne
web-letters = Ein Buchstabe je Farbe
web-close = Schließen
web-back = Zurück

## Platz nehmen

web-join-title = Hier ist ein Platz für dich frei
web-waiting-title =
    { $count ->
        [one] Es fehlt noch { $count } Person
       *[other] Es fehlen noch { $count } Personen
    }
web-invite-help = Wer diesen Link öffnet, darf sich setzen. Die Runde beginnt, sobald alle Plätze besetzt sind.
web-sit-down = Platz nehmen
web-leave = Den Tisch verlassen
web-seat-free = Freier Platz
web-youngest = Wer am jüngsten ist, beginnt. Wer ist das?
web-you = du
web-link = Link zu diesem Tisch
web-qr = QR-Code des Links
web-copy-link = Link kopieren
web-copied = Kopiert

## Der Tisch

web-table = Tisch
web-table-empty = Hier liegt noch nichts.
web-table-empty-turn = Der Tisch ist leer. Zieh Steine hierher, oder tippe sie an und dann den Tisch.
web-first-lay = Deine erste Auslage braucht { $points } Punkte.
web-rack = Dein Brett
web-rack-count =
    { $count ->
        [one] Dein Brett: { $count } Stein
       *[other] Dein Brett: { $count } Steine
    }
web-rack-empty = Dein Brett ist leer.
web-watching = Du schaust zu.
web-row-named = Nummer { $number }: { $tiles }
web-new-row = Neue Kombination
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
web-sort = Das Brett ordnen
web-sort-smart = Schlau
web-sort-run-name = nach Farbe ordnen
web-sort-group-name = nach Zahl ordnen
web-sort-smart-name = Kombinationen zuerst

## Mitspieler

web-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
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
web-level-master = meisterhaft
web-substitute = Einen Computer für { $name } spielen lassen
web-away-offer = { $name } ist nicht da: Soll ein Computer spielen?
web-away-yes = Spielen lassen
web-away-agreed = Du bist dafür, dass ein Computer für { $name } spielt. Auch die anderen werden gefragt.
web-level = Stärke des Computers

## Der Zug

web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug. Du kannst deine Steine ordnen und planen.
web-watching-turn = { $name } ist am Zug.
web-turn-lay-or-draw = Du bist am Zug: leg Steine aus, oder zieh.
web-turn-lay-or-pass = Du bist am Zug. Der Vorrat ist leer: leg Steine aus, oder passe.
web-turn-drawn = Du darfst mit dem gezogenen Stein auslegen, oder passen.
web-turn-discard = Leg zum Schluss einen Stein ab: tippe ihn an, dann Ablegen.
web-plan = Dein Plan, den sonst niemand sieht.
web-choose-place = Wohin? Goldene Plätze nehmen ihn an.
web-opening = Punkte der ersten Auslage
web-undo = Rückgängig
web-redo = Wiederholen
web-reset = Den Zug neu beginnen
web-draw = Ziehen
web-draw-sure = Deine Steine gehen zurück aufs Brett. Ziehen?
web-pass = Passen
web-discard = Ablegen
web-end-turn = Zug beenden
web-seconds-left =
    { $count ->
        [one] Noch { $count } Sekunde.
       *[other] Noch { $count } Sekunden.
    }
web-connecting = Auf dem Weg zum Tisch …
web-no-connection = Keine Verbindung. Die Seite versucht es von selbst wieder.
web-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-say-lifted = Aufgenommen: { $tiles }. Pfeile wählen den Ort, Enter legt hin, Escape lässt los.
web-say-put-back = Zurückgelegt.

## Tipps

web-hint = Tipp
web-hint-help = Tipps stehen im Protokoll der Runde.
web-hint-1 = Kann ich auslegen?
web-hint-2 = Welche Steine?
web-hint-3 = Zeig es mir
web-hint-0 = Kann ich fertig werden?
web-hint-show = Hinlegen

## Zurufe

web-react = Etwas zurufen
web-reaction-well = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-oops = Hoppla …
web-reaction-hurry = Du bist dran, bitte
web-reaction-think = Ich überlege …
web-reaction-bye = Bis bald!

## Das Ende

web-round-over = { $round } ist zu Ende
web-you-won = Du hast { $round } gewonnen!
web-won-by = { $name } hat { $round } gewonnen
web-match-won = { $names } gewinnt die Partie
web-match-shared = Die Partie teilen sich { $names }
web-score-sheet = Punktezettel
web-total = Summe
web-next-round = Nächste Runde
web-rematch = Noch einmal spielen
web-waiting-for = Es fehlt noch: { $names }.
web-to-start = Zur Startseite
web-fair = War das Geben gerecht?
web-fair-help = Bevor der erste Stein gegeben wurde, hat der Server die Verteilung festgelegt und dir ihr Siegel gezeigt. Der Schlüssel öffnet es.
web-fair-commitment = Siegel
web-fair-seed = Schlüssel

## Das Menü

web-menu = Menü
web-rules = Die Regeln an diesem Tisch
web-log = Was gespielt wurde
web-record = Protokoll sichern
web-resign = Die Runde aufgeben
web-resign-sure = Wirklich aufgeben?
web-leave-sure = Wirklich gehen? Dein Platz bleibt frei: Der Link bringt dich zurück.
web-leave-sure-last = Wirklich gehen? Sonst spielt hier niemand, der Tisch wird geschlossen.
web-delete = Den Tisch löschen
web-delete-sure = Den Tisch mit allem, was gespielt wurde, löschen? Niemand kann ihn zurückholen.
web-table-closed = Dieser Tisch ist geschlossen.

## Die Lektion

web-lesson = Die Lektion
web-lesson-offer = Neu hier? Das Spiel in zwei Minuten lernen
web-lesson-step = Schritt { $number } von { $count }
web-lesson-back = Einen Schritt zurück
web-lesson-skip = Überspringen
web-lesson-1-title = Eine Gruppe
web-lesson-1 = Drei oder vier Steine mit derselben Zahl in verschiedenen Farben sind eine Gruppe. Zieh deine drei Zehner auf den Tisch, oder tippe sie an und dann den Tisch. Die erste Auslage einer Runde braucht { $points } Punkte; das reicht. Dann beende deinen Zug.
web-lesson-2-title = Eine Reihe
web-lesson-2 = Drei oder mehr Steine einer Farbe, deren Zahlen aufeinanderfolgen, sind eine Reihe. Leg die 4, 5 und 6 aus.
web-lesson-3-title = Anlegen
web-lesson-3 = Nach deiner ersten Auslage steht dir jede Reihe auf dem Tisch offen, egal wer sie gelegt hat. Wohin passen deine 7 und deine 10?
web-lesson-4-title = Umbauen
web-lesson-4 = Du darfst den ganzen Tisch umbauen, solange am Ende deines Zuges wieder alles aufgeht. Nimm die rote 8 vom Ende ihrer Reihe: Mit deinen beiden Achtern ist sie eine Gruppe.
web-lesson-5-title = Der Joker
web-lesson-5 = Ein Joker steht für jeden Stein. Leg ihn zwischen die 11 und die 13. Wer ihn am Ende noch auf dem Brett hat, zahlt teuer dafür.
web-lesson-6-title = Nichts passt?
web-lesson-6 = Dann zieh einen Stein. Damit endet dein Zug.
web-lesson-7-title = Schluss machen
web-lesson-7 = Wer seinen letzten Stein auslegt, gewinnt die Runde; die anderen zählen, was sie noch haben. Der gezogene Stein ist genau der richtige: Leg alle drei aus.
web-lesson-end-title = Du hast alles ausgelegt!
web-lesson-end = Das ist das ganze Spiel. Jede Schachtel hat dazu ihre eigenen Regeln; der Tisch nennt sie rechtzeitig, bevor du einen Stein ablegst.
`;export{e as default};