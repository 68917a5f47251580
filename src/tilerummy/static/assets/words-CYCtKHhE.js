var e=`colour-k = noir
colour-b = bleu
colour-r = rouge
colour-o = orange
colour-y = jaune
colour-g = vert
colour-letter =
    { $colour ->
        [k] N
        [b] B
        [r] R
        [o] O
        [y] J
       *[g] V
    }
tile-name =
    { $number } { $colour ->
        [k] noir
        [b] bleu
        [r] rouge
        [o] orange
        [y] jaune
       *[g] vert
    }
joker-name = joker
joker-name-coloured =
    joker { $colour ->
        [k] noir
        [b] bleu
        [r] rouge
        [o] orange
        [y] jaune
       *[g] vert
    }
tile-times = { $count } × { $tile }
tiles-none = aucune tuile
tiles-hidden =
    { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
meld-run =
    suite { $colour ->
        [k] noire
        [b] bleue
        [r] rouge
        [o] orange
        [y] jaune
       *[g] verte
    } { $first }–{ $last }
meld-run-jokers =
    { $run } avec { $count ->
        [one] un joker en { $places }
       *[other] des jokers en { $places }
    }
meld-group = série de { $number } en { $colours }
meld-group-jokers =
    { $group } avec { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
list-and = { $first } et { $last }
word-tile = tuile
word-joker = joker
word-meld = combinaison
word-group = série
word-run = suite
word-row = rangée
word-rack = chevalet
word-table = table
word-pool = pioche
word-seat = place
word-player = joueur
word-computer = ordinateur
word-opening = première pose
word-lay = poser
word-turn = tour
word-lap = tour de table
word-round = manche
word-match = partie
word-score-sheet = feuille de score
word-edition = édition
word-house-rules = règles maison
word-clock = chronomètre
count-tiles =
    { $count ->
        [0] aucune tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
count-jokers =
    { $count ->
        [0] aucun joker
        [one] { $count } joker
       *[other] { $count } jokers
    }
count-melds =
    { $count ->
        [0] aucune combinaison
        [one] { $count } combinaison
       *[other] { $count } combinaisons
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
count-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
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
spoken-en = anglais
spoken-de = allemand
spoken-fr = français
spoken-it = italien
spoken-nl = néerlandais
spoken-es = espagnol
word-round-of = manche { $number } sur { $count }
word-whole-round-of = cycle { $number } sur { $count }
word-game-of = manche { $number } sur { $count }
label-value = { $name }\xA0: { $value }
`;export{e as default};