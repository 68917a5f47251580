var e=`site-loading = Das Spiel wird vorbereitet …
site-fault = Das Spiel konnte in diesem Browser nicht starten.
site-again = Noch einmal versuchen
site-storage = Was dieser Browser speichert
site-storage-help = Tische, Punktezettel und Einstellungen bleiben nur in diesem Browser. In einer Datei sind sie sicher, und du kannst sie auf ein anderes Gerät mitnehmen.
site-export = Alles in einer Datei sichern
site-import = Datei einlesen
site-import-sure = Das ersetzt alles, was dieser Browser gespeichert hat. Fortfahren?
site-import-yes = Alles ersetzen
site-import-bad = Diese Datei stammt nicht von hier oder ist beschädigt. Es wurde nichts geändert.
site-clear = Alles löschen
site-clear-sure = Alle Tische, Punktezettel und Einstellungen dieses Browsers löschen? Das lässt sich nicht rückgängig machen.
site-clear-yes = Ja, alles löschen
site-cancel = Abbrechen
site-friends = Für Freunde anderswo braucht es einen Server
site-friends-help = Hier spielst du ohne Server, auf diesem Gerät. Um mit Leuten an anderen Geräten zu spielen, öffne die Seite eines Servers. Wenn du einen kennst, gib seine Adresse ein.
site-address = Adresse des Servers
site-address-go = Diesen Server öffnen
site-address-bad = Das ist keine Adresse einer Webseite. Eine solche beginnt mit https:// oder http://.
site-offline = Ohne Verbindung spielen
site-offline-help = Dieser Browser speichert dann das ganze Spiel (etwa 35 MB). Du kannst ohne den Server gegen Computer spielen, und ein Tisch, an dem du allein spielst, geht hier weiter, wenn die Verbindung abbricht. Dafür speichert der Browser auch eine Kopie eines solchen Tisches mit allen Steinen.
site-offline-loading = Das Spiel wird geladen …
site-offline-ready = Fertig: Diese Seite öffnet sich auch ohne Verbindung.
site-offline-none = Dieser Server bietet das Spiel ohne Verbindung nicht an.
site-offline-insecure = Dieser Browser speichert nichts für diese Seite. Sie muss mit https geöffnet werden.
site-offline-failed = Das Spiel konnte nicht vollständig geladen werden.
site-offline-sure =
    { $count ->
        [one] Ein Tisch ist nur auf diesem Gerät gespeichert. Du kannst ihn erst wieder öffnen, wenn du dies wieder einschaltest.
       *[other] { $count } Tische sind nur auf diesem Gerät gespeichert. Du kannst sie erst wieder öffnen, wenn du dies wieder einschaltest.
    }
site-offline-off = Ausschalten
site-here = Du spielst auf diesem Gerät, ohne den Server. Die Tische hier sind nur auf diesem Gerät gespeichert.
site-here-offline = Es gibt keine Verbindung zum Server. Du spielst auf diesem Gerät, und Tische, die du jetzt aufmachst, sind nur hier gespeichert.
site-here-again = Server noch einmal versuchen
site-here-server = Zu den Tischen des Servers
site-here-tables =
    { $count ->
        [one] Ein Tisch ist nur auf diesem Gerät gespeichert.
       *[other] { $count } Tische sind nur auf diesem Gerät gespeichert.
    }
site-here-show = Tische auf diesem Gerät zeigen
site-lost = Der Server ist nicht erreichbar. Wenn du hier weiterspielst, geht der Tisch nur auf diesem Gerät weiter.
site-lost-older = In der Kopie hier fehlen vielleicht die letzten Züge.
site-lost-go = Hier weiterspielen
site-lost-table = Der Server ist nicht erreichbar, und dieser Tisch braucht ihn. Bis dahin kannst du hier etwas anderes spielen.
site-lost-start = Auf diesem Gerät spielen
cli-help-site = Das ganze Spiel als Ordner für jeden Webserver schreiben: Es braucht keinen eigenen Server und läuft ohne Netz.
cli-argument-folder = Der Ordner. Er muss neu oder leer sein oder eine ältere solche Seite enthalten.
cli-site-downloading = Python für Browser und seine Pakete werden geladen …
cli-site-writing = Die Seite wird geschrieben …
cli-site-done = Die Seite liegt in { $path } ({ $size } MB). Zum Ausprobieren: { $command }
cli-site-npm-unreachable = Pyodide konnte nicht geladen werden ({ $reason }). Stelle eine Verbindung her oder nenne eine andere npm-Registry in npm_config_registry oder .npmrc.
cli-site-index-unreachable = Die Pakete konnten nicht geladen werden ({ $reason }). Stelle eine Verbindung her oder nenne einen anderen Index in PIP_INDEX_URL oder pip.conf.
cli-site-hash-wrong = { $name }: Was geladen wurde, ist nicht das, womit diese Version gemacht ist. Es wurde nichts geschrieben.
cli-site-node-missing = Dafür ist Node 20 oder neuer mit npm nötig: Es lädt Python für Browser und übersetzt den Code.
cli-site-not-a-folder = { $path } ist eine Datei, kein Ordner.
cli-site-folder-in-use = Der Ordner { $path } enthält etwas anderes: { $file }. Wähle einen neuen oder leeren Ordner.
cli-site-no-page = Diese Kopie hat keine gebaute Seite. Führe aus: python3 tools/build_web.py
`;export{e as default};