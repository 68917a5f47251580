"""A score card on disk."""

import json
from pathlib import Path

from tilerummy.cli.error_guard import Refused
from tilerummy.engine.errors import TilerummyError
from tilerummy.scorecard import Scorecard, as_data, from_data
from tilerummy.tui import saving


def save(card: Scorecard, path: Path) -> None:
    """Replace the file in one step: after a power failure it is either the old one or the new one."""
    saving.save(json.dumps(as_data(card), ensure_ascii=False, indent=1) + "\n", path)


def load(path: Path) -> Scorecard:
    """The card in the file. Raises `TilerummyError` for entries that cannot be right."""
    try:
        return from_data(json.loads(path.read_bytes().decode("utf-8")))
    except TilerummyError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Refused("score-file-bad", path=path) from None
