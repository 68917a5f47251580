var e=`puzzle-goal-out = Videz votre chevalet\xA0: posez les { $count } tuiles.
puzzle-goal-first-lay = Faites votre première pose avec { $count } tuiles.
puzzle-goal-joker = Libérez un joker de la table et posez { $count } tuiles.
puzzle-goal-tiles = Posez { $count } tuiles.
puzzle-kind-out = vider le chevalet
puzzle-kind-first-lay = première pose
puzzle-kind-joker = libérer le joker
puzzle-kind-tiles = poser des tuiles
puzzle-title = Problème { $id } · degré { $grade }
puzzle-solved = Résolu !
puzzle-solution = La solution, étape par étape\xA0:
puzzle-enter-next = Entrée\xA0: problème suivant · q\xA0: arrêter
puzzle-page = Problèmes
puzzle-about = Des positions de vraies manches. Un seul choix de tuiles atteint le but.
puzzle-daily = Problème du jour
puzzle-daily-grade = Degré { $grade } · { $date }
puzzle-daily-play = Résoudre
puzzle-daily-done = Vous l’avez résolu aujourd’hui.
puzzle-streak =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
puzzle-solved-count =
    { $count ->
        [one] { $count } problème résolu
       *[other] { $count } problèmes résolus
    }
puzzle-solved-of = { $count } sur { $most } résolus
puzzle-edition = Édition
puzzle-grade = Degré
puzzle-grade-any = Tous les degrés
puzzle-grade-1 = 1\xA0: poser ou compléter
puzzle-grade-2 = 2\xA0: réorganiser une combinaison
puzzle-grade-3 = 3\xA0: deux combinaisons à la fois
puzzle-grade-4 = 4\xA0: trois combinaisons à la fois
puzzle-grade-5 = 5\xA0: quatre ou plus
puzzle-grade-6 = 6\xA0: une grande partie de la table
puzzle-play = Jouer un problème
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-solved-before = Vous avez déjà résolu celui-ci.
puzzle-not-counted = La solution a été montrée, au moins en partie\xA0: ce problème ne compte pas comme résolu.
puzzle-rush = Contre le chronomètre
puzzle-rush-about = Le plus de problèmes possible en trois minutes. Ils sont de plus en plus difficiles. Trois fautes, et c’est fini.
puzzle-rush-start = Commencer
puzzle-rush-left = Temps restant\xA0: { $time }
puzzle-rush-mistakes = Fautes\xA0: { $count } sur { $most }
puzzle-rush-skip = Passer (compte comme une faute)
puzzle-rush-over = C’est fini.
puzzle-rush-best = Votre record\xA0: { $count }
cli-help-puzzles = Créer, lister et jouer des problèmes.
cli-argument-task = make cherche de nouveaux problèmes dans des manches entre ordinateurs ; list montre le recueil ; play joue un problème ici.
cli-argument-puzzle = L’identifiant d’un problème, pour play.
cli-option-puzzles-count = Combien de problèmes créer.
cli-option-puzzles-seed = Un nombre\xA0: la même graine donne les mêmes problèmes.
cli-option-puzzles-edition = Seulement cette édition.
cli-option-puzzles-grade = Seulement ce degré, de 1 (facile) à 6.
cli-option-puzzles-daily = Le problème du jour.
cli-puzzles-made = Problèmes
cli-puzzles-head-id = Identifiant
cli-puzzles-head-grade = Degré
cli-puzzles-head-goal = But
cli-puzzles-head-tiles = Tuiles
cli-puzzles-head-edition = Édition
cli-puzzles-found =
    { $count ->
        [one] { $count } problème.
       *[other] { $count } problèmes.
    }
cli-puzzles-unused = { $what } n’a pas de sens pour puzzles { $task }.
cli-puzzles-one = Désignez un problème par son identifiant, par --daily ou par --grade\xA0: un seul des trois.
`;export{e as default};