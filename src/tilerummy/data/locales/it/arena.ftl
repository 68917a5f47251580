### I comandi `arena` e `bot`. Le variabili sono in en/arena.ftl.

cli-help-arena = Fa giocare i computer tra loro con le stesse distribuzioni e misura i risultati.
cli-help-bot = Fa giocare un computer con l’ingresso e l’uscita standard, per altri programmi.
cli-help-bots = Elenca i computer, per livello.
cli-argument-bots = Nomi di computer, o cmd:COMANDO per un programma tuo; l’ultimo prende anche i posti che restano.
cli-argument-bot = Il nome del computer.
cli-option-arena-edition = L’edizione, anche con varianti e regole della casa.
cli-option-arena-deals = Quante distribuzioni; ognuna si gioca in tutte le rotazioni dei posti.
cli-option-arena-seats = Quanti posti; se non indicato, quanti sono i computer.
cli-option-arena-seed = Il seme di tutte le distribuzioni, in cifre esadecimali.
cli-option-arena-jobs = Quanti processi; 0 usa tutti i nuclei.
cli-option-arena-cluster = Gioca su un cluster Dask; l’indirizzo del suo coordinatore.
cli-option-arena-matrix = Tutti contro tutti, a due posti.
cli-option-arena-openings = Conta anche i turni in cui un computer poteva aprire e non l’ha fatto.
cli-option-arena-json = Scrive i risultati in JSON in questo file.
cli-option-arena-plot = Disegna i risultati.
cli-option-arena-rounds = Salva in questo file ogni distribuzione finita, per riprendere dopo un’interruzione.
cli-option-arena-resume = Riprende da dove si era fermata.

## Mentre si gioca

cli-arena-deals = Distribuzioni
cli-arena-two-needed = Servono almeno due computer, e una matrice si gioca a due posti.
cli-arena-seed = Il seme { $text } non ha da 1 a 64 cifre esadecimali.
cli-arena-file-exists = Il file { $path } esiste già. Riprendilo con --resume o scegline un altro.
cli-arena-nothing-to-resume = Non c’è un file da riprendere: indicalo con --rounds o --json.

## Risultati

cli-arena-title = { $edition } · posti: { $seats } · distribuzioni: { $deals } · partite: { $rounds } · seme { $seed }
cli-arena-head-bot = Computer
cli-arena-head-win = Vinte %
cli-arena-head-score = Punti
cli-arena-head-tiles = Tessere a turno
cli-arena-head-opened = Apre al turno
cli-arena-head-unopened = Mai aperto %
cli-arena-head-missed = Aperture mancate
cli-arena-head-time = ms a mossa
cli-arena-length = Turni in una partita: { $turns }
cli-arena-first = vantaggio di chi comincia: { $share } %
cli-arena-ending-out = chiuse
cli-arena-ending-blocked = bloccate
cli-arena-ending-drawn = pari
cli-arena-ending-resigned = ritiri
cli-arena-note = ± è un errore standard sulle distribuzioni. Elo con il suo intervallo al 95 %.
cli-arena-note-matrix = Partite vinte, in %, dal computer della riga contro quello della colonna; ± è un errore standard, sulle distribuzioni. Elo con il suo intervallo al 95 %, la media di tutti è 0.
cli-arena-note-matrix-short = Partite vinte, in %, dal computer della riga contro quello della colonna; il più grande errore standard sulle distribuzioni è { $error }. Elo: la media di tutti è 0. Il resto è in --json.
cli-arena-plot-share = Partite vinte, in %, con l’intervallo al 95 %
cli-arena-plot-fair = quota equa
cli-arena-plot-matrix = Partite vinte, in % · { $edition } · distribuzioni per coppia: { $deals }
cli-arena-plot-row = Il computer della riga contro quello della colonna.

## bots

cli-bots-head-level = Livello
cli-bots-head-name = Nome
cli-bots-head-what = Che cosa fa
cli-bots-newcomer = Cala combinazioni dal proprio leggio e aggiunge tessere a quelle sul tavolo. Non prende mai tessere dal tavolo.
cli-bots-learner = Guarda una sola combinazione del tavolo alla volta: una tessera in più, un jolly. Gli sfuggono tre tessere su dieci.
cli-bots-regular = A volte trasforma insieme due combinazioni del tavolo. Ogni tanto gli sfugge una tessera.
cli-bots-solid = Guarda dieci coppie di combinazioni prima di rinunciare.
cli-bots-skilled = Guarda trenta volte tre combinazioni insieme.
cli-bots-strong = Vede tutto il tavolo e tiene i jolly. Ogni tanto gli sfugge una tessera.
cli-bots-expert = Sa da migliaia di partite quanto vale ogni calata, e cala se aspettare non è nettamente meglio.
cli-bots-master = Sa da migliaia di partite quanto vale ogni calata, e spesso aspetta. Forte, ma poco di compagnia.
cli-bots-random = Riferimento: qualcosa di semplice a caso, o niente.
cli-bots-first-found = Riferimento: quello che trova per primo.
cli-bots-beginner = Riferimento: solo combinazioni dal proprio leggio, e una su quattro gli sfugge. Al tavolo: newcomer.
cli-bots-casual = Riferimento: una combinazione del tavolo alla volta, senza sviste. Al tavolo: learner.
cli-bots-steady = Riferimento: a ogni turno il maggior numero di tessere. Al tavolo: strong.
cli-bots-max-value = Riferimento: a ogni turno il maggior numero di punti.
cli-bots-miser = Riferimento: il maggior numero di tessere, i jolly solo per aprire o per chiudere.
cli-bots-patient-miser = Riferimento: come miser, e per sei turni nessun jolly nell’apertura.
cli-bots-shrewd = Riferimento: i jolly solo per chiudere; a mazzo vuoto contano i punti. Al tavolo: strong.
cli-bots-hoarder = Riferimento: il master del 2026, che pesca finché tutto il leggio va giù in una volta.
cli-bots-expert-1 = Riferimento: l’expert prima di imparare: aspetta fino a due turni e poi cala la metà più alta.
cli-bots-master-1 = Riferimento: il master prima di imparare: apre con poco e raccoglie finché tutto il leggio va giù in una volta.
cli-bots-natural = Cala, trasforma e tiene vivo il tavolo: forte quanto può esserlo chi cala quasi sempre.

## Il corpus

cli-help-corpus = Fa giocare ai computer molte partite e le scrive in file, per studi e programmi che imparano.
cli-argument-corpus = La cartella da scrivere. Deve essere nuova o vuota.
cli-argument-levels = I computer che giocano; se non indicati, tutti gli otto livelli. Il caso li mette a sedere in ogni partita.
cli-option-corpus-turns = Quanti turni almeno; l’ultima partita si gioca fino alla fine.
cli-option-corpus-seed = Il seme di tutto, in cifre esadecimali. Lo stesso seme scrive gli stessi byte.
cli-option-corpus-edition = Un’edizione, anche con varianti e regole della casa; si può indicare più volte. Se non indicata, si alternano tutte.
cli-option-corpus-seats = Quanti posti; se non indicato, decide il caso in ogni partita.
cli-option-corpus-jobs = Quanti processi; 0 usa tutti i nuclei. I file sono gli stessi.
cli-corpus-turns = Turni
cli-corpus-done = Il corpus è in { $path }. Partite: { $rounds }, turni: { $turns }, dimensione: { $size } MB.
cli-corpus-folder-in-use = La cartella { $path } non è vuota. Scegline una nuova o vuota.
