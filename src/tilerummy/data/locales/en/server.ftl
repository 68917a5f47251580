### The server: what it says to pages, and to whoever runs it.

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

## Hints

server-hint-none = There is nothing you can lay.
server-hint-there =
    { $count ->
        [one] Yes, you can lay { $count } tile.
       *[other] Yes, you can lay { $count } tiles.
    }
server-hint-which =
    { $count ->
        [one] You can lay { $count } tile: { $tiles }.
       *[other] You can lay { $count } tiles: { $tiles }.
    }
server-hint-show =
    { $count ->
        [one] This is how to lay { $count } tile.
       *[other] This is how to lay { $count } tiles.
    }
server-hint-goes-out = Yes, you can lay all your tiles and win the round.
server-hint-not-out =
    { $count ->
        [one] No. You can lay { $count } tile at most.
       *[other] No. You can lay { $count } tiles at most.
    }

## What is refused

server-refused-stale = Something was played in the meantime. Look again.
server-refused-not-your-turn = It is not your turn.
server-refused-not-seated = You are watching. Only people with a seat can do that.
server-refused-no-round = No round is being played.
server-refused-round-running = The round is not over yet.
server-refused-hints-off = Hints are switched off at this table.
server-refused-room-closed = This table is closed.
server-refused-room-deleted = This table was deleted.
server-refused-room-unknown = There is no such table.
server-refused-room-full = All seats at this table are taken.
server-refused-room-crowded = Too many people are watching this table.
server-refused-seat-taken = This seat is taken.
server-refused-own-seat = Exactly one of the seats has to be yours.
server-refused-name-bad = This name will not do: 1 to 24 characters, and no slash.
server-refused-not-host = Only whoever opened this table can do that.
server-refused-nobody-gone = Nobody has been away from that seat for long.
server-refused-level-unknown = There is no computer called { $level }.
server-refused-clock-seconds = Say how many seconds a turn has.
server-refused-record-empty = There is no round in this record.
server-refused-message-unknown = The server does not know this kind of message.
server-refused-message-unreadable = The server cannot read this message.
server-refused-message-too-long = This message is too long.
server-refused-body-too-long = This is more than the server takes.
server-refused-body-unreadable = The server cannot read this request ({ $place }).
server-refused-hello-first = The first message has to be a hello.
server-refused-version-unknown = The page is out of date: load it again. This server speaks version { $version }.
server-refused-too-fast = That was too much at once. Wait a moment.
server-refused-too-many-sockets = This table is open too often in your browser. Close a tab.
server-refused-too-many-rooms = Too many new tables from here. Try again later.
server-refused-origin = Another site asks for this; only the server’s own page may.
server-refused-store-unavailable = This could not be saved just now. Try again.
server-refused-not-found = There is nothing at this address.
server-refused-method = This cannot be done with this address.
server-refused-request = The server cannot do this.
server-refused-fault = Something went wrong on our side.

## The command line

cli-help-serve = Run the server: tables for people and computers, in the browser.
cli-option-serve-host = The address to listen at; only this machine, if not given.
cli-option-serve-port = The port to listen at; 0 takes a free one.
cli-option-serve-data = The folder in which matches are kept (or TILERUMMY_DATA).
cli-option-serve-database-url = Keep matches in PostgreSQL instead: postgresql://…
cli-option-serve-redis-url = Let several servers work together over Valkey: redis://…
cli-option-serve-pause = How long a computer’s move takes at least, in milliseconds.
cli-serve-started = The server is running: { $address }
cli-serve-table = Your table: { $address }
cli-serve-port-taken = Something else is listening at port { $port } of { $host } already. Choose another one with --port.
cli-serve-folder-taken = Another server is using the folder { $path } already ({ $address }).
cli-serve-not-started = The server could not start: { $reason }.
