### Why a move is refused: one message per clause id, with "." written as "-". docs/clauses.md lists the clauses.
### $meld, $row, $tile, $tiles and $left arrive in words ("red run 3–7"); $points, $needed and $drawn are numbers.
### Each message says what is wrong and what would be right, to the player who made the move.

## The turn

END-trigger =
    { $unit ->
        [game] The game is over, so no more moves can be made. Start a new game to play on.
       *[round] The round is over, so no more moves can be made. Start a new round to play on.
    }
TURN-options = You cannot pass while the pool has tiles: lay something or draw one.
TURN-min_rack_tile = Play at least one tile from your rack. If you cannot, leave the table as it was and draw.
TURN-rack_tiles = You can only play tiles from your own rack, and these are not on it: { $tiles }.
TURN-drawn_tile_wait = You have already drawn a tile this turn, so you must wait for your next turn.
POOL-empty = The pool is empty, so you cannot draw: lay something or pass.
POOL-tiles = This cannot have been drawn: { $tiles }. All copies are known to be elsewhere.

## The table

TABLE-no_such_meld = This meld is not on the table: { $meld }.
TABLE-tiles_stay = Tiles on the table must stay on the table. Put back: { $tiles }.

## Rows that are not a meld

SET-min_size = This row is too short: { $row }. A meld has at least three tiles.
SET-two_jokers = Jokers alone are not a meld. At least one tile in the row must have a number.
SET-group = Not a group: { $row }. A group has three or four tiles of one number, each in a different colour.
SET-run = Not a meld: { $row }. A run has one colour and consecutive numbers; a group has one number in different colours.
SET-one_low = A run ends at 13 and does not continue with 1: { $row }. The 1 only comes before the 2.
VARIANT-joker_colour = A coloured joker only stands for tiles of its own colour, so it does not fit here: { $row }.

## The first lay

OPEN-threshold =
    Your first lay is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. It needs at least { $needed }.
OPEN-extend_same_turn = Your first lay counts, but you may add to other melds only from your next turn on. Leave this one as it was: { $meld }.
OPEN-rearrange_same_turn = Your first lay counts, but you may rearrange the table only from your next turn on. Leave this meld as it was: { $meld }.
LAYOFF-requires_open = You may add to melds on the table only after your first lay. Leave this one as it was: { $meld }.
REARRANGE-requires_open = You may rearrange the table only after your first lay. Leave this meld as it was: { $meld }.

## Rearranging and jokers

REARRANGE-partial_take = This meld was broken up: { $meld }. Keep at least three of its tiles together, or put each of them into a different meld.
JOKER-free_by_split_or_extend = You can take this joker only in exchange for the tile it stands for: { $meld }.
JOKER-replace_source = The tile you exchange for a joker must come from your rack, not from the table: { $meld }.
JOKER-split_joker_set = While its joker stays, this meld can only be extended, or another of its jokers exchanged: { $meld }. Do not take other tiles from it or split it.
JOKER-reuse =
    { $wanted ->
        [new_meld] A freed joker must go into a new meld, and this one was made from a meld on the table: { $meld }.
       *[other_meld] A freed joker must go into another meld, not back into the one it came from: { $meld }.
    }

## The clock

TIMER-limit = There is no clock in this game, so time cannot run out.
TIMER-from_when =
    { $wanted ->
        [manipulation] This turn has no time limit. The clock starts when you change a meld on the table.
       *[after_opening] This turn has no time limit. It applies only after your first lay.
    }
TIMER-table_after_overrun = When time runs out, the table is put back as it was before the turn; nothing may stay changed.
TIMER-tiles_to_player = When time runs out, table tiles stay on the table. These must not go to the rack: { $tiles }.
TIMER-penalty_draw =
    { $needed ->
        [0] When time runs out, no tile is drawn, not { $drawn }.
        [one] When time runs out, { $needed } tile is drawn, not { $drawn }.
       *[other] When time runs out, { $needed } tiles are drawn, not { $drawn }.
    }

## Variants

VARIANT-moves = This move belongs to a variant that is not in use. Lay tiles, or draw one from the pool.
VARIANT-discard_pile-draw_first = Start your turn with a tile: draw one, or take the last discard of the player before you.
VARIANT-discard_pile-discard_last = End your turn by discarding a tile.
VARIANT-discard_pile-last_discard = You may take only the last discard of the player before you, and this is a different tile: { $tile }.
VARIANT-discard_pile-new_meld = You may take this discard only if you lay it in a new meld at once: { $tile }.
VARIANT-open_last_tile-tile = This is not the open tile of the pool: { $tile }.
VARIANT-open_last_tile-finish = You may take the open tile only if you empty your rack this turn. Still on it: { $left }.
