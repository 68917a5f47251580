### El juego en la terminal. Los comandos como end, undo y take valen en todos los idiomas; play-word-… son otras palabras.

## La página

play-title = { $edition } · { $round }
play-pool = Mazo: { $count }
play-table = En la mesa
play-table-empty = Aquí todavía no hay nada.
play-rack =
    { $count ->
        [one] Tu atril: { $count } ficha
       *[other] Tu atril: { $count } fichas
    }
play-loose = Fichas sueltas que deben volver:
play-opened = ha abierto
play-unopened = aún no ha abierto
play-discards = Descartes de { $name }:
play-open-tile = Última ficha, descubierta:
play-opening = Apertura: { $points } de { $needed } puntos
play-legal =
    { $count ->
        [one] Vale: { $count } ficha. Escribe end para acabar el turno.
       *[other] Vale: { $count } fichas. Escribe end para acabar el turno.
    }
play-refused = Así todavía no se puede:
play-turn = Te toca: baja fichas o roba con d. Escribe ? para ver las órdenes.
play-turn-pass = Te toca. El mazo está vacío: baja fichas o pasa con p.
play-turn-draw-first = Te toca: con d robas, con < tomas el último descarte para una combinación nueva.
play-turn-lay-or-discard = Baja fichas si puedes; luego descarta una, por ejemplo ~k3.
play-turn-discard = Ahora descarta una ficha, por ejemplo ~k3.
play-turn-drawn = Puedes abrir con la ficha robada; p acaba el turno.
play-starts = Empieza { $name }.
play-you-drew = Has robado: { $tile }.
play-hint =
    { $count ->
        [one] Podrías bajar { $count } ficha: { $tiles }.
       *[other] Podrías bajar { $count } fichas: { $tiles }.
    }
play-hint-again = Escribe h otra vez para bajarlas.
play-thinking = { $name } está pensando…
play-hint-none = No puedes bajar nada.
play-resign-sure =
    { $unit ->
        [game] Así perderías el juego. Escribe «abandono» otra vez para confirmar.
       *[round] Así perderías la ronda. Escribe «abandono» otra vez para confirmar.
    }
play-time-left = tiempo restante { $time }

## Los jugadores

play-person = Invitado
play-computer = Ordenador
play-computer-number = Ordenador { $number }
play-level-random = azar
play-level-beginner = principiante
play-level-casual = tranquilo
play-level-steady = sólido
play-level-shrewd = astuto
play-level-newcomer = principiante
play-level-learner = tranquilo
play-level-regular = aficionado
play-level-solid = sólido
play-level-skilled = hábil
play-level-strong = fuerte
play-level-expert = experto
play-level-master = maestro

## El final de una ronda

play-head-player = Jugador
play-head-left = Quedó en el atril
play-head-sum = Valor
play-head-score = Puntos
play-head-round =
    { $unit ->
        [game] Juego
       *[round] Ronda
    }
play-head-total = Total
play-match-won = { $names } gana la partida.
play-match-won-shared = { $names } comparten la victoria.
play-match-leads = { $names } va en cabeza.
play-match-leads-shared = En cabeza, empatados: { $names }.
play-next-round =
    { $unit ->
        [game] Intro: siguiente juego · q: parar aquí
       *[round] Intro: siguiente ronda · q: parar aquí
    }
play-bye = Gracias por jugar.

## El archivo

play-go-on = La partida está guardada. Para seguir: { $command } play --resume { $path }
play-record-in = El registro está en { $path }.
play-not-saved = La partida no se pudo guardar.
play-file-unwritable = { $path } no se puede escribir: esta partida no se guarda.
play-kept =
    { $count ->
        [one] Hay una partida sin acabar. Para seguirla: { $resume }
       *[other] Hay { $count } partidas sin acabar. Para verlas: { $list }
    }
play-list = Partidas sin acabar, la última primero:
play-list-none = No hay partidas sin acabar.

## Lo que no se puede

play-slip-row = En la mesa no hay fila { $number }.
play-slip-not-free = Ni en tu atril ni suelta: { $tiles }.
play-slip-not-in-row = No está en la fila { $number }: { $tiles }.
play-slip-no-such-meld = No está en la mesa: { $text }.
play-slip-split = La fila { $number } no se puede dividir antes de { $tiles }.
play-slip-tiles-missing = Di qué fichas, por ejemplo r5 o kbr10.
play-slip-taken-already = En este turno ya has tomado una ficha de al lado de la mesa.
play-slip-no-open-tile = No hay última ficha descubierta.
play-slip-no-discard = No hay ningún descarte que puedas tomar.
play-slip-nothing-to-undo = No hay nada que deshacer.
play-slip-nothing-to-redo = No hay nada que rehacer.
play-slip-nothing-to-reset = Nada ha cambiado en la mesa.
play-slip-nothing-laid = Aún no has bajado nada.
play-slip-refused = El turno no puede acabar así: undo deshace un paso, reset los deshace todos.
play-slip-draft-open = Has bajado fichas: acaba el turno con end, o recógelas con reset.
play-slip-no-hints = En esta partida las pistas están desactivadas.
play-slip-usage-put = Escribe la fila y las fichas, por ejemplo 2 r6.
play-slip-usage-take = Escribe la fila y las fichas, por ejemplo take 2 r3.
play-slip-usage-move = Escribe la fila, las fichas y la fila de destino, por ejemplo move 2 r3 5.
play-slip-usage-split = Escribe la fila y la primera ficha de la segunda parte, por ejemplo split 2 r6.
play-slip-usage-discard = Escribe la ficha, por ejemplo ~k3.
play-slip-usage-sort = Ordena por escaleras o por series: s run, s group.
play-slip-word-unknown = No se entiende «{ $text }». Escribe, por ejemplo: 8 rojo a la fila 2.
play-slip-too-long = Es demasiado largo: { $most } caracteres como máximo. Escríbelo en varios pasos.
play-slip-colour-missing = Di el color y el número de cada ficha, por ejemplo: 8 rojo. No está claro: «{ $text }».
play-slip-several-rows = Hay varias filas posibles: { $rows }. Escribe el número, por ejemplo: a la fila 2.
play-slip-no-such-row = Ninguna fila de la mesa corresponde. Escribe el número, por ejemplo: 8 rojo a la fila 2.

## Ayuda

play-help-title = Qué puedes escribir
play-help-tiles = Una ficha es una letra y un número, un comodín es j. { $colours }
play-help-new = Bajar una combinación nueva: escalera o serie.
play-help-put = Añadir fichas a la fila 2.
play-help-take = Tomar fichas de la fila 2; take 2 las toma todas.
play-help-move = Mover fichas de la fila 2 a la fila 5, o sin 5 a una fila nueva.
play-help-split = Dividir la fila 2 antes de una ficha.
play-help-trn = Una jugada entera: combinaciones que quitas, dos puntos, combinaciones que bajas.
play-help-undo = Un paso atrás, un paso adelante, todo atrás.
play-help-end = Acabar el turno así (también ok).
play-help-draw = Robar una ficha.
play-help-pass = Pasar, cuando el mazo está vacío.
play-help-discard = Descartar una ficha.
play-help-take-discard = Tomar el último descarte para una combinación nueva.
play-help-take-open-tile = Tomar la última ficha descubierta y bajarlo todo.
play-help-hint = Mostrar qué podrías bajar; otra vez lo baja.
play-help-sort = Ordenar el atril por color o por número.
play-help-log =
    { $unit ->
        [game] Mostrar las jugadas de este juego.
       *[round] Mostrar las jugadas de esta ronda.
    }
play-help-rules = Mostrar todas las reglas de esta mesa.
play-help-resign =
    { $unit ->
        [game] Abandonar el juego.
       *[round] Abandonar la ronda.
    }
play-help-quit = Guardar y salir; con --resume se sigue.
play-help-short = Formas breves: { $forms }
play-help-words = También valen palabras españolas: pon, toma, roba, fin, pista. La tecla Tab completa.
play-log-empty = Todavía no hay jugadas.
play-more = Intro: página siguiente · q: volver a la mesa
play-go-back = Intro: volver a la mesa

## Palabras que también se pueden escribir

play-word-put = pon
play-word-take = toma
play-word-move = mueve
play-word-split = divide
play-word-undo = deshacer
play-word-redo = rehacer
play-word-reset = restablecer
play-word-end = fin
play-word-draw = roba
play-word-pass = paso
play-word-discard = descarta
play-word-hint = pista
play-word-sort = ordena
play-word-log = historial
play-word-rules = reglas
play-word-help = ayuda
play-word-resign = abandono
play-word-quit = salir
play-word-run = escalera
play-word-group = serie

## La línea de órdenes

cli-option-play-terminal = Jugar en la terminal, no en el navegador.
cli-option-play-no-browser = Mostrar solo la dirección de la mesa, sin abrir un navegador.
cli-option-play-network = Permitir que jueguen también otras personas de tu red.
cli-option-play-edition = La edición con que se juega, también con variantes y reglas de la casa.
cli-option-play-seats = Cuántos jugadores, contigo.
cli-option-play-level = El nivel de un ordenador; una vez por cada uno, el último vale para el resto.
cli-option-play-name = Tu nombre.
cli-option-play-rounds = Cuántas rondas, como las cuenta el reglamento; una, si no se indica.
cli-option-play-clock = El tiempo por turno: off (ninguno), sheet (como en el reglamento) o un número de segundos; off si no se indica.
cli-option-play-youngest = Quién es el más joven y empieza si el reglamento lo dice: 1 eres tú, 2 el primer ordenador; 1 si no se indica.
cli-option-play-seed = Reparte a partir de esta semilla (hasta 64 cifras hexadecimales), para repetir el mismo reparto.
cli-option-play-hints = Si h muestra qué podrías bajar.
cli-option-play-save = Guarda la partida en este archivo y no en el lugar habitual.
cli-option-play-resume = Sigue una partida guardada; sin archivo, la última.
cli-option-play-list = Muestra las partidas sin acabar del lugar habitual.
cli-terminal-clock-bad = «{ $text }» no es un reloj: usa off, sheet o de { $low } a { $high } segundos.
cli-terminal-clock-resumed = Una partida guardada conserva su tiempo por turno: usa --clock off o --clock sheet.
cli-terminal-network = --network es para la mesa en el navegador, no para una partida en la terminal.
cli-terminal-too-many-levels = { $levels } ordenadores son demasiados: con { $seats } puestos sobra uno, porque tú también juegas.
cli-terminal-name-bad = «{ $name }» no sirve como nombre: de 1 a { $most } caracteres, sin barra.
cli-terminal-file-bad = El archivo { $path } no contiene una partida que se pueda seguir.
cli-terminal-file-over = La partida de { $path } ha acabado. { $command } replay la muestra.
cli-terminal-seed-bad = La semilla «{ $text }» no tiene de 1 a 64 cifras hexadecimales.

## Problemas

play-puzzle-too-few = Está permitido, pero baja { $laid } de { $count } fichas.
play-puzzle-joker-stays = Las fichas están bajadas, pero cada comodín vale por la misma ficha que antes.
play-puzzle-lay-only = En un problema solo puedes bajar fichas. Escribe resign para ver la solución.
play-puzzle-todo = Baja fichas; h muestra cuáles, resign muestra la solución. Escribe ? para ver qué puedes escribir.
