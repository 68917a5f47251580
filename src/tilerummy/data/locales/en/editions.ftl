### What editions say about themselves. "basis-" is where a value comes from, "-brief" the same in a table; "variant-" is the
### name of a variant; "note-" is a sentence beside a rule, a variant or a sheet; "edition-page-" is for the pages in docs.

## Where a value comes from

basis-stated = stated
basis-implied = implied
basis-read = our reading, the sheet can be read in two ways
basis-default = our choice, the sheet does not say
basis-offered = offered by the sheet
basis-reading = another reading of the sheet
basis-house = house rule
basis-stated-brief = stated
basis-implied-brief = implied
basis-read-brief = our reading
basis-default-brief = our choice
basis-offered-brief = variant
basis-reading-brief = reading
basis-house-brief = house rule
edition-other-reading = The other reading: { $variant }.
edition-no-other-reading = The other reading is not offered.
edition-variants-listed = Variants: { $names }

## Variants

variant-hand = Hand rummy
variant-discard-pile = Discard pile
variant-open-last-tile = Open last tile
variant-joker-colour = Coloured jokers
variant-two-jokers = Two of four jokers
variant-souvenir = Souvenir tiles as extra jokers
variant-souvenir-instead = Souvenir tiles instead of the jokers
variant-four-jokers = Four jokers, as printed
variant-keep-three = Three tiles stay, taken literally
variant-rack-only = Tile for the joker only from the rack
variant-other-meld = Freed joker only into another meld
variant-free-joker = Joker freed by rearranging
variant-joker-groups-only = Melds with a joker may be taken apart
variant-same-turn = Table usable in the turn of the first lay
variant-any-player = One first lay for everybody
variant-wait = The drawn tile has to wait
variant-all-loose = All loose tiles to the player
variant-on-failed-draw = Empty pool: play until a tile is missing
variant-difference =
    { $unit ->
        [game] Blocked game: only the difference
       *[round] Blocked round: only the difference
    }

## Notes on the box and the start

note-colours-from-example = The colours come from the example of a group; 1 to 13 twice follows from the count of 104 tiles.
note-colours-in-examples = Four colours are stated; only the examples show which ones.
note-four-jokers-printed = Four jokers are printed, but 106 tiles of which 104 have numbers leave two, and the other languages say two.
note-with-108-tiles = The game then has 108 tiles.
note-seats-from-games = The number of games is given for two, three and four players.
note-four-racks = No number of players is given; the box has four racks.
note-joker-colour-silent = The colour printed on a joker means nothing.
note-joker-any-colour = A joker may have any colour.
note-one-joker-per-colour = A joker stands only for tiles of its own colour; we assume one joker of each colour.
note-lot-in-french = Only the French text names a method.
note-lot-no-method = A player is chosen, but no method is named; we draw lots, as the other languages say.
note-lot-is-fair = Drawing lots is fair and needs no further rule.
note-joker-or-tie-redraw = After a joker or equal highest numbers the players concerned draw again; the sheet does not say what to do with equal numbers.
note-clockwise-usual = As on most sheets.
note-souvenirs-instead = The souvenir tiles take the place of the jokers; nothing else changes.

## Notes on the first lay

note-minimum = A minimum, not an exact sum.
note-forty-minimum = The text asks for a sum of 40; we read it as a minimum, as the French text says.
note-whatever-tile = Whatever tile it stands for.
note-only-at-the-end = A joker counts 25 only on a rack at the end.
note-rearranging-at-once = Stated for adding tiles; that rearranging begins at the same moment is our choice.
note-rearranging-follows = Stated for adding tiles; for rearranging it follows.
note-as-soon-as-opened = The right begins as soon as the first lay is on the table.
note-later-turns = The German and English texts speak of later turns; the other languages do not say when.
note-later-turns-english = The table may be used on the next turns.
note-one-opening-for-all = Taken literally, one first lay is enough for everybody; the other languages ask each player for one.
note-drawn-tile-opens = Only a player who still has less than 40 after drawing has to wait; in the other languages everybody has to.
note-wait-as-others = As in the other languages; this text is probably a wrong translation.
note-turn-passes = After a draw the turn passes on.
note-lay-or-draw = In a turn a player lays or draws.
note-as-other-columns = As in the other two languages of the sheet.

## Notes on the table and jokers

note-three-stay = If only part of a meld is taken, three of its tiles must stay; but all may be taken, so only the result counts here.
note-three-stay-example = Three tiles of each meld stay: that concerns the result, since the sheet’s own example keeps only two of the old tiles.
note-exchange-offered = Only an exchange is described; that a joker cannot leave in any other way is our reading.
note-joker-like-any-tile = Tiles may be taken from melds to rearrange the table, and a joker is one of them.
note-free-any-way = By exchanging, adding or splitting, as long as melds remain.
note-another-player = The sheet lets “another player” exchange the joker; here any player may, on a later turn, because a position does not remember who laid it.
note-player-has-tile = The player must have the tile, so it comes from the rack.
note-tile-from-anywhere = The sheet does not say where the tile comes from; since all tiles on the table may be used to rearrange it, the tile may come from there too.
note-elsewhere = A freed joker is used elsewhere; here another place in the same meld counts too.
note-new-if-none-whole = A meld is new unless a whole meld of the table became part of it; so a freed joker may go back to what is left of its own group after a tile was taken from it.
note-joker-keeps-place = A joker that keeps its place and its meaning disturbs nothing.
note-joker-groups = Groups with a joker may not be split; since a group is too short to be split, we read it as any meld, which may then only grow.
note-groups-cannot-be-divided = If only groups of one number are meant, the sentence forbids nothing, and tiles may be taken from any meld.
note-example-splits = An example splits a run with a joker.

## Notes on the clock

note-no-limit = The sheet has no time limit.
note-only-with-timer = The sheet has no time limit; this matters only if you add one.
note-limit-for-rearranging = The limit is stated for rearranging: the clock starts with the first change of a meld on the table and runs until the end of the turn, even if the meld is put back.
note-pool-clause = Tiles that nobody can put back would go to the pool; a program can always put them back.
note-valid-melds-stay = Only tiles outside valid melds are taken.
note-also-table-tiles = Also tiles that came from the table.
note-own-tiles-return = Everything returns to its place, your own tiles to the rack.
note-taken-back-or-kept = Taking back or keeping tiles is read as your own tiles; table tiles return to a meld that takes them, and go to you only otherwise.
note-no-penalty = No penalty is stated.
note-idle-draws-one = A player who has neither laid nor taken a tile when time runs out draws one.

## Notes on the end and the match

note-pool-used-up = The round is drawn when the pool is used up; we read it as at once, after the turn that took the last tile.
note-when-all-pass =
    { $unit ->
        [game] The sheet does not say what happens when the pool is empty. Here players may pass; when all pass one after another, the game is drawn.
       *[round] The sheet does not say what happens when the pool is empty. Here players may pass; when all pass one after another, the round is drawn.
    }
note-all-pass = That nobody can lay is read as: all players pass one after another.
note-as-sheet-002 = As on the related sheet 002 in English.
note-drawn-without-scores =
    { $unit ->
        [game] Each language words it differently; all mean a drawn game without scores.
       *[round] Each language words it differently; all mean a drawn round without scores.
    }
note-drawn-scores-nothing =
    { $unit ->
        [game] A drawn game scores nothing.
       *[round] A drawn round scores nothing.
    }
note-blocked-general-rule = The sheet says who wins but not how much; whole racks count, as usual.
note-as-in-english = As in the English text.
note-sample-adds-up =
    { $unit ->
        [game] The sample table adds up the games.
       *[round] The sample table adds up the rounds.
    }
note-points-add-up = Plus and minus points can only be added up.
note-starter-rotates =
    { $unit ->
        [game] The start moves on, so that everybody starts once in as many games as there are players.
       *[round] The start moves on, so that everybody starts once in as many rounds as there are players.
    }
note-new-setup = The next game is prepared again in the same way.
note-new-setup-english = The new preparation includes drawing for the start, as the English text says.

## Notes on variants

note-variant-off = Offered by the sheet as a variant; off unless you choose it.
note-no-hand = The sheet has no bonus for laying everything at once.
note-no-open-tile = The sheet has no open tile in the pool.
note-no-waiver = The variant does not waive the points for the first lay.
note-hand-with-waiver = A player who has laid nothing and empties the rack in one turn, with melds of own tiles only, doubles the points and needs no minimum for the first lay.
note-hand-without-waiver = A player who has laid nothing and empties the rack in one turn, with melds of own tiles only, doubles the points; the minimum for the first lay still applies.
note-discard-out = Every turn: take a tile, lay if you like, discard one face up. The next player may take it only for a new meld, and before the first lay only if this turn’s melds reach the points of a first lay. The last tile may be discarded.
note-open-tile-out = One tile of the pool lies open; it may be taken only to go out at once.

## The Italian text that breaks off

note-text-ends = The text breaks off before this; as in the German text.
note-text-ends-timer = The text breaks off before this; it matters only if you add a time limit.
note-text-ends-no-limit = The text breaks off before this; we assume no time limit.
note-text-ends-variant = The text breaks off before this; variants are off.

## Misprints, and what the sheets leave open

note-group-of-two = A group is printed as two or three tiles; the other languages say three or four, and so does this text’s own example. We read three or four.
note-whole-opening-first = Tiles are added to the table only when the whole first lay is there, not after its first meld.
note-group-of-three = In a group of three a joker stands for either missing colour; it stays only while one of the tiles it stood for is still missing.
note-several-jokers = Several jokers in one meld are allowed, next to at least one numbered tile; the sheet does not say.
note-one-is-low = 1 is the lowest number, and nothing follows 13; the sheet does not say.
note-match-shared = Players who are level at the end share the match; the sheet does not say.
note-resigning =
    { $unit ->
        [game] The sheet does not mention resigning. It ends the game: the player loses the points on the rack, and the lowest other rack wins them.
       *[round] The sheet does not mention resigning. It ends the round: the player loses the points on the rack, and the lowest other rack wins them.
    }
note-lowest-rack-shared =
    { $unit ->
        [game] If several players share the lowest rack of a blocked game, it is drawn and nobody scores; the sheet does not say.
       *[round] If several players share the lowest rack of a blocked round, it is drawn and nobody scores; the sheet does not say.
    }
note-draft-at-the-bell = A turn counts only once you end it: when time runs out, even valid melds on the table go back.
note-opening-too-late = If time runs out on a first lay that is worth too little, its tiles go back and one tile is drawn; the sheet does not say.
note-souvenir-numbers = Two jokers, two and two souvenir tiles, or two souvenir tiles instead; any other number is a house rule.
note-fresh-melds = Taken literally, you could only add to the table after your first lay; we allow new melds too.
note-taking-is-splitting = Taking a single tile from a meld with a joker counts as splitting it; only the table before and after is compared.
note-voluntary-draw = The sheet tells a player who cannot lay to draw; here a player who could lay may draw, too.
note-group-size = The size of a group is not given: three or four tiles. A single group may be a first lay.
note-blanks-aside = The blank tiles are put aside before play.
note-piles-of-seven = The tiles are stacked face down in piles of seven, the last of eight. Each player takes two piles of seven.
note-rest-in-sevens = After the deal, the other tiles are stacked face down in piles of seven.
note-sevens-advised = The sheet advises stacking the tiles face down in piles of seven before the deal.
note-pile-of-eight = Nobody takes the pile of eight: each player gets fourteen tiles.
note-open-tile-empty-pool = The open tile does not belong to the pool: if no other tile is left, the pool is empty, and the open tile still only serves to go out.
note-reuse-in-turn = Tiles taken from the table are used again in the same turn; the text says game.
note-tiles-at-random = The players choose their tiles face down, so at random.
note-freed-joker-placed = The text does not ask for a freed joker to be used again at once, but every tile that is taken must be placed.
note-one-draw-per-turn = Drawing until a tile fits is read as one draw per turn; the points for the first lay still apply.
note-no-call = The sheet asks for no call.
note-call-costs-nothing = The sheet has the name of the game called; forgetting it costs nothing.
note-rounds-not-divided = The sheet does not divide a round into games.
note-not-named = The file does not name this field.

## The pages in docs

edition-page-all = All editions
edition-page-columns = Languages
edition-page-sheet = Sheet
edition-page-title = Editions
edition-page-intro = Edition { $edition }, revision { $revision }. Sheet { $sheet }, { $languages }; { $tiles }.
edition-page-rules = Rules
edition-page-values = Every value and its source
edition-page-bases = What each value means is in { $policies } (in English). Stated: the sheet says so. Implied: it follows from the words of the sheet. Our reading: the sheet can be read in two ways, and the note names the variant with the other one. Our choice: the sheet does not say, and the note gives the reason. Sources are the sheet, the language and the line of our transcription.
edition-page-compared = Compared with { $edition }
edition-page-same = All values are the same; the sources differ.
edition-page-variants = Variants
edition-page-variants-none = The sheet offers none. Any field can still be changed as a house rule.
edition-page-variants-off = All of them are off unless you choose them.
edition-page-written = Written
edition-page-sets = Changes
edition-page-origin = Origin
edition-page-open = What the sheet leaves open, and how it is read here
edition-page-sheets = The sheets
edition-page-sheet-000 = German, French, Italian and Dutch, dated 2022; the pictures are missing from our transcription
edition-page-sheet-001 = German; its pages are out of order in our transcription
edition-page-sheet-002 = German and English; the pictures are missing from our transcription
edition-page-sheet-003 = French, German and Italian; the Italian text breaks off after the first lay
edition-page-sheet-004 = German, French, Italian, English and Spanish, dated 2007
edition-page-side-by-side = Who says what
edition-page-legend = Bold: not what most editions say. Letter behind the value: { $implied } implied, { $read } our reading, { $default } our choice; without a letter it is stated.
