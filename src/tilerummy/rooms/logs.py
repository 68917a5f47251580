"""Logs: one JSON object per line, or plain text on a terminal. They contain no tiles, tokens or names."""

import logging
import sys
import traceback
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

PRIVATE = frozenset({"token", "guest", "cookie", "rack", "racks", "tiles", "seed", "move", "text", "data", "name"})
"""Keys that are removed from every log entry."""
LONGEST = 200
_lowest = logging.INFO


def set_up(*, quiet: bool = False) -> None:
    """Set the log level before anything is logged: only errors if `quiet`, since warnings are for operators."""
    global _lowest
    _lowest = logging.ERROR if quiet else logging.INFO


def _log(level: str, event: str, **fields: object) -> None:
    with suppress(OSError):  # a full disk must not stop the server because it cannot log
        getattr(_logger(), level)(event, **fields)


info, warning, error = (partial(_log, level) for level in ("info", "warning", "error"))


def failed(event: str, fault: BaseException, **fields: object) -> None:
    """Log an unexpected exception: its type and place, but not its message, which may contain tiles."""
    passed = traceback.extract_tb(fault.__traceback__)
    at = f"{Path(passed[-1].filename).name}:{passed[-1].lineno}" if passed else ""
    error(event, fault=type(fault).__name__, at=at, **fields)


class _Plain:
    """Writes events where structlog is not installed: the console of a browser shows them."""

    def info(self, event: str, **fields: object) -> None:
        print(event, without_secrets(self, "", fields), file=sys.stderr)

    warning = error = info


@cache
def _logger() -> Any:
    try:
        import structlog  # imported late, because it takes a fifth of the start-up time
    except ModuleNotFoundError:  # in a page
        return _Plain()
    shown = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    return structlog.wrap_logger(
        structlog.PrintLogger(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_lowest),
    )


def without_secrets(logger: object, method: str, event: Any) -> dict[str, Any]:
    return {key: _cut(value) for key, value in event.items() if key not in PRIVATE}


def _cut(value: object) -> object:
    """Shorten long values, such as URLs that a client chose."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value
