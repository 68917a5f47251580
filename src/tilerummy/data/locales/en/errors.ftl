### Text that cannot be read, and things that cannot exist: "error-" and the code of the error.
### $rule is the name of the rule that $field names; $choices is a list, $choices-count its length; $close is a
### suggestion and $close-count is 0 where there is none; $range is $low and $high as one. Melds and tiles arrive in
### words, everything else as typed.

error-illegal-move = This move is illegal. { $reasons }
error-illegal-move-at = Move { $number } of the record ({ $move }) is illegal. { $reasons }

## Where the fault is: put behind the message of a text that cannot be read

error-place = { $message } (character { $place }, at the arrow: { $before }→{ $after })
error-place-line = { $message } (line { $line }, character { $place }, at the arrow: { $before }→{ $after })
error-place-empty = { $message } (the text is empty)

## Tiles and melds

error-tile-expected = Expected a tile: a colour letter and a number such as r5, or j for a joker.
error-tiles-missing = Expected tiles, such as r5k13j, or - for none.
error-text-after-tile = Unexpected text after the tile.
error-number-expected = Expected a number.
error-number-not-on-a-tile = No tile has the number { $number }: tiles go from 1 to 13.
error-meld-expected = Expected a meld: a run such as r3-7, a group such as kbr10, or a row such as [r5r6r7].
error-row-expected = Expected a row in square brackets, such as [r5r6r7].
error-run-descends = The run is descending. Put the lower number first.
error-joker-outside-run = Each joker needs its own place between the first and the last number of the run.
error-not-a-group = Not a group of { $number }s ({ $colours }): a group has three or four different colours.
error-not-a-run = Not a run from { $first } to { $last } ({ $colour }): a run has at least three consecutive numbers.
error-not-a-meld = Neither a group nor a run: { $meld }.
error-two-readings = This row can be read in two ways: { $meld }. Choose one: { $readings }.
error-tiles-not-there = These tiles cannot be taken, because they are not there: { $tiles }.
error-tiles-not-one-box = These tiles are not from one box: { $tiles }.
error-tiles-of-other-colours = The box has only the colours { $colours }, not these tiles: { $tiles }.
error-too-many-tiles = Too many tiles: the limit is { $most }.
error-more-than-in-the-box = The box does not have this many of these tiles: { $tiles }.
error-no-such-tile = No tile has the colour { $colour } and the number { $number }.
error-wrong-type = { $field } must be { $wanted }, not { $value }.
error-language-unknown = The language { $language } is not supported. Choose one of: { $known }.

## Moves

error-move-expected = Expected a move: tiles laid such as :kbr10, a draw +x, pass or resign.
error-colon-expected = Expected a colon: laid tiles are written as melds taken, a colon, melds put.
error-other-move-expected = This is a different kind of move; expected { $wanted }.
error-draw-without-tile = This move does not say which tiles were drawn: { $move }.

## Positions

error-six-fields-expected =
    { $found ->
        [one] A position has six parts separated by spaces, and one more for each variant; this one has { $found } part.
       *[other] A position has six parts separated by spaces, and one more for each variant; this one has { $found } parts.
    }
error-seats-expected = Expected the seats that have made their first lay, for example 02, or - for none.
error-turn-expected = Expected the seat to move, for example 0.
error-clock-expected = Expected lap.passes, for example 3.0.
error-fields-of-variants = The discard piles and the open tile are extra parts at the end, and only if the edition uses them.
error-open-tile-expected = Expected the open tile, for example ^r5, or ^- if it has been taken.
error-seats-out-of-range = This edition is for { $range } players, not for { $seats }.
error-no-such-seat =
    { $seats ->
        [one] There is no seat { $seat }: there is only { $seats } seat, and seats are numbered from 0.
       *[other] There is no seat { $seat }: there are only { $seats } seats, and seats are numbered from 0.
    }
error-no-such-stage = With these rules a turn cannot be in the stage “{ $stage }”.
error-discards-without-pile = There are discards, but these rules have no discard pile, or not one for each seat.
error-open-tile-without-variant = There is an open tile, but these rules do not have one.
error-rack-unknown = All tiles of this rack must be known.
error-rack-unknown-in-position = In a position, all racks must be known. For hidden racks there are View.parse and parse_situation.

## Editions and house rules

error-edition-expected = Expected an edition: its name, then variants and house rules after commas.
error-edition-unknown =
    { $close-count ->
        [0] There is no edition called { $key }.
       *[other] There is no edition called { $key }. Did you mean { $close }?
    }
error-edition-revision-unknown = { $key } has no revision { $revision }; the newest is { $newest }.
error-variant-unknown =
    { $choices-count ->
        [0] { $key } has no variant called { $variant }, and no other variants.
        [one] { $key } has no variant called { $variant }, only { $choices }.
       *[other] { $key } has no variant called { $variant }. Choose one of: { $choices }.
    }
error-house-rule-expected = Expected a variant of the sheet or a house rule, for example open_min=50.
error-house-rule-twice = The rule { $field } is changed twice.
error-house-rule-value-expected = The house rule { $field } ({ $rule }) needs a value: { $field }=…
error-rule-unknown =
    { $close-count ->
        [0] There is no rule called { $field }.
       *[other] There is no rule called { $field }. Did you mean { $close }?
    }
error-rule-value-unknown = The rule { $field } ({ $rule }) cannot be { $value }. Possible values: { $choices }.
error-rule-number-expected = The rule { $field } ({ $rule }) needs a number.
error-rule-out-of-range = The rule { $field } ({ $rule }) cannot be { $value }. Possible values: { $range }.
error-rule-value-impossible = The rule { $field } ({ $rule }) cannot be { $value }.
error-deal-too-large = { $deal } tiles for each of { $seats } players are too many. This edition allows at most { $most }.
error-joker-colours = The rule { $field } ({ $rule }) needs one joker of each colour: { $needed }. Jokers in this box: { $jokers }. Also add jokers={ $needed }, if your box has that many.
error-edition-file-unreadable = The edition file { $file } cannot be read: { $reason }.
error-edition-file-syntax = The edition file { $file } is not valid TOML: { $reason }.
error-edition-file-missing = The edition file { $file } has no entry { $field }.
error-edition-file-unexpected = The edition file { $file } has an unknown entry: { $field }.
error-edition-file-value = In the edition file { $file }, { $field } cannot be { $value }.
error-edition-file-choice = In the edition file { $file }, { $field } cannot be { $value }. Possible values: { $choices }.
error-edition-file-taken = The edition file { $file } has the key { $key }, which belongs to a built-in edition. Choose another key.
error-edition-file-changed = The edition file { $file } describes { $key } in revision { $revision }, which was loaded before with other contents. Give it a higher revision.
error-edition-folder-missing = There is no folder { $folder } with editions.

## Records and matches

error-record-token = Expected a tag, a lap number, a move, or a comment in braces.
error-one-record-expected =
    { $found ->
        [0] Expected one record, found none.
       *[other] Expected one record, found { $found }.
    }
error-notation-version = This record uses notation { $version }; only notation 1 is supported.
error-start-missing = The tag Start is missing: it must come before the first move.
error-second-start = The round already has a Start tag. A new record begins with its Notation tag.
error-second-tag = The tag { $name } is given twice.
error-lap-number = Wrong lap number: this is not the current lap.
error-entry-of-other-seat = The move { $move } is recorded for seat { $seat }, but it is the turn of seat { $turn }.
error-remark-without-move = A comment must follow a move, and each move has at most one.
error-second-clock = Each move has at most one time.
error-tag-name = { $name } is not a valid tag name: use letters and digits only, and not Notation, Revision or Start.
error-tag-unprintable = The tag { $name } must be on one line.
error-tag-too-long = The tag { $name } has { $length } characters; the limit is { $most }.
error-too-many-tags = Too many tags: the limit is { $most }.
error-comment-unprintable = Not a valid comment: { $comment }. It must be on one line, without braces.
error-comment-too-long = The comment has { $length } characters; the limit is { $most }.
error-clock-out-of-range =
    { $seconds ->
        [one] A time of { $seconds } second is out of range.
       *[other] A time of { $seconds } seconds is out of range.
    }
error-seed-missing = The record has no seed, so the deal cannot be checked.
error-commitment-missing = The record has no commitment, so it cannot be checked whether the seed was fixed before the deal.
error-entropy-unreadable = “{ $entropy }” is not what the seats mixed in: hexadecimal digits for each seat, at most { $most } bytes, “-” for nothing, joined by “/”.
error-kept-unreadable = “{ $kept }” is not what a page keeps: a hash, the hashes of the seats and its own bytes, separated by “:”.
error-kept-of-no-round = No round of this record is the one of which your page kept this.
error-seed-length = A seed has { $wanted } bytes, written as twice as many hexadecimal digits; this one has { $bytes }.
error-round-not-over = The round is not over yet.
error-no-round = No round is being played.
error-round-without-end = The round was stopped, because it had not ended after { $moves } moves.
error-match-over =
    { $rounds ->
        [one] The match is over: { $rounds } round was agreed.
       *[other] The match is over: { $rounds } rounds were agreed.
    }
error-games-not-whole-rounds = A round has { $size } games here, so the number of games must be a multiple of { $size }, not { $games }.
error-round-of-other-seats = This round was played by { $seats } players, but the match is for { $wanted }.
error-round-of-other-edition = This round was played with { $edition }, but the match is played with { $wanted }.
error-name-unprintable = Not all of these names are valid: { $names }. A name must be on one line, without a slash.
error-names-not-of-seats = { $seats } seats need { $seats } names, one for each, or none at all. Names given: { $names }.
error-scores-not-zero = The points of a round must add up to zero, but these add up to { $total }.
error-score-name-twice = There is already a player called { $name }. Choose another name.
error-score-name-bad = “{ $name }” is not a valid name: use 1 to { $most } characters, none of { $signs }, and not only digits.
error-score-no-hand = Points are not doubled here. Choose the variant “hand” if the sheet has it, or add hand_double=yes.
error-score-rack-expected = Enter the tiles, such as r5k13j, or the points as a number.
error-score-rack-not-empty = { $name } went out, so that rack must be empty.
error-score-rack-empty = The rack of { $name } is empty, so { $name } went out.
error-score-too-many-points = { $name } cannot have more than { $most } points left: that is all tiles in the box.
error-score-racks =
    { $count ->
        [one] { $count } rack was entered, but there are { $seats } players. Enter one rack for each player.
       *[other] { $count } racks were entered, but there are { $seats } players. Enter one rack for each player.
    }

## The solver, for those who call it from a program

error-no-such-shape = These numbers are not a meld: { $shape }.
error-problem-size = A solver problem must list { $counts } kinds of tile.
error-problem-copies = A solver problem can have at most { $most } tiles of a kind.
error-problem-jokers = A solver problem can have at most { $most } jokers.
error-problem-weight = The weights of this problem are negative or too large: their sum must be at most { $most }.
error-problem-joker-colours = A problem can have one coloured joker of each colour, and not together with others: { $colours }.
error-count-out-of-range = First lays can be counted for at most { $jokers } jokers and { $least } points.
error-odds-tiles = A deal has 1 to { $most } tiles, not { $tiles }.
error-odds-not-exact = This cannot be counted exactly: first lays are counted up to { $least } points, with at most { $jokers } jokers that count as the tile they stand for, and jokers without colours. Leave --exact out.
error-goal-unknown = The solver has no goal called { $name }. Choose one of: { $known }.
error-backend-unknown = The solver has no backend called { $name }. Choose one of: { $known }.

## Computers from elsewhere, and the arena where they play many rounds

error-no-such-computer = There is no computer player called { $name }. Choose one of: { $choices }.
error-no-evaluation = Rounds of { $edition } with { $seats } seats cannot be evaluated: such rules are not known well enough.
error-round-over = The round is over.
error-cannot-be-laid = These tiles cannot be laid: { $tiles }.
error-outsider-not-started = The program { $command } could not be started: { $reason }.
error-outsider-ended = The program { $command } stopped before the round was over (status { $status }).
error-outsider-too-slow = The program { $command } took too long to answer.
error-outsider-unreadable = The program { $command } gave an answer that cannot be read: { $text }.
error-outsider-version = The program { $command } uses version { $found } of the protocol; version { $wanted } is needed.
error-cluster-not-installed = This needs the package distributed, which is not installed.
error-cluster-unreachable = The cluster at { $address } does not answer: { $reason }.
error-journal-line = Line { $line } of the journal cannot be read. Remove it, or start a new journal.
error-deals-too-few = At least one deal must be played, not { $deals }.
error-computers-too-few = An arena needs at least two computer players, not { $computers }.
error-computer-name-twice = Two different computer players are called { $name }. Give each a name of its own.
error-computer-not-sendable = The computer player { $name } cannot be sent to another process: { $reason }. Define it in a file that can be imported, or play with one process.
error-workers-ended = The processes that play ended early. A program that starts such processes has to do so in its main part, under the usual test of __name__.

## Puzzles

error-puzzle-fields = A puzzle has { $fields } fields, separated by tabs, not { $found }.
error-puzzle-goal = There is no goal of a puzzle called { $name }. Choose one of: { $known }.
error-puzzle-grade = A puzzle has a grade from { $low } to { $high }, not { $grade }.
error-puzzle-id = The id of this puzzle is { $expected }, not { $id }.
error-no-such-puzzle = There is no puzzle { $id }. The command puzzles list shows all of them.
error-no-puzzles = There are no puzzles for the edition { $edition }.
error-puzzles-not-found = No more puzzles were found in { $rounds } rounds of the edition { $edition }.
error-task-kind = There is no kind of task called { $name }. Choose one of: { $known }.

## Photos

error-photo-extra-missing = Reading photos needs the package { $package }, which is not installed; pip install tilerummy[photo] installs it.
error-photo-too-large = The photo has { $megapixels } million pixels, and the limit is { $most } million. Save it in a smaller size.
error-photo-too-long = The picture has { $width } × { $height } pixels, and the longer side may have { $most } at most. Cut the picture, or save it in a smaller size.
error-photo-file-too-large = The file is larger than { $most } million bytes. Save the photo in a smaller size.
error-photo-too-small = The picture has only { $width } × { $height } pixels. Use the original photo.
error-photo-format = The file is not a photo in JPEG, PNG or WebP. Save it in one of these formats.
error-photo-broken = The photo is damaged and cannot be opened. Copy or take it again.
error-photo-kind = A photo shows a table or a rack, not { $kind }. Choose table or rack.
