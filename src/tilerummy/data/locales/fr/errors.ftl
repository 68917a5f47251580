### Un texte illisible, ou une chose qui ne peut pas exister. Voir en/errors.ftl.

error-illegal-move = Les règles refusent ce coup. { $reasons }
error-illegal-move-at = Le coup { $number } de l’enregistrement ({ $move }) est contraire aux règles. { $reasons }

## Où se trouve la faute

error-place = { $message } (caractère { $place }, à la flèche : { $before }→{ $after })
error-place-line = { $message } (ligne { $line }, caractère { $place }, à la flèche : { $before }→{ $after })
error-place-empty = { $message } (rien n’est écrit à cet endroit)

## Tuiles et combinaisons

error-tile-expected = Il faut ici une tuile : une lettre de couleur et un nombre, par exemple r5, ou j pour un joker.
error-tiles-missing = Il manque ici des tuiles. Indiquez-les à la suite, par exemple r5k13j, ou - s’il n’y en a pas.
error-text-after-tile = Il y a quelque chose de trop après la tuile.
error-number-expected = Il faut ici un nombre.
error-number-not-on-a-tile = Aucune tuile ne porte le nombre { $number } : elles vont de 1 à 13.
error-meld-expected = Il faut ici une combinaison : une suite comme r3-7, une série comme kbr10 ou des tuiles comme [r5r6r7].
error-row-expected = Il faut ici des tuiles entre crochets : [r5r6r7].
error-run-descends = La suite est à l’envers. Le plus petit nombre vient en premier.
error-joker-outside-run = Chaque joker doit avoir sa propre place entre le premier et le dernier nombre de la suite.
error-not-a-group = Cela ne fait pas une série de { $number } ({ $colours }) : une série compte trois ou quatre couleurs différentes.
error-not-a-run = Cela ne fait pas une suite de { $first } à { $last } ({ $colour }) : une suite compte au moins trois nombres qui se suivent.
error-not-a-meld = Ce n’est ni une série ni une suite : { $meld }.
error-two-readings = Ces tuiles peuvent se lire de deux façons : { $meld }. Choisissez : { $readings }.
error-tiles-not-there = Ces tuiles ne sont pas là : { $tiles }.
error-tiles-not-one-box = Ces tuiles ne viennent pas d’une seule boîte : { $tiles }.
error-tiles-of-other-colours = Ces tuiles ont d’autres couleurs que { $colours } : { $tiles }.
error-too-many-tiles = Cela fait trop de tuiles : il ne peut pas y en avoir plus de { $most }.
error-more-than-in-the-box = Il y en a plus que la boîte n’en contient : { $tiles }.
error-no-such-tile = Il n’y a pas de tuile de couleur { $colour } portant le nombre { $number }.
error-wrong-type = { $field } doit être { $wanted }, et non { $value }.
error-language-unknown = Il n’y a pas de messages en { $language }. Choisissez parmi : { $known }.

## Coups

error-move-expected = Il faut ici un coup : une pose comme :kbr10, une pioche +x, pass ou resign.
error-colon-expected = Il manque un deux-points : une pose s’écrit avec les combinaisons reprises, un deux-points, puis les combinaisons posées.
error-other-move-expected = C’est bien un coup, mais pas du genre attendu ici ({ $wanted }).
error-draw-without-tile = Ce coup ne dit pas quelles tuiles ont été piochées : { $move }.

## Positions

error-six-fields-expected = Une position a six parties séparées par des espaces, et une de plus par variante ; ici il y en a { $found }.
error-seats-expected = Ici figurent les places qui ont fait leur première pose, par exemple 02, ou - s’il n’y en a pas.
error-turn-expected = Ici figure la place dont c’est le tour, par exemple 0.
error-clock-expected = Ici figurent le tour de table et le nombre de passes consécutives, par exemple 3.0.
error-fields-of-variants = La défausse et la tuile visible demandent une partie de plus à la fin, et seulement là où on joue avec.
error-open-tile-expected = Ici figure la tuile visible, par exemple ^r5, ou ^- si elle n’y est plus.
error-seats-out-of-range = Cela se joue à { $range }, pas à { $seats }.
error-no-such-seat =
    { $seats ->
        [one] Il n’y a pas de place { $seat } : cette table n’a que { $seats } place, et on compte à partir de 0.
       *[other] Il n’y a pas de place { $seat } : cette table n’a que { $seats } places, et on compte à partir de 0.
    }
error-no-such-stage = Avec ces règles, un tour ne peut pas en être à « { $stage } ».
error-discards-without-pile = Il y a des tuiles défaussées, mais ces règles se jouent sans défausse, ou il en manque une pour une place.
error-open-tile-without-variant = Il y a une tuile visible, mais ces règles n’en ont pas.
error-rack-unknown = Ce chevalet doit être connu tuile par tuile.
error-rack-unknown-in-position = Dans une position, tous les chevalets doivent être connus. Pour des chevalets cachés, il y a View.parse et parse_situation.

## Éditions et règles maison

error-edition-expected = Il faut ici une édition : son nom, puis les variantes et les règles maison après des virgules.
error-edition-unknown =
    { $close-count ->
        [0] Il n’y a pas d’édition nommée { $key }.
       *[other] Il n’y a pas d’édition nommée { $key }. Vouliez-vous dire { $close } ?
    }
error-edition-revision-unknown = { $key } n’a pas de révision { $revision } ; la plus récente est { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } ne propose pas de variante { $variant }, ni aucune autre.
        [one] { $key } ne propose pas de variante { $variant }, seulement { $choices }.
       *[other] { $key } ne propose pas de variante { $variant }. Il y a : { $choices }.
    }
error-house-rule-expected = Il faut ici une variante de la notice ou une règle maison, par exemple open_min=50.
error-house-rule-twice = La règle { $field } est changée deux fois. Changez-la une seule fois.
error-house-rule-value-expected = La règle maison { $field } ({ $rule }) demande une valeur : { $field }=…
error-rule-unknown =
    { $close-count ->
        [0] Il n’y a pas de règle nommée { $field }.
       *[other] Il n’y a pas de règle nommée { $field }. Vouliez-vous dire { $close } ?
    }
error-rule-value-unknown = La règle { $field } ({ $rule }) ne peut pas être { $value }. Valeurs possibles : { $choices }.
error-rule-number-expected = La règle { $field } ({ $rule }) demande un nombre.
error-rule-out-of-range = La règle { $field } ({ $rule }) ne peut pas être { $value }. Valeurs possibles : { $range }.
error-rule-value-impossible = La règle { $field } ({ $rule }) ne peut pas être { $value }.
error-deal-too-large = { $deal } tuiles pour chacun des { $seats } joueurs, c’est trop. Ici, le maximum est { $most }.
error-joker-colours = La règle { $field } ({ $rule }) demande un joker de chaque couleur : { $needed }. Jokers dans cette boîte : { $jokers }. Ajoutez aussi jokers={ $needed } si votre boîte en a autant.
error-edition-file-unreadable = Le fichier d’édition { $file } est illisible : { $reason }.
error-edition-file-syntax = Le fichier d’édition { $file } n’est pas du TOML valide : { $reason }.
error-edition-file-missing = Dans le fichier d’édition { $file }, il manque l’entrée { $field }.
error-edition-file-unexpected = Le fichier d’édition { $file } contient une entrée inconnue : { $field }.
error-edition-file-value = Dans le fichier d’édition { $file }, { $field } ne peut pas être { $value }.
error-edition-file-choice = Dans le fichier d’édition { $file }, { $field } ne peut pas être { $value }. Valeurs possibles : { $choices }.
error-edition-file-taken = Le fichier d’édition { $file } porte la clé { $key }, qui est celle d’une édition fournie. Choisissez une autre clé.
error-edition-file-changed = Le fichier d’édition { $file } décrit { $key } à la révision { $revision }, déjà chargée avec un autre contenu. Donnez-lui une révision plus élevée.
error-edition-folder-missing = Il n’y a pas de dossier d’éditions { $folder }.

## Enregistrements et parties

error-record-token = Ce n’est ni une balise, ni un tour de table, ni un coup, ni un commentaire entre accolades.
error-one-record-expected =
    { $found ->
        [0] Il faut ici un enregistrement, et il n’y en a pas.
       *[other] Il faut ici un enregistrement, et il y en a { $found }.
    }
error-notation-version = Cet enregistrement est écrit en notation { $version } ; seule la notation 1 peut être lue ici.
error-start-missing = Il manque la balise Start : il faut dire comment commence la manche avant le premier coup.
error-second-start = La manche a déjà un Start. Un nouvel enregistrement commence par sa balise Notation.
error-second-tag = La balise { $name } figure deux fois. Indiquez-la une seule fois.
error-lap-number = Ce n’est pas le tour de table que l’on joue ici.
error-entry-of-other-seat = Le coup { $move } est noté pour la place { $seat }, mais c’est à la place { $turn } de jouer.
error-remark-without-move = Un commentaire suit un coup, un seul par coup.
error-second-clock = Un seul temps par coup suffit.
error-tag-name = { $name } ne peut pas être une balise : des lettres et des chiffres seulement, et ni Notation, ni Revision, ni Start.
error-tag-unprintable = La balise { $name } doit tenir sur une ligne.
error-tag-too-long = La balise { $name } a { $length } caractères ; le maximum est { $most }.
error-too-many-tags = Cela fait trop de balises : il ne peut pas y en avoir plus de { $most }.
error-comment-unprintable = Ceci ne peut pas être un commentaire : { $comment }. Il doit tenir sur une ligne, sans accolades.
error-comment-too-long = Le commentaire a { $length } caractères ; le maximum est { $most }.
error-clock-out-of-range =
    { $seconds ->
        [one] Un temps de { $seconds } seconde ne peut pas être noté.
       *[other] Un temps de { $seconds } secondes ne peut pas être noté.
    }
error-seed-missing = L’enregistrement ne donne pas sa graine, on ne peut donc pas vérifier la donne.
error-commitment-missing = L’enregistrement n’a pas d’engagement, personne ne peut donc dire si la graine était fixée d’avance.
error-entropy-unreadable = « { $entropy } » n’indique pas ce que les places ont ajouté : des chiffres hexadécimaux pour chaque place, { $most } octets au plus, « - » pour rien, séparés par « / ».
error-kept-unreadable = « { $kept } » n’est pas ce que garde une page : une empreinte, les empreintes des places et ses propres octets, séparés par « : ».
error-kept-of-no-round = Aucune manche de cet enregistrement n’est celle dont votre page a gardé cela.
error-seed-length = Une graine a { $wanted } octets, écrits avec deux fois plus de chiffres hexadécimaux ; celle-ci en a { $bytes }.
error-round-not-over = La manche n’est pas encore finie.
error-no-round = Aucune manche n’est en cours.
error-round-without-end = La manche n’était pas finie après { $moves } coups : elle a été arrêtée.
error-match-over =
    { $rounds ->
        [one] La partie est finie : { $rounds } manche était convenue.
       *[other] La partie est finie : { $rounds } manches étaient convenues.
    }
error-games-not-whole-rounds = Ici, un cycle compte { $size } manches : le nombre de manches doit être un multiple de { $size }, pas { $games }.
error-round-of-other-seats = Cette manche a été jouée à { $seats }, mais la partie se joue à { $wanted }.
error-round-of-other-edition = Cette manche a été jouée selon { $edition }, mais la partie se joue selon { $wanted }.
error-name-unprintable = L’un de ces noms ne peut pas être noté : { $names }. Un nom n’a pas de barre oblique et tient sur une ligne.
error-names-not-of-seats = Pour { $seats } places, il faut { $seats } noms, un par place, ou aucun. Noms donnés : { $names }.
error-scores-not-zero = Les points d’une manche doivent faire zéro en tout, et ceux-ci font { $total }.
error-score-name-twice = Il y a déjà quelqu’un du nom de { $name }. Choisissez un autre nom.
error-score-name-bad = « { $name } » ne peut pas être un nom : 1 à { $most } caractères, aucun de { $signs } et pas seulement des chiffres.
error-score-no-hand = Ici, les points ne doublent pas. Activez la variante « hand » si la notice la propose, ou mettez hand_double=yes.
error-score-rack-expected = Donnez les tuiles, par exemple r5k13j, ou les points en chiffres.
error-score-rack-not-empty = { $name } a posé toutes ses tuiles, il ne peut donc rien rester sur ce chevalet.
error-score-rack-empty = Le chevalet de { $name } est vide. C’est donc { $name } qui a posé toutes ses tuiles.
error-score-too-many-points = Il ne peut pas rester plus de { $most } points à { $name } : c’est toute la boîte.
error-score-racks =
    { $count ->
        [one] { $count } chevalet a été saisi, mais il y a { $seats } joueurs. Saisissez un chevalet par joueur.
       *[other] { $count } chevalets ont été saisis, mais il y a { $seats } joueurs. Saisissez un chevalet par joueur.
    }

## Le solveur, pour qui l’appelle depuis un programme

error-no-such-shape = Ces nombres ne forment pas une combinaison : { $shape }.
error-problem-size = Une question au solveur énumère { $counts } sortes de tuiles.
error-problem-copies = Une question au solveur a au plus { $most } tuiles d’une sorte.
error-problem-jokers = Une question au solveur a au plus { $most } jokers.
error-problem-weight = Les poids de cette question sont négatifs ou trop grands : au plus { $most } en tout.
error-problem-joker-colours = Une question a au plus un joker par couleur, et pas avec d’autres : { $colours }.
error-count-out-of-range = Les premières poses se comptent pour au plus { $jokers } jokers et { $least } points.
error-odds-tiles = Une donne a de 1 à { $most } tuiles, et non { $tiles }.
error-odds-not-exact = Cela ne peut pas être compté exactement : les premières poses se comptent jusqu’à { $least } points, avec au plus { $jokers } jokers qui valent la tuile qu’ils remplacent, et des jokers sans couleur. Retirez --exact.
error-goal-unknown = Le solveur n’a pas de but nommé { $name }. Il y a : { $known }.
error-backend-unknown = Le solveur n’a pas de version nommée { $name }. Il y a : { $known }.

## Les programmes venus d’ailleurs, et l’arène où ils jouent beaucoup de manches

error-no-such-computer = Aucun ordinateur ne s’appelle { $name }. Il y a : { $choices }.
error-no-evaluation = Les manches de { $edition } à { $seats } places ne peuvent pas être évaluées : de telles règles ne sont pas assez connues.
error-round-over = La manche est terminée.
error-cannot-be-laid = Ces tuiles ne peuvent pas être posées : { $tiles }.
error-outsider-not-started = Le programme { $command } n’a pas pu démarrer : { $reason }.
error-outsider-ended = Le programme { $command } s’est arrêté avant la fin de la manche (état { $status }).
error-outsider-too-slow = Le programme { $command } a mis trop longtemps à répondre.
error-outsider-unreadable = La réponse du programme { $command } est illisible : { $text }.
error-outsider-version = Le programme { $command } utilise la version { $found } du protocole ; il faut la version { $wanted }.
error-cluster-not-installed = Il faut pour cela le paquet distributed, qui n’est pas installé ici.
error-cluster-unreachable = La grappe de calcul à l’adresse { $address } ne répond pas : { $reason }.
error-journal-line = La ligne { $line } du journal est illisible. Supprimez-la ou commencez un nouveau journal.
error-deals-too-few = Il faut jouer au moins une donne, et non { $deals }.
error-computers-too-few = Une arène a besoin d’au moins deux ordinateurs, et non de { $computers }.
error-computer-name-twice = Deux ordinateurs différents s’appellent { $name }. Donnez à chacun son propre nom.
error-computer-not-sendable = L’ordinateur { $name } ne peut pas être envoyé à un autre processus : { $reason }. Définissez-le dans un fichier importable, ou jouez avec un seul processus.
error-workers-ended = Les processus qui jouent se sont arrêtés trop tôt. Un programme qui lance de tels processus doit le faire dans sa partie principale, après le test habituel de __name__.

## Problèmes

error-puzzle-fields = Un problème a { $fields } champs séparés par des tabulations, et non { $found }.
error-puzzle-goal = Aucun but de problème ne s’appelle { $name }. Il y a : { $known }.
error-puzzle-grade = Un problème a un degré de { $low } à { $high }, et non { $grade }.
error-puzzle-id = L’identifiant de ce problème est { $expected }, et non { $id }.
error-no-such-puzzle = Il n’y a pas de problème { $id }. La commande puzzles list les montre tous.
error-no-puzzles = Il n’y a pas de problèmes pour l’édition { $edition }.
error-puzzles-not-found = Aucun autre problème n’a été trouvé en { $rounds } manches de l’édition { $edition }.
error-task-kind = Aucun type de question ne s’appelle { $name }. Il y a : { $known }.

## Photos

error-photo-extra-missing = Pour lire des photos, il faut le paquet { $package }, qui n’est pas installé ici ; pip install tilerummy[photo] l’installe.
error-photo-too-large = La photo a { $megapixels } millions de pixels, et la limite est de { $most } millions. Enregistrez-la en plus petit.
error-photo-too-long = L’image a { $width } × { $height } pixels, et le plus grand côté peut en avoir { $most } au plus. Recadrez-la ou enregistrez-la en plus petit.
error-photo-file-too-large = Le fichier dépasse { $most } millions d’octets. Enregistrez la photo en plus petit.
error-photo-too-small = L’image n’a que { $width } × { $height } pixels. Utilisez la photo d’origine.
error-photo-format = Le fichier n’est pas une photo en JPEG, PNG ou WebP. Enregistrez-la dans l’un de ces formats.
error-photo-broken = La photo est endommagée et ne s’ouvre pas. Copiez-la de nouveau ou reprenez-la.
error-photo-kind = Une photo montre une table ou un chevalet, pas { $kind }. Choisissez table ou rack.
