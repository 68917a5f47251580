"""Everything the server says, in the language of whoever reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.moves import Move
from tilerummy.engine.position import Position, Situation
from tilerummy.engine.record import COMPUTER
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import Violation
from tilerummy.language import catalogue
from tilerummy.language.moves import ending_told, told
from tilerummy.language.words import speaking
from tilerummy.server.wire import Reason

if TYPE_CHECKING:
    from tilerummy.solver.steps import Step


@dataclass(frozen=True)
class Words:
    """One language; equal words are one cache entry for scenes."""

    language: str

    @classmethod
    def of(cls, wanted: str | None) -> "Words":
        """The language asked for, such as `de-AT`, or English."""
        return cls(catalogue.choose_language(wanted, {}))

    def say(self, code: str, **params: object) -> str:
        """The message `server-<code>`."""
        return _said(code, tuple(params.items()), self.language)

    def text(self, code: str, **params: object) -> str:
        """Any other message by its whole id."""
        return catalogue.text(code, params, self.language)

    def error(self, error: TilerummyError) -> str:
        return catalogue.error_text(error, self.language)

    def violation(self, violation: Violation) -> str:
        return _violation(violation, self.language)

    def reason(self, violation: Violation) -> Reason:
        return Reason(clause=violation.clause, text=self.violation(violation), tiles=_concerned(violation))

    def tiles(self, tiles: Tiles) -> str:
        return catalogue.tiles_text(tiles, self.language)

    def meld(self, meld: Meld | Row) -> str:
        return _meld(meld, self.language)

    def told(self, before: Situation, move: Move, name: str) -> str:
        with speaking(self.language):
            return told(before, move, name)

    def ending(self, final: Position, names: Sequence[str]) -> str:
        with speaking(self.language):
            return ending_told(final, names)

    def step(self, step: "Step") -> str:
        from tilerummy.language.steps import step_words  # with the solver, which is loaded when it is first asked

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
    return catalogue.meld_text(meld, language)


@lru_cache(maxsize=4096)
def _said(code: str, params: tuple[tuple[str, object], ...], language: str) -> str:
    return catalogue.text(f"server-{code}", dict(params), language)


@lru_cache(maxsize=4096)
def _violation(violation: Violation, language: str) -> str:
    return catalogue.violation_text(violation, language)


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
