var e=`navigator-instead-setup = Cette règle décide du début d’une manche. Aucun coup n’en dépend\xA0: il n’y a pas de position à montrer.
navigator-instead-score = Cette règle décide de la fin d’une manche ou du décompte. Aucun coup n’en dépend\xA0: il n’y a pas de position à montrer.
navigator-instead-turn = Cette règle décide si le tour continue après la pioche. Sinon, c’est aussitôt au joueur suivant, et il n’y a aucun coup à refuser.
navigator-instead-same = Toutes les éditions et leurs variantes sont d’accord ici\xA0: aucune position ne montre de différence.
navigator-page = Comparer les règles
navigator-intro = Ce que disent les notices imprimées, règle par règle, avec nos mots. Sous chaque valeur figure ce sur quoi elle repose.
navigator-loading = Les règles arrivent…
navigator-search = Chercher un mot
navigator-differ = Seulement les différences
navigator-choose = Éditions
navigator-one-each = Une par notice
navigator-all = Toutes
navigator-sheet = Notice { $sheet }
navigator-rule = Règle
navigator-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
navigator-none = Aucune règle ne correspond à la recherche et aux éditions choisies.
navigator-clear = Montrer toutes les règles
navigator-no-effect = sans effet ici, car les tours n’ont pas de limite de temps
navigator-every-rule = Toutes les règles
navigator-previous = Règle précédente
navigator-next = Règle suivante
navigator-agree = Toutes les éditions sont d’accord.
navigator-values =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs différentes
    }
navigator-your-table = votre table
navigator-offered = Variantes avec une autre valeur
navigator-example = Un coup, deux verdicts
navigator-before = Avant le coup
navigator-after = Après le coup
navigator-rack = Sur le chevalet
navigator-allowed = Permis
navigator-refused = Refusé
navigator-notation = En TRN
`;export{e as default};