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
cli-help-tasks = Écrire des questions pour modèles de langue, aux réponses vérifiables, et noter des réponses.
cli-option-tasks-kind = Seulement ce type de question ; on peut en donner plusieurs. Par défaut, tous alternent.
cli-option-tasks-count = Combien de questions écrire ; par défaut 10.
cli-option-tasks-seed = Un nombre\xA0: la même graine écrit les mêmes questions.
cli-option-tasks-edition = Seulement cette édition ; on peut en donner plusieurs. Par défaut, toutes alternent.
cli-option-tasks-out = Le fichier à écrire, une question par ligne ; par défaut, elles sont affichées.
cli-option-tasks-score = Noter un fichier de questions où chaque ligne a aussi la réponse d’un modèle, dans «\xA0response\xA0».
cli-tasks-made = Questions
cli-tasks-head-kind = Type
cli-tasks-head-count = Questions
cli-tasks-head-right = Justes
cli-tasks-head-mean = Note moyenne
cli-tasks-all = toutes
cli-tasks-one = --score ne va qu’avec --json, et --json ne sert qu’avec --score.
cli-tasks-line = La ligne { $line } n’est pas une question avec «\xA0metadata\xA0», «\xA0answer\xA0» et «\xA0response\xA0».
cli-tasks-none = Il n’y a pas de question dans { $path }.
`;export{e as default};