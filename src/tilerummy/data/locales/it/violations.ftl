### Perché una mossa non è valida. Vedi en/violations.ftl. Si dice «7 blu», «gruppo» (stesso numero) e «scala» (stesso colore).

## Il turno

END-trigger = La partita è finita e non si può più giocare. Inizia una nuova partita per continuare.
TURN-options = Non puoi passare finché ci sono tessere nel mazzo: cala qualcosa o pesca.
TURN-min_rack_tile = Gioca almeno una tessera del tuo leggio. Se non puoi, lascia il tavolo com’era e pesca.
TURN-rack_tiles = Puoi giocare solo tessere del tuo leggio, e queste non ci sono: { $tiles }.
TURN-drawn_tile_wait = In questo turno hai già pescato, quindi devi aspettare il tuo prossimo turno.
POOL-empty = Il mazzo è vuoto e non c’è più niente da pescare: cala qualcosa o passa.
POOL-tiles = Questo non può essere stato pescato: { $tiles }. Dal mazzo arrivano solo tessere che nessuno ha ancora visto.

## Il tavolo

TABLE-no_such_meld = Puoi usare solo combinazioni che sono sul tavolo, e questa non c’è: { $meld }.
TABLE-tiles_stay = Quello che è sul tavolo resta sul tavolo. Rimetti a posto: { $tiles }.

## Quello che non è una combinazione

SET-min_size = È troppo poco: { $row }. Una combinazione ha almeno tre tessere.
SET-two_jokers = I jolly da soli non sono una combinazione. Serve almeno una tessera con un numero.
SET-group = Non è un gruppo: { $row }. Un gruppo ha tre o quattro tessere con lo stesso numero, ognuna di un colore diverso.
SET-run = Non è una combinazione: { $row }. Una scala ha un solo colore e numeri in fila, un gruppo un solo numero in colori diversi.
SET-one_low = Una scala finisce con il 13 e non ricomincia dall’1: { $row }. L’1 sta solo prima del 2.
VARIANT-joker_colour = Un jolly colorato sostituisce solo una tessera del suo colore, quindi qui non va bene: { $row }.

## L’apertura

OPEN-threshold =
    La tua apertura vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Ne servono almeno { $needed }.
OPEN-extend_same_turn = La tua apertura è valida, ma potrai aggiungere tessere alle altre combinazioni solo dal tuo prossimo turno. Lascia questa com’era: { $meld }.
OPEN-rearrange_same_turn = La tua apertura è valida, ma potrai trasformare il tavolo solo dal tuo prossimo turno. Lascia questa combinazione com’era: { $meld }.
LAYOFF-requires_open = Puoi aggiungere tessere alle combinazioni sul tavolo solo dopo la tua apertura. Lascia questa com’era: { $meld }.
REARRANGE-requires_open = Puoi trasformare il tavolo solo dopo la tua apertura. Lascia questa combinazione com’era: { $meld }.

## Riordinare, e i jolly

REARRANGE-partial_take = Questa combinazione è stata divisa: { $meld }. Tieni insieme almeno tre delle sue tessere, oppure metti ognuna in una combinazione diversa.
JOKER-free_by_split_or_extend = Puoi prendere questo jolly solo in cambio della tessera che sostituisce: { $meld }.
JOKER-replace_source = La tessera che scambi con un jolly deve venire dal tuo leggio, non dal tavolo: { $meld }.
JOKER-split_joker_set = Finché il suo jolly resta, questa combinazione si può solo completare, oppure si può scambiare un altro dei suoi jolly: { $meld }. Non togliere altro e non dividerla.
JOKER-reuse =
    { $wanted ->
        [new_meld] Un jolly liberato deve servire a una combinazione nuova, e questa ne contiene una che c’era già: { $meld }.
       *[other_meld] Un jolly liberato deve andare in un’altra combinazione, non tornare in quella da cui viene: { $meld }.
    }

## Il tempo

TIMER-limit = In questo gioco non c’è l’orologio, quindi il tempo non può scadere.
TIMER-from_when =
    { $wanted ->
        [manipulation] Questo turno non è a tempo. L’orologio parte quando cambi una combinazione del tavolo.
       *[after_opening] Questo turno non è a tempo. Il tempo conta solo nei turni dopo la tua apertura.
    }
TIMER-table_after_overrun = Quando scade il tempo il tavolo torna com’era prima del turno; niente deve restare cambiato.
TIMER-tiles_to_player = Quando scade il tempo le tessere del tavolo restano sul tavolo. Queste non vanno sul leggio: { $tiles }.
TIMER-penalty_draw =
    { $needed ->
        [0] Il tempo è scaduto, ma per questo non si pesca niente. Qui erano { $drawn }.
        [one] Il tempo è scaduto e per questo si pesca { $needed } tessera, non { $drawn }.
       *[other] Il tempo è scaduto e per questo si pescano { $needed } tessere, non { $drawn }.
    }

## Varianti

VARIANT-moves = Questa mossa appartiene a una variante che qui non si gioca. Cala delle tessere o pescane una dal mazzo.
VARIANT-discard_pile-draw_first = Comincia il turno con una tessera: pescala, o prendi l’ultima scartata da chi ha giocato prima di te.
VARIANT-discard_pile-discard_last = Il tuo turno non è ancora finito: concludilo scartando una tessera.
VARIANT-discard_pile-last_discard = Puoi prendere solo l’ultima tessera scartata da chi ha giocato prima di te, e non è questa: { $tile }.
VARIANT-discard_pile-new_meld = Puoi prendere questo scarto solo se lo cali subito in una combinazione nuova: { $tile }.
VARIANT-open_last_tile-tile = Non è la tessera scoperta del mazzo: { $tile }. Si può prendere solo quella scoperta.
VARIANT-open_last_tile-finish = Puoi prendere la tessera scoperta solo se così svuoti il leggio in questo turno. Resta: { $left }.
