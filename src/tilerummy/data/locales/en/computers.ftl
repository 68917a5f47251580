### The level of a player (`rate`), and why a computer made its move: one sentence about the computer.

cli-help-rate = Rate the players of a record: how much of the best lay they laid, and their level.
cli-rate-head-player = Player
cli-rate-head-level = Level
cli-rate-head-accuracy = Accuracy
cli-rate-head-turns = Turns
cli-rate-head-chances = Could lay
cli-rate-head-tiles = Tiles missed
cli-rate-head-points = Points missed
cli-rate-head-waits = Waited
cli-rate-note = Level: the computer that plays most alike, from 1 to 8, with the range that holds it with 90 % probability. Accuracy: the share of the best lay that was laid.
cli-rate-few = Where only a range is given, there are too few turns to name a level.
cli-rate-nobody = No turn can be rated: the racks are hidden, or nobody has moved.

## Reasons

why-out = It could lay its whole rack.
why-first-lay = It makes its first lay as soon as it can.
why-small-first-lay = It makes its first lay with as few tiles as possible and keeps the rest for later.
why-first-lay-joker = Few tiles are left to draw, so it uses a joker for its first lay.
why-no-first-lay = It found no first lay.
why-no-first-lay-joker = It kept its joker and made no first lay with it while there was enough to draw.
why-most-tiles = It laid every tile that it found a place for.
why-most-points = The pool is empty, so it laid as many points as possible.
why-nothing = It found nothing to lay.
why-keeps-joker = It kept a joker to go out with later.
why-waits = It could have laid tiles but waited: tiles on the table help the others.
why-half = It laid the higher half of its tiles and kept the rest for later.
why-danger = It laid now because another player may soon go out.
why-short-pool = Few tiles are left to draw, so it laid what it could.
why-pool-empty = The pool is empty, so it looked ahead to the end.
why-no-winner = The pool is empty, and a low rack wins nothing here, so it laid nothing that would help the others.
why-collects = It collects tiles until it can lay all of them at once.
