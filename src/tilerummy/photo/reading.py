"""What a photo says: tiles, rows and TRN, each tile with its certainty, and what is wrong with the photo."""

import math
from dataclasses import dataclass, field
from typing import Any

from tilerummy.engine.editions import Edition
from tilerummy.engine.melds import Meld, Row, laid_text, read_row
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.photo.found import Point

SURE = 0.9
"""A tile with a lower certainty is marked as unsure."""
TABLE, RACK = "table", "rack"
KINDS = (TABLE, RACK)


@dataclass(frozen=True)
class Problem:
    """Something to know about a photo; the message is `photo-<code>`."""

    code: str
    params: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class ReadTile:
    """A tile as it was read: what it is, how sure that is (0 to 1), and where it lies in the photo."""

    tile: Tile
    certainty: float
    outline: tuple[Point, ...]

    @property
    def is_sure(self) -> bool:
        return self.certainty >= SURE


@dataclass(frozen=True)
class Reading:
    """What a photo shows. `rows` are the places of the tiles in `tiles`; a legal table has a meld in each row.

    `kind` is `table` or `rack`. If it was not given, `kind_given` is False, and the tiles decided it. `palette` has the
    letters of the colours of the box.
    """

    kind: str
    kind_given: bool
    edition: Edition | None
    palette: str
    tiles: tuple[ReadTile, ...]
    rows: tuple[tuple[int, ...], ...]
    legal: bool
    """Whether every row is a meld and the box holds all tiles; for a rack only the box counts."""
    problems: tuple[Problem, ...] = ()

    @property
    def laid(self) -> tuple[Meld | Row, ...]:
        """The rows of a table as melds, and as rows where they are not."""
        return tuple(read_row(self.tiles[at].tile for at in row) for row in self.rows)

    @property
    def multiset(self) -> Tiles:
        """All tiles, in no order."""
        return Tiles(each.tile for each in self.tiles)

    @property
    def trn(self) -> str:
        """The table or the rack in notation; `-` if there is nothing."""
        return str(self.multiset) if self.kind == RACK else laid_text(self.laid)

    @property
    def unsure(self) -> tuple[ReadTile, ...]:
        return tuple(each for each in self.tiles if not each.is_sure)

    def as_json(self) -> dict[str, Any]:
        """For programs: tiles are in the order of the rows, and `certainty` and `outlines` follow the same order."""
        order = [at for row in self.rows for at in row]
        return {
            "kind": self.kind,
            "edition": str(self.edition) if self.edition else None,
            "colours": self.palette,
            "trn": self.trn,
            "legal": self.legal,
            "tiles": [str(self.tiles[at].tile) for at in order],
            "rows": [[str(self.tiles[at].tile) for at in row] for row in self.rows],
            "certainty": [math.floor(self.tiles[at].certainty * 1000) / 1000 for at in order],
            "outlines": [[[round(x, 1), round(y, 1)] for x, y in self.tiles[at].outline] for at in order],
            "problems": [{"code": problem.code, **problem.params} for problem in self.problems],
        }
