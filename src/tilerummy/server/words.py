"""Everything the server says, in the language of whoever reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tilerummy import i18n
from tilerummy.bots.host import COMPUTER
from tilerummy.errors import TilerummyError
from tilerummy.melds import Meld, Row
from tilerummy.moves import Move
from tilerummy.position import Position, Situation
from tilerummy.server.wire import Reason
from tilerummy.telling.moves import ending_told, told
from tilerummy.telling.words import speaking
from tilerummy.tiles import Tile, Tiles
from tilerummy.violations import Violation

if TYPE_CHECKING:
    from tilerummy.solver.steps import Step


@dataclass(frozen=True)
class Words:
    """One language; equal words are one cache entry for scenes."""

    language: str

    @classmethod
    def of(cls, wanted: str | None) -> "Words":
        """The language asked for, such as `de-AT`, or English."""
        return cls(i18n.choose_language(wanted, {}))

    def say(self, code: str, **params: object) -> str:
        """The message `server-<code>`."""
        return _said(code, tuple(params.items()), self.language)

    def text(self, code: str, **params: object) -> str:
        """Any other message by its whole id."""
        return i18n.text(code, params, self.language)

    def error(self, error: TilerummyError) -> str:
        return i18n.error_text(error, self.language)

    def violation(self, violation: Violation) -> str:
        return _violation(violation, self.language)

    def reason(self, violation: Violation) -> Reason:
        return Reason(clause=violation.clause, text=self.violation(violation), tiles=_concerned(violation))

    def tiles(self, tiles: Tiles) -> str:
        return i18n.tiles_text(tiles, self.language)

    def meld(self, meld: Meld | Row) -> str:
        return _meld(meld, self.language)

    def told(self, before: Situation, move: Move, name: str) -> str:
        with speaking(self.language):
            return told(before, move, name)

    def ending(self, final: Position, names: Sequence[str]) -> str:
        with speaking(self.language):
            return ending_told(final, names)

    def step(self, step: "Step") -> str:
        from tilerummy.telling.steps import step_words  # with the solver, which is loaded when it is first asked

        with speaking(self.language):
            return step_words(step)

    def names(self, names: Sequence[str]) -> tuple[str, ...]:
        """What the seats are called: computers by number where there are several, people by their names."""
        computers = [seat for seat, name in enumerate(names) if name.startswith(COMPUTER)]
        if len(computers) == 1:
            return tuple(self.text("play-computer") if seat in computers else name for seat, name in enumerate(names))
        return tuple(
            self.text("play-computer-number", number=computers.index(seat) + 1) if seat in computers else name
            for seat, name in enumerate(names)
        )


@lru_cache(maxsize=8192)
def _meld(meld: Meld | Row, language: str) -> str:
    return i18n.meld_text(meld, language)


@lru_cache(maxsize=4096)
def _said(code: str, params: tuple[tuple[str, object], ...], language: str) -> str:
    return i18n.text(f"server-{code}", dict(params), language)


@lru_cache(maxsize=4096)
def _violation(violation: Violation, language: str) -> str:
    return i18n.violation_text(violation, language)


def _concerned(violation: Violation) -> tuple[str, ...]:
    """The tiles that a violation names, in whatever form it does."""
    for name in ("tiles", "tile", "row", "meld", "left"):
        match getattr(violation, name, None):
            case Tile() as tile:
                return (str(tile),)
            case Tiles() as tiles:
                return tuple(map(str, tiles))
            case None:
                continue
            case meld:
                return tuple(map(str, meld.row))
    return ()
