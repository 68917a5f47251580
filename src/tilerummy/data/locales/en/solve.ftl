### The command `solve`. $laid and $worth are counts in words. $held, $taken, $sources, $to and $meld are words that the
### messages below make: what comes from the hand, what comes from the table, both, and melds. $tiles are tile names.

## Help

cli-help-solve = Find the best move in a position. If POSITION is -, each input line is a position and is answered in JSON.
cli-option-solve-goal = What counts as best; by default tiles-points (most tiles, then most points).
cli-option-solve-backend = Which solver to use: the fast kernel or the readable reference.
cli-option-solve-explain = Also explain step by step how to lay it.
cli-option-solve-draw = Draw the table after the move in this file.

## Answers

cli-solve-best = { $laid }, { $worth }: the best possible.
cli-solve-found = { $laid }, { $worth }: the best found so far; a better one may exist.
cli-solve-nothing = Nothing can be laid.
cli-solve-not-out = You cannot go out with these tiles.
cli-solve-open = Nothing to lay was found, but it is not certain that there is nothing.
cli-solve-one-picture = --draw needs one position, not a stream.

## Tiles and melds within a sentence

cli-solve-tile =
    { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } { $number }
cli-solve-joker = the joker
cli-solve-joker-coloured =
    the { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } joker
cli-solve-run-from =
    from the { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } run { $first }–{ $last }
cli-solve-run-to =
    to the { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } run { $first }–{ $last }
cli-solve-run-object =
    the { $colour ->
        [k] black
        [b] blue
        [r] red
        [o] orange
        [y] yellow
       *[g] green
    } run { $first }–{ $last }
cli-solve-group-from = from the group of { $number }s in { $colours }
cli-solve-group-to = to the group of { $number }s in { $colours }
cli-solve-group-object = the group of { $number }s in { $colours }
cli-solve-row-from = { $tiles } from the table
cli-solve-row-to = to the unfinished row ({ $tiles })
cli-solve-row-object = the unfinished row ({ $tiles })
cli-solve-jokered =
    { $count ->
        [one] { $meld } with a joker
       *[other] { $meld } with { $count } jokers
    }
cli-solve-rack = { $tiles } from your rack
cli-solve-discard = { $tiles } from the discards
cli-solve-open-tile = { $tiles } (the open tile)
cli-solve-freed =
    { $count ->
        [one] the freed joker
       *[other] the freed jokers
    }

## Steps

cli-solve-step-new = Lay { $held } on the table.
cli-solve-step-add = Add { $held } { $to }.
cli-solve-step-take = Take { $taken } and lay them together.
cli-solve-step-take-held = Take { $taken }, add { $held }, and lay them together.
cli-solve-step-split = Split { $meld } between { $number } and { $next }.
cli-solve-step-move = Move { $taken } { $to }.
cli-solve-step-move-held = Take { $taken }, then { $held }, and add them { $to }.
cli-solve-step-join = Join { $meld } { $to }.
cli-solve-step-exchange =
    { $count ->
        [one] Add { $sources } { $to } and take the joker out.
       *[other] Add { $sources } { $to } and take the jokers out.
    }
cli-solve-step-shift = Rearrange { $meld }: the joker moves to another place.

## odds

cli-help-odds = Say how often a deal can make a first lay, or go out at once.
cli-argument-edition = The name of an edition; variants and house rules may follow, such as ,hand,open_min=50.
cli-option-odds-tiles = The tiles of a deal: as many as the edition deals if not given.
cli-option-odds-points = The points for the first lay: those of the edition if not given.
cli-option-odds-out = Ask for deals whose tiles all lie in melds.
cli-option-odds-deals = The number of random deals: 5000 if not given.
cli-option-odds-seed = The seed of the random deals.
cli-option-odds-exact = Count all deals instead. This takes minutes for a whole rack.
cli-odds-open = A deal of { $tiles } tiles can make a first lay of { $points } points: { $share } %.
cli-odds-out = All { $tiles } tiles of a deal lie in melds: { $share } %.
cli-odds-estimate = 95 % confidence interval: { $low } % to { $high } % ({ $deals } random deals).
cli-odds-exact = Exactly { $fraction } of all deals.
cli-odds-points-and-out = --points and --out do not go together: going out needs no points here.

## restore

cli-help-restore = Arrange the tiles of a table as melds again, and keep as many melds as possible.
cli-argument-table = What lies on the table: melds such as r3-7, and rows such as [r6k9], joined by commas.
cli-option-restore-remembered = The melds that lay there before: the melds of TABLE if not given.
cli-option-restore-edition = An edition with these colours: found by the tiles if not given.
cli-restore-impossible = These tiles cannot all lie in melds.
cli-restore-kept = Melds kept whole: { $whole } of { $melds }.
cli-restore-no-meld = Not a meld: { $row }.
cli-restore-blank = Put a comma between melds, and other tiles in brackets, as in r3-5,[r6r7]. You typed: { $text }
