"""Checks a record that somebody imports: the match must be finished, and its deals may follow from its seeds."""

from dataclasses import dataclass

from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.record import Record, parse_records
from tilerummy.rooms import rest
from tilerummy.rooms.imports import imported_match
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room import IMPORTED, Room
from tilerummy.rooms.sitters import Pace, Sitter


@dataclass(frozen=True)
class Checked:
    """What a list of rooms shows of an imported match."""

    verified: bool
    """Whether its deals follow from its seeds."""
    edition: Edition
    rounds: int
    sitters: tuple[Sitter, ...]

    def room(self, room_id: str, host: str, at: int) -> Room:
        """The room without its rounds, which are read when somebody opens it."""
        return Room(
            id=room_id,
            edition=self.edition,
            agreed=self.rounds,
            pace=Pace(),
            hints=False,
            public=False,
            host=host,
            sitters=self.sitters,
            created=at,
            touched=at,
            events=1,
            at=1,
            since=1,
            closed=IMPORTED,
            verified=self.verified,
        )


def check_record(trn: str) -> Checked:
    """Replay a finished match and compare its deals with its seeds. Raises `Refusal` or `TilerummyError`."""
    rounds = parse_records(trn)
    if not rounds:
        raise Refusal("record-empty", status=422)
    if len(rounds) > rest.MOST_ROUNDS:
        raise Refusal("body-too-long", status=413)
    match, sitters = imported_match(rounds)
    verified = [_is_verified(record) for record in rounds]  # all of them, because a bad seed is an error
    return Checked(all(verified), match.edition, len(rounds), sitters)


def _is_verified(record: Record) -> bool:
    """Whether a round was dealt from its seed. A round without a seed cannot be checked; a bad seed is an error."""
    try:
        return not verify(record)
    except Impossible as error:
        if error.code in ("seed-missing", "commitment-missing"):
            return False
        raise
