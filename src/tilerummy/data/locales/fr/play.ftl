### Le jeu dans le terminal. Les commandes telles que end, undo et take valent dans toutes les langues ; play-word-… en
### sont d’autres mots.

## La page

play-title = { $edition } · { $round }
play-pool = Pioche : { $count }
play-table = Sur la table
play-table-empty = Rien ici pour l’instant.
play-rack =
    { $count ->
        [one] Votre chevalet : { $count } tuile
       *[other] Votre chevalet : { $count } tuiles
    }
play-loose = Tuiles isolées, à remettre :
play-opened = a fait sa première pose
play-unopened = n’a pas fait sa première pose
play-discards = Défausse de { $name } :
play-open-tile = Dernière tuile, visible :
play-opening = Première pose : { $points } points sur { $needed }
play-legal =
    { $count ->
        [one] C’est bon : { $count } tuile. Tapez end pour finir le tour.
       *[other] C’est bon : { $count } tuiles. Tapez end pour finir le tour.
    }
play-refused = Ce n’est pas encore permis :
play-turn = À vous : posez des tuiles ou piochez avec d. ? montre les commandes.
play-turn-pass = À vous. La pioche est vide : posez des tuiles ou passez avec p.
play-turn-draw-first = À vous : d pioche, < prend la dernière tuile défaussée pour une nouvelle combinaison.
play-turn-lay-or-discard = Posez des tuiles si vous pouvez ; puis défaussez-en une, par exemple ~k3.
play-turn-discard = Défaussez maintenant une tuile, par exemple ~k3.
play-turn-drawn = Vous pouvez poser avec la tuile piochée ; p finit le tour.
play-starts = { $name } commence.
play-you-drew = Vous avez pioché : { $tile }.
play-hint =
    { $count ->
        [one] Vous pourriez poser { $count } tuile : { $tiles }.
       *[other] Vous pourriez poser { $count } tuiles : { $tiles }.
    }
play-hint-again = Tapez encore h pour poser ces tuiles.
play-thinking = { $name } réfléchit…
play-hint-none = Vous ne pouvez rien poser.
play-resign-sure = Vous perdriez cette manche. Tapez encore une fois « abandonner » pour confirmer.
play-time-left = temps restant { $time }

## Les joueurs

play-person = Invité
play-computer = Ordinateur
play-computer-number = Ordinateur { $number }
play-level-random = hasard
play-level-beginner = débutant
play-level-casual = tranquille
play-level-steady = régulier
play-level-shrewd = rusé
play-level-newcomer = débutant
play-level-learner = tranquille
play-level-regular = habitué
play-level-solid = solide
play-level-skilled = habile
play-level-strong = fort
play-level-expert = expert
play-level-master = maître

## La fin d’une manche

play-head-player = Joueur
play-head-left = Reste sur le chevalet
play-head-sum = Valeur
play-head-score = Points
play-head-round = Manche
play-head-total = Total
play-match-won = { $names } gagne la partie.
play-match-won-shared = { $names } se partagent la victoire.
play-match-leads = { $names } mène.
play-match-leads-shared = À égalité en tête : { $names }.
play-next-round = Entrée : manche suivante · q : arrêter ici
play-bye = Merci d’avoir joué.

## Le fichier

play-go-on = La partie est sauvegardée. Pour continuer : { $command } play --resume { $path }
play-record-in = L’enregistrement est dans { $path }.
play-not-saved = La partie n’a pas pu être sauvegardée.
play-file-unwritable = { $path } ne peut pas être écrit : cette partie n’est pas sauvegardée.
play-kept =
    { $count ->
        [one] Une partie inachevée est conservée. Pour la reprendre : { $resume }
       *[other] { $count } parties inachevées sont conservées. Pour les voir : { $list }
    }
play-list = Parties inachevées, la dernière d’abord :
play-list-none = Il n’y a pas de partie inachevée.

## Ce qui ne va pas

play-slip-row = Il n’y a pas de rangée { $number } sur la table.
play-slip-not-free = Ni sur votre chevalet ni isolées : { $tiles }.
play-slip-not-in-row = Pas dans la rangée { $number } : { $tiles }.
play-slip-no-such-meld = Pas sur la table : { $text }.
play-slip-split = La rangée { $number } ne peut pas être coupée avant { $tiles }.
play-slip-tiles-missing = Indiquez des tuiles, par exemple r5 ou kbr10.
play-slip-taken-already = Vous avez déjà pris une tuile à côté de la table pendant ce tour.
play-slip-no-open-tile = Il n’y a pas de dernière tuile visible.
play-slip-no-discard = Il n’y a aucune tuile défaussée à prendre.
play-slip-nothing-to-undo = Il n’y a rien à annuler.
play-slip-nothing-to-redo = Il n’y a rien à refaire.
play-slip-nothing-to-reset = Rien n’a changé sur la table.
play-slip-nothing-laid = Vous n’avez encore rien posé.
play-slip-refused = Le tour ne peut pas finir ainsi : undo annule une étape, reset les annule toutes.
play-slip-draft-open = Vous avez posé des tuiles : finissez le tour avec end, ou reprenez-les avec reset.
play-slip-no-hints = Les conseils sont désactivés dans cette partie.
play-slip-usage-put = Tapez la rangée et les tuiles, par exemple 2 r6.
play-slip-usage-take = Tapez la rangée et les tuiles, par exemple take 2 r3.
play-slip-usage-move = Tapez la rangée, les tuiles et la rangée d’arrivée, par exemple move 2 r3 5.
play-slip-usage-split = Tapez la rangée et la première tuile de la seconde partie, par exemple split 2 r6.
play-slip-usage-discard = Tapez la tuile, par exemple ~k3.
play-slip-usage-sort = Trier par suites ou par séries : s run, s group.
play-slip-word-unknown = Je ne comprends pas : « { $text } ». Tapez par exemple : 8 rouge à la rangée 2.
play-slip-too-long = C’est trop long : { $most } caractères au plus. Tapez-le en plusieurs étapes.
play-slip-colour-missing = Indiquez la couleur et le nombre de chaque tuile, par exemple : 8 rouge. Pas clair : « { $text } ».
play-slip-several-rows = Plusieurs rangées conviennent : { $rows }. Tapez le numéro, par exemple : à la rangée 2.
play-slip-no-such-row = Aucune rangée de la table ne convient. Tapez le numéro, par exemple : 8 rouge à la rangée 2.

## Aide

play-help-title = Ce que vous pouvez taper
play-help-tiles = Une tuile est une lettre et un nombre, un joker est j. { $colours }
play-help-new = Poser une nouvelle combinaison : suite ou série.
play-help-put = Ajouter des tuiles à la rangée 2.
play-help-take = Prendre des tuiles de la rangée 2 ; take 2 les prend toutes.
play-help-move = Déplacer des tuiles de la rangée 2 à la rangée 5, ou sans 5 vers une nouvelle rangée.
play-help-split = Couper la rangée 2 avant une tuile.
play-help-trn = Une pose entière : combinaisons reprises, deux-points, combinaisons posées.
play-help-undo = Une étape en arrière, une étape en avant, tout annuler.
play-help-end = Finir le tour ainsi (ou ok).
play-help-draw = Piocher une tuile.
play-help-pass = Passer, quand la pioche est vide.
play-help-discard = Défausser une tuile.
play-help-take-discard = Prendre la dernière tuile défaussée pour une nouvelle combinaison.
play-help-take-open-tile = Prendre la dernière tuile visible et tout poser.
play-help-hint = Montrer ce que vous pourriez poser ; une seconde fois, le poser.
play-help-sort = Trier le chevalet par couleur ou par nombre.
play-help-log = Montrer les coups de cette manche.
play-help-rules = Montrer toutes les règles de cette table.
play-help-resign = Abandonner la manche.
play-help-quit = Sauvegarder et quitter ; --resume reprend plus tard.
play-help-short = Formes courtes : { $forms }
play-help-words = Les mots français marchent aussi : poser, prendre, piocher, fin, conseil. La touche Tab complète.
play-log-empty = Rien n’a encore été joué.
play-more = Entrée : page suivante · q : retour à la table
play-go-back = Entrée : retour à la table

## Mots qui peuvent aussi être tapés

play-word-put = poser
play-word-take = prendre
play-word-move = déplacer
play-word-split = couper
play-word-undo = annuler
play-word-redo = refaire
play-word-reset = réinitialiser
play-word-end = fin
play-word-draw = piocher
play-word-pass = passer
play-word-discard = défausser
play-word-hint = conseil
play-word-sort = trier
play-word-log = historique
play-word-rules = règles
play-word-help = aide
play-word-resign = abandonner
play-word-quit = quitter
play-word-run = suite
play-word-group = série

## La ligne de commande

cli-option-play-terminal = Jouer dans le terminal, pas dans le navigateur.
cli-option-play-no-browser = Montrer seulement l’adresse de la table, sans ouvrir de navigateur.
cli-option-play-network = Laisser jouer aussi d’autres personnes de votre réseau.
cli-option-play-edition = L’édition à suivre, avec des variantes et des règles maison si vous voulez.
cli-option-play-seats = Nombre de joueurs, vous compris.
cli-option-play-level = Le niveau d’un ordinateur : une fois pour chacun, le dernier vaut pour les autres.
cli-option-play-name = Votre nom.
cli-option-play-rounds = Nombre de manches, ou de cycles si la notice les compte ainsi ; 1 par défaut.
cli-option-play-clock = Le temps par tour : off (aucun), sheet (selon la notice) ou un nombre de secondes ; off par défaut.
cli-option-play-youngest = Qui est le plus jeune et commence si la notice le veut : 1, c’est vous, 2 le premier ordinateur ; 1 par défaut.
cli-option-play-seed = Utiliser cette graine (jusqu’à 64 chiffres hexadécimaux), pour rejouer la même donne.
cli-option-play-hints = Si h montre ce que vous pourriez poser.
cli-option-play-save = Sauvegarder la partie dans ce fichier plutôt qu’à l’endroit habituel.
cli-option-play-resume = Reprendre une partie sauvegardée ; sans fichier, la dernière.
cli-option-play-list = Montrer les parties inachevées de l’endroit habituel.
cli-terminal-clock-bad = « { $text } » n’est pas un chronomètre : indiquez off, sheet ou de { $low } à { $high } secondes.
cli-terminal-clock-resumed = Une partie sauvegardée garde son temps par tour : indiquez --clock off ou --clock sheet.
cli-terminal-network = --network concerne la table dans le navigateur, pas une partie dans le terminal.
cli-terminal-too-many-levels = { $levels } ordinateurs, c’est trop : avec { $seats } places, il en faut un de moins, car vous jouez aussi.
cli-terminal-name-bad = « { $name } » ne peut pas être un nom : de 1 à { $most } caractères, sans barre oblique.
cli-terminal-file-bad = Le fichier { $path } ne contient aucune partie à reprendre.
cli-terminal-file-over = La partie dans { $path } est finie. { $command } replay la montre.
cli-terminal-seed-bad = La graine « { $text } » n’a pas de 1 à 64 chiffres hexadécimaux.

## Problèmes

play-puzzle-too-few = C’est permis, mais cela pose { $laid } tuiles sur { $count }.
play-puzzle-joker-stays = Les tuiles sont posées, mais chaque joker représente la même tuile qu’avant.
play-puzzle-lay-only = Dans un problème, on ne peut que poser des tuiles. Tapez resign pour voir la solution.
play-puzzle-todo = Posez des tuiles ; h montre lesquelles, resign la solution. ? montre ce que vous pouvez taper.
