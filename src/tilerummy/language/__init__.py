"""Moves, endings and steps in words, for whoever speaks to people: the command line, the terminal, the server."""
