"""Logs: one JSON object a line, or plain text at a terminal. No racks, no tokens, no names."""

import logging
import sys

import structlog

PRIVATE = frozenset({"token", "guest", "cookie", "rack", "racks", "tiles", "seed", "move", "text", "data", "name"})
"""Keys that never reach a log, whoever puts them there."""


def set_up(*, quiet: bool = False) -> None:
    shown = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_secrets,
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def _without_secrets(logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return {key: value for key, value in event.items() if key not in PRIVATE}
