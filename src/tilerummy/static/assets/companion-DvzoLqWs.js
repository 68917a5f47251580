var e=`companion-no-rounds =
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
companion-page = Score sheet and clock
companion-intro = For players with the box in front of them. Your score sheets stay in this browser.
companion-new = New match
companion-history = Your matches
companion-import = Open a file
companion-import-bad = This file is not a score sheet.
companion-storage-full = This browser has no room to keep the score sheet. Save it as a file.
companion-gone = This match is not in this browser.
companion-players = Players, clockwise
companion-player = Player { $number }
companion-add-player = Add a player
companion-remove-player = Remove player { $number }
companion-starter = Who starts?
companion-starter-open = Not known yet
companion-start = Start the match
companion-change = Players and length
companion-on-turn = { $name } is playing
companion-choose-turn = Whose turn is it?
companion-next = Next player: { $name }
companion-begin = Start the clock
companion-pause = Pause
companion-resume = Continue
companion-time-up = Time is up.
companion-clock-own = own time
companion-seconds = Seconds per turn
companion-enter =
    { $unit ->
        [game] Enter the game
       *[round] Enter the round
    }
companion-who-out = Who went out?
companion-nobody = Nobody
companion-hand = { $name } laid all tiles in one turn, as the first lay
companion-left = Left on the racks
companion-points-of = Points of { $name }
companion-tiles-of = Tiles of { $name }
companion-tiles = Tiles
companion-photo = Photo of the rack
companion-photo-of = Photo of the rack of { $name }
companion-photo-private = The points are counted from a photo of the rack. The photo never leaves this device.
companion-take-back = Remove { $tile }
companion-missing = Enter what { $name } has left.
companion-not-a-number = Enter the points of { $name } as a whole number, or tap the tiles.
companion-edit = Change: { $title }
companion-undo =
    { $unit ->
        [game] Remove the last game
       *[round] Remove the last round
    }
companion-undo-sure = Remove this line from the score sheet? { $title }, { $ending }. This cannot be undone.
companion-delete = Delete the match
companion-delete-sure = Delete the score sheet of { $names }? This cannot be undone.
companion-lab = What can I lay? Is this legal?
companion-print = Print
companion-share = Share
companion-export = Save as a file
companion-checked =
    { $unit ->
        [game] Checked: the points of every game add up to zero.
       *[round] Checked: the points of every round add up to zero.
    }
`;export{e as default};