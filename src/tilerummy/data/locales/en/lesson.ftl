### The texts of the lessons (data/lessons.toml). $points are needed for a first lay, $penalty is the cost of a joker that is
### left on a rack, $drawn counts the tiles drawn after a time-out, $seconds are those of a turn. In figures $rounds were played
### between computers, and $won of 100 were won by the one that follows the advice.

## Parts of the course, and what is marked

lesson-part-basics = The basics
lesson-part-rearranging = Rearranging the table
lesson-part-jokers = Jokers
lesson-part-round = The clock and the score
lesson-part-strategy = Strategy
lesson-help-tiles = The tiles are marked.
lesson-help-melds = Now only the melds that change are marked.
lesson-help-tile = Now only one tile is marked.
lesson-help-none = Now nothing is marked.

## The first lesson

lesson-first-title = How to play
lesson-first = The aim, group and run, adding tiles, jokers and going out, in eight small steps.
lesson-first-1-title = The aim: lay all your tiles
lesson-first-1 = The player who lays the last tile of a rack wins. Three or four tiles of one number in different colours are a group: drag your four marked tens to the table, or tap them and then the table. Your first lay needs { $points } points; these are enough. Then end your turn.
lesson-first-2-title = A run
lesson-first-2 = A run is three or more tiles of one colour with consecutive numbers. Lay the 4, 5 and 6.
lesson-first-3-title = Add to the table
lesson-first-3 = After your first lay you can use every row on the table, no matter who laid it. Where do your 7 and your 13 fit?
lesson-first-4-title = Take rows apart
lesson-first-4 = You can rearrange the whole table, as long as every row is a meld when your turn ends. Take the red 8 from the end of its run: with your two 8s it is a group.
lesson-first-5-title = The joker
lesson-first-5 = A joker stands for any tile. Lay it between the 11 and the 13. A joker left on your rack at the end costs many points.
lesson-first-6-title = Get the joker back
lesson-first-6 = Your 12 is the tile that the joker stands for. Put it into that run and take the joker: with your two 3s it is a new group.
lesson-first-7-title = Nothing fits?
lesson-first-7 = Draw a tile. That ends your turn.
lesson-first-8-title = Going out
lesson-first-8 = The player who lays the last tile of a rack wins the round, and the others count the tiles they have left. You drew the tile you needed: lay all three.
lesson-first-9-title = You have gone out!
lesson-first-9 = That is the whole game. Each box also has rules of its own; the table tells you before you drop a tile.

## The others: a title, what to do, and what is said when it is done

lesson-group-title = The group
lesson-group = A group is three or four tiles of one number in different colours. Lay the largest group you have.
lesson-group-done = A group never has one colour twice.
lesson-run-title = The run
lesson-run = A run is three or more consecutive numbers of one colour. Lay the longest run you have.
lesson-run-done = The 1 is always low: nothing follows the 13.
lesson-first-lay-title = The first lay (initial meld)
lesson-first-lay = Your first lay needs { $points } points from the tiles of your own rack. Make it.
lesson-first-lay-done = Several melds count together, and a joker counts as the tile that it stands for.
lesson-lay-off-title = Adding to melds
lesson-lay-off = After your first lay you can add to every meld on the table. Add as many tiles as you can.
lesson-lay-off-done = It does not matter who laid a meld.
lesson-fourth-title = Taking the fourth tile
lesson-fourth = A group of four can spare one tile. Take one, and lay a new run with it and your tiles.
lesson-fourth-done = Three tiles of the group are left, so it is still a meld.
lesson-shift-title = Shifting a run
lesson-shift = Add a tile at one end of a run, and take the tile at its other end for a new group.
lesson-shift-done = The run has moved along by one number.
lesson-split-title = Splitting a run
lesson-split = A long run can become two runs. Put your second copy of a tile in its middle.
lesson-split-done = Your tile ends one run or begins the other.
lesson-combined-split-title = Combined split
lesson-combined-split = Take a tile from a run, and with it and your own tile, turn one group into two.
lesson-combined-split-done = Two melds gave tiles, and every row is still a meld.
lesson-multiple-split-title = Multiple split
lesson-multiple-split = Turn several runs into groups, so that all your tiles that fit find a place.
lesson-multiple-split-done = When everything moves, count the tiles of each number first.
lesson-joker-title = Laying a joker
lesson-joker = A joker stands for any tile. Lay yours.
lesson-joker-done = On your rack it would have cost { $penalty } points at the end.
lesson-exchange-title = Exchanging a joker
lesson-exchange = Put the tile that a joker stands for in its place, and use the joker in a new meld.
lesson-exchange-done = In a group of three a joker stands for either missing colour.
lesson-joker-new-title = The joker makes a new meld
lesson-joker-new = In this edition a joker that you free must go into a new meld. Free it.
lesson-joker-new-done = Adding it to a meld of the table would have been refused.
lesson-joker-other-title = The joker goes to another meld
lesson-joker-other = In this edition a joker that you free must go to another meld, and the table is allowed. Free it.
lesson-joker-other-done = It may not go back into the same meld.
lesson-joker-anywhere-title = The joker goes anywhere
lesson-joker-anywhere = In this edition a joker that you free may go anywhere, even back into its own run. Free it.
lesson-joker-anywhere-done = Every place is allowed where the joker makes a meld.
lesson-joker-table-title = A tile of the table for the joker
lesson-joker-table = In this edition the tile that replaces a joker may come from the table. Free the joker for a new meld.
lesson-joker-table-done = You still have to lay at least one tile from your rack.
lesson-joker-rack-title = A tile of your rack for the joker
lesson-joker-rack = In this edition only a tile from your rack can replace a joker. Free the joker for a new meld.
lesson-joker-rack-done = The same tile from the table would have been refused.
lesson-joker-rest-title = Taking a joker without an exchange
lesson-joker-rest = In this edition you may take a joker if the other tiles are still a meld. Use it in a new meld.
lesson-joker-rest-done = In most other editions you must put the right tile in its place.
lesson-joker-whole-title = A meld with a joker stays whole
lesson-joker-whole = In this edition no tile may be taken from a meld with a joker. Lay two tiles without touching it.
lesson-joker-whole-done = You may still add to such a meld, or exchange its joker.
lesson-joker-25-title = A joker counts 25
lesson-joker-25 = In this edition a joker counts 25 points in the first lay, whatever it stands for. Reach { $points } points.
lesson-joker-25-done = So a joker helps most beside low tiles.
lesson-clock-title = The clock
lesson-clock = In this edition a turn has { $seconds } seconds. Lay two tiles before the time is up.
lesson-clock-done = You ended your turn in time.
lesson-clock-2 = Now take a row apart, leave it unfinished, and wait until the time is up.
lesson-clock-2-done = Unfinished rows go back, and you draw { $drawn } tiles. After a turn without a change you draw one.
lesson-clock-3 = The same table with another edition: finish one row, leave another one unfinished, and wait.
lesson-clock-3-done = In this edition finished melds stay, and your loose tiles go back to your rack.
lesson-score-title = The score
lesson-score = Lay your last tiles. What the others still have on their racks are your points.
lesson-score-done = The winner gets what all the others lose.
lesson-score-2 = The other player has one tile left. Lay the tile that would cost you most.
lesson-score-2-done = A joker left on the rack costs { $penalty } points in this edition.
lesson-score-3 = Each tile left on your rack costs as many points as its number. Keep as little as you can.
lesson-score-3-done = Lay high tiles first if another player may go out soon.

## Strategy

lesson-hold-back-title = Waiting
lesson-hold-back = Tiles on the table help everybody, tiles on your rack only you. Sometimes it is better to draw.
lesson-hold-back-1 = Your red 6 fits. But the others can use what you lay. Keep it this time: draw a tile.
lesson-hold-back-1-done = With your 6 on the table the other player could have gone out at once, with the 7 and the 8.
lesson-hold-back-2 = The other player has laid a group. Now all your tiles fit: lay them.
lesson-hold-back-2-done = One turn of waiting, and you have gone out.
lesson-hold-back-2-figure = In { $rounds } rounds between two equal computers, the one that waited up to five turns won { $won } of 100.
lesson-keep-fourth-title = Keeping the fourth tile
lesson-keep-fourth = Three tiles are enough for a meld. If you keep the fourth one, you have a tile to lay on your next turn.
lesson-keep-fourth-1 = Lay only three of your sevens, and keep one for your next turn.
lesson-keep-fourth-1-done = Its place is still free on your next turn, unless another player fills it.
lesson-keep-fourth-2 = It is your turn again, and nothing else fits. Lay the tile that you kept instead of drawing one.
lesson-keep-fourth-2-done = You have one tile fewer, not one more.
lesson-keep-fourth-3 = The same with a run: lay three tiles, and keep one that fits at an end.
lesson-keep-fourth-3-done = The tile in the middle of a run cannot wait, the one at an end can.
lesson-keep-fourth-3-figure = In { $rounds } rounds between two equal computers it made no difference: the one that always kept the fourth tile won { $won } of 100.
lesson-keep-joker-title = The joker: keep it or lay it?
lesson-keep-joker = A joker makes your last tiles fit. But if another player goes out first, it costs { $penalty } points.
lesson-keep-joker-1 = The others still have many tiles. Lay a tile, but not your joker.
lesson-keep-joker-1-done = The joker will help when few of your tiles are left.
lesson-keep-joker-1-figure = In { $rounds } rounds between two equal computers, the one that kept its jokers won { $won } of 100.
lesson-keep-joker-2 = The other player has one tile left. Now the joker is a risk: lay it.
lesson-keep-joker-2-done = On your rack it would have cost { $penalty } points if the other player had gone out.
lesson-keep-joker-2-figure = That is safer, but wins no more often: in { $rounds } rounds between two computers that keep their jokers, the one that laid them near the end won { $won } of 100.
lesson-shed-points-title = Near the end
lesson-shed-points = When another player has few tiles left, high tiles on your rack are a risk. How to be left with few points.
lesson-shed-points-1 = The other player has one tile left. Your joker fits in two runs: choose the one that leaves you the fewest points.
lesson-shed-points-1-done = The high tiles are gone, and the two low ones cost only 3 points.
lesson-shed-points-2 = The other player has two tiles left. To be safe, wait no longer: lay everything that fits.
lesson-shed-points-2-done = Only the 2 is left on your rack.
lesson-shed-points-2-figure = That is safer, but wins no more often: in { $rounds } rounds between two computers that wait, the one that laid everything near the end won { $won } of 100.
