var e=`lab-table-empty = The table is empty.
lab-table-melds = The table is made of melds.
lab-table-unclear = A joker can be read in several ways. Choose one.
lab-table-broken =
    { $count ->
        [one] { $count } row is not a meld.
       *[other] { $count } rows are not melds.
    }
lab-unsure = The time was not enough to be sure.
lab-joker-points = A joker counts { $worth } here, as on the rack.
lab-not-simplest = The time was not enough to find out whether the table can be changed less.
lab-left =
    { $count ->
        [0] All tiles of the rack can be laid.
        [one] At least { $count } tile stays on the rack.
       *[other] At least { $count } tiles stay on the rack.
    }
lab-every =
    { $count ->
        [0] There is nothing to lay.
        [one] { $count } choice of tiles is the best.
       *[other] { $count } choices of tiles are equally good.
    }
lab-every-some =
    { $count ->
        [one] { $count } choice was found. There may be more.
       *[other] { $count } equally good choices were found. There may be more.
    }
lab-page = Position lab
lab-help = Build a table and a rack, and ask what can be laid.
lab-edition = Edition
lab-photo = Read a photo
lab-photo-private = The photo never leaves this device.
lab-where = Tap a tile to add it to
lab-to-table = the table
lab-to-rack = the rack
lab-keypad = All tiles
lab-type = Or type, for example: red 5 6 7, or red 8 to row 1
lab-type-do = Do it
lab-row = Row { $number }
lab-new-row = New row
lab-remove-row = Remove row { $number }
lab-remove-tile = Remove { $tile }
lab-back-to-rack = Take { $tile }
lab-lay-tile = Lay { $tile }
lab-clear = Clear everything
lab-rack = Rack
lab-table = Table
lab-rack-empty = No tiles yet.
lab-opened = The first lay has been made
lab-joker-is = What does the joker stand for?
lab-open-share = Open and share
lab-paste = Position in TRN
lab-read = Open
lab-copy-trn = Copy the TRN
lab-save-svg = Save as SVG
lab-save-png = Save as PNG
lab-no-picture = A picture needs a table made of melds.
lab-picture-failed = The picture could not be made.
lab-answers = Answers
lab-old = (about the position before)
lab-waiting = Put tiles on the rack to ask what can be laid.
lab-broken-first = Repair the table first.
lab-goal = Best by
lab-goal-tiles-points = most tiles, then most points
lab-goal-tiles = most tiles
lab-goal-points-tiles = most points, then most tiles
lab-goal-points = most points
lab-goal-keep-jokers = most tiles, keep the jokers
lab-goal-out = going out
lab-goal-open-least = smallest first lay
lab-best = Best move
lab-first-lay = First lay
lab-go-out = Going out
lab-distance = Still missing
lab-show-every = Show all best moves
lab-lay-number = Move { $number }
lab-before = Before
lab-step = Step { $number } of { $count }
lab-step-back = One step back
lab-step-forward = One step forward
lab-play = Play the steps
lab-after = After
lab-judge = Is a move legal?
lab-judge-help = Make the table as it would be after the move. The tiles come from the rack.
lab-judge-start = Try a move
lab-judge-stop = End the attempt
lab-repair = Repair
lab-use-repair = Use this table
`;export{e as default};