var e=`camera-title = Read a photo
camera-private = The photo never leaves this device. Only what was found in it is read by the rules.
camera-take = Take a photo
camera-choose = Choose a picture
camera-drop = You can also drop a picture here, or paste one.
camera-advice = All tiles should be in the picture, seen from above, large and in even light.
camera-missing = There is no reader of photos at this address.
camera-offline = Reading photos needs the connection to the server.
camera-loading = Loading the reader of photos…
camera-reading = Reading the photo…
camera-fault-unreadable = This file cannot be opened as a picture. Choose a JPEG, PNG or WebP file.
camera-fault-large = This picture is too large. Choose one with at most 40 MB.
camera-fault-small = This picture is too small to show tiles. Choose a larger one.
camera-fault-runtime = The reader of photos did not start. Check the connection, close this window and try again.
camera-shows = The photo shows
camera-is-table = the table
camera-is-rack = a rack
camera-is-after = the table after the move
camera-compare =
    { $count ->
        [one] { $count } tile is unsure. Compare it with the real one.
       *[other] { $count } tiles are unsure. Compare them with the real ones.
    }
camera-help = Tap a tile to correct it, or a free place to add one.
camera-row = Row { $number }
camera-new-row = New row
camera-rack = Rack
camera-unsure = { $tile }, unsure
camera-add = Add a tile
camera-correct = Correct { $tile }
camera-which = Which tile is it?
camera-where = It belongs to
camera-right = It is right
camera-remove = Remove
camera-use-table = Use as the table
camera-use-rack = Use as the rack
camera-use-after = Use as the table after the move
`;export{e as default};