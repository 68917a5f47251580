var e=`lab-table-empty = Der Tisch ist leer.
lab-table-melds = Auf dem Tisch liegen nur Kombinationen.
lab-table-unclear = Ein Joker lässt sich verschieden lesen. Wähle aus.
lab-table-broken =
    { $count ->
        [one] { $count } Kombination ist ungültig.
       *[other] { $count } Kombinationen sind ungültig.
    }
lab-unsure = Die Zeit hat nicht gereicht, um sicher zu sein.
lab-joker-points = Ein Joker zählt hier { $worth }, wie auf dem Brett.
lab-not-simplest = Die Zeit hat nicht gereicht, um zu prüfen, ob es mit weniger Umbau geht.
lab-left =
    { $count ->
        [0] Kein Stein muss auf dem Brett bleiben.
        [one] Mindestens { $count } Stein bleibt auf dem Brett.
       *[other] Mindestens { $count } Steine bleiben auf dem Brett.
    }
lab-every =
    { $count ->
        [0] Es gibt keine Auslage.
        [one] Nur { $count } Auswahl von Steinen ist die beste.
       *[other] { $count } Auslagen sind gleich gut.
    }
lab-every-some =
    { $count ->
        [one] { $count } Auslage wurde gefunden. Vielleicht gibt es mehr.
       *[other] { $count } gleich gute Auslagen wurden gefunden. Vielleicht gibt es mehr.
    }
lab-page = Stellungslabor
lab-help = Baue Tisch und Brett auf und frage, was sich auslegen lässt.
lab-edition = Ausgabe
lab-photo = Foto lesen
lab-photo-private = Das Foto verlässt dieses Gerät nicht.
lab-where = Ein angetippter Stein kommt auf
lab-to-table = den Tisch
lab-to-rack = das Brett
lab-keypad = Alle Steine
lab-type = Oder tippe, etwa: rote 5 6 7, oder: rote 8 an Kombination 1
lab-type-do = Ausführen
lab-row = Kombination { $number }
lab-new-row = Neue Kombination
lab-remove-row = Kombination { $number } entfernen
lab-remove-tile = { $tile } entfernen
lab-back-to-rack = { $tile } wegnehmen
lab-lay-tile = { $tile } auslegen
lab-clear = Alles leeren
lab-rack = Brett
lab-table = Tisch
lab-rack-empty = Noch keine Steine.
lab-opened = Die erste Auslage ist gemacht
lab-joker-is = Wofür steht der Joker?
lab-open-share = Öffnen und teilen
lab-paste = Stellung in TRN
lab-read = Öffnen
lab-copy-trn = TRN kopieren
lab-save-svg = Als SVG speichern
lab-save-png = Als PNG speichern
lab-no-picture = Ein Bild gibt es nur, wenn lauter Kombinationen auf dem Tisch liegen.
lab-picture-failed = Das Bild ließ sich nicht erzeugen.
lab-answers = Antworten
lab-old = (zur Stellung davor)
lab-waiting = Leg Steine auf das Brett, um zu fragen, was sich auslegen lässt.
lab-broken-first = Bring zuerst den Tisch in Ordnung.
lab-goal = Am besten ist
lab-goal-tiles-points = meiste Steine, dann meiste Punkte
lab-goal-tiles = meiste Steine
lab-goal-points-tiles = meiste Punkte, dann meiste Steine
lab-goal-points = meiste Punkte
lab-goal-keep-jokers = meiste Steine, Joker behalten
lab-goal-out = alles auslegen
lab-goal-open-least = kleinste erste Auslage
lab-best = Beste Auslage
lab-first-lay = Erste Auslage
lab-go-out = Alles auslegen
lab-distance = Was noch fehlt
lab-show-every = Alle besten Auslagen zeigen
lab-lay-number = Auslage { $number }
lab-before = Vorher
lab-step = Schritt { $number } von { $count }
lab-step-back = Einen Schritt zurück
lab-step-forward = Einen Schritt weiter
lab-play = Schritte abspielen
lab-after = Nachher
lab-judge = Ist eine Auslage erlaubt?
lab-judge-help = Baue den Tisch so, wie er nach der Auslage aussähe. Die Steine kommen vom Brett.
lab-judge-start = Auslage versuchen
lab-judge-stop = Versuch beenden
lab-repair = In Ordnung bringen
lab-use-repair = Diesen Tisch nehmen
`;export{e as default};