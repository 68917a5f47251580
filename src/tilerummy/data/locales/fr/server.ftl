### The server: what it says to pages and to whoever runs it. $name and $names are names of players.

## A draft

server-may-end =
    { $count ->
        [one] Good: { $count } tile. You can end your turn.
       *[other] Good: { $count } tiles. You can end your turn.
    }
server-rows-unfinished =
    { $count ->
        [one] { $count } row is unfinished.
       *[other] { $count } rows are unfinished.
    }
