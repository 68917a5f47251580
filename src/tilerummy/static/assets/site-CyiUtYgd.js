var e=`site-loading = Le jeu se prépare…
site-fault = Le jeu n’a pas pu démarrer dans ce navigateur.
site-again = Réessayer
site-storage = Ce que garde ce navigateur
site-storage-help = Les tables, les feuilles de score et les réglages ne sont gardés que dans ce navigateur. Un fichier les met à l’abri, ou les emporte sur un autre appareil.
site-export = Tout enregistrer dans un fichier
site-import = Lire un fichier
site-import-sure = Cela remplace tout ce que garde ce navigateur. Continuer ?
site-import-yes = Tout remplacer
site-import-bad = Ce fichier ne vient pas d’ici, ou il est abîmé. Rien n’a été changé.
site-clear = Tout effacer
site-clear-sure = Effacer toutes les tables, feuilles de score et réglages de ce navigateur ? C’est définitif.
site-clear-yes = Oui, tout effacer
site-cancel = Annuler
site-friends = Avec des amis ailleurs, il faut un serveur
site-friends-help = Ici, vous jouez sans serveur, sur cet appareil. Pour jouer avec des personnes sur d’autres appareils, ouvrez la page d’un serveur. Si vous en connaissez un, indiquez son adresse.
site-address = Adresse du serveur
site-address-go = Ouvrir ce serveur
site-address-bad = Ce n’est pas l’adresse d’une page web\xA0: elle commence par https:// ou http://.
site-offline = Jouer sans connexion
site-offline-help = Ce navigateur garde alors tout le jeu (environ 35 Mo). Vous pouvez jouer contre l’ordinateur sans le serveur, et une table où vous jouez sans autres personnes continue ici si la connexion est perdue. Pour cela, le navigateur garde aussi une copie de cette table, avec toutes ses tuiles.
site-offline-loading = Chargement du jeu…
site-offline-ready = C’est prêt\xA0: cette page s’ouvre aussi sans connexion.
site-offline-none = Ce serveur ne propose pas le jeu sans connexion.
site-offline-insecure = Ce navigateur ne garde rien pour cette page. Il faut l’ouvrir avec https.
site-offline-failed = Le jeu n’a pas pu être chargé en entier.
site-offline-sure =
    { $count ->
        [one] Une table n’est gardée que sur cet appareil. Vous ne pourrez l’ouvrir qu’après avoir réactivé cette option.
       *[other] { $count } tables ne sont gardées que sur cet appareil. Vous ne pourrez les ouvrir qu’après avoir réactivé cette option.
    }
site-offline-off = Désactiver
site-here = Vous jouez sur cet appareil, sans le serveur. Les tables d’ici ne sont gardées que sur cet appareil.
site-here-offline = Il n’y a pas de connexion au serveur. Vous jouez sur cet appareil, et les tables que vous ouvrez maintenant ne sont gardées qu’ici.
site-here-again = Réessayer le serveur
site-here-server = Aller aux tables du serveur
site-here-tables =
    { $count ->
        [one] Une table n’est gardée que sur cet appareil.
       *[other] { $count } tables ne sont gardées que sur cet appareil.
    }
site-here-show = Voir les tables de cet appareil
site-lost = Le serveur est injoignable. Si vous continuez ici, la table ne continue que sur cet appareil.
site-lost-older = Les derniers coups manquent peut-être dans la copie d’ici.
site-lost-go = Continuer ici
site-lost-table = Le serveur est injoignable, et cette table en a besoin. En attendant, vous pouvez jouer à autre chose ici.
site-lost-start = Jouer sur cet appareil
cli-help-site = Écrire tout le jeu dans un dossier pour n’importe quel serveur web\xA0: il n’a besoin d’aucun serveur à lui et marche sans réseau.
cli-argument-folder = Le dossier à écrire. Il doit être nouveau, vide, ou contenir un site plus ancien.
cli-site-downloading = Téléchargement de Python pour navigateurs et de ses paquets…
cli-site-writing = Écriture du site…
cli-site-done = Le site est dans { $path } ({ $size } Mo). Pour l’essayer\xA0: { $command }
cli-site-npm-unreachable = Pyodide n’a pas pu être téléchargé ({ $reason }). Connectez-vous au réseau, ou nommez un autre registre npm dans npm_config_registry ou .npmrc.
cli-site-index-unreachable = Les paquets n’ont pas pu être téléchargés ({ $reason }). Connectez-vous au réseau, ou nommez un autre index dans PIP_INDEX_URL ou pip.conf.
cli-site-hash-wrong = { $name }\xA0: le téléchargement n’est pas celui avec lequel cette version a été faite. Rien n’a été écrit.
cli-site-node-missing = Il faut Node 20 ou plus récent, avec npm\xA0: il télécharge Python pour navigateurs et compile le code.
cli-site-not-a-folder = { $path } est un fichier, pas un dossier.
cli-site-folder-in-use = Le dossier { $path } contient autre chose\xA0: { $file }. Choisissez un dossier nouveau ou vide.
cli-site-no-page = Cette copie n’a pas de page construite. Lancez\xA0: python3 tools/build_web.py
`;export{e as default};