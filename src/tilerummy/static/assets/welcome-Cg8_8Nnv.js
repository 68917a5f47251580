var e=`web-title = tilerummy · il ramino con le tessere, con le regole della tua scatola
web-headline = Il ramino con le tessere, con le regole della tua scatola
web-subline = Gioca subito contro i computer, o manda un link agli amici. Senza account, senza installare niente.
web-no-page = A questo indirizzo non c’è nessuna pagina.
web-play-computers = Gioca contro i computer
web-continue = Continua
web-invite-friends = Invita gli amici
web-one-device = Gioca su un solo dispositivo
web-open-record = Rivedi una registrazione
web-open-lab = Studia una posizione
web-compare-rules = Confronta le regole delle scatole
web-real-table = Al tavolo vero: punti e orologio
web-set-up = Prepara il tavolo
web-who-plays = Altri giocatori
web-a-friend = un amico, con il link
web-here = qualcuno qui, su questo dispositivo
web-a-computer = un computer, { $level }
web-hints-allowed = Suggerimenti permessi
web-computer-pace = Ritmo dei computer
web-computer-pace-quick = veloce
web-computer-pace-natural = naturale
web-computer-pace-slow = lento
web-make-public = Chiunque può sedersi
web-house-rules = Regole della casa
web-house-rules-help = Le regole del regolamento, con le varianti scelte. Le modifiche sono segnate.
web-by-the-sheet = Tutto come nel regolamento
web-house = regola della casa
web-number-range = Un numero intero da { $low } a { $high }
web-as-printed = Come stampato: { $value }
web-this-table = Questo tavolo
web-create-link = Prepara il tavolo e prendi il link
web-start-playing = Comincia a giocare
web-my-tables = I miei tavoli
web-my-tables-none = Qui compaiono i tuoi tavoli.
web-public-tables = Tavoli pubblici
web-public-tables-none = Al momento nessun tavolo aspetta giocatori.
web-public-watch-none = Al momento non si gioca a nessun tavolo pubblico.
web-watch = Guarda
web-clock-seconds = { $count } secondi a turno
web-clock-minutes =
    { $count ->
        [one] { $count } minuto a turno
       *[other] { $count } minuti a turno
    }
web-clock-days =
    { $count ->
        [one] { $count } giorno a turno
       *[other] { $count } giorni a turno
    }
web-push-offer = Avvisami quando tocca a me
web-push-on = Questo browser ti avvisa quando tocca a te.
web-push-stop = Non avvisarmi più
web-push-denied = Il tuo browser non accetta messaggi da questa pagina. Puoi cambiarlo nelle impostazioni del browser.
`;export{e as default};