"""What happened since the player's last move, from the record as that seat sees it."""

from collections.abc import Iterator, Sequence

from tilerummy.engine.melds import Meld, tiles_of, without
from tilerummy.engine.moves import Draw
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.moves import describe_move, describe_start, starter_draws


@dataclass(frozen=True)
class Since:
    """A redacted record, its seat, and the number of that seat's last move (-1 if it has made none)."""

    log: Record
    seat: int
    last: int

    @classmethod
    def of(cls, log: Record, seat: int) -> "Since":
        own = [at for at, entry in enumerate(log.entries) if entry.seat == seat]
        return cls(log, seat, own[-1] if own else -1)

    @property
    def _table(self) -> tuple[Meld, ...]:
        """The table as the player left it."""
        return self.log.situations[self.last + 1].table

    @property
    def new_melds(self) -> tuple[Meld, ...]:
        return without(self.log.final.table, self._table)

    @property
    def new_tiles(self) -> Tiles:
        return tiles_of(self.log.final.table).minus(tiles_of(self._table))

    @property
    def drawn(self) -> Tile | None:
        """The tile that the player drew in that last move."""
        move = self.log.entries[self.last].move if self.last >= 0 else None
        return move.tile if isinstance(move, Draw) else None

    def lines(self, tr: Translator, names: Sequence[str]) -> Iterator[str]:
        """One line per move, starting with the player's own last one."""
        if self.last < 0:
            yield from describe_start(starter_draws(self.log), self.log.start.turn, names, tr)
        for at in range(max(0, self.last), len(self.log.entries)):
            entry = self.log.entries[at]
            move = entry.move
            if isinstance(move, Draw) and move.tile is not None:
                yield tr.text("play-you-drew", tile=tr.tiles(Tiles([move.tile])))
            else:
                yield describe_move(self.log.situations[at], move, names[entry.seat], tr, entry.why)
