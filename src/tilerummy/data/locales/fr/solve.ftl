### La commande `solve`. Voir en/solve.ftl.

## Aide

cli-help-solve = Trouver la meilleure pose d’une position. Si POSITION est -, une position par ligne est lue, et chacune reçoit sa réponse en JSON.
cli-option-solve-goal = Ce qui compte le plus ; par défaut tiles-points (le plus de tuiles, puis de points).
cli-option-solve-backend = Qui répond : le noyau rapide ou la référence lisible.
cli-option-solve-explain = Expliquer aussi, étape par étape, comment poser.
cli-option-solve-draw = Dessiner la table après la pose dans ce fichier.

## Réponses

cli-solve-best = { $laid }, { $worth } : on ne peut pas faire mieux.
cli-solve-found = { $laid }, { $worth } : le mieux trouvé jusqu’ici ; il existe peut-être mieux.
cli-solve-nothing = Ici, on ne peut rien poser.
cli-solve-not-out = Avec ces tuiles, vous ne pouvez pas tout poser.
cli-solve-open = Aucune pose n’a été trouvée, mais il n’est pas sûr qu’il n’y en ait pas.
cli-solve-one-picture = --draw demande une seule position.

## Tuiles et combinaisons dans une phrase

cli-solve-tile =
    le { $number } { $colour ->
        [k] noir
        [b] bleu
        [r] rouge
        [o] orange
        [y] jaune
       *[g] vert
    }
cli-solve-joker = le joker
cli-solve-joker-coloured =
    le joker { $colour ->
        [k] noir
        [b] bleu
        [r] rouge
        [o] orange
        [y] jaune
       *[g] vert
    }
cli-solve-run-from =
    de la suite { $colour ->
        [k] noire
        [b] bleue
        [r] rouge
        [o] orange
        [y] jaune
       *[g] verte
    } { $first }–{ $last }
cli-solve-run-to =
    à la suite { $colour ->
        [k] noire
        [b] bleue
        [r] rouge
        [o] orange
        [y] jaune
       *[g] verte
    } { $first }–{ $last }
cli-solve-run-object =
    la suite { $colour ->
        [k] noire
        [b] bleue
        [r] rouge
        [o] orange
        [y] jaune
       *[g] verte
    } { $first }–{ $last }
cli-solve-group-from = de la série de { $number } en { $colours }
cli-solve-group-to = à la série de { $number } en { $colours }
cli-solve-group-object = la série de { $number } en { $colours }
cli-solve-row-from = { $tiles } sur la table
cli-solve-row-to = à la rangée incomplète ({ $tiles })
cli-solve-row-object = la rangée incomplète ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } avec un joker
       *[other] { $meld } avec { $count } jokers
    }
cli-solve-rack = { $tiles } de votre chevalet
cli-solve-discard = { $tiles } de la défausse
cli-solve-open-tile = { $tiles } (la tuile visible)
cli-solve-freed =
    { $count ->
        [one] le joker libéré
       *[other] les jokers libérés
    }

## Étapes

cli-solve-step-new = Posez { $held } sur la table.
cli-solve-step-add = Ajoutez { $held } { $to }.
cli-solve-step-take = Prenez { $taken } et posez le tout.
cli-solve-step-take-held = Prenez { $taken }, ajoutez { $held } et posez le tout.
cli-solve-step-split = Coupez { $meld } entre { $number } et { $next }.
cli-solve-step-move = Ajoutez { $taken } { $to }.
cli-solve-step-move-held = Prenez { $taken }, puis { $held }, et ajoutez le tout { $to }.
cli-solve-step-join = Ajoutez { $meld } { $to }.
cli-solve-step-exchange =
    { $count ->
        [one] Ajoutez { $sources } { $to } et retirez-en le joker.
       *[other] Ajoutez { $sources } { $to } et retirez-en les jokers.
    }
cli-solve-step-shift = Modifiez { $meld } : le joker change de place.

## odds

cli-help-odds = Dire à quelle fréquence une donne permet la première pose, ou de tout poser d’un coup.
cli-argument-edition = Le nom d’une édition ; des variantes et des règles maison peuvent suivre, comme ,hand,open_min=50.
cli-option-odds-tiles = Le nombre de tuiles d’une donne ; par défaut celui de l’édition.
cli-option-odds-points = Les points de la première pose ; par défaut ceux de l’édition.
cli-option-odds-out = Demander combien de donnes se posent en entier.
cli-option-odds-deals = Le nombre de donnes au hasard ; 5000 par défaut.
cli-option-odds-seed = La graine du hasard.
cli-option-odds-exact = Compter plutôt toutes les donnes. Pour un chevalet entier, cela prend des minutes.
cli-odds-open = Une donne de { $tiles } tuiles permet une première pose de { $points } points : { $share } %.
cli-odds-out = Les { $tiles } tuiles d’une donne se posent toutes en combinaisons : { $share } %.
cli-odds-estimate = Intervalle de confiance à 95 % : de { $low } % à { $high } % ({ $deals } donnes au hasard).
cli-odds-exact = Exactement { $fraction } de toutes les donnes.
cli-odds-points-and-out = --points et --out ne vont pas ensemble : tout poser ne demande pas de points ici.

## restore

cli-help-restore = Remettre les tuiles d’une table en combinaisons, en gardant le plus possible de celles qui y étaient.
cli-argument-table = Ce qui est sur la table : des combinaisons comme r3-7 et des rangées comme [r6k9], séparées par des virgules.
cli-option-restore-remembered = Les combinaisons qui étaient là avant ; par défaut celles de TABLE.
cli-option-restore-edition = Une édition qui a ces couleurs ; par défaut choisie d’après les tuiles.
cli-restore-impossible = Ces tuiles ne peuvent pas toutes entrer dans des combinaisons.
cli-restore-kept = Combinaisons conservées : { $whole } sur { $melds }.
cli-restore-no-meld = Ce n’est pas une combinaison : { $row }.
cli-restore-blank = Mettez une virgule entre les combinaisons, et les autres tuiles entre crochets, comme dans r3-5,[r6r7]. Vous avez tapé : { $text }
