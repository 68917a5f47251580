"""The rules of the game: tiles, melds, editions, positions, moves, rounds and matches. Pure; standard library only."""
