var e=`web-round-over =
    { $unit ->
        [game] The game is over
       *[round] The round is over
    }
web-you-won =
    { $unit ->
        [game] You won the game!
       *[round] You won the round!
    }
web-won-by =
    { $unit ->
        [game] { $name } won the game
       *[round] { $name } won the round
    }
web-match-won = { $names } wins the match
web-match-you-won = You won the match!
web-match-shared = The match is shared: { $names }
web-waiting-for = Waiting for { $names }.
web-record = Save the record
web-resign =
    { $unit ->
        [game] Resign the game
       *[round] Resign the round
    }
web-resign-sure = Really resign?
web-leave = Leave the table
web-leave-sure = Really leave? Your seat is kept; the link brings you back.
web-leave-sure-last = Really leave? Nobody else is playing here, so the table will be closed.
web-leave-sure-waiting = Really leave? Your seat becomes free. You can come back with the link while there is a free seat.
web-leave-sure-host = Really leave? Your seat becomes free, and another player takes over the table.
web-delete = Delete the table
web-delete-sure = Delete the table and everything played at it? This cannot be undone.
web-first-well = That went well
web-first-won = You went out before everybody else.
web-first-opened = You made your first lay.
web-first-lays =
    { $count ->
        [one] You laid tiles in { $count } turn.
       *[other] You laid tiles in { $count } turns.
    }
web-first-left =
    { $count ->
        [one] Only { $count } tile was left on your rack.
       *[other] { $count } tiles were left on your rack.
    }
web-first-try = Every turn in which you add to the table brings you closer. Try the hint when nothing seems to fit.
`;export{e as default};