var e=`camera-title = Foto lesen
camera-private = Das Foto verlässt dieses Gerät nicht. Nur was darauf gefunden wurde, wird nach den Regeln gelesen.
camera-take = Foto machen
camera-choose = Bild auswählen
camera-drop = Du kannst ein Bild auch hierher ziehen oder einfügen.
camera-advice = Alle Steine sollten auf dem Bild sein, von oben gesehen, groß und gleichmäßig beleuchtet.
camera-missing = Unter dieser Adresse können keine Fotos gelesen werden.
camera-offline = Zum Lesen von Fotos ist die Verbindung zum Server nötig.
camera-loading = Die Fotoerkennung wird geladen …
camera-reading = Das Foto wird gelesen …
camera-fault-unreadable = Diese Datei lässt sich nicht als Bild öffnen. Wähle eine JPEG-, PNG- oder WebP-Datei.
camera-fault-large = Dieses Bild ist zu groß. Wähle eines mit höchstens 40 MB.
camera-fault-small = Dieses Bild ist zu klein, um Steine zu zeigen. Wähle ein größeres.
camera-fault-runtime = Die Fotoerkennung ist nicht gestartet. Prüfe die Verbindung, schließe dieses Fenster und versuche es noch einmal.
camera-shows = Das Foto zeigt
camera-is-table = den Tisch
camera-is-rack = ein Brett
camera-is-after = den Tisch nach der Auslage
camera-compare =
    { $count ->
        [one] { $count } Stein ist unsicher. Vergleiche ihn mit dem echten.
       *[other] { $count } Steine sind unsicher. Vergleiche sie mit den echten.
    }
camera-help = Tippe auf einen Stein, um ihn zu berichtigen, oder auf eine freie Stelle, um einen hinzuzufügen.
camera-row = Kombination { $number }
camera-new-row = Neue Kombination
camera-rack = Brett
camera-unsure = { $tile }, unsicher
camera-add = Stein hinzufügen
camera-correct = { $tile } berichtigen
camera-which = Welcher Stein ist es?
camera-where = Er gehört zu
camera-right = Stimmt
camera-remove = Entfernen
camera-use-table = Als Tisch verwenden
camera-use-rack = Als Brett verwenden
camera-use-after = Als Tisch nach der Auslage verwenden
`;export{e as default};