### Le serveur.

## Un essai

server-may-end =
    { $count ->
        [one] C’est bon : { $count } tuile. Vous pouvez finir votre tour.
       *[other] C’est bon : { $count } tuiles. Vous pouvez finir votre tour.
    }
server-rows-unfinished =
    { $count ->
        [one] { $count } rangée n’est pas finie.
       *[other] { $count } rangées ne sont pas finies.
    }
server-typed-now = Maintenant sur la table : { $melds }.
server-typed-back = De retour sur votre chevalet : { $tiles }.

## Conseils

server-hint-none = Vous ne pouvez rien poser.
server-hint-unfinished = Le temps d’un conseil n’a pas suffi pour trouver une pose. Il y en a peut-être une.
server-hint-wait = Ne posez rien cette fois : piochez une tuile.
server-hint-chance-keep = Gardez vos tuiles : poser { $tiles } coûterait environ { $points } points de pourcentage.
server-hint-chance-other = Posez { $better } : poser { $tiles } coûterait environ { $points } points de pourcentage.
server-hint-chance-lay = Posez { $better } : rien d’autre n’est nettement mieux.
server-hint-chance-unknown = Les chances de gagner ne sont pas connues à cette table.
server-hint-short =
    { $points ->
        [one] Vos meilleures combinaisons valent { $points } point.
       *[other] Vos meilleures combinaisons valent { $points } points.
    } Il en manque { $short } pour la première pose.
server-hint-there =
    { $count ->
        [one] Oui, vous pouvez poser { $count } tuile.
       *[other] Oui, vous pouvez poser { $count } tuiles.
    }
server-hint-which =
    { $count ->
        [one] Vous pouvez poser { $count } tuile : { $tiles }.
       *[other] Vous pouvez poser { $count } tuiles : { $tiles }.
    }
server-hint-show =
    { $count ->
        [one] Voici comment poser { $count } tuile.
       *[other] Voici comment poser { $count } tuiles.
    }
server-hint-goes-out = Oui, vous pouvez poser toutes vos tuiles et gagner la manche.
server-hint-not-out =
    { $count ->
        [one] Non. Vous pouvez poser { $count } tuile au plus.
       *[other] Non. Vous pouvez poser { $count } tuiles au plus.
    }

## La fin d’une manche

server-sum-others = Les tuiles des autres : { $sum }

## Ce qui est refusé

server-refused-stale = La table a changé entre-temps. Regardez de nouveau.
server-refused-not-your-turn = Ce n’est pas à vous de jouer.
server-refused-not-seated = Vous regardez. Il faut une place à la table pour cela.
server-refused-no-round = Aucune manche n’est en cours.
server-refused-round-running = La manche n’est pas encore finie.
server-refused-hints-off = Les conseils sont désactivés à cette table.
server-refused-room-closed = Cette table est fermée.
server-refused-room-deleted = Cette table a été supprimée.
server-refused-room-unknown = Cette table n’existe pas.
server-refused-room-full = Toutes les places de cette table sont prises.
server-refused-room-crowded = Trop de monde regarde cette table.
server-refused-seat-taken = Cette place est prise.
server-refused-own-seat = Une place, et une seule, doit être la vôtre.
server-refused-not-at-device = Personne n’a cette place sur cet appareil.
server-refused-device-of-another = L’appareil est maintenant pour { $name }.
server-refused-device-covered = Dites d’abord qui a l’appareil.
server-refused-one-device = À cette table, tout le monde joue sur un seul appareil. Vous pouvez regarder.
server-refused-one-device-mixed = Tout le monde joue sur un seul appareil, ou chacun sur le sien.
server-refused-one-device-clock = Sur un seul appareil, un tour dure une heure au plus.
server-refused-not-alone = Seule une personne qui joue sans autres personnes, contre l’ordinateur, reçoit une copie de la table.
server-refused-name-bad = Ce nom ne convient pas : de 1 à 24 caractères, sans barre oblique.
server-refused-name-mixed = Un mot de ce nom mêle des lettres semblables de plusieurs écritures. Utilisez une seule écriture.
server-refused-name-reserved = Ce nom est réservé aux ordinateurs. Choisissez-en un autre.
server-refused-not-host = Seule la personne qui a créé cette table peut le faire.
server-refused-delete-needs-consent = La partie n’est pas finie : tous les joueurs doivent accepter la suppression de cette table. Pour l’instant { $agreed } sur { $asked }.
server-refused-match-begun = La partie a commencé. Les places appartiennent maintenant aux joueurs.
server-refused-seats-needed = Il y a plus de monde à cette table qu’il n’y aurait de places. Gardez une place pour chacun, ou retirez d’abord un joueur.
server-refused-too-few-players = Il faut au moins { $low } joueurs. Ajoutez des ordinateurs, ou attendez d’autres personnes.
server-refused-nobody-there = Il n’y a pas d’autre joueur à cette place.
server-refused-no-person = Il n’y a pas de joueur humain à la place { $seat }. Cette table a { $seats } places.
server-refused-blocked = La personne qui a créé cette table ne vous admet pas.
server-refused-nobody-gone = Le joueur de cette place n’est pas absent depuis assez longtemps.
server-refused-level-unknown = Aucun ordinateur ne s’appelle { $level }.
server-refused-clock-seconds = Indiquez combien de secondes dure un tour.
server-refused-record-empty = Il n’y a aucune manche dans cet enregistrement.
server-refused-record-not-dealt = Cet enregistrement ne dit pas quelles tuiles viennent ensuite : personne ne peut donc continuer.
server-refused-message-unknown = Ce genre de message est inconnu.
server-refused-message-unreadable = Le message est illisible.
server-refused-message-too-long = Ce message est trop long.
server-refused-body-too-long = La demande est trop grande.
server-refused-headers-too-large = Les en-têtes de la requête sont trop volumineux.
server-refused-body-unreadable = La demande est illisible ({ $place }).
server-refused-hello-first = Le premier message doit être hello.
server-refused-version-unknown = La page n’est plus à jour : rechargez-la. Ce serveur utilise la version { $version }.
server-refused-too-fast = Trop de demandes. Attendez un instant.
server-refused-over-budget = Vos demandes ont pris beaucoup de temps au serveur. Attendez quelques secondes et réessayez.
server-refused-busy = Le serveur est très occupé. Réessayez dans un instant.
server-refused-too-many-sockets = Cette table est ouverte dans trop d’onglets. Fermez-en un.
server-refused-too-many-rooms = Trop de nouvelles tables depuis cet endroit. Réessayez plus tard.
server-refused-origin = Demande d’un autre site refusée.
server-refused-closed-by-operator = L’exploitant de ce serveur a fermé cette table. Ce qui a été joué reste visible. { $reason }
server-refused-banned = L’exploitant de ce serveur a exclu votre adresse jusqu’au { $until }.
server-refused-not-operator = Seul l’exploitant de ce serveur peut faire cela : la clé est fausse.
server-refused-ban-unreadable = Ce n’est ni une adresse ni un réseau que l’on peut exclure. Indiquez par exemple 203.0.113.7 ou 2001:db8::/48 ; un réseau a au moins 8 bits, avec IPv6 au moins 16.
server-refused-ban-spared = C’est la machine du serveur, un proxy de confiance ou un réseau de confiance que beaucoup de gens partagent. Personne n’y est exclu.
server-refused-ban-many = Trop d’adresses sont déjà exclues. Admettez-en certaines de nouveau, ou excluez un réseau.
server-refused-ban-unknown = Cette adresse n’est pas exclue.
server-refused-push-off = Ce serveur n’envoie pas de messages aux navigateurs.
server-refused-push-address = Ce n’est pas l’adresse d’un service push.
server-refused-store-unavailable = Impossible de sauvegarder pour l’instant. Réessayez.
server-refused-not-found = Il n’y a rien à cette adresse.
server-refused-method = Cette méthode n’est pas permise à cette adresse.
server-refused-request = Demande non valable.
server-refused-fault = Erreur interne du serveur.

## A legal move at a prepared table that does not reach the goal

server-goal-group = C’est permis, mais cela ne forme pas de nouvelle série.
server-goal-run = C’est permis, mais cela ne forme pas de nouvelle suite.
server-goal-tiles =
    { $count ->
        [one] C’est permis, mais l’exercice demande { $count } tuile de votre chevalet.
       *[other] C’est permis, mais l’exercice demande { $count } tuiles de votre chevalet.
    }
server-goal-go-out = C’est permis, mais il reste des tuiles sur votre chevalet.
server-goal-joker-freed = C’est permis, mais le joker est toujours à la même place.
server-goal-joker-laid = C’est permis, mais le joker est encore sur votre chevalet.
server-goal-rack-points =
    { $points ->
        [one] C’est permis, mais les tuiles de votre chevalet coûtent plus de { $points } point.
       *[other] C’est permis, mais les tuiles de votre chevalet coûtent plus de { $points } points.
    }
server-goal-time-out = C’est permis, mais ici, laissez le temps s’écouler.
server-goal-waits = C’est permis, mais ici il faut attendre : piochez une tuile.
server-goal-keeps-place = C’est permis, mais gardez une tuile qui pourra compléter une combinaison au tour suivant.
server-goal-joker-kept = C’est permis, mais posez une tuile et gardez votre joker.
server-goal-puzzle = C’est permis, mais cela n’atteint pas le but. { $goal }

## Messages to a browser that is not at the table

server-push-turn =
    { $count ->
        [one] À vous de jouer
       *[other] À vous de jouer à { $count } tables
    }
server-push-table = À la table avec { $names }
server-push-nothing = Vous avez déjà joué.

## La ligne de commande

cli-help-serve = Lancer le serveur : des tables pour joueurs et ordinateurs, dans le navigateur.
cli-option-serve-host = L’adresse où écouter ; par défaut cette machine seulement (ou TILERUMMY_HOST).
cli-option-serve-port = Le port où écouter ; 0 en prend un libre (ou TILERUMMY_PORT).
cli-option-serve-data = Le dossier où les parties sont gardées (ou TILERUMMY_DATA).
cli-option-serve-database-url = Garder plutôt les parties dans PostgreSQL : postgresql://… (ou TILERUMMY_DATABASE_URL)
cli-option-serve-redis-url = Faire travailler plusieurs serveurs ensemble par Valkey : redis://… (ou TILERUMMY_REDIS_URL)
cli-option-serve-trusted-proxies = Les proxys placés devant le serveur, par exemple 127.0.0.1,10.0.0.0/8 (ou TILERUMMY_TRUSTED_PROXIES). Eux seuls peuvent donner l’adresse d’un client.
cli-option-serve-trusted-networks = Les adresses et réseaux que beaucoup de gens partagent, par exemple un club derrière un seul routeur : chaque adresse compte pour cent (ou TILERUMMY_TRUSTED_NETWORKS).
cli-option-serve-sockets-per-address = Combien de connexions de pages une adresse peut garder ouvertes (ou TILERUMMY_SOCKETS_PER_ADDRESS).
cli-option-serve-rooms-per-address = Combien de tables une adresse peut créer par heure (ou TILERUMMY_ROOMS_PER_ADDRESS).
cli-option-serve-requests-per-address = Combien de requêtes d’une adresse peuvent changer quelque chose par minute ; elle peut lire vingt fois plus souvent (ou TILERUMMY_REQUESTS_PER_ADDRESS).
cli-option-serve-public-path = Le chemin sous lequel les navigateurs voient le serveur, par exemple /rummy pour https://example.org/rummy/ (ou TILERUMMY_PUBLIC_PATH).
cli-option-serve-keep-closed = Après combien de jours les tables fermées sont supprimées ; 0 les garde (ou TILERUMMY_KEEP_CLOSED). Voir tilerummy store export.
cli-option-serve-pause = Durée minimale d’un coup de l’ordinateur, en millisecondes (ou TILERUMMY_PAUSE).
cli-option-serve-push-contact = Avertir les joueurs dans leur navigateur quand c’est leur tour ; l’adresse mail ou la page https de l’exploitant, pour les services push (ou TILERUMMY_PUSH_CONTACT).
cli-option-serve-imprint = Qui exploite ce serveur, pour le bas de la page d’accueil : un lien ou un fichier de texte (ou TILERUMMY_IMPRINT).
cli-option-serve-privacy = Ce que deviennent les données des gens, au même endroit : un lien ou un fichier de texte (ou TILERUMMY_PRIVACY).
cli-option-serve-contact = Comment joindre l’exploitant, au même endroit : une adresse mail, un lien ou un fichier de texte (ou TILERUMMY_CONTACT).
cli-option-serve-offline = Un dossier créé par tilerummy site : les pages peuvent alors continuer à jouer sans le serveur (ou TILERUMMY_OFFLINE).
cli-serve-started = Le serveur est en marche : { $address }
cli-serve-network = Sur votre réseau : { $address }
cli-serve-network-unknown = L’adresse de cet appareil sur son réseau est introuvable. Cherchez-la dans les paramètres réseau du système ; le port est { $port }.
cli-serve-network-off = Le serveur déjà lancé ({ $address }) n’est accessible que depuis cet appareil. Arrêtez-le avec Ctrl-C là où il tourne, puis lancez tilerummy play avec --network.
cli-serve-table = Votre table : { $address }
cli-serve-running = Une partie tourne déjà ici : { $address } Préparez une autre table sur cette page.
cli-serve-stop = Ctrl-C arrête le serveur.
cli-serve-port-taken = Le port { $port } de { $host } est déjà pris. Choisissez-en un autre avec --port.
cli-serve-folder-taken = Un autre serveur utilise déjà le dossier { $path } ({ $address }).
cli-serve-proxies-bad = Ce n’est pas une liste d’adresses ou de réseaux : { $text }. Indiquez par exemple 127.0.0.1,10.0.0.0/8.
cli-serve-public-path-bad = Ce n’est pas un chemin : { $text }. Indiquez par exemple /rummy, avec des lettres, des chiffres et des traits d’union.
cli-serve-push-contact-bad = Ce n’est pas un contact : { $text }. Indiquez une adresse mail ou une adresse https.
cli-serve-notice-bad = Ce n’est ni un lien ni un fichier de texte en UTF-8 d’au plus 20 000 octets que le serveur peut lire : { $text }. Indiquez https://…, une adresse mail ou le chemin d’un fichier.
cli-serve-push-needs-package = --push-contact a besoin des paquets cryptography et httpx2 : pip install cryptography httpx2
cli-serve-offline-bad = Le dossier { $path } n’a pas été créé par tilerummy site, ou il y manque un fichier. Pour créer un nouveau dossier : { $command } site DOSSIER
cli-serve-offline-old = Le dossier { $path } a été créé par une autre version. Pour le recréer : { $command } site { $path }
cli-serve-not-started = Le serveur n’a pas pu démarrer : { $reason }.
cli-serve-database-unreachable = Le serveur n’a pas pu démarrer : pas de connexion à la base de données ({ $reason }). Vérifiez qu’elle est en marche, et l’adresse et le mot de passe dans --database-url ou les droits sur le dossier de --data.
cli-serve-database-shared = Le serveur n’a pas pu démarrer : un autre serveur utilise déjà cette base de données, et l’un des deux n’a pas Valkey. Donnez --redis-url aux deux, ou arrêtez l’autre.
cli-serve-bus-unreachable = Le serveur n’a pas pu démarrer : pas de connexion à Valkey ({ $reason }). Vérifiez qu’il est en marche, et l’adresse et le mot de passe dans --redis-url.
cli-serve-schema-newer = Le serveur n’a pas pu démarrer : une version plus récente de tilerummy a écrit cette base de données (schéma { $found }, cette version connaît { $known }). Installez la version plus récente, ou restaurez une sauvegarde antérieure.
cli-serve-database-broken = Le serveur n’a pas pu démarrer : la base de données est endommagée ({ $reason }). Restaurez une sauvegarde dans une base vide : { $command } store restore FICHIER.
cli-help-store = Sauvegarder, restaurer ou exporter les parties d’un serveur.
cli-argument-action = backup écrit tout dans un fichier, même quand le serveur est en marche ; restore le lit dans une base vide ; export écrit l’enregistrement de chaque table fermée dans un dossier.
cli-argument-path = Le fichier de la sauvegarde, ou le dossier des enregistrements.
cli-option-store-data = Le dossier des parties (ou TILERUMMY_DATA).
cli-option-store-database-url = La base PostgreSQL à la place : postgresql://… (ou TILERUMMY_DATABASE_URL)
cli-store-done =
    { $count ->
        [one] { $count } table : { $path }
       *[other] { $count } tables : { $path }
    }
cli-store-used = Parties : { $place }
cli-store-no-matches = Il n’y a pas de parties dans { $place }. Indiquez l’endroit avec --data ou --database-url, comme pour le serveur.
cli-store-unusable = La base de données est inutilisable : { $reason }.
cli-store-in-use = Un serveur utilise { $place }. Arrêtez-le d’abord.
cli-store-schema-newer = Une version plus récente de tilerummy a écrit cette base de données (schéma { $found }, cette version connaît { $known }). Utilisez la version plus récente.
cli-store-not-empty = Il y a déjà des parties dans { $place }. Une sauvegarde ne se restaure que dans un endroit vide.
cli-store-not-a-backup = Ce n’est pas une sauvegarde de tilerummy : { $path }. Rien n’a été modifié.
cli-store-backup-damaged = La sauvegarde est incomplète ou endommagée : { $path }. Rien n’a été modifié. Copiez-la de nouveau, ou prenez-en une plus ancienne.
cli-store-backup-other = Une autre version de tilerummy a écrit la sauvegarde { $path }. Rien n’a été modifié. Installez cette version.
cli-store-room-unreadable = La table { $room } est illisible et a été laissée de côté.
