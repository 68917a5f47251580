var e=`web-lesson-step = Étape { $number } sur { $count }
web-lesson-skip = Quitter la leçon
web-lesson-done = Bravo !
web-lessons = Les leçons
web-lesson-continue = Exercice suivant
web-lesson-again = Réessayer
web-lesson-following = Leçon suivante
web-lesson-progress = { $done } exercices faits sur { $count }
web-first-game = Jouer votre première partie
`;export{e as default};