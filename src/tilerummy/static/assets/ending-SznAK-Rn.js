var e=`web-round-over = La manche est finie
web-you-won = Vous avez gagné la manche !
web-won-by = { $name } a gagné la manche
web-match-won = { $names } gagne la partie
web-match-you-won = Vous avez gagné la partie !
web-match-shared = { $names } se partagent la victoire
web-waiting-for = On attend { $names }.
web-record = Télécharger l’enregistrement
web-resign = Abandonner la manche
web-resign-sure = Vraiment abandonner ?
web-leave = Quitter la table
web-leave-sure = Vraiment partir ? Votre place vous est gardée ; le lien vous y ramène.
web-leave-sure-last = Vraiment partir ? Personne d’autre ne joue ici, la table sera fermée.
web-leave-sure-waiting = Vraiment partir ? Votre place se libère. Le lien vous ramène ici tant qu’il reste une place.
web-leave-sure-host = Vraiment partir ? Votre place se libère et quelqu’un d’autre prend la table en main.
web-delete = Supprimer la table
web-delete-sure = Supprimer la table et tout ce qui y a été joué ? C’est définitif.
web-first-well = Ce qui a bien marché
web-first-won = Vous avez tout posé avant les autres.
web-first-opened = Vous avez fait votre première pose.
web-first-lays =
    { $count ->
        [one] Vous avez posé des tuiles pendant { $count } tour.
       *[other] Vous avez posé des tuiles pendant { $count } tours.
    }
web-first-left =
    { $count ->
        [one] Il ne restait que { $count } tuile sur votre chevalet.
       *[other] Il restait { $count } tuiles sur votre chevalet.
    }
web-first-try = Chaque tour où vous complétez la table vous rapproche du but. Demandez un conseil quand rien ne semble aller.
`;export{e as default};