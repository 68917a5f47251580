var e=`site-loading = Il gioco si prepara …
site-fault = Il gioco non è riuscito a partire in questo browser.
site-again = Riprova
site-storage = Che cosa conserva questo browser
site-storage-help = Tavoli, fogli dei punti e impostazioni restano solo in questo browser. Un file li mette al sicuro o li porta su un altro dispositivo.
site-export = Salva tutto in un file
site-import = Leggi un file
site-import-sure = Questo sostituisce tutto ciò che il browser conserva. Continuare?
site-import-yes = Sostituisci tutto
site-import-bad = Questo file non viene da qui o è danneggiato. Non è stato cambiato niente.
site-clear = Elimina tutto
site-clear-sure = Eliminare tutti i tavoli, i fogli dei punti e le impostazioni di questo browser? Non si può annullare.
site-clear-yes = Sì, elimina tutto
site-cancel = Annulla
site-friends = Per gli amici altrove serve un server
site-friends-help = Qui giochi senza server, su questo dispositivo. Per giocare con persone su altri dispositivi, apri la pagina di un server. Se ne conosci uno, scrivi il suo indirizzo.
site-address = Indirizzo del server
site-address-go = Apri questo server
site-address-bad = Non è l’indirizzo di una pagina web: comincia con https:// o http://.
site-offline = Gioca senza connessione
site-offline-help = Questo browser conserva allora tutto il gioco (circa 35 MB). Puoi giocare contro il computer senza il server, e un tavolo in cui giochi da solo continua qui se la connessione si interrompe. Per questo il browser conserva anche una copia di quel tavolo, con tutte le tessere.
site-offline-loading = Caricamento del gioco …
site-offline-ready = Pronto: questa pagina si apre anche senza connessione.
site-offline-none = Questo server non offre il gioco senza connessione.
site-offline-insecure = Questo browser non conserva nulla per questa pagina. Va aperta con https.
site-offline-failed = Non è stato possibile caricare tutto il gioco.
site-offline-sure =
    { $count ->
        [one] Un tavolo è conservato solo su questo dispositivo. Potrai aprirlo solo dopo aver riattivato questa opzione.
       *[other] { $count } tavoli sono conservati solo su questo dispositivo. Potrai aprirli solo dopo aver riattivato questa opzione.
    }
site-offline-off = Disattiva
site-here = Stai giocando su questo dispositivo, senza il server. I tavoli di qui sono conservati solo su questo dispositivo.
site-here-offline = Non c’è connessione al server. Stai giocando su questo dispositivo, e i tavoli che apri ora sono conservati solo qui.
site-here-again = Riprova con il server
site-here-server = Vai ai tavoli del server
site-here-tables =
    { $count ->
        [one] Un tavolo è conservato solo su questo dispositivo.
       *[other] { $count } tavoli sono conservati solo su questo dispositivo.
    }
site-here-show = Mostra i tavoli su questo dispositivo
site-lost = Il server non è raggiungibile. Se continui qui, il tavolo prosegue solo su questo dispositivo.
site-lost-older = Nella copia di qui potrebbero mancare le ultime mosse.
site-lost-go = Continua qui
site-lost-table = Il server non è raggiungibile, e questo tavolo ne ha bisogno. Nel frattempo puoi giocare ad altro qui.
site-lost-start = Gioca su questo dispositivo
cli-help-site = Scrive tutto il gioco in una cartella per qualsiasi server web: non gli serve un server proprio e funziona senza rete.
cli-argument-folder = La cartella da scrivere. Deve essere nuova, vuota o contenere un sito più vecchio.
cli-site-downloading = Scarico Python per browser e i suoi pacchetti …
cli-site-writing = Scrivo il sito …
cli-site-done = Il sito è in { $path } ({ $size } MB). Per provarlo: { $command }
cli-site-npm-unreachable = Non è stato possibile scaricare Pyodide ({ $reason }). Collegati alla rete o indica un altro registro npm in npm_config_registry o .npmrc.
cli-site-index-unreachable = Non è stato possibile scaricare i pacchetti ({ $reason }). Collegati alla rete o indica un altro indice in PIP_INDEX_URL o pip.conf.
cli-site-hash-wrong = { $name }: ciò che è stato scaricato non è ciò con cui è fatta questa versione. Non è stato scritto niente.
cli-site-node-missing = Serve Node 20 o più recente, con npm: scarica Python per browser e compila il codice.
cli-site-not-a-folder = { $path } è un file, non una cartella.
cli-site-folder-in-use = La cartella { $path } contiene altro: { $file }. Scegli una cartella nuova o vuota.
cli-site-no-page = Questa copia non ha una pagina costruita. Esegui: python3 tools/build_web.py
`;export{e as default};