### Ce que les éditions disent d’elles-mêmes. « basis- » dit d’où vient une valeur, « -brief » la même chose dans un tableau ;
### « variant- » nomme une variante ; « note- » est une remarque ; « edition-page- » sert aux pages de docs.

## D’où vient une valeur

basis-stated = écrit
basis-implied = sous-entendu
basis-read = notre lecture, la notice en permet deux
basis-default = notre choix, la notice n’en dit rien
basis-offered = proposé par la notice
basis-reading = une autre lecture de la notice
basis-house = règle maison
basis-stated-brief = écrit
basis-implied-brief = sous-entendu
basis-read-brief = notre lecture
basis-default-brief = notre choix
basis-offered-brief = variante
basis-reading-brief = lecture
basis-house-brief = règle maison
edition-other-reading = L’autre lecture : { $variant }.
edition-no-other-reading = L’autre lecture n’est pas proposée.
edition-variants-listed = Variantes : { $names }

## Variantes

variant-hand = Rummy de main
variant-discard-pile = Défausse
variant-open-last-tile = Dernière tuile visible
variant-joker-colour = Jokers de couleur
variant-two-jokers = Deux jokers sur quatre
variant-souvenir = Tuiles souvenir comme jokers supplémentaires
variant-souvenir-instead = Tuiles souvenir à la place des jokers
variant-four-jokers = Quatre jokers, comme imprimé
variant-keep-three = Trois tuiles restent, à la lettre
variant-rack-only = Tuile contre le joker seulement du chevalet
variant-other-meld = Joker libéré seulement dans une autre combinaison
variant-free-joker = Joker libéré en réorganisant la table
variant-joker-groups-only = Les combinaisons avec un joker peuvent être défaites
variant-same-turn = Table utilisable dès le tour de la première pose
variant-any-player = Une seule première pose pour tous
variant-wait = La tuile piochée doit attendre
variant-all-loose = Toutes les tuiles isolées au joueur
variant-on-failed-draw = Pioche vide : on joue jusqu’à ce qu’une tuile manque
variant-difference = Manche bloquée : seulement la différence

## Remarques sur la boîte et le début

note-colours-from-example = Les couleurs viennent de l’exemple d’une série ; 1 à 13 en double découle du total de 104 tuiles.
note-colours-in-examples = Quatre couleurs sont annoncées ; seuls les exemples montrent lesquelles.
note-four-jokers-printed = Quatre jokers sont imprimés, mais 106 tuiles dont 104 numérotées en laissent deux, et les autres langues disent deux.
note-with-108-tiles = Le jeu compte alors 108 tuiles.
note-seats-from-games = Le nombre de manches est donné pour deux, trois et quatre joueurs.
note-four-racks = Aucun nombre de joueurs n’est indiqué ; la boîte contient quatre chevalets.
note-joker-colour-silent = La couleur imprimée sur un joker ne compte pas.
note-joker-any-colour = Un joker peut prendre n’importe quelle couleur.
note-one-joker-per-colour = Un joker ne remplace que des tuiles de sa couleur ; nous supposons un joker de chaque couleur.
note-lot-in-french = Seul le texte français nomme une méthode.
note-lot-no-method = Un joueur est désigné, mais aucune méthode n’est nommée ; nous tirons au sort, comme dans les autres langues.
note-lot-is-fair = Le tirage au sort est équitable et ne demande pas d’autre règle.
note-joker-or-tie-redraw = Après un joker ou une égalité, les joueurs concernés piochent de nouveau ; la notice ne règle pas l’égalité.
note-clockwise-usual = Comme dans la plupart des notices.
note-souvenirs-instead = Les tuiles souvenir remplacent les jokers ; rien d’autre ne change.

## Remarques sur la première pose

note-minimum = Un minimum, pas une somme exacte.
note-forty-minimum = Le texte demande une somme de 40 ; nous y lisons un minimum, comme le dit le texte français.
note-whatever-tile = Quelle que soit la tuile qu’il remplace.
note-only-at-the-end = Un joker ne vaut 25 que sur un chevalet, à la fin.
note-rearranging-at-once = Écrit pour l’ajout de tuiles ; que l’on puisse aussitôt réorganiser la table est notre choix.
note-rearranging-follows = Écrit pour l’ajout de tuiles ; pour réorganiser la table, cela en découle.
note-as-soon-as-opened = Le droit commence dès que la première pose est sur la table.
note-later-turns = Les textes allemand et anglais parlent de tours ultérieurs ; les autres langues ne disent pas quand.
note-later-turns-english = La table est utilisable pendant les tours suivants.
note-one-opening-for-all = À la lettre, une première pose suffit pour tous ; les autres langues en demandent une à chacun.
note-drawn-tile-opens = Seul celui qui n’a toujours pas 40 après avoir pioché doit attendre ; dans les autres langues, tout le monde attend.
note-wait-as-others = Comme dans les autres langues ; ce texte est sans doute mal traduit.
note-turn-passes = Après avoir pioché, c’est au joueur suivant.
note-lay-or-draw = Un tour consiste à poser ou à piocher.
note-as-other-columns = Comme dans les deux autres langues de la notice.

## Remarques sur la table et les jokers

note-three-stay = Si l’on ne prend qu’une partie d’une combinaison, trois de ses tuiles doivent rester ; mais on peut les prendre toutes, donc seul le résultat compte ici.
note-three-stay-example = Trois tuiles de chaque combinaison restent : cela vise le résultat, car l’exemple de la notice n’en garde que deux anciennes.
note-exchange-offered = Seul l’échange est décrit ; qu’un joker ne puisse partir autrement est notre lecture.
note-joker-like-any-tile = Pour réorganiser la table, on peut retirer des tuiles, et un joker en est une.
note-free-any-way = Par échange, ajout ou partage, tant qu’il reste des combinaisons valables.
note-another-player = La notice permet à « un autre joueur » d’échanger le joker ; ici chacun le peut, à un tour ultérieur, car une position ne retient pas qui l’a posé.
note-player-has-tile = Il faut avoir la tuile, donc elle vient du chevalet.
note-tile-from-anywhere = La notice ne dit pas d’où vient la tuile ; comme on peut réorganiser toutes les tuiles de la table, elle peut aussi en venir.
note-elsewhere = Un joker libéré sert ailleurs ; ici une autre place de la même combinaison convient aussi.
note-new-if-none-whole = Une combinaison est nouvelle si aucune combinaison de la table n’y est entrée tout entière ; un joker libéré peut donc revenir à ce qui reste de sa propre série, si une tuile en a été retirée.
note-joker-keeps-place = Un joker qui garde sa place et son sens ne gêne rien.
note-joker-groups = Les séries avec un joker ne se partagent pas ; une série étant trop courte pour cela, nous y lisons toute combinaison, qui ne peut alors que s’agrandir.
note-groups-cannot-be-divided = S’il ne s’agit que des séries d’un même nombre, la phrase n’interdit rien, et l’on peut prendre des tuiles à toute combinaison.
note-example-splits = Un exemple partage une suite avec un joker.

## Remarques sur le temps

note-no-limit = La notice ne fixe pas de limite de temps.
note-only-with-timer = La notice ne fixe pas de limite de temps ; cela ne compte que si vous en ajoutez une.
note-limit-for-rearranging = La limite est écrite pour la réorganisation : le chronomètre part au premier changement d’une combinaison de la table et tourne jusqu’à la fin du tour, même si la combinaison est remise en place.
note-pool-clause = Les tuiles que personne ne sait remettre iraient à la pioche ; un programme sait toujours les remettre.
note-valid-melds-stay = On ne reprend que les tuiles hors des combinaisons valables.
note-also-table-tiles = Les tuiles venues de la table aussi.
note-own-tiles-return = Tout revient à sa place, vos tuiles sur votre chevalet.
note-taken-back-or-kept = Reprendre ou garder vise, selon nous, vos propres tuiles ; celles de la table retournent dans une combinaison qui les accueille, et sinon chez vous.
note-no-penalty = Aucune pénalité n’est écrite.
note-idle-draws-one = Qui n’a ni posé ni pris de tuile quand le temps est écoulé en pioche une.

## Remarques sur la fin et la partie

note-pool-used-up = La manche est nulle quand la pioche est épuisée ; nous lisons : aussitôt, après le tour qui a pris la dernière tuile.
note-when-all-pass = La notice ne dit pas ce qui se passe quand la pioche est vide. Ici, on peut passer ; quand tous passent l’un après l’autre, la manche est nulle.
note-all-pass = Que personne ne puisse poser se lit ainsi : tous passent l’un après l’autre.
note-as-sheet-002 = Comme dans la notice apparentée 002, en anglais.
note-drawn-without-scores = Chaque langue le dit autrement ; toutes visent une manche nulle, sans points.
note-drawn-scores-nothing = Une manche nulle ne rapporte rien.
note-blocked-general-rule = La notice désigne le gagnant, mais aucun montant ; nous appliquons la règle générale, le chevalet entier.
note-as-in-english = Comme dans le texte anglais.
note-sample-adds-up = Le tableau d’exemple additionne les manches.
note-points-add-up = Les points en plus et en moins ne peuvent que s’additionner.
note-starter-rotates = Le premier joueur change à chaque manche, pour que chacun commence une fois en autant de manches que de joueurs.
note-new-setup = La manche suivante reprend toute la mise en place.
note-new-setup-english = La nouvelle mise en place comprend le tirage du premier joueur, comme dans le texte anglais.

## Remarques sur les variantes

note-variant-off = La notice le propose comme variante ; il faut la choisir.
note-no-hand = La notice ne récompense pas la pose de toutes les tuiles d’un coup.
note-no-open-tile = La notice ne prévoit pas de tuile visible dans la pioche.
note-no-waiver = La variante ne dispense pas des points de la première pose.
note-hand-with-waiver = Qui n’a rien posé et vide son chevalet en un seul tour, avec ses propres combinaisons, double les points et n’a pas besoin du minimum.
note-hand-without-waiver = Qui n’a rien posé et vide son chevalet en un seul tour, avec ses propres combinaisons, double les points ; le minimum reste exigé.
note-discard-out = À chaque tour : prendre une tuile, poser si vous voulez, en défausser une face visible. Le joueur suivant ne peut la prendre que pour une nouvelle combinaison, et avant sa première pose que si les points de ce tour suffisent. La dernière tuile peut être défaussée.
note-open-tile-out = Une tuile de la pioche est visible ; on ne la prend que pour tout poser aussitôt.

## Le texte italien, qui s’interrompt

note-text-ends = Le texte s’interrompt avant ; comme dans le texte allemand.
note-text-ends-timer = Le texte s’interrompt avant ; cela ne compte que si vous ajoutez une limite de temps.
note-text-ends-no-limit = Le texte s’interrompt avant ; nous supposons qu’il n’y a pas de limite de temps.
note-text-ends-variant = Le texte s’interrompt avant ; les variantes sont désactivées.

## Coquilles, et ce que les notices laissent ouvert

note-group-of-two = Il est imprimé qu’une série a deux ou trois tuiles ; les autres langues et l’exemple du texte disent trois ou quatre. C’est ce que nous lisons.
note-whole-opening-first = On n’ajoute des tuiles que lorsque toute la première pose est sur la table, pas dès sa première combinaison.
note-group-of-three = Dans une série de trois, un joker remplace l’une ou l’autre couleur absente ; il reste en place tant qu’il manque l’une des tuiles qu’il remplaçait.
note-several-jokers = Plusieurs jokers dans une combinaison sont permis, à côté d’au moins une tuile numérotée ; la notice n’en dit rien.
note-one-is-low = Le 1 est le plus petit nombre, et rien ne suit le 13 ; la notice n’en dit rien.
note-match-shared = En cas d’égalité finale, la victoire est partagée ; la notice n’en dit rien.
note-resigning = La notice ne parle pas d’abandon. Il met fin à la manche : le joueur perd les points de son chevalet, et le chevalet le plus bas parmi les autres les gagne.
note-lowest-rack-shared = Si plusieurs ont le chevalet le plus bas d’une manche bloquée, elle est nulle et personne ne marque ; la notice n’en dit rien.
note-draft-at-the-bell = Un tour ne compte que si vous le terminez : le temps écoulé, même des combinaisons valables reviennent.
note-opening-too-late = Si le temps s’écoule sur une première pose trop faible, ses tuiles reviennent et l’on pioche une tuile ; la notice n’en dit rien.
note-souvenir-numbers = Deux jokers, deux plus deux tuiles souvenir, ou deux tuiles souvenir à la place ; tout autre nombre est une règle maison.
note-fresh-melds = À la lettre, on ne pourrait qu’ajouter à la table après la première pose ; nous permettons aussi de nouvelles combinaisons.
note-taking-is-splitting = Prendre une seule tuile à une combinaison avec un joker, c’est la partager ; on ne compare que la table avant et après.
note-voluntary-draw = La notice fait piocher celui qui ne peut pas poser ; ici, celui qui pourrait poser peut piocher aussi.
note-group-size = La taille d’une série n’est pas donnée : trois ou quatre tuiles. Une seule série peut faire la première pose.
note-blanks-aside = Les tuiles vierges sont mises de côté avant de jouer.
note-piles-of-seven = Les tuiles sont empilées face cachée par piles de sept, la dernière de huit. Chacun prend deux piles de sept.
note-rest-in-sevens = Après la donne, les autres tuiles sont empilées face cachée par piles de sept.
note-sevens-advised = La notice conseille d’empiler les tuiles face cachée par piles de sept avant la donne.
note-pile-of-eight = Personne ne prend la pile de huit : chacun reçoit quatorze tuiles.
note-open-tile-empty-pool = La tuile visible n’appartient pas à la pioche : s’il n’en reste pas d’autre, la pioche est vide, et elle ne sert toujours qu’à tout poser.
note-reuse-in-turn = Les tuiles prises sur la table resservent dans le même tour ; le texte dit jeu.
note-tiles-at-random = Chacun choisit ses tuiles face cachée, donc au hasard.
note-freed-joker-placed = Le texte n’exige pas de reposer aussitôt un joker libéré, mais toute tuile prise doit être replacée.
note-one-draw-per-turn = Piocher jusqu’à ce qu’une tuile convienne se lit : une fois par tour ; les points de la première pose restent exigés.
note-no-call = La notice ne demande aucune annonce.
note-call-costs-nothing = Selon la notice, on annonce le nom du jeu ; l’oublier ne coûte rien.
note-rounds-not-divided = La notice ne regroupe pas les manches en cycles.
note-not-named = Le fichier ne donne pas ce champ.

## Les pages de docs

edition-page-all = Toutes les éditions
edition-page-columns = Langues
edition-page-sheet = Notice
edition-page-title = Éditions
edition-page-intro = Édition { $edition }, révision { $revision }. Notice { $sheet }, { $languages } ; { $tiles }.
edition-page-rules = Règles
edition-page-values = Toutes les valeurs et leurs sources
edition-page-bases = Le sens de chaque valeur est expliqué dans { $policies } (en anglais). Écrit : la notice le dit. Sous-entendu : cela découle de ses mots. Notre lecture : la notice se lit de deux façons, et la remarque nomme la variante qui suit l’autre. Notre choix : la notice n’en dit rien, et la remarque donne la raison. Les sources sont la notice, la langue et la ligne de notre copie.
edition-page-compared = Comparaison avec { $edition }
edition-page-same = Toutes les valeurs sont les mêmes ; les sources diffèrent.
edition-page-variants = Variantes
edition-page-variants-none = La notice n’en propose pas. Chaque règle peut tout de même être changée comme règle maison.
edition-page-variants-off = Aucune ne s’applique si vous ne la choisissez pas.
edition-page-written = Écriture
edition-page-sets = Change
edition-page-origin = Origine
edition-page-open = Ce que la notice laisse ouvert, et notre lecture
edition-page-sheets = Les notices
edition-page-sheet-000 = allemand, français, italien et néerlandais, 2022 ; les images manquent dans notre copie
edition-page-sheet-001 = allemand ; les pages sont dans le désordre dans notre copie
edition-page-sheet-002 = allemand et anglais ; les images manquent dans notre copie
edition-page-sheet-003 = français, allemand et italien ; le texte italien s’interrompt après la première pose
edition-page-sheet-004 = allemand, français, italien, anglais et espagnol, 2007
edition-page-side-by-side = Qui dit quoi
edition-page-legend = En gras : autre que dans la plupart des éditions. Lettre après la valeur : { $implied } sous-entendu, { $read } notre lecture, { $default } notre choix ; sans lettre, c’est écrit.
