### Por qué no vale una jugada. Véase en/violations.ftl. Se dice «7 azul», «serie» (mismo número) y «escalera» (mismo color).

## El turno

END-trigger =
    { $unit ->
        [game] El juego ha terminado y ya no se puede jugar. Empieza otro juego para seguir.
       *[round] La ronda ha terminado y ya no se puede jugar. Empieza otra ronda para seguir.
    }
TURN-options = No puedes pasar mientras queden fichas en el mazo: baja algo o roba una.
TURN-min_rack_tile = Juega al menos una ficha de tu atril. Si no puedes, deja la mesa como estaba y roba.
TURN-rack_tiles = Solo puedes jugar fichas de tu atril, y estas no están en él: { $tiles }.
TURN-drawn_tile_wait = Ya has robado en este turno, así que esto tiene que esperar a tu próximo turno.
POOL-empty = El mazo está vacío y no queda nada que robar: baja algo o pasa.
POOL-tiles = Esto no puede haberse robado: { $tiles }. Del mazo solo sale una ficha que nadie haya visto todavía.

## La mesa

TABLE-no_such_meld = Solo puedes usar combinaciones que estén en la mesa, y esta no está: { $meld }.
TABLE-tiles_stay = Lo que está en la mesa se queda en la mesa. Devuelve: { $tiles }.

## Lo que no es una combinación

SET-min_size = Es demasiado poco: { $row }. Una combinación tiene al menos tres fichas.
SET-two_jokers = Los comodines solos no son una combinación. Al menos una ficha debe llevar un número.
SET-group = No es una serie: { $row }. Una serie tiene tres o cuatro fichas del mismo número, cada una de un color distinto.
SET-run = No es una combinación: { $row }. Una escalera tiene un solo color y números seguidos; una serie, un solo número en colores distintos.
SET-one_low = Una escalera acaba en el 13 y no sigue con el 1: { $row }. El 1 solo va delante del 2.
VARIANT-joker_colour = Un comodín de color solo sustituye a una ficha de su color, así que aquí no encaja: { $row }.

## La apertura

OPEN-threshold =
    Tu apertura suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. Hacen falta al menos { $needed }.
OPEN-extend_same_turn = Tu apertura vale, pero no puedes añadir fichas a otras combinaciones hasta tu próximo turno. Deja esta como estaba: { $meld }.
OPEN-rearrange_same_turn = Tu apertura vale, pero no puedes reorganizar la mesa hasta tu próximo turno. Deja esta combinación como estaba: { $meld }.
LAYOFF-requires_open = No puedes añadir fichas a las combinaciones de la mesa hasta después de tu apertura. Deja esta como estaba: { $meld }.
REARRANGE-requires_open = No puedes reorganizar la mesa hasta después de tu apertura. Deja esta combinación como estaba: { $meld }.

## Reorganizar, y los comodines

REARRANGE-partial_take = Esta combinación se ha dividido: { $meld }. Deja juntas al menos tres de sus fichas, o pon cada una en una combinación distinta.
JOKER-free_by_split_or_extend = Solo consigues este comodín a cambio de la ficha a la que sustituye: { $meld }.
JOKER-replace_source = La ficha que cambias por un comodín debe salir de tu atril, no de la mesa: { $meld }.
JOKER-split_joker_set = Mientras se quede su comodín, esta combinación solo se puede ampliar, o cambiar otro de sus comodines: { $meld }. No quites nada más ni la dividas.
JOKER-reuse =
    { $wanted ->
        [new_meld] Un comodín liberado debe ayudar a formar una combinación nueva, y esta contiene una que ya estaba: { $meld }.
       *[other_meld] Un comodín liberado debe ir a otra combinación, no volver a la suya: { $meld }.
    }

## El tiempo

TIMER-limit = En este juego no hay reloj, así que el tiempo no se puede acabar.
TIMER-from_when =
    { $wanted ->
        [manipulation] Este turno no tiene tiempo límite. El reloj empieza cuando cambias una combinación de la mesa.
       *[after_opening] Este turno no tiene tiempo límite. El reloj solo corre en los turnos posteriores a tu apertura.
    }
TIMER-table_after_overrun = Cuando se acaba el tiempo, la mesa vuelve a estar como antes del turno; nada puede quedar cambiado.
TIMER-tiles_to_player = Cuando se acaba el tiempo, las fichas de la mesa se quedan en la mesa. Estas no van al atril: { $tiles }.
TIMER-penalty_draw =
    { $needed ->
        [0] Se acabó el tiempo, pero por eso no se roba nada. Aquí fueron { $drawn }.
        [one] Se acabó el tiempo y por eso se roba { $needed } ficha, no { $drawn }.
       *[other] Se acabó el tiempo y por eso se roban { $needed } fichas, no { $drawn }.
    }

## Variantes

VARIANT-moves = Esta jugada es de una variante que aquí no se juega. Baja fichas o roba una del mazo.
VARIANT-discard_pile-draw_first = Empieza tu turno con una ficha: róbala, o toma la última que descartó quien jugó antes que tú.
VARIANT-discard_pile-discard_last = Tu turno no ha terminado: acábalo descartando una ficha.
VARIANT-discard_pile-last_discard = Solo puedes tomar la última ficha que descartó quien jugó antes que tú, y no es esta: { $tile }.
VARIANT-discard_pile-new_meld = Solo puedes tomar este descarte si lo bajas enseguida en una combinación nueva: { $tile }.
VARIANT-open_last_tile-tile = No es la ficha descubierta del mazo: { $tile }. Solo se puede tomar la que está descubierta.
VARIANT-open_last_tile-finish = Solo puedes tomar la ficha descubierta si con ella vacías tu atril en este turno. Queda: { $left }.
