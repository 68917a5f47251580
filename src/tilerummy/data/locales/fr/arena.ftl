### Les commandes `arena` et `bot`. Voir en/arena.ftl pour les variables.

cli-help-arena = Faire jouer des ordinateurs entre eux sur les mêmes donnes et mesurer les résultats.
cli-help-bot = Faire jouer un ordinateur par l’entrée et la sortie standard, pour d’autres programmes.
cli-help-bots = Lister les ordinateurs, par niveau.
cli-argument-bots = Noms d’ordinateurs, ou cmd:COMMANDE pour un programme à vous ; le dernier prend aussi les places restantes.
cli-argument-bot = Le nom de l’ordinateur.
cli-option-arena-edition = L’édition, avec des variantes et des règles maison si vous voulez.
cli-option-arena-deals = Combien de donnes ; chacune est jouée dans toutes les rotations des places.
cli-option-arena-seats = Combien de places ; par défaut autant que d’ordinateurs.
cli-option-arena-seed = La graine de toutes les donnes, en chiffres hexadécimaux.
cli-option-arena-jobs = Combien de processus ; 0 prend tous les cœurs.
cli-option-arena-cluster = Jouer sur une grappe de calcul Dask ; l’adresse de son ordonnanceur.
cli-option-arena-matrix = Chacun contre chacun, à deux places.
cli-option-arena-openings = Compter aussi les tours où un ordinateur aurait pu faire sa première pose et ne l’a pas faite.
cli-option-arena-json = Écrire les résultats en JSON dans ce fichier.
cli-option-arena-plot = Dessiner les résultats.
cli-option-arena-rounds = Garder chaque donne finie dans ce fichier, pour reprendre après une interruption.
cli-option-arena-resume = Reprendre un calcul interrompu.

## En jouant

cli-arena-deals = Donnes
cli-arena-two-needed = Il faut au moins deux ordinateurs, et une matrice se joue à deux places.
cli-arena-seed = La graine { $text } n’a pas de 1 à 64 chiffres hexadécimaux.
cli-arena-file-exists = Le fichier { $path } existe déjà. Reprenez-le avec --resume ou choisissez-en un autre.
cli-arena-nothing-to-resume = Il n’y a pas de fichier à reprendre : indiquez-le avec --rounds ou --json.

## Résultats

cli-arena-title = { $edition } · places : { $seats } · donnes : { $deals } · manches : { $rounds } · graine { $seed }
cli-arena-head-bot = Ordinateur
cli-arena-head-win = Gagnées %
cli-arena-head-score = Points
cli-arena-head-tiles = Tuiles par tour
cli-arena-head-opened = Pose au tour
cli-arena-head-unopened = Jamais posé %
cli-arena-head-missed = Poses manquées
cli-arena-head-time = ms par coup
cli-arena-length = Tours dans une manche : { $turns }
cli-arena-first = avantage du premier : { $share } %
cli-arena-ending-out = tout posé
cli-arena-ending-blocked = bloquées
cli-arena-ending-drawn = nulles
cli-arena-ending-resigned = abandons
cli-arena-note = ± est une erreur type sur les donnes. Elo avec son intervalle à 95 %.
cli-arena-note-matrix = Manches gagnées, en %, par l’ordinateur de la ligne contre celui de la colonne ; ± est une erreur type, sur les donnes. Elo avec son intervalle à 95 %, la moyenne de tous étant 0.
cli-arena-note-matrix-short = Manches gagnées, en %, par l’ordinateur de la ligne contre celui de la colonne ; la plus grande erreur type sur les donnes est { $error }. Elo : la moyenne de tous est 0. Le reste est dans --json.
cli-arena-plot-share = Manches gagnées, en %, avec l’intervalle à 95 %
cli-arena-plot-fair = part équitable
cli-arena-plot-matrix = Manches gagnées, en % · { $edition } · donnes par paire : { $deals }
cli-arena-plot-row = L’ordinateur de la ligne contre celui de la colonne.

## bots

cli-bots-head-level = Niveau
cli-bots-head-name = Nom
cli-bots-head-what = Ce qu’il fait
cli-bots-newcomer = Pose des combinaisons de son chevalet et complète celles de la table. Il ne prend jamais de tuile sur la table.
cli-bots-learner = Ne touche qu’à une combinaison de la table à la fois : une tuile de trop, un joker. Trois tuiles sur dix lui échappent.
cli-bots-regular = Réorganise parfois deux combinaisons de la table ensemble. De temps en temps, une tuile lui échappe.
cli-bots-solid = Regarde dix paires de combinaisons avant de passer.
cli-bots-skilled = Regarde trente fois trois combinaisons ensemble.
cli-bots-strong = Voit toute la table et garde ses jokers. De temps en temps, une tuile lui échappe.
cli-bots-expert = Sait par des milliers de manches ce que vaut chaque pose, et pose, sauf si attendre vaut nettement mieux.
cli-bots-master = Sait par des milliers de manches ce que vaut chaque pose, et attend souvent. Fort, mais de peu de compagnie.
cli-bots-random = Référence : une pose simple au hasard, ou aucune.
cli-bots-first-found = Référence : la première pose trouvée.
cli-bots-beginner = Référence : seulement des combinaisons de son chevalet, et une sur quatre lui échappe. À table : newcomer.
cli-bots-casual = Référence : une combinaison de la table à la fois, sans rien oublier. À table : learner.
cli-bots-steady = Référence : à chaque tour, le plus de tuiles. À table : strong.
cli-bots-max-value = Référence : à chaque tour, le plus de points.
cli-bots-miser = Référence : le plus de tuiles, les jokers seulement pour la première pose ou pour finir.
cli-bots-patient-miser = Référence : comme miser, et pendant six tours pas de joker à la première pose.
cli-bots-shrewd = Référence : les jokers seulement pour finir ; pioche vide, les points comptent. À table : strong.
cli-bots-hoarder = Référence : le master de 2026, qui pioche jusqu’à poser tout son chevalet d’un coup.
cli-bots-expert-1 = Référence : l’expert d’avant l’apprentissage, qui attend jusqu’à deux tours, puis pose la moitié la plus haute.
cli-bots-master-1 = Référence : le master d’avant l’apprentissage, qui commence petit, puis accumule jusqu’à tout poser d’un coup.
cli-bots-natural = Pose, réorganise et anime la table : aussi fort qu’on peut l’être en posant la plupart du temps.

## Le corpus

cli-help-corpus = Faire jouer beaucoup de manches aux ordinateurs et les écrire dans des fichiers, pour les études et l’apprentissage automatique.
cli-argument-corpus = Le dossier à écrire. Il doit être nouveau ou vide.
cli-argument-levels = Les ordinateurs qui jouent ; par défaut les huit niveaux. Le hasard les place à chaque manche.
cli-option-corpus-turns = Combien de tours au moins ; la dernière manche est jouée jusqu’au bout.
cli-option-corpus-seed = La graine de tout, en chiffres hexadécimaux. La même graine écrit les mêmes octets.
cli-option-corpus-edition = Une édition, avec des variantes et des règles maison si vous voulez ; on peut en donner plusieurs. Par défaut, toutes alternent.
cli-option-corpus-seats = Combien de places ; par défaut, le hasard décide à chaque manche.
cli-option-corpus-jobs = Combien de processus ; 0 prend tous les cœurs. Les fichiers sont les mêmes.
cli-corpus-turns = Tours
cli-corpus-done = Le corpus est dans { $path }. Manches : { $rounds }, tours : { $turns }, taille : { $size } Mo.
cli-corpus-folder-in-use = Le dossier { $path } n’est pas vide. Choisissez-en un nouveau ou un vide.
