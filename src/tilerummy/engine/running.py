"""A match being played: its finished rounds, the round under way, and the seed that round was dealt from.

A server room, a saved terminal game and a lesson all hold one of these. It is a frozen value without I/O: the host adds
storage, a clock and a transport, and hands in every seed.

>>> from tilerummy.engine.editions import get
>>> from tilerummy.engine.moves import DRAW_REQUEST
>>> game = RunningMatch(Match(get("rummikub-vienna-en"), ("Ann", "computer:steady"), agreed=2)).begin(bytes(32))
>>> game.to_move, game.is_over
(0, False)
>>> game = game.play(DRAW_REQUEST, seconds=4)
>>> str(game.last_move), game.to_move
('+b8', 1)
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256

from tilerummy.engine.cached import cached
from tilerummy.engine.dealer import Deal, Deck, mixed_seed, parse_entropy
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.timeouts import clock_rules, time_out
from tilerummy.engine.match import Match
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.moves import Lay, Move, TakeDiscard, TakeOpenTile, Timeout
from tilerummy.engine.position import Position, Stage
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import outcome


@dataclass(frozen=True)
class RunningMatch:
    """`record` is the round under way, None between rounds; `seed` is that of the last round that was dealt."""

    match: Match
    record: Record | None = None
    seed: bytes = field(default=b"", repr=False)

    # What follows from the rounds

    @property
    def is_over(self) -> bool:
        return self.record is None and self.match.is_over

    @property
    def last_record(self) -> Record | None:
        """The round under way, or the last one that ended."""
        if self.record is not None:
            return self.record
        return self.match.rounds[-1] if self.match.rounds else None

    @property
    def position(self) -> Position | None:
        """The position of the round under way, or the end of the last one."""
        final = self.last_record.final if self.last_record is not None else None
        return final if isinstance(final, Position) else None

    @cached
    def to_move(self) -> int | None:
        """The seat that may act, None between rounds."""
        return self._now.turn if self.record is not None else None

    @property
    def last_move(self) -> Move | None:
        record = self.last_record
        return record.entries[-1].move if record is not None and record.entries else None

    def has_clock(self, *, table_changed: bool = False) -> bool:
        """Whether the edition limits the time of this turn.

        `table_changed`: the seat to move has tried out a change of a meld of the table in this turn.
        """
        if self.record is None:
            return False
        return not any(clock_rules(self._now, table_changed=table_changed or self._has_changed_table))

    @property
    def _has_changed_table(self) -> bool:
        """Whether an earlier move of this turn changed a meld of the table. Only before a discard is there one."""
        last = self.last_move
        lay = last.lay if isinstance(last, TakeDiscard | TakeOpenTile) else last
        return self._now.stage is Stage.LAID and isinstance(lay, Lay) and bool(lay.taken)

    @property
    def deck(self) -> Deck:
        added = self.last_record.tag("Entropy") if self.last_record is not None else None
        return _deck(self.match.edition, len(self.match.names), self.seed, added)

    def bot_seed(self, seat: int) -> int:
        """The seed of the computer on this seat. It follows from the seed of the round and does not reveal it."""
        return int.from_bytes(sha256(self.seed + b"computer" + bytes([seat])).digest()[:8], "big")

    @property
    def _now(self) -> Position:
        position = self.position
        if self.record is None or position is None:
            raise Impossible("no-round")
        return position

    # What happens next

    def begin(
        self, seed: bytes, youngest: int = 0, entropy: Sequence[bytes] = (), hashes: Sequence[str] = ()
    ) -> "RunningMatch":
        """Deal the next round from a secret seed and what each seat mixes in, whose `hashes` were published before.

        `youngest` starts if the edition says so.
        """
        record = self.match.begin_round(seed, youngest, entropy, hashes).with_tag("Rounds", str(self.match.length))
        return replace(self, record=record, seed=seed)

    def play(self, move: Move, seconds: int | None = None, comment: str = "", why: str = "") -> "RunningMatch":
        """The match after a move of the seat to move; raises `IllegalMove` if the rules refuse it.

        The move is judged here and nowhere else on its way. Tiles that it only asks to draw come from the deck. A round
        that this move ends joins the finished ones, with its seed.
        """
        position = self._now
        assert self.record is not None
        record = self.record.played(self.deck.fill(position, move), seconds, comment, why)
        if not isinstance(record.final, Position) or outcome(record.final) is None:
            return replace(self, record=record)
        return replace(self, match=self.match.with_round(record.finished(self.seed)), record=None)

    def time_out(self, draft: Iterable[Meld | Row]) -> Timeout:
        """The time-out move for the rows that the seat to move was trying out."""
        return time_out(self._now, draft)


@lru_cache(maxsize=4096)
def _deck(edition: Edition, seats: int, seed: bytes, added: str | None) -> Deck:
    """The deck of a round, cached so that it is not shuffled again for every move."""
    return Deal(edition, seats, mixed_seed(seed, parse_entropy(added) if added else ())).deck
