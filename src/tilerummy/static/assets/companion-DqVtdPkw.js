var e=`companion-no-rounds =
    { $unit ->
        [game] Es wurde kein Spiel gespielt.
       *[round] Es wurde keine Runde gespielt.
    }
companion-brief-out = { $name } fertig
companion-brief-hand = { $name } auf einmal
companion-brief-blocked = { $name } hat am wenigsten
companion-brief-drawn = unentschieden
companion-leader-total =
    { $points ->
        [one] { $name } führt mit { $points } Punkt.
       *[other] { $name } führt mit { $points } Punkten.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } führt mit { $rounds } gewonnenen Spiel ({ $points }).
       *[other] { $name } führt mit { $rounds } gewonnenen Spielen ({ $points }).
    }
companion-leaders = Gemeinsam in Führung: { $names }.
companion-nobody-leads = Noch führt niemand.
companion-winner = { $name } gewinnt die Partie.
companion-winners = Den Sieg teilen sich { $names }.
companion-next-starter =
    { $unit ->
        [game] { $name } beginnt das nächste Spiel.
       *[round] { $name } beginnt die nächste Runde.
    }
companion-next-starter-redraw =
    { $unit ->
        [game] Bestimmt neu, wer das nächste Spiel beginnt.
       *[round] Bestimmt neu, wer die nächste Runde beginnt.
    }
companion-page = Punktezettel und Uhr
companion-intro = Für alle, die mit der Schachtel am Tisch sitzen. Eure Punktezettel bleiben in diesem Browser.
companion-new = Neue Partie
companion-history = Eure Partien
companion-import = Datei öffnen
companion-import-bad = Diese Datei ist kein Punktezettel.
companion-storage-full = Dieser Browser hat keinen Platz für den Punktezettel. Speichere ihn als Datei.
companion-gone = Diese Partie ist nicht in diesem Browser.
companion-players = Namen, im Uhrzeigersinn
companion-player = Person { $number }
companion-add-player = Noch eine Person
companion-remove-player = Person { $number } entfernen
companion-starter = Wer beginnt?
companion-starter-open = Noch offen
companion-start = Partie beginnen
companion-change = Namen und Länge
companion-on-turn = { $name } ist dran
companion-choose-turn = Wer ist dran?
companion-next = Weiter: { $name }
companion-begin = Uhr starten
companion-pause = Pause
companion-resume = Weiter
companion-time-up = Die Zeit ist um.
companion-clock-own = eigene Zeit
companion-seconds = Sekunden pro Zug
companion-enter =
    { $unit ->
        [game] Spiel eintragen
       *[round] Runde eintragen
    }
companion-who-out = Wer hat alles ausgelegt?
companion-nobody = Niemand
companion-hand = { $name } hat alle Steine in einem Zug ausgelegt, als erste Auslage
companion-left = Noch auf den Brettern
companion-points-of = Punkte von { $name }
companion-tiles-of = Steine von { $name }
companion-tiles = Steine
companion-photo = Foto des Bretts
companion-photo-of = Foto vom Brett von { $name }
companion-photo-private = Mit einem Foto des Bretts werden die Punkte gezählt. Das Foto verlässt dieses Gerät nicht.
companion-take-back = { $tile } entfernen
companion-missing = Trag ein, was { $name } noch hat.
companion-not-a-number = Trag die Punkte von { $name } als ganze Zahl ein oder tippe die Steine an.
companion-edit = Ändern: { $title }
companion-undo =
    { $unit ->
        [game] Letztes Spiel streichen
       *[round] Letzte Runde streichen
    }
companion-undo-sure = Diese Zeile vom Punktezettel streichen? { $title }, { $ending }. Das lässt sich nicht rückgängig machen.
companion-delete = Partie löschen
companion-delete-sure = Den Punktezettel von { $names } löschen? Das lässt sich nicht rückgängig machen.
companion-lab = Was kann ich auslegen? Ist das erlaubt?
companion-print = Drucken
companion-share = Teilen
companion-export = Als Datei speichern
companion-checked =
    { $unit ->
        [game] Geprüft: Die Punkte jedes Spiels ergeben zusammen null.
       *[round] Geprüft: Die Punkte jeder Runde ergeben zusammen null.
    }
`;export{e as default};