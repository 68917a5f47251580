### The server: messages to the page, and to the person who runs it.

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
server-typed-now = Now on the table: { $melds }.
server-typed-back = Back on your rack: { $tiles }.

## Hints

server-hint-none = You cannot lay anything.
server-hint-unfinished = The time for a hint was not enough to find tiles to lay. There may be some.
server-hint-wait = Lay nothing this time: draw a tile.
server-hint-chance-keep = Keep your tiles: laying { $tiles } would cost about { $points } percentage points.
server-hint-chance-other = Lay { $better }: laying { $tiles } would cost about { $points } percentage points.
server-hint-chance-lay = Lay { $better }: nothing else is clearly better.
server-hint-chance-unknown = The chances to win are not known at this table.
server-hint-short =
    { $points ->
        [one] Your best melds are worth { $points } point.
       *[other] Your best melds are worth { $points } points.
    } That is { $short } short of your first lay.
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
server-hint-goes-out =
    { $unit ->
        [game] Yes, you can lay all your tiles and win the game.
       *[round] Yes, you can lay all your tiles and win the round.
    }
server-hint-not-out =
    { $count ->
        [one] No. You can lay { $count } tile at most.
       *[other] No. You can lay { $count } tiles at most.
    }

## The end of a round

server-sum-others = The tiles of the others: { $sum }

## What is refused

server-refused-stale = The table has changed in the meantime. Look again.
server-refused-not-your-turn = It is not your turn.
server-refused-not-seated = You are watching. Only people with a seat can do that.
server-refused-no-round =
    { $unit ->
        [game] No game is being played.
       *[round] No round is being played.
    }
server-refused-round-running =
    { $unit ->
        [game] The game is not over yet.
       *[round] The round is not over yet.
    }
server-refused-hints-off = Hints are turned off at this table.
server-refused-room-closed = This table is closed.
server-refused-room-deleted = This table was deleted.
server-refused-room-unknown = There is no such table.
server-refused-room-full = All seats at this table are taken.
server-refused-room-crowded = Too many people are watching this table.
server-refused-seat-taken = This seat is taken.
server-refused-own-seat = Exactly one of the seats must be yours.
server-refused-not-at-device = Nobody at this device has that seat.
server-refused-device-of-another = It is { $name }’s turn to have the device.
server-refused-device-covered = First say who has the device.
server-refused-one-device = At this table everybody plays on one device. You can watch.
server-refused-one-device-mixed = Either everybody plays on one device, or everybody on their own.
server-refused-one-device-clock = On one device a turn can last at most an hour.
server-refused-not-alone = Only a person who plays alone against computers gets a copy of the table.
server-refused-name-bad = Not a valid name: use 1 to 24 characters, without a slash.
server-refused-name-mixed = A word of this name mixes letters of different scripts that look alike. Use one script.
server-refused-name-reserved = This name is reserved for computers. Choose another one.
server-refused-not-host = Only the player who opened this table can do that.
server-refused-delete-needs-consent = The match is not over, so all players must agree to delete this table. { $agreed } of { $asked } agree so far.
server-refused-match-begun = The match has begun. The seats belong to the players now.
server-refused-seats-needed = More people are at this table than it would have seats. Keep a seat for everybody, or remove a player first.
server-refused-too-few-players = At least { $low } players are needed. Add computers, or wait for more people.
server-refused-nobody-there = There is no other player in that seat.
server-refused-no-person = No person sits in seat { $seat }. This table has { $seats } seats.
server-refused-blocked = The player who opened this table does not admit you.
server-refused-nobody-gone = The player in that seat has not been away long enough.
server-refused-level-unknown = There is no computer called { $level }.
server-refused-clock-seconds = Give the number of seconds per turn.
server-refused-record-empty = This record has no rounds.
server-refused-record-not-dealt = This record does not say which tiles come next, so nobody can play on.
server-refused-message-unknown = Unknown message type.
server-refused-message-unreadable = The message cannot be read.
server-refused-message-too-long = The message is too long.
server-refused-body-too-long = The request is too large.
server-refused-headers-too-large = The headers of the request are too large.
server-refused-body-unreadable = The request cannot be read ({ $place }).
server-refused-hello-first = The first message must be hello.
server-refused-version-unknown = The page is out of date: reload it. This server uses version { $version }.
server-refused-too-fast = Too many requests. Wait a moment.
server-refused-over-budget = The server has spent a lot of time on your requests. Wait a few seconds and try again.
server-refused-busy = The server is busy. Try again in a moment.
server-refused-too-many-sockets = This table is open in too many tabs. Close one.
server-refused-too-many-rooms = Too many new tables from here. Try again later.
server-refused-origin = Cross-site request blocked.
server-refused-closed-by-operator = The operator of this server closed this table. What was played can still be seen. { $reason }
server-refused-banned = The operator of this server has excluded your address until { $until }.
server-refused-not-operator = Only the operator of this server can do that: the key is wrong.
server-refused-ban-unreadable = Not an address or a network that can be excluded. Use, for example, 203.0.113.7 or 2001:db8::/48; a network has at least 8 bits, with IPv6 at least 16.
server-refused-ban-spared = This is the server’s own machine, a trusted proxy or a trusted network, which many people share. Nobody is excluded there.
server-refused-ban-many = Too many addresses are excluded already. Admit some again, or exclude a network.
server-refused-ban-unknown = This address is not excluded.
server-refused-push-off = This server sends no messages to browsers.
server-refused-push-address = This is not the address of a push service.
server-refused-store-unavailable = This could not be saved just now. Try again.
server-refused-not-found = There is nothing at this address.
server-refused-method = This method is not allowed at this address.
server-refused-request = Bad request.
server-refused-fault = Internal server error.

## A legal move at a prepared table that does not reach the goal

server-goal-group = That is allowed, but it makes no new group.
server-goal-run = That is allowed, but it makes no new run.
server-goal-tiles =
    { $count ->
        [one] That is allowed, but the exercise asks for { $count } tile from your rack.
       *[other] That is allowed, but the exercise asks for { $count } tiles from your rack.
    }
server-goal-go-out = That is allowed, but there are still tiles on your rack.
server-goal-joker-freed = That is allowed, but the joker is still where it was.
server-goal-joker-laid = That is allowed, but the joker is still on your rack.
server-goal-rack-points =
    { $points ->
        [one] That is allowed, but the tiles on your rack cost more than { $points } point.
       *[other] That is allowed, but the tiles on your rack cost more than { $points } points.
    }
server-goal-time-out = That is allowed, but here you should let the time run out.
server-goal-waits = That is allowed, but here you should wait: draw a tile.
server-goal-keeps-place = That is allowed, but keep a tile that you can add to a meld on your next turn.
server-goal-joker-kept = That is allowed, but lay a tile and keep your joker.
server-goal-puzzle = That is allowed, but it does not reach the goal. { $goal }

## Messages to a browser that is not at the table

server-push-turn =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
server-push-table = At the table with { $names }
server-push-nothing = You have already played.

## The command line

cli-help-serve = Run the server: tables for people and computers in the browser.
cli-option-serve-host = The address to listen on; by default only this machine (or TILERUMMY_HOST).
cli-option-serve-port = The port to listen on; 0 chooses a free one (or TILERUMMY_PORT).
cli-option-serve-data = The folder for matches (or TILERUMMY_DATA).
cli-option-serve-database-url = Store matches in PostgreSQL instead: postgresql://… (or TILERUMMY_DATABASE_URL)
cli-option-serve-redis-url = Connect several servers through Valkey: redis://… (or TILERUMMY_REDIS_URL)
cli-option-serve-trusted-proxies = The proxies in front of the server, for example 127.0.0.1,10.0.0.0/8 (or TILERUMMY_TRUSTED_PROXIES). Only they may name a client’s address.
cli-option-serve-trusted-networks = Addresses and networks that many people share, for example a club behind one router: each address counts as a hundred (or TILERUMMY_TRUSTED_NETWORKS).
cli-option-serve-sockets-per-address = How many connections of pages an address may have open (or TILERUMMY_SOCKETS_PER_ADDRESS).
cli-option-serve-rooms-per-address = How many tables an address may make per hour (or TILERUMMY_ROOMS_PER_ADDRESS).
cli-option-serve-requests-per-address = How many requests per minute of an address may change something; it may read twenty times as often (or TILERUMMY_REQUESTS_PER_ADDRESS).
cli-option-serve-public-path = The path under which browsers see the server, for example /rummy for https://example.org/rummy/ (or TILERUMMY_PUBLIC_PATH).
cli-option-serve-keep-closed = After how many days closed tables are removed; 0 keeps them (or TILERUMMY_KEEP_CLOSED). See tilerummy store export.
cli-option-serve-pause = The minimum time for a computer’s move, in milliseconds (or TILERUMMY_PAUSE).
cli-option-serve-push-contact = Tell people in their browser that it is their turn; the mail address or https page of the operator, for the push services (or TILERUMMY_PUSH_CONTACT).
cli-option-serve-imprint = Who runs this server, for the foot of the start page: a link, or a text file (or TILERUMMY_IMPRINT).
cli-option-serve-privacy = What happens to people’s data, also there: a link, or a text file (or TILERUMMY_PRIVACY).
cli-option-serve-contact = How to reach the operator, also there: a mail address, a link, or a text file (or TILERUMMY_CONTACT).
cli-option-serve-offline = A folder that tilerummy site has made: pages can then play on without the server (or TILERUMMY_OFFLINE).
cli-serve-started = The server is running: { $address }
cli-serve-network = In your network: { $address }
cli-serve-network-unknown = The address of this machine in its network was not found. Look for it in the network settings of the system; the port is { $port }.
cli-serve-network-off = The server that is already running ({ $address }) is for this machine only. End it with Ctrl-C where it runs, then start tilerummy play with --network.
cli-serve-table = Your table: { $address }
cli-serve-running = A game is already running here: { $address } Set up another table on that page.
cli-serve-stop = To stop the server, press Ctrl-C.
cli-serve-port-taken = Port { $port } on { $host } is already in use. Choose another one with --port.
cli-serve-folder-taken = Another server is already using the folder { $path } ({ $address }).
cli-serve-proxies-bad = Not a list of addresses or networks: { $text }. Use, for example, 127.0.0.1,10.0.0.0/8.
cli-serve-public-path-bad = Not a path: { $text }. Use, for example, /rummy, with letters, digits and hyphens.
cli-serve-push-contact-bad = Not a contact: { $text }. Use a mail address or an https address.
cli-serve-notice-bad = Neither a link nor a text file in UTF-8 of at most 20,000 bytes that the server may read: { $text }. Use https://…, a mail address, or the path of a file.
cli-serve-push-needs-package = --push-contact needs the packages cryptography and httpx2: pip install cryptography httpx2
cli-serve-offline-bad = { $path } was not made by tilerummy site, or a file of it is missing. Make a new folder: { $command } site FOLDER
cli-serve-offline-old = { $path } was made by another version. Make it again: { $command } site { $path }
cli-serve-not-started = The server could not start: { $reason }.
cli-serve-database-unreachable = The server could not start: no connection to the database ({ $reason }). Check that it is running, and the address and the password in --database-url or the rights of the folder in --data.
cli-serve-database-shared = The server could not start: another server already uses this database, and one of the two has no Valkey. Give --redis-url to both, or stop the other one.
cli-serve-bus-unreachable = The server could not start: no connection to Valkey ({ $reason }). Check that it is running, and the address and the password in --redis-url.
cli-serve-schema-newer = The server could not start: a newer version of tilerummy wrote this database (schema { $found }, this version knows { $known }). Install the newer version, or restore a backup from before.
cli-serve-database-broken = The server could not start: the database is damaged ({ $reason }). Restore a backup into an empty database: { $command } store restore FILE.
cli-help-store = Back up, restore or export the matches of a server.
cli-argument-action = backup writes everything to a file, also while the server runs; restore reads it into an empty database; export writes the record of every closed table to a folder.
cli-argument-path = The file of the backup, or the folder for the records.
cli-option-store-data = The folder of the matches (or TILERUMMY_DATA).
cli-option-store-database-url = The PostgreSQL database instead: postgresql://… (or TILERUMMY_DATABASE_URL)
cli-store-done =
    { $count ->
        [one] { $count } table: { $path }
       *[other] { $count } tables: { $path }
    }
cli-store-used = Matches: { $place }
cli-store-no-matches = There are no matches in { $place }. Name the place with --data or --database-url, as for the server.
cli-store-unusable = The database cannot be used: { $reason }.
cli-store-in-use = A server is using { $place }. Stop it first.
cli-store-schema-newer = A newer version of tilerummy wrote this database (schema { $found }, this version knows { $known }). Use the newer version.
cli-store-not-empty = There are already matches in { $place }. A backup can be restored into an empty place only.
cli-store-not-a-backup = Not a backup of tilerummy: { $path }. Nothing was changed.
cli-store-backup-damaged = The backup is incomplete or damaged: { $path }. Nothing was changed. Copy it again, or take an earlier one.
cli-store-backup-other = Another version of tilerummy wrote the backup { $path }. Nothing was changed. Install that version.
cli-store-room-unreadable = Table { $room } cannot be read and was left out.
