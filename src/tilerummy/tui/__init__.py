"""The game in the terminal: one person against computers, drawn with Rich, typed in TRN or in short commands.

The person sees a View and nothing more; `game.Game` holds the round and acts as referee. The caller passes a
`Translator` for the language.
"""
