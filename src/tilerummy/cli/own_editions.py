"""Editions of one's own for a command: the option `--editions FOLDER`, or the variable TILERUMMY_EDITIONS."""

import os

from tilerummy.engine.editions import load_editions

VARIABLE = "TILERUMMY_EDITIONS"


def load(folder: str) -> None:
    """Read the folder's editions; programs that this one starts will read them too."""
    load_editions(folder)
    os.environ[VARIABLE] = folder
