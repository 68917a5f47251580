var e=`web-lesson-step = Schritt { $number } von { $count }
web-lesson-skip = Lektion überspringen
web-lesson-done = Gut gemacht!
web-lessons = Die Lektionen
web-lesson-continue = Nächste Aufgabe
web-lesson-again = Noch einmal
web-lesson-following = Nächste Lektion
web-lesson-progress = { $done } von { $count } Aufgaben gelöst
web-first-game = Dein erstes Spiel beginnen
`;export{e as default};