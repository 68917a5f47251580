"""Where the files of this package are. `importlib.resources` would take longer to import than most files to read."""

from pathlib import Path

PACKAGE = Path(__file__).parent.parent
DATA = PACKAGE / "data"
"""Editions, texts, lessons, puzzles."""
OWN_EDITIONS = DATA / "own_editions"
"""The editions that were loaded when a site was built. Only the engine of such a site has this folder."""
