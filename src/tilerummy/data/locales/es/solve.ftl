### La orden `solve`. Véase en/solve.ftl.

## Ayuda

cli-help-solve = Busca la mejor jugada de una posición. Si POSITION es -, lee una posición por línea y responde a cada una en JSON.
cli-option-solve-goal = Qué cuenta como mejor; si no se indica, tiles-points (más fichas, luego más puntos).
cli-option-solve-backend = Quién responde: el núcleo rápido o la referencia legible.
cli-option-solve-explain = Explica además, paso a paso, cómo se baja.
cli-option-solve-draw = Dibuja en este archivo la mesa después de la jugada.

## Respuestas

cli-solve-best = { $laid }, { $worth }: no se puede hacer mejor.
cli-solve-found = { $laid }, { $worth }: lo mejor encontrado hasta ahora; puede que haya algo mejor.
cli-solve-nothing = Aquí no se puede bajar nada.
cli-solve-not-out = Con estas fichas no puedes bajarlo todo.
cli-solve-open = No se ha encontrado nada que bajar, pero no es seguro que no lo haya.
cli-solve-one-picture = --draw pide una sola posición.

## Fichas y combinaciones en una frase

cli-solve-tile =
    el { $number } { $colour ->
        [k] negro
        [b] azul
        [r] rojo
        [o] naranja
        [y] amarillo
       *[g] verde
    }
cli-solve-joker = el comodín
cli-solve-joker-coloured =
    el comodín { $colour ->
        [k] negro
        [b] azul
        [r] rojo
        [o] naranja
        [y] amarillo
       *[g] verde
    }
cli-solve-run-from =
    de la escalera { $colour ->
        [k] negra
        [b] azul
        [r] roja
        [o] naranja
        [y] amarilla
       *[g] verde
    } { $first }–{ $last }
cli-solve-run-to =
    a la escalera { $colour ->
        [k] negra
        [b] azul
        [r] roja
        [o] naranja
        [y] amarilla
       *[g] verde
    } { $first }–{ $last }
cli-solve-run-object =
    la escalera { $colour ->
        [k] negra
        [b] azul
        [r] roja
        [o] naranja
        [y] amarilla
       *[g] verde
    } { $first }–{ $last }
cli-solve-group-from = de la serie de { $number } en { $colours }
cli-solve-group-to = a la serie de { $number } en { $colours }
cli-solve-group-object = la serie de { $number } en { $colours }
cli-solve-row-from = { $tiles } de la mesa
cli-solve-row-to = a la fila incompleta ({ $tiles })
cli-solve-row-object = la fila incompleta ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } con un comodín
       *[other] { $meld } con { $count } comodines
    }
cli-solve-rack = { $tiles } de tu atril
cli-solve-discard = { $tiles } de los descartes
cli-solve-open-tile = { $tiles } (la ficha descubierta)
cli-solve-freed =
    { $count ->
        [one] el comodín liberado
       *[other] los comodines liberados
    }

## Pasos

cli-solve-step-new = Baja { $held } a la mesa.
cli-solve-step-add = Añade { $held } { $to }.
cli-solve-step-take = Toma { $taken } y bájalo todo junto.
cli-solve-step-take-held = Toma { $taken }, añade { $held } y bájalo todo junto.
cli-solve-step-split = Divide { $meld } entre { $number } y { $next }.
cli-solve-step-move = Pasa { $taken } { $to }.
cli-solve-step-move-held = Toma { $taken }, luego { $held }, y añádelo todo { $to }.
cli-solve-step-join = Une { $meld } { $to }.
cli-solve-step-exchange =
    { $count ->
        [one] Añade { $sources } { $to } y saca el comodín.
       *[other] Añade { $sources } { $to } y saca los comodines.
    }
cli-solve-step-shift = Cambia { $meld }: el comodín se mueve.

## odds

cli-help-odds = Dice con qué frecuencia un reparto permite abrir, o cerrar de una vez.
cli-argument-edition = El nombre de una edición; pueden seguir variantes y reglas de la casa, como ,hand,open_min=50.
cli-option-odds-tiles = Cuántas fichas se reparten; si no se indica, las de la edición.
cli-option-odds-points = Los puntos para abrir; si no se indican, los de la edición.
cli-option-odds-out = Pregunta por los repartos cuyas fichas forman todas combinaciones.
cli-option-odds-deals = Cuántos repartos al azar; si no se indica, 5000.
cli-option-odds-seed = La semilla del azar.
cli-option-odds-exact = Cuenta en su lugar todos los repartos. Con un atril entero tarda minutos.
cli-odds-open = Con un reparto de { $tiles } fichas se puede abrir con { $points } puntos: { $share } %.
cli-odds-out = Las { $tiles } fichas de un reparto forman todas combinaciones: { $share } %.
cli-odds-estimate = Intervalo de confianza del 95 %: de { $low } % a { $high } % ({ $deals } repartos al azar).
cli-odds-exact = Exactamente { $fraction } de todos los repartos.
cli-odds-points-and-out = --points y --out no van juntos: aquí no hacen falta puntos para cerrar.

## restore

cli-help-restore = Vuelve a ordenar en combinaciones las fichas de una mesa y conserva todas las que puede.
cli-argument-table = Lo que hay en la mesa: combinaciones como r3-7 y filas como [r6k9], separadas por comas.
cli-option-restore-remembered = Las combinaciones que había antes; si no se indican, las de TABLE.
cli-option-restore-edition = Una edición con estos colores; si no se indica, se elige según las fichas.
cli-restore-impossible = Estas fichas no pueden estar todas en combinaciones.
cli-restore-kept = Combinaciones conservadas: { $whole } de { $melds }.
cli-restore-no-meld = No es una combinación: { $row }.
cli-restore-blank = Pon una coma entre las combinaciones y las otras fichas entre corchetes, como en r3-5,[r6r7]. Has escrito: { $text }
