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
cli-rate-nobody = No se puede valorar ningún turno: los atriles están ocultos o nadie ha jugado.
