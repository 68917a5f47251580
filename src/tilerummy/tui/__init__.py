"""The game in the terminal: one person against computers, drawn with Rich, typed in TRN or in short commands.

Who sits here sees a View and nothing more; the round itself is in `game.Game`, which referees. This package knows no
language: whoever starts it hands in the words (`words.Words`).
"""
