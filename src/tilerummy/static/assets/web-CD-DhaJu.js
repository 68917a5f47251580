var e=`web-puzzles = Problèmes
web-your-name = Votre nom
web-guest = Invité
web-edition = Votre boîte
web-sheet-in = Notice en
web-more = Voir plus
web-players = Joueurs
web-rounds =
    { $unit ->
        [game] Cycles
       *[round] Manches
    }
web-rounds-games =
    { $rounds ->
        [one] { $rounds } cycle ({ $games } manches)
       *[other] { $rounds } cycles ({ $games } manches)
    }
web-clock = Chronomètre
web-clock-off = sans chronomètre
web-clock-sheet = selon la notice\xA0: { $time }
web-seat-number = Place { $number }
web-computer-listed = ordinateur ({ $level })
web-sheet-variants = Variantes de cette notice
web-sheet-readings = Autres lectures de cette notice
web-variants = Variantes
web-changed =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
web-public-watch = Parties à regarder
web-not-verified = non vérifié
web-not-verified-help = Cet enregistrement a été importé. Ses donnes ne découlent pas des graines qu’il indique.
web-stage-waiting = attend des joueurs
web-stage-playing = en cours
web-stage-round-over = en pause
web-stage-match-over = terminée
web-stage-closed = fermée
web-settings = Réglages
web-close = Fermer
web-back = Retour
web-link-here = Ce lien ne fonctionne que sur cet appareil. Pour que d’autres personnes de votre réseau puissent jouer, démarrez tilerummy play avec --network, ou tilerummy serve avec --host 0.0.0.0.
web-sit-down = Prendre place
web-seat-free = Place libre
web-save-table = Enregistrer les modifications
web-you = vous
web-link = Lien vers cette table
web-qr = Code QR du lien
web-copy-link = Copier le lien
web-copied = Copié
web-copy-by-hand = Ce navigateur ne permet pas à la page de copier. Le texte est sélectionné\xA0: copiez-le maintenant.
web-table = Table de jeu
web-table-empty = Rien ici pour l’instant.
web-table-empty-turn = La table est vide. Glissez des tuiles ici, ou touchez-les puis touchez la table.
web-first-lay = Votre première pose demande { $points } points.
web-rack = Votre chevalet
web-rack-count =
    { $count ->
        [one] Votre chevalet\xA0: { $count } tuile
       *[other] Votre chevalet\xA0: { $count } tuiles
    }
web-rack-empty = Votre chevalet est vide.
web-rack-up = Défiler vers le haut
web-rack-down = Défiler vers le bas
web-watching = Vous regardez.
web-row-named = Rangée { $number }\xA0: { $tiles }
web-new-row = Nouvelle rangée
web-repacked = La table était pleine. Les combinaisons ont été resserrées.
web-joker-as = joker comme { $tile }
web-joker-number = Le joker est un
web-fit = Tout voir
web-size = Taille de la table
web-smaller = Plus petit
web-larger = Plus grand
web-pool = Pioche
web-beside = À côté de la table
web-open-tile = dernière tuile
web-take = Prendre
web-sort = Trier le chevalet
web-sort-smart = Auto
web-sort-run-name = trier par couleur
web-sort-group-name = trier par nombre
web-sort-smart-name = combinaisons d’abord
web-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-tile-left =
    { $count ->
        [0] { $tile }, il n’en reste plus
       *[other] { $tile }, il en reste { $count }
    }
web-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-opened = a posé
web-not-opened = n’a pas posé
web-away = absent
web-is-playing = joue
web-level-random = hasard
web-level-beginner = débutant
web-level-casual = tranquille
web-level-steady = régulier
web-level-shrewd = rusé
web-level-newcomer = débutant (1)
web-level-learner = tranquille (2)
web-level-regular = habitué (3)
web-level-solid = solide (4)
web-level-skilled = habile (5)
web-level-strong = fort (6)
web-level-expert = expert (7)
web-level-master = maître (8)
web-substitute = Laisser un ordinateur jouer pour { $name }
web-away-offer = { $name } n’est pas là. Touchez le nom en haut pour laisser jouer un ordinateur.
web-away-yes = Le laisser jouer
web-away-agreed = Vous acceptez qu’un ordinateur joue pour { $name }. On demande aussi aux autres.
web-level = Niveau de l’ordinateur
web-your-turn = À vous de jouer
web-you-start = Vous commencez.
web-turn-of = { $name } joue. Vous pouvez déplacer vos tuiles et préparer votre coup.
web-watching-turn = { $name } joue.
web-turn-lay-or-draw = À vous\xA0: posez des tuiles ou piochez.
web-turn-draw = À vous\xA0: piochez une tuile.
web-turn-take-or-draw = À vous\xA0: piochez, ou prenez la défausse et posez-la aussitôt.
web-turn-lay-or-pass = À vous. La pioche est vide\xA0: posez des tuiles ou passez.
web-turn-drawn = Vous pouvez poser avec la tuile piochée ou passer.
web-turn-lay-or-discard = Posez des tuiles si vous pouvez. Pour finir, touchez une tuile, puis Défausser.
web-turn-discard = Pour finir, défaussez une tuile\xA0: touchez-la, puis Défausser.
web-plan = Votre plan. Personne d’autre ne le voit.
web-choose-place = Où ? Cadre doré plein\xA0: une combinaison. Cadre en tirets\xA0: une étape.
web-exchange = L’échanger contre le joker
web-joker-in-hand = Vous avez le joker. Placez-le dans une combinaison pendant ce tour.
web-opening = Points de la première pose
web-opening-label = Première pose
web-undo = Annuler
web-redo = Rétablir
web-reset = Recommencer le tour
web-draw = Piocher
web-draw-sure = Vos tuiles retournent au chevalet. Piocher ?
web-pass-sure = Vos tuiles retournent au chevalet. Passer ?
web-pass = Passer
web-discard = Défausser
web-end-turn = Terminer
web-seconds-left =
    { $count ->
        [one] Encore { $count } seconde.
       *[other] Encore { $count } secondes.
    }
web-dealing = On distribue les tuiles.
web-connecting = Connexion…
web-no-connection = Pas de connexion. La page réessaie d’elle-même.
web-reconnecting = Connexion perdue. Nouvel essai…
web-say-lifted = En main\xA0: { $tiles }. Les flèches choisissent la place, Entrée pose, Échap annule.
web-say-put-back = Remis en place.
web-hint = Conseil
web-hint-help = Les conseils sont notés dans l’enregistrement de la manche.
web-hint-1 = Puis-je poser ?
web-hint-2 = Quelles tuiles ?
web-hint-3 = Montrez-moi
web-hint-0 = Puis-je tout poser ?
web-hint-4 = Meilleure chance
web-hint-show = Poser pour moi
web-react = Envoyer une réaction
web-reaction-well = Bien joué !
web-reaction-thanks = Merci !
web-reaction-oops = Oups…
web-reaction-hurry = C’est à vous
web-reaction-think = Je réfléchis…
web-reaction-bye = À bientôt !
web-score-sheet = Feuille de score
web-total = Total
web-next-round = Manche suivante
web-rematch = Rejouer
web-look-back = Revoir la manche
web-to-start = Page d’accueil
web-to-table = Retour à la table
web-menu = Menu du jeu
web-rules = Les règles à cette table
web-sources = Les sources indiquent la notice, la langue et la ligne\xA0: «\xA0002 en L133\xA0» est la ligne 133 du texte anglais de la notice 002.
web-sources-show = Afficher les sources
web-rule-link = Ce que dit la notice
web-log = Coups joués
web-again = Revoir le dernier coup
web-keys = Touches
web-keys-press-again = Appuyez encore une fois sur { $key } pour confirmer.
web-table-closed = Cette table est fermée.
web-lesson = La leçon
web-lesson-offer = Vous débutez ? Apprenez le jeu en deux minutes
web-lesson-unknown = Cette leçon n’existe pas.
web-puzzle-unknown = Ce problème n’existe pas.
web-lesson-back = Une étape en arrière
web-lesson-next = Étape suivante
web-lessons-all = Toutes les leçons
`;export{e as default};