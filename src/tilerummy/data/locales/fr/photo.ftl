### Lire les tuiles d’une photo : `tilerummy read` et le lecteur. « photo- » et le code d’un problème.

## Ce qui ne va pas dans une photo, et que faire

photo-no-tiles = Aucune tuile n’a été trouvée sur la photo. Photographiez-les d’en haut, de près et avec une bonne lumière.
photo-dark = La photo est sombre. Allumez une lampe, ou photographiez près d’une fenêtre.
photo-blurred = La photo est floue. Tenez l’appareil immobile et touchez les tuiles pour faire la mise au point.
photo-grey = La photo est en noir et blanc, les couleurs ne peuvent donc pas être lues. Prenez-en une en couleur.
photo-far = Les tuiles sont petites sur la photo. Rapprochez-vous, ou prenez plusieurs photos.
photo-cut =
    { $count ->
        [one] { $count } tuile est coupée au bord. Photographiez toutes les tuiles en entier.
       *[other] { $count } tuiles sont coupées au bord. Photographiez toutes les tuiles en entier.
    }
photo-unsure =
    { $count ->
        [one] { $count } tuile n’a pas été lue avec certitude et porte un point d’interrogation. Comparez-la avec la vraie.
       *[other] { $count } tuiles n’ont pas été lues avec certitude et portent un point d’interrogation. Comparez-les avec les vraies.
    }
photo-rows-no-melds =
    { $count ->
        [one] Lue ainsi, la table n’est pas permise : { $count } rangée n’est pas une combinaison.
       *[other] Lue ainsi, la table n’est pas permise : { $count } rangées ne sont pas des combinaisons.
    }
photo-more-than-in-the-box = Une boîte ne contient pas toutes les tuiles lues. Vérifiez l’édition et comparez les tuiles.
photo-out-of-time = Le temps n’a pas suffi pour tout comparer avec les règles. Comparez les tuiles avec les vraies.

## Ce qui a été trouvé

photo-found-rack =
    { $count ->
        [0] Aucune tuile trouvée.
        [one] Un chevalet de { $count } tuile.
       *[other] Un chevalet de { $count } tuiles.
    }
photo-found-table =
    { $count ->
        [0] Aucune tuile trouvée.
        [one] Une table de { $count } tuile.
       *[other] Une table de { $count } tuiles.
    }

## La commande

cli-argument-photos = Photos d’une table ou d’un chevalet : JPEG, PNG ou WebP ; - lit l’entrée standard.
cli-help-read = Lire les tuiles sur des photos d’une table ou d’un chevalet.
cli-option-read-draw = Enregistrer dans ce fichier la photo avec ce qui a été lu.
cli-option-read-edition = L’édition que vous jouez : ses couleurs, et le nombre de tuiles de chaque sorte.
cli-option-read-kind = Ce que montrent les photos. Sans cette option, les tuiles décident.
cli-read-draw-ending = Le nom { $path } n’a pas l’extension d’une image qui peut être dessinée ; utilisez .png, .jpg ou .webp.
cli-read-draw-folder = Le dossier { $path }, où dessiner, n’existe pas.
cli-read-draw-same = Le dessin remplacerait la photo { $path } elle-même ; choisissez un autre nom.
cli-read-drawn = La photo avec les tuiles est dans { $path }.
cli-read-one-picture = On ne peut dessiner qu’une photo à la fois.
cli-read-rack =
    { $count ->
        [one] { $path } · un chevalet avec { $count } tuile
       *[other] { $path } · un chevalet avec { $count } tuiles
    }
cli-read-table =
    { $count ->
        [0] { $path } · aucune tuile
        [one] { $path } · une table avec { $count } tuile
       *[other] { $path } · une table avec { $count } tuiles
    }
