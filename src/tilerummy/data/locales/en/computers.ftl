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
cli-rate-nobody = No turn can be rated: the racks are hidden, or nobody has moved.
