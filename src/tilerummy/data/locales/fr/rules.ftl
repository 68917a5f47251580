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
