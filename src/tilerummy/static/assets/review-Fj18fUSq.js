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
review-lost =
    { $points ->
        [one] environ { $points } point de pourcentage de chances de gagner
       *[other] environ { $points } points de pourcentage de chances de gagner
    }
review-lost-waiting = { $name } a posé { $tiles }, ce qui a coûté { $lost }\xA0: mieux valait attendre.
review-lost-smaller = { $name } a fait sa première pose avec { $tiles }, ce qui a coûté { $lost }\xA0: mieux valait une première pose plus petite, avec { $better }.
review-lost-fewer = { $name } a posé { $tiles }, ce qui a coûté { $lost }\xA0: mieux valait ne poser que { $better }.
review-lost-more = { $name } a posé { $tiles }, ce qui a coûté { $lost }\xA0: mieux valait poser { $better }.
review-lost-others = { $name } a posé { $tiles }, ce qui a coûté { $lost }\xA0: mieux valait poser d’autres tuiles.
review-lost-nothing = { $name } n’a rien posé, ce qui a coûté { $lost }\xA0: mieux valait poser { $better }.
review-lost-win = { $name } aurait pu tout poser ; ne pas le faire a coûté { $lost }.
review-waited-well =
    { $count ->
        [one] { $name } a attendu\xA0: { $count } tuile pouvait être posée, mais ce n’était pas nettement mieux.
       *[other] { $name } a attendu\xA0: { $count } tuiles pouvaient être posées, mais ce n’était pas nettement mieux.
    }
review-good = { $name } a posé { $tiles }\xA0: rien d’autre n’était nettement mieux.
review-not-judged = Le temps de { $name } s’est écoulé\xA0: ce tour n’est pas jugé selon les chances.
review-turning-rises = Les chances de gagner de { $name } augmentent d’environ { $points } points de pourcentage.
review-turning-falls = Les chances de gagner de { $name } baissent d’environ { $points } points de pourcentage.
review-turning-lost-chance = { $name } fait une erreur, qui coûte { $lost }.
review-lay-nothing = Ne rien poser à ce tour.
review-nothing-laid = rien
review-mistakes =
    { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-only-tiles-rules = Avec ces règles ou ce nombre de joueurs, les chances ne sont pas connues. Les tours sont jugés selon les tuiles.
review-only-tiles-slow = Les chances demandent le programme compilé, qui n’est pas là, ou pas encore. Les tours sont jugés selon les tuiles.
review-only-tiles-long = Il y a trop de tours pour calculer les chances. Ils sont jugés selon les tuiles.
review-mark-won = Tout posé
review-mark-missed-win = Victoire manquée
review-mark-missed-first-lay = Première pose manquée
review-mark-joker-given = Joker offert
review-mark-lost-chance = Chances perdues
review-mark-waited = Attente
review-mark-missed-tiles = Tuiles oubliées
review-mark-missed-points = Points oubliés
review-mark-best = Meilleure pose
review-mark-good = Bonne pose
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
review-was-better = Mieux
review-was-lost = Coût
review-tiles-points = { $tiles } ({ $points })
review-show-best = Voir la meilleure pose
review-show-better = Voir ce qui valait mieux
review-show-played = Voir ce qui a été joué
review-lab = Ouvrir dans le laboratoire
review-reason = La raison de l’ordinateur
review-players = Joueurs
review-accuracy = précision { $percent }\xA0%
review-no-accuracy = n’a jamais rien eu à poser
review-rating-help = Précision\xA0: la part de la meilleure pose qui a été posée. Niveau\xA0: l’ordinateur au jeu le plus semblable, de 1 à 8, avec l’intervalle qui le contient avec une probabilité de 90\xA0%.
review-rating-help-chances = Précision\xA0: un tour qui ne coûte aucune chance compte en entier, et moitié moins par tranche de 10 points de pourcentage perdus. Niveau\xA0: selon les tuiles, l’ordinateur au jeu le plus semblable, de 1 à 8, avec l’intervalle qui le contient avec une probabilité de 90\xA0%.
review-judged = Juger les tours
review-by-chances = Selon les chances
review-by-tiles = Selon les tuiles
review-values = Points sur les chevalets
review-values-help = Le moins possible. Un cercle marque un tournant.
review-chances = Chances de gagner
review-chances-help = Choisissez un endroit du graphique pour voir le tour. Un cercle marque un tournant.
review-chances-table = Les chances en tableau
review-percent = { $percent }\xA0%
review-practise = S’exercer sur les erreurs
review-practise-help = Les tours les plus faibles de { $name } en exercices\xA0: trouvez mieux.
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