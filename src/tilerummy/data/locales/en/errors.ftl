### Text that cannot be read, and things that cannot exist: "error-" and the code of the error.
### $rule is the name of the rule that $field names; $choices is a list, $choices-count its length; $close is a
### suggestion and $close-count is 0 where there is none; $range is $low and $high as one. Melds and tiles arrive in
### words, everything else as typed.

error-illegal-move = The rules refuse this move. { $reasons }
error-illegal-move-at = Move { $number } of the record ({ $move }) is against the rules. { $reasons }

## Where the fault is: put behind the message of a text that cannot be read

error-place = { $message } (character { $place }, at the arrow: { $before }→{ $after })
error-place-line = { $message } (line { $line }, character { $place }, at the arrow: { $before }→{ $after })
error-place-empty = { $message } (nothing is written there)

## Tiles and melds

error-tile-expected = A tile should stand here: a colour letter and a number such as r5, or j for a joker.
error-tiles-missing = Tiles are missing here. Write them one after another, such as r5k13j, or - for none.
error-text-after-tile = Something is left over after the tile.
error-number-expected = A number should stand here.
error-number-not-on-a-tile = No tile has the number { $number }: they go from 1 to 13.
error-meld-expected = A meld should stand here: a run such as r3-7, a group such as kbr10, or a row such as [r5r6r7].
error-row-expected = A row should stand here, in square brackets: [r5r6r7].
error-run-descends = The run goes downwards. Write the lower number first.
error-joker-outside-run = Each joker needs a place of its own between the first and the last number of the run.
error-not-a-group = This makes no group of { $number }s ({ $colours }): a group has three or four different colours.
error-not-a-run = This makes no run from { $first } to { $last } ({ $colour }): a run has at least three numbers in order.
error-not-a-meld = This is neither a group nor a run: { $meld }.
error-two-readings = This row can be read in two ways: { $meld }. Write the one you mean: { $readings }.
error-tiles-not-there = These tiles are not there to be taken: { $tiles }.
error-tiles-not-one-box = These tiles are not of one box: { $tiles }.
error-tiles-of-other-colours = These tiles are of other colours than { $colours }: { $tiles }.
error-too-many-tiles = That is too many tiles: there can be no more than { $most }.
error-more-than-in-the-box = There are more of these tiles than the box holds: { $tiles }.

## Moves

error-move-expected = A move should stand here: a lay such as :kbr10, a draw +x, pass or resign.
error-colon-expected = A colon is missing: a lay is written as melds taken, a colon, melds put.
error-other-move-expected = This is a move, but not of the kind that is wanted here ({ $wanted }).
error-draw-without-tile = This move does not say which tiles were drawn: { $move }.

## Positions

error-six-fields-expected =
    { $found ->
        [one] A position has six parts with spaces between them, and one more for each variant; here is only { $found }.
       *[other] A position has six parts with spaces between them, and one more for each variant; here are { $found }.
    }
error-seats-expected = Here stand the seats that have made their first lay, such as 02, or - for none.
error-turn-expected = Here stands the seat whose turn it is, such as 0.
error-clock-expected = Here stand the lap and the passes in a row, such as 3.0.
error-fields-of-variants = The discard pile and the open tile need a part of their own at the end, and only where they are played.
error-open-tile-expected = Here stands the open tile, such as ^r5, or ^- when it is gone.
error-seats-out-of-range = This is for { $range } players, not for { $seats }.
error-no-such-seat =
    { $seats ->
        [one] There is only { $seats } seat at this table, and seats are counted from 0.
       *[other] There are only { $seats } seats at this table, and seats are counted from 0.
    }
error-no-such-stage = With these rules a turn cannot have got as far as “{ $stage }”.
error-discards-without-pile = There are discards, but these rules have no discard pile, or not one for each seat.
error-open-tile-without-variant = There is an open tile, but these rules have none.
error-rack-unknown = This rack must be known tile by tile.

## Editions and house rules

error-edition-expected = An edition should stand here: its name, and house rules behind commas.
error-edition-unknown =
    { $close-count ->
        [0] There is no edition called { $key }.
       *[other] There is no edition called { $key }. Did you mean { $close }?
    }
error-edition-revision-unknown = { $key } has no revision { $revision }; the newest is { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } offers no option called { $variant }, and no other one.
        [one] { $key } offers no option called { $variant }, only { $choices }.
       *[other] { $key } offers no option called { $variant }. There are: { $choices }.
    }
error-house-rule-expected = A house rule should stand here, such as open_min=50.
error-house-rule-twice = The house rule { $field } is there twice. Name it once.
error-house-rule-value-expected = The house rule { $field } ({ $rule }) needs a value: { $field }=…
error-rule-unknown = There is no rule called { $field }.
error-rule-value-unknown = The rule { $field } ({ $rule }) cannot be { $value }. Possible are: { $choices }.
error-rule-number-expected = The rule { $field } ({ $rule }) needs a number.
error-rule-out-of-range = The rule { $field } ({ $rule }) cannot be { $value }.

## Records and matches

error-record-token = This is neither a tag, nor a lap number, nor a move, nor a comment in braces.
error-one-record-expected =
    { $found ->
        [0] There should be one record here, and there is none.
       *[other] There should be one record here, and there are { $found }.
    }
error-notation-version = This record is written in notation { $version }; only notation 1 can be read here.
error-start-missing = The tag Start is missing: a record has to say how the round begins before the first move.
error-second-start = The round already has a Start. A new record begins with its Notation tag.
error-second-tag = The tag { $name } is there twice. Give it once.
error-lap-number = This is not the lap that is being played here.
error-remark-without-move = A comment goes behind a move, one comment for each.
error-second-clock = One time for each move is enough.
error-tag-name = { $name } cannot be the name of a tag: letters and digits only, and not Notation, Revision or Start.
error-tag-unprintable = The tag { $name } has to stay on one line.
error-comment-unprintable = This cannot be a comment: { $comment }. It has to stay on one line, without braces.
error-clock-out-of-range =
    { $seconds ->
        [one] A time of { $seconds } second cannot be written down.
       *[other] A time of { $seconds } seconds cannot be written down.
    }
error-seed-missing = The record does not give its seed, so the deal cannot be checked.
error-commitment-missing = The record has no commitment, so nobody can tell whether the seed was fixed beforehand.
error-seed-length = A seed has { $wanted } bytes, written as twice as many hexadecimal digits; this one has { $bytes }.
error-round-not-over = The round is not over yet.
error-round-without-end = After { $moves } moves there is still no end in sight, so the round was stopped.
error-match-over =
    { $rounds ->
        [one] The match is over: { $rounds } round was agreed on.
       *[other] The match is over: { $rounds } rounds were agreed on.
    }
error-name-unprintable = One of these names cannot be written down: { $names }. A name has no slash and stays on one line.
error-scores-not-zero = The points of a round must come to zero, and these come to { $total }.

## The solver, for those who call it from a program

error-task-size = A task for the solver lists { $counts } kinds of tile.
error-task-copies = A task for the solver has at most { $most } tiles of a kind.
error-task-jokers = A task for the solver has at most { $most } jokers.
error-task-weight = The weights of this task are negative or too large: together at most { $most }.
error-task-lock = This locked meld has no room that can be: { $lock }.
error-no-such-shape = These numbers are no meld: { $shape }.
error-task-joker-colours = Coloured jokers are one of each colour at most, and not together with others: { $colours }.
error-problem-size = A problem for the solver lists { $counts } kinds of tile.
error-problem-copies = A problem for the solver has at most { $most } tiles of a kind.
error-problem-jokers = A problem for the solver has at most { $most } jokers.
error-problem-weight = The weights of this problem are negative or too large: together at most { $most }.
error-problem-joker-colours = Coloured jokers of a problem are one of each colour at most, and not together with others: { $colours }.
error-count-out-of-range = Openings are counted for at most { $jokers } jokers and { $least } points.
error-odds-tiles = A deal has 1 to { $most } tiles, not { $tiles }.
error-odds-not-exact = This cannot be counted exactly: openings are counted up to { $least } points, with at most { $jokers } jokers that count as the tile they stand for, and jokers without colours. Leave --exact out.
error-goal-unknown = The solver has no goal called { $name }. There are: { $known }.
error-backend-unknown = The solver has no version called { $name }. There are: { $known }.

## Computers from elsewhere, and the arena where they play many rounds

error-no-such-computer = There is no computer player called { $name }. There are: { $choices }.
error-outsider-not-started = The program { $command } could not be started: { $reason }.
error-outsider-ended = The program { $command } stopped before the round was over (status { $status }).
error-outsider-too-slow = The program { $command } took too long to answer.
error-outsider-unreadable = The program { $command } said something that cannot be understood: { $text }.
error-outsider-version = The program { $command } speaks version { $found } of the protocol; version { $wanted } is needed.
error-cluster-not-installed = This needs the package distributed, which is not installed here.
error-cluster-unreachable = The cluster at { $address } does not answer: { $reason }.
error-journal-line = Line { $line } of the journal cannot be read. Leave it out, or begin a new journal.
