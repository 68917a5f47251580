var e=`web-title = tilerummy · le rami à tuiles selon les règles de votre boîte
web-headline = Le rami à tuiles, selon les règles de votre boîte
web-subline = Jouez tout de suite contre des ordinateurs, ou envoyez un lien à des amis. Sans compte, sans rien installer.
web-no-page = Il n’y a pas de page à cette adresse.
web-play-computers = Jouer contre des ordinateurs
web-continue = Continuer
web-invite-friends = Inviter des amis
web-one-device = Jouer sur un seul appareil
web-open-record = Revoir un enregistrement
web-open-lab = Étudier une position
web-compare-rules = Comparer les règles des boîtes
web-real-table = À une vraie table\xA0: score et chronomètre
web-set-up = Préparer la table
web-who-plays = Autres joueurs
web-a-friend = un ami, par lien
web-here = quelqu’un ici, sur cet appareil
web-a-computer = un ordinateur, { $level }
web-hints-allowed = Conseils permis
web-computer-pace = Rythme des ordinateurs
web-computer-pace-quick = rapide
web-computer-pace-natural = naturel
web-computer-pace-slow = lent
web-make-public = Tout le monde peut venir
web-house-rules = Règles maison
web-house-rules-help = Les règles de la notice, avec les variantes choisies. Les changements sont marqués.
web-by-the-sheet = Tout selon la notice
web-house = règle maison
web-number-range = Un nombre entier de { $low } à { $high }
web-as-printed = Comme imprimé\xA0: { $value }
web-this-table = Cette table
web-create-link = Préparer la table et obtenir le lien
web-start-playing = Commencer
web-my-tables = Mes tables
web-my-tables-none = Vos tables apparaissent ici.
web-public-tables = Tables publiques
web-public-tables-none = Aucune table n’attend de joueurs en ce moment.
web-public-watch-none = Aucune partie publique n’est en cours.
web-watch = Regarder
web-clock-seconds = { $count } secondes par tour
web-clock-minutes =
    { $count ->
        [one] { $count } minute par tour
       *[other] { $count } minutes par tour
    }
web-clock-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
web-push-offer = M’avertir quand c’est mon tour
web-push-on = Ce navigateur vous avertit quand c’est votre tour.
web-push-stop = Ne plus m’avertir
web-push-denied = Votre navigateur n’accepte pas les messages de cette page. Vous pouvez changer cela dans les réglages du navigateur.
`;export{e as default};