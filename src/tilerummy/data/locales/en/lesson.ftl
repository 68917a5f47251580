### The texts of the lessons: a title and a text for each step of data/lessons.toml.

## The first lesson

lesson-first-1-title = The aim: lay all your tiles
lesson-first-1 = The player who lays the last tile of a rack wins. Three or four tiles of one number in different colours are a group: drag your three marked tens to the table, or tap them and then the table. Your first lay needs { $points } points; these are enough. Then end your turn.
lesson-first-2-title = A run
lesson-first-2 = A run is three or more tiles of one colour with consecutive numbers. Lay the 4, 5 and 6.
lesson-first-3-title = Add to the table
lesson-first-3 = After your first lay you can use every row on the table, no matter who laid it. Where do your 7 and your 10 fit?
lesson-first-4-title = Take rows apart
lesson-first-4 = You can rearrange the whole table, as long as every row is a meld when your turn ends. Take the red 8 from the end of its run: with your two 8s it is a group.
lesson-first-5-title = The joker
lesson-first-5 = A joker stands for any tile. Lay it between the 11 and the 13. A joker left on your rack at the end costs many points.
lesson-first-6-title = Get the joker back
lesson-first-6 = Your 12 is the tile that the joker stands for. Put it into that run and take the joker: with your two 3s it is a new group.
lesson-first-7-title = Nothing fits?
lesson-first-7 = Draw a tile. That ends your turn.
lesson-first-8-title = Going out
lesson-first-8 = The player who lays the last tile of a rack wins the round, and the others count the tiles they have left. You drew the tile you needed: lay all three.
lesson-first-9-title = You have gone out!
lesson-first-9 = That is the whole game. Each box also has rules of its own; the table tells you before you drop a tile.
