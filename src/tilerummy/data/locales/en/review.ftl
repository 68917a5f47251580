### The review of a round: one sentence about each turn, from Python, and the words of the page. $name and $other are
### players. $count and $best are numbers of tiles, $points are points.

## Sentences about a turn

review-won =
    { $count ->
        [one] { $name } laid the last tile and went out.
       *[other] { $name } laid all { $count } tiles and went out.
    }
review-missed-win = { $name } could have gone out: every tile of the rack could be laid.
review-missed-first-lay = { $name } could have made the first lay, with { $points } points.
review-joker-given = { $name } gave a joker away: { $other } took it before the next turn.
review-waited =
    { $count ->
        [one] { $name } waited: { $count } tile could be laid.
       *[other] { $name } waited: { $count } tiles could be laid.
    }
review-missed-tiles = { $name } laid { $count } of { $best } possible tiles.
review-missed-lay =
    { $count ->
        [one] { $name } laid nothing, although { $count } tile could be laid.
       *[other] { $name } laid nothing, although { $count } tiles could be laid.
    }
review-missed-points =
    { $points ->
        [one] { $name } laid as many tiles as possible, but others are worth { $points } point more.
       *[other] { $name } laid as many tiles as possible, but others are worth { $points } points more.
    }
review-best =
    { $count ->
        [one] { $name } laid { $count } tile: the best move.
       *[other] { $name } laid { $count } tiles: the best move.
    }
review-best-first-lay =
    { $count ->
        [one] { $name } made the best first lay, with { $count } tile.
       *[other] { $name } made the best first lay, with { $count } tiles.
    }
review-nothing = { $name } had nothing to lay.
review-nothing-resigned = { $name } resigned.
review-nothing-timeout = { $name } had nothing to lay, and the time ran out.
review-hidden = The rack of { $name } is hidden, so this turn cannot be judged.
review-turning-lead = { $name } takes the lead.
review-turning-missed-win = { $name } misses a win.
review-level = level { $level } ({ $low } to { $high })
review-level-range = level { $low } to { $high }
review-level-certain = level { $level }

## Sentences by chances: $lost is what a turn cost, $tiles and $better are numbers of tiles in words

review-lost =
    { $points ->
        [one] about { $points } percentage point of the chance to win
       *[other] about { $points } percentage points of the chance to win
    }
review-lost-waiting = { $name } laid { $tiles }, which cost { $lost }: waiting was better.
review-lost-smaller = { $name } made the first lay with { $tiles }, which cost { $lost }: a smaller first lay was better, with { $better }.
review-lost-fewer = { $name } laid { $tiles }, which cost { $lost }: laying only { $better } was better.
review-lost-more = { $name } laid { $tiles }, which cost { $lost }: laying { $better } was better.
review-lost-others = { $name } laid { $tiles }, which cost { $lost }: other tiles were better.
review-lost-nothing = { $name } laid nothing, which cost { $lost }: laying { $better } was better.
review-lost-win = { $name } could have gone out, and not doing so cost { $lost }.
review-waited-well =
    { $count ->
        [one] { $name } waited: { $count } tile could be laid, but that was not clearly better.
       *[other] { $name } waited: { $count } tiles could be laid, but that was not clearly better.
    }
review-good = { $name } laid { $tiles }: nothing else was clearly better.
review-not-judged = The time of { $name } ran out, so this turn is not judged by chances.
review-turning-rises = The chance of { $name } to win rises by about { $points } percentage points.
review-turning-falls = The chance of { $name } to win falls by about { $points } percentage points.
review-turning-lost-chance = { $name } makes a mistake, which costs { $lost }.
review-lay-nothing = Lay nothing in this turn.
review-nothing-laid = nothing
review-mistakes =
    { $count ->
        [0] no mistake
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-only-tiles-rules = For these rules, or for this number of players, the chances are not known. The turns are judged by tiles.
review-only-tiles-slow = The chances need the compiled solver, which is not here, or not yet. The turns are judged by tiles.
review-only-tiles-long = There are too many turns to compute the chances. They are judged by tiles.

## Marks

review-mark-won = Went out
review-mark-missed-win = Win missed
review-mark-missed-first-lay = First lay missed
review-mark-joker-given = Joker given away
review-mark-lost-chance = Chance lost
review-mark-waited = Waited
review-mark-missed-tiles = Tiles missed
review-mark-missed-points = Points missed
review-mark-best = Best move
review-mark-good = Good move
review-mark-nothing = Nothing to lay

## The page

review-page = Look back
review-open = Look back at a record
review-open-help = Open a record (a TRN file). “Save the record” in the menu of a table gives you one. It is reviewed and then forgotten.
review-file = Choose a file
review-paste = Or paste the text of the record here
review-read = Review it
review-too-large = The record is too long: at most { $count } characters can be reviewed.
review-loading = The turns are being reviewed …
review-again = Try again
review-continue = Play on from this turn
review-other = Another record
review-game =
    { $unit ->
        [game] Game
       *[round] Round
    }
review-number = { $number } of { $count }
review-steps = Step through the turns
review-first = To the deal
review-back = One turn back
review-play = Play
review-pause = Pause
review-forward = One turn forward
review-last = To the end
review-keys = Keys: arrows, Space, Home and End.
review-deal = The deal
review-turn = Turn { $number } of { $count }
review-turns = Turns
review-view = Racks
review-all-racks = all
review-rack-of = Rack of { $name }
review-rack-hidden =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
review-was-laid = Laid
review-was-possible = Best move
review-was-missed = Missed
review-was-better = Better
review-was-lost = Cost
review-tiles-points = { $tiles }, { $points }
review-show-best = Show the best move
review-show-better = Show what was better
review-show-played = Show what was played
review-lab = Open in the lab
review-reason = The computer’s reason
review-players = Players
review-accuracy = accuracy { $percent } %
review-no-accuracy = never had anything to lay
review-rating-help = Accuracy: the share of the best move that was laid. Level: the computer that plays most alike, from 1 to 8, with the range that holds it with 90 % probability.
review-rating-help-chances = Accuracy: a turn that costs no chance counts in full, and one half for each 10 percentage points that it costs. Level: judged by tiles, the computer that plays most alike, from 1 to 8, with the range that holds it with 90 % probability.
review-judged = Judge the turns
review-by-chances = By chances
review-by-tiles = By tiles
review-values = Points on the racks
review-values-help = The lower, the better. A ring marks a turning point.
review-chances = Chances to win
review-chances-help = Choose a place in the graph to see the turn. A ring marks a turning point.
review-chances-table = The chances as a table
review-percent = { $percent } %
review-practise = Practise mistakes
review-practise-help = The worst turns of { $name } as exercises: find a better move.
review-practise-none = { $name } made no mistake that could be practised.
review-try = Try turn { $number }

review-hinted = After a hint.
review-begins = { $name } begins.

## Exercises

review-exercise = Exercise: turn { $number }
review-find =
    { $count ->
        [0] Nothing was laid here. What could be laid?
        [one] { $count } tile was laid here. Is there a better move?
       *[other] { $count } tiles were laid here. Is there a better move?
    }
review-show-answer = Show the answer
