### Ce que choisit une édition. Voir en/rules.ftl.

## La boîte et le début

rule-colours = Couleurs
rule-colours-help = Les quatre couleurs des tuiles. Chaque couleur a les nombres de 1 à 13, tous en double.
value-colours = { $colours }
rule-jokers = Jokers
rule-jokers-help = Combien de jokers sont en jeu.
value-jokers =
    { $value ->
        [0] aucun joker
        [one] { $value } joker
       *[other] { $value } jokers
    }
rule-deal = Tuiles au départ
rule-deal-help = Combien de tuiles chacun reçoit avant le premier tour.
value-deal =
    { $value ->
        [one] { $value } tuile chacun
       *[other] { $value } tuiles chacun
    }
rule-seats = Joueurs
rule-seats-help = Combien de personnes peuvent jouer ensemble.
value-seats = { $low } à { $high } joueurs
value-seats-exact =
    { $value ->
        [one] { $value } joueur exactement
       *[other] { $value } joueurs exactement
    }
rule-joker-colour = Jokers de couleur
rule-joker-colour-help = Si un joker remplace n’importe quelle tuile ou seulement une tuile de sa couleur.
value-joker-colour-no = un joker remplace n’importe quelle tuile
value-joker-colour-yes = un joker par couleur, pour les tuiles de cette couleur
rule-first-player = Qui commence
rule-first-player-help = Comment on choisit qui commence une manche.
value-first-player-lot = tirage au sort
value-first-player-highest-tile = celui qui pioche le plus grand nombre
value-first-player-youngest = le plus jeune
rule-direction = Sens du jeu
rule-direction-help = Dans quel sens on joue autour de la table.
value-direction-clockwise = dans le sens des aiguilles d’une montre
value-direction-counter-clockwise = dans le sens inverse des aiguilles d’une montre

## La première pose

rule-open-min = Points pour la première pose
rule-open-min-help = Ce que doivent valoir ensemble les combinaisons de votre première pose, avec vos seules tuiles.
value-open-min =
    { $value ->
        [0] n’importe quelle combinaison
        [one] au moins { $value } point
       *[other] au moins { $value } points
    }
rule-open-joker = Joker à la première pose
rule-open-joker-help = Ce que compte un joker dans votre première pose.
value-open-joker-represented = le nombre qu’il remplace
value-open-joker-25 = toujours 25
rule-open-extend = La table après la première pose
rule-open-extend-help = Si vous pouvez utiliser le reste de la table dès le tour de votre première pose.
value-open-extend-same-turn = utilisable dans le même tour
value-open-extend-next-turn = utilisable dès votre prochain tour
rule-open-scope = Qui doit faire une première pose
rule-open-scope-help = Si chacun doit faire sa propre première pose.
value-open-scope-each = chacun pour soi
value-open-scope-any-player = un joueur pour tous
rule-open-after-draw = Première pose avec la tuile piochée
rule-open-after-draw-help = Si vous pouvez encore faire votre première pose dans le tour où vous avez pioché.
value-open-after-draw-no = au prochain tour seulement
value-open-after-draw-yes = tout de suite

## Réorganiser, et les jokers

rule-partial-take = Défaire les combinaisons
rule-partial-take-help = Avec quelle liberté vous pouvez défaire les combinaisons de la table.
value-partial-take-result-only = librement, seul le résultat compte
value-partial-take-keep-three = trois tuiles restent ensemble, ou chacune va dans une autre combinaison
rule-joker-free = Libérer un joker
rule-joker-free-help = Comment vous sortez un joker d’une combinaison de la table.
value-joker-free-exchange = en échange de la tuile qu’il remplace
value-joker-free-if-rest-valid = librement, si le reste est valable
rule-joker-source = Tuile contre le joker
rule-joker-source-help = D’où peut venir la tuile que vous échangez contre un joker.
value-joker-source-rack = de votre chevalet
value-joker-source-rack-or-table = de votre chevalet ou de la table
rule-joker-reuse = Joker libéré
rule-joker-reuse-help = Où peut aller un joker libéré ; il doit être reposé dans le même tour.
value-joker-reuse-anywhere = n’importe où
value-joker-reuse-other-meld = dans une autre combinaison
value-joker-reuse-new-meld = dans une nouvelle combinaison
rule-joker-split = Combinaisons avec un joker
rule-joker-split-help = Si une combinaison peut être défaite pendant que son joker reste en place.
value-joker-split-allowed = peuvent être défaites
value-joker-split-forbidden = peuvent seulement être complétées

## Le temps

rule-timer-s = Temps par tour
rule-timer-s-help = Combien de temps un tour peut durer.
value-timer-s =
    { $value ->
        [one] { $value } seconde
       *[other] { $value } secondes
    }
value-timer-s-minutes =
    { $value ->
        [one] { $value } minute
       *[other] { $value } minutes
    }
value-timer-s-none = sans limite
rule-timer-scope = Tours chronométrés
rule-timer-scope-help = Pour quels tours le temps est limité.
value-timer-scope-every-turn = tous les tours
value-timer-scope-after-opening = les tours après votre première pose
value-timer-scope-manipulation = dès que vous modifiez une combinaison de la table
rule-timeout-table = La table, temps écoulé
rule-timeout-table-help = Ce que devient la table quand le temps s’écoule au milieu d’un tour.
value-timeout-table-restore = comme avant le tour
value-timeout-table-keep-valid = les combinaisons valables restent
rule-timeout-loose = Tuiles isolées, temps écoulé
rule-timeout-loose-help = Où vont les tuiles qui ne sont dans aucune combinaison quand le temps s’écoule.
value-timeout-loose-own-back = les vôtres reviennent sur votre chevalet
value-timeout-loose-all-to-player = toutes vont sur votre chevalet
value-timeout-loose-own-back-table-home = les vôtres sur votre chevalet, celles de la table dans leur combinaison
rule-timeout-draw = Pénalité, temps écoulé
rule-timeout-draw-help = Combien de tuiles vous piochez quand le temps s’écoule au milieu d’un coup.
value-timeout-draw =
    { $value ->
        [0] pas de pénalité
        [one] piocher { $value } tuile
       *[other] piocher { $value } tuiles
    }
rule-timeout-idle-draw = Temps écoulé sans jouer
rule-timeout-idle-draw-help = Combien de tuiles vous piochez quand le temps s’écoule et que vous n’avez rien touché.
value-timeout-idle-draw =
    { $value ->
        [0] ne rien piocher
        [one] piocher { $value } tuile
       *[other] piocher { $value } tuiles
    }

## La fin de la manche, la partie

rule-pool-empty = Pioche vide
rule-pool-empty-help = Comment finit une manche quand il n’y a plus rien à piocher.
value-pool-empty-draw-when-exhausted = manche nulle avec la dernière tuile
value-pool-empty-draw-on-failed-draw = manche nulle dès que quelqu’un devrait piocher
value-pool-empty-play-on = on continue ; si tous passent, celui qui a le moins de points sur son chevalet gagne
value-pool-empty-pass-then-draw = on continue ; si tous passent, la manche est nulle
rule-blocked-score = Manche bloquée
rule-blocked-score-help = Ce que perdent les autres quand personne n’a posé toutes ses tuiles.
value-blocked-score-none = personne ne marque
value-blocked-score-full = les autres perdent tous les points de leur chevalet
value-blocked-score-difference = les autres perdent ce qu’ils ont de plus que le gagnant
rule-joker-penalty = Joker resté sur le chevalet
rule-joker-penalty-help = Ce que coûte un joker encore sur votre chevalet à la fin.
value-joker-penalty =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
rule-call-out = Annonce de la dernière tuile
rule-call-out-help = Si l’on annonce que l’on pose sa dernière tuile ; l’oublier ne coûte rien.
value-call-out-no = aucune annonce
value-call-out-yes = on annonce le nom du jeu
rule-match = Qui gagne la partie
rule-match-help = Ce qui décide de la partie une fois toutes les manches jouées.
value-match-total = le plus de points
value-match-games-then-total = le plus de manches gagnées, puis le plus de points
rule-round-games = Manches par cycle
rule-round-games-help = Combien de manches, chacune avec sa donne, forment un cycle de la notice.
value-round-games-one = une seule
value-round-games-players = autant que de joueurs
rule-next-starter = Qui commence la manche suivante
rule-next-starter-help = Comment on choisit qui commence la manche suivante.
value-next-starter-rotate = le joueur suivant, à tour de rôle
value-next-starter-redraw = on choisit de nouveau, comme au début
value-next-starter-follower = le joueur qui aurait joué ensuite

## Variantes

rule-hand-double = Tout poser d’un coup
rule-hand-double-help = Si les points doublent quand quelqu’un qui n’avait rien posé pose tout en un seul tour.
value-hand-double-no = rien de spécial
value-hand-double-yes = points doublés
rule-hand-open = Tout poser d’un coup sans assez de points
rule-hand-open-help = S’il est permis de tout poser en un tour même quand cela vaut moins qu’une première pose.
value-hand-open-no = interdit
value-hand-open-yes = permis
rule-discard-pile = Défausse
rule-discard-pile-help = Si chaque tour commence par une tuile et finit par une tuile défaussée, que le joueur suivant peut prendre.
value-discard-pile-no = sans défausse
value-discard-pile-yes = piocher, poser, défausser
rule-open-last-tile = Tuile visible
rule-open-last-tile-help = Si une tuile de la pioche est visible et peut être prise pour tout poser.
value-open-last-tile-no = aucune
value-open-last-tile-yes = une, pour tout poser

### Les règles entières d’une table, en phrases.

## Titres

table-part-goal = But du jeu
table-part-box = Tuiles et joueurs
table-part-melds = Combinaisons
table-part-opening = Première pose
table-part-turn = Tours de jeu
table-part-jokers = Les jokers
table-part-clock = Chronomètre
table-part-end = Fin de la manche
table-part-score = Décompte
table-part-variants = Règles particulières

## Dans toutes les éditions

table-goal = Soyez le premier à poser toutes les tuiles de votre chevalet.
table-words = Dans cette notice : { $words }.
table-words-in = Dans cette notice ({ $language }) : { $words }.
table-group = Une série compte trois ou quatre tuiles du même nombre, chacune d’une couleur différente.
table-run = Une suite compte au moins trois tuiles d’une même couleur dont les nombres se suivent. Le 1 se place seulement devant le 2, jamais après le 13.
table-turn = À votre tour, vous posez au moins une tuile de votre chevalet, ou vous piochez une tuile ; le tour est alors fini.
table-turn-discard = À votre tour, vous prenez d’abord une tuile, vous posez si vous pouvez, puis vous défaussez une tuile.
table-use = Après votre première pose, vous pouvez compléter toutes les combinaisons de la table et les réorganiser.
table-rows = À la fin de votre tour, il ne doit y avoir sur la table que des combinaisons, et aucune tuile de la table ne revient sur un chevalet.
table-out = Celui qui pose la dernière tuile de son chevalet gagne la manche.
table-score = Les autres perdent les points des tuiles de leur chevalet, et le gagnant les reçoit tous. Une tuile compte son nombre.

## Tuiles et joueurs

table-colours = Les couleurs des tuiles sont { $colours }. Chaque couleur a les nombres de 1 à 13, tous en double.
table-jokers =
    { $value ->
        [0] Il n’y a pas de joker.
        [one] Il y a { $value } joker.
       *[other] Il y a { $value } jokers.
    }
table-deal =
    { $value ->
        [one] Au départ, chaque joueur prend { $value } tuile.
       *[other] Au départ, chaque joueur prend { $value } tuiles.
    }
table-seats = Le jeu se joue de { $low } à { $high } joueurs.
table-seats-exact =
    { $value ->
        [one] Le jeu se joue à { $value } joueur.
       *[other] Le jeu se joue à { $value } joueurs.
    }
table-first-player-lot = On tire au sort qui commence.
table-first-player-highest-tile = Celui qui pioche le plus grand nombre commence.
table-first-player-youngest = Le plus jeune commence.
table-direction-clockwise = On joue dans le sens des aiguilles d’une montre.
table-direction-counter-clockwise = On joue dans le sens inverse des aiguilles d’une montre.

## La première pose

table-open-min =
    { $value ->
        [0] Pour la première pose, n’importe quelle combinaison suffit.
       *[other] Les combinaisons de votre première pose doivent valoir ensemble au moins { $value } points, avec les seules tuiles de votre chevalet.
    }
table-open-joker-represented = Dans la première pose, un joker compte le nombre qu’il remplace.
table-open-joker-25 = Dans la première pose, un joker compte toujours 25.
table-open-extend-same-turn = Dès le tour de votre première pose, vous pouvez utiliser les autres combinaisons de la table.
table-open-extend-next-turn = Vous ne pouvez utiliser les autres combinaisons de la table qu’au tour qui suit votre première pose.
table-open-scope-each = Chaque joueur doit faire sa propre première pose.
table-open-scope-any-player = Dès qu’un joueur a fait la première pose, tous peuvent poser.
table-open-after-draw-no = Si la tuile piochée permet votre première pose, vous devez attendre votre prochain tour.
table-open-after-draw-yes = Si vous piochez avant votre première pose, vous pouvez encore la faire dans le même tour.

## Réorganiser, et les jokers

table-partial-take-result-only = Vous pouvez défaire les combinaisons librement, pourvu qu’à la fin il n’y ait que des combinaisons valables.
table-partial-take-keep-three = Si vous prenez des tuiles d’une combinaison, au moins trois de ses tuiles restent ensemble, ou chacune va dans une autre combinaison.
table-joker-colour-no = Un joker remplace n’importe quelle tuile.
table-joker-colour-yes = Il y a un joker de chaque couleur. Il ne remplace que les tuiles de sa couleur.
table-joker-free-exchange = Vous n’obtenez un joker de la table qu’en échange de la tuile qu’il remplace.
table-joker-free-if-rest-valid = Vous pouvez libérer un joker de la table de n’importe quelle façon, pourvu qu’il reste des combinaisons.
table-joker-source-rack = La tuile de l’échange doit venir de votre chevalet.
table-joker-source-rack-or-table = La tuile de l’échange peut venir de votre chevalet ou de la table.
table-joker-reuse-anywhere = Un joker libéré doit être reposé dans le même tour, dans n’importe quelle combinaison.
table-joker-reuse-other-meld = Un joker libéré doit être posé dans une autre combinaison, dans le même tour.
table-joker-reuse-new-meld = Un joker libéré doit être posé dans une nouvelle combinaison, dans le même tour.
table-joker-split-allowed = On peut prendre des tuiles d’une combinaison avec un joker tant que le joker garde sa place.
table-joker-split-forbidden = Tant que son joker reste en place, une combinaison peut seulement être complétée, ou un autre de ses jokers échangé.

## Le chronomètre

table-timer-s =
    { $value ->
        [one] Le temps est limité à { $value } seconde.
       *[other] Le temps est limité à { $value } secondes.
    }
table-timer-s-minutes =
    { $value ->
        [one] Le temps est limité à { $value } minute.
       *[other] Le temps est limité à { $value } minutes.
    }
table-timer-s-days =
    { $value ->
        [one] Le temps est limité à { $value } jour.
       *[other] Le temps est limité à { $value } jours.
    }
table-timer-s-none = Un tour peut durer aussi longtemps que vous voulez.
table-clock-off = À cette table, on joue sans chronomètre. Dans la notice : { $time }.
table-timer-scope-every-turn = Le chronomètre tourne à tous les tours.
table-timer-scope-after-opening = Le chronomètre tourne aux tours qui suivent votre première pose.
table-timer-scope-manipulation = Le chronomètre part dès que vous modifiez une combinaison de la table, puis tourne jusqu’à la fin de votre tour. Avant cela, vous avez tout votre temps.
table-timeout-table-restore = Quand le temps est écoulé, la table redevient ce qu’elle était avant le tour.
table-timeout-table-keep-valid = Quand le temps est écoulé, les combinaisons valables restent sur la table.
table-timeout-loose-own-back = Vos tuiles isolées reviennent alors sur votre chevalet.
table-timeout-loose-all-to-player = Toutes les tuiles isolées vont alors sur votre chevalet.
table-timeout-loose-own-back-table-home = Vos tuiles isolées reviennent alors sur votre chevalet, celles de la table dans leur combinaison.
table-timeout-draw =
    { $value ->
        [0] Il n’y a pas d’autre pénalité.
        [one] Comme pénalité, vous piochez { $value } tuile.
       *[other] Comme pénalité, vous piochez { $value } tuiles.
    }
table-timeout-idle-draw =
    { $value ->
        [0] Si vous n’avez rien touché quand le temps s’écoule, vous ne piochez rien.
        [one] Si vous n’avez rien touché quand le temps s’écoule, vous piochez { $value } tuile.
       *[other] Si vous n’avez rien touché quand le temps s’écoule, vous piochez { $value } tuiles.
    }

## La fin et la partie

table-pool-empty-draw-when-exhausted = Si la pioche est vide avant qu’un joueur ait tout posé, la manche est nulle.
table-pool-empty-draw-on-failed-draw = Si un joueur doit piocher et que la pioche est vide, la manche est nulle.
table-pool-empty-play-on = Si la pioche est vide, on continue. Quand tous passent, celui qui a le moins de points sur son chevalet gagne.
table-pool-empty-pass-then-draw = Si la pioche est vide, on continue. Quand tous passent, la manche est nulle.
table-blocked-score-none = Si personne n’a tout posé, personne ne marque.
table-blocked-score-full = Si personne n’a tout posé, les autres perdent tous les points de leur chevalet.
table-blocked-score-difference = Si personne n’a tout posé, les autres perdent ce qu’ils ont de plus que le gagnant.
table-joker-penalty =
    { $value ->
        [one] Un joker resté sur un chevalet coûte { $value } point.
       *[other] Un joker resté sur un chevalet coûte { $value } points.
    }
table-call-out-yes = Celui qui a posé toutes ses tuiles annonce le nom du jeu à haute voix.
table-round-games-one = Chaque manche commence par une nouvelle donne.
table-round-games-players = Un cycle compte autant de manches que de joueurs ; chaque manche a sa donne.
table-match-total = Celui qui a le plus de points après toutes les manches gagne la partie.
table-match-games-then-total = Celui qui a gagné le plus de manches gagne la partie ; en cas d’égalité, les points décident.
table-next-starter-rotate = Le joueur suivant commence la manche suivante.
table-next-starter-redraw = On choisit de nouveau qui commence la manche suivante, comme au début.
table-next-starter-follower = Le joueur qui aurait joué ensuite commence la manche suivante.

## Variantes

table-hand-double-yes = Les points sont doublés si un joueur pose tout en un seul tour, dès sa première pose.
table-hand-open-yes = Si vous posez tout en un seul tour, la première pose ne demande pas de points.
table-discard-pile-yes = Vous pouvez prendre la dernière tuile défaussée juste avant vous, si vous la posez aussitôt dans une nouvelle combinaison.
table-open-last-tile-yes = Une tuile de la pioche est visible. Vous pouvez la prendre si elle vous permet de tout poser.

## A table in one line

table-fact-open-min =
    { $value ->
        [0] première pose libre
        [one] première pose à partir de { $value } point
       *[other] première pose à partir de { $value } points
    }
table-fact-no-clock = sans chronomètre
table-fact-clock = { $time } par tour
table-fact-days =
    { $value ->
        [one] { $value } jour
       *[other] { $value } jours
    }
table-fact-house = { $rule } (règle maison)
