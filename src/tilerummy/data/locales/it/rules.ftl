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

### Le regole intere di un tavolo, in frasi.

## Titoli

table-part-goal = Scopo del gioco
table-part-box = Tessere e giocatori
table-part-melds = Combinazioni
table-part-opening = Apertura
table-part-turn = Turni
table-part-jokers = I jolly
table-part-clock = Orologio
table-part-end = Fine della partita
table-part-score = Punteggio
table-part-variants = Regole particolari

## In ogni edizione

table-goal = Vince chi cala per primo tutte le tessere del suo leggio.
table-words = In questo regolamento: { $words }.
table-words-in = In questo regolamento ({ $language }): { $words }.
table-group = Un gruppo ha tre o quattro tessere con lo stesso numero, ognuna di un colore diverso.
table-run = Una scala ha tre o più tessere di un colore con numeri consecutivi. L’1 sta solo prima del 2, mai dopo il 13.
table-turn = Nel tuo turno cali almeno una tessera del tuo leggio, oppure peschi una tessera; poi il turno è finito.
table-turn-discard = Nel tuo turno prima prendi una tessera, poi cali se puoi, e alla fine scarti una tessera.
table-use = Dopo la tua apertura puoi aggiungere tessere a tutte le combinazioni sul tavolo e trasformarle.
table-rows = Alla fine del tuo turno sul tavolo devono esserci solo combinazioni valide, e nessuna tessera del tavolo può tornare su un leggio.
table-out = Chi cala l’ultima tessera del leggio chiude e vince la partita.
table-score = Gli altri perdono i punti delle tessere sul loro leggio, e chi vince li prende tutti. Una tessera conta il suo numero.

## Tessere e giocatori

table-colours = I colori delle tessere sono { $colours }. Ogni colore ha i numeri da 1 a 13, ognuno due volte.
table-jokers =
    { $value ->
        [0] Non ci sono jolly.
        [one] C’è { $value } jolly.
       *[other] Ci sono { $value } jolly.
    }
table-deal =
    { $value ->
        [one] All’inizio ogni giocatore prende { $value } tessera.
       *[other] All’inizio ogni giocatore prende { $value } tessere.
    }
table-seats = Si gioca in { $low }–{ $high }.
table-seats-exact = Si gioca in { $value }.
table-first-player-lot = Si tira a sorte chi comincia.
table-first-player-highest-tile = Comincia chi pesca il numero più alto.
table-first-player-youngest = Comincia chi è più giovane.
table-direction-clockwise = Si gioca in senso orario.
table-direction-counter-clockwise = Si gioca in senso antiorario.

## L’apertura

table-open-min =
    { $value ->
        [0] Per aprire basta una combinazione qualsiasi.
       *[other] Le combinazioni della tua apertura devono valere insieme almeno { $value } punti, solo con tessere del tuo leggio.
    }
table-open-joker-represented = Nell’apertura un jolly conta il numero che sostituisce.
table-open-joker-25 = Nell’apertura un jolly conta sempre 25.
table-open-extend-same-turn = Già nel turno della tua apertura puoi usare le altre combinazioni sul tavolo.
table-open-extend-next-turn = Puoi usare le altre combinazioni sul tavolo solo dal turno dopo la tua apertura.
table-open-scope-each = Ogni giocatore deve fare la propria apertura.
table-open-scope-any-player = Appena un giocatore ha aperto, tutti possono calare.
table-open-after-draw-no = Se la tessera pescata ti permette di aprire, devi aspettare il tuo prossimo turno.
table-open-after-draw-yes = Se peschi prima di aver aperto, puoi ancora aprire nello stesso turno.

## Trasformare, e i jolly

table-partial-take-result-only = Puoi dividere le combinazioni come vuoi, purché restino solo combinazioni valide.
table-partial-take-keep-three = Se prendi tessere da una combinazione, almeno tre delle sue tessere restano insieme, o ognuna va in un’altra combinazione.
table-joker-colour-no = Un jolly sostituisce qualsiasi tessera.
table-joker-colour-yes = C’è un jolly di ogni colore. Sostituisce solo tessere del suo colore.
table-joker-free-exchange = Puoi prendere un jolly dal tavolo solo in cambio della tessera che sostituisce.
table-joker-free-if-rest-valid = Puoi liberare un jolly del tavolo in qualsiasi modo, purché restino combinazioni valide.
table-joker-source-rack = La tessera per lo scambio deve venire dal tuo leggio.
table-joker-source-rack-or-table = La tessera per lo scambio può venire dal tuo leggio o dal tavolo.
table-joker-reuse-anywhere = Un jolly liberato va calato di nuovo nello stesso turno, in una combinazione qualsiasi.
table-joker-reuse-other-meld = Un jolly liberato va calato in un’altra combinazione nello stesso turno.
table-joker-reuse-new-meld = Un jolly liberato va calato in una combinazione nuova nello stesso turno.
table-joker-split-allowed = Da una combinazione con un jolly si possono prendere tessere, purché il jolly mantenga il suo posto.
table-joker-split-forbidden = Finché il suo jolly resta, una combinazione si può solo completare, oppure si può scambiare un altro dei suoi jolly.

## L’orologio

table-timer-s =
    { $value ->
        [one] Il tempo limite è di { $value } secondo.
       *[other] Il tempo limite è di { $value } secondi.
    }
table-timer-s-minutes =
    { $value ->
        [one] Il tempo limite è di { $value } minuto.
       *[other] Il tempo limite è di { $value } minuti.
    }
table-timer-s-days =
    { $value ->
        [one] Il tempo limite è di { $value } giorno.
       *[other] Il tempo limite è di { $value } giorni.
    }
table-timer-s-none = Un turno può durare quanto vuoi.
table-clock-off = A questo tavolo si gioca senza orologio. Nel regolamento: { $time }.
table-timer-scope-every-turn = L’orologio corre in ogni turno.
table-timer-scope-after-opening = L’orologio corre nei turni dopo la tua apertura.
table-timer-scope-manipulation = L’orologio parte quando cambi per la prima volta una combinazione del tavolo e poi corre fino alla fine del tuo turno. Fino ad allora hai tutto il tempo che vuoi.
table-timeout-table-restore = Quando scade il tempo, il tavolo torna com’era prima del turno.
table-timeout-table-keep-valid = Quando scade il tempo, le combinazioni valide restano sul tavolo.
table-timeout-loose-own-back = Le tue tessere sciolte tornano allora sul tuo leggio.
table-timeout-loose-all-to-player = Tutte le tessere sciolte vanno allora sul tuo leggio.
table-timeout-loose-own-back-table-home = Le tue tessere sciolte tornano allora sul tuo leggio, quelle del tavolo nella loro combinazione.
table-timeout-draw =
    { $value ->
        [0] Non ci sono altre penalità.
        [one] Come penalità peschi { $value } tessera.
       *[other] Come penalità peschi { $value } tessere.
    }
table-timeout-idle-draw =
    { $value ->
        [0] Se non hai toccato niente quando scade il tempo, non peschi niente.
        [one] Se non hai toccato niente quando scade il tempo, peschi { $value } tessera.
       *[other] Se non hai toccato niente quando scade il tempo, peschi { $value } tessere.
    }

## La fine e il torneo

table-pool-empty-draw-when-exhausted = Se il mazzo finisce prima che qualcuno chiuda, la partita finisce in parità.
table-pool-empty-draw-on-failed-draw = Se qualcuno deve pescare e il mazzo è vuoto, la partita finisce in parità.
table-pool-empty-play-on = Se il mazzo è vuoto, si continua. Quando tutti passano, vince chi ha meno punti sul leggio.
table-pool-empty-pass-then-draw = Se il mazzo è vuoto, si continua. Quando tutti passano, la partita finisce in parità.
table-blocked-score-none = Se nessuno chiude, nessuno prende punti.
table-blocked-score-full = Se nessuno chiude, gli altri perdono tutti i punti sul loro leggio.
table-blocked-score-difference = Se nessuno chiude, gli altri perdono solo la differenza con chi vince.
table-joker-penalty =
    { $value ->
        [one] Un jolly rimasto su un leggio costa { $value } punto.
       *[other] Un jolly rimasto su un leggio costa { $value } punti.
    }
table-call-out-yes = Chi chiude annuncia ad alta voce il nome del gioco.
table-round-games-one = Ogni partita comincia con una nuova distribuzione delle tessere.
table-round-games-players = Un ciclo ha tante partite quanti sono i giocatori; ogni partita ha una nuova distribuzione.
table-match-total = Chi ha più punti dopo tutte le partite vince il torneo.
table-match-games-then-total = Chi ha vinto più partite vince il torneo; a pari merito decidono i punti.
table-next-starter-rotate = La prossima partita la comincia il giocatore seguente.
table-next-starter-redraw = Chi comincia la prossima partita si decide di nuovo, come all’inizio.
table-next-starter-follower = La prossima partita la comincia chi avrebbe giocato dopo.

## Varianti

table-hand-double-yes = I punti raddoppiano se un giocatore cala tutto in un solo turno, già con l’apertura.
table-hand-open-yes = Se cali tutto in un solo turno, per aprire non servono punti.
table-discard-pile-yes = Puoi prendere l’ultima tessera scartata da chi ha giocato prima di te, se la cali subito in una combinazione nuova.
table-open-last-tile-yes = Una tessera del mazzo è scoperta. Puoi prenderla se così chiudi.

## A table in one line

table-fact-open-min =
    { $value ->
        [0] apertura libera
        [one] apertura da { $value } punto
       *[other] apertura da { $value } punti
    }
table-fact-no-clock = senza orologio
table-fact-clock = { $time } a turno
table-fact-days =
    { $value ->
        [one] { $value } giorno
       *[other] { $value } giorni
    }
table-fact-house = { $rule } (regola della casa)
