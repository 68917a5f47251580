var e=`colour-k = nero
colour-b = blu
colour-r = rosso
colour-o = arancione
colour-y = giallo
colour-g = verde
colour-letter =
    { $colour ->
        [k] N
        [b] B
        [r] R
        [o] A
        [y] G
       *[g] V
    }
tile-name =
    { $number } { $colour ->
        [k] nero
        [b] blu
        [r] rosso
        [o] arancione
        [y] giallo
       *[g] verde
    }
joker-name = jolly
joker-name-coloured =
    jolly { $colour ->
        [k] nero
        [b] blu
        [r] rosso
        [o] arancione
        [y] giallo
       *[g] verde
    }
tile-times = { $count } × { $tile }
tiles-none = nessuna tessera
tiles-hidden =
    { $count ->
        [one] { $count } tessera coperta
       *[other] { $count } tessere coperte
    }
meld-run =
    scala { $colour ->
        [k] nera
        [b] blu
        [r] rossa
        [o] arancione
        [y] gialla
       *[g] verde
    } { $first }–{ $last }
meld-run-jokers =
    { $run } con { $count ->
        [one] un jolly come { $places }
       *[other] jolly come { $places }
    }
meld-group = gruppo di { $number } in { $colours }
meld-group-jokers =
    { $group } con { $count ->
        [one] un jolly
       *[other] { $count } jolly
    }
list-and = { $first } e { $last }
word-tile = tessera
word-joker = jolly
word-meld = combinazione
word-group = gruppo
word-run = scala
word-row = fila
word-rack = leggio
word-table = tavolo
word-pool = mazzo
word-seat = posto
word-player = giocatore
word-computer = computer
word-opening = apertura
word-lay = calare
word-turn = turno
word-lap = giro
word-round = partita
word-match = torneo
word-score-sheet = foglio dei punti
word-edition = edizione
word-house-rules = regole della casa
word-clock = orologio
count-tiles =
    { $count ->
        [0] nessuna tessera
        [one] { $count } tessera
       *[other] { $count } tessere
    }
count-jokers =
    { $count ->
        [0] nessun jolly
        [one] { $count } jolly
       *[other] { $count } jolly
    }
count-melds =
    { $count ->
        [0] nessuna combinazione
        [one] { $count } combinazione
       *[other] { $count } combinazioni
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
count-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
count-rounds =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
count-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
count-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-es = Español
spoken-en = inglese
spoken-de = tedesco
spoken-fr = francese
spoken-it = italiano
spoken-nl = olandese
spoken-es = spagnolo
word-round-of = partita { $number } di { $count }
word-whole-round-of = ciclo { $number } di { $count }
word-game-of = partita { $number } di { $count }
label-value = { $name }: { $value }
`;export{e as default};