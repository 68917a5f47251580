### The texts of the lessons: a title and a text for each step of data/lessons.toml.

## The first lesson

lesson-first-1-title = Le but : poser toutes vos tuiles
lesson-first-1 = Qui pose sa dernière tuile gagne. Trois ou quatre tuiles du même nombre, de couleurs différentes, forment une série : glissez vos trois dix marqués sur la table, ou touchez-les puis touchez la table. La première pose demande { $points } points ; c’est assez. Finissez ensuite votre tour.
lesson-first-2-title = Une suite
lesson-first-2 = Trois tuiles ou plus d’une même couleur dont les nombres se suivent forment une suite. Posez le 4, le 5 et le 6.
lesson-first-3-title = Compléter
lesson-first-3 = Après votre première pose, vous pouvez compléter toutes les rangées de la table, peu importe qui les a posées. Où vont votre 7 et votre 10 ?
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
