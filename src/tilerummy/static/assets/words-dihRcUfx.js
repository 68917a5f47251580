var e=`colour-k = Schwarz
colour-b = Blau
colour-r = Rot
colour-o = Orange
colour-y = Gelb
colour-g = Grün
colour-letter =
    { $colour ->
        [k] S
        [b] B
        [r] R
        [o] O
        [y] Ge
       *[g] Gr
    }
tile-name =
    { $colour ->
        [k] schwarze
        [b] blaue
        [r] rote
        [o] orange
        [y] gelbe
       *[g] grüne
    } { $number }
joker-name = Joker
joker-name-coloured =
    { $colour ->
        [k] schwarzer
        [b] blauer
        [r] roter
        [o] orangefarbener
        [y] gelber
       *[g] grüner
    } Joker
tile-times = { $count } × { $tile }
tiles-none = keine Steine
tiles-hidden =
    { $count ->
        [one] { $count } verdeckter Stein
       *[other] { $count } verdeckte Steine
    }
meld-run =
    { $colour ->
        [k] schwarze
        [b] blaue
        [r] rote
        [o] orange
        [y] gelbe
       *[g] grüne
    } Reihe { $first }–{ $last }
meld-run-jokers =
    { $run } mit { $count ->
        [one] Joker als { $places }
       *[other] Jokern als { $places }
    }
meld-group = { $number }er-Gruppe in { $colours }
meld-group-jokers =
    { $group } mit { $count ->
        [one] Joker
       *[other] { $count } Jokern
    }
list-and = { $first } und { $last }
word-tile = Stein
word-joker = Joker
word-meld = Kombination
word-group = Gruppe
word-run = Reihe
word-row = Nummer
word-rack = Brett
word-table = Tisch
word-pool = Vorrat
word-seat = Platz
word-player = Person
word-computer = Computer
word-opening = erste Auslage
word-lay = auslegen
word-turn = Zug
word-lap = Umlauf
word-round = Runde
word-match = Partie
word-score-sheet = Punktezettel
word-edition = Ausgabe
word-house-rules = Hausregeln
word-clock = Uhr
count-tiles =
    { $count ->
        [0] keine Steine
        [one] { $count } Stein
       *[other] { $count } Steine
    }
count-jokers =
    { $count ->
        [0] keine Joker
        [one] { $count } Joker
       *[other] { $count } Joker
    }
count-melds =
    { $count ->
        [0] keine Kombinationen
        [one] { $count } Kombination
       *[other] { $count } Kombinationen
    }
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
count-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
count-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
count-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-es = Español
spoken-en = Englisch
spoken-de = Deutsch
spoken-fr = Französisch
spoken-it = Italienisch
spoken-nl = Niederländisch
spoken-es = Spanisch
word-round-of = Runde { $number } von { $count }
word-whole-round-of = Runde { $number } von { $count }
word-game-of = Spiel { $number } von { $count }
label-value = { $name }: { $value }
`;export{e as default};