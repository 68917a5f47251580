var e=`web-round-over =
    { $unit ->
        [game] Das Spiel ist zu Ende
       *[round] Die Runde ist zu Ende
    }
web-you-won =
    { $unit ->
        [game] Du hast das Spiel gewonnen!
       *[round] Du hast die Runde gewonnen!
    }
web-won-by =
    { $unit ->
        [game] { $name } hat das Spiel gewonnen
       *[round] { $name } hat die Runde gewonnen
    }
web-match-won = { $names } gewinnt die Partie
web-match-you-won = Du hast die Partie gewonnen!
web-match-shared = Den Sieg teilen sich { $names }
web-waiting-for = Es fehlt noch: { $names }.
web-record = Aufzeichnung speichern
web-resign =
    { $unit ->
        [game] Das Spiel aufgeben
       *[round] Die Runde aufgeben
    }
web-resign-sure = Wirklich aufgeben?
web-leave = Den Tisch verlassen
web-leave-sure = Wirklich gehen? Dein Platz bleibt dir erhalten; der Link bringt dich zurück.
web-leave-sure-last = Wirklich gehen? Sonst spielt hier niemand, also wird der Tisch geschlossen.
web-leave-sure-waiting = Wirklich gehen? Dein Platz wird frei. Solange einer frei ist, bringt dich der Link zurück.
web-leave-sure-host = Wirklich gehen? Dein Platz wird frei, und jemand anders übernimmt den Tisch.
web-delete = Den Tisch löschen
web-delete-sure = Den Tisch mit allem, was gespielt wurde, löschen? Das lässt sich nicht rückgängig machen.
web-first-well = Das lief gut
web-first-won = Du hattest vor allen anderen alles ausgelegt.
web-first-opened = Du hast deine erste Auslage geschafft.
web-first-lays =
    { $count ->
        [one] Du hast in { $count } Zug ausgelegt.
       *[other] Du hast in { $count } Zügen ausgelegt.
    }
web-first-left =
    { $count ->
        [one] Auf deinem Brett blieb nur { $count } Stein.
       *[other] Auf deinem Brett blieben { $count } Steine.
    }
web-first-try = Mit jedem Zug, in dem du anlegst, kommst du weiter. Nimm einen Tipp, wenn nichts zu passen scheint.
`;export{e as default};