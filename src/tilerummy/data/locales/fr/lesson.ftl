### The texts of the lessons (data/lessons.toml). $points are needed for a first lay, $penalty is the cost of a joker that is
### left on a rack, $drawn counts the tiles drawn after a time-out, $seconds are those of a turn. In figures $rounds were played
### between computers, and $won of 100 were won by the one that follows the advice.

## Parts of the course, and what is marked

lesson-part-basics = Les bases
lesson-part-rearranging = Réorganiser la table
lesson-part-jokers = Les jokers
lesson-part-round = Le chronomètre et les points
lesson-part-strategy = Stratégie
lesson-help-tiles = Les tuiles sont marquées.
lesson-help-melds = Maintenant, seules les combinaisons qui changent sont marquées.
lesson-help-tile = Maintenant, une seule tuile est marquée.
lesson-help-none = Maintenant, rien n’est marqué.

## The first lesson

lesson-first-title = Comment jouer
lesson-first = Le but, la série et la suite, compléter, les jokers et la fin, en huit petites étapes.
lesson-first-1-title = Le but : poser toutes vos tuiles
lesson-first-1 = Qui pose sa dernière tuile gagne. Trois ou quatre tuiles du même nombre, de couleurs différentes, forment une série : glissez vos quatre dix marqués sur la table, ou touchez-les puis touchez la table. La première pose demande { $points } points ; c’est assez. Finissez ensuite votre tour.
lesson-first-2-title = Une suite
lesson-first-2 = Trois tuiles ou plus d’une même couleur dont les nombres se suivent forment une suite. Posez le 4, le 5 et le 6.
lesson-first-3-title = Compléter
lesson-first-3 = Après votre première pose, vous pouvez compléter toutes les rangées de la table, peu importe qui les a posées. Où vont votre 7 et votre 13 ?
lesson-first-4-title = Réorganiser
lesson-first-4 = Vous pouvez réorganiser toute la table, pourvu que chaque rangée soit de nouveau valable à la fin de votre tour. Prenez le 8 rouge au bout de sa suite : avec vos deux 8, il forme une série.
lesson-first-5-title = Le joker
lesson-first-5 = Un joker remplace n’importe quelle tuile. Posez-le entre le 11 et le 13. S’il reste sur votre chevalet à la fin, il coûte cher.
lesson-first-6-title = Reprendre le joker
lesson-first-6 = Votre 12 est la tuile que le joker remplace. Posez-le dans cette suite et prenez le joker : avec vos deux 3, il forme une nouvelle série.
lesson-first-7-title = Rien ne va ?
lesson-first-7 = Alors piochez une tuile. Votre tour se termine ainsi.
lesson-first-8-title = Tout poser
lesson-first-8 = Qui pose sa dernière tuile gagne la manche ; les autres comptent ce qui leur reste. La tuile piochée est la bonne : posez les trois.
lesson-first-9-title = Vous avez tout posé !
lesson-first-9 = Voilà tout le jeu. Chaque boîte a en plus ses propres règles ; la table vous prévient avant que vous ne lâchiez une tuile.

## The others: a title, what to do, and what is said when it is done

lesson-group-title = La série
lesson-group = Une série, ce sont trois ou quatre tuiles du même nombre, de couleurs différentes. Posez votre plus grande série.
lesson-group-done = Une série n’a jamais deux fois la même couleur.
lesson-run-title = La suite
lesson-run = Une suite, ce sont trois nombres consécutifs ou plus d’une même couleur. Posez votre plus longue suite.
lesson-run-done = Le 1 est toujours le plus petit : rien ne vient après le 13.
lesson-first-lay-title = La première pose
lesson-first-lay = Votre première pose demande { $points } points avec les tuiles de votre chevalet. Faites-la.
lesson-first-lay-done = Plusieurs combinaisons s’additionnent, et un joker vaut la tuile qu’il remplace.
lesson-lay-off-title = Compléter
lesson-lay-off = Après votre première pose, vous pouvez compléter toutes les combinaisons de la table. Posez autant de tuiles que possible.
lesson-lay-off-done = Peu importe qui a posé une combinaison.
lesson-fourth-title = Prendre la quatrième tuile
lesson-fourth = Une série de quatre peut céder une tuile. Prenez-en une et posez une nouvelle suite avec elle et vos tuiles.
lesson-fourth-done = Il reste trois tuiles à la série : elle est toujours valable.
lesson-shift-title = Décaler une suite
lesson-shift = Complétez une suite à un bout et prenez la tuile de l’autre bout pour une nouvelle série.
lesson-shift-done = La suite s’est décalée d’un nombre.
lesson-split-title = Couper une suite
lesson-split = Une longue suite peut en faire deux. Posez votre seconde tuile identique en son milieu.
lesson-split-done = Votre tuile termine une suite ou commence l’autre.
lesson-combined-split-title = Coupe combinée
lesson-combined-split = Prenez une tuile d’une suite et, avec elle et la vôtre, faites deux séries à partir d’une seule.
lesson-combined-split-done = Deux combinaisons ont cédé des tuiles, et tout est encore valable.
lesson-multiple-split-title = Coupe multiple
lesson-multiple-split = Transformez plusieurs suites en séries, pour que toutes vos tuiles utiles trouvent une place.
lesson-multiple-split-done = Quand tout bouge, comptez d’abord les tuiles de chaque nombre.
lesson-joker-title = Poser un joker
lesson-joker = Un joker remplace n’importe quelle tuile. Posez le vôtre.
lesson-joker-done = Sur votre chevalet, il aurait coûté { $penalty } points à la fin.
lesson-exchange-title = Échanger un joker
lesson-exchange = Posez la tuile qu’un joker remplace à sa place, et utilisez le joker dans une nouvelle combinaison.
lesson-exchange-done = Dans une série de trois, un joker remplace l’une ou l’autre couleur absente.
lesson-joker-new-title = Le joker forme une nouvelle combinaison
lesson-joker-new = Selon cette notice, un joker libéré doit entrer dans une nouvelle combinaison. Libérez-le.
lesson-joker-new-done = Compléter avec lui une combinaison de la table aurait été refusé.
lesson-joker-other-title = Le joker va ailleurs
lesson-joker-other = Selon cette notice, un joker libéré doit aller dans une autre combinaison, même une de la table. Libérez-le.
lesson-joker-other-done = Il ne peut pas revenir dans la même combinaison.
lesson-joker-anywhere-title = Le joker va partout
lesson-joker-anywhere = Selon cette notice, un joker libéré peut aller partout, même dans sa propre suite. Libérez-le.
lesson-joker-anywhere-done = Toute place où il forme une combinaison est permise.
lesson-joker-table-title = Une tuile de la table pour le joker
lesson-joker-table = Selon cette notice, la tuile qui remplace un joker peut venir de la table. Libérez le joker pour une nouvelle combinaison.
lesson-joker-table-done = Il faut tout de même poser au moins une tuile de votre chevalet.
lesson-joker-rack-title = Une tuile du chevalet pour le joker
lesson-joker-rack = Selon cette notice, seule une tuile de votre chevalet peut remplacer un joker. Libérez le joker pour une nouvelle combinaison.
lesson-joker-rack-done = La même tuile venant de la table aurait été refusée.
lesson-joker-rest-title = Prendre un joker sans échange
lesson-joker-rest = Selon cette notice, vous pouvez prendre un joker si le reste est encore valable. Utilisez-le dans une nouvelle combinaison.
lesson-joker-rest-done = Selon la plupart des autres notices, il faut mettre la bonne tuile à sa place.
lesson-joker-whole-title = Une combinaison avec joker reste entière
lesson-joker-whole = Selon cette notice, on ne prend aucune tuile à une combinaison qui a un joker. Posez deux tuiles sans y toucher.
lesson-joker-whole-done = Vous pouvez toujours la compléter ou échanger son joker.
lesson-joker-25-title = Un joker vaut 25
lesson-joker-25 = Selon cette notice, un joker vaut 25 points dans la première pose, quoi qu’il remplace. Atteignez { $points } points.
lesson-joker-25-done = Un joker aide donc le plus à côté de petits nombres.
lesson-clock-title = Le chronomètre
lesson-clock = Selon cette notice, un tour dure { $seconds } secondes au plus. Posez deux tuiles à temps.
lesson-clock-done = Vous avez fini votre tour à temps.
lesson-clock-2 = Maintenant, défaites une combinaison, laissez-la inachevée et attendez la fin du temps.
lesson-clock-2-done = Ce qui est inachevé revient en place, et vous piochez { $drawn } tuiles. Après un tour sans changement, vous en piochez une.
lesson-clock-3 = La même table avec une autre boîte : achevez une combinaison, laissez-en une inachevée et attendez.
lesson-clock-3-done = Selon cette notice, ce qui est achevé reste, et vos tuiles isolées reviennent sur votre chevalet.
lesson-score-title = Les points
lesson-score = Posez vos dernières tuiles. Ce qui reste sur les chevalets des autres fait vos points.
lesson-score-done = Qui gagne reçoit ce que tous les autres perdent.
lesson-score-2 = L’autre joueur n’a plus qu’une tuile. Posez la tuile qui vous coûterait le plus.
lesson-score-2-done = Un joker resté sur le chevalet coûte { $penalty } points selon cette notice.
lesson-score-3 = Chaque tuile restée sur votre chevalet coûte son nombre en points. Gardez le moins possible.
lesson-score-3-done = Posez d’abord les grands nombres si quelqu’un peut bientôt finir.

## Strategy

lesson-hold-back-title = Attendre
lesson-hold-back = Les tuiles de la table servent à tout le monde, celles de votre chevalet à vous seul. Parfois, mieux vaut piocher.
lesson-hold-back-1 = Votre 6 rouge a sa place. Mais ce que vous posez sert aussi aux autres. Gardez-le cette fois : piochez une tuile.
lesson-hold-back-1-done = Avec votre 6 sur la table, l’autre joueur aurait pu tout poser aussitôt, avec le 7 et le 8.
lesson-hold-back-2 = L’autre joueur a posé une série. Maintenant, toutes vos tuiles ont leur place : posez-les.
lesson-hold-back-2-done = Un tour d’attente, et vous avez tout posé.
lesson-hold-back-2-figure = En { $rounds } manches entre deux ordinateurs égaux, celui qui attendait jusqu’à cinq tours a gagné { $won } manches sur 100.
lesson-keep-fourth-title = Garder la quatrième tuile
lesson-keep-fourth = Trois tuiles suffisent pour une combinaison. En gardant la quatrième, vous aurez une tuile à poser au tour suivant.
lesson-keep-fourth-1 = Ne posez que trois de vos sept et gardez-en un pour le tour suivant.
lesson-keep-fourth-1-done = Sa place sera encore libre au tour suivant, sauf si quelqu’un la prend.
lesson-keep-fourth-2 = C’est de nouveau à vous, et rien d’autre ne va. Posez la tuile que vous avez gardée au lieu d’en piocher une.
lesson-keep-fourth-2-done = Vous avez une tuile de moins, et non une de plus.
lesson-keep-fourth-3 = De même avec une suite : posez trois tuiles et gardez-en une qui va à un bout.
lesson-keep-fourth-3-done = La tuile du milieu d’une suite ne peut pas attendre, celle d’un bout le peut.
lesson-keep-fourth-3-figure = En { $rounds } manches entre deux ordinateurs égaux, cela n’a rien changé : celui qui gardait toujours la quatrième tuile a gagné { $won } manches sur 100.
lesson-keep-joker-title = Le joker : le garder ou le poser ?
lesson-keep-joker = Un joker aide à placer vos dernières tuiles. Mais si un autre joueur pose tout avant vous, il coûte { $penalty } points.
lesson-keep-joker-1 = Les autres ont encore beaucoup de tuiles. Posez une tuile, mais pas votre joker.
lesson-keep-joker-1-done = Le joker vous aidera quand il vous restera peu de tuiles.
lesson-keep-joker-1-figure = En { $rounds } manches entre deux ordinateurs égaux, celui qui gardait ses jokers a gagné { $won } manches sur 100.
lesson-keep-joker-2 = L’autre joueur n’a plus qu’une tuile. Maintenant, le joker est un risque : posez-le.
lesson-keep-joker-2-done = Sur votre chevalet, il aurait coûté { $penalty } points si l’autre joueur avait tout posé.
lesson-keep-joker-2-figure = C’est prudent, mais pas plus efficace : en { $rounds } manches entre deux ordinateurs qui gardent leurs jokers, celui qui les posait près de la fin a gagné { $won } manches sur 100.
lesson-shed-points-title = Près de la fin
lesson-shed-points = Quand quelqu’un n’a plus que peu de tuiles, les grands nombres sur votre chevalet sont un risque. Comment garder peu de points.
lesson-shed-points-1 = L’autre joueur n’a plus qu’une tuile. Votre joker va dans deux suites : choisissez celle qui vous laisse le moins de points.
lesson-shed-points-1-done = Les grands nombres sont partis, et les deux petits ne coûtent que 3 points.
lesson-shed-points-2 = L’autre joueur n’a plus que deux tuiles. Par prudence, n’attendez plus : posez tout ce qui va.
lesson-shed-points-2-done = Il ne reste que le 2 sur votre chevalet.
lesson-shed-points-2-figure = C’est prudent, mais pas plus efficace : en { $rounds } manches entre deux ordinateurs qui attendent, celui qui posait tout ce qu’il pouvait près de la fin a gagné { $won } manches sur 100.
