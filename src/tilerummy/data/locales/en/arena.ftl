### The commands `arena`, `bot` and `corpus`. $edition, $seed, $path, $text and $share are text; $seats, $deals and $rounds are
### numbers, but of a corpus $rounds is text. $turns is text: a mean with its standard error, or a number; $error is text too.

cli-help-arena = Let computers play each other on the same deals, and measure the results.
cli-help-bot = Run a computer player on standard input and output, for other programs.
cli-help-bots = List the computers, by level.
cli-argument-bots = Names of computers, or cmd:COMMAND for your own program; the last one also takes the remaining seats.
cli-argument-bot = The name of the computer.
cli-option-arena-edition = The edition, with optional variants and house rules.
cli-option-arena-deals = The number of deals; each is played once in every seat rotation.
cli-option-arena-seats = The number of seats; by default one for each computer.
cli-option-arena-seed = The seed of all deals, in hexadecimal digits.
cli-option-arena-jobs = The number of processes; 0 uses all cores.
cli-option-arena-cluster = Play on a Dask cluster; the address of its scheduler.
cli-option-arena-matrix = Play each computer against each other one, with two seats.
cli-option-arena-openings = Also count the turns in which a computer could have made its first lay and did not.
cli-option-arena-json = Write the results as JSON to this file.
cli-option-arena-plot = Draw the results as a picture in this file.
cli-option-arena-rounds = Write each finished deal to this file, so that a stopped run can be resumed.
cli-option-arena-resume = Resume a stopped run.

## Running

cli-arena-deals = Deals
cli-arena-two-needed = An arena needs at least two computers, and a matrix needs two seats.
cli-arena-seed = The seed { $text } is not 1 to 64 hexadecimal digits.
cli-arena-file-exists = The file { $path } already exists. Continue it with --resume, or choose another file.
cli-arena-nothing-to-resume = There is no file to resume: give one with --rounds or --json.

## Results

cli-arena-title = { $edition } · seats: { $seats } · deals: { $deals } · rounds: { $rounds } · seed { $seed }
cli-arena-head-bot = Computer
cli-arena-head-win = Won %
cli-arena-head-score = Score
cli-arena-head-tiles = Tiles per turn
cli-arena-head-opened = First lay on turn
cli-arena-head-unopened = No first lay %
cli-arena-head-missed = First lays missed
cli-arena-head-time = ms per move
cli-arena-length = Turns per round: { $turns }
cli-arena-first = starter’s advantage: { $share } %
cli-arena-ending-out = went out
cli-arena-ending-blocked = blocked
cli-arena-ending-drawn = drawn
cli-arena-ending-resigned = resigned
cli-arena-note = ± is one standard error over deals. Elo with its 95 % interval.
cli-arena-note-matrix = Rounds won, in %, by the computer in the row against the one in the column; ± is one standard error over deals. Elo with its 95 % interval; the mean of all is 0.
cli-arena-note-matrix-short = Rounds won, in %, by the computer in the row against the one in the column; the largest standard error over deals is { $error }. Elo: the mean of all is 0. More in --json.
cli-arena-plot-share = Rounds won, in %, with the 95 % interval
cli-arena-plot-fair = fair share
cli-arena-plot-matrix = Rounds won, in % · { $edition } · deals per pair: { $deals }
cli-arena-plot-row = The computer in the row against the one in the column.

## bots

cli-bots-head-level = Level
cli-bots-head-name = Name
cli-bots-head-what = What it does
cli-bots-newcomer = Lays melds from its rack, and adds tiles to melds on the table. It takes nothing away from them.
cli-bots-learner = Takes one meld of the table at a time: a spare tile, a joker. It overlooks three tiles in ten.
cli-bots-regular = Sometimes rebuilds two melds of the table together. It overlooks a tile now and then.
cli-bots-solid = Looks at ten pairs of melds before it gives up.
cli-bots-skilled = Looks at thirty selections of three melds.
cli-bots-strong = Sees the whole table, and keeps its jokers. It overlooks a tile now and then.
cli-bots-expert = Knows from many thousands of rounds what each lay is worth, and lays unless waiting is clearly better.
cli-bots-master = Knows from many thousands of rounds what each lay is worth, and often waits. Strong, but not much company.
cli-bots-random = Reference: any simple lay, or none.
cli-bots-first-found = Reference: the first tiles it finds to lay.
cli-bots-beginner = Reference: only melds from its rack, and it overlooks one in four. At a table: newcomer.
cli-bots-casual = Reference: one meld of the table at a time, and nothing is overlooked. At a table: learner.
cli-bots-steady = Reference: as many tiles as possible on every turn. At a table: strong.
cli-bots-max-value = Reference: as many points as possible on every turn.
cli-bots-miser = Reference: the most tiles, with jokers only in the first lay or to go out.
cli-bots-patient-miser = Reference: miser, and no joker in the first lay for six turns.
cli-bots-shrewd = Reference: jokers only to go out, and points count when the pool is empty. At a table: strong.
cli-bots-hoarder = Reference: the master of 2026, which draws until its whole rack goes out at once.
cli-bots-expert-1 = Reference: the expert before it learned: waits up to two turns, then lays the higher half.
cli-bots-master-1 = Reference: the master before it learned: opens small, then collects until its whole rack goes out at once.
cli-bots-natural = Lays, rearranges and keeps the table alive: as strong as a computer can be that lays most of the time.

## The corpus

cli-help-corpus = Let computers play many rounds, and write them as files for studies and learning programs.
cli-argument-corpus = The folder to write. It must be new or empty.
cli-argument-levels = The computers that take part, by default all eight levels. Chance seats them in every round.
cli-option-corpus-turns = The least number of turns; the last round is played to its end.
cli-option-corpus-seed = The seed of everything, in hexadecimal digits. The same seed writes the same bytes.
cli-option-corpus-edition = An edition, with optional variants and house rules; it may be given several times. By default all take turns.
cli-option-corpus-seats = The number of seats; by default chance chooses it in every round.
cli-option-corpus-jobs = The number of processes; 0 uses all cores. The files are the same.
cli-corpus-turns = Turns
cli-corpus-done = The corpus is in { $path }. Rounds: { $rounds }, turns: { $turns }, size: { $size } MB.
cli-corpus-folder-in-use = The folder { $path } is not empty. Choose a new or an empty one.
