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
cli-rate-nobody = Aucun tour ne peut être évalué : les chevalets sont cachés, ou personne n’a joué.
