var e=`mydata-imprint = Note legali
mydata-privacy = Privacy
mydata-contact = Contatti
mydata-operator = Il gestore di questo server
mydata-title = I miei dati su questo server
mydata-help = Non ci sono account. Un cookie di questo browser contiene la chiave dei tuoi posti. Il server ne conserva l’hash, il nome che hai dato a ogni tavolo e le mosse.
mydata-none = Il server non conserva niente su di te.
mydata-tables = I tuoi tavoli: { $count }
mydata-names = I tuoi nomi lì: { $names }
mydata-browsers = Browser avvisati dei turni: { $count }
mydata-export = Salva tutto in un file
mydata-delete = Elimina i miei dati…
mydata-delete-sure = Eliminare davvero? Lasci tutti i tuoi tavoli, come se li avessi lasciati uno per uno, e il tuo nome non si trova più da nessuna parte. I tavoli dove hai giocato solo tu vengono eliminati. Non si può annullare.
mydata-delete-yes = Sì, elimina i miei dati
mydata-cancel = Annulla
mydata-working = Un momento…
mydata-deleted = Fatto. Il server non conserva più niente su di te, tranne nelle copie di sicurezza del gestore finché non vengono sostituite.
`;export{e as default};