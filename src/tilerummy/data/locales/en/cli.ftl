### The command line. Every id with its variables, in the order of this file:
###
### Common      cli-version $version · cli-error $message · cli-file-missing $path · cli-folder-missing $path ·
###             cli-edition-several $name $editions · cli-edition-none $name $editions · cli-file-unreadable $path ·
###             cli-file-unwritable $path · cli-file-exists $path · cli-file-written $path · cli-no-record $path ·
###             cli-line $line $message · cli-pair-expected · cli-seat-missing $seat $seats ·
###             cli-move-missing $number $moves · cli-language-unknown $language $languages · cli-interrupted ·
###             cli-answer-yes · cli-answer-no · cli-answer-expected $yes $no
### Progress    cli-reading $path · cli-checking · cli-dealing · cli-working · cli-done
### Help        cli-help · cli-help-editions · cli-help-judge · cli-help-replay · cli-help-verify · cli-help-draw ·
###             cli-help-score · cli-help-play · cli-help-completion · cli-option-lang · cli-option-json · cli-option-verify-kept ·
###             cli-option-against ·
###             cli-option-at · cli-option-seat · cli-option-output · cli-option-editions · cli-option-version ·
###             cli-option-help
### editions    cli-editions-title $count · cli-editions-head-key · cli-editions-head-title ·
###             cli-editions-head-languages · cli-editions-head-field · cli-editions-head-value ·
###             cli-editions-head-basis · cli-editions-head-source · cli-editions-head-note ·
###             cli-editions-revision $revision · cli-editions-differences $one $other $count ·
###             cli-editions-same $one $other · cli-editions-options · cli-editions-misprints · cli-editions-notes ·
###             cli-editions-house · cli-no-affiliation
### judge       cli-judge-legal · cli-judge-refused $count · cli-judge-reason $message $clause
### Moves       cli-move-drew $name $tile · cli-move-drew-hidden $name · cli-move-laid $name $count $melds ·
###             cli-move-opened $name $points $melds · cli-move-rearranged $name $count $tiles · cli-move-passed $name ·
###             cli-move-timeout $name $count · cli-move-timeout-back $name $count ·
###             cli-move-timeout-kept $name $count $melds · cli-move-resigned $name ·
###             cli-move-discarded $name $tile · cli-move-took-discard $name $tile $melds ·
###             cli-move-took-open-tile $name $tile · cli-move-left $name ·
###             cli-move-replaced $name $computer · cli-move-back $name
### Own moves   cli-own-drew $tile · cli-own-drew-hidden · cli-own-laid $count $melds · cli-own-opened $points $melds ·
###             cli-own-extended $count $tiles · cli-own-rearranged $count $tiles · cli-own-passed ·
###             cli-own-timeout $count · cli-own-timeout-back $count · cli-own-timeout-kept $count $melds · cli-own-resigned ·
###             cli-own-discarded $tile · cli-own-took-discard $tile $melds · cli-own-took-open-tile $tile ·
###             cli-own-out · cli-own-out-called · cli-own-hand · cli-own-hand-called · cli-own-blocked $points ·
###             cli-own-won-resigned $name · cli-own-left · cli-own-replaced $computer · cli-own-back
### Round ends  cli-round-out $name · cli-round-out-called $name · cli-round-hand $name ·
###             cli-round-hand-called $name ·
###             cli-round-blocked $name $points · cli-round-drawn · cli-round-exhausted · cli-round-cannot-draw ·
###             cli-round-lowest-shared · cli-round-all-passed · cli-start-drawn $draws · cli-start-drawn-again $draws ·
###             cli-round-resigned $name $winner · cli-round-running · cli-score-line $name $points $total
### replay      cli-replay-title $edition $names · cli-replay-round $number · cli-replay-lap $lap ·
###             cli-replay-seat $number $name · cli-replay-turn $name · cli-replay-start · cli-replay-end ·
###             cli-replay-clock $time · cli-replay-illegal $number $message
### verify      cli-verify-ok $count · cli-verify-failed $count · cli-verify-commitment · cli-verify-deal $name ·
###             cli-verify-starter $found $wanted · cli-verify-starter-draw $found $wanted ·
###             cli-verify-draw $number $found $wanted ·
###             cli-verify-result $found $wanted · cli-verify-illegal $number $message · cli-verify-seed-missing ·
###             cli-verify-seed-missing-over ·
###             cli-verify-commitment-missing · cli-verify-hidden
### draw        cli-draw-written $path
### score       cli-score-welcome · cli-score-ask-edition $default · cli-score-ask-players $low $high ·
###             cli-score-ask-name $number ·
###             cli-score-ask-out · cli-score-ask-rack $name · cli-score-ask-all-passed · cli-score-ask-pool-empty ·
###             cli-score-ask-hand $name · cli-score-no-such-player $text ·
###             cli-score-sum $sum · cli-score-head-total ·
###             cli-score-head-won · cli-score-head-points · cli-score-ask-next ·
###             cli-score-undone $number · cli-score-nothing-to-undo · cli-score-edit $number ·
###             cli-score-saved $path
###
### $tile, $tiles, $melds, $found and $wanted of a draw are words (the translator makes them). $points is a number in
### cli-move-opened, cli-own-opened, cli-round-blocked and cli-own-blocked; elsewhere it is text
### with its sign, as are $total and $sum. $count, $number, $seconds, $needed, $low, $high, $rounds, $moves, $seats and $line are numbers. Every message
### may choose by $unit: what the sheet calls the time from deal to outcome, a round or a game.

## Common

cli-version = tilerummy { $version }
cli-error = Error: { $message }
cli-file-missing = There is no file { $path }.
cli-folder-missing = There is no folder { $path }.
cli-edition-several = Several editions fit the name { $name }: { $editions }. Choose one of them.
cli-edition-none = There is no edition called { $name }. The editions are: { $editions }.
cli-file-unreadable = Cannot read the file { $path }.
cli-file-unwritable = Cannot write the file { $path }.
cli-file-exists = The file { $path } already exists and was not changed.
cli-file-written = Wrote { $path }.
cli-no-record = There is no record in { $path }.
cli-line = Line { $line }: { $message }
cli-pair-expected = Each line needs a position, a tab and a move.
cli-seat-missing =
    { $seats ->
        [one] There is no seat { $seat }: there is { $seats } seat, numbered from 0.
       *[other] There is no seat { $seat }: there are { $seats } seats, numbered from 0.
    }
cli-move-missing =
    { $moves ->
        [0] Move { $number } does not exist: the record has no moves.
        [one] Move { $number } does not exist: the record has only { $moves }.
       *[other] Move { $number } does not exist: the record has { $moves }.
    }
cli-language-unknown = The language { $language } is not supported. Choose one of: { $languages }.
cli-interrupted = Stopped.
cli-answer-yes = y
cli-answer-no = n
cli-answer-expected = Please answer { $yes } or { $no }.

## Progress

cli-reading = Reading { $path } …
cli-checking = Checking …
cli-dealing = Dealing …
cli-working = Working …
cli-done = Done.

## Help

cli-help = Tile rummy by the printed rules.
cli-help-editions = Show the rules of a printed sheet with their sources, or how two editions differ.
cli-help-judge = Check whether a move is legal, and explain why not.
cli-help-replay = Show a recorded round move by move.
cli-help-verify = Check that a record was dealt and drawn fairly.
cli-help-draw = Draw a table and the racks as a picture.
cli-help-score = Keep the score sheet of a game at a real table.
cli-help-play = Play against computers.
cli-help-completion = Print a script that completes commands and editions in your shell.
cli-option-lang = Language of the messages.
cli-option-json = Print JSON, for programs.
cli-option-verify-kept = What your page kept, as it shows under “Was the deal fair?”.
cli-option-against = Show only what differs from this edition.
cli-option-at = Stop after this many moves.
cli-option-seat = Show only what this seat can see, numbered from 0.
cli-option-output = The file to write.
cli-option-editions = A folder with editions of your own, as TOML files. TILERUMMY_EDITIONS names it for every command.
cli-option-version = Show the version and exit.
cli-option-help = Show this help and exit.

## editions

cli-editions-title =
    { $count ->
        [one] { $count } edition
       *[other] { $count } editions
    }
cli-editions-head-key = Name
cli-editions-head-title = What it is
cli-editions-head-languages = Languages
cli-editions-head-field = Rule
cli-editions-head-value = Value
cli-editions-head-basis = Basis
cli-editions-head-source = Source
cli-editions-head-note = Note
cli-editions-revision = Revision { $revision }
cli-editions-differences =
    { $count ->
        [one] { $one } and { $other } differ in { $count } rule:
       *[other] { $one } and { $other } differ in { $count } rules:
    }
cli-editions-same = { $one } and { $other } have the same rules.
cli-editions-options = Variants of this sheet
cli-editions-misprints = Misprints
cli-editions-notes = What the sheet does not say, and how it is read here
cli-editions-house = House rules
cli-no-affiliation = tilerummy is not connected with any publisher. Product names belong to their owners and are used only to say which sheet is meant.

## judge

cli-judge-legal = The move is legal.
cli-judge-refused =
    { $count ->
        [one] The move is illegal for { $count } reason:
       *[other] The move is illegal for { $count } reasons:
    }
cli-judge-reason = { $message } ({ $clause })

## Moves, in replay and play

cli-move-drew = { $name } draws: { $tile }.
cli-move-drew-hidden = { $name } draws a tile.
cli-move-laid =
    { $count ->
        [one] { $name } lays { $count } tile: { $melds }.
       *[other] { $name } lays { $count } tiles: { $melds }.
    }
cli-move-opened =
    { $points ->
        [one] { $name } makes a first lay of { $points } point: { $melds }.
       *[other] { $name } makes a first lay of { $points } points: { $melds }.
    }
cli-move-rearranged =
    { $count ->
        [one] { $name } rearranges the table and lays { $count } tile: { $tiles }.
       *[other] { $name } rearranges the table and lays { $count } tiles: { $tiles }.
    }
cli-move-passed = { $name } passes.
cli-move-timeout =
    { $count ->
        [0] Time is up for { $name }.
        [one] Time is up for { $name }: { $count } tile drawn.
       *[other] Time is up for { $name }: { $count } tiles drawn.
    }
cli-move-timeout-back =
    { $count ->
        [0] Time is up for { $name }: tiles back.
       *[other] Time is up for { $name }: tiles back, { $count } drawn.
    }
cli-move-timeout-kept =
    { $count ->
        [0] Time is up for { $name }. These melds stay on the table: { $melds }.
        [one] Time is up for { $name }: { $count } tile drawn. These melds stay on the table: { $melds }.
       *[other] Time is up for { $name }: { $count } tiles drawn. These melds stay on the table: { $melds }.
    }
cli-move-resigned = { $name } resigns.
cli-move-left = { $name } has left the table.
cli-move-replaced = A computer now plays for { $name }: { $computer }.
cli-move-back = { $name } is back.
cli-move-discarded = { $name } discards: { $tile }.
cli-move-took-discard = { $name } takes the discard ({ $tile }) and lays: { $melds }.
cli-move-took-open-tile = { $name } takes the open tile ({ $tile }) and lays everything.
cli-own-drew = You draw: { $tile }.
cli-own-drew-hidden = You draw a tile.
cli-own-laid =
    { $count ->
        [one] You lay { $count } tile: { $melds }.
       *[other] You lay { $count } tiles: { $melds }.
    }
cli-own-opened =
    { $points ->
        [one] You make your first lay of { $points } point: { $melds }.
       *[other] You make your first lay of { $points } points: { $melds }.
    }
cli-own-extended =
    { $count ->
        [one] You add { $count } tile: { $tiles }.
       *[other] You add { $count } tiles: { $tiles }.
    }
cli-own-rearranged =
    { $count ->
        [one] You rearrange the table and lay { $count } tile: { $tiles }.
       *[other] You rearrange the table and lay { $count } tiles: { $tiles }.
    }
cli-own-passed = You pass.
cli-own-timeout =
    { $count ->
        [0] Your time is up.
        [one] Your time is up: you draw { $count } tile.
       *[other] Your time is up: you draw { $count } tiles.
    }
cli-own-timeout-back =
    { $count ->
        [0] Your time is up: tiles back.
       *[other] Your time is up: tiles back, you draw { $count }.
    }
cli-own-timeout-kept =
    { $count ->
        [0] Your time is up. These melds stay on the table: { $melds }.
        [one] Your time is up: you draw { $count } tile. These melds stay on the table: { $melds }.
       *[other] Your time is up: you draw { $count } tiles. These melds stay on the table: { $melds }.
    }
cli-own-resigned = You resign.
cli-own-left = You have left the table.
cli-own-replaced = A computer now plays for you: { $computer }.
cli-own-back = You are back.
cli-own-discarded = You discard: { $tile }.
cli-own-took-discard = You take the discard ({ $tile }) and lay: { $melds }.
cli-own-took-open-tile = You take the open tile ({ $tile }) and lay everything.
cli-own-out = You have laid all your tiles.
cli-own-out-called = You call “Rummy!” and have laid all your tiles.
cli-own-hand = You have laid all your tiles in one turn. Points are doubled.
cli-own-hand-called = You call “Rummy!” and have laid all your tiles in one turn. Points are doubled.
cli-own-blocked = The pool is empty, and all players have passed. You have the fewest points left ({ $points }).
cli-own-won-resigned = { $name } resigns.

## How a round ends

cli-round-out =
    { $unit ->
        [game] { $name } goes out and wins the game.
       *[round] { $name } goes out and wins the round.
    }
cli-round-out-called =
    { $unit ->
        [game] { $name } calls “Rummy!”, goes out and wins the game.
       *[round] { $name } calls “Rummy!”, goes out and wins the round.
    }
cli-round-hand =
    { $unit ->
        [game] { $name } lays all tiles in one turn and wins the game. Points are doubled.
       *[round] { $name } lays all tiles in one turn and wins the round. Points are doubled.
    }
cli-round-hand-called =
    { $unit ->
        [game] { $name } calls “Rummy!”, lays all tiles in one turn and wins the game. Points are doubled.
       *[round] { $name } calls “Rummy!”, lays all tiles in one turn and wins the round. Points are doubled.
    }
cli-round-blocked =
    { $unit ->
        [game] The pool is empty, and all players have passed. { $name } has the fewest points left ({ $points }) and wins the game.
       *[round] The pool is empty, and all players have passed. { $name } has the fewest points left ({ $points }) and wins the round.
    }
cli-round-drawn =
    { $unit ->
        [game] The game is a draw. Nobody scores.
       *[round] The round is a draw. Nobody scores.
    }
cli-round-exhausted = The last tile of the pool has been drawn.
cli-round-cannot-draw = The pool is empty, so no tile can be drawn.
cli-round-lowest-shared = The pool is empty, all players have passed, and the lowest racks are equal.
cli-round-all-passed = The pool is empty, and all players have passed.
cli-round-resigned =
    { $unit ->
        [game] { $name } resigns, and { $winner } wins the game.
       *[round] { $name } resigns, and { $winner } wins the round.
    }
cli-round-running =
    { $unit ->
        [game] The game is not over yet.
       *[round] The round is not over yet.
    }
cli-start-drawn = Draw for who starts: { $draws }
cli-start-drawn-again = Same number, so they draw again: { $draws }
cli-score-line = { $name }: { $points } (total { $total })

## replay

cli-replay-title = { $edition }: { $names }
cli-replay-round =
    { $unit ->
        [game] Game { $number }
       *[round] Round { $number }
    }
cli-replay-lap = Lap { $lap }
cli-replay-seat = Seat { $number }: { $name }
cli-replay-turn = To move: { $name }
cli-replay-start = The deal
cli-replay-end = End of the record
cli-replay-clock = Time used: { $time }
cli-replay-illegal = Move { $number } is illegal: { $message }

## verify

cli-verify-ok =
    { $count ->
        [0] All correct: the deal follows from the seed, and nothing was drawn.
        [one] All correct: the deal and { $count } draw follow from the seed.
       *[other] All correct: the deal and { $count } draws follow from the seed.
    }
cli-verify-failed =
    { $count ->
        [one] { $count } check failed:
       *[other] { $count } checks failed:
    }
cli-verify-commitment = The seed does not match the commitment published before the first move.
cli-verify-deal = The tiles dealt to { $name } do not follow from the seed.
cli-verify-starter = { $wanted } should have started, not { $found }.
cli-verify-starter-draw = The draw for who starts does not follow from the seed: { $found } instead of { $wanted }.
cli-verify-draw = Draw { $number } does not follow from the seed: { $found } instead of { $wanted }.
cli-verify-result = The recorded result is { $found }, but the moves lead to { $wanted }.
cli-verify-illegal = Move { $number } is illegal: { $message }
cli-verify-seed-missing = The record has no seed, so the deal cannot be checked. The seed is published after the last move.
cli-verify-seed-missing-over =
    { $unit ->
        [game] The game is over, but the record has no seed, so the deal cannot be checked.
       *[round] The round is over, but the record has no seed, so the deal cannot be checked.
    }
cli-verify-commitment-missing = The record has no commitment, so it cannot be checked whether the seed was fixed before the deal.
cli-verify-hidden = The record hides some draws, so they cannot be checked. Use the full record.

## draw

cli-draw-written = Wrote the picture to { $path }.

## score

cli-score-welcome = A score sheet for your table. Press Enter to accept the value in brackets.
cli-score-ask-edition = Which edition do you play? [{ $default }]
cli-score-ask-players = How many players? ({ $low }–{ $high })
cli-score-ask-name = Name of player { $number }
cli-score-ask-out = Who went out? (name or number; Enter if nobody did)
cli-score-ask-rack = Left on the rack of { $name } (tiles such as r5k13j, or points)
cli-score-ask-all-passed = Was the pool empty, and did all players pass? (y/n)
cli-score-ask-pool-empty =
    { $unit ->
        [game] Did the game end as a draw because the pool was empty? (y/n)
       *[round] Did the round end as a draw because the pool was empty? (y/n)
    }
cli-score-ask-hand = Did { $name } lay all tiles in one turn, as the first lay? (y/n)
cli-score-no-such-player = There is no player called { $text }.
cli-score-sum =
    { $unit ->
        [game] The points of a game must add up to zero, but these add up to { $sum }.
       *[round] The points of a round must add up to zero, but these add up to { $sum }.
    }
cli-score-head-total = Total
cli-score-head-won =
    { $unit ->
        [game] Games won
       *[round] Rounds won
    }
cli-score-head-points = Points
cli-score-ask-next =
    { $unit ->
        [game] Enter: next game · u: undo the last game · e: edit the last game · q: finish
       *[round] Enter: next round · u: undo the last round · e: edit the last round · q: finish
    }
cli-score-undone =
    { $unit ->
        [game] Game { $number } is undone.
       *[round] Round { $number } is undone.
    }
cli-score-nothing-to-undo =
    { $unit ->
        [game] There is no game to undo.
       *[round] There is no round to undo.
    }
cli-score-edit =
    { $unit ->
        [game] Enter game { $number } again.
       *[round] Enter round { $number } again.
    }
cli-score-saved = The score sheet is saved in { $path }.

## More of the command line, in the order of the alphabet

cli-argument-file = A file with one record or a whole match; - reads standard input.
cli-argument-key = The name of an edition, with optional variants and house rules such as ,hand,open_min=50. Without it: all editions.
cli-argument-move = A move in TRN: tiles laid such as :kbr10, a draw +x, pass. Without it POSITION must be -, and each input line has a position, a tab and a move.
cli-argument-position = A position or a view in TRN, quoted or with _ instead of spaces.
cli-argument-shell = The shell.
cli-draw-names = There are { $names } names but only { $seats } seats.
cli-draw-no-lay = This move does not lay any tiles: { $move }.
cli-editions-brief-joker-penalty = Joker
cli-editions-brief-jokers = Jokers
cli-editions-brief-legend = First lay (initial meld): points needed. Clock: seconds per turn. Penalty: tiles drawn at time-out. Joker: points for one left on a rack.
cli-editions-brief-open-min = First lay
cli-editions-brief-timeout-draw = Penalty
cli-editions-brief-timer-s = Clock
cli-editions-more = { $command } editions NAME shows the whole sheet; add --against NAME to compare two.
cli-editions-printed = printed: { $value }
cli-editions-sheet = Sheet { $sheet }, { $languages }
cli-editions-sheet-only = Sheet { $sheet }
cli-editions-unused = Off, or without effect here
cli-file-no-text = The file { $path } is not UTF-8 text.
cli-file-trouble = { $path }: { $reason }.
cli-help-arguments = Arguments:
cli-help-commands = Commands:
cli-help-options = Options:
cli-help-usage = Usage:
cli-move-extended =
    { $count ->
        [one] { $name } adds { $count } tile: { $tiles }.
       *[other] { $name } adds { $count } tiles: { $tiles }.
    }
cli-option-draw-lay = Show the table after this move, with the played tiles marked.
cli-option-draw-letters = Show the letter of its colour on every tile.
cli-option-draw-names = The names of the players, separated by commas.
cli-option-draw-theme = Light or dark.
cli-option-draw-width = The width of the picture in pixels.
cli-option-replay-round = Only this round of a match, numbered from 1.
cli-option-score-edition = The edition you play, with optional variants and house rules.
cli-option-score-file = Save the sheet in this file, or continue the one that is there.
cli-option-score-players = The names of the players, clockwise, separated by commas.
cli-option-score-print = Print the sheet without asking questions.
cli-option-score-round = A round in one line, such as “Ann out; Bo 12”; can be repeated.
cli-option-score-rounds = The number of rounds. By default one round, if it has a game for each player; otherwise one round for each player.
cli-option-score-starter = Who started the first round.
cli-our-fault = Internal error in tilerummy ({ $fault }). Set TILERUMMY_DEBUG=1 for a traceback.
cli-replay-after =
    { $count ->
        [0] Before the first move
        [one] After { $count } move
       *[other] After { $count } moves
    }
cli-replay-discards = Discards of { $name }
cli-replay-open-tile = Open tile
cli-replay-other-seat = This record shows only the view of another seat, so it cannot be shown from seat { $seat }.
cli-replay-round-missing =
    { $unit ->
        [game] There is no game { $number }. Games in the file: { $rounds }.
       *[round] There is no round { $number }. Rounds in the file: { $rounds }.
    }
cli-replay-which-round =
    { $unit ->
        [game] The file has { $rounds } games. Choose one with --round.
       *[round] The file has { $rounds } rounds. Choose one with --round.
    }
cli-score-ask-more =
    { $unit ->
        [game] All agreed games are played. Play another one? (y/n)
       *[round] All agreed rounds are played. Play another one? (y/n)
    }
cli-score-ask-rounds = How many rounds? [{ $default }]
cli-score-ask-rounds-games = How many rounds of { $games } games each? [{ $default }]
cli-score-ask-save = File for the score sheet (Enter: do not save)
cli-score-ask-starter =
    { $unit ->
        [game] Who starts the first game? (name or number; Enter if it does not matter)
       *[round] Who starts the first round? (name or number; Enter if it does not matter)
    }
cli-score-commands = At any time: { $undo } · { $edit } 2 · { $sheet } · { $help } · { $end }
cli-score-set-up-help = Answer the question, or press Enter to accept the value in brackets. “{ $undo }” goes back to the question before.
cli-score-file-help = Type the name of a new file, or press Enter to leave without saving. “{ $undo }” goes back to the sheet.
cli-score-nothing-to-take-back = There is no answer to take back yet.
cli-score-file-bad = The file { $path } is not a score sheet.
cli-score-file-wrong = The score sheet in the file { $path } cannot be right. { $message }
cli-score-half-told = Unfinished: { $line }
cli-score-line-help =
    { $unit ->
        [game] A whole game in one line: { $example }
       *[round] A whole round in one line: { $example }
    }
cli-score-number-expected = Enter a number from { $low } to { $high }.
cli-score-other-sheet = { $path } has a different sheet: { $edition }, { $names }.
cli-score-rack-missing = The rack of { $name } is missing.
cli-score-rack-twice = The rack of { $name } is given twice.
cli-score-round-expected =
    { $unit ->
        [game] Not a game: { $text }. Type, for example: { $example }.
       *[round] Not a round: { $text }. Type, for example: { $example }.
    }
cli-score-round-missing =
    { $unit ->
        [game] There is no game { $number }. Games played so far: { $rounds }.
       *[round] There is no round { $number }. Rounds played so far: { $rounds }.
    }
cli-score-two-out = Only one player can go out.
cli-score-who-out = Enter who went out, or that nobody did: { $example }.
cli-score-word-blocked = blocked
cli-score-word-drawn = drawn
cli-score-word-edit = edit
cli-score-word-end = end
cli-score-word-hand = hand
cli-score-word-help = help
cli-score-word-out = out
cli-score-word-sheet = sheet
cli-score-word-undo = undo
cli-usage = { $message } See { $command } --help.
cli-usage-choice = { $name } must be one of: { $choices }.
cli-usage-command =
    { $close-count ->
        [0] There is no command { $name }. See { $command } --help.
       *[other] There is no command { $name }. Did you mean { $close }?
    }
cli-usage-extra = Unexpected argument: { $text }. Quote a position, or use _ instead of its spaces.
cli-usage-missing = { $name } is missing.
cli-usage-number = { $name } must be a number from { $low } to { $high }.
cli-usage-option =
    { $close-count ->
        [0] There is no option { $option }.
       *[other] There is no option { $option }. Did you mean { $close }?
    }
cli-usage-option-value = The option { $option } is used incorrectly.
cli-verify-kept-commitment = The seed is not the one that your page was shown before the deal.
cli-verify-kept-commitment-holds = The seed is the one that your page was shown before the deal.
cli-verify-kept-hashes = The hashes of the players are not those that your page was shown.
cli-verify-kept-hashes-holds = The hashes of the players are those that your page was shown.
cli-verify-kept-entropy = The bytes of your page were not used.
cli-verify-kept-entropy-holds = The bytes of your page were used.
cli-verify-entropy = The bytes of { $name } were not fixed before the deal.
cli-verify-entropy-holds = Everybody added only bytes that were fixed before the deal, and computers none.
cli-verify-commitment-holds = The seed matches the commitment published before the first move.
cli-verify-deal-differs = The deal does not follow from the seed.
cli-verify-deal-holds = The deal follows from the seed.
cli-verify-draw-holds =
    { $count ->
        [0] Nothing was drawn.
        [one] { $count } draw follows from the seed.
       *[other] All { $count } draws follow from the seed.
    }
cli-verify-result-holds = The result follows from the moves.
cli-verify-starter-draw-holds = The draw for who starts follows from the seed.
