### Lo que decide una edición. Véase en/rules.ftl.

## La caja y el comienzo

rule-colours = Colores
rule-colours-help = Los cuatro colores de las fichas. Cada color tiene los números del 1 al 13, cada uno dos veces.
value-colours = { $colours }
rule-jokers = Comodines
rule-jokers-help = Cuántos comodines hay en juego.
value-jokers =
    { $value ->
        [0] ningún comodín
        [one] { $value } comodín
       *[other] { $value } comodines
    }
rule-deal = Fichas al empezar
rule-deal-help = Cuántas fichas toma cada persona antes del primer turno.
value-deal =
    { $value ->
        [one] { $value } ficha por persona
       *[other] { $value } fichas por persona
    }
rule-seats = Jugadores
rule-seats-help = Cuántas personas pueden jugar juntas.
value-seats = de { $low } a { $high } jugadores
value-seats-exact =
    { $value ->
        [one] exactamente { $value } jugador
       *[other] exactamente { $value } jugadores
    }
rule-joker-colour = Comodines de color
rule-joker-colour-help = Si un comodín puede sustituir a cualquier ficha o solo a una de su color.
value-joker-colour-no = un comodín sustituye a cualquier ficha
value-joker-colour-yes = un comodín por color, solo para fichas de ese color
rule-first-player = Quién empieza
rule-first-player-help =
    { $unit ->
        [game] Cómo se decide quién empieza un juego.
       *[round] Cómo se decide quién empieza una ronda.
    }
value-first-player-lot = por sorteo
value-first-player-highest-tile = quien roba el número más alto
value-first-player-youngest = el más joven
rule-direction = Sentido del juego
rule-direction-help = En qué sentido se juega alrededor de la mesa.
value-direction-clockwise = en el sentido de las agujas del reloj
value-direction-counter-clockwise = en sentido contrario a las agujas del reloj

## La apertura

rule-open-min = Puntos para abrir
rule-open-min-help = Lo que deben sumar las combinaciones de tu apertura, hechas solo con tus fichas.
value-open-min =
    { $value ->
        [0] vale cualquier combinación
        [one] al menos { $value } punto
       *[other] al menos { $value } puntos
    }
rule-open-joker = Comodín en la apertura
rule-open-joker-help = Lo que cuenta un comodín en tu apertura.
value-open-joker-represented = el número al que sustituye
value-open-joker-25 = siempre 25
rule-open-extend = La mesa tras la apertura
rule-open-extend-help = Si puedes usar el resto de la mesa ya en el turno de tu apertura.
value-open-extend-same-turn = se usa en el mismo turno
value-open-extend-next-turn = se usa desde tu próximo turno
rule-open-scope = Quién tiene que abrir
rule-open-scope-help = Si cada persona necesita su propia apertura.
value-open-scope-each = cada jugador
value-open-scope-any-player = un jugador por todos
rule-open-after-draw = Abrir con la ficha robada
rule-open-after-draw-help = Si todavía puedes abrir en el turno en que has robado una ficha.
value-open-after-draw-no = solo en el próximo turno
value-open-after-draw-yes = enseguida

## Reorganizar, y los comodines

rule-partial-take = Dividir combinaciones
rule-partial-take-help = Con qué libertad puedes dividir las combinaciones de la mesa.
value-partial-take-result-only = como quieras, solo cuenta el resultado
value-partial-take-keep-three = tres fichas siguen juntas, o cada una va a otra combinación
rule-joker-free = Liberar un comodín
rule-joker-free-help = Cómo sacas un comodín de una combinación de la mesa.
value-joker-free-exchange = a cambio de la ficha a la que sustituye
value-joker-free-if-rest-valid = como quieras, si lo que queda es válido
rule-joker-source = Ficha por el comodín
rule-joker-source-help = De dónde puede salir la ficha que cambias por un comodín.
value-joker-source-rack = de tu atril
value-joker-source-rack-or-table = de tu atril o de la mesa
rule-joker-reuse = Comodín liberado
rule-joker-reuse-help = Adónde puede ir un comodín liberado; hay que bajarlo de nuevo en el mismo turno.
value-joker-reuse-anywhere = a cualquier sitio
value-joker-reuse-other-meld = a otra combinación
value-joker-reuse-new-meld = a una combinación nueva
rule-joker-split = Combinaciones con comodín
rule-joker-split-help = Si una combinación se puede dividir mientras su comodín se queda en su sitio.
value-joker-split-allowed = se pueden dividir
value-joker-split-forbidden = solo se pueden ampliar

## El tiempo

rule-timer-s = Tiempo por turno
rule-timer-s-help = Cuánto puede durar un turno.
value-timer-s =
    { $value ->
        [one] { $value } segundo
       *[other] { $value } segundos
    }
value-timer-s-minutes =
    { $value ->
        [one] { $value } minuto
       *[other] { $value } minutos
    }
value-timer-s-none = sin límite
rule-timer-scope = Turnos con reloj
rule-timer-scope-help = En qué turnos hay tiempo límite.
value-timer-scope-every-turn = en todos los turnos
value-timer-scope-after-opening = en los turnos tras tu apertura
value-timer-scope-manipulation = solo desde que cambias una combinación de la mesa
rule-timeout-table = La mesa al acabarse el tiempo
rule-timeout-table-help = Qué pasa con la mesa si el tiempo se acaba en mitad de un turno.
value-timeout-table-restore = vuelve a estar como antes
value-timeout-table-keep-valid = se quedan las combinaciones válidas
rule-timeout-loose = Fichas sueltas al acabarse el tiempo
rule-timeout-loose-help = Adónde van las fichas que no están en una combinación cuando se acaba el tiempo.
value-timeout-loose-own-back = las tuyas vuelven a tu atril
value-timeout-loose-all-to-player = todas van a tu atril
value-timeout-loose-own-back-table-home = las tuyas a tu atril, las de la mesa a su combinación
rule-timeout-draw = Penalización al acabarse el tiempo
rule-timeout-draw-help = Cuántas fichas robas si el tiempo se acaba en mitad de una jugada.
value-timeout-draw =
    { $value ->
        [0] sin penalización
        [one] robar { $value } ficha
       *[other] robar { $value } fichas
    }
rule-timeout-idle-draw = Tiempo acabado sin jugar
rule-timeout-idle-draw-help = Cuántas fichas robas si el tiempo se acaba y no has tocado nada.
value-timeout-idle-draw =
    { $value ->
        [0] no robar nada
        [one] robar { $value } ficha
       *[other] robar { $value } fichas
    }

## El final de la ronda, la partida

rule-pool-empty = Mazo vacío
rule-pool-empty-help =
    { $unit ->
        [game] Cómo acaba un juego cuando ya no queda nada que robar.
       *[round] Cómo acaba una ronda cuando ya no queda nada que robar.
    }
value-pool-empty-draw-when-exhausted = empate con la última ficha
value-pool-empty-draw-on-failed-draw = empate en cuanto alguien tenga que robar
value-pool-empty-play-on = se sigue; si todos pasan, gana quien tiene menos puntos en el atril
value-pool-empty-pass-then-draw =
    { $unit ->
        [game] se sigue; si todos pasan, el juego acaba en empate
       *[round] se sigue; si todos pasan, la ronda acaba en empate
    }
rule-blocked-score =
    { $unit ->
        [game] Juego bloqueado
       *[round] Ronda bloqueada
    }
rule-blocked-score-help = Lo que pierden los demás cuando nadie ha cerrado.
value-blocked-score-none = nadie puntúa
value-blocked-score-full = los demás pierden todos los puntos de su atril
value-blocked-score-difference = los demás pierden solo la diferencia con quien gana
rule-joker-penalty = Comodín en el atril
rule-joker-penalty-help = Lo que cuesta un comodín que al final sigue en tu atril.
value-joker-penalty =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
rule-call-out = Anuncio al cerrar
rule-call-out-help = Si quien cierra lo anuncia en voz alta; olvidarlo no cuesta nada.
value-call-out-no = sin anuncio
value-call-out-yes = se anuncia el nombre del juego
rule-match = Quién gana la partida
rule-match-help = Qué decide la partida después de todas las rondas.
value-match-total = más puntos
value-match-games-then-total = más juegos ganados y, después, más puntos
rule-round-games = Juegos por ronda
rule-round-games-help = De cuántos juegos, cada uno con fichas nuevas, consta una ronda del reglamento.
value-round-games-one = uno
value-round-games-players = tantos como jugadores
rule-next-starter =
    { $unit ->
        [game] Quién empieza el siguiente juego
       *[round] Quién empieza la siguiente ronda
    }
rule-next-starter-help =
    { $unit ->
        [game] Cómo se decide quién empieza el juego siguiente.
       *[round] Cómo se decide quién empieza la ronda siguiente.
    }
value-next-starter-rotate = el siguiente jugador
value-next-starter-redraw = se decide de nuevo, como al principio
value-next-starter-follower = quien habría jugado a continuación

## Variantes

rule-hand-double = Bajar todo de golpe
rule-hand-double-help = Si los puntos se doblan cuando alguien que no había abierto lo baja todo en un solo turno.
value-hand-double-no = nada especial
value-hand-double-yes = puntos dobles
rule-hand-open = Bajar todo de golpe con pocos puntos
rule-hand-open-help = Si se puede bajar todo en un turno aunque valga menos que una apertura.
value-hand-open-no = no se puede
value-hand-open-yes = se puede
rule-discard-pile = Descartes
rule-discard-pile-help = Si cada turno empieza con una ficha y acaba con un descarte, que puede tomar quien juega después.
value-discard-pile-no = sin descartes
value-discard-pile-yes = robar, bajar, descartar
rule-open-last-tile = Ficha descubierta
rule-open-last-tile-help = Si una ficha del mazo está descubierta y se puede tomar para cerrar.
value-open-last-tile-no = ninguna
value-open-last-tile-yes = una, para cerrar

### Las reglas enteras de una mesa, en frases.

## Títulos

table-part-goal = Objetivo del juego
table-part-box = Fichas y jugadores
table-part-melds = Combinaciones
table-part-opening = Apertura
table-part-turn = Turnos
table-part-jokers = Comodines
table-part-clock = Reloj
table-part-end =
    { $unit ->
        [game] Final del juego
       *[round] Final de la ronda
    }
table-part-score = Puntos
table-part-variants = Reglas especiales

## En todas las ediciones

table-goal = Baja antes que nadie todas las fichas de tu atril.
table-words = En este reglamento: { $words }.
table-words-in = En este reglamento ({ $language }): { $words }.
table-group = Una serie tiene tres o cuatro fichas del mismo número, cada una de un color distinto.
table-run = Una escalera tiene tres o más fichas de un color con números seguidos. El 1 solo va delante del 2, nunca detrás del 13.
table-turn = En tu turno bajas al menos una ficha de tu atril, o robas una ficha; entonces el turno acaba.
table-turn-discard = En tu turno primero tomas una ficha, luego bajas si puedes, y al final descartas una ficha.
table-use = Después de tu apertura puedes añadir fichas a todas las combinaciones de la mesa y reorganizarlas.
table-rows = Al final de tu turno en la mesa solo puede haber combinaciones válidas, y ninguna ficha de la mesa puede volver a un atril.
table-out =
    { $unit ->
        [game] Quien baja la última ficha de su atril cierra y gana el juego.
       *[round] Quien baja la última ficha de su atril cierra y gana la ronda.
    }
table-score = Los demás pierden los puntos de las fichas de su atril, y quien gana los recibe todos. Una ficha cuenta su número.

## Fichas y jugadores

table-colours = Los colores de las fichas son { $colours }. Cada color tiene los números del 1 al 13, cada uno dos veces.
table-jokers =
    { $value ->
        [0] No hay comodines.
        [one] Hay { $value } comodín.
       *[other] Hay { $value } comodines.
    }
table-deal =
    { $value ->
        [one] Al empezar, cada jugador toma { $value } ficha.
       *[other] Al empezar, cada jugador toma { $value } fichas.
    }
table-seats = Pueden jugar de { $low } a { $high } personas.
table-seats-exact =
    { $value ->
        [one] Puede jugar { $value } persona.
       *[other] Pueden jugar { $value } personas.
    }
table-first-player-lot = Se sortea quién empieza.
table-first-player-highest-tile = Empieza quien roba el número más alto.
table-first-player-youngest = Empieza el más joven.
table-direction-clockwise = Se juega en el sentido de las agujas del reloj.
table-direction-counter-clockwise = Se juega en sentido contrario a las agujas del reloj.

## La apertura

table-open-min =
    { $value ->
        [0] Para abrir vale cualquier combinación.
       *[other] Las combinaciones de tu apertura deben sumar al menos { $value } puntos, solo con fichas de tu atril.
    }
table-open-joker-represented = En la apertura un comodín cuenta el número al que sustituye.
table-open-joker-25 = En la apertura un comodín cuenta siempre 25.
table-open-extend-same-turn = Ya en el turno de tu apertura puedes usar las demás combinaciones de la mesa.
table-open-extend-next-turn = Solo puedes usar las demás combinaciones de la mesa desde el turno posterior a tu apertura.
table-open-scope-each = Cada jugador necesita su propia apertura.
table-open-scope-any-player = En cuanto un jugador ha abierto, todos pueden bajar.
table-open-after-draw-no = Si la ficha robada te permite abrir, tienes que esperar a tu próximo turno.
table-open-after-draw-yes = Si robas antes de abrir, todavía puedes abrir en el mismo turno.

## Reorganizar, y los comodines

table-partial-take-result-only = Puedes dividir las combinaciones como quieras, si al final solo quedan combinaciones válidas.
table-partial-take-keep-three = Si tomas fichas de una combinación, al menos tres de sus fichas siguen juntas, o cada una va a otra combinación.
table-joker-colour-no = Un comodín sustituye a cualquier ficha.
table-joker-colour-yes = Hay un comodín de cada color. Solo sustituye a fichas de su color.
table-joker-free-exchange = Solo consigues un comodín de la mesa a cambio de la ficha a la que sustituye.
table-joker-free-if-rest-valid = Puedes liberar un comodín de la mesa de cualquier manera, si quedan combinaciones válidas.
table-joker-source-rack = La ficha del cambio debe salir de tu atril.
table-joker-source-rack-or-table = La ficha del cambio puede salir de tu atril o de la mesa.
table-joker-reuse-anywhere = Un comodín liberado se baja de nuevo en el mismo turno, en cualquier combinación.
table-joker-reuse-other-meld = Un comodín liberado se baja en otra combinación en el mismo turno.
table-joker-reuse-new-meld = Un comodín liberado se baja en una combinación nueva en el mismo turno.
table-joker-split-allowed = De una combinación con comodín se pueden tomar fichas mientras el comodín conserve su lugar.
table-joker-split-forbidden = Mientras se quede su comodín, una combinación solo se puede ampliar, o cambiar otro de sus comodines.

## El reloj

table-timer-s =
    { $value ->
        [one] El tiempo límite es de { $value } segundo.
       *[other] El tiempo límite es de { $value } segundos.
    }
table-timer-s-minutes =
    { $value ->
        [one] El tiempo límite es de { $value } minuto.
       *[other] El tiempo límite es de { $value } minutos.
    }
table-timer-s-days =
    { $value ->
        [one] El tiempo límite es de { $value } día.
       *[other] El tiempo límite es de { $value } días.
    }
table-timer-s-none = Un turno puede durar lo que quieras.
table-clock-off = En esta mesa se juega sin reloj. En el reglamento: { $time }.
table-timer-scope-every-turn = El reloj corre en todos los turnos.
table-timer-scope-after-opening = El reloj corre en los turnos posteriores a tu apertura.
table-timer-scope-manipulation = El reloj empieza cuando cambias por primera vez una combinación de la mesa y corre hasta el final de tu turno. Hasta entonces tienes todo el tiempo que quieras.
table-timeout-table-restore = Cuando se acaba el tiempo, la mesa vuelve a estar como antes del turno.
table-timeout-table-keep-valid = Cuando se acaba el tiempo, las combinaciones válidas se quedan en la mesa.
table-timeout-loose-own-back = Tus fichas sueltas vuelven entonces a tu atril.
table-timeout-loose-all-to-player = Todas las fichas sueltas van entonces a tu atril.
table-timeout-loose-own-back-table-home = Tus fichas sueltas vuelven entonces a tu atril, y las de la mesa a su combinación.
table-timeout-draw =
    { $value ->
        [0] No hay más penalización.
        [one] Como penalización robas { $value } ficha.
       *[other] Como penalización robas { $value } fichas.
    }
table-timeout-idle-draw =
    { $value ->
        [0] Si no has tocado nada cuando se acaba el tiempo, no robas nada.
        [one] Si no has tocado nada cuando se acaba el tiempo, robas { $value } ficha.
       *[other] Si no has tocado nada cuando se acaba el tiempo, robas { $value } fichas.
    }

## El final y la partida

table-pool-empty-draw-when-exhausted =
    { $unit ->
        [game] Si el mazo se acaba antes de que alguien cierre, el juego acaba en empate.
       *[round] Si el mazo se acaba antes de que alguien cierre, la ronda acaba en empate.
    }
table-pool-empty-draw-on-failed-draw =
    { $unit ->
        [game] Si alguien tiene que robar y el mazo está vacío, el juego acaba en empate.
       *[round] Si alguien tiene que robar y el mazo está vacío, la ronda acaba en empate.
    }
table-pool-empty-play-on = Si el mazo está vacío, se sigue. Cuando todos pasan, gana quien tiene menos puntos en el atril.
table-pool-empty-pass-then-draw =
    { $unit ->
        [game] Si el mazo está vacío, se sigue. Cuando todos pasan, el juego acaba en empate.
       *[round] Si el mazo está vacío, se sigue. Cuando todos pasan, la ronda acaba en empate.
    }
table-blocked-score-none = Si nadie cierra, nadie puntúa.
table-blocked-score-full = Si nadie cierra, los demás pierden todos los puntos de su atril.
table-blocked-score-difference = Si nadie cierra, los demás pierden solo la diferencia con quien gana.
table-joker-penalty =
    { $value ->
        [one] Un comodín que queda en un atril cuesta { $value } punto.
       *[other] Un comodín que queda en un atril cuesta { $value } puntos.
    }
table-call-out-yes = Quien cierra anuncia en voz alta el nombre del juego.
table-round-games-one = Cada ronda empieza con un nuevo reparto.
table-round-games-players = Una ronda tiene tantos juegos como jugadores; en cada juego se reparten las fichas de nuevo.
table-match-total = Quien tiene más puntos después de todas las rondas gana la partida.
table-match-games-then-total = Quien ha ganado más juegos gana la partida; si hay empate, deciden los puntos.
table-next-starter-rotate =
    { $unit ->
        [game] El siguiente juego lo empieza el siguiente jugador.
       *[round] La siguiente ronda la empieza el siguiente jugador.
    }
table-next-starter-redraw =
    { $unit ->
        [game] Quién empieza el siguiente juego se decide de nuevo, como al principio.
       *[round] Quién empieza la siguiente ronda se decide de nuevo, como al principio.
    }
table-next-starter-follower =
    { $unit ->
        [game] El siguiente juego lo empieza quien habría jugado a continuación.
       *[round] La siguiente ronda la empieza quien habría jugado a continuación.
    }

## Variantes

table-hand-double-yes = Los puntos se doblan si un jugador lo baja todo en un solo turno, ya en su apertura.
table-hand-open-yes = Si lo bajas todo en un solo turno, no hacen falta puntos para abrir.
table-discard-pile-yes = Puedes tomar la última ficha que descartó quien jugó antes que tú, si la bajas enseguida en una combinación nueva.
table-open-last-tile-yes = Una ficha del mazo está descubierta. Puedes tomarla si cierras con ella.

## A table in one line

table-fact-open-min =
    { $value ->
        [0] apertura libre
        [one] apertura desde { $value } punto
       *[other] apertura desde { $value } puntos
    }
table-fact-no-clock = sin reloj
table-fact-clock = { $time } por turno
table-fact-days =
    { $value ->
        [one] { $value } día
       *[other] { $value } días
    }
table-fact-house = { $rule } (regla de la casa)
