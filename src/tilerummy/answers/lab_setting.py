"""A table and a rack in the lab: read from TRN, changed by the page, and written again.

Unlike in a position, the table may have rows that are not melds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tilerummy.answers.lab_model import LabQuestion
from tilerummy.engine.draft import read_trials
from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.melds import Meld, Row, laid_text, parse_laid, tiles_of
from tilerummy.engine.position import Position, Stage, TurnCount, View, fields_of, parse_situation, view
from tilerummy.engine.rules import Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.rooms.drafts import as_if_on_turn, read_laid
from tilerummy.rooms.wire import LaidRow

Laid = Meld | Row
NOT_MELDS = ("not-a-meld", "two-readings")
OTHERS = Tiles(unknown=1)
"""The rack of another seat at a new table: as few tiles as possible, so that the rest of the box can be used."""
NEW_COUNT = TurnCount(2, 0)
"""At a new table everybody has had a turn."""


@dataclass(frozen=True)
class Setting:
    """A situation without its table, and the rows that lie there."""

    bare: Position | View
    rows: tuple[Laid, ...]

    @property
    def whole(self) -> bool:
        """Whether the table is made of melds."""
        return not any(isinstance(row, Row) for row in self.rows)

    @property
    def situation(self) -> Position | View:
        """The situation. Only if the table is made of melds."""
        return replace(self.bare, table=tuple(row for row in self.rows if not isinstance(row, Row)))

    @property
    def seen(self) -> View:
        """What the seat to move sees of it."""
        there = self.situation
        return view(there, there.turn) if isinstance(there, Position) else there

    @property
    def elsewhere(self) -> Tiles:
        """Known tiles that are neither on the table nor on the rack of the seat to move."""
        racks = (rack.known for seat, rack in enumerate(self.bare.racks) if seat != self.bare.turn)
        return sum(racks, Tiles(self.bare.lying_open))

    def __str__(self) -> str:
        if self.whole:
            return str(self.situation)
        edition, _, *rest = str(self.bare).split(" ")
        return " ".join((edition, laid_text(self.rows), *rest))


def setting_of(question: LabQuestion, edition: Edition) -> Setting:
    """What the question describes; `edition` is that of a new table. Raises `TilerummyError`."""
    if question.trn.strip():
        setting = parse_setting(question.trn)
    else:
        setting = Setting(new_table(get(question.edition) if question.edition is not None else edition), ())
    bare, rows = setting.bare, setting.rows
    if question.rack is not None:  # the old rack need not be possible under the new rules
        bare = with_rack(bare, Tiles())
    if question.edition is not None and question.edition != str(bare.edition):
        bare = in_edition(bare, get(question.edition))
    if question.opened is not None:
        bare = replace(bare, opened=_opened(bare, opened=question.opened))
    if question.rack is not None:
        bare = with_rack(bare, Tiles(map(Tile.parse, question.rack)))
    if question.rows is not None:
        rows = rows_of(question.rows)
    return checked(Setting(bare, rows))


def parse_setting(trn: str) -> Setting:
    """Read a position or a view whose table may have rows that are not melds."""
    trn = trn.strip()
    try:
        found = parse_situation(trn)
        rows: tuple[Laid, ...] = found.table
    except Impossible as error:
        if error.code not in NOT_MELDS:
            raise
        edition, table, *rest = fields_of(trn)
        found, rows = parse_situation(" ".join((edition, "-", *rest))), parse_laid(table)
    if found.rack.unknown and isinstance(found, View) and found.seat is not None:
        found = as_if_on_turn(found)
    if found.rack.unknown:
        raise Impossible("rack-unknown")
    return Setting(replace(found, table=()), rows)


def new_table(edition: Edition) -> View:
    """An empty table in the middle of a round."""
    rules = edition.rules
    racks = (Tiles(), *(OTHERS,) * (max(2, rules.seats[0]) - 1))
    stage = Stage.DRAWN if rules.discard_pile else Stage.START
    return View(edition, (), racks, frozenset({0}), 0, stage, NEW_COUNT, seat=0)


def in_edition(bare: Position | View, edition: Edition) -> Position | View:
    """The same tiles under other rules. What these rules do not have is left out."""
    rules = edition.rules
    low, high = rules.seats
    if not low <= bare.seats <= high or bare.turn >= high:
        raise Impossible("seats-out-of-range", seats=bare.seats, low=low, high=high)
    return replace(
        bare,
        edition=edition,
        stage=Stage.DRAWN if rules.discard_pile else Stage.START,
        discards=bare.discards if rules.discard_pile else (),
        open_tile=bare.open_tile if rules.open_last_tile else None,
    )


def with_rack(bare: Position | View, rack: Tiles) -> Position | View:
    return replace(bare, racks=tuple(rack if seat == bare.turn else each for seat, each in enumerate(bare.racks)))


def _opened(bare: Position | View, *, opened: bool) -> frozenset[int]:
    """Who has made the first lay, so that the seat to move has or has not."""
    if opened:
        return bare.opened | {bare.turn}
    without = bare.opened - {bare.turn}
    return frozenset() if replace(bare, opened=without).has_opened(bare.turn) else without


def rows_of(rows: Sequence[LaidRow]) -> tuple[Laid, ...]:
    return tuple(read_laid(row.tiles, row.reading) for row in rows)


def checked(setting: Setting) -> Setting:
    """The same setting. Raises `Impossible` if the box has fewer tiles."""
    bare = setting.bare
    if sum(len(row.row) for row in setting.rows) > bare.pool_size:
        raise Impossible("too-many-tiles", most=len(bare.rules.tiles))
    check_box(bare.rules, tiles_of(setting.rows) + bare.rack + setting.elsewhere)
    return setting


def check_box(rules: Rules, tiles: Tiles) -> None:
    surplus = tiles.minus(rules.tiles)
    if surplus:
        raise Impossible("more-than-in-the-box", tiles=str(surplus))


def rows_after(setting: Setting, rows: Sequence[LaidRow]) -> tuple[Laid, ...]:
    """The table after a lay. Raises `Impossible` if the box has fewer tiles."""
    rules = setting.bare.rules
    if sum(len(row.tiles) for row in rows) > len(rules.tiles):
        raise Impossible("too-many-tiles", most=len(rules.tiles))
    read = read_trials((read_laid(row.tiles, row.reading) for row in rows), setting.situation.table)
    check_box(rules, tiles_of(read))
    return read
