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
