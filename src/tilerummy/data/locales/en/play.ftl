### The game in the terminal. Commands such as end, undo and take are typed like this in every language; play-word-…
### are further words for the same. $forms is text.

## The page

play-title = { $edition } · { $round }
play-pool = Pool: { $count }
play-table = On the table
play-table-empty = The table is empty.
play-rack =
    { $count ->
        [one] Your rack: { $count } tile
       *[other] Your rack: { $count } tiles
    }
play-loose = Loose tiles that must go back:
play-opened = first lay made
play-unopened = no first lay yet
play-discards = Discarded by { $name }:
play-open-tile = Open last tile:
play-opening = First lay: { $points } of { $needed } points
play-legal =
    { $count ->
        [one] Good: { $count } tile. Type end to finish the turn.
       *[other] Good: { $count } tiles. Type end to finish the turn.
    }
play-refused = Not legal yet:
play-turn = Your turn: lay tiles, or d to draw. ? shows what you can type.
play-turn-pass = Your turn. The pool is empty: lay tiles, or p to pass.
play-turn-draw-first = Your turn: d draws a tile, < takes the last discard for a new meld.
play-turn-lay-or-discard = Lay tiles if you can; then discard one, such as ~k3.
play-turn-discard = Now discard a tile, such as ~k3.
play-turn-drawn = You may make your first lay with the tile you drew; p ends the turn.
play-starts = { $name } starts.
play-you-drew = You drew: { $tile }.
play-hint =
    { $count ->
        [one] You could lay { $count } tile: { $tiles }.
       *[other] You could lay { $count } tiles: { $tiles }.
    }
play-hint-again = Type h again to lay it.
play-thinking = { $name } is thinking …
play-hint-none = You cannot lay anything.
play-resign-sure =
    { $unit ->
        [game] You would lose this game. Type “resign” again to confirm.
       *[round] You would lose this round. Type “resign” again to confirm.
    }
play-time-left = time left { $time }

## Players

play-person = Guest
play-computer = Computer
play-computer-number = Computer { $number }
play-level-random = random
play-level-beginner = beginner
play-level-casual = casual
play-level-steady = steady
play-level-shrewd = shrewd
play-level-newcomer = newcomer
play-level-learner = learner
play-level-regular = regular
play-level-solid = solid
play-level-skilled = skilled
play-level-strong = strong
play-level-expert = expert
play-level-master = master

## The end of a round

play-head-player = Player
play-head-left = Left on the rack
play-head-sum = Rack points
play-head-score = Score
play-head-round =
    { $unit ->
        [game] Game
       *[round] Round
    }
play-head-total = Total
play-match-won = { $names } wins the match.
play-match-won-shared = The match is shared by { $names }.
play-match-leads = { $names } leads.
play-match-leads-shared = Tied for the lead: { $names }.
play-next-round =
    { $unit ->
        [game] Enter: next game · q: stop here
       *[round] Enter: next round · q: stop here
    }
play-bye = Thanks for playing.

## The file

play-go-on = The game is saved. Continue with: { $command } play --resume { $path }
play-record-in = The record is in { $path }.
play-not-saved = The game could not be saved.
play-file-unwritable = Cannot write { $path }: this game is not being saved.
play-kept =
    { $count ->
        [one] An unfinished game is kept. Continue it with: { $resume }
       *[other] { $count } unfinished games are kept. List them with: { $list }
    }
play-list = Unfinished games, the last one first:
play-list-none = There are no unfinished games.

## What cannot be done

play-slip-row = There is no row { $number } on the table.
play-slip-not-free = Not on your rack and not loose: { $tiles }.
play-slip-not-in-row = Not in row { $number }: { $tiles }.
play-slip-no-such-meld = Not on the table: { $text }.
play-slip-split = Row { $number } cannot be split before { $tiles }.
play-slip-tiles-missing = Give some tiles, such as r5 or kbr10.
play-slip-taken-already = You have already taken a tile from beside the table.
play-slip-no-open-tile = There is no open last tile.
play-slip-no-discard = There is no discard you can take.
play-slip-nothing-to-undo = There is nothing to undo.
play-slip-nothing-to-redo = There is nothing to redo.
play-slip-nothing-to-reset = The table is unchanged.
play-slip-nothing-laid = You have not laid any tiles yet.
play-slip-refused = The turn cannot end like this. undo takes back one step, reset all of them.
play-slip-draft-open = You have laid tiles: type end to finish, or reset to take them back.
play-slip-no-hints = Hints are turned off in this game.
play-slip-usage-put = Type the row and the tiles, such as 2 r6.
play-slip-usage-take = Type the row and the tiles, such as take 2 r3.
play-slip-usage-move = Type the row, the tiles and the target row, such as move 2 r3 5.
play-slip-usage-split = Type the row and the first tile of the second part, such as split 2 r6.
play-slip-usage-discard = Type the tile, such as ~k3.
play-slip-usage-sort = Sort by run or by group: s run, s group.
play-slip-word-unknown = “{ $text }” is not understood. Type, for example: red 8 to row 2.
play-slip-too-long = That is too long: at most { $most } characters. Type it in several steps.
play-slip-colour-missing = Name the colour and the number of each tile, for example: red 8. Unclear: “{ $text }”.
play-slip-several-rows = More than one row fits: { $rows }. Type its number, for example: to row 2.
play-slip-no-such-row = No row on the table fits. Type its number, for example: red 8 to row 2.

## Help

play-help-title = What you can type
play-help-tiles = A tile is a letter and a number, a joker is j. { $colours }
play-help-new = Lay a new meld: a run, or a group.
play-help-put = Add tiles to row 2.
play-help-take = Take tiles from row 2; take 2 takes all of it.
play-help-move = Move tiles from row 2 to row 5; without 5 to a new row.
play-help-split = Split row 2 before a tile.
play-help-trn = A whole move: melds taken, a colon, melds put.
play-help-undo = One step back, one step forward, all steps back.
play-help-end = End the turn with the table as it is (also ok).
play-help-draw = Draw a tile.
play-help-pass = Pass, if the pool is empty.
play-help-discard = Discard a tile.
play-help-take-discard = Take the last discard and lay a new meld with it.
play-help-take-open-tile = Take the open last tile and lay all your tiles.
play-help-hint = Show what you could lay; type it again to lay it.
play-help-sort = Sort the rack by colour or by number.
play-help-log =
    { $unit ->
        [game] Show the moves of this game.
       *[round] Show the moves of this round.
    }
play-help-rules = Show all rules of this table.
play-help-resign =
    { $unit ->
        [game] Resign the game.
       *[round] Resign the round.
    }
play-help-quit = Save and quit; --resume continues later.
play-help-short = Short forms: { $forms }
play-help-words = The Tab key completes commands and tiles.
play-log-empty = No moves yet.
play-more = Enter: next page · q: back to the table
play-go-back = Enter: back to the table

## Words that may be typed as well

play-word-put = put
play-word-take = take
play-word-move = move
play-word-split = split
play-word-undo = undo
play-word-redo = redo
play-word-reset = reset
play-word-end = end
play-word-draw = draw
play-word-pass = pass
play-word-discard = discard
play-word-hint = hint
play-word-sort = sort
play-word-log = log
play-word-rules = rules
play-word-help = help
play-word-resign = resign
play-word-quit = quit
play-word-run = run
play-word-group = group

## The command line

cli-option-play-terminal = Play in the terminal instead of the browser.
cli-option-play-no-browser = Print the address of the table without starting a browser.
cli-option-play-network = Let others in your network join, too.
cli-option-play-edition = The edition, with optional variants and house rules.
cli-option-play-seats = The number of players, including you.
cli-option-play-level = The level of a computer; once for each, and the last one is used for the rest.
cli-option-play-name = Your name.
cli-option-play-rounds = The number of rounds as the sheet counts them; 1 by default.
cli-option-play-clock = The time per turn: off, sheet (as printed) or a number of seconds; off by default.
cli-option-play-youngest = Who is the youngest and starts where the sheet says so: 1 is you, 2 the first computer; 1 by default.
cli-option-play-seed = Deal from this seed (up to 64 hexadecimal digits), to replay a deal.
cli-option-play-hints = Whether h shows what you could lay.
cli-option-play-save = Save the game in this file instead of the default one.
cli-option-play-resume = Continue a saved game; without a file, the last one.
cli-option-play-list = List the unfinished games in the default folder.
cli-terminal-clock-bad = “{ $text }” is not a clock: use off, sheet, or { $low } to { $high } seconds.
cli-terminal-clock-resumed = A saved game keeps its time limit: use --clock off or --clock sheet.
cli-terminal-network = --network is for the table in the browser, not for a game in the terminal.
cli-terminal-too-many-levels = Too many computers ({ $levels }): with { $seats } seats there is one fewer, because you need a seat too.
cli-terminal-name-bad = “{ $name }” is not a valid name: use 1 to { $most } characters, without a slash.
cli-terminal-file-bad = The file { $path } is not a saved game.
cli-terminal-file-over = The game in { $path } is over. Show it with { $command } replay.
cli-terminal-seed-bad = The seed “{ $text }” is not 1 to 64 hexadecimal digits.

## Puzzles

play-puzzle-too-few = That is legal, but it lays { $laid } of { $count } tiles.
play-puzzle-joker-stays = The tiles are laid, but every joker stands for the same tile as before.
play-puzzle-lay-only = In a puzzle you can only lay tiles. Type resign to see the solution.
play-puzzle-todo = Lay tiles; h shows which, resign shows the solution, ? what you can type.
