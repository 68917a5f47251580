### La ligne de commande. Voir en/cli.ftl, où figurent tous les noms et leurs variables.

## Commun

cli-version = tilerummy { $version }
cli-error = Erreur : { $message }
cli-file-missing = Le fichier { $path } n’existe pas.
cli-folder-missing = Le dossier { $path } n’existe pas.
cli-edition-several = Plusieurs éditions correspondent au nom { $name } : { $editions }. Choisissez l’une d’elles.
cli-edition-none = Il n’y a pas d’édition nommée { $name }. Les éditions sont : { $editions }.
cli-file-unreadable = Le fichier { $path } ne peut pas être lu.
cli-file-unwritable = Le fichier { $path } ne peut pas être écrit.
cli-file-exists = Le fichier { $path } existe déjà et reste tel quel.
cli-file-written = { $path } est écrit.
cli-no-record = Il n’y a pas d’enregistrement dans { $path }.
cli-line = Ligne { $line } : { $message }
cli-pair-expected = Chaque ligne demande une position, une tabulation et un coup.
cli-seat-missing =
    { $seats ->
        [one] Il n’y a pas de place { $seat } : { $seats } place, comptée à partir de 0.
       *[other] Il n’y a pas de place { $seat } : { $seats } places, comptées à partir de 0.
    }
cli-move-missing =
    { $moves ->
        [0] Il n’y a pas de coup { $number } : l’enregistrement n’en a aucun.
        [one] Il n’y a pas de coup { $number } : l’enregistrement n’en a que { $moves }.
       *[other] Il n’y a pas de coup { $number } : l’enregistrement en a { $moves }.
    }
cli-language-unknown = Il n’y a pas de messages en { $language }. Choisissez parmi : { $languages }.
cli-interrupted = Interrompu.
cli-answer-yes = o
cli-answer-no = n
cli-answer-expected = Répondez { $yes } ou { $no }.

## Progression

cli-reading = Lecture de { $path }…
cli-checking = Vérification…
cli-dealing = Donne…
cli-working = Calcul en cours…
cli-done = Terminé.

## Aide

cli-help = Le rami à tuiles, selon les règles imprimées.
cli-help-editions = Montrer ce que dit une notice imprimée, à quel endroit, et en quoi elle diffère d’une autre.
cli-help-judge = Dire si un coup est permis, et sinon pourquoi.
cli-help-replay = Montrer une manche enregistrée coup par coup.
cli-help-verify = Vérifier que la donne et les pioches d’un enregistrement sont honnêtes.
cli-help-draw = Dessiner une table et les chevalets.
cli-help-score = Tenir la feuille de score d’une partie à une vraie table.
cli-help-play = Jouer contre des ordinateurs.
cli-help-completion = Écrire un script qui complète les commandes et les éditions dans le shell.
cli-option-lang = Langue des messages.
cli-option-json = Répondre en JSON, pour les programmes.
cli-option-verify-kept = Ce que votre page a gardé ; elle l’affiche sous « La donne était-elle honnête ? ».
cli-option-against = Montrer seulement ce qui diffère de cette édition.
cli-option-at = S’arrêter après ce nombre de coups.
cli-option-seat = Montrer seulement ce que voit cette place, comptée à partir de 0.
cli-option-output = Le fichier à écrire.
cli-option-editions = Un dossier contenant vos propres éditions, en fichiers TOML. TILERUMMY_EDITIONS l’indique pour toutes les commandes.
cli-option-version = Afficher la version et quitter.
cli-option-help = Afficher cette aide et quitter.

## editions

cli-editions-title =
    { $count ->
        [one] { $count } édition
       *[other] { $count } éditions
    }
cli-editions-head-key = Nom
cli-editions-head-title = Description
cli-editions-head-languages = Langues
cli-editions-head-field = Règle
cli-editions-head-value = Valeur
cli-editions-head-basis = Fondement
cli-editions-head-source = Source
cli-editions-head-note = Remarque
cli-editions-revision = Révision { $revision }
cli-editions-differences =
    { $count ->
        [one] { $one } et { $other } diffèrent sur { $count } règle :
       *[other] { $one } et { $other } diffèrent sur { $count } règles :
    }
cli-editions-same = { $one } et { $other } ont les mêmes règles.
cli-editions-options = Variantes de cette notice
cli-editions-misprints = Coquilles
cli-editions-notes = Ce que la notice laisse ouvert, et comment on la lit ici
cli-editions-house = Règles maison
cli-no-affiliation = tilerummy n’est lié à aucun éditeur. Les noms de produits appartiennent à leurs propriétaires et indiquent seulement de quelle notice il s’agit.

## judge

cli-judge-legal = Le coup est permis.
cli-judge-refused =
    { $count ->
        [one] Le coup est refusé, pour { $count } raison :
       *[other] Le coup est refusé, pour { $count } raisons :
    }
cli-judge-reason = { $message } ({ $clause })

## Coups

cli-move-drew = { $name } pioche : { $tile }.
cli-move-drew-hidden = { $name } pioche une tuile.
cli-move-laid =
    { $count ->
        [one] { $name } pose { $count } tuile : { $melds }.
       *[other] { $name } pose { $count } tuiles : { $melds }.
    }
cli-move-opened =
    { $points ->
        [one] Première pose de { $name }, { $points } point : { $melds }.
       *[other] Première pose de { $name }, { $points } points : { $melds }.
    }
cli-move-rearranged =
    { $count ->
        [one] { $name } réorganise la table et pose { $count } tuile : { $tiles }.
       *[other] { $name } réorganise la table et pose { $count } tuiles : { $tiles }.
    }
cli-move-passed = { $name } passe.
cli-move-timeout =
    { $count ->
        [0] Temps écoulé pour { $name }.
        [one] Temps écoulé pour { $name }, qui pioche { $count } tuile.
       *[other] Temps écoulé pour { $name }, qui pioche { $count } tuiles.
    }
cli-move-timeout-back =
    { $count ->
        [0] Temps écoulé pour { $name } : tuiles reprises.
        [one] Temps écoulé pour { $name } : tuiles reprises, { $count } piochée.
       *[other] Temps écoulé pour { $name } : tuiles reprises, { $count } piochées.
    }
cli-move-timeout-kept =
    { $count ->
        [0] Temps écoulé pour { $name }. Il reste sur la table : { $melds }.
        [one] Temps écoulé pour { $name }, qui pioche { $count } tuile. Il reste sur la table : { $melds }.
       *[other] Temps écoulé pour { $name }, qui pioche { $count } tuiles. Il reste sur la table : { $melds }.
    }
cli-move-resigned = { $name } abandonne.
cli-move-left = { $name } a quitté la table.
cli-move-replaced = Un ordinateur joue maintenant pour { $name } : { $computer }.
cli-move-back = { $name } est de retour.
cli-move-discarded = { $name } défausse : { $tile }.
cli-move-took-discard = { $name } prend la tuile défaussée ({ $tile }) et pose : { $melds }.
cli-move-took-open-tile = { $name } prend la tuile visible ({ $tile }) et pose tout.
cli-own-drew = Vous piochez : { $tile }.
cli-own-drew-hidden = Vous piochez une tuile.
cli-own-laid =
    { $count ->
        [one] Vous posez { $count } tuile : { $melds }.
       *[other] Vous posez { $count } tuiles : { $melds }.
    }
cli-own-opened =
    { $points ->
        [one] Votre première pose, { $points } point : { $melds }.
       *[other] Votre première pose, { $points } points : { $melds }.
    }
cli-own-extended =
    { $count ->
        [one] Vous ajoutez { $count } tuile : { $tiles }.
       *[other] Vous ajoutez { $count } tuiles : { $tiles }.
    }
cli-own-rearranged =
    { $count ->
        [one] Vous réorganisez la table et posez { $count } tuile : { $tiles }.
       *[other] Vous réorganisez la table et posez { $count } tuiles : { $tiles }.
    }
cli-own-passed = Vous passez.
cli-own-timeout =
    { $count ->
        [0] Votre temps est écoulé.
        [one] Votre temps est écoulé, vous piochez { $count } tuile.
       *[other] Votre temps est écoulé, vous piochez { $count } tuiles.
    }
cli-own-timeout-back =
    { $count ->
        [0] Votre temps est écoulé : tuiles reprises.
       *[other] Votre temps est écoulé : tuiles reprises, vous en piochez { $count }.
    }
cli-own-timeout-kept =
    { $count ->
        [0] Votre temps est écoulé. Il reste sur la table : { $melds }.
        [one] Votre temps est écoulé, vous piochez { $count } tuile. Il reste sur la table : { $melds }.
       *[other] Votre temps est écoulé, vous piochez { $count } tuiles. Il reste sur la table : { $melds }.
    }
cli-own-resigned = Vous abandonnez.
cli-own-left = Vous avez quitté la table.
cli-own-replaced = Un ordinateur joue maintenant pour vous : { $computer }.
cli-own-back = Vous êtes de retour.
cli-own-discarded = Vous défaussez : { $tile }.
cli-own-took-discard = Vous prenez la tuile défaussée ({ $tile }) et posez : { $melds }.
cli-own-took-open-tile = Vous prenez la tuile visible ({ $tile }) et posez tout.
cli-own-out = Vous avez posé toutes vos tuiles.
cli-own-out-called = Vous annoncez « Rummy ! » et avez posé toutes vos tuiles.
cli-own-hand = Vous avez posé toutes vos tuiles en un seul tour. Les points comptent double.
cli-own-hand-called = Vous annoncez « Rummy ! » et avez posé toutes vos tuiles en un seul tour. Les points comptent double.
cli-own-blocked = La pioche est vide et tout le monde a passé. Il vous reste le moins de points ({ $points }).
cli-own-won-resigned = { $name } abandonne.

## Comment finit une manche

cli-round-out = { $name } a posé toutes ses tuiles et gagne la manche.
cli-round-out-called = { $name } annonce « Rummy ! », a posé toutes ses tuiles et gagne la manche.
cli-round-hand = { $name } pose tout d’un coup et gagne la manche. Les points sont doublés.
cli-round-hand-called = { $name } annonce « Rummy ! », pose tout d’un coup et gagne la manche. Les points sont doublés.
cli-round-blocked = La pioche est vide et tous ont passé. { $name } a le moins de points sur son chevalet ({ $points }) et gagne la manche.
cli-round-drawn = La manche est nulle. Personne ne marque.
cli-round-exhausted = La dernière tuile de la pioche a été piochée.
cli-round-cannot-draw = La pioche est vide : on ne peut plus piocher.
cli-round-lowest-shared = La pioche est vide, tous ont passé et les chevalets les plus faibles sont à égalité.
cli-round-all-passed = La pioche est vide et tous ont passé.
cli-round-resigned = { $name } abandonne et { $winner } gagne la manche.
cli-round-running = La manche n’est pas encore finie.
cli-start-drawn = On pioche pour savoir qui commence : { $draws }
cli-start-drawn-again = Égalité, on pioche de nouveau : { $draws }
cli-score-line = { $name } : { $points } (total { $total })

## replay

cli-replay-title = { $edition } : { $names }
cli-replay-round = Manche { $number }
cli-replay-lap = Tour de table { $lap }
cli-replay-seat = Place { $number } : { $name }
cli-replay-turn = Au tour de { $name }
cli-replay-start = La donne
cli-replay-end = Fin de l’enregistrement
cli-replay-clock = Temps utilisé : { $time }
cli-replay-illegal = Le coup { $number } est contraire aux règles : { $message }

## verify

cli-verify-ok =
    { $count ->
        [0] Tout est en ordre : la donne découle de la graine, et rien n’a été pioché.
        [one] Tout est en ordre : la donne et { $count } pioche découlent de la graine.
       *[other] Tout est en ordre : la donne et { $count } pioches découlent de la graine.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } vérification a échoué :
       *[other] { $count } vérifications ont échoué :
    }
cli-verify-commitment = La graine n’est pas celle à laquelle on s’était engagé avant le premier coup.
cli-verify-deal = Les tuiles distribuées à { $name } ne découlent pas de la graine.
cli-verify-starter = C’était à { $wanted } de commencer, pas à { $found }.
cli-verify-starter-draw = Les tuiles piochées pour savoir qui commence ne découlent pas de la graine : { $found } au lieu de { $wanted }.
cli-verify-draw = La pioche { $number } ne découle pas de la graine : { $found } au lieu de { $wanted }.
cli-verify-result = Le résultat inscrit est { $found }, mais la manche finit par { $wanted }.
cli-verify-illegal = Le coup { $number } est contraire aux règles : { $message }
cli-verify-seed-missing = L’enregistrement ne donne pas sa graine, on ne peut donc pas vérifier la donne. Elle s’inscrit après le dernier coup.
cli-verify-seed-missing-over = La manche est finie, mais l’enregistrement ne donne pas sa graine ; on ne peut donc pas vérifier la donne.
cli-verify-commitment-missing = L’enregistrement n’a pas d’engagement, personne ne peut donc dire si la graine était fixée d’avance.
cli-verify-hidden = L’enregistrement cache certaines pioches, on ne peut donc pas les vérifier. Demandez l’enregistrement complet.

## draw

cli-draw-written = Le dessin est dans { $path }.

## score

cli-score-welcome = Une feuille de score pour votre table. Entrée reprend ce qui est entre crochets.
cli-score-ask-edition = À quelle édition jouez-vous ? [{ $default }]
cli-score-ask-players = Combien de joueurs ? ({ $low }–{ $high })
cli-score-ask-name = Nom du joueur { $number }
cli-score-ask-out = Qui a posé toutes ses tuiles ? (nom ou numéro ; Entrée si personne)
cli-score-ask-rack = Que reste-t-il sur le chevalet de { $name } ? (tuiles comme r5k13j, ou points)
cli-score-ask-all-passed = La pioche était-elle vide et tous ont-ils passé ? (o/n)
cli-score-ask-pool-empty = La pioche était-elle vide, et la manche donc nulle ? (o/n)
cli-score-ask-hand = Est-ce que { $name } a tout posé d’un coup, dès sa première pose ? (o/n)
cli-score-no-such-player = Personne ici ne s’appelle { $text }.
cli-score-sum = Les points d’une manche doivent faire zéro en tout, et ceux-ci font { $sum }.
cli-score-head-total = Total
cli-score-head-won = Manches gagnées
cli-score-head-points = Points
cli-score-ask-next = Entrée : manche suivante · u : annuler la dernière manche · e : modifier la dernière manche · q : finir
cli-score-undone = La manche { $number } est annulée.
cli-score-nothing-to-undo = Il n’y a pas de manche à annuler.
cli-score-edit = Saisissez de nouveau la manche { $number }.
cli-score-saved = La feuille de score est dans { $path }.

## More of the command line, in the order of the alphabet

cli-argument-file = Un fichier avec un enregistrement ou toute une partie ; - lit l’entrée standard.
cli-argument-key = Le nom d’une édition ; des variantes et des règles maison peuvent suivre, comme ,hand,open_min=50. Sans lui : toutes les éditions.
cli-argument-move = Un coup en TRN : une pose comme :kbr10, une pioche +x, pass. Sans lui, POSITION est - et on lit des lignes avec une position, une tabulation et un coup.
cli-argument-position = Une position ou une vue en TRN, entre guillemets ou avec _ pour ses espaces.
cli-argument-shell = Le shell.
cli-draw-names = Il y a { $names } noms pour { $seats } places.
cli-draw-no-lay = Ce coup ne pose rien que l’on puisse dessiner : { $move }.
cli-editions-brief-joker-penalty = Malus
cli-editions-brief-jokers = Nombre
cli-editions-brief-legend = Pose : points de la première pose. Nombre : jokers en jeu. Chrono : secondes par tour. Pénalité : tuiles piochées à la fin du temps. Malus : points d’un joker resté sur un chevalet.
cli-editions-brief-open-min = Pose
cli-editions-brief-timeout-draw = Pénalité
cli-editions-brief-timer-s = Chrono
cli-editions-more = { $command } editions NOM montre toute une notice ; --against NOM ce qui diffère d’une autre.
cli-editions-printed = imprimé : { $value }
cli-editions-sheet = Notice { $sheet }, { $languages }
cli-editions-sheet-only = Notice { $sheet }
cli-editions-unused = Désactivé, ou sans effet ici
cli-file-no-text = Le fichier { $path } ne contient pas de texte UTF-8.
cli-file-trouble = { $path } : { $reason }.
cli-help-arguments = Arguments :
cli-help-commands = Commandes :
cli-help-options = Options :
cli-help-usage = Usage :
cli-move-extended =
    { $count ->
        [one] { $name } ajoute { $count } tuile : { $tiles }.
       *[other] { $name } ajoute { $count } tuiles : { $tiles }.
    }
cli-option-draw-lay = Montrer la table après ce coup, les tuiles posées étant marquées.
cli-option-draw-letters = Mettre la lettre de sa couleur sur chaque tuile.
cli-option-draw-names = Les noms des joueurs, séparés par des virgules.
cli-option-draw-theme = Clair ou sombre.
cli-option-draw-width = Largeur de l’image en pixels.
cli-option-replay-round = Seulement cette manche d’une partie, comptée à partir de 1.
cli-option-score-edition = L’édition que vous jouez, avec des variantes et des règles maison si vous voulez.
cli-option-score-file = Tenir la feuille dans ce fichier, et la continuer si elle existe.
cli-option-score-players = Les noms des joueurs dans le sens des aiguilles d’une montre, séparés par des virgules.
cli-option-score-print = Imprimer la feuille sans rien demander.
cli-option-score-round = Une manche en une ligne, comme « Ann fini ; Bo 12 » ; plusieurs fois si vous voulez.
cli-option-score-rounds = Le nombre de manches convenu, ou de cycles si un cycle compte une manche par joueur. Sinon une manche par joueur, ou un cycle.
cli-option-score-starter = Qui a commencé la première manche.
cli-our-fault = Erreur interne de tilerummy ({ $fault }). TILERUMMY_DEBUG=1 montre où.
cli-replay-after =
    { $count ->
        [0] Avant le premier coup
        [one] Après { $count } coup
       *[other] Après { $count } coups
    }
cli-replay-discards = Défausse de { $name }
cli-replay-open-tile = Tuile visible
cli-replay-other-seat = Cet enregistrement montre seulement ce qu’une autre place a vu, pas ce que { $seat } a vu.
cli-replay-round-missing = Il n’y a pas de manche { $number }. Manches dans le fichier : { $rounds }.
cli-replay-which-round = Le fichier a { $rounds } manches. Dites laquelle avec --round.
cli-score-ask-more = Toutes les manches convenues sont jouées. Encore une ? (o/n)
cli-score-ask-rounds = Combien de manches ? [{ $default }]
cli-score-ask-rounds-games = Combien de cycles de { $games } manches chacun ? [{ $default }]
cli-score-ask-save = Fichier pour la feuille de score (Entrée : ne pas sauvegarder)
cli-score-ask-starter = Qui commence la première manche ? (nom ou numéro ; Entrée si peu importe)
cli-score-commands = À tout moment : { $undo } · { $edit } 2 · { $sheet } · { $help } · { $end }
cli-score-set-up-help = Répondez à la question, ou reprenez avec Entrée ce qui est entre crochets. « { $undo } » revient à la question précédente.
cli-score-file-help = Tapez le nom d’un nouveau fichier, ou appuyez sur Entrée pour ne pas sauvegarder. « { $undo } » revient à la feuille.
cli-score-nothing-to-take-back = Il n’y a pas encore de réponse à annuler.
cli-score-file-bad = Le fichier { $path } ne contient pas de feuille de score.
cli-score-file-wrong = La feuille de score du fichier { $path } ne peut pas être juste. { $message }
cli-score-half-told = Saisie inachevée : { $line }
cli-score-line-help = Une manche entière en une ligne : { $example }
cli-score-number-expected = Donnez un nombre de { $low } à { $high }.
cli-score-other-sheet = { $path } contient une autre feuille : { $edition }, { $names }.
cli-score-rack-missing = Il manque ce qui restait à { $name }.
cli-score-rack-twice = Ce qui restait à { $name } est là deux fois.
cli-score-round-expected = Ce n’est pas une manche : { $text }. Tapez par exemple : { $example }.
cli-score-round-missing = Il n’y a pas de manche { $number }. Manches jouées jusqu’ici : { $rounds }.
cli-score-two-out = Une seule personne peut avoir posé toutes ses tuiles.
cli-score-who-out = Dites qui a posé toutes ses tuiles, ou que ce n’est personne : { $example }.
cli-score-word-blocked = bloqué
cli-score-word-drawn = nulle
cli-score-word-edit = modifier
cli-score-word-end = fin
cli-score-word-hand = tout
cli-score-word-help = aide
cli-score-word-out = fini
cli-score-word-sheet = feuille
cli-score-word-undo = annuler
cli-usage = { $message } { $command } --help montre comment faire.
cli-usage-choice = { $name } doit être l’un de : { $choices }.
cli-usage-command =
    { $close-count ->
        [0] La commande { $name } n’existe pas. { $command } --help les énumère.
       *[other] La commande { $name } n’existe pas. Vouliez-vous dire { $close } ?
    }
cli-usage-extra = C’est trop : { $text }. Une position se met entre guillemets, ou s’écrit avec _ pour ses espaces.
cli-usage-missing = Il manque { $name }.
cli-usage-number = { $name } doit être un nombre de { $low } à { $high }.
cli-usage-option =
    { $close-count ->
        [0] L’option { $option } n’existe pas.
       *[other] L’option { $option } n’existe pas. Vouliez-vous dire { $close } ?
    }
cli-usage-option-value = L’option { $option } est mal utilisée.
cli-verify-kept-commitment = La graine n’est pas celle qui a été montrée à votre page avant la donne.
cli-verify-kept-commitment-holds = La graine est celle qui a été montrée à votre page avant la donne.
cli-verify-kept-hashes = Les empreintes des joueurs ne sont pas celles qui ont été montrées à votre page.
cli-verify-kept-hashes-holds = Les empreintes des joueurs sont celles qui ont été montrées à votre page.
cli-verify-kept-entropy = Les octets de votre page n’ont pas été utilisés.
cli-verify-kept-entropy-holds = Les octets de votre page ont été utilisés.
cli-verify-entropy = Les octets de { $name } n’étaient pas fixés avant la donne.
cli-verify-entropy-holds = Chacun n’a ajouté que des octets fixés avant la donne, et les ordinateurs aucun.
cli-verify-commitment-holds = La graine est celle à laquelle on s’était engagé avant le premier coup.
cli-verify-deal-differs = La donne ne découle pas de la graine.
cli-verify-deal-holds = La donne découle de la graine.
cli-verify-draw-holds =
    { $count ->
        [0] Rien n’a été pioché.
        [one] { $count } pioche découle de la graine.
       *[other] Les { $count } pioches découlent de la graine.
    }
cli-verify-result-holds = Le résultat découle des coups.
cli-verify-starter-draw-holds = Les tuiles piochées pour savoir qui commence découlent de la graine.
