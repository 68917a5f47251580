var e=`lab-table-empty = La mesa está vacía.
lab-table-melds = En la mesa solo hay combinaciones.
lab-table-unclear = Un comodín se puede leer de varias maneras. Elige una.
lab-table-broken =
    { $count ->
        [one] { $count } fila no es una combinación.
       *[other] { $count } filas no son combinaciones.
    }
lab-unsure = No hubo tiempo suficiente para estar seguros.
lab-joker-points = Aquí un comodín cuenta { $worth }, como en el atril.
lab-not-simplest = No hubo tiempo suficiente para saber si se puede reorganizar menos la mesa.
lab-left =
    { $count ->
        [0] Ninguna ficha tiene que quedarse en el atril.
        [one] Se queda al menos { $count } ficha en el atril.
       *[other] Se quedan al menos { $count } fichas en el atril.
    }
lab-every =
    { $count ->
        [0] No hay nada que bajar.
        [one] Solo { $count } elección de fichas es la mejor.
       *[other] { $count } elecciones de fichas son igual de buenas.
    }
lab-every-some =
    { $count ->
        [one] Se ha encontrado { $count } elección. Puede haber más.
       *[other] Se han encontrado { $count } elecciones igual de buenas. Puede haber más.
    }
lab-page = Laboratorio
lab-help = Compón una mesa y un atril, y pregunta qué se puede bajar.
lab-edition = Edición
lab-photo = Leer una foto
lab-photo-private = La foto no sale de este dispositivo.
lab-where = La ficha que toques va
lab-to-table = a la mesa
lab-to-rack = al atril
lab-keypad = Todas las fichas
lab-type = O escribe, por ejemplo: 5 6 7 rojos, o 8 rojo a la fila 1
lab-type-do = Hacer
lab-row = Fila { $number }
lab-new-row = Fila nueva
lab-remove-row = Quitar la fila { $number }
lab-remove-tile = Quitar { $tile }
lab-back-to-rack = Retirar { $tile }
lab-lay-tile = Bajar { $tile }
lab-clear = Vaciar todo
lab-rack = Atril
lab-table = Mesa
lab-rack-empty = Aún no hay fichas.
lab-opened = La apertura está hecha
lab-joker-is = ¿A qué ficha sustituye el comodín?
lab-open-share = Abrir y compartir
lab-paste = Posición en TRN
lab-read = Abrir
lab-copy-trn = Copiar el TRN
lab-save-svg = Guardar como SVG
lab-save-png = Guardar como PNG
lab-no-picture = Solo hay imagen si en la mesa todo son combinaciones.
lab-picture-failed = No se ha podido crear la imagen.
lab-answers = Respuestas
lab-old = (de la posición anterior)
lab-waiting = Pon fichas en el atril para preguntar qué se puede bajar.
lab-broken-first = Primero arregla la mesa.
lab-goal = Lo mejor es
lab-goal-tiles-points = más fichas, luego más puntos
lab-goal-tiles = más fichas
lab-goal-points-tiles = más puntos, luego más fichas
lab-goal-points = más puntos
lab-goal-keep-jokers = más fichas, guardando los comodines
lab-goal-out = cerrar
lab-goal-open-least = la apertura más pequeña
lab-best = La mejor jugada
lab-first-lay = Apertura
lab-go-out = Cerrar
lab-distance = Lo que falta
lab-show-every = Mostrar todas las mejores jugadas
lab-lay-number = Jugada { $number }
lab-before = Antes
lab-step = Paso { $number } de { $count }
lab-step-back = Un paso atrás
lab-step-forward = Un paso adelante
lab-play = Reproducir los pasos
lab-after = Después
lab-judge = ¿Es válida la jugada?
lab-judge-help = Compón la mesa como quedaría después de la jugada. Las fichas vienen del atril.
lab-judge-start = Probar una jugada
lab-judge-stop = Terminar la prueba
lab-repair = Arreglo
lab-use-repair = Usar esta mesa
`;export{e as default};