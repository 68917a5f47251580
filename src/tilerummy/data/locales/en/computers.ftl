### The level of a player (`rate`), and why a computer made its move: one sentence about the computer.

cli-help-rate = Rate the players of a record: how much of the best move they laid, and their level.
cli-rate-head-player = Player
cli-rate-head-level = Level
cli-rate-head-accuracy = Accuracy
cli-rate-head-turns = Turns
cli-rate-head-chances = Could lay
cli-rate-head-tiles = Tiles missed
cli-rate-head-points = Points missed
cli-rate-head-waits = Waited
cli-rate-note = Level: the computer that plays most alike, from 1 to 8, with the range that holds it with 90 % probability. Accuracy: the share of the best move that was laid.
cli-rate-few = Where only a range is given, there are too few turns to name a level.
cli-rate-nobody = No turn can be rated: the racks are hidden, or nobody has moved.
cli-help-review = Review every turn of a record: the chance to win that it cost.
cli-review-head-turn = Turn
cli-review-head-said = Review

## Reasons

why-out = The whole rack could be laid.
why-first-lay = The first lay, as soon as it was possible.
why-small-first-lay = A first lay with as few tiles as possible; the rest is kept for later.
why-first-lay-joker = Few tiles are left to draw, so the first lay uses a joker.
why-no-first-lay = No first lay was found.
why-no-first-lay-joker = The joker was kept: it is not for the first lay while there is enough to draw.
why-most-tiles = Every tile was laid for which a place was found.
why-most-points = The pool is empty, so as many points as possible were laid.
why-nothing = Nothing to lay was found.
why-keeps-joker = A joker was kept, to go out with later.
why-waits = Tiles could have been laid, but waiting seemed better: tiles on the table help the others.
why-half = The higher half of the tiles was laid, and the rest kept for later.
why-danger = Laid now because another player may soon go out.
why-short-pool = Few tiles are left to draw, so everything that could be laid was laid.
why-pool-empty = The pool is empty, so the move looks ahead to the end.
why-no-winner = The pool is empty, and a low rack wins nothing here, so nothing was laid that would help the others.
why-collects = Tiles are collected until all of them can be laid at once.
why-best-chance = Of all that is possible here, this promises the most.
