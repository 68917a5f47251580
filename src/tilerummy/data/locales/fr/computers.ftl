### Le niveau d’un joueur (`rate`), et pourquoi un ordinateur a joué ainsi. Voir en/computers.ftl.

cli-help-rate = Évalue les joueurs d’un enregistrement : la part de la meilleure pose qu’ils ont jouée, et leur niveau.
cli-rate-head-player = Joueur
cli-rate-head-level = Niveau
cli-rate-head-accuracy = Précision
cli-rate-head-turns = Tours
cli-rate-head-chances = Pose possible
cli-rate-head-tiles = Tuiles manquées
cli-rate-head-points = Points manqués
cli-rate-head-waits = Attentes
cli-rate-note = Niveau : l’ordinateur qui joue de la façon la plus proche, de 1 à 8, avec l’intervalle qui le contient à 90 %. Précision : la part de la meilleure pose qui a été posée.
cli-rate-few = Là où seul un intervalle est donné, il y a trop peu de tours pour nommer un niveau.
cli-rate-nobody = Aucun tour ne peut être évalué : les chevalets sont cachés, ou personne n’a joué.
cli-help-review = Analyse chaque tour d’un enregistrement, selon les chances de gagner qu’il a fait perdre.
cli-review-head-turn = Tour
cli-review-head-said = Analyse

## Raisons

why-out = Tout le chevalet pouvait être posé.
why-first-lay = La première pose, dès qu’elle a été possible.
why-small-first-lay = Une première pose avec le moins de tuiles possible ; les autres sont gardées pour plus tard.
why-first-lay-joker = Il reste peu de tuiles dans la pioche : la première pose se sert d’un joker.
why-no-first-lay = Aucune première pose trouvée.
why-no-first-lay-joker = Le joker est resté sur le chevalet : tant que la pioche suffit, il ne sert pas à la première pose.
why-most-tiles = Toutes les tuiles qui trouvaient une place ont été posées.
why-most-points = La pioche est vide : le plus de points possible a été posé.
why-nothing = Rien à poser n’a été trouvé.
why-keeps-joker = Un joker a été gardé pour tout poser plus tard.
why-waits = Des tuiles pouvaient être posées, mais mieux valait attendre : les tuiles de la table aident les autres.
why-half = La moitié la plus haute des tuiles a été posée, les autres sont gardées pour plus tard.
why-danger = Posé maintenant, car un autre joueur pourrait bientôt tout poser.
why-short-pool = Il reste peu de tuiles dans la pioche : tout ce qui pouvait être posé l’a été.
why-pool-empty = La pioche est vide : le coup est calculé jusqu’à la fin.
why-no-winner = La pioche est vide, et avoir peu de points ne fait rien gagner : rien n’a été posé qui aiderait les autres.
why-collects = Les tuiles sont accumulées jusqu’à pouvoir être posées toutes d’un coup.
why-best-chance = De tout ce qui est possible ici, c’est ce qui promet le plus.
