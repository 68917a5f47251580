var e=`web-invited = { $name } vous invite à jouer au rami à tuiles
web-invited-game = Posez vos tuiles en suites et en séries. La première personne qui a tout posé gagne.
web-join-title = Une place est libre pour vous
web-name-missing = Entrez votre nom. Les autres le verront à la table.
web-waiting-title =
    { $count ->
        [one] Il manque encore { $count } personne
       *[other] Il manque encore { $count } personnes
    }
web-all-here = Tout le monde est là
web-invite-help = Qui ouvre ce lien peut prendre place. La manche commence quand toutes les places sont prises.
web-invite-link-help = Toute personne qui ouvre ce lien peut prendre place.
web-wait-for-host = La partie commence quand { $name } la lance.
web-start-now = Commencer maintenant
web-fill-level = Niveau des ordinateurs pour les places libres
web-fill-and-start = Compléter avec des ordinateurs et commencer
web-start-without = Commencer sans les places libres
web-remove = Retirer
web-remove-sure = Retirer { $name } de la table ?
web-remove-only = Retirer, peut revenir
web-remove-block = Retirer et bloquer
web-change-table = Modifier la table
web-saved = Enregistré
web-youngest = Le plus jeune commence. Qui est-ce ?
`;export{e as default};