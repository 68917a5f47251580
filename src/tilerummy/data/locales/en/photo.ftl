### Reading tiles from a photo: `tilerummy read` and the reader. "photo-" and the code of a problem.

## What is wrong with a photo, and what to do

photo-no-tiles = No tiles were found in the photo. Photograph the tiles from above, closely and in good light.
photo-dark = The photo is dark. Turn on a light, or photograph at a window.
photo-blurred = The photo is blurred. Hold the camera still, and tap the tiles to focus.
photo-grey = The photo is black and white, so colours cannot be read. Take one in colour.
photo-far = The tiles are small in the photo. Go closer, or take several photos.
photo-cut =
    { $count ->
        [one] { $count } tile is cut off at the edge. Photograph all tiles completely.
       *[other] { $count } tiles are cut off at the edge. Photograph all tiles completely.
    }
photo-unsure =
    { $count ->
        [one] { $count } tile was not read for sure and has a question mark. Compare it with the real one.
       *[other] { $count } tiles were not read for sure and have a question mark. Compare them with the real ones.
    }
photo-rows-no-melds =
    { $count ->
        [one] The table is not legal as it was read: { $count } row is not a meld.
       *[other] The table is not legal as it was read: { $count } rows are not melds.
    }
photo-more-than-in-the-box = One box does not hold all tiles that were read. Check the edition, and compare the tiles.
photo-out-of-time = The time was not enough to compare everything with the rules. Compare the tiles with the real ones.

## What was found

photo-found-rack =
    { $count ->
        [0] No tiles were found.
        [one] A rack with { $count } tile.
       *[other] A rack with { $count } tiles.
    }
photo-found-table =
    { $count ->
        [0] No tiles were found.
        [one] A table with { $count } tile.
       *[other] A table with { $count } tiles.
    }

## The command

cli-argument-photos = Photos of a table or a rack: JPEG, PNG or WebP; - reads standard input.
cli-help-read = Read the tiles in photos of a table or a rack.
cli-option-read-draw = Save the photo with what was read in this file.
cli-option-read-edition = The edition you play: its colours, and how many tiles of each kind there are.
cli-option-read-kind = What the photos show. Without it the tiles decide.
cli-read-draw-ending = The name { $path } has no ending of a picture that can be drawn; use .png, .jpg or .webp.
cli-read-draw-folder = There is no folder { $path } to draw into.
cli-read-draw-same = The drawing would replace the photo { $path } itself; choose another name.
cli-read-drawn = The photo with the tiles is in { $path }.
cli-read-one-picture = Only one photo can be drawn at a time.
cli-read-rack =
    { $count ->
        [one] { $path } · a rack with { $count } tile
       *[other] { $path } · a rack with { $count } tiles
    }
cli-read-table =
    { $count ->
        [0] { $path } · no tiles
        [one] { $path } · a table with { $count } tile
       *[other] { $path } · a table with { $count } tiles
    }
