var e=`web-title = tilerummy · Rummy mit Steinen, nach den Regeln deiner Schachtel
web-headline = Rummy mit Steinen, nach den Regeln deiner Schachtel
web-subline = Spiel sofort gegen Computer oder schick Freunden einen Link. Ohne Konto, ohne Installation.
web-no-page = Unter dieser Adresse gibt es keine Seite.
web-play-computers = Gegen Computer spielen
web-continue = Weiterspielen
web-invite-friends = Freunde einladen
web-one-device = An einem Gerät spielen
web-open-record = Eine Aufzeichnung ansehen
web-open-lab = Eine Stellung untersuchen
web-compare-rules = Regeln der Schachteln vergleichen
web-real-table = Am echten Tisch: Punkte und Uhr
web-set-up = Tisch einrichten
web-who-plays = Wer mitspielt
web-a-friend = jemand per Link
web-here = jemand hier, an diesem Gerät
web-a-computer = ein Computer, { $level }
web-hints-allowed = Tipps erlaubt
web-computer-pace = Tempo der Computer
web-computer-pace-quick = schnell
web-computer-pace-natural = natürlich
web-computer-pace-slow = langsam
web-make-public = Alle dürfen dazukommen
web-house-rules = Hausregeln
web-house-rules-help = Die Regeln wie in der Anleitung, mit den gewählten Varianten. Änderungen sind markiert.
web-by-the-sheet = Alles nach Anleitung
web-house = Hausregel
web-number-range = Eine ganze Zahl von { $low } bis { $high }
web-as-printed = Wie gedruckt: { $value }
web-this-table = Dieser Tisch
web-create-link = Tisch einrichten und Link holen
web-start-playing = Losspielen
web-my-tables = Meine Tische
web-my-tables-none = Hier erscheinen deine Tische.
web-public-tables = Offene Tische
web-public-tables-none = Gerade sucht niemand Mitspieler.
web-public-watch-none = Gerade wird an keinem offenen Tisch gespielt.
web-watch = Zuschauen
web-clock-seconds = { $count } Sekunden je Zug
web-clock-minutes =
    { $count ->
        [one] { $count } Minute je Zug
       *[other] { $count } Minuten je Zug
    }
web-clock-days =
    { $count ->
        [one] { $count } Tag je Zug
       *[other] { $count } Tage je Zug
    }
web-push-offer = Sag mir, wenn ich am Zug bin
web-push-on = Dieser Browser sagt dir, wenn du am Zug bist.
web-push-stop = Nicht mehr sagen
web-push-denied = Dein Browser lässt keine Nachrichten dieser Seite zu. Du kannst das in den Einstellungen des Browsers ändern.
`;export{e as default};