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
play-loose = Libres, à remettre :
play-opened = a déjà posé
play-unopened = n’a encore rien posé
play-discards = Défausse de { $name } :
play-open-tile = Dernière tuile, visible :
play-opening = Première pose : { $points } points sur { $needed }
play-legal =
    { $count ->
        [one] C’est bon : { $count } tuile. Tapez end pour finir le tour.
       *[other] C’est bon : { $count } tuiles. Tapez end pour finir le tour.
    }
play-refused = Pas encore comme ça :
play-turn = À vous : posez des tuiles, ou piochez avec d. ? montre les commandes.
play-turn-pass = À vous. La pioche est vide : posez des tuiles, ou passez avec p.
play-turn-draw-first = À vous : d pioche, < prend la dernière défausse pour une nouvelle combinaison.
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
play-hint-again = Encore h, et c’est sur la table.
play-thinking = { $name } réfléchit …
play-hint-none = Vous ne pouvez rien poser.
play-resign-sure = Vous perdriez cette manche. Tapez encore une fois abandonner pour l’abandonner.
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
play-level-master = maître

## La fin d’une manche

play-head-player = Qui
play-head-left = Reste sur le chevalet
play-head-sum = Valeur
play-head-score = Points
play-head-round = Manche
play-head-total = Somme
play-match-won = { $names } gagne la partie.
play-match-won-shared = La partie est partagée entre { $names }.
play-match-leads = { $names } mène.
play-match-leads-shared = À égalité en tête : { $names }.
play-next-round = Entrée : manche suivante · q : arrêter ici
play-bye = Merci d’avoir joué.

## Le fichier

play-go-on = La partie est enregistrée. Pour continuer : tilerummy play --resume { $path }
play-record-in = La transcription est dans { $path }.
play-not-saved = La partie n’a pas pu être enregistrée.
play-file-unwritable = { $path } ne peut pas être écrit : cette partie n’est pas enregistrée.
play-put-aside = Une partie inachevée a été mise de côté. Pour la reprendre : tilerummy play --resume { $path }

## Ce qui ne va pas

play-slip-unknown = Je ne comprends pas « { $text } ». Tapez ? pour l’aide.
play-slip-row = Il n’y a pas de numéro { $number } sur la table.
play-slip-not-free = Ni sur votre chevalet ni libre : { $tiles }.
play-slip-not-in-row = Pas dans le numéro { $number } : { $tiles }.
play-slip-no-such-meld = Pas sur la table : { $text }.
play-slip-split = Le numéro { $number } ne peut pas être coupé avant { $tiles }.
play-slip-tiles-missing = Nommez des tuiles, par exemple r5 ou kbr10.
play-slip-taken-already = Vous avez déjà pris une tuile à côté de la table.
play-slip-no-open-tile = Il n’y a pas de dernière tuile visible.
play-slip-no-discard = Il n’y a aucune défausse à prendre.
play-slip-nothing-to-undo = Il n’y a rien à annuler.
play-slip-nothing-to-redo = Il n’y a rien à refaire.
play-slip-nothing-to-reset = La table est comme avant.
play-slip-nothing-laid = Vous n’avez encore rien posé.
play-slip-refused = Le tour ne peut pas finir ainsi ; undo revient d’un pas, reset annule tout.
play-slip-draft-open = Vous avez posé des tuiles : finissez avec end, ou reprenez-les d’abord avec reset.
play-slip-no-hints = Les conseils sont désactivés dans cette partie.
play-slip-usage-put = Écrivez le numéro et les tuiles, par exemple 2 r6.
play-slip-usage-take = Écrivez le numéro et les tuiles, par exemple take 2 r3.
play-slip-usage-move = Écrivez d’où, quelles tuiles et vers où, par exemple move 2 r3 5.
play-slip-usage-split = Écrivez le numéro et la première tuile de la seconde partie, par exemple split 2 r6.
play-slip-usage-discard = Écrivez la tuile, par exemple ~k3.
play-slip-usage-sort = Trier par suites ou par séries : s run, s group.

## Aide

play-help-title = Ce que vous pouvez taper
play-help-tiles = Une tuile est une lettre et un nombre, un joker est j. { $colours }
play-help-new = Poser une nouvelle combinaison : suite ou série.
play-help-put = Ajouter des tuiles au numéro 2.
play-help-take = Prendre des tuiles du numéro 2 ; take 2 prend tout.
play-help-move = Déplacer des tuiles de 2 à 5, ou sans 5 à une nouvelle place.
play-help-split = Couper le numéro 2 avant une tuile.
play-help-trn = D’un seul coup : ce qu’on enlève, deux-points, ce qu’on pose.
play-help-undo = Un pas en arrière, un pas en avant, tout annuler.
play-help-end = Finir le tour ainsi (ou ok).
play-help-draw = Piocher une tuile.
play-help-pass = Passer, quand la pioche est vide.
play-help-discard = Défausser une tuile.
play-help-take-discard = Prendre la dernière défausse pour une nouvelle combinaison.
play-help-take-open-tile = Prendre la dernière tuile visible et tout poser.
play-help-hint = Montrer ce que vous pourriez poser ; encore une fois le pose.
play-help-sort = Trier le chevalet par couleur ou par nombre.
play-help-log = Montrer ce qui a été joué dans cette manche.
play-help-resign = Abandonner la manche.
play-help-quit = Enregistrer et quitter ; --resume reprend plus tard.
play-help-short = Formes courtes : { $forms }
play-help-words = Les mots français marchent aussi : poser, prendre, piocher, fin, conseil. La touche Tab complète.
play-log-empty = Rien n’a encore été joué.
play-go-back = Entrée : retour à la table

## Mots qui peuvent aussi être tapés

play-word-put = poser
play-word-take = prendre
play-word-move = déplacer
play-word-split = couper
play-word-undo = annuler
play-word-redo = refaire
play-word-reset = effacer
play-word-end = fin
play-word-draw = piocher
play-word-pass = passer
play-word-discard = défausser
play-word-hint = conseil
play-word-sort = trier
play-word-log = historique
play-word-help = aide
play-word-resign = abandonner
play-word-quit = quitter
play-word-run = suite
play-word-group = série

## La ligne de commande

cli-option-play-terminal = Jouer dans le terminal, pas dans le navigateur.
cli-option-play-no-browser = Montrer seulement l’adresse de la table, sans ouvrir de navigateur.
cli-option-play-edition = L’édition à suivre, avec des règles maison si vous voulez.
cli-option-play-seats = Nombre de joueurs, vous compris.
cli-option-play-level = Force d’un ordinateur : une fois pour chacun, la dernière vaut pour les autres.
cli-option-play-name = Votre nom.
cli-option-play-rounds = Nombre de manches, comme la notice les compte : une, si rien n’est dit.
cli-option-play-clock = Le temps par tour : off (aucun), sheet (selon la notice) ou un nombre de secondes ; off par défaut.
cli-option-play-youngest = Qui est le plus jeune et commence si la notice le veut : 1, c’est vous, 2 le premier ordinateur ; 1 par défaut.
cli-option-play-seed = Distribuer à partir de cette graine (jusqu’à 64 chiffres hexadécimaux), pour rejouer la même donne.
cli-option-play-hints = Si h montre ce que vous pourriez poser.
cli-option-play-save = Garder la partie dans ce fichier plutôt qu’à l’endroit habituel.
cli-option-play-resume = Reprendre une partie enregistrée : la dernière, si aucun fichier n’est donné.
cli-terminal-clock-bad = « { $text } » n’est pas un chronomètre : indiquez off, sheet ou de { $low } à { $high } secondes.
cli-terminal-clock-resumed = Une partie enregistrée garde son temps par tour : indiquez --clock off ou --clock sheet.
cli-terminal-too-many-levels = { $levels } ordinateurs, c’est trop : avec { $seats } places, il en tient une de moins à côté de vous.
cli-terminal-name-bad = « { $name } » ne va pas comme nom : de 1 à { $most } caractères, sans barre oblique.
cli-terminal-file-bad = Le fichier { $path } ne contient aucune partie à reprendre.
cli-terminal-file-over = La partie dans { $path } est finie. tilerummy replay la montre.
cli-terminal-seed-bad = La graine « { $text } » n’a pas de 1 à 64 chiffres hexadécimaux.
