"""Rows that a player is trying out, and the referee's verdict on them before anything is played."""

from tilerummy.engine.draft.review import Review, RowVerdict, review
from tilerummy.engine.draft.rows import Draft, DraftError, Laid, Taking, arranged, left_of
from tilerummy.engine.draft.running_out import TILES_BACK, moves_at_time_out, reason_at_time_out
from tilerummy.engine.draft.targets import Lifted, Targets, lift, targets

__all__ = [
    "TILES_BACK",
    "Draft",
    "DraftError",
    "Laid",
    "Lifted",
    "Review",
    "RowVerdict",
    "Taking",
    "Targets",
    "arranged",
    "left_of",
    "lift",
    "moves_at_time_out",
    "reason_at_time_out",
    "review",
    "targets",
]
