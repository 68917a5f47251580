var e=`puzzle-goal-out = Svuota il leggio: cala tutte le { $count } tessere.
puzzle-goal-first-lay = Fai la tua apertura con { $count } tessere.
puzzle-goal-joker = Libera un jolly del tavolo e cala { $count } tessere.
puzzle-goal-tiles = Cala { $count } tessere.
puzzle-kind-out = svuotare il leggio
puzzle-kind-first-lay = apertura
puzzle-kind-joker = liberare il jolly
puzzle-kind-tiles = calare tessere
puzzle-title = Problema { $id } · grado { $grade }
puzzle-solved = Risolto!
puzzle-solution = La soluzione, passo per passo:
puzzle-enter-next = Invio: prossimo problema · q: fermati qui
puzzle-page = Problemi
puzzle-about = Posizioni di partite vere. Solo una scelta di tessere raggiunge l’obiettivo.
puzzle-daily = Problema del giorno
puzzle-daily-grade = Grado { $grade } · { $date }
puzzle-daily-play = Risolvi
puzzle-daily-done = Oggi l’hai risolto.
puzzle-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
puzzle-solved-count =
    { $count ->
        [one] { $count } problema risolto
       *[other] { $count } problemi risolti
    }
puzzle-solved-of = { $count } su { $most } risolti
puzzle-edition = Edizione
puzzle-grade = Grado
puzzle-grade-any = Tutti i gradi
puzzle-grade-1 = 1: calare o aggiungere
puzzle-grade-2 = 2: trasformare una combinazione
puzzle-grade-3 = 3: due combinazioni insieme
puzzle-grade-4 = 4: tre combinazioni insieme
puzzle-grade-5 = 5: quattro o più
puzzle-grade-6 = 6: gran parte del tavolo
puzzle-play = Gioca un problema
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-solved-before = Questo l’hai già risolto.
puzzle-not-counted = La soluzione è stata mostrata, almeno in parte: questo problema non conta come risolto.
puzzle-rush = Contro l’orologio
puzzle-rush-about = Più problemi che puoi in tre minuti. Diventano più difficili. Con tre errori è finita.
puzzle-rush-start = Inizia
puzzle-rush-left = Tempo rimasto: { $time }
puzzle-rush-mistakes = Errori: { $count } su { $most }
puzzle-rush-skip = Salta (conta come errore)
puzzle-rush-over = È finita.
puzzle-rush-best = Il tuo record: { $count }
cli-help-puzzles = Crea, elenca e gioca problemi.
cli-argument-task = make cerca nuovi problemi in partite tra computer; list mostra la raccolta; play gioca qui un problema.
cli-argument-puzzle = L’identificativo di un problema, per play.
cli-option-puzzles-count = Quanti problemi creare.
cli-option-puzzles-seed = Un numero: lo stesso seme dà gli stessi problemi.
cli-option-puzzles-edition = Solo questa edizione.
cli-option-puzzles-grade = Solo questo grado, da 1 (facile) a 6.
cli-option-puzzles-daily = Il problema del giorno.
cli-puzzles-made = Problemi
cli-puzzles-head-id = Identificativo
cli-puzzles-head-grade = Grado
cli-puzzles-head-goal = Obiettivo
cli-puzzles-head-tiles = Tessere
cli-puzzles-head-edition = Edizione
cli-puzzles-found =
    { $count ->
        [one] { $count } problema.
       *[other] { $count } problemi.
    }
cli-puzzles-unused = { $what } non ha senso per puzzles { $task }.
cli-puzzles-one = Indica un problema con l’identificativo, con --daily o con --grade: solo uno dei tre.
cli-help-tasks = Scrive domande per modelli linguistici, con risposte che si possono verificare, e valuta risposte.
cli-option-tasks-kind = Solo questo tipo di domanda; si può indicare più volte. Se non indicato, si alternano tutti.
cli-option-tasks-count = Quante domande scrivere; se non indicato, 10.
cli-option-tasks-seed = Un numero: lo stesso seme scrive le stesse domande.
cli-option-tasks-edition = Solo questa edizione; si può indicare più volte. Se non indicata, si alternano tutte.
cli-option-tasks-out = Il file da scrivere, una domanda per riga; se non indicato, vengono mostrate.
cli-option-tasks-score = Valuta un file di domande in cui ogni riga ha anche la risposta di un modello, come «response».
cli-tasks-made = Domande
cli-tasks-head-kind = Tipo
cli-tasks-head-count = Domande
cli-tasks-head-right = Giuste
cli-tasks-head-mean = Voto medio
cli-tasks-all = tutte
cli-tasks-one = --score si usa solo con --json, e --json serve solo con --score.
cli-tasks-line = La riga { $line } non è una domanda con «metadata», «answer» e «response».
cli-tasks-none = In { $path } non ci sono domande.
`;export{e as default};