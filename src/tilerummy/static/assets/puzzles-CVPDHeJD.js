var e=`puzzle-goal-out = Vacía tu atril: baja las { $count } fichas.
puzzle-goal-first-lay = Haz tu apertura con { $count } fichas.
puzzle-goal-joker = Libera un comodín de la mesa y baja { $count } fichas.
puzzle-goal-tiles = Baja { $count } fichas.
puzzle-kind-out = vaciar el atril
puzzle-kind-first-lay = apertura
puzzle-kind-joker = liberar el comodín
puzzle-kind-tiles = bajar fichas
puzzle-title = Problema { $id } · grado { $grade }
puzzle-solved = ¡Resuelto!
puzzle-solution = La solución, paso a paso:
puzzle-enter-next = Intro: problema siguiente · q: parar aquí
puzzle-page = Problemas
puzzle-about = Posiciones de partidas reales. Solo una elección de fichas alcanza el objetivo.
puzzle-daily = Problema del día
puzzle-daily-grade = Grado { $grade } · { $date }
puzzle-daily-play = Resolver
puzzle-daily-done = Hoy lo has resuelto.
puzzle-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
puzzle-solved-count =
    { $count ->
        [one] { $count } problema resuelto
       *[other] { $count } problemas resueltos
    }
puzzle-solved-of = { $count } de { $most } resueltos
puzzle-edition = Edición
puzzle-grade = Grado
puzzle-grade-any = Todos los grados
puzzle-grade-1 = 1: bajar o añadir
puzzle-grade-2 = 2: reorganizar una combinación
puzzle-grade-3 = 3: dos combinaciones a la vez
puzzle-grade-4 = 4: tres combinaciones a la vez
puzzle-grade-5 = 5: cuatro o más
puzzle-grade-6 = 6: gran parte de la mesa
puzzle-play = Jugar un problema
puzzle-show = Ver la solución
puzzle-next = Problema siguiente
puzzle-all = Todos los problemas
puzzle-solved-before = Este ya lo has resuelto.
puzzle-not-counted = Se ha mostrado la solución, al menos en parte: este problema no cuenta como resuelto.
puzzle-rush = Contra el reloj
puzzle-rush-about = Tantos problemas como puedas en tres minutos. Son cada vez más difíciles. Con tres errores se acaba.
puzzle-rush-start = Empezar
puzzle-rush-left = Tiempo restante: { $time }
puzzle-rush-mistakes = Errores: { $count } de { $most }
puzzle-rush-skip = Saltar (cuenta como error)
puzzle-rush-over = Se acabó.
puzzle-rush-best = Tu récord: { $count }
cli-help-puzzles = Crear, listar y jugar problemas.
cli-argument-task = make busca problemas nuevos en partidas entre ordenadores; list muestra la colección; play juega un problema aquí.
cli-argument-puzzle = El identificador de un problema, para play.
cli-option-puzzles-count = Cuántos problemas crear.
cli-option-puzzles-seed = Un número: la misma semilla da los mismos problemas.
cli-option-puzzles-edition = Solo esta edición.
cli-option-puzzles-grade = Solo este grado, de 1 (fácil) a 6.
cli-option-puzzles-daily = El problema del día.
cli-puzzles-made = Problemas
cli-puzzles-head-id = Identificador
cli-puzzles-head-grade = Grado
cli-puzzles-head-goal = Objetivo
cli-puzzles-head-tiles = Fichas
cli-puzzles-head-edition = Edición
cli-puzzles-found =
    { $count ->
        [one] { $count } problema.
       *[other] { $count } problemas.
    }
cli-puzzles-unused = { $what } no tiene sentido en puzzles { $task }.
cli-puzzles-one = Indica un problema por su identificador, por --daily o por --grade: solo uno de ellos.
cli-help-tasks = Escribe preguntas para modelos de lenguaje, con respuestas que se pueden comprobar, y puntúa respuestas.
cli-option-tasks-kind = Solo este tipo de pregunta; se puede repetir. Si no se indica, se turnan todos.
cli-option-tasks-count = Cuántas preguntas escribir; si no se indica, 10.
cli-option-tasks-seed = Un número: la misma semilla escribe las mismas preguntas.
cli-option-tasks-edition = Solo esta edición; se puede repetir. Si no se indica, se turnan todas.
cli-option-tasks-out = El archivo que se escribe, una pregunta por línea; si no se indica, se muestran.
cli-option-tasks-score = Puntúa un archivo de preguntas en el que cada línea tiene también la respuesta de un modelo, como «response».
cli-tasks-made = Preguntas
cli-tasks-head-kind = Tipo
cli-tasks-head-count = Preguntas
cli-tasks-head-right = Acertadas
cli-tasks-head-mean = Nota media
cli-tasks-all = todas
cli-tasks-one = --score solo admite --json, y --json es solo para --score.
cli-tasks-line = La línea { $line } no es una pregunta con «metadata», «answer» y «response».
cli-tasks-none = No hay preguntas en { $path }.
`;export{e as default};