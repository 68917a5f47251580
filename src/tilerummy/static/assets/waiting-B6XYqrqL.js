var e=`web-invited = { $name } lädt dich zum Rummy mit Steinen ein
web-invited-game = Leg deine Steine als Reihen und Gruppen aus. Wer zuerst alles ausgelegt hat, gewinnt.
web-join-title = Hier ist ein Platz für dich frei
web-name-missing = Gib deinen Namen ein. Die anderen sehen ihn am Tisch.
web-waiting-title =
    { $count ->
        [one] Es fehlt noch { $count } Person
       *[other] Es fehlen noch { $count } Personen
    }
web-all-here = Alle sind da
web-invite-help =
    { $unit ->
        [game] Wer diesen Link öffnet, darf sich setzen. Das Spiel beginnt, sobald alle Plätze besetzt sind.
       *[round] Wer diesen Link öffnet, darf sich setzen. Die Runde beginnt, sobald alle Plätze besetzt sind.
    }
web-invite-link-help = Wer diesen Link öffnet, kann sich dazusetzen.
web-wait-for-host = Die Partie beginnt, wenn { $name } sie startet.
web-start-now = Jetzt starten
web-fill-level = Stärke der Computer für die freien Plätze
web-fill-and-start = Mit Computern auffüllen und starten
web-start-without = Ohne die freien Plätze starten
web-remove = Entfernen
web-remove-sure = { $name } vom Tisch entfernen?
web-remove-only = Entfernen, darf wiederkommen
web-remove-block = Entfernen und sperren
web-change-table = Den Tisch ändern
web-saved = Gespeichert
web-youngest = Wer am jüngsten ist, beginnt. Wer ist das?
`;export{e as default};