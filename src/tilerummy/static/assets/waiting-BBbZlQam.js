var e=`web-invited = { $name } invites you to tile rummy
web-invited-game = Lay your tiles as runs and groups. The first to lay them all wins.
web-join-title = There is a free seat for you
web-name-missing = Enter your name. The others see it at the table.
web-waiting-title =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
web-all-here = Everybody is here
web-invite-help =
    { $unit ->
        [game] Anyone who opens this link can take a seat. The game starts when all seats are taken.
       *[round] Anyone who opens this link can take a seat. The round starts when all seats are taken.
    }
web-invite-link-help = Anyone who opens this link can take a seat.
web-wait-for-host = The match begins when { $name } starts it.
web-start-now = Start now
web-fill-level = Level of the computers for the free seats
web-fill-and-start = Fill with computers and start
web-start-without = Start without the free seats
web-remove = Remove
web-remove-sure = Remove { $name } from the table?
web-remove-only = Remove, may come back
web-remove-block = Remove and block
web-change-table = Change the table
web-saved = Saved
web-youngest = The youngest player starts. Who is that?
`;export{e as default};