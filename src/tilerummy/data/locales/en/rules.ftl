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
