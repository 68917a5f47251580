var e=`web-lesson-step = Step { $number } of { $count }
web-lesson-skip = Skip the lesson
web-lesson-done = Well done!
web-lessons = The lessons
web-lesson-continue = Next exercise
web-lesson-again = Try again
web-lesson-following = Next lesson
web-lesson-progress = { $done } of { $count } exercises done
web-first-game = Play your first game
`;export{e as default};