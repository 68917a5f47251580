var e=`colour-k = zwart
colour-b = blauw
colour-r = rood
colour-o = oranje
colour-y = geel
colour-g = groen
colour-letter =
    { $colour ->
        [k] Z
        [b] B
        [r] R
        [o] O
        [y] Ge
       *[g] Gr
    }
tile-name =
    { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } { $number }
joker-name = joker
joker-name-coloured =
    { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } joker
tile-times = { $count } × { $tile }
tiles-none = geen stenen
tiles-hidden =
    { $count ->
        [one] { $count } verborgen steen
       *[other] { $count } verborgen stenen
    }
meld-run =
    { $colour ->
        [k] zwarte
        [b] blauwe
        [r] rode
        [o] oranje
        [y] gele
       *[g] groene
    } reeks { $first }–{ $last }
meld-run-jokers =
    { $run } met { $count ->
        [one] een joker als { $places }
       *[other] jokers als { $places }
    }
meld-group = set van { $number } in { $colours }
meld-group-jokers =
    { $group } met { $count ->
        [one] een joker
       *[other] { $count } jokers
    }
list-and = { $first } en { $last }
word-tile = steen
word-joker = joker
word-meld = combinatie
word-group = set
word-run = reeks
word-row = rij
word-rack = rekje
word-table = tafel
word-pool = stapel
word-seat = plaats
word-player = speler
word-computer = computer
word-opening = opening
word-lay = neerleggen
word-turn = beurt
word-lap = rondje
word-round = ronde
word-match = wedstrijd
word-score-sheet = scoreblad
word-edition = uitgave
word-house-rules = huisregels
word-clock = klok
count-tiles =
    { $count ->
        [0] geen stenen
        [one] { $count } steen
       *[other] { $count } stenen
    }
count-jokers =
    { $count ->
        [0] geen jokers
        [one] { $count } joker
       *[other] { $count } jokers
    }
count-melds =
    { $count ->
        [0] geen combinaties
        [one] { $count } combinatie
       *[other] { $count } combinaties
    }
count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
count-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
count-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
count-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-es = Español
spoken-en = Engels
spoken-de = Duits
spoken-fr = Frans
spoken-it = Italiaans
spoken-nl = Nederlands
spoken-es = Spaans
word-round-of = ronde { $number } van { $count }
word-whole-round-of = ronde { $number } van { $count }
word-game-of = spel { $number } van { $count }
label-value = { $name }: { $value }
`;export{e as default};