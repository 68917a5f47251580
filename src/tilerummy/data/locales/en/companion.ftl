### The score sheet of a real table. The first part is written by Python, also for the terminal: how a round ended, who
### leads, who starts. The rest is on the page. $name is a player, $names are several.

companion-no-rounds =
    { $unit ->
        [game] No games played yet.
       *[round] No rounds played yet.
    }
companion-brief-out = { $name } out
companion-brief-hand = { $name } in one turn
companion-brief-blocked = { $name } lowest
companion-brief-drawn = drawn
companion-leader-total =
    { $points ->
        [one] { $name } leads with { $points } point.
       *[other] { $name } leads with { $points } points.
    }
companion-leader-rounds =
    { $rounds ->
        [one] { $name } leads with { $rounds } game won ({ $points }).
       *[other] { $name } leads with { $rounds } games won ({ $points }).
    }
companion-leaders = The lead is shared by { $names }.
companion-nobody-leads = Nobody leads yet.
companion-winner = { $name } wins the match.
companion-winners = The match is shared by { $names }.
companion-next-starter =
    { $unit ->
        [game] { $name } starts the next game.
       *[round] { $name } starts the next round.
    }
companion-next-starter-redraw =
    { $unit ->
        [game] Draw again for who starts the next game.
       *[round] Draw again for who starts the next round.
    }
