var e=`colour-k = negro
colour-b = azul
colour-r = rojo
colour-o = naranja
colour-y = amarillo
colour-g = verde
colour-letter =
    { $colour ->
        [k] Ne
        [b] Az
        [r] R
        [o] Na
        [y] Am
       *[g] V
    }
tile-name =
    { $number } { $colour ->
        [k] negro
        [b] azul
        [r] rojo
        [o] naranja
        [y] amarillo
       *[g] verde
    }
joker-name = comodín
joker-name-coloured =
    comodín { $colour ->
        [k] negro
        [b] azul
        [r] rojo
        [o] naranja
        [y] amarillo
       *[g] verde
    }
tile-times = { $count } × { $tile }
tiles-none = ninguna ficha
tiles-hidden =
    { $count ->
        [one] { $count } ficha oculta
       *[other] { $count } fichas ocultas
    }
meld-run =
    escalera { $colour ->
        [k] negra
        [b] azul
        [r] roja
        [o] naranja
        [y] amarilla
       *[g] verde
    } { $first }–{ $last }
meld-run-jokers =
    { $run } con { $count ->
        [one] un comodín como { $places }
       *[other] comodines como { $places }
    }
meld-group = serie de { $number } en { $colours }
meld-group-jokers =
    { $group } con { $count ->
        [one] un comodín
       *[other] { $count } comodines
    }
list-and = { $first } y { $last }
word-tile = ficha
word-joker = comodín
word-meld = combinación
word-group = serie
word-run = escalera
word-row = fila
word-rack = atril
word-table = mesa
word-pool = mazo
word-seat = puesto
word-player = jugador
word-computer = ordenador
word-opening = apertura
word-lay = bajar
word-turn = turno
word-lap = vuelta
word-round = ronda
word-match = partida
word-score-sheet = hoja de puntos
word-edition = edición
word-house-rules = reglas de la casa
word-clock = reloj
count-tiles =
    { $count ->
        [0] ninguna ficha
        [one] { $count } ficha
       *[other] { $count } fichas
    }
count-jokers =
    { $count ->
        [0] ningún comodín
        [one] { $count } comodín
       *[other] { $count } comodines
    }
count-melds =
    { $count ->
        [0] ninguna combinación
        [one] { $count } combinación
       *[other] { $count } combinaciones
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
count-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
count-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
count-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-es = Español
spoken-en = inglés
spoken-de = alemán
spoken-fr = francés
spoken-it = italiano
spoken-nl = neerlandés
spoken-es = español
word-round-of = ronda { $number } de { $count }
word-whole-round-of = ronda { $number } de { $count }
word-game-of = juego { $number } de { $count }
label-value = { $name }: { $value }
`;export{e as default};