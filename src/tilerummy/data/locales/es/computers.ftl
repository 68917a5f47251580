### El nivel de un jugador (`rate`), y por qué un ordenador jugó así. Véase en/computers.ftl.

cli-help-rate = Valora a los jugadores de un registro: cuánto bajaron de la mejor jugada, y su nivel.
cli-rate-head-player = Jugador
cli-rate-head-level = Nivel
cli-rate-head-accuracy = Precisión
cli-rate-head-turns = Turnos
cli-rate-head-chances = Podía bajar
cli-rate-head-tiles = Fichas perdidas
cli-rate-head-points = Puntos perdidos
cli-rate-head-waits = Esperas
cli-rate-note = Nivel: el ordenador que juega de forma más parecida, de 1 a 8, con el intervalo que lo contiene al 90 %. Precisión: la parte de la mejor jugada que se bajó.
cli-rate-few = Donde solo hay un intervalo, hay muy pocos turnos para indicar un nivel.
cli-rate-nobody = No se puede valorar ningún turno: los atriles están ocultos o nadie ha jugado.
cli-help-review = Repasa cada turno de un registro: la probabilidad de ganar que costó.
cli-review-head-turn = Turno
cli-review-head-said = Repaso

## Motivos

why-out = Podía bajar todo su atril.
why-first-lay = Hace su apertura en cuanto puede.
why-small-first-lay = Hace su apertura con el menor número posible de fichas y guarda las demás para después.
why-first-lay-joker = Quedan pocas fichas en el mazo, así que usa un comodín para su apertura.
why-no-first-lay = No encontró ninguna apertura.
why-no-first-lay-joker = Guardó su comodín: mientras quede mazo, no lo usa para su apertura.
why-most-tiles = Bajó todas las fichas para las que encontró sitio.
why-most-points = El mazo está vacío, así que bajó todos los puntos que pudo.
why-nothing = No encontró nada que bajar.
why-keeps-joker = Guardó un comodín para cerrar más tarde.
why-waits = Podía bajar fichas, pero esperó: las fichas de la mesa ayudan a los demás.
why-half = Bajó la mitad más alta de sus fichas y guardó las demás para después.
why-danger = Bajó ahora porque otro jugador podría cerrar pronto.
why-short-pool = Quedan pocas fichas en el mazo, así que bajó lo que pudo.
why-pool-empty = El mazo está vacío, así que calculó hasta el final.
why-no-winner = El mazo está vacío y tener pocos puntos no hace ganar, así que no bajó nada que ayudara a los demás.
why-collects = Reúne fichas hasta que pueda bajarlas todas a la vez.
why-best-chance = De todo lo que se puede hacer aquí, esto es lo que más promete.
