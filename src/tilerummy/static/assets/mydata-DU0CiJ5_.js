var e=`mydata-imprint = Impressum
mydata-privacy = Datenschutz
mydata-contact = Kontakt
mydata-operator = Der Betreiber dieses Servers
mydata-title = Meine Daten auf diesem Server
mydata-help = Es gibt keine Konten. Ein Cookie dieses Browsers enthält den Schlüssel zu deinen Plätzen. Der Server speichert dessen Hashwert, den Namen, den du an jedem Tisch angegeben hast, und die Züge.
mydata-none = Der Server speichert nichts über dich.
mydata-tables = Deine Tische: { $count }
mydata-names = Deine Namen dort: { $names }
mydata-browsers = Browser, die an Züge erinnert werden: { $count }
mydata-export = Alles als Datei speichern
mydata-delete = Meine Daten löschen …
mydata-delete-sure = Wirklich löschen? Du verlässt alle deine Tische, als wärst du einzeln gegangen, und dein Name ist dort nirgends mehr zu finden. Tische, an denen nur du gespielt hast, werden gelöscht. Das lässt sich nicht rückgängig machen.
mydata-delete-yes = Ja, meine Daten löschen
mydata-cancel = Abbrechen
mydata-working = Einen Moment …
mydata-deleted = Fertig. Der Server speichert nichts mehr über dich, außer in Sicherungen seines Betreibers, bis diese ersetzt werden.
`;export{e as default};