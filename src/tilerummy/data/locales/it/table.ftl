### Le regole intere di un tavolo, in frasi. Vedi en/table.ftl.

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
