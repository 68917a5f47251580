### La photo d’une vraie table ou d’un chevalet dans la page : pour le labo et la feuille de score. $tile est le nom d’une tuile.

camera-title = Lire une photo
camera-private = La photo ne quitte pas cet appareil. Seul ce qui y a été trouvé est lu selon les règles.
camera-take = Prendre une photo
camera-choose = Choisir une image
camera-drop = Vous pouvez aussi glisser une image ici, ou en coller une.
camera-advice = Toutes les tuiles devraient être sur l’image, vues d’en haut, grandes et bien éclairées.
camera-missing = À cette adresse, les photos ne peuvent pas être lues.
camera-offline = Pour lire des photos, il faut la connexion au serveur.
camera-loading = Chargement du lecteur de photos…
camera-reading = Lecture de la photo…
camera-fault-unreadable = Ce fichier ne s’ouvre pas comme une image. Choisissez un fichier JPEG, PNG ou WebP.
camera-fault-large = Cette image est trop grande. Choisissez-en une de 40 Mo au plus.
camera-fault-small = Cette image est trop petite pour montrer des tuiles. Choisissez-en une plus grande.
camera-fault-runtime = Le lecteur de photos n’a pas démarré. Vérifiez la connexion, fermez cette fenêtre et réessayez.
camera-shows = La photo montre
camera-is-table = la table
camera-is-rack = un chevalet
camera-is-after = la table après la pose
camera-compare =
    { $count ->
        [one] { $count } tuile est incertaine. Comparez-la avec la vraie.
       *[other] { $count } tuiles sont incertaines. Comparez-les avec les vraies.
    }
camera-help = Touchez une tuile pour la corriger, ou un endroit libre pour en ajouter une.
camera-row = Rangée { $number }
camera-new-row = Nouvelle rangée
camera-rack = Chevalet
camera-unsure = { $tile }, incertaine
camera-add = Ajouter une tuile
camera-correct = Corriger { $tile }
camera-which = Quelle tuile est-ce ?
camera-where = Elle appartient à
camera-right = C’est juste
camera-remove = Retirer
camera-use-table = Utiliser comme table
camera-use-rack = Utiliser comme chevalet
camera-use-after = Utiliser comme table après la pose
