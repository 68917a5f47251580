### Il gioco nel terminale. I comandi come end, undo e take valgono in ogni lingua; play-word-… sono altre parole per loro.

## La pagina

play-title = { $edition } · { $round }
play-pool = Mazzo: { $count }
play-table = Sul tavolo
play-table-empty = Qui non c’è ancora niente.
play-rack =
    { $count ->
        [one] Il tuo leggio: { $count } tessera
       *[other] Il tuo leggio: { $count } tessere
    }
play-loose = Tessere sciolte, da rimettere:
play-opened = ha aperto
play-unopened = non ha ancora aperto
play-discards = Scarti di { $name }:
play-open-tile = Ultima tessera scoperta:
play-opening = Apertura: { $points } punti su { $needed }
play-legal =
    { $count ->
        [one] Va bene: { $count } tessera. Con end termini il turno.
       *[other] Va bene: { $count } tessere. Con end termini il turno.
    }
play-refused = Così non va ancora:
play-turn = Tocca a te: cala tessere o pesca con d. Con ? vedi i comandi.
play-turn-pass = Tocca a te. Il mazzo è vuoto: cala tessere o passa con p.
play-turn-draw-first = Tocca a te: con d peschi, con < prendi l’ultimo scarto per una nuova combinazione.
play-turn-lay-or-discard = Cala tessere se puoi; poi scartane una, per esempio ~k3.
play-turn-discard = Ora scarta una tessera, per esempio ~k3.
play-turn-drawn = Puoi aprire con la tessera pescata; p termina il turno.
play-starts = Comincia { $name }.
play-you-drew = Hai pescato: { $tile }.
play-hint =
    { $count ->
        [one] Potresti calare { $count } tessera: { $tiles }.
       *[other] Potresti calare { $count } tessere: { $tiles }.
    }
play-hint-again = Scrivi ancora h per calarle.
play-thinking = { $name } sta pensando…
play-hint-none = Non puoi calare niente.
play-resign-sure = Così perdi la partita. Scrivi di nuovo «ritiro» per confermare.
play-time-left = tempo rimasto { $time }

## I giocatori

play-person = Ospite
play-computer = Computer
play-computer-number = Computer { $number }
play-level-random = a caso
play-level-beginner = principiante
play-level-casual = tranquillo
play-level-steady = solido
play-level-shrewd = astuto
play-level-newcomer = principiante
play-level-learner = tranquillo
play-level-regular = pratico
play-level-solid = solido
play-level-skilled = abile
play-level-strong = forte
play-level-expert = esperto
play-level-master = maestro

## La fine di una partita

play-head-player = Giocatore
play-head-left = Rimasto sul leggio
play-head-sum = Valore
play-head-score = Punti
play-head-round = Partita
play-head-total = Totale
play-match-won = { $names } vince il torneo.
play-match-won-shared = { $names } si dividono la vittoria.
play-match-leads = { $names } è in testa.
play-match-leads-shared = In testa a pari merito: { $names }.
play-next-round = Invio: prossima partita · q: ferma qui
play-bye = Grazie per aver giocato.

## Il file

play-go-on = La partita è salvata. Per continuare: { $command } play --resume { $path }
play-record-in = La registrazione è in { $path }.
play-not-saved = Non è stato possibile salvare la partita.
play-file-unwritable = Non si può scrivere { $path }: questo gioco non viene salvato.
play-kept =
    { $count ->
        [one] Un gioco non finito è conservato. Per riprenderlo: { $resume }
       *[other] { $count } giochi non finiti sono conservati. Per vederli: { $list }
    }
play-list = Giochi non finiti, dal più recente:
play-list-none = Non ci sono giochi non finiti.

## Quello che non va

play-slip-row = Sul tavolo non c’è la fila { $number }.
play-slip-not-free = Né sul tuo leggio né sciolta: { $tiles }.
play-slip-not-in-row = Non è nella fila { $number }: { $tiles }.
play-slip-no-such-meld = Non è sul tavolo: { $text }.
play-slip-split = La fila { $number } non si può dividere prima di { $tiles }.
play-slip-tiles-missing = Indica le tessere, per esempio r5 o kbr10.
play-slip-taken-already = In questo turno hai già preso una tessera accanto al tavolo.
play-slip-no-open-tile = Non c’è un’ultima tessera scoperta.
play-slip-no-discard = Non c’è nessuno scarto da prendere.
play-slip-nothing-to-undo = Non c’è niente da annullare.
play-slip-nothing-to-redo = Non c’è niente da rifare.
play-slip-nothing-to-reset = Sul tavolo non è cambiato niente.
play-slip-nothing-laid = Non hai ancora calato niente.
play-slip-refused = Il turno non può finire così: undo annulla un passo, reset li annulla tutti.
play-slip-draft-open = Hai calato tessere: termina il turno con end, o riprendile con reset.
play-slip-no-hints = I suggerimenti sono disattivati in questo gioco.
play-slip-usage-put = Scrivi la fila e le tessere, per esempio 2 r6.
play-slip-usage-take = Scrivi la fila e le tessere, per esempio take 2 r3.
play-slip-usage-move = Scrivi la fila, le tessere e la fila di arrivo, per esempio move 2 r3 5.
play-slip-usage-split = Scrivi la fila e la prima tessera della seconda parte, per esempio split 2 r6.
play-slip-usage-discard = Scrivi la tessera, per esempio ~k3.
play-slip-usage-sort = Ordina per scale o per gruppi: s run, s group.
play-slip-word-unknown = Non capisco: «{ $text }». Scrivi per esempio: 8 rosso alla fila 2.
play-slip-too-long = È troppo lungo: al massimo { $most } caratteri. Scrivilo in più passi.
play-slip-colour-missing = Indica il colore e il numero di ogni tessera, per esempio: 8 rosso. Non è chiaro: «{ $text }».
play-slip-several-rows = Vanno bene più file: { $rows }. Scrivi il numero, per esempio: alla fila 2.
play-slip-no-such-row = Nessuna fila sul tavolo corrisponde. Scrivi il numero, per esempio: 8 rosso alla fila 2.

## Aiuto

play-help-title = Che cosa puoi scrivere
play-help-tiles = Una tessera è una lettera e un numero, un jolly è j. { $colours }
play-help-new = Calare una nuova combinazione: scala o gruppo.
play-help-put = Aggiungere tessere alla fila 2.
play-help-take = Prendere tessere dalla fila 2; take 2 le prende tutte.
play-help-move = Spostare tessere dalla fila 2 alla fila 5, o senza 5 in una fila nuova.
play-help-split = Dividere la fila 2 prima di una tessera.
play-help-trn = Una calata intera: combinazioni tolte, due punti, combinazioni calate.
play-help-undo = Un passo indietro, uno avanti, tutto indietro.
play-help-end = Terminare il turno così (anche ok).
play-help-draw = Pescare una tessera.
play-help-pass = Passare, quando il mazzo è vuoto.
play-help-discard = Scartare una tessera.
play-help-take-discard = Prendere l’ultimo scarto per una nuova combinazione.
play-help-take-open-tile = Prendere l’ultima tessera scoperta e calare tutto.
play-help-hint = Mostrare che cosa potresti calare; ancora una volta lo cala.
play-help-sort = Ordinare il leggio per colore o per numero.
play-help-log = Mostrare le mosse di questa partita.
play-help-rules = Mostrare tutte le regole di questo tavolo.
play-help-resign = Ritirarsi dalla partita.
play-help-quit = Salvare e uscire; con --resume si continua.
play-help-short = Forme brevi: { $forms }
play-help-words = Vanno bene anche le parole italiane: metti, prendi, pesca, fine, aiuto. Il tasto Tab completa.
play-log-empty = Non ci sono ancora mosse.
play-more = Invio: pagina seguente · q: torna al tavolo
play-go-back = Invio: torna al tavolo

## Parole che si possono anche scrivere

play-word-put = metti
play-word-take = prendi
play-word-move = sposta
play-word-split = dividi
play-word-undo = annulla
play-word-redo = rifai
play-word-reset = azzera
play-word-end = fine
play-word-draw = pesca
play-word-pass = passo
play-word-discard = scarta
play-word-hint = suggerimento
play-word-sort = ordina
play-word-log = storia
play-word-rules = regole
play-word-help = aiuto
play-word-resign = ritiro
play-word-quit = esci
play-word-run = scala
play-word-group = gruppo

## La riga di comando

cli-option-play-terminal = Gioca nel terminale, non nel browser.
cli-option-play-no-browser = Mostra solo l’indirizzo del tavolo, senza aprire un browser.
cli-option-play-network = Fa giocare anche altre persone della tua rete.
cli-option-play-edition = L’edizione da seguire, anche con varianti e regole della casa.
cli-option-play-seats = Quanti giocatori, te compreso.
cli-option-play-level = Il livello di un computer; una volta per ciascuno, l’ultimo vale per gli altri.
cli-option-play-name = Il tuo nome.
cli-option-play-rounds = Quante partite, o quanti cicli se il regolamento li conta così; senza indicazione 1.
cli-option-play-clock = Il tempo per turno: off (nessuno), sheet (come nel regolamento) o un numero di secondi; senza indicazione off.
cli-option-play-youngest = Chi è il più giovane e comincia, se il regolamento lo vuole: 1 sei tu, 2 il primo computer; senza indicazione 1.
cli-option-play-seed = Distribuisce con questo seme (fino a 64 cifre esadecimali), per rigiocare la stessa distribuzione.
cli-option-play-hints = Se h mostra che cosa potresti calare.
cli-option-play-save = Salva la partita in questo file invece che al solito posto.
cli-option-play-resume = Continua un gioco salvato; senza file, l’ultimo.
cli-option-play-list = Elenca i giochi non finiti nel solito posto.
cli-terminal-clock-bad = «{ $text }» non è un orologio: indica off, sheet o da { $low } a { $high } secondi.
cli-terminal-clock-resumed = Una partita salvata mantiene il suo tempo per turno: indica --clock off o --clock sheet.
cli-terminal-network = --network vale per il tavolo nel browser, non per una partita nel terminale.
cli-terminal-too-many-levels = { $levels } computer sono troppi: con { $seats } posti ne serve uno in meno, perché giochi anche tu.
cli-terminal-name-bad = «{ $name }» non va bene come nome: da 1 a { $most } caratteri, senza barra.
cli-terminal-file-bad = Il file { $path } non contiene una partita da continuare.
cli-terminal-file-over = La partita in { $path } è finita. { $command } replay la mostra.
cli-terminal-seed-bad = Il seme «{ $text }» non ha da 1 a 64 cifre esadecimali.

## Problemi

play-puzzle-too-few = È permesso, ma cala { $laid } tessere su { $count }.
play-puzzle-joker-stays = Le tessere sono calate, ma ogni jolly sta per la stessa tessera di prima.
play-puzzle-lay-only = In un problema puoi solo calare tessere. Scrivi resign per vedere la soluzione.
play-puzzle-todo = Cala tessere; h mostra quali, resign mostra la soluzione, ? che cosa puoi scrivere.
