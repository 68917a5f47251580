### Un testo che non si può leggere, o una cosa che non può esistere. Vedi en/errors.ftl.

error-illegal-move = Le regole non permettono questa mossa. { $reasons }
error-illegal-move-at = La mossa { $number } della registrazione ({ $move }) è contro le regole. { $reasons }

## Dove sta l’errore

error-place = { $message } (carattere { $place }, alla freccia: { $before }→{ $after })
error-place-line = { $message } (riga { $line }, carattere { $place }, alla freccia: { $before }→{ $after })
error-place-empty = { $message } (lì non c’è scritto niente)

## Tessere e combinazioni

error-tile-expected = Qui ci vuole una tessera: la lettera di un colore e un numero, per esempio r5, o j per un jolly.
error-tiles-missing = Qui mancano delle tessere. Indicale una dopo l’altra, per esempio r5k13j, o - se non ce ne sono.
error-text-after-tile = Dopo la tessera c’è qualcosa di troppo.
error-number-expected = Qui ci vuole un numero.
error-number-not-on-a-tile = Nessuna tessera ha il numero { $number }: vanno da 1 a 13.
error-meld-expected = Qui ci vuole una combinazione: una scala come r3-7, un gruppo come kbr10 o delle tessere come [r5r6r7].
error-row-expected = Qui ci vogliono delle tessere tra parentesi quadre: [r5r6r7].
error-run-descends = La scala va all’indietro. Il numero più basso va per primo.
error-joker-outside-run = Ogni jolly deve avere un posto tutto suo tra il primo e l’ultimo numero della scala.
error-not-a-group = Questo non fa un gruppo di { $number } ({ $colours }): un gruppo ha tre o quattro colori diversi.
error-not-a-run = Questo non fa una scala da { $first } a { $last } ({ $colour }): una scala ha almeno tre numeri in fila.
error-not-a-meld = Non è né un gruppo né una scala: { $meld }.
error-two-readings = Queste tessere si possono leggere in due modi: { $meld }. Scegli quello che intendi: { $readings }.
error-tiles-not-there = Queste tessere non ci sono: { $tiles }.
error-tiles-not-one-box = Queste tessere non vengono da una sola scatola: { $tiles }.
error-tiles-of-other-colours = Queste tessere hanno colori diversi da { $colours }: { $tiles }.
error-too-many-tiles = Sono troppe tessere: non possono essere più di { $most }.
error-more-than-in-the-box = Ce ne sono più di quante ne contiene la scatola: { $tiles }.
error-no-such-tile = Non esiste una tessera di colore { $colour } con il numero { $number }.
error-wrong-type = { $field } deve essere { $wanted }, non { $value }.
error-language-unknown = Non ci sono messaggi in { $language }. Scegli tra: { $known }.

## Mosse

error-move-expected = Qui ci vuole una mossa: una calata come :kbr10, una pescata +x, pass o resign.
error-colon-expected = Mancano i due punti: una calata si scrive con le combinazioni tolte, i due punti e le combinazioni messe.
error-other-move-expected = È una mossa, ma non del tipo che serve qui ({ $wanted }).
error-draw-without-tile = Questa mossa non dice quali tessere sono state pescate: { $move }.

## Posizioni

error-six-fields-expected =
    { $found ->
        [one] Una posizione ha sei parti separate da spazi, e una in più per ogni variante; qui ce n’è solo { $found }.
       *[other] Una posizione ha sei parti separate da spazi, e una in più per ogni variante; qui ce ne sono { $found }.
    }
error-seats-expected = Qui stanno i posti che hanno già aperto, per esempio 02, o - se nessuno.
error-turn-expected = Qui sta il posto a cui tocca giocare, per esempio 0.
error-clock-expected = Qui stanno il giro e quante volte di fila si è passato, per esempio 3.0.
error-fields-of-variants = Gli scarti e la tessera scoperta vogliono una parte in più alla fine, e solo dove si gioca con quelle varianti.
error-open-tile-expected = Qui sta la tessera scoperta, per esempio ^r5, o ^- se non c’è più.
error-seats-out-of-range = Qui si gioca in { $range }, non in { $seats }.
error-no-such-seat =
    { $seats ->
        [one] Non c’è un posto { $seat }: a questo tavolo c’è solo { $seats } posto, e si conta da 0.
       *[other] Non c’è un posto { $seat }: a questo tavolo ci sono solo { $seats } posti, e si conta da 0.
    }
error-no-such-stage = Con queste regole un turno non può essere arrivato a «{ $stage }».
error-discards-without-pile = Ci sono degli scarti, ma queste regole non li prevedono, o ne manca la pila di un posto.
error-open-tile-without-variant = C’è una tessera scoperta, ma queste regole non la prevedono.
error-rack-unknown = Questo leggio deve essere noto tessera per tessera.
error-rack-unknown-in-position = In una posizione tutti i leggii devono essere noti. Per i leggii nascosti ci sono View.parse e parse_situation.

## Edizioni e regole della casa

error-edition-expected = Qui ci vuole un’edizione: il nome e, dopo le virgole, le varianti e le regole della casa.
error-edition-unknown =
    { $close-count ->
        [0] Non esiste un’edizione di nome { $key }.
       *[other] Non esiste un’edizione di nome { $key }. Intendevi { $close }?
    }
error-edition-revision-unknown = { $key } non ha la revisione { $revision }; la più recente è { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } non ha la variante { $variant }, né altre.
        [one] { $key } non ha la variante { $variant }, solo { $choices }.
       *[other] { $key } non ha la variante { $variant }. Ci sono: { $choices }.
    }
error-house-rule-expected = Qui ci vuole una variante del regolamento o una regola della casa, per esempio open_min=50.
error-house-rule-twice = La regola { $field } è cambiata due volte. Cambiala una volta sola.
error-house-rule-value-expected = La regola della casa { $field } ({ $rule }) vuole un valore: { $field }=…
error-rule-unknown =
    { $close-count ->
        [0] Non esiste una regola di nome { $field }.
       *[other] Non esiste una regola di nome { $field }. Intendevi { $close }?
    }
error-rule-value-unknown = La regola { $field } ({ $rule }) non può essere { $value }. Valori possibili: { $choices }.
error-rule-number-expected = La regola { $field } ({ $rule }) vuole un numero.
error-rule-out-of-range = La regola { $field } ({ $rule }) non può essere { $value }. Valori possibili: { $range }.
error-rule-value-impossible = La regola { $field } ({ $rule }) non può essere { $value }.
error-deal-too-large = { $deal } tessere per ciascuno dei { $seats } giocatori sono troppe. Qui se ne possono distribuire al massimo { $most }.
error-joker-colours = La regola { $field } ({ $rule }) vuole un jolly di ogni colore: { $needed }. Jolly in questa scatola: { $jokers }. Aggiungi anche jokers={ $needed }, se la tua scatola ne ha tanti.
error-edition-file-unreadable = Il file di edizione { $file } non si può leggere: { $reason }.
error-edition-file-syntax = Il file di edizione { $file } non è TOML valido: { $reason }.
error-edition-file-missing = Nel file di edizione { $file } manca la voce { $field }.
error-edition-file-unexpected = Nel file di edizione { $file } c’è una voce sconosciuta: { $field }.
error-edition-file-value = Nel file di edizione { $file } { $field } non può essere { $value }.
error-edition-file-choice = Nel file di edizione { $file } { $field } non può essere { $value }. Valori possibili: { $choices }.
error-edition-file-taken = Il file di edizione { $file } ha la chiave { $key }, che appartiene a un’edizione già inclusa. Scegli un’altra chiave.
error-edition-file-changed = Il file di edizione { $file } descrive { $key } alla revisione { $revision }, già caricata con un altro contenuto. Dagli una revisione più alta.
error-edition-folder-missing = Non esiste una cartella di edizioni { $folder }.

## Registrazioni e tornei

error-record-token = Non è né un’etichetta, né un giro, né una mossa, né un commento tra parentesi graffe.
error-one-record-expected =
    { $found ->
        [0] Qui ci vuole una registrazione, e non ce n’è nessuna.
       *[other] Qui ci vuole una registrazione, e ce ne sono { $found }.
    }
error-notation-version = Questa registrazione è scritta nella notazione { $version }; qui si legge solo la notazione 1.
error-start-missing = Manca l’etichetta Start: prima della prima mossa bisogna dire come comincia la partita.
error-second-start = La partita ha già uno Start. Una nuova registrazione comincia con la sua etichetta Notation.
error-second-tag = L’etichetta { $name } compare due volte. Indicala una volta sola.
error-lap-number = Non è il giro che si sta giocando qui.
error-entry-of-other-seat = La mossa { $move } è segnata per il posto { $seat }, ma tocca al posto { $turn }.
error-remark-without-move = Un commento sta dopo una mossa, uno per ciascuna.
error-second-clock = Basta un tempo per mossa.
error-tag-name = { $name } non può essere un’etichetta: solo lettere e cifre, e non Notation, Revision o Start.
error-tag-unprintable = L’etichetta { $name } deve stare su una riga.
error-tag-too-long = L’etichetta { $name } ha { $length } caratteri; il massimo è { $most }.
error-too-many-tags = Sono troppe etichette: non possono essere più di { $most }.
error-comment-unprintable = Questo non può essere un commento: { $comment }. Deve stare su una riga, senza parentesi graffe.
error-comment-too-long = Il commento ha { $length } caratteri; il massimo è { $most }.
error-clock-out-of-range =
    { $seconds ->
        [one] Un tempo di { $seconds } secondo non si può annotare.
       *[other] Un tempo di { $seconds } secondi non si può annotare.
    }
error-seed-missing = La registrazione non riporta il seme, quindi la distribuzione non si può controllare.
error-commitment-missing = Nella registrazione manca l’impegno iniziale, quindi nessuno può dire se il seme era stato fissato prima.
error-entropy-unreadable = «{ $entropy }» non indica che cosa hanno aggiunto i posti: cifre esadecimali per ogni posto, al massimo { $most } byte, «-» per niente, separate da «/».
error-kept-unreadable = «{ $kept }» non è ciò che conserva una pagina: un hash, gli hash dei posti e i suoi byte, separati da «:».
error-kept-of-no-round = Nessuna partita di questa registrazione è quella di cui la tua pagina ha conservato questo.
error-seed-length = Un seme ha { $wanted } byte, scritti con il doppio di cifre esadecimali; questo ne ha { $bytes }.
error-round-not-over = La partita non è ancora finita.
error-no-round = Nessuna partita è in corso.
error-round-without-end = Dopo { $moves } mosse la partita non era finita, quindi è stata fermata.
error-match-over =
    { $rounds ->
        [one] Il torneo è finito: era prevista { $rounds } partita.
       *[other] Il torneo è finito: erano previste { $rounds } partite.
    }
error-games-not-whole-rounds = Qui un ciclo ha { $size } partite, quindi il numero di partite deve essere un multiplo di { $size }, non { $games }.
error-round-of-other-seats = Questa partita è stata giocata in { $seats }, ma il torneo si gioca in { $wanted }.
error-round-of-other-edition = Questa partita è stata giocata con { $edition }, ma il torneo si gioca con { $wanted }.
error-name-unprintable = Uno di questi nomi non si può annotare: { $names }. Un nome non ha barre e sta su una riga.
error-names-not-of-seats = Per { $seats } posti servono { $seats } nomi, uno per posto, o nessuno. Nomi dati: { $names }.
error-scores-not-zero = I punti di una partita devono dare zero in tutto, e questi danno { $total }.
error-score-name-twice = { $name } c’è già. Scegli un altro nome.
error-score-name-bad = «{ $name }» non va bene come nome: da 1 a { $most } caratteri, nessuno di { $signs } e non solo cifre.
error-score-no-hand = Qui i punti non raddoppiano. Attiva la variante «hand», se il regolamento la prevede, o usa hand_double=yes.
error-score-rack-expected = Inserisci le tessere, per esempio r5k13j, o i punti in cifre.
error-score-rack-not-empty = { $name } ha chiuso, quindi su quel leggio non può restare niente.
error-score-rack-empty = Il leggio di { $name } è vuoto. Allora { $name } ha chiuso.
error-score-too-many-points = A { $name } non possono restare più di { $most } punti: è tutta la scatola.
error-score-racks =
    { $count ->
        [one] È stato inserito { $count } leggio, ma i giocatori sono { $seats }. Inserisci un leggio per ogni giocatore.
       *[other] Sono stati inseriti { $count } leggii, ma i giocatori sono { $seats }. Inserisci un leggio per ogni giocatore.
    }

## Il risolutore, per chi lo chiama da un programma

error-no-such-shape = Questi numeri non sono una combinazione: { $shape }.
error-problem-size = Un quesito per il risolutore elenca { $counts } tipi di tessera.
error-problem-copies = Un quesito per il risolutore ha al massimo { $most } tessere dello stesso tipo.
error-problem-jokers = Un quesito per il risolutore ha al massimo { $most } jolly.
error-problem-weight = I pesi di questo quesito sono negativi o troppo grandi: in tutto al massimo { $most }.
error-problem-joker-colours = Un quesito ha al massimo un jolly per colore, e non insieme ad altri: { $colours }.
error-count-out-of-range = Le aperture si contano per al massimo { $jokers } jolly e { $least } punti.
error-odds-tiles = Si distribuiscono da 1 a { $most } tessere, non { $tiles }.
error-odds-not-exact = Non si può contare con esattezza: le aperture si contano fino a { $least } punti, con al massimo { $jokers } jolly che valgono la tessera che sostituiscono, e con jolly senza colore. Togli --exact.
error-goal-unknown = Il risolutore non ha uno scopo di nome { $name }. Ci sono: { $known }.
error-backend-unknown = Il risolutore non ha una versione di nome { $name }. Ci sono: { $known }.

## Programmi esterni, e l’arena dove giocano molte partite

error-no-such-computer = Nessun computer si chiama { $name }. Ci sono: { $choices }.
error-no-evaluation = Le partite di { $edition } con { $seats } posti non si possono valutare: regole simili non sono abbastanza note.
error-round-over = La partita è finita.
error-cannot-be-laid = Queste tessere non si possono calare: { $tiles }.
error-outsider-not-started = Il programma { $command } non è partito: { $reason }.
error-outsider-ended = Il programma { $command } si è fermato prima della fine della partita (stato { $status }).
error-outsider-too-slow = Il programma { $command } ha impiegato troppo tempo a rispondere.
error-outsider-unreadable = La risposta del programma { $command } non si può leggere: { $text }.
error-outsider-version = Il programma { $command } usa la versione { $found } del protocollo; serve la versione { $wanted }.
error-cluster-not-installed = Per questo serve il pacchetto distributed, che qui non è installato.
error-cluster-unreachable = Il cluster all’indirizzo { $address } non risponde: { $reason }.
error-journal-line = La riga { $line } del diario non si può leggere. Toglila o comincia un diario nuovo.
error-deals-too-few = Bisogna giocare almeno una distribuzione, non { $deals }.
error-computers-too-few = Un’arena ha bisogno di almeno due computer, non di { $computers }.
error-computer-name-twice = Due computer diversi si chiamano { $name }. Dai a ciascuno un nome suo.
error-computer-not-sendable = Il computer { $name } non si può inviare a un altro processo: { $reason }. Definiscilo in un file importabile, oppure gioca con un solo processo.
error-workers-ended = I processi che giocano sono terminati troppo presto. Un programma che avvia questi processi deve farlo nella parte principale, dopo il solito controllo di __name__.

## Problemi

error-puzzle-fields = Un problema ha { $fields } campi separati da tabulazioni, non { $found }.
error-puzzle-goal = Nessun obiettivo di un problema si chiama { $name }. Ci sono: { $known }.
error-puzzle-grade = Un problema ha un grado da { $low } a { $high }, non { $grade }.
error-puzzle-id = L’identificativo di questo problema è { $expected }, non { $id }.
error-no-such-puzzle = Il problema { $id } non esiste. Il comando puzzles list li mostra tutti.
error-no-puzzles = Non ci sono problemi per l’edizione { $edition }.
error-puzzles-not-found = In { $rounds } partite dell’edizione { $edition } non sono stati trovati altri problemi.
error-task-kind = Nessun tipo di domanda si chiama { $name }. Ci sono: { $known }.

## Foto

error-photo-extra-missing = Per leggere le foto serve il pacchetto { $package }, che qui non è installato; pip install tilerummy[photo] lo installa.
error-photo-too-large = La foto ha { $megapixels } milioni di pixel, e il limite è { $most } milioni. Salvala più piccola.
error-photo-too-long = L’immagine ha { $width } × { $height } pixel, e il lato più lungo può averne al massimo { $most }. Ritagliala, o salvala più piccola.
error-photo-file-too-large = Il file supera { $most } milioni di byte. Salva la foto più piccola.
error-photo-too-small = L’immagine ha solo { $width } × { $height } pixel. Usa la foto originale.
error-photo-format = Il file non è una foto in JPEG, PNG o WebP. Salvala in uno di questi formati.
error-photo-broken = La foto è danneggiata e non si apre. Copiala di nuovo, o scattane un’altra.
error-photo-kind = Una foto mostra un tavolo o un leggio, non { $kind }. Scegli table o rack.
