var e=`web-puzzles = Puzzles
web-your-name = Your name
web-guest = Guest
web-edition = Your box
web-sheet-in = Sheet in
web-more = Show more
web-players = Players
web-rounds = Rounds
web-rounds-games = { $rounds } ({ $games } games)
web-clock = Clock
web-clock-off = no clock
web-clock-sheet = as printed: { $time }
web-seat-number = Seat { $number }
web-computer-listed = computer ({ $level })
web-sheet-variants = Variants of this sheet
web-sheet-readings = Other readings of this sheet
web-variants = Variants
web-changed =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
web-public-watch = Games to watch
web-not-verified = not verified
web-not-verified-help = This record was imported. Its deals do not follow from the seeds that it names.
web-stage-waiting = waiting for players
web-stage-playing = in progress
web-stage-round-over = taking a break
web-stage-match-over = finished
web-stage-closed = closed
web-settings = Settings
web-close = Close
web-back = Back
web-link-here = This link works on this device only. To let others in your network join, start tilerummy play with --network, or tilerummy serve with --host 0.0.0.0.
web-sit-down = Take a seat
web-seat-free = Free seat
web-save-table = Save the changes
web-you = you
web-link = Link to this table
web-qr = QR code for the link
web-copy-link = Copy the link
web-copied = Copied
web-copy-by-hand = This browser does not let the page copy. The text is selected: copy it now.
web-table = Table
web-table-empty = The table is empty.
web-table-empty-turn = The table is empty. Drag tiles here, or tap them and then tap the table.
web-first-lay = Your first lay needs { $points } points.
web-rack = Your rack
web-rack-count =
    { $count ->
        [one] Your rack: { $count } tile
       *[other] Your rack: { $count } tiles
    }
web-rack-empty = Your rack is empty.
web-rack-up = Scroll up
web-rack-down = Scroll down
web-watching = You are watching.
web-row-named = Row { $number }: { $tiles }
web-new-row = New row
web-repacked = The table was full. Its melds have moved closer together.
web-joker-as = joker as { $tile }
web-joker-number = The joker is a
web-fit = Fit to screen
web-size = Table size
web-smaller = Smaller
web-larger = Larger
web-pool = Pool
web-beside = Beside the table
web-open-tile = last tile
web-take = Take
web-sort = Sort the rack
web-sort-smart = Smart
web-sort-run-name = sort by colour
web-sort-group-name = sort by number
web-sort-smart-name = melds first
web-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-tile-left =
    { $count ->
        [0] { $tile }, none left
       *[other] { $tile }, { $count } left
    }
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-opened = first lay made
web-not-opened = no first lay yet
web-away = away
web-is-playing = is playing
web-level-random = random
web-level-beginner = beginner
web-level-casual = casual
web-level-steady = steady
web-level-shrewd = shrewd
web-level-newcomer = newcomer (1)
web-level-learner = learner (2)
web-level-regular = regular (3)
web-level-solid = solid (4)
web-level-skilled = skilled (5)
web-level-strong = strong (6)
web-level-expert = expert (7)
web-level-master = master (8)
web-substitute = Let a computer play for { $name }
web-away-offer = { $name } is away. Tap the name at the top to let a computer play.
web-away-yes = Let it play
web-away-agreed = You agreed that a computer plays for { $name }. The others are asked too.
web-level = Computer level
web-your-turn = Your turn
web-you-start = You start.
web-turn-of = { $name } is playing. You can move your tiles and plan ahead.
web-watching-turn = { $name } is playing.
web-turn-lay-or-draw = Your turn: lay tiles, or draw.
web-turn-draw = Your turn: draw a tile.
web-turn-take-or-draw = Your turn: draw, or take the discard and lay it at once.
web-turn-lay-or-pass = Your turn. The pool is empty: lay tiles, or pass.
web-turn-drawn = You may lay with the tile you drew, or pass.
web-turn-lay-or-discard = Lay tiles if you can. To end your turn, tap a tile, then Discard.
web-turn-discard = Discard a tile to end your turn: tap it, then Discard.
web-plan = Your plan. Nobody else can see it.
web-choose-place = Where to? Solid gold makes a meld, dashed gold is a step on the way.
web-exchange = Exchange it for the joker
web-joker-in-hand = You have the joker. Put it into a meld in this turn.
web-opening = Points in your first lay
web-opening-label = First lay
web-undo = Undo
web-redo = Redo
web-reset = Reset the turn
web-draw = Draw
web-draw-sure = Your tiles go back to your rack. Draw?
web-pass-sure = Your tiles go back to your rack. Pass?
web-pass = Pass
web-discard = Discard
web-end-turn = End turn
web-seconds-left =
    { $count ->
        [one] { $count } second left.
       *[other] { $count } seconds left.
    }
web-dealing = The tiles are being dealt.
web-connecting = Connecting…
web-no-connection = No connection. The page keeps trying.
web-reconnecting = Connection lost. Reconnecting…
web-say-lifted = Picked up: { $tiles }. Arrow keys choose a place, Enter puts them down, Escape cancels.
web-say-put-back = Put back.
web-hint = Hint
web-hint-help =
    { $unit ->
        [game] Hints are recorded in the record of the game.
       *[round] Hints are recorded in the record of the round.
    }
web-hint-1 = Can I lay?
web-hint-2 = Which tiles?
web-hint-3 = Show me
web-hint-0 = Can I go out?
web-hint-4 = Best chance
web-hint-show = Lay it for me
web-react = Send a reaction
web-reaction-well = Well played!
web-reaction-thanks = Thanks!
web-reaction-oops = Oops …
web-reaction-hurry = Your turn, please
web-reaction-think = Let me think …
web-reaction-bye = See you!
web-score-sheet = Score sheet
web-total = Total
web-next-round =
    { $unit ->
        [game] Next game
       *[round] Next round
    }
web-rematch = Play again
web-look-back =
    { $unit ->
        [game] Look back at the game
       *[round] Look back at the round
    }
web-to-start = Back to the start page
web-to-table = Back to the table
web-menu = Menu
web-rules = The rules at this table
web-sources = Sources name sheet, language and line: “002 en L133” is line 133 of the English text of sheet 002.
web-sources-show = Show sources
web-rule-link = What the sheet says
web-log = Moves
web-again = Show the last move again
web-keys = Keys
web-keys-press-again = Press { $key } again to confirm.
web-table-closed = This table is closed.
web-lesson = The lesson
web-lesson-offer = New to tile rummy? Learn it in two minutes
web-lesson-unknown = There is no such lesson.
web-puzzle-unknown = There is no such puzzle.
web-lesson-back = Previous step
web-lesson-next = Next step
web-lessons-all = All lessons
`;export{e as default};