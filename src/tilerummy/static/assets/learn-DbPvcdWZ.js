var e=`web-lesson-step = Passo { $number } di { $count }
web-lesson-skip = Salta la lezione
web-lesson-done = Ben fatto!
web-lessons = Le lezioni
web-lesson-continue = Prossimo esercizio
web-lesson-again = Riprova
web-lesson-following = Prossima lezione
web-lesson-progress = { $done } esercizi fatti su { $count }
web-first-game = Gioca la tua prima partita
`;export{e as default};