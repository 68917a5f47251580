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

## Raisons

why-out = Il pouvait poser tout son chevalet.
why-first-lay = Il fait sa première pose dès qu’il le peut.
why-small-first-lay = Il fait sa première pose avec le moins de tuiles possible et garde les autres pour plus tard.
why-first-lay-joker = Il reste peu de tuiles dans la pioche : il se sert d’un joker pour sa première pose.
why-no-first-lay = Il n’a pas trouvé de première pose.
why-no-first-lay-joker = Il a gardé son joker : tant que la pioche suffit, il ne s’en sert pas pour sa première pose.
why-most-tiles = Il a posé toutes les tuiles qu’il a réussi à placer.
why-most-points = La pioche est vide : il a posé le plus de points possible.
why-nothing = Il n’a rien trouvé à poser.
why-keeps-joker = Il a gardé un joker pour tout poser plus tard.
why-waits = Il pouvait poser des tuiles, mais il a attendu : les tuiles de la table aident les autres.
why-half = Il a posé la moitié la plus haute de ses tuiles et gardé les autres pour plus tard.
why-danger = Il a posé maintenant, car un autre joueur pourrait bientôt tout poser.
why-short-pool = Il reste peu de tuiles dans la pioche : il a posé ce qu’il pouvait.
why-pool-empty = La pioche est vide : il a calculé jusqu’à la fin.
why-no-winner = La pioche est vide, et avoir peu de points ne fait rien gagner : il n’a rien posé qui aiderait les autres.
why-collects = Il accumule les tuiles jusqu’à pouvoir les poser toutes d’un coup.
