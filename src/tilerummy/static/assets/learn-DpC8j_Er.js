var e=`web-lesson-step = Paso { $number } de { $count }
web-lesson-skip = Saltar la lección
web-lesson-done = ¡Bien hecho!
web-lessons = Las lecciones
web-lesson-continue = Siguiente ejercicio
web-lesson-again = Otra vez
web-lesson-following = Siguiente lección
web-lesson-progress = { $done } de { $count } ejercicios hechos
web-first-game = Jugar tu primera partida
`;export{e as default};