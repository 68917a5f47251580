var e=`review-won =
    { $count ->
        [one] { $name } bajó la última ficha y cerró.
       *[other] { $name } bajó las { $count } fichas y cerró.
    }
review-missed-win = { $name } podía haber cerrado: se podían bajar todas las fichas del atril.
review-missed-first-lay = { $name } podía haber hecho la apertura, con { $points } puntos.
review-joker-given = { $name } regaló un comodín: { $other } se lo llevó antes del turno siguiente.
review-waited =
    { $count ->
        [one] { $name } esperó: se podía bajar { $count } ficha.
       *[other] { $name } esperó: se podían bajar { $count } fichas.
    }
review-missed-tiles = { $name } bajó { $count } de { $best } fichas posibles.
review-missed-lay =
    { $count ->
        [one] { $name } no bajó nada, aunque se podía bajar { $count } ficha.
       *[other] { $name } no bajó nada, aunque se podían bajar { $count } fichas.
    }
review-missed-points =
    { $points ->
        [one] { $name } bajó tantas fichas como se podía, pero otras valen { $points } punto más.
       *[other] { $name } bajó tantas fichas como se podía, pero otras valen { $points } puntos más.
    }
review-best =
    { $count ->
        [one] { $name } bajó { $count } ficha: no se podía hacer mejor.
       *[other] { $name } bajó { $count } fichas: no se podía hacer mejor.
    }
review-best-first-lay =
    { $count ->
        [one] { $name } hizo la mejor apertura posible, con { $count } ficha.
       *[other] { $name } hizo la mejor apertura posible, con { $count } fichas.
    }
review-nothing = { $name } no podía bajar nada.
review-nothing-resigned = { $name } abandonó.
review-nothing-timeout = { $name } no podía bajar nada, y se acabó el tiempo.
review-hidden = El atril de { $name } está oculto, así que este turno no se puede valorar.
review-turning-lead = { $name } se pone por delante.
review-turning-missed-win = { $name } deja escapar la victoria.
review-level = nivel { $level } (de { $low } a { $high })
review-level-range = nivel de { $low } a { $high }
review-level-certain = nivel { $level }
review-lost =
    { $points ->
        [one] alrededor de { $points } punto porcentual de probabilidad de ganar
       *[other] unos { $points } puntos porcentuales de probabilidad de ganar
    }
review-lost-waiting = { $name } bajó { $tiles }, lo que costó { $lost }: era mejor esperar.
review-lost-smaller = { $name } hizo la apertura con { $tiles }, lo que costó { $lost }: era mejor una apertura más pequeña, con { $better }.
review-lost-fewer = { $name } bajó { $tiles }, lo que costó { $lost }: era mejor bajar solo { $better }.
review-lost-more = { $name } bajó { $tiles }, lo que costó { $lost }: era mejor bajar { $better }.
review-lost-others = { $name } bajó { $tiles }, lo que costó { $lost }: era mejor bajar otras fichas.
review-lost-nothing = { $name } no bajó nada, lo que costó { $lost }: era mejor bajar { $better }.
review-lost-win = { $name } podía haber cerrado, y no hacerlo costó { $lost }.
review-waited-well =
    { $count ->
        [one] { $name } esperó: se podía bajar { $count } ficha, pero no era claramente mejor.
       *[other] { $name } esperó: se podían bajar { $count } fichas, pero no era claramente mejor.
    }
review-good = { $name } bajó { $tiles }: nada más era claramente mejor.
review-not-judged = A { $name } se le acabó el tiempo, así que este turno no se valora por probabilidades.
review-turning-rises = La probabilidad de ganar de { $name } sube unos { $points } puntos porcentuales.
review-turning-falls = La probabilidad de ganar de { $name } baja unos { $points } puntos porcentuales.
review-turning-lost-chance = { $name } comete un error, que cuesta { $lost }.
review-lay-nothing = No bajar nada en este turno.
review-nothing-laid = nada
review-mistakes =
    { $count ->
        [0] ningún error
        [one] { $count } error
       *[other] { $count } errores
    }
review-only-tiles-rules = Con estas reglas o con tantos jugadores no se conocen las probabilidades. Los turnos se valoran por fichas.
review-only-tiles-slow = Para las probabilidades hace falta el programa compilado, que aquí no está o no está todavía. Los turnos se valoran por fichas.
review-only-tiles-long = Hay demasiados turnos para calcular las probabilidades. Se valoran por fichas.
review-mark-won = Cerró
review-mark-missed-win = Cierre perdido
review-mark-missed-first-lay = Apertura perdida
review-mark-joker-given = Comodín regalado
review-mark-lost-chance = Probabilidad perdida
review-mark-waited = Esperó
review-mark-missed-tiles = Fichas no vistas
review-mark-missed-points = Puntos perdidos
review-mark-best = La mejor jugada
review-mark-good = Buena jugada
review-mark-nothing = Nada que bajar
review-page = Repaso
review-open = Repasar un registro
review-open-help = Abre un registro (un archivo TRN). «Guardar el registro» en el menú de una mesa te da uno. Se analiza y luego se olvida.
review-file = Elegir un archivo
review-paste = O pega aquí el texto del registro
review-read = Repasar
review-too-large = El registro es demasiado largo: se pueden repasar como máximo { $count } caracteres.
review-loading = Se están repasando los turnos…
review-again = Volver a intentarlo
review-continue = Seguir jugando desde este turno
review-other = Otro registro
review-game =
    { $unit ->
        [game] Juego
       *[round] Ronda
    }
review-number = { $number } de { $count }
review-steps = Recorrer los turnos
review-first = Al principio
review-back = Un turno atrás
review-play = Reproducir
review-pause = Pausa
review-forward = Un turno adelante
review-last = Al final
review-keys = Teclas: flechas, Espacio, Inicio y Fin.
review-deal = El reparto
review-turn = Turno { $number } de { $count }
review-turns = Turnos
review-view = Atriles
review-all-racks = todos
review-rack-of = Atril de { $name }
review-rack-hidden =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
review-was-laid = Bajado
review-was-possible = Posible
review-was-missed = Perdido
review-was-better = Mejor
review-was-lost = Coste
review-tiles-points = { $tiles } ({ $points })
review-show-best = Mostrar la mejor jugada
review-show-better = Mostrar lo que era mejor
review-show-played = Mostrar lo que se jugó
review-lab = Abrir en el laboratorio
review-reason = El motivo del ordenador
review-players = Jugadores
review-accuracy = precisión { $percent } %
review-no-accuracy = nunca tuvo nada que bajar
review-rating-help = Precisión: la parte de la mejor jugada que se bajó. Nivel: el ordenador que juega de forma más parecida, de 1 a 8, con el intervalo que lo contiene con una probabilidad del 90 %.
review-rating-help-chances = Precisión: un turno que no cuesta probabilidad cuenta entero, y la mitad por cada 10 puntos porcentuales que cuesta. Nivel: por fichas, el ordenador que juega de forma más parecida, de 1 a 8, con el intervalo que lo contiene con una probabilidad del 90 %.
review-judged = Valorar los turnos
review-by-chances = Por probabilidades
review-by-tiles = Por fichas
review-values = Puntos en los atriles
review-values-help = Cuantos menos, mejor. Un círculo marca un momento decisivo.
review-chances = Probabilidades de ganar
review-chances-help = Elige un punto del gráfico para ver el turno. Un círculo marca un momento decisivo.
review-chances-table = Las probabilidades, turno a turno
review-percent = { $percent } %
review-practise = Practicar los errores
review-practise-help = Los peores turnos de { $name } como ejercicios: encuentra una jugada mejor.
review-practise-none = { $name } no cometió ningún error que practicar.
review-try = Probar el turno { $number }
review-hinted = Después de una pista.
review-begins = Empieza { $name }.
review-exercise = Ejercicio: turno { $number }
review-find =
    { $count ->
        [0] Aquí no se bajó nada. ¿Qué se podía bajar?
        [one] Aquí se bajó { $count } ficha. ¿Hay una jugada mejor?
       *[other] Aquí se bajaron { $count } fichas. ¿Hay una jugada mejor?
    }
review-show-answer = Mostrar la solución
`;export{e as default};