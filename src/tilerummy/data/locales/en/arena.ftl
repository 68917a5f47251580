### The commands `arena` and `bot`. $edition, $seed, $path, $text and $share are text; $seats, $deals and $rounds are
### numbers. $turns is text: a mean with its standard error; $error is text too.

cli-help-arena = Let computers play each other over the same deals, and say how sure the result is.
cli-help-bot = Let a computer play over standard input and output, for other programs.
cli-argument-bots = Names of computers, or cmd:COMMAND for a program of your own; the last one also takes the seats left.
cli-argument-bot = The name of the computer.
cli-option-arena-edition = The edition, with house rules if you like.
cli-option-arena-deals = How many deals; each is played in all seat rotations.
cli-option-arena-seats = How many seats; as many as there are computers, if not given.
cli-option-arena-seed = The seed of all deals, in hexadecimal digits.
cli-option-arena-jobs = How many processes; 0 uses all cores.
cli-option-arena-cluster = Play on a Dask cluster; the address of its scheduler.
cli-option-arena-matrix = Everybody against everybody at two seats.
cli-option-arena-openings = Also count the turns on which a computer could have opened and did not.
cli-option-arena-json = Write the results as JSON to this file.
cli-option-arena-plot = Draw the results as a picture.
cli-option-arena-rounds = Keep every finished deal in this file, so that a stopped run can go on.
cli-option-arena-resume = Go on with a run that was stopped.

## Running

cli-arena-deals = Deals
cli-arena-two-needed = An arena needs two computers or more, and a matrix is played at two seats.
cli-arena-seed = The seed { $text } does not have 1 to 64 hexadecimal digits.
cli-arena-file-exists = The file { $path } is already there. Go on with it by --resume, or choose another.
cli-arena-nothing-to-resume = There is no file to go on with: name it by --rounds or --json.

## Results

cli-arena-title = { $edition } · seats: { $seats } · deals: { $deals } · rounds: { $rounds } · seed { $seed }
cli-arena-head-bot = Computer
cli-arena-head-win = Won %
cli-arena-head-score = Score
cli-arena-head-tiles = Tiles a turn
cli-arena-head-opened = Opens on turn
cli-arena-head-unopened = Never opened %
cli-arena-head-missed = Openings missed
cli-arena-head-time = ms a move
cli-arena-length = Turns in a round: { $turns }
cli-arena-first = starter’s advantage: { $share } %
cli-arena-ending-out = gone out
cli-arena-ending-blocked = blocked
cli-arena-ending-drawn = drawn
cli-arena-ending-resigned = given up
cli-arena-note = ± is one standard error, over deals. Elo with its 95 % interval.
cli-arena-note-matrix = Rounds won, in %, by the computer of the row against that of the column; ± is one standard error, over deals. Elo with its 95 % interval, the mean of all being 0.
cli-arena-note-matrix-short = Rounds won, in %, by the computer of the row against that of the column; no standard error, over deals, is above { $error }. Elo: the mean of all is 0. The rest is in --json.
cli-arena-plot-share = Rounds won, in %, with the 95 % interval
cli-arena-plot-fair = fair share
cli-arena-plot-matrix = Rounds won, in % · { $edition } · deals for each pair: { $deals }
cli-arena-plot-row = The computer of the row against that of the column.
