"""Deciding whether a move is legal, and why not."""
