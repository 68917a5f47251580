var e=`web-lesson-step = Stap { $number } van { $count }
web-lesson-skip = De les overslaan
web-lesson-done = Goed gedaan!
web-lessons = De lessen
web-lesson-continue = Volgende oefening
web-lesson-again = Nog een keer
web-lesson-following = Volgende les
web-lesson-progress = { $done } van { $count } oefeningen gedaan
web-first-game = Je eerste spel spelen
`;export{e as default};