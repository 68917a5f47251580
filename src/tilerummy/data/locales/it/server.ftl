### Il server.

## Una prova

server-may-end =
    { $count ->
        [one] Va bene: { $count } tessera. Puoi terminare il turno.
       *[other] Va bene: { $count } tessere. Puoi terminare il turno.
    }
server-rows-unfinished =
    { $count ->
        [one] { $count } fila non è finita.
       *[other] { $count } file non sono finite.
    }
server-typed-now = Ora sul tavolo: { $melds }.
server-typed-back = Di nuovo sul tuo leggio: { $tiles }.

## Suggerimenti

server-hint-none = Non puoi calare niente.
server-hint-unfinished = Il tempo di un suggerimento non è bastato per trovare qualcosa da calare. Forse c’è.
server-hint-wait = Questa volta non calare nulla: pesca una tessera.
server-hint-chance-keep = Tieni le tue tessere: calare { $tiles } costerebbe circa { $points } punti percentuali.
server-hint-chance-other = Cala { $better }: calare { $tiles } costerebbe circa { $points } punti percentuali.
server-hint-chance-lay = Cala { $better }: nient’altro è chiaramente meglio.
server-hint-chance-unknown = A questo tavolo le probabilità di vincere non sono note.
server-hint-short =
    { $points ->
        [one] Le tue combinazioni migliori valgono { $points } punto.
       *[other] Le tue combinazioni migliori valgono { $points } punti.
    } Per l’apertura ne mancano { $short }.
server-hint-there =
    { $count ->
        [one] Sì, puoi calare { $count } tessera.
       *[other] Sì, puoi calare { $count } tessere.
    }
server-hint-which =
    { $count ->
        [one] Puoi calare { $count } tessera: { $tiles }.
       *[other] Puoi calare { $count } tessere: { $tiles }.
    }
server-hint-show =
    { $count ->
        [one] Ecco come calare { $count } tessera.
       *[other] Ecco come calare { $count } tessere.
    }
server-hint-goes-out = Sì, puoi calare tutte le tessere e vincere la partita.
server-hint-not-out =
    { $count ->
        [one] No. Puoi calare al massimo { $count } tessera.
       *[other] No. Puoi calare al massimo { $count } tessere.
    }

## La fine di una partita

server-sum-others = Le tessere degli altri: { $sum }

## Che cosa non si può

server-refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
server-refused-not-your-turn = Non tocca a te.
server-refused-not-seated = Stai guardando. Per questo serve un posto al tavolo.
server-refused-no-round = Nessuna partita è in corso.
server-refused-round-running = La partita non è ancora finita.
server-refused-hints-off = A questo tavolo i suggerimenti sono disattivati.
server-refused-room-closed = Questo tavolo è chiuso.
server-refused-room-deleted = Questo tavolo è stato eliminato.
server-refused-room-unknown = Questo tavolo non esiste.
server-refused-room-full = A questo tavolo tutti i posti sono occupati.
server-refused-room-crowded = Troppe persone guardano questo tavolo.
server-refused-seat-taken = Questo posto è occupato.
server-refused-own-seat = Uno dei posti, e uno solo, deve essere tuo.
server-refused-not-at-device = Nessuno su questo dispositivo ha quel posto.
server-refused-device-of-another = Adesso il dispositivo è per { $name }.
server-refused-device-covered = Dite prima chi ha il dispositivo.
server-refused-one-device = A questo tavolo tutti giocano su un solo dispositivo. Puoi guardare.
server-refused-one-device-mixed = O giocano tutti su un solo dispositivo, o ognuno sul proprio.
server-refused-one-device-clock = Su un solo dispositivo un turno dura al massimo un’ora.
server-refused-not-alone = Riceve una copia del tavolo solo chi vi gioca da solo contro il computer.
server-refused-name-bad = Questo nome non va bene: da 1 a 24 caratteri, senza barra.
server-refused-name-mixed = Una parola di questo nome mescola lettere simili di scritture diverse. Usa una sola scrittura.
server-refused-name-reserved = Questo nome è riservato ai computer. Scegline un altro.
server-refused-not-host = Può farlo solo chi ha creato questo tavolo.
server-refused-delete-needs-consent = Il torneo non è finito, perciò tutti i giocatori devono accettare di eliminare questo tavolo. Finora { $agreed } su { $asked }.
server-refused-match-begun = Il torneo è cominciato. I posti ora appartengono ai giocatori.
server-refused-seats-needed = A questo tavolo ci sono più persone dei posti previsti. Lascia un posto a tutti, o togli prima un giocatore.
server-refused-too-few-players = Servono almeno { $low } giocatori. Aggiungi dei computer, o aspetta altre persone.
server-refused-nobody-there = A quel posto non c’è un altro giocatore.
server-refused-no-person = Al posto { $seat } non c’è nessuna persona. Questo tavolo ha { $seats } posti.
server-refused-blocked = Chi ha creato questo tavolo non ti ammette.
server-refused-nobody-gone = Chi occupa quel posto non è assente da abbastanza tempo.
server-refused-level-unknown = Nessun computer si chiama { $level }.
server-refused-clock-seconds = Indica quanti secondi dura un turno.
server-refused-record-empty = In questa registrazione non c’è nessuna partita.
server-refused-record-not-dealt = Questa registrazione non dice quali tessere vengono dopo, quindi nessuno può continuare.
server-refused-message-unknown = Questo tipo di messaggio è sconosciuto.
server-refused-message-unreadable = Il messaggio non si può leggere.
server-refused-message-too-long = Questo messaggio è troppo lungo.
server-refused-body-too-long = La richiesta è troppo grande.
server-refused-headers-too-large = Le intestazioni della richiesta sono troppo grandi.
server-refused-body-unreadable = La richiesta non si può leggere ({ $place }).
server-refused-hello-first = Il primo messaggio deve essere hello.
server-refused-version-unknown = La pagina non è aggiornata: ricaricala. Questo server usa la versione { $version }.
server-refused-too-fast = Troppe richieste. Aspetta un momento.
server-refused-over-budget = Le tue richieste hanno richiesto molto tempo al server. Aspetta qualche secondo e riprova.
server-refused-busy = Il server è molto occupato. Riprova tra un momento.
server-refused-too-many-sockets = Questo tavolo è aperto in troppe schede. Chiudine una.
server-refused-too-many-rooms = Troppi tavoli nuovi da qui. Riprova più tardi.
server-refused-origin = Richiesta da un altro sito rifiutata.
server-refused-closed-by-operator = Il gestore di questo server ha chiuso questo tavolo. Ciò che è stato giocato resta visibile. { $reason }
server-refused-banned = Il gestore di questo server ha escluso il tuo indirizzo fino al { $until }.
server-refused-not-operator = Può farlo solo il gestore di questo server: la chiave è sbagliata.
server-refused-ban-unreadable = Non è un indirizzo né una rete che si possa escludere. Usa, per esempio, 203.0.113.7 o 2001:db8::/48; una rete ha almeno 8 bit, con IPv6 almeno 16.
server-refused-ban-spared = È la macchina del server, un proxy fidato o una rete fidata che molte persone condividono. Lì nessuno viene escluso.
server-refused-ban-many = Sono già esclusi troppi indirizzi. Riammettine alcuni, o escludi una rete.
server-refused-ban-unknown = Questo indirizzo non è escluso.
server-refused-push-off = Questo server non invia messaggi ai browser.
server-refused-push-address = Non è l’indirizzo di un servizio push.
server-refused-store-unavailable = Non è stato possibile salvare. Riprova.
server-refused-not-found = A questo indirizzo non c’è niente.
server-refused-method = Questo metodo non è permesso a questo indirizzo.
server-refused-request = Richiesta non valida.
server-refused-fault = Errore interno del server.

## A legal move at a prepared table that does not reach the goal

server-goal-group = È permesso, ma non forma un nuovo gruppo.
server-goal-run = È permesso, ma non forma una nuova scala.
server-goal-tiles =
    { $count ->
        [one] È permesso, ma l’esercizio chiede { $count } tessera del tuo leggio.
       *[other] È permesso, ma l’esercizio chiede { $count } tessere del tuo leggio.
    }
server-goal-go-out = È permesso, ma sul tuo leggio ci sono ancora tessere.
server-goal-joker-freed = È permesso, ma il jolly è ancora dov’era.
server-goal-joker-laid = È permesso, ma il jolly è ancora sul tuo leggio.
server-goal-rack-points =
    { $points ->
        [one] È permesso, ma le tessere sul tuo leggio costano più di { $points } punto.
       *[other] È permesso, ma le tessere sul tuo leggio costano più di { $points } punti.
    }
server-goal-time-out = È permesso, ma qui devi lasciar scadere il tempo.
server-goal-waits = È permesso, ma qui devi aspettare: pesca una tessera.
server-goal-keeps-place = È permesso, ma tieni una tessera da aggiungere a una combinazione nel prossimo turno.
server-goal-joker-kept = È permesso, ma cala una tessera e tieni il jolly.
server-goal-puzzle = È permesso, ma non raggiunge l’obiettivo. { $goal }

## Messages to a browser that is not at the table

server-push-turn =
    { $count ->
        [one] Tocca a te
       *[other] Tocca a te a { $count } tavoli
    }
server-push-table = Al tavolo con { $names }
server-push-nothing = Hai già giocato.

## La riga di comando

cli-help-serve = Avvia il server: tavoli per persone e computer, nel browser.
cli-option-serve-host = L’indirizzo su cui ascoltare; se non indicato, solo questa macchina (o TILERUMMY_HOST).
cli-option-serve-port = La porta su cui ascoltare; 0 ne prende una libera (o TILERUMMY_PORT).
cli-option-serve-data = La cartella in cui si salvano i tornei (o TILERUMMY_DATA).
cli-option-serve-database-url = Salva invece i tornei in PostgreSQL: postgresql://… (o TILERUMMY_DATABASE_URL)
cli-option-serve-redis-url = Fa lavorare insieme più server con Valkey: redis://… (o TILERUMMY_REDIS_URL)
cli-option-serve-trusted-proxies = I proxy davanti al server, per esempio 127.0.0.1,10.0.0.0/8 (o TILERUMMY_TRUSTED_PROXIES). Solo loro possono indicare l’indirizzo di un client.
cli-option-serve-trusted-networks = Gli indirizzi e le reti che molte persone condividono, per esempio un club dietro un solo router: ogni indirizzo conta come cento (o TILERUMMY_TRUSTED_NETWORKS).
cli-option-serve-sockets-per-address = Quante connessioni di pagine un indirizzo può tenere aperte (o TILERUMMY_SOCKETS_PER_ADDRESS).
cli-option-serve-rooms-per-address = Quanti tavoli un indirizzo può aprire all’ora (o TILERUMMY_ROOMS_PER_ADDRESS).
cli-option-serve-requests-per-address = Quante richieste al minuto di un indirizzo possono cambiare qualcosa; può leggere venti volte più spesso (o TILERUMMY_REQUESTS_PER_ADDRESS).
cli-option-serve-public-path = Il percorso sotto cui i browser vedono il server, per esempio /rummy per https://example.org/rummy/ (o TILERUMMY_PUBLIC_PATH).
cli-option-serve-keep-closed = Dopo quanti giorni i tavoli chiusi vengono eliminati; 0 li conserva (o TILERUMMY_KEEP_CLOSED). Vedi tilerummy store export.
cli-option-serve-pause = Quanto dura almeno una mossa del computer, in millisecondi (o TILERUMMY_PAUSE).
cli-option-serve-push-contact = Avvisare nel browser chi è di turno; l’indirizzo mail o la pagina https del gestore, per i servizi push (o TILERUMMY_PUSH_CONTACT).
cli-option-serve-imprint = Chi gestisce questo server, in fondo alla pagina iniziale: un link o un file di testo (o TILERUMMY_IMPRINT).
cli-option-serve-privacy = Che cosa succede ai dati delle persone, nello stesso posto: un link o un file di testo (o TILERUMMY_PRIVACY).
cli-option-serve-contact = Come raggiungere il gestore, nello stesso posto: un indirizzo mail, un link o un file di testo (o TILERUMMY_CONTACT).
cli-option-serve-offline = Una cartella creata da tilerummy site: le pagine possono così continuare a giocare senza il server (o TILERUMMY_OFFLINE).
cli-serve-started = Il server è in funzione: { $address }
cli-serve-network = Nella tua rete: { $address }
cli-serve-network-unknown = L’indirizzo di questo dispositivo nella sua rete non è stato trovato. Cercalo nelle impostazioni di rete del sistema; la porta è { $port }.
cli-serve-network-off = Il server già avviato ({ $address }) è raggiungibile solo da questo dispositivo. Fermalo con Ctrl-C dove è in esecuzione, poi avvia tilerummy play con --network.
cli-serve-table = Il tuo tavolo: { $address }
cli-serve-running = Qui c’è già un gioco in corso: { $address } Prepara un altro tavolo su quella pagina.
cli-serve-stop = Per fermare il server premi Ctrl-C.
cli-serve-port-taken = La porta { $port } di { $host } è già occupata. Scegline un’altra con --port.
cli-serve-folder-taken = Un altro server usa già la cartella { $path } ({ $address }).
cli-serve-proxies-bad = Non è un elenco di indirizzi o di reti: { $text }. Usa, per esempio, 127.0.0.1,10.0.0.0/8.
cli-serve-public-path-bad = Non è un percorso: { $text }. Usa, per esempio, /rummy, con lettere, cifre e trattini.
cli-serve-push-contact-bad = Non è un contatto: { $text }. Usa un indirizzo mail o un indirizzo https.
cli-serve-notice-bad = Non è un link né un file di testo in UTF-8 di al massimo 20.000 byte che il server può leggere: { $text }. Usa https://…, un indirizzo mail o il percorso di un file.
cli-serve-push-needs-package = --push-contact richiede i pacchetti cryptography e httpx2: pip install cryptography httpx2
cli-serve-offline-bad = La cartella { $path } non è stata creata da tilerummy site, oppure manca un file. Per crearne una nuova: { $command } site CARTELLA
cli-serve-offline-old = La cartella { $path } è stata creata da un’altra versione. Per ricrearla: { $command } site { $path }
cli-serve-not-started = Il server non è partito: { $reason }.
cli-serve-database-unreachable = Il server non è partito: nessuna connessione al database ({ $reason }). Controlla che sia in funzione, e l’indirizzo e la password in --database-url o i permessi della cartella in --data.
cli-serve-database-shared = Il server non è partito: un altro server usa già questo database, e uno dei due non ha Valkey. Dai --redis-url a entrambi o ferma l’altro.
cli-serve-bus-unreachable = Il server non è partito: nessuna connessione a Valkey ({ $reason }). Controlla che sia in funzione, e l’indirizzo e la password in --redis-url.
cli-serve-schema-newer = Il server non è partito: una versione più recente di tilerummy ha scritto questo database (schema { $found }, questa versione conosce { $known }). Installa la versione più recente o ripristina un backup precedente.
cli-serve-database-broken = Il server non è partito: il database è danneggiato ({ $reason }). Ripristina un backup in un database vuoto: { $command } store restore FILE.
cli-help-store = Salva, ripristina o esporta i tornei di un server.
cli-argument-action = backup scrive tutto in un file, anche mentre il server è in funzione; restore lo legge in un database vuoto; export scrive la registrazione di ogni tavolo chiuso in una cartella.
cli-argument-path = Il file del backup o la cartella delle registrazioni.
cli-option-store-data = La cartella dei tornei (o TILERUMMY_DATA).
cli-option-store-database-url = Invece della cartella, il database PostgreSQL: postgresql://… (o TILERUMMY_DATABASE_URL)
cli-store-done =
    { $count ->
        [one] { $count } tavolo: { $path }
       *[other] { $count } tavoli: { $path }
    }
cli-store-used = Tornei: { $place }
cli-store-no-matches = In { $place } non ci sono tornei. Indica il posto con --data o --database-url, come per il server.
cli-store-unusable = Il database non si può usare: { $reason }.
cli-store-in-use = Un server sta usando { $place }. Prima fermalo.
cli-store-schema-newer = Una versione più recente di tilerummy ha scritto questo database (schema { $found }, questa versione conosce { $known }). Usa la versione più recente.
cli-store-not-empty = In { $place } ci sono già tornei. Un backup si ripristina solo in un posto vuoto.
cli-store-not-a-backup = Non è un backup di tilerummy: { $path }. Non è stato cambiato nulla.
cli-store-backup-damaged = Il backup è incompleto o danneggiato: { $path }. Non è stato cambiato nulla. Copialo di nuovo o prendine uno precedente.
cli-store-backup-other = Un’altra versione di tilerummy ha scritto il backup { $path }. Non è stato cambiato nulla. Installa quella versione.
cli-store-room-unreadable = Il tavolo { $room } non si può leggere ed è stato saltato.
