var e=`lab-table-empty = La table est vide.
lab-table-melds = La table n’a que des combinaisons.
lab-table-unclear = Un joker peut se lire de plusieurs façons. Choisissez.
lab-table-broken =
    { $count ->
        [one] { $count } rangée n’est pas une combinaison.
       *[other] { $count } rangées ne sont pas des combinaisons.
    }
lab-unsure = Le temps n’a pas suffi pour en être sûr.
lab-joker-points = Ici, un joker compte { $worth }, comme sur le chevalet.
lab-not-simplest = Le temps n’a pas suffi pour savoir si l’on peut moins réorganiser la table.
lab-left =
    { $count ->
        [0] Toutes les tuiles du chevalet peuvent être posées.
        [one] Au moins { $count } tuile reste sur le chevalet.
       *[other] Au moins { $count } tuiles restent sur le chevalet.
    }
lab-every =
    { $count ->
        [0] Il n’y a rien à poser.
        [one] { $count } seul choix de tuiles est le meilleur.
       *[other] { $count } choix de tuiles se valent.
    }
lab-every-some =
    { $count ->
        [one] { $count } choix a été trouvé. Il y en a peut-être d’autres.
       *[other] { $count } choix de même valeur ont été trouvés. Il y en a peut-être d’autres.
    }
lab-page = Laboratoire
lab-help = Composez une table et un chevalet, et demandez ce qui peut être posé.
lab-edition = Édition
lab-photo = Lire une photo
lab-photo-private = La photo ne quitte pas cet appareil.
lab-where = Une tuile touchée va sur
lab-to-table = la table
lab-to-rack = le chevalet
lab-keypad = Toutes les tuiles
lab-type = Ou tapez, par exemple\xA0: 5 6 7 rouges, ou 8 rouge à la rangée 1
lab-type-do = Exécuter
lab-row = Rangée { $number }
lab-new-row = Nouvelle rangée
lab-remove-row = Retirer la rangée { $number }
lab-remove-tile = Retirer { $tile }
lab-back-to-rack = Reprendre { $tile }
lab-lay-tile = Poser { $tile }
lab-clear = Tout effacer
lab-rack = Chevalet
lab-table = Table de jeu
lab-rack-empty = Pas encore de tuiles.
lab-opened = La première pose est faite
lab-joker-is = Que remplace le joker ?
lab-open-share = Ouvrir et partager
lab-paste = Position en TRN
lab-read = Ouvrir
lab-copy-trn = Copier le TRN
lab-save-svg = Enregistrer en SVG
lab-save-png = Enregistrer en PNG
lab-no-picture = Il n’y a d’image que si la table n’a que des combinaisons.
lab-picture-failed = L’image n’a pas pu être créée.
lab-answers = Réponses
lab-old = (sur la position précédente)
lab-waiting = Mettez des tuiles sur le chevalet pour demander ce qui peut être posé.
lab-broken-first = Réparez d’abord la table.
lab-goal = Le mieux, c’est
lab-goal-tiles-points = le plus de tuiles, puis de points
lab-goal-tiles = le plus de tuiles
lab-goal-points-tiles = le plus de points, puis de tuiles
lab-goal-points = le plus de points
lab-goal-keep-jokers = le plus de tuiles, en gardant les jokers
lab-goal-out = tout poser
lab-goal-open-least = la plus petite première pose
lab-best = Meilleure pose
lab-first-lay = Première pose
lab-go-out = Tout poser
lab-distance = Ce qui manque
lab-show-every = Voir toutes les meilleures poses
lab-lay-number = Pose { $number }
lab-before = Avant
lab-step = Étape { $number } sur { $count }
lab-step-back = Une étape en arrière
lab-step-forward = Une étape en avant
lab-play = Lire les étapes
lab-after = Après
lab-judge = Une pose est-elle permise ?
lab-judge-help = Composez la table telle qu’elle serait après la pose. Les tuiles viennent du chevalet.
lab-judge-start = Essayer une pose
lab-judge-stop = Terminer l’essai
lab-repair = Réparation
lab-use-repair = Prendre cette table
`;export{e as default};