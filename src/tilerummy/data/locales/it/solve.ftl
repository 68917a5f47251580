### Il comando `solve`. Vedi en/solve.ftl.

## Aiuto

cli-help-solve = Trova la calata migliore di una posizione. Se POSITION è -, legge una posizione per riga e risponde a ciascuna in JSON.
cli-option-solve-goal = Che cosa conta di più; se non indicato, tiles-points (più tessere, poi più punti).
cli-option-solve-backend = Chi risponde: il nucleo veloce o il riferimento leggibile.
cli-option-solve-explain = Spiega anche, passo per passo, come si cala.
cli-option-solve-draw = Disegna in questo file il tavolo dopo la calata.

## Risposte

cli-solve-best = { $laid }, { $worth }: non si può fare di meglio.
cli-solve-found = { $laid }, { $worth }: il meglio trovato finora; forse c’è di meglio.
cli-solve-nothing = Qui non si può calare niente.
cli-solve-not-out = Con queste tessere non puoi calare tutto.
cli-solve-open = Non si è trovato niente da calare, ma non è certo che non ci sia.
cli-solve-one-picture = --draw richiede una sola posizione.

## Tessere e combinazioni in una frase

cli-solve-tile =
    { $number ->
        [1] l’{ $number }
        [8] l’{ $number }
        [11] l’{ $number }
       *[other] il { $number }
    } { $colour ->
        [k] nero
        [b] blu
        [r] rosso
        [o] arancione
        [y] giallo
       *[g] verde
    }
cli-solve-joker = il jolly
cli-solve-joker-coloured =
    il jolly { $colour ->
        [k] nero
        [b] blu
        [r] rosso
        [o] arancione
        [y] giallo
       *[g] verde
    }
cli-solve-run-from =
    dalla scala { $colour ->
        [k] nera
        [b] blu
        [r] rossa
        [o] arancione
        [y] gialla
       *[g] verde
    } { $first }–{ $last }
cli-solve-run-to =
    alla scala { $colour ->
        [k] nera
        [b] blu
        [r] rossa
        [o] arancione
        [y] gialla
       *[g] verde
    } { $first }–{ $last }
cli-solve-run-object =
    la scala { $colour ->
        [k] nera
        [b] blu
        [r] rossa
        [o] arancione
        [y] gialla
       *[g] verde
    } { $first }–{ $last }
cli-solve-group-from = dal gruppo di { $number } in { $colours }
cli-solve-group-to = al gruppo di { $number } in { $colours }
cli-solve-group-object = il gruppo di { $number } in { $colours }
cli-solve-row-from = { $tiles } dal tavolo
cli-solve-row-to = alla fila incompleta ({ $tiles })
cli-solve-row-object = la fila incompleta ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } con un jolly
       *[other] { $meld } con { $count } jolly
    }
cli-solve-rack = { $tiles } dal tuo leggio
cli-solve-discard = { $tiles } dagli scarti
cli-solve-open-tile = { $tiles } (la tessera scoperta)
cli-solve-freed =
    { $count ->
        [one] il jolly liberato
       *[other] i jolly liberati
    }

## Passi

cli-solve-step-new = Cala { $held } sul tavolo.
cli-solve-step-add = Aggiungi { $held } { $to }.
cli-solve-step-take = Prendi { $taken } e cala tutto insieme.
cli-solve-step-take-held = Prendi { $taken }, aggiungi { $held } e cala tutto insieme.
cli-solve-step-split = Dividi { $meld } tra { $number } e { $next }.
cli-solve-step-move = Sposta { $taken } { $to }.
cli-solve-step-move-held = Prendi { $taken }, poi { $held }, e aggiungi tutto { $to }.
cli-solve-step-join = Unisci { $meld } { $to }.
cli-solve-step-exchange =
    { $count ->
        [one] Aggiungi { $sources } { $to } e togli il jolly.
       *[other] Aggiungi { $sources } { $to } e togli i jolly.
    }
cli-solve-step-shift = Cambia { $meld }: il jolly si sposta.

## odds

cli-help-odds = Dice quante volte con le tessere distribuite si può aprire, o chiudere subito.
cli-argument-edition = Il nome di un’edizione; possono seguire varianti e regole della casa, come ,hand,open_min=50.
cli-option-odds-tiles = Quante tessere si distribuiscono; se non indicato, quante ne dà l’edizione.
cli-option-odds-points = I punti per aprire; se non indicati, quelli dell’edizione.
cli-option-odds-out = Chiede quante volte tutte le tessere stanno in combinazioni.
cli-option-odds-deals = Quante distribuzioni casuali; se non indicato, 5000.
cli-option-odds-seed = Il seme del caso.
cli-option-odds-exact = Conta invece tutte le distribuzioni. Per un leggio intero ci vogliono minuti.
cli-odds-open = Con { $tiles } tessere distribuite si può aprire con { $points } punti: { $share } %.
cli-odds-out = Tutte le { $tiles } tessere distribuite stanno in combinazioni: { $share } %.
cli-odds-estimate = Intervallo di confidenza al 95 %: da { $low } % a { $high } % ({ $deals } distribuzioni casuali).
cli-odds-exact = Esattamente { $fraction } di tutte le distribuzioni.
cli-odds-points-and-out = --points e --out non vanno insieme: per chiudere qui non servono punti.

## restore

cli-help-restore = Rimette in combinazioni le tessere di un tavolo e ne conserva il più possibile.
cli-argument-table = Quello che sta sul tavolo: combinazioni come r3-7 e file come [r6k9], separate da virgole.
cli-option-restore-remembered = Le combinazioni che c’erano prima; se non indicate, quelle di TABLE.
cli-option-restore-edition = Un’edizione con questi colori; se non indicata, si sceglie in base alle tessere.
cli-restore-impossible = Queste tessere non possono stare tutte in combinazioni.
cli-restore-kept = Combinazioni conservate: { $whole } su { $melds }.
cli-restore-no-meld = Non è una combinazione: { $row }.
cli-restore-blank = Metti una virgola tra le combinazioni e le altre tessere tra parentesi quadre, come in r3-5,[r6r7]. Hai scritto: { $text }
