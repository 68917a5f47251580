"""How this program was started, for messages that say what to type next."""

import os
import sys
from pathlib import Path


def typed_command() -> str:
    """`tilerummy`, or what a person types where that is not installed; `run.py` says what it is called."""
    starter = os.environ.get("TILERUMMY_COMMAND", "")
    if starter and starter.isprintable():
        return starter
    return "python3 -m tilerummy" if Path(sys.argv[0]).name == "__main__.py" else "tilerummy"
