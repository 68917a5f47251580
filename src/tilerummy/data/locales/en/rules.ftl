### The choices of an edition: "rule-" and the field is its name, "-help" says what it decides, "value-" and the field
### is a value: with the choice behind it where the field has a list of choices, with a number where it has not.

## The box and the start

rule-colours = Colours
rule-colours-help = The four colours of the tiles. Each colour has the numbers 1 to 13, each of them twice.
value-colours = { $colours }
rule-jokers = Jokers
rule-jokers-help = How many jokers are in play.
value-jokers =
    { $value ->
        [0] no joker
        [one] { $value } joker
       *[other] { $value } jokers
    }
rule-deal = Tiles at the start
rule-deal-help = How many tiles each player takes before the first turn.
value-deal =
    { $value ->
        [one] { $value } tile each
       *[other] { $value } tiles each
    }
rule-seats = Players
rule-seats-help = How many people can play together.
value-seats = { $low } to { $high } players
value-seats-exact =
    { $value ->
        [one] exactly { $value } player
       *[other] exactly { $value } players
    }
rule-joker-colour = Coloured jokers
rule-joker-colour-help = Whether a joker stands for any tile or only for tiles of its own colour.
value-joker-colour-no = a joker stands for any tile
value-joker-colour-yes = one joker per colour, only for tiles of that colour
rule-first-player = Who starts
rule-first-player-help =
    { $unit ->
        [game] How the first player of a game is chosen.
       *[round] How the first player of a round is chosen.
    }
value-first-player-lot = at random
value-first-player-highest-tile = the player who draws the highest number
value-first-player-youngest = the youngest player
rule-direction = Direction
rule-direction-help = In which direction the turn passes around the table.
value-direction-clockwise = clockwise
value-direction-counter-clockwise = counter-clockwise

## The first lay

rule-open-min = Points for the first lay
rule-open-min-help = How many points the melds of your first lay (initial meld) must have, from your own tiles only.
value-open-min =
    { $value ->
        [0] any meld is enough
        [one] at least { $value } point
       *[other] at least { $value } points
    }
rule-open-joker = Joker in the first lay
rule-open-joker-help = What a joker counts in your first lay.
value-open-joker-represented = the number it stands for
value-open-joker-25 = always 25
rule-open-extend = Table after the first lay
rule-open-extend-help = Whether you may also use the rest of the table in the turn of your first lay.
value-open-extend-same-turn = usable in the same turn
value-open-extend-next-turn = usable from your next turn on
rule-open-scope = Who needs a first lay
rule-open-scope-help = Whether each player needs a first lay.
value-open-scope-each = each player
value-open-scope-any-player = one player for all
rule-open-after-draw = First lay with the drawn tile
rule-open-after-draw-help = Whether you may still make your first lay in the turn in which you drew a tile.
value-open-after-draw-no = only next turn
value-open-after-draw-yes = at once

## Rearranging and jokers

rule-partial-take = Taking melds apart
rule-partial-take-help = How freely you may split up the melds on the table.
value-partial-take-result-only = any way, only the result counts
value-partial-take-keep-three = three tiles stay together, or each goes into a different meld
rule-joker-free = Freeing a joker
rule-joker-free-help = How you get a joker out of a meld on the table.
value-joker-free-exchange = in exchange for the tile it stands for
value-joker-free-if-rest-valid = in any way, if what remains is valid
rule-joker-source = Tile for the joker
rule-joker-source-help = Where the tile that you exchange for a joker may come from.
value-joker-source-rack = from your rack
value-joker-source-rack-or-table = from your rack or the table
rule-joker-reuse = Using a freed joker
rule-joker-reuse-help = Where a freed joker may go; it must be laid again in the same turn.
value-joker-reuse-anywhere = anywhere
value-joker-reuse-other-meld = into another meld
value-joker-reuse-new-meld = into a new meld
rule-joker-split = Melds with a joker
rule-joker-split-help = Whether a meld may be taken apart while its joker stays in place.
value-joker-split-allowed = may be taken apart
value-joker-split-forbidden = may only be extended

## The clock

rule-timer-s = Time per turn
rule-timer-s-help = How long a turn may last.
value-timer-s =
    { $value ->
        [one] { $value } second
       *[other] { $value } seconds
    }
value-timer-s-minutes =
    { $value ->
        [one] { $value } minute
       *[other] { $value } minutes
    }
value-timer-s-none = no limit
rule-timer-scope = Turns with a clock
rule-timer-scope-help = Which turns have a time limit.
value-timer-scope-every-turn = every turn
value-timer-scope-after-opening = turns after your first lay
value-timer-scope-manipulation = only once you change a meld on the table
rule-timeout-table = Table at time-out
rule-timeout-table-help = What happens to the table when time runs out during a turn.
value-timeout-table-restore = put back as it was
value-timeout-table-keep-valid = valid melds stay
rule-timeout-loose = Loose tiles at time-out
rule-timeout-loose-help = Where loose tiles go when time runs out.
value-timeout-loose-own-back = yours go back to your rack
value-timeout-loose-all-to-player = all of them go to your rack
value-timeout-loose-own-back-table-home = yours to your rack, table tiles back to their meld
rule-timeout-draw = Penalty at time-out
rule-timeout-draw-help = How many tiles you draw when time runs out during a move.
value-timeout-draw =
    { $value ->
        [0] no penalty
        [one] draw { $value } tile
       *[other] draw { $value } tiles
    }
rule-timeout-idle-draw = Time-out without a move
rule-timeout-idle-draw-help = How many tiles you draw when time runs out and you have not moved any tile.
value-timeout-idle-draw =
    { $value ->
        [0] draw nothing
        [one] draw { $value } tile
       *[other] draw { $value } tiles
    }

## The end of a round and the match

rule-pool-empty = Empty pool
rule-pool-empty-help =
    { $unit ->
        [game] How a game ends when the pool is empty.
       *[round] How a round ends when the pool is empty.
    }
value-pool-empty-draw-when-exhausted =
    { $unit ->
        [game] the game ends as a draw with the last tile
       *[round] the round ends as a draw with the last tile
    }
value-pool-empty-draw-on-failed-draw =
    { $unit ->
        [game] the game ends as a draw when a player needs a tile
       *[round] the round ends as a draw when a player needs a tile
    }
value-pool-empty-play-on = play on; when all pass, the player with the fewest points left wins
value-pool-empty-pass-then-draw =
    { $unit ->
        [game] play on; when all pass, the game is a draw
       *[round] play on; when all pass, the round is a draw
    }
rule-blocked-score =
    { $unit ->
        [game] Blocked game
       *[round] Blocked round
    }
rule-blocked-score-help = What the losers lose when nobody goes out.
value-blocked-score-none = nobody scores
value-blocked-score-full = the others lose all points on their racks
value-blocked-score-difference = the others lose only the difference between their rack and the winner’s
rule-joker-penalty = Joker left on the rack
rule-joker-penalty-help = What a joker costs if it is still on your rack at the end.
value-joker-penalty =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
rule-call-out = Call when going out
rule-call-out-help = Whether a player who goes out calls it aloud; forgetting it costs nothing.
value-call-out-no = no call
value-call-out-yes = calls the name of the game
rule-match = Winner of the match
rule-match-help = What decides the match after all rounds.
value-match-total = most points
value-match-games-then-total = most games won, then most points
rule-round-games = Games in a round
rule-round-games-help = How many games, each with its own deal, the sheet counts as one round.
value-round-games-one = one
value-round-games-players = as many as there are players
rule-next-starter =
    { $unit ->
        [game] Who starts the next game
       *[round] Who starts the next round
    }
rule-next-starter-help =
    { $unit ->
        [game] How the first player of the next game is chosen.
       *[round] How the first player of the next round is chosen.
    }
value-next-starter-rotate = the next player in turn order
value-next-starter-redraw = chosen again, as at the beginning
value-next-starter-follower = the player who would have been next

## Variants

rule-hand-double = Going out in one turn
rule-hand-double-help = Whether points are doubled for a player who lays all tiles in one turn, as the first lay.
value-hand-double-no = nothing special
value-hand-double-yes = points are doubled
rule-hand-open = Going out in one turn with too few points
rule-hand-open-help = Whether you may lay all tiles in one turn even if they are worth less than the points for the first lay.
value-hand-open-no = not allowed
value-hand-open-yes = allowed
rule-discard-pile = Discard pile
rule-discard-pile-help = Whether each turn starts with taking a tile and ends with a discard that the next player may take.
value-discard-pile-no = no discards
value-discard-pile-yes = draw, lay, discard
rule-open-last-tile = Open tile
rule-open-last-tile-help = Whether one tile of the pool lies open and may be taken to go out.
value-open-last-tile-no = none
value-open-last-tile-yes = one, to go out with

### The whole rules of a table, one sentence for each value of a rule: "table-" and the field, then the choice. Sentences
### without a field hold in every edition.

## Headings

table-part-goal = Goal
table-part-box = Tiles and players
table-part-melds = Melds
table-part-opening = First lay (initial meld)
table-part-turn = Turns
table-part-jokers = Jokers
table-part-clock = Clock
table-part-end =
    { $unit ->
        [game] End of the game
       *[round] End of the round
    }
table-part-score = Score
table-part-variants = Special rules

## In every edition

table-goal = Be the first to lay all tiles of your rack.
table-words = In this sheet: { $words }.
table-words-in = In this sheet ({ $language }): { $words }.
table-group = A group has three or four tiles of one number, each in a different colour.
table-run = A run has three or more tiles of one colour with consecutive numbers. The 1 comes only before the 2, never after the 13.
table-turn = In your turn you lay at least one tile from your rack, or you draw a tile; then the turn is over.
table-turn-discard = In your turn you first take a tile, then lay tiles if you can, and at the end discard a tile.
table-use = After your first lay you may add tiles to every meld on the table and rearrange the melds.
table-rows = At the end of your turn every row on the table must be a meld, and no tile of the table may go back to a rack.
table-out =
    { $unit ->
        [game] The player who lays the last tile of a rack goes out and wins the game.
       *[round] The player who lays the last tile of a rack goes out and wins the round.
    }
table-score = The others lose the points of the tiles on their racks, and the winner gets the total. A tile counts its number.

## Tiles and players

table-colours = The tiles are { $colours }. Each colour has the numbers 1 to 13, each of them twice.
table-jokers =
    { $value ->
        [0] There are no jokers.
        [one] There is { $value } joker.
       *[other] There are { $value } jokers.
    }
table-deal =
    { $value ->
        [one] Each player takes { $value } tile at the start.
       *[other] Each player takes { $value } tiles at the start.
    }
table-seats = The game is for { $low } to { $high } players.
table-seats-exact =
    { $value ->
        [one] The game is for { $value } player.
       *[other] The game is for { $value } players.
    }
table-first-player-lot = Who starts is decided at random.
table-first-player-highest-tile = The player who draws the highest number starts.
table-first-player-youngest = The youngest player starts.
table-direction-clockwise = Play goes clockwise.
table-direction-counter-clockwise = Play goes counter-clockwise.

## The first lay

table-open-min =
    { $value ->
        [0] For the first lay any meld is enough.
       *[other] The melds of your first lay must be worth at least { $value } points together, with tiles from your rack only.
    }
table-open-joker-represented = In the first lay a joker counts the number it stands for.
table-open-joker-25 = In the first lay a joker always counts 25.
table-open-extend-same-turn = In the turn of your first lay you may already use the other melds on the table.
table-open-extend-next-turn = You may use the other melds on the table only from the turn after your first lay.
table-open-scope-each = Each player needs a first lay.
table-open-scope-any-player = As soon as one player has made a first lay, all may lay.
table-open-after-draw-no = A tile that you drew can be used for the first lay only in your next turn.
table-open-after-draw-yes = If you draw before your first lay, you may still make it in the same turn.

## Rearranging and jokers

table-partial-take-result-only = You may take melds apart in any way, as long as only melds are on the table at the end.
table-partial-take-keep-three = If you take tiles from a meld, at least three of its tiles stay together, or each goes into a different meld.
table-joker-colour-no = A joker stands for any tile.
table-joker-colour-yes = There is one joker of each colour. It stands only for tiles of its colour.
table-joker-free-exchange = You get a joker from the table only in exchange for the tile it stands for.
table-joker-free-if-rest-valid = You may take a joker from the table in any way, as long as melds remain.
table-joker-source-rack = The tile for the exchange must come from your rack.
table-joker-source-rack-or-table = The tile for the exchange may come from your rack or from the table.
table-joker-reuse-anywhere = A freed joker must be laid again in the same turn, in any meld.
table-joker-reuse-other-meld = A freed joker must be laid in another meld in the same turn.
table-joker-reuse-new-meld = A freed joker must be laid in a new meld in the same turn.
table-joker-split-allowed = Tiles may be taken from a meld with a joker as long as the joker keeps its place.
table-joker-split-forbidden = While its joker stays, a meld may only be extended, or another of its jokers exchanged.

## The clock

table-timer-s =
    { $value ->
        [one] The time limit is { $value } second.
       *[other] The time limit is { $value } seconds.
    }
table-timer-s-minutes =
    { $value ->
        [one] The time limit is { $value } minute.
       *[other] The time limit is { $value } minutes.
    }
table-timer-s-days =
    { $value ->
        [one] The time limit is { $value } day.
       *[other] The time limit is { $value } days.
    }
table-timer-s-none = A turn may last as long as you like.
table-clock-off = This table plays without the clock. Printed: { $time }.
table-timer-scope-every-turn = The clock runs in every turn.
table-timer-scope-after-opening = The clock runs in the turns after your first lay.
table-timer-scope-manipulation = The clock starts when you first change a meld on the table, and then runs until your turn ends. Until then you have as much time as you like.
table-timeout-table-restore = When time runs out, the table is put back as it was before the turn.
table-timeout-table-keep-valid = When time runs out, valid melds stay on the table.
table-timeout-loose-own-back = Your loose tiles then go back to your rack.
table-timeout-loose-all-to-player = All loose tiles then go to your rack.
table-timeout-loose-own-back-table-home = Your loose tiles then go back to your rack, and those of the table back to their meld.
table-timeout-draw =
    { $value ->
        [0] There is no further penalty.
        [one] As a penalty you draw { $value } tile.
       *[other] As a penalty you draw { $value } tiles.
    }
table-timeout-idle-draw =
    { $value ->
        [0] If you have not moved a tile when time runs out, you draw nothing.
        [one] If you have not moved a tile when time runs out, you draw { $value } tile.
       *[other] If you have not moved a tile when time runs out, you draw { $value } tiles.
    }

## The end and the match

table-pool-empty-draw-when-exhausted =
    { $unit ->
        [game] If the pool becomes empty before a player goes out, the game is a draw.
       *[round] If the pool becomes empty before a player goes out, the round is a draw.
    }
table-pool-empty-draw-on-failed-draw =
    { $unit ->
        [game] If a player has to draw and the pool is empty, the game is a draw.
       *[round] If a player has to draw and the pool is empty, the round is a draw.
    }
table-pool-empty-play-on = If the pool is empty, play goes on. When all players pass, the player with the fewest points left wins.
table-pool-empty-pass-then-draw =
    { $unit ->
        [game] If the pool is empty, play goes on. When all players pass, the game is a draw.
       *[round] If the pool is empty, play goes on. When all players pass, the round is a draw.
    }
table-blocked-score-none =
    { $unit ->
        [game] In a game that nobody wins by going out, nobody scores.
       *[round] In a round that nobody wins by going out, nobody scores.
    }
table-blocked-score-full = If nobody goes out, the others lose all points on their racks.
table-blocked-score-difference = If nobody goes out, the others lose only the difference between their rack and the winner’s.
table-joker-penalty =
    { $value ->
        [one] A joker left on a rack costs { $value } point.
       *[other] A joker left on a rack costs { $value } points.
    }
table-call-out-yes = The player who goes out calls the name of the game.
table-round-games-one = Each round begins with a new deal.
table-round-games-players = A round has as many games as there are players; every game has a new deal.
table-match-total = The player with the most points after all rounds wins the match.
table-match-games-then-total = The player who has won the most games wins the match; if there are several, the one with the most points.
table-next-starter-rotate =
    { $unit ->
        [game] The next player starts the next game.
       *[round] The next player starts the next round.
    }
table-next-starter-redraw =
    { $unit ->
        [game] Who starts the next game is decided again, as at the beginning.
       *[round] Who starts the next round is decided again, as at the beginning.
    }
table-next-starter-follower =
    { $unit ->
        [game] The player who would have been next starts the next game.
       *[round] The player who would have been next starts the next round.
    }

## Variants

table-hand-double-yes = Points are doubled if a player lays all tiles in one turn, as the first lay.
table-hand-open-yes = If you lay all tiles in one turn, you need no points for the first lay.
table-discard-pile-yes = You may take the last discard of the player before you, if you lay it in a new meld at once.
table-open-last-tile-yes = One tile of the pool lies open. You may take it if you go out with it.

## A table in one line

table-fact-open-min =
    { $value ->
        [0] any first lay
        [one] first lay from { $value } point
       *[other] first lay from { $value } points
    }
table-fact-no-clock = no clock
table-fact-clock = { $time } per turn
table-fact-days =
    { $value ->
        [one] { $value } day
       *[other] { $value } days
    }
table-fact-house = { $rule } (house rule)
