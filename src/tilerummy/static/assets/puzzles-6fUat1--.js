var e=`puzzle-goal-out = Empty your rack: lay all { $count } tiles.
puzzle-goal-first-lay = Make your first lay with { $count } tiles.
puzzle-goal-joker = Free a joker of the table and lay { $count } tiles.
puzzle-goal-tiles = Lay { $count } tiles.
puzzle-kind-out = empty the rack
puzzle-kind-first-lay = first lay
puzzle-kind-joker = free the joker
puzzle-kind-tiles = lay tiles
puzzle-title = Puzzle { $id } · grade { $grade }
puzzle-solved = Solved!
puzzle-solution = The solution, step by step:
puzzle-enter-next = Enter: next puzzle · q: stop here
puzzle-page = Puzzles
puzzle-about = Positions from real play. Only one choice of tiles reaches the goal.
puzzle-daily = Puzzle of the day
puzzle-daily-grade = Grade { $grade } · { $date }
puzzle-daily-play = Solve it
puzzle-daily-done = You have solved it today.
puzzle-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzle-solved-count =
    { $count ->
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
puzzle-solved-of = { $count } of { $most } solved
puzzle-edition = Edition
puzzle-grade = Grade
puzzle-grade-any = Every grade
puzzle-grade-1 = 1: lay or add tiles
puzzle-grade-2 = 2: rearrange one meld
puzzle-grade-3 = 3: two melds together
puzzle-grade-4 = 4: three melds together
puzzle-grade-5 = 5: four or more
puzzle-grade-6 = 6: large parts of the table
puzzle-play = Play a puzzle
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solved-before = You have solved this one before.
puzzle-not-counted = The solution, or a part of it, was shown, so this puzzle does not count as solved.
puzzle-rush = Rush
puzzle-rush-about = As many puzzles as you can in three minutes. They get harder. Three mistakes end it.
puzzle-rush-start = Start the rush
puzzle-rush-left = Time left: { $time }
puzzle-rush-mistakes = Mistakes: { $count } of { $most }
puzzle-rush-skip = Skip (counts as a mistake)
puzzle-rush-over = The rush is over.
puzzle-rush-best = Your best: { $count }
cli-help-puzzles = Make, list and play puzzles.
cli-argument-task = make finds new puzzles in play between computers; list shows the collection; play plays a puzzle here.
cli-argument-puzzle = The id of a puzzle, for play.
cli-option-puzzles-count = How many puzzles to make.
cli-option-puzzles-seed = A number: the same seed makes the same puzzles.
cli-option-puzzles-edition = Only this edition.
cli-option-puzzles-grade = Only this grade, from 1 (easy) to 6.
cli-option-puzzles-daily = The puzzle of the day.
cli-puzzles-made = Puzzles
cli-puzzles-head-id = Id
cli-puzzles-head-grade = Grade
cli-puzzles-head-goal = Goal
cli-puzzles-head-tiles = Tiles
cli-puzzles-head-edition = Edition
cli-puzzles-found =
    { $count ->
        [one] { $count } puzzle.
       *[other] { $count } puzzles.
    }
cli-puzzles-unused = { $what } has no meaning for puzzles { $task }.
cli-puzzles-one = Name a puzzle by its id, or by --daily, or by --grade: only one of them.
cli-help-tasks = Write questions for language models, with answers that can be checked, and score answers.
cli-option-tasks-kind = Only this kind of task; it may be given several times. By default all take turns.
cli-option-tasks-count = How many tasks to write; by default 10.
cli-option-tasks-seed = A number: the same seed writes the same tasks.
cli-option-tasks-edition = Only this edition; it may be given several times. By default all take turns.
cli-option-tasks-out = The file to write, one task per line; by default they are printed.
cli-option-tasks-score = Score a file of tasks in which each line also has the answer of a model, as “response”.
cli-tasks-made = Tasks
cli-tasks-head-kind = Kind
cli-tasks-head-count = Tasks
cli-tasks-head-right = Right
cli-tasks-head-mean = Mean score
cli-tasks-all = all
cli-tasks-one = --score takes no other option than --json, and --json is only for --score.
cli-tasks-line = Line { $line } is not a task with its “metadata”, its “answer” and a “response”.
cli-tasks-none = There are no tasks in { $path }.
`;export{e as default};