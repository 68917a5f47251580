### Quello che un’edizione stabilisce. Vedi en/rules.ftl.

## La scatola e l’inizio

rule-colours = Colori
rule-colours-help = I quattro colori delle tessere. Ogni colore ha i numeri da 1 a 13, tutti doppi.
value-colours = { $colours }
rule-jokers = Jolly
rule-jokers-help = Quanti jolly sono in gioco.
value-jokers =
    { $value ->
        [0] nessun jolly
        [one] { $value } jolly
       *[other] { $value } jolly
    }
rule-deal = Tessere all’inizio
rule-deal-help = Quante tessere prende ciascuno prima del primo turno.
value-deal =
    { $value ->
        [one] { $value } tessera a testa
       *[other] { $value } tessere a testa
    }
rule-seats = Giocatori
rule-seats-help = In quanti si può giocare.
value-seats = da { $low } a { $high } giocatori
value-seats-exact =
    { $value ->
        [one] esattamente { $value } giocatore
       *[other] esattamente { $value } giocatori
    }
rule-joker-colour = Jolly colorati
rule-joker-colour-help = Se un jolly può sostituire qualsiasi tessera o solo una del suo colore.
value-joker-colour-no = un jolly sostituisce qualsiasi tessera
value-joker-colour-yes = un jolly per colore, solo per tessere di quel colore
rule-first-player = Chi comincia
rule-first-player-help = Come si decide chi comincia una partita.
value-first-player-lot = si tira a sorte
value-first-player-highest-tile = chi pesca il numero più alto
value-first-player-youngest = chi è più giovane
rule-direction = Senso di gioco
rule-direction-help = In che senso si gioca intorno al tavolo.
value-direction-clockwise = orario
value-direction-counter-clockwise = antiorario

## L’apertura

rule-open-min = Punti per aprire
rule-open-min-help = Quanto devono valere insieme le combinazioni della tua apertura, fatte solo con le tue tessere.
value-open-min =
    { $value ->
        [0] basta una combinazione qualsiasi
        [one] almeno { $value } punto
       *[other] almeno { $value } punti
    }
rule-open-joker = Jolly nell’apertura
rule-open-joker-help = Quanto conta un jolly nella tua apertura.
value-open-joker-represented = il numero che sostituisce
value-open-joker-25 = sempre 25
rule-open-extend = Il tavolo dopo l’apertura
rule-open-extend-help = Se puoi usare il resto del tavolo già nel turno della tua apertura.
value-open-extend-same-turn = si usa nello stesso turno
value-open-extend-next-turn = si usa dal tuo prossimo turno
rule-open-scope = Chi deve aprire
rule-open-scope-help = Se ognuno deve fare la propria apertura.
value-open-scope-each = ognuno per sé
value-open-scope-any-player = uno per tutti
rule-open-after-draw = Aprire con la tessera pescata
rule-open-after-draw-help = Se puoi ancora aprire nel turno in cui hai pescato una tessera.
value-open-after-draw-no = solo al prossimo turno
value-open-after-draw-yes = subito

## Riordinare, e i jolly

rule-partial-take = Dividere le combinazioni
rule-partial-take-help = Con quanta libertà puoi dividere le combinazioni sul tavolo.
value-partial-take-result-only = come vuoi, conta solo il risultato
value-partial-take-keep-three = tre tessere restano insieme, o ognuna va in un’altra combinazione
rule-joker-free = Liberare un jolly
rule-joker-free-help = Come puoi togliere un jolly da una combinazione sul tavolo.
value-joker-free-exchange = in cambio della tessera che sostituisce
value-joker-free-if-rest-valid = come vuoi, se quello che resta è valido
rule-joker-source = Tessera per il jolly
rule-joker-source-help = Da dove può venire la tessera che scambi con un jolly.
value-joker-source-rack = dal tuo leggio
value-joker-source-rack-or-table = dal tuo leggio o dal tavolo
rule-joker-reuse = Jolly liberato
rule-joker-reuse-help = Dove può andare un jolly liberato; va calato di nuovo nello stesso turno.
value-joker-reuse-anywhere = dove vuoi
value-joker-reuse-other-meld = in un’altra combinazione
value-joker-reuse-new-meld = in una combinazione nuova
rule-joker-split = Combinazioni con un jolly
rule-joker-split-help = Se una combinazione si può dividere mentre il suo jolly resta dov’è.
value-joker-split-allowed = si possono dividere
value-joker-split-forbidden = si possono solo completare

## Il tempo

rule-timer-s = Tempo per turno
rule-timer-s-help = Quanto può durare un turno.
value-timer-s =
    { $value ->
        [one] { $value } secondo
       *[other] { $value } secondi
    }
value-timer-s-minutes =
    { $value ->
        [one] { $value } minuto
       *[other] { $value } minuti
    }
value-timer-s-none = senza limite
rule-timer-scope = Turni a tempo
rule-timer-scope-help = In quali turni vale il tempo limite.
value-timer-scope-every-turn = in tutti i turni
value-timer-scope-after-opening = nei turni dopo la tua apertura
value-timer-scope-manipulation = solo da quando cambi una combinazione del tavolo
rule-timeout-table = Il tavolo a tempo scaduto
rule-timeout-table-help = Che cosa succede al tavolo se il tempo scade a metà di un turno.
value-timeout-table-restore = torna com’era
value-timeout-table-keep-valid = le combinazioni valide restano
rule-timeout-loose = Tessere sciolte a tempo scaduto
rule-timeout-loose-help = Dove vanno le tessere che non stanno in una combinazione quando scade il tempo.
value-timeout-loose-own-back = le tue tornano sul tuo leggio
value-timeout-loose-all-to-player = vanno tutte sul tuo leggio
value-timeout-loose-own-back-table-home = le tue sul tuo leggio, quelle del tavolo nella loro combinazione
rule-timeout-draw = Penalità a tempo scaduto
rule-timeout-draw-help = Quante tessere peschi se il tempo scade a metà di una mossa.
value-timeout-draw =
    { $value ->
        [0] nessuna penalità
        [one] peschi { $value } tessera
       *[other] peschi { $value } tessere
    }
rule-timeout-idle-draw = Tempo scaduto senza giocare
rule-timeout-idle-draw-help = Quante tessere peschi se il tempo scade e non hai toccato niente.
value-timeout-idle-draw =
    { $value ->
        [0] non peschi niente
        [one] peschi { $value } tessera
       *[other] peschi { $value } tessere
    }

## La fine della partita, il torneo

rule-pool-empty = Mazzo vuoto
rule-pool-empty-help = Come finisce una partita quando non c’è più niente da pescare.
value-pool-empty-draw-when-exhausted = parità con l’ultima tessera
value-pool-empty-draw-on-failed-draw = parità appena qualcuno dovrebbe pescare
value-pool-empty-play-on = si continua; se tutti passano, vince chi ha meno punti sul leggio
value-pool-empty-pass-then-draw = si continua; se tutti passano, la partita finisce in parità
rule-blocked-score = Partita bloccata
rule-blocked-score-help = Che cosa perdono gli altri quando nessuno ha chiuso.
value-blocked-score-none = nessuno prende punti
value-blocked-score-full = gli altri perdono tutti i punti sul loro leggio
value-blocked-score-difference = gli altri perdono solo la differenza con chi vince
rule-joker-penalty = Jolly rimasto sul leggio
rule-joker-penalty-help = Quanto costa un jolly che alla fine è ancora sul tuo leggio.
value-joker-penalty =
    { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
rule-call-out = Annuncio della chiusura
rule-call-out-help = Se chi chiude lo annuncia; dimenticarlo non costa nulla.
value-call-out-no = nessun annuncio
value-call-out-yes = si annuncia il nome del gioco
rule-match = Chi vince il torneo
rule-match-help = Che cosa decide il torneo dopo tutte le partite.
value-match-total = chi ha più punti
value-match-games-then-total = chi vince più partite, poi chi ha più punti
rule-round-games = Partite per ciclo
rule-round-games-help = Di quante partite, ognuna con nuove tessere, è fatto un ciclo del regolamento.
value-round-games-one = una
value-round-games-players = tante quanti sono i giocatori
rule-next-starter = Chi comincia la prossima partita
rule-next-starter-help = Come si decide chi comincia la partita seguente.
value-next-starter-rotate = a turno, chi viene dopo
value-next-starter-redraw = si decide di nuovo, come all’inizio
value-next-starter-follower = chi avrebbe giocato dopo

## Varianti

rule-hand-double = Calare tutto in una volta
rule-hand-double-help = Se i punti raddoppiano quando chi non aveva ancora aperto cala tutto in un solo turno.
value-hand-double-no = niente di speciale
value-hand-double-yes = punti doppi
rule-hand-open = Calare tutto in una volta con pochi punti
rule-hand-open-help = Se si può calare tutto in un turno anche quando vale meno di un’apertura.
value-hand-open-no = non si può
value-hand-open-yes = si può
rule-discard-pile = Scarti
rule-discard-pile-help = Se ogni turno comincia con una tessera e finisce con uno scarto, che chi gioca dopo può prendere.
value-discard-pile-no = senza scarti
value-discard-pile-yes = pesca, cala, scarta
rule-open-last-tile = Tessera scoperta
rule-open-last-tile-help = Se una tessera del mazzo è scoperta e si può prendere per chiudere.
value-open-last-tile-no = nessuna
value-open-last-tile-yes = una, per chiudere
