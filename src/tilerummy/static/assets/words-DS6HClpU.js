var e=`colour-k = black
colour-b = blue
colour-r = red
colour-o = orange
colour-y = yellow
colour-g = green
colour-letter =
    { $colour ->
        [k] K
        [b] B
        [r] R
        [o] O
        [y] Y
       *[g] G
    }
tile-name =
    { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } { $number }
joker-name = joker
joker-name-coloured =
    { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } joker
tile-times = { $count } × { $tile }
tiles-none = no tiles
tiles-hidden =
    { $count ->
        [one] { $count } hidden tile
       *[other] { $count } hidden tiles
    }
meld-run =
    { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } run { $first }–{ $last }
meld-run-jokers =
    { $run } with { $count ->
        [one] a joker as { $places }
       *[other] jokers as { $places }
    }
meld-group = group of { $number }s in { $colours }
meld-group-jokers =
    { $group } with { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
list-and = { $first } and { $last }
word-tile = tile
word-joker = joker
word-meld = meld
word-group = group
word-run = run
word-row = row
word-rack = rack
word-table = table
word-pool = pool
word-seat = seat
word-player = player
word-computer = computer
word-opening = first lay
word-lay = lay
word-turn = turn
word-lap = lap
word-round = round
word-match = match
word-score-sheet = score sheet
word-edition = edition
word-house-rules = house rules
word-clock = clock
count-tiles =
    { $count ->
        [0] no tiles
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-jokers =
    { $count ->
        [0] no jokers
        [one] { $count } joker
       *[other] { $count } jokers
    }
count-melds =
    { $count ->
        [0] no melds
        [one] { $count } meld
       *[other] { $count } melds
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
count-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-es = Español
spoken-en = English
spoken-de = German
spoken-fr = French
spoken-it = Italian
spoken-nl = Dutch
spoken-es = Spanish
word-round-of = round { $number } of { $count }
word-whole-round-of = round { $number } of { $count }
word-game-of = game { $number } of { $count }
label-value = { $name }: { $value }
`;export{e as default};