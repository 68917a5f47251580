var e=`review-won =
    { $count ->
        [one] { $name } a posé sa dernière tuile et gagne.
       *[other] { $name } a posé ses { $count } tuiles et gagne.
    }
review-missed-win = { $name } aurait pu tout poser\xA0: chaque tuile du chevalet avait sa place.
review-missed-first-lay = { $name } aurait pu faire sa première pose, avec { $points } points.
review-joker-given = { $name } a offert un joker\xA0: { $other } l’a pris avant le tour suivant.
review-waited =
    { $count ->
        [one] { $name } a attendu\xA0: { $count } tuile pouvait être posée.
       *[other] { $name } a attendu\xA0: { $count } tuiles pouvaient être posées.
    }
review-missed-tiles = { $name } a posé { $count } des { $best } tuiles possibles.
review-missed-lay =
    { $count ->
        [one] { $name } n’a rien posé, alors que { $count } tuile pouvait l’être.
       *[other] { $name } n’a rien posé, alors que { $count } tuiles pouvaient l’être.
    }
review-missed-points =
    { $points ->
        [one] { $name } a posé autant de tuiles que possible, mais d’autres valent { $points } point de plus.
       *[other] { $name } a posé autant de tuiles que possible, mais d’autres valent { $points } points de plus.
    }
review-best =
    { $count ->
        [one] { $name } a posé { $count } tuile\xA0: la meilleure pose.
       *[other] { $name } a posé { $count } tuiles\xA0: la meilleure pose.
    }
review-best-first-lay =
    { $count ->
        [one] { $name } a fait la meilleure première pose, avec { $count } tuile.
       *[other] { $name } a fait la meilleure première pose, avec { $count } tuiles.
    }
review-nothing = { $name } n’avait rien à poser.
review-nothing-resigned = { $name } a abandonné.
review-nothing-timeout = { $name } n’avait rien à poser, et le temps s’est écoulé.
review-hidden = Le chevalet de { $name } est caché\xA0: ce tour ne peut pas être jugé.
review-turning-lead = { $name } prend la tête.
review-turning-missed-win = { $name } laisse passer la victoire.
review-level = niveau { $level } (de { $low } à { $high })
review-level-range = niveau { $low } à { $high }
review-level-certain = niveau { $level }
review-mark-won = Tout posé
review-mark-missed-win = Victoire manquée
review-mark-missed-first-lay = Première pose manquée
review-mark-joker-given = Joker offert
review-mark-waited = Attente
review-mark-missed-tiles = Tuiles oubliées
review-mark-missed-points = Points oubliés
review-mark-best = Meilleure pose
review-mark-nothing = Rien à poser
review-page = Analyse
review-open = Revoir un enregistrement
review-open-help = Ouvrez un enregistrement (un fichier TRN). «\xA0Télécharger l’enregistrement\xA0» dans le menu d’une table vous en donne un. Il est analysé, puis oublié.
review-file = Choisir un fichier
review-paste = Ou collez ici le texte de l’enregistrement
review-read = Analyser
review-too-large = L’enregistrement est trop long\xA0: { $count } caractères au plus peuvent être analysés.
review-loading = Analyse des tours…
review-again = Réessayer
review-continue = Continuer à partir de ce tour
review-other = Autre enregistrement
review-game = Manche
review-number = { $number } sur { $count }
review-steps = Parcourir les tours
review-first = Au début
review-back = Un tour en arrière
review-play = Lire
review-pause = Pause
review-forward = Un tour en avant
review-last = À la fin
review-keys = Touches\xA0: flèches, Espace, Début et Fin.
review-deal = La donne
review-turn = Tour { $number } sur { $count }
review-turns = Tours
review-view = Chevalets
review-all-racks = tous
review-rack-of = Chevalet de { $name }
review-rack-hidden =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
review-was-laid = Posé
review-was-possible = Possible
review-was-missed = Oublié
review-tiles-points = { $tiles } ({ $points })
review-show-best = Voir la meilleure pose
review-show-played = Voir ce qui a été joué
review-lab = Ouvrir dans le laboratoire
review-reason = La raison de l’ordinateur
review-players = Joueurs
review-accuracy = précision { $percent }\xA0%
review-no-accuracy = n’a jamais rien eu à poser
review-rating-help = Précision\xA0: la part de la meilleure pose qui a été posée. Niveau\xA0: l’ordinateur au jeu le plus semblable, de 1 à 8, avec l’intervalle qui le contient avec une probabilité de 90\xA0%.
review-values = Points sur les chevalets
review-values-help = Le moins possible. Un cercle marque un tournant.
review-practise = S’exercer sur les erreurs
review-practise-help = Les tours les plus faibles de { $name } en exercices\xA0: trouvez une meilleure pose.
review-practise-none = { $name } n’a fait aucune erreur sur laquelle s’exercer.
review-try = Essayer le tour { $number }
review-hinted = Après un conseil.
review-begins = { $name } commence.
review-exercise = Exercice\xA0: tour { $number }
review-find =
    { $count ->
        [0] Rien n’a été posé ici. Que pouvait-on poser ?
        [one] { $count } tuile a été posée ici. Y a-t-il mieux ?
       *[other] { $count } tuiles ont été posées ici. Y a-t-il mieux ?
    }
review-show-answer = Voir la solution
`;export{e as default};