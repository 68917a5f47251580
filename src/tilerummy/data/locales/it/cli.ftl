### La riga di comando. Vedi en/cli.ftl, dove stanno tutti i nomi con le loro variabili.

## In comune

cli-version = tilerummy { $version }
cli-error = Errore: { $message }
cli-file-missing = Il file { $path } non esiste.
cli-folder-missing = La cartella { $path } non esiste.
cli-edition-several = Più edizioni corrispondono al nome { $name }: { $editions }. Scegline una.
cli-edition-none = Non esiste un’edizione di nome { $name }. Le edizioni sono: { $editions }.
cli-file-unreadable = Il file { $path } non si può leggere.
cli-file-unwritable = Il file { $path } non si può scrivere.
cli-file-exists = Il file { $path } esiste già e resta com’è.
cli-file-written = { $path } è stato scritto.
cli-no-record = In { $path } non c’è nessuna registrazione.
cli-line = Riga { $line }: { $message }
cli-pair-expected = Ogni riga vuole una posizione, una tabulazione e una mossa.
cli-seat-missing =
    { $seats ->
        [one] Il posto { $seat } non c’è: { $seats } posto, contando da 0.
       *[other] Il posto { $seat } non c’è: { $seats } posti, contando da 0.
    }
cli-move-missing =
    { $moves ->
        [0] La mossa { $number } non c’è: la registrazione non ne ha nessuna.
        [one] La mossa { $number } non c’è: la registrazione ne ha solo { $moves }.
       *[other] La mossa { $number } non c’è: la registrazione ne ha { $moves }.
    }
cli-language-unknown = Non ci sono messaggi in { $language }. Scegli tra: { $languages }.
cli-interrupted = Interrotto.
cli-answer-yes = s
cli-answer-no = n
cli-answer-expected = Rispondi { $yes } o { $no }.

## Avanzamento

cli-reading = Leggo { $path }…
cli-checking = Controllo…
cli-dealing = Distribuisco…
cli-working = Calcolo…
cli-done = Fatto.

## Aiuto

cli-help = Il ramino con le tessere, secondo le regole stampate.
cli-help-editions = Mostra che cosa dice un regolamento stampato, dove lo dice e in che cosa differisce da un altro.
cli-help-judge = Dice se una mossa è valida e, se no, perché.
cli-help-replay = Mostra una partita registrata mossa per mossa.
cli-help-verify = Controlla che distribuzione e pescate di una registrazione siano oneste.
cli-help-draw = Disegna un tavolo e i leggii.
cli-help-score = Tiene il foglio dei punti di una partita a un tavolo vero.
cli-help-play = Gioca contro i computer.
cli-help-completion = Scrive uno script che completa comandi ed edizioni nella shell.
cli-option-lang = Lingua dei messaggi.
cli-option-json = Risponde in JSON, per i programmi.
cli-option-verify-kept = Ciò che la tua pagina ha conservato; lo mostra sotto «La distribuzione era onesta?».
cli-option-against = Mostra solo quello che è diverso da questa edizione.
cli-option-at = Si ferma dopo questo numero di mosse.
cli-option-seat = Mostra solo quello che vede questo posto, contando da 0.
cli-option-output = Il file da scrivere.
cli-option-editions = Una cartella con le tue edizioni, come file TOML. TILERUMMY_EDITIONS la indica per tutti i comandi.
cli-option-version = Mostra la versione ed esce.
cli-option-help = Mostra questo aiuto ed esce.

## editions

cli-editions-title =
    { $count ->
        [one] { $count } edizione
       *[other] { $count } edizioni
    }
cli-editions-head-key = Nome
cli-editions-head-title = Descrizione
cli-editions-head-languages = Lingue
cli-editions-head-field = Regola
cli-editions-head-value = Valore
cli-editions-head-basis = Base
cli-editions-head-source = Fonte
cli-editions-head-note = Nota
cli-editions-revision = Revisione { $revision }
cli-editions-differences =
    { $count ->
        [one] { $one } e { $other } differiscono in { $count } regola:
       *[other] { $one } e { $other } differiscono in { $count } regole:
    }
cli-editions-same = { $one } e { $other } hanno le stesse regole.
cli-editions-options = Varianti di questo regolamento
cli-editions-misprints = Errori di stampa
cli-editions-notes = Che cosa il regolamento lascia aperto, e come lo si legge qui
cli-editions-house = Regole della casa
cli-no-affiliation = tilerummy non ha legami con nessun editore. I nomi dei prodotti appartengono ai loro proprietari e dicono solo di quale regolamento si parla.

## judge

cli-judge-legal = La mossa è valida.
cli-judge-refused =
    { $count ->
        [one] La mossa non è valida, per { $count } motivo:
       *[other] La mossa non è valida, per { $count } motivi:
    }
cli-judge-reason = { $message } ({ $clause })

## Mosse

cli-move-drew = { $name } pesca: { $tile }.
cli-move-drew-hidden = { $name } pesca una tessera.
cli-move-laid =
    { $count ->
        [one] { $name } cala { $count } tessera: { $melds }.
       *[other] { $name } cala { $count } tessere: { $melds }.
    }
cli-move-opened =
    { $points ->
        [one] { $name } apre con { $points } punto: { $melds }.
       *[other] { $name } apre con { $points } punti: { $melds }.
    }
cli-move-rearranged =
    { $count ->
        [one] { $name } trasforma il tavolo e cala { $count } tessera: { $tiles }.
       *[other] { $name } trasforma il tavolo e cala { $count } tessere: { $tiles }.
    }
cli-move-passed = { $name } passa.
cli-move-timeout =
    { $count ->
        [0] Tempo scaduto per { $name }.
        [one] Tempo scaduto per { $name }, che pesca { $count } tessera.
       *[other] Tempo scaduto per { $name }, che pesca { $count } tessere.
    }
cli-move-timeout-back =
    { $count ->
        [0] Tempo scaduto per { $name }: tessere riprese.
        [one] Tempo scaduto per { $name }: tessere riprese, { $count } pescata.
       *[other] Tempo scaduto per { $name }: tessere riprese, { $count } pescate.
    }
cli-move-timeout-kept =
    { $count ->
        [0] Tempo scaduto per { $name }. Sul tavolo resta: { $melds }.
        [one] Tempo scaduto per { $name }, che pesca { $count } tessera. Sul tavolo resta: { $melds }.
       *[other] Tempo scaduto per { $name }, che pesca { $count } tessere. Sul tavolo resta: { $melds }.
    }
cli-move-resigned = { $name } si ritira.
cli-move-left = { $name } ha lasciato il tavolo.
cli-move-replaced = Al posto di { $name } ora gioca un computer: { $computer }.
cli-move-back = { $name } è di nuovo qui.
cli-move-discarded = { $name } scarta: { $tile }.
cli-move-took-discard = { $name } prende lo scarto ({ $tile }) e cala: { $melds }.
cli-move-took-open-tile = { $name } prende la tessera scoperta ({ $tile }) e cala tutto.
cli-own-drew = Peschi: { $tile }.
cli-own-drew-hidden = Peschi una tessera.
cli-own-laid =
    { $count ->
        [one] Cali { $count } tessera: { $melds }.
       *[other] Cali { $count } tessere: { $melds }.
    }
cli-own-opened =
    { $points ->
        [one] Apri con { $points } punto: { $melds }.
       *[other] Apri con { $points } punti: { $melds }.
    }
cli-own-extended =
    { $count ->
        [one] Aggiungi { $count } tessera: { $tiles }.
       *[other] Aggiungi { $count } tessere: { $tiles }.
    }
cli-own-rearranged =
    { $count ->
        [one] Trasformi il tavolo e cali { $count } tessera: { $tiles }.
       *[other] Trasformi il tavolo e cali { $count } tessere: { $tiles }.
    }
cli-own-passed = Passi.
cli-own-timeout =
    { $count ->
        [0] Il tuo tempo è scaduto.
        [one] Il tuo tempo è scaduto e peschi { $count } tessera.
       *[other] Il tuo tempo è scaduto e peschi { $count } tessere.
    }
cli-own-timeout-back =
    { $count ->
        [0] Il tuo tempo è scaduto: tessere riprese.
       *[other] Il tuo tempo è scaduto: tessere riprese, ne peschi { $count }.
    }
cli-own-timeout-kept =
    { $count ->
        [0] Il tuo tempo è scaduto. Sul tavolo resta: { $melds }.
        [one] Il tuo tempo è scaduto e peschi { $count } tessera. Sul tavolo resta: { $melds }.
       *[other] Il tuo tempo è scaduto e peschi { $count } tessere. Sul tavolo resta: { $melds }.
    }
cli-own-resigned = Ti ritiri.
cli-own-left = Hai lasciato il tavolo.
cli-own-replaced = Al posto tuo ora gioca un computer: { $computer }.
cli-own-back = Sei di nuovo qui.
cli-own-discarded = Scarti: { $tile }.
cli-own-took-discard = Prendi lo scarto ({ $tile }) e cali: { $melds }.
cli-own-took-open-tile = Prendi la tessera scoperta ({ $tile }) e cali tutto.
cli-own-out = Hai calato tutte le tue tessere.
cli-own-out-called = Annunci «Rummy!» e hai calato tutte le tue tessere.
cli-own-hand = Hai calato tutte le tue tessere in un solo turno. I punti valgono doppio.
cli-own-hand-called = Annunci «Rummy!» e hai calato tutte le tue tessere in un solo turno. I punti valgono doppio.
cli-own-blocked = Il mazzo è vuoto e tutti hanno passato. Ti restano meno punti di tutti ({ $points }).
cli-own-won-resigned = { $name } si ritira.

## Come finisce una partita

cli-round-out = { $name } ha calato tutto e vince la partita.
cli-round-out-called = { $name } annuncia «Rummy!», ha calato tutto e vince la partita.
cli-round-hand = { $name } cala tutto in una volta e vince la partita. I punti raddoppiano.
cli-round-hand-called = { $name } annuncia «Rummy!», cala tutto in una volta e vince la partita. I punti raddoppiano.
cli-round-blocked = Il mazzo è vuoto e tutti hanno passato. { $name } ha meno punti di tutti sul leggio ({ $points }) e vince la partita.
cli-round-drawn = La partita finisce in parità. Nessuno prende punti.
cli-round-exhausted = È stata pescata l’ultima tessera del mazzo.
cli-round-cannot-draw = Il mazzo è vuoto: non si può più pescare.
cli-round-lowest-shared = Il mazzo è vuoto, tutti hanno passato e i leggii più bassi sono pari.
cli-round-all-passed = Il mazzo è vuoto e tutti hanno passato.
cli-round-resigned = { $name } si ritira e { $winner } vince la partita.
cli-round-running = La partita non è ancora finita.
cli-start-drawn = Si pesca per decidere chi comincia: { $draws }
cli-start-drawn-again = Parità, si pesca di nuovo: { $draws }
cli-score-line = { $name }: { $points } (totale { $total })

## replay

cli-replay-title = { $edition }: { $names }
cli-replay-round = Partita { $number }
cli-replay-lap = Giro { $lap }
cli-replay-seat = Posto { $number }: { $name }
cli-replay-turn = Tocca a { $name }
cli-replay-start = La distribuzione
cli-replay-end = Fine della registrazione
cli-replay-clock = Tempo usato: { $time }
cli-replay-illegal = La mossa { $number } è contro le regole: { $message }

## verify

cli-verify-ok =
    { $count ->
        [0] Tutto in ordine: la distribuzione deriva dal seme, e non è stato pescato niente.
        [one] Tutto in ordine: la distribuzione e { $count } pescata derivano dal seme.
       *[other] Tutto in ordine: la distribuzione e { $count } pescate derivano dal seme.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } controllo non è riuscito:
       *[other] { $count } controlli non sono riusciti:
    }
cli-verify-commitment = Il seme non è quello fissato prima della prima mossa.
cli-verify-deal = Le tessere distribuite a { $name } non derivano dal seme.
cli-verify-starter = Doveva cominciare { $wanted }, non { $found }.
cli-verify-starter-draw = La pesca per decidere chi comincia non deriva dal seme: { $found } invece di { $wanted }.
cli-verify-draw = La pescata { $number } non deriva dal seme: { $found } invece di { $wanted }.
cli-verify-result = Come risultato è scritto { $found }, ma la partita finisce con { $wanted }.
cli-verify-illegal = La mossa { $number } è contro le regole: { $message }
cli-verify-seed-missing = La registrazione non riporta il seme, quindi la distribuzione non si può controllare. Si scrive dopo l’ultima mossa.
cli-verify-seed-missing-over = La partita è finita, ma la registrazione non riporta il seme, quindi la distribuzione non si può controllare.
cli-verify-commitment-missing = Nella registrazione manca l’impegno iniziale, quindi nessuno può dire se il seme era stato fissato prima.
cli-verify-hidden = La registrazione nasconde alcune pescate, che quindi non si possono controllare. Chiedi la registrazione completa.

## draw

cli-draw-written = Il disegno è in { $path }.

## score

cli-score-welcome = Un foglio dei punti per il vostro tavolo. Invio conferma quello che è tra parentesi.
cli-score-ask-edition = Con quale edizione giocate? [{ $default }]
cli-score-ask-players = Quanti giocatori? ({ $low }–{ $high })
cli-score-ask-name = Nome del giocatore { $number }
cli-score-ask-out = Chi ha chiuso? (nome o numero; Invio se nessuno)
cli-score-ask-rack = Che cosa resta sul leggio di { $name }? (tessere come r5k13j, o punti)
cli-score-ask-all-passed = Il mazzo era vuoto e tutti hanno passato? (s/n)
cli-score-ask-pool-empty = La partita è finita in parità perché il mazzo era vuoto? (s/n)
cli-score-ask-hand = { $name } ha calato tutto in una volta, già con l’apertura? (s/n)
cli-score-no-such-player = Qui nessuno si chiama { $text }.
cli-score-sum = I punti di una partita devono dare zero in tutto, e questi danno { $sum }.
cli-score-head-total = Totale
cli-score-head-won = Partite vinte
cli-score-head-points = Punti
cli-score-ask-next = Invio: prossima partita · u: annulla l’ultima partita · e: cambia l’ultima partita · q: fine
cli-score-undone = La partita { $number } è annullata.
cli-score-nothing-to-undo = Non c’è nessuna partita da annullare.
cli-score-edit = Inserisci di nuovo la partita { $number }.
cli-score-saved = Il foglio dei punti è in { $path }.

## More of the command line, in the order of the alphabet

cli-argument-file = Un file con una registrazione o un torneo intero; - legge l’ingresso standard.
cli-argument-key = Il nome di un’edizione; possono seguire varianti e regole della casa, come ,hand,open_min=50. Senza: tutte le edizioni.
cli-argument-move = Una mossa in TRN: una calata come :kbr10, una pescata +x, pass. Senza, POSITION è - e si leggono righe con posizione, tabulazione e mossa.
cli-argument-position = Una posizione o una vista in TRN, tra virgolette o con _ al posto degli spazi.
cli-argument-shell = La shell.
cli-draw-names = Ci sono { $names } nomi per { $seats } posti.
cli-draw-no-lay = Questa mossa non cala niente che si possa disegnare: { $move }.
cli-editions-brief-joker-penalty = Jolly
cli-editions-brief-jokers = Numero
cli-editions-brief-legend = Apertura: punti necessari. Numero: jolly in gioco. Orologio: secondi per turno. Penalità: tessere pescate a tempo scaduto. Jolly: punti persi alla fine.
cli-editions-brief-open-min = Apertura
cli-editions-brief-timeout-draw = Penalità
cli-editions-brief-timer-s = Orologio
cli-editions-more = { $command } editions NOME mostra un regolamento intero; --against NOME che cosa è diverso da un altro.
cli-editions-printed = stampato: { $value }
cli-editions-sheet = Regolamento { $sheet }, { $languages }
cli-editions-sheet-only = Regolamento { $sheet }
cli-editions-unused = Non attivo, o qui senza effetto
cli-file-no-text = Il file { $path } non contiene testo UTF-8.
cli-file-trouble = { $path }: { $reason }.
cli-help-arguments = Argomenti:
cli-help-commands = Comandi:
cli-help-options = Opzioni:
cli-help-usage = Uso:
cli-move-extended =
    { $count ->
        [one] { $name } aggiunge { $count } tessera: { $tiles }.
       *[other] { $name } aggiunge { $count } tessere: { $tiles }.
    }
cli-option-draw-lay = Mostra il tavolo dopo questa mossa, con le tessere calate in evidenza.
cli-option-draw-letters = Mette su ogni tessera la lettera del suo colore.
cli-option-draw-names = I nomi dei giocatori, separati da virgole.
cli-option-draw-theme = Chiaro o scuro.
cli-option-draw-width = Larghezza dell’immagine in pixel.
cli-option-replay-round = Solo questa partita di un torneo, contando da 1.
cli-option-score-edition = L’edizione che giocate, anche con varianti e regole della casa.
cli-option-score-file = Tiene il foglio in questo file, e lo continua se c’è già.
cli-option-score-players = I nomi dei giocatori in senso orario, separati da virgole.
cli-option-score-print = Stampa il foglio e non chiede niente.
cli-option-score-round = Una partita in una riga, come «Ann chiude; Bo 12»; anche più volte.
cli-option-score-rounds = Quante partite avete concordato, o quanti cicli se un ciclo ha una partita per giocatore. Altrimenti una partita per giocatore, o un ciclo.
cli-option-score-starter = Chi ha cominciato la prima partita.
cli-our-fault = Errore interno di tilerummy ({ $fault }). Con TILERUMMY_DEBUG=1 vedi dove.
cli-replay-after =
    { $count ->
        [0] Prima della prima mossa
        [one] Dopo { $count } mossa
       *[other] Dopo { $count } mosse
    }
cli-replay-discards = Scarti di { $name }
cli-replay-open-tile = Tessera scoperta
cli-replay-other-seat = Questa registrazione mostra solo quello che vedeva un altro posto, non quello che vedeva { $seat }.
cli-replay-round-missing = La partita { $number } non c’è. Partite nel file: { $rounds }.
cli-replay-which-round = Il file ha { $rounds } partite. Indica quale con --round.
cli-score-ask-more = Tutte le partite concordate sono giocate. Un’altra? (s/n)
cli-score-ask-rounds = Quante partite? [{ $default }]
cli-score-ask-rounds-games = Quanti cicli di { $games } partite ciascuno? [{ $default }]
cli-score-ask-save = File per il foglio dei punti (Invio: non salvare)
cli-score-ask-starter = Chi comincia la prima partita? (nome o numero; Invio se non importa)
cli-score-commands = In ogni momento: { $undo } · { $edit } 2 · { $sheet } · { $help } · { $end }
cli-score-set-up-help = Rispondi alla domanda, oppure conferma con Invio quello che è tra parentesi. «{ $undo }» torna alla domanda precedente.
cli-score-file-help = Scrivi il nome di un nuovo file, oppure premi Invio per non salvare. «{ $undo }» torna al foglio.
cli-score-nothing-to-take-back = Non c’è ancora nessuna risposta da annullare.
cli-score-file-bad = Il file { $path } non contiene un foglio dei punti.
cli-score-file-wrong = Il foglio dei punti del file { $path } non può essere giusto. { $message }
cli-score-half-told = Non finita: { $line }
cli-score-line-help = Una partita intera in una riga: { $example }
cli-score-number-expected = Scrivi un numero da { $low } a { $high }.
cli-score-other-sheet = { $path } contiene un altro foglio: { $edition }, { $names }.
cli-score-rack-missing = Manca quello che restava a { $name }.
cli-score-rack-twice = Quello che restava a { $name } c’è due volte.
cli-score-round-expected = Questa non è una partita: { $text }. Scrivi per esempio: { $example }.
cli-score-round-missing = La partita { $number } non c’è. Partite giocate finora: { $rounds }.
cli-score-two-out = Solo una persona può aver chiuso.
cli-score-who-out = Di’ chi ha chiuso, o che non è stato nessuno: { $example }.
cli-score-word-blocked = bloccata
cli-score-word-drawn = parità
cli-score-word-edit = cambia
cli-score-word-end = fine
cli-score-word-hand = tutto
cli-score-word-help = aiuto
cli-score-word-out = chiude
cli-score-word-sheet = foglio
cli-score-word-undo = annulla
cli-usage = { $message } { $command } --help mostra come si fa.
cli-usage-choice = { $name } deve essere uno di questi: { $choices }.
cli-usage-command =
    { $close-count ->
        [0] Il comando { $name } non esiste. { $command } --help li elenca.
       *[other] Il comando { $name } non esiste. Volevi dire { $close }?
    }
cli-usage-extra = Questo è di troppo: { $text }. Una posizione va tra virgolette, o con _ al posto degli spazi.
cli-usage-missing = Manca { $name }.
cli-usage-number = { $name } deve essere un numero da { $low } a { $high }.
cli-usage-option =
    { $close-count ->
        [0] L’opzione { $option } non esiste.
       *[other] L’opzione { $option } non esiste. Volevi dire { $close }?
    }
cli-usage-option-value = L’opzione { $option } è usata male.
cli-verify-kept-commitment = Il seme non è quello mostrato alla tua pagina prima della distribuzione.
cli-verify-kept-commitment-holds = Il seme è quello mostrato alla tua pagina prima della distribuzione.
cli-verify-kept-hashes = Gli hash dei giocatori non sono quelli mostrati alla tua pagina.
cli-verify-kept-hashes-holds = Gli hash dei giocatori sono quelli mostrati alla tua pagina.
cli-verify-kept-entropy = I byte della tua pagina non sono stati usati.
cli-verify-kept-entropy-holds = I byte della tua pagina sono stati usati.
cli-verify-entropy = I byte di { $name } non erano fissati prima della distribuzione.
cli-verify-entropy-holds = Ciascuno ha aggiunto solo byte fissati prima della distribuzione, e i computer nessuno.
cli-verify-commitment-holds = Il seme è quello fissato prima della prima mossa.
cli-verify-deal-differs = La distribuzione non deriva dal seme.
cli-verify-deal-holds = La distribuzione deriva dal seme.
cli-verify-draw-holds =
    { $count ->
        [0] Non è stato pescato niente.
        [one] { $count } pescata deriva dal seme.
       *[other] Tutte le { $count } pescate derivano dal seme.
    }
cli-verify-result-holds = Il risultato deriva dalle mosse.
cli-verify-starter-draw-holds = La pesca per decidere chi comincia deriva dal seme.
