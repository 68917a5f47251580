### Les règles entières d’une table, en phrases. Voir en/table.ftl.

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
