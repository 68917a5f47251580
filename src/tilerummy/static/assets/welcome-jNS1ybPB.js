var e=`web-title = tilerummy · tile rummy by the rules of your box
web-headline = Tile rummy, by the rules of your box
web-subline = Play against computers right away, or send friends a link. No account, no installation.
web-no-page = There is no page at this address.
web-play-computers = Play against computers
web-continue = Continue
web-invite-friends = Invite friends
web-one-device = Play on one device
web-open-record = Look back at a record
web-open-lab = Study a position
web-compare-rules = Compare the rules of the boxes
web-real-table = Keep score at a real table
web-set-up = Set up a table
web-who-plays = Other players
web-a-friend = a friend, by link
web-here = somebody here, on this device
web-a-computer = a computer, { $level }
web-hints-allowed = Hints allowed
web-computer-pace = Pace of the computers
web-computer-pace-quick = quick
web-computer-pace-natural = natural
web-computer-pace-slow = slow
web-make-public = Anyone may join
web-house-rules = House rules
web-house-rules-help = The rules as on the sheet, with its variants if you chose any. Changes are marked.
web-by-the-sheet = All as on the sheet
web-house = house rule
web-number-range = A whole number from { $low } to { $high }
web-as-printed = As printed: { $value }
web-this-table = This table
web-create-link = Create the table and get the link
web-start-playing = Start playing
web-my-tables = My tables
web-my-tables-none = Your tables appear here.
web-public-tables = Public tables
web-public-tables-none = No tables are waiting for players right now.
web-public-watch-none = No public game is being played right now.
web-watch = Watch
web-clock-seconds = { $count } seconds per turn
web-clock-minutes =
    { $count ->
        [one] { $count } minute per turn
       *[other] { $count } minutes per turn
    }
web-clock-days =
    { $count ->
        [one] { $count } day per turn
       *[other] { $count } days per turn
    }
web-push-offer = Tell me when it is my turn
web-push-on = This browser tells you when it is your turn.
web-push-stop = Stop telling me
web-push-denied = Your browser does not let this page send you messages. You can change that in the settings of the browser.
`;export{e as default};