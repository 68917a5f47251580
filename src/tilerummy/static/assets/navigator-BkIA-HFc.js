var e=`navigator-instead-setup = Diese Regel bestimmt, wie es losgeht. Kein Zug hängt davon ab, deshalb gibt es keine Stellung dazu.
navigator-instead-score = Diese Regel bestimmt das Ende oder die Wertung. Kein Zug hängt davon ab, deshalb gibt es keine Stellung dazu.
navigator-instead-turn = Diese Regel bestimmt, ob ein Zug nach dem Ziehen weitergeht. Wo das nicht so ist, ist sofort die nächste Person dran, und es gibt nichts abzulehnen.
navigator-instead-same = Alle Ausgaben und ihre Varianten sind sich hier einig, deshalb zeigt keine Stellung einen Unterschied.
navigator-page = Regeln vergleichen
navigator-intro = Was die gedruckten Anleitungen sagen, Regel für Regel, in unseren Worten. Unter jedem Wert steht, worauf er beruht.
navigator-loading = Die Regeln sind unterwegs …
navigator-search = Nach einem Wort suchen
navigator-differ = Nur Unterschiede
navigator-choose = Ausgaben
navigator-one-each = Eine je Anleitung
navigator-all = Alle
navigator-sheet = Anleitung { $sheet }
navigator-rule = Regel
navigator-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
navigator-none = Keine Regel passt zur Suche und zu den gewählten Ausgaben.
navigator-clear = Alle Regeln zeigen
navigator-no-effect = hier ohne Wirkung, weil kein Zug eine Zeitgrenze hat
navigator-every-rule = Alle Regeln
navigator-previous = Vorige Regel
navigator-next = Nächste Regel
navigator-agree = Alle Ausgaben sind sich einig.
navigator-values =
    { $count ->
        [one] { $count } Wert
       *[other] { $count } verschiedene Werte
    }
navigator-your-table = euer Tisch
navigator-offered = Varianten mit einem anderen Wert
navigator-example = Ein Zug, zwei Urteile
navigator-before = Vor dem Zug
navigator-after = Nach dem Zug
navigator-rack = Auf dem Brett
navigator-allowed = Erlaubt
navigator-refused = Abgelehnt
navigator-notation = In TRN
`;export{e as default};