### Pourquoi un coup est refusé. Voir en/violations.ftl. On dit « 7 bleu », « série » (même nombre) et « suite » (même couleur).

## Le tour

END-trigger = La manche est terminée, il n’est plus possible de jouer. Commencez une nouvelle manche pour continuer.
TURN-options = Vous ne pouvez pas passer tant qu’il reste des tuiles dans la pioche : posez quelque chose ou piochez.
TURN-min_rack_tile = Jouez au moins une tuile de votre chevalet. Si vous ne pouvez pas, laissez la table comme elle était et piochez.
TURN-rack_tiles = Vous ne pouvez jouer que les tuiles de votre chevalet, et celles-ci n’y sont pas : { $tiles }.
TURN-drawn_tile_wait = Vous avez déjà pioché pendant ce tour : cela devra attendre votre prochain tour.
POOL-empty = La pioche est vide, il n’y a plus rien à piocher : posez quelque chose ou passez.
POOL-tiles = Ceci ne peut pas avoir été pioché : { $tiles }. Une tuile de la pioche est une tuile que personne n’a encore vue.

## La table

TABLE-no_such_meld = Vous ne pouvez utiliser que les combinaisons posées sur la table, et celle-ci n’y est pas : { $meld }.
TABLE-tiles_stay = Les tuiles de la table restent sur la table. À remettre : { $tiles }.

## Ce qui n’est pas une combinaison

SET-min_size = C’est trop court : { $row }. Une combinaison compte au moins trois tuiles.
SET-two_jokers = Des jokers seuls ne forment pas une combinaison. Il faut au moins une tuile qui porte un nombre.
SET-group = Ce n’est pas une série : { $row }. Une série compte trois ou quatre tuiles du même nombre, chacune d’une couleur différente.
SET-run = Ce n’est pas une combinaison : { $row }. Une suite a une seule couleur et des nombres qui se suivent, une série un seul nombre en plusieurs couleurs.
SET-one_low = Une suite s’arrête à 13 et ne continue pas avec le 1 : { $row }. Le 1 se place seulement devant le 2.
VARIANT-joker_colour = Un joker de couleur remplace seulement une tuile de sa couleur, il n’a donc pas sa place ici : { $row }.

## La première pose

OPEN-threshold =
    Votre première pose vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; il en faut au moins { $needed }.
OPEN-extend_same_turn = Votre première pose est valable, mais vous ne pourrez compléter les autres combinaisons qu’à partir de votre prochain tour. Laissez celle-ci comme elle était : { $meld }.
OPEN-rearrange_same_turn = Votre première pose est valable, mais vous ne pourrez réorganiser la table qu’à partir de votre prochain tour. Laissez cette combinaison comme elle était : { $meld }.
LAYOFF-requires_open = Vous ne pouvez compléter les combinaisons de la table qu’après votre première pose. Laissez celle-ci comme elle était : { $meld }.
REARRANGE-requires_open = Vous ne pouvez réorganiser la table qu’après votre première pose. Laissez cette combinaison comme elle était : { $meld }.

## Réorganiser, et les jokers

REARRANGE-partial_take = Cette combinaison a été séparée : { $meld }. Gardez ensemble au moins trois de ses tuiles, ou mettez chacune dans une combinaison différente.
JOKER-free_by_split_or_extend = Vous n’obtenez ce joker qu’en échange de la tuile qu’il remplace : { $meld }.
JOKER-replace_source = La tuile échangée contre un joker doit venir de votre chevalet, pas de la table : { $meld }.
JOKER-split_joker_set = Tant que son joker reste en place, cette combinaison peut seulement être complétée, ou un autre de ses jokers échangé : { $meld }. N’y prenez rien d’autre et ne la coupez pas.
JOKER-reuse =
    { $wanted ->
        [new_meld] Un joker libéré doit servir à une nouvelle combinaison, et celle-ci prolonge une combinaison déjà présente : { $meld }.
       *[other_meld] Un joker libéré doit aller dans une autre combinaison, pas dans celle d’où il vient : { $meld }.
    }

## Le temps

TIMER-limit = Cette partie se joue sans chronomètre : le temps ne peut pas s’écouler.
TIMER-from_when =
    { $wanted ->
        [manipulation] Ce tour n’est pas chronométré. Le chronomètre part quand vous modifiez une combinaison de la table.
       *[after_opening] Ce tour n’est pas chronométré. Le chronomètre ne sert qu’aux tours qui suivent votre première pose.
    }
TIMER-table_after_overrun = Quand le temps est écoulé, la table redevient ce qu’elle était avant le tour ; rien ne doit rester changé.
TIMER-tiles_to_player = Quand le temps est écoulé, les tuiles de la table restent sur la table. Celles-ci ne vont pas sur le chevalet : { $tiles }.
TIMER-penalty_draw =
    { $needed ->
        [0] Le temps est écoulé, mais on ne pioche aucune tuile ; ici, { $drawn } l’ont été.
        [one] Le temps est écoulé et on pioche pour cela { $needed } tuile, pas { $drawn }.
       *[other] Le temps est écoulé et on pioche pour cela { $needed } tuiles, pas { $drawn }.
    }

## Variantes

VARIANT-moves = Ce coup appartient à une variante qui ne se joue pas ici. Posez des tuiles ou piochez.
VARIANT-discard_pile-draw_first = Commencez votre tour par une tuile : piochez, ou prenez la dernière tuile défaussée juste avant vous.
VARIANT-discard_pile-discard_last = Votre tour n’est pas fini : défaussez une tuile pour le terminer.
VARIANT-discard_pile-last_discard = Vous ne pouvez prendre que la dernière tuile défaussée juste avant vous, et ce n’est pas celle-ci : { $tile }.
VARIANT-discard_pile-new_meld = Vous ne pouvez prendre cette tuile défaussée que pour la poser aussitôt dans une nouvelle combinaison : { $tile }.
VARIANT-open_last_tile-tile = Ce n’est pas la tuile visible de la pioche : { $tile }. On ne peut prendre que celle qui est visible.
VARIANT-open_last_tile-finish = Vous ne pouvez prendre la tuile visible que si elle vide votre chevalet pendant ce tour. Il y reste : { $left }.
