var e=`companion-no-rounds = Aucune manche n’a été jouée.
companion-brief-out = { $name } a fini
companion-brief-hand = { $name } d’un coup
companion-brief-blocked = { $name } a le moins de points
companion-brief-drawn = nulle
companion-leader-total =
    { $points ->
        [one] { $name } mène avec { $points } point.
       *[other] { $name } mène avec { $points } points.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } mène avec { $rounds } manche gagnée ({ $points }).
       *[other] { $name } mène avec { $rounds } manches gagnées ({ $points }).
    }
companion-leaders = À égalité en tête\xA0: { $names }.
companion-nobody-leads = Personne ne mène encore.
companion-winner = { $name } gagne la partie.
companion-winners = { $names } se partagent la victoire.
companion-next-starter = { $name } commence la manche suivante.
companion-next-starter-redraw = Choisissez de nouveau qui commence la manche suivante.
companion-page = Feuille de score et chronomètre
companion-intro = Pour les joueurs qui ont la boîte devant eux. Vos feuilles de score restent dans ce navigateur.
companion-new = Nouvelle partie
companion-history = Vos parties
companion-import = Ouvrir un fichier
companion-import-bad = Ce fichier n’est pas une feuille de score.
companion-storage-full = Ce navigateur n’a plus de place pour la feuille de score. Enregistrez-la dans un fichier.
companion-gone = Cette partie n’est pas dans ce navigateur.
companion-players = Joueurs, dans le sens horaire
companion-player = Joueur { $number }
companion-add-player = Ajouter un joueur
companion-remove-player = Retirer le joueur { $number }
companion-starter = Qui commence ?
companion-starter-open = Pas encore décidé
companion-start = Commencer la partie
companion-change = Joueurs et durée
companion-on-turn = C’est à { $name } de jouer
companion-choose-turn = À qui le tour ?
companion-next = Au suivant\xA0: { $name }
companion-begin = Lancer le chronomètre
companion-pause = Pause
companion-resume = Reprendre
companion-time-up = Le temps est écoulé.
companion-clock-own = durée libre
companion-seconds = Secondes par tour
companion-enter = Noter la manche
companion-who-out = Qui a tout posé ?
companion-nobody = Personne
companion-hand = { $name } a posé toutes ses tuiles en un tour, dès la première pose
companion-left = Ce qui reste sur les chevalets
companion-points-of = Points de { $name }
companion-tiles-of = Tuiles de { $name }
companion-tiles = Tuiles
companion-photo = Photo du chevalet
companion-photo-of = Photo du chevalet de { $name }
companion-photo-private = Les points sont comptés d’après une photo du chevalet. La photo ne quitte pas cet appareil.
companion-take-back = Retirer { $tile }
companion-missing = Indiquez ce qu’il reste à { $name }.
companion-not-a-number = Entrez les points de { $name } sous forme de nombre entier, ou touchez les tuiles.
companion-edit = Modifier\xA0: { $title }
companion-undo = Effacer la dernière manche
companion-undo-sure = Effacer cette ligne de la feuille de score ? { $title }, { $ending }. C’est définitif.
companion-delete = Supprimer la partie
companion-delete-sure = Supprimer la feuille de score de { $names } ? C’est définitif.
companion-lab = Que puis-je poser ? Est-ce permis ?
companion-print = Imprimer
companion-share = Partager
companion-export = Enregistrer dans un fichier
companion-checked = Vérifié\xA0: les points de chaque manche s’annulent.
`;export{e as default};