"""What a room keeps from scene to scene, because most of a scene is as it was before the move."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, field

from tilerummy.engine.melds import Meld
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.rooms import offers, wire
from tilerummy.rooms.arrangement import Arrangement, Placed
from tilerummy.rooms.public_room import Public
from tilerummy.rooms.room import Room
from tilerummy.rooms.scene_text import texts

MOST_LINES = 4000


@dataclass(frozen=True)
class PublicFields:
    """What a scene says of the public facts, in one language."""

    public: Public
    names: tuple[str, ...]
    first: Mapping[str, object]
    """The first fields of the scene."""
    sheet: tuple[wire.ScoreRow, ...]
    delete_votes: tuple[int, ...]


@dataclass(frozen=True)
class LaidTable:
    """A table and its arrangement, and what a scene shows of them."""

    table: tuple[Meld, ...]
    arrangement: Arrangement
    melds: Mapping[Placed, wire.MeldScene]
    shown: tuple[wire.MeldScene, ...]
    steps: tuple[wire.TableStep, ...]


@dataclass(repr=False)
class SceneCache:
    """The parts of the last scenes of a room. What depends on the seat is kept by seat. It has racks, so no `repr`."""

    lines: dict[tuple[str, int, bool, bool, str], wire.LogLine] = field(default_factory=dict)
    """The texts of moves, by round, number, whether it is the reader's own, whether the end revealed its reason, and
    language. They name a player as when the move was first shown."""
    public_fields: dict[Translator, PublicFields] = field(default_factory=dict)
    tables: dict[Translator, LaidTable] = field(default_factory=dict)
    racks: dict[int | None, tuple[Tiles, tuple[wire.Takeable, ...], Mapping[str, object]]] = field(default_factory=dict)
    _public: Public | None = None
    _room: Room | None = None
    _written: dict[Hashable, tuple[Mapping[str, object], dict[str, str]]] = field(default_factory=dict)

    def public(self, room: Room) -> Public:
        """What everybody may know about the room: the same object until it changes."""
        if self._public is None or self._room is None or not Public.is_same(self._room, room):
            self._public = Public.of(room)
        self._room = room
        return self._public

    def rack_fields(self, seat: int | None, rack: Tiles, beside: tuple[wire.Takeable, ...]) -> Mapping[str, object]:
        """What a scene says of a rack, and of the tiles beside the table that may be taken."""
        last = self.racks.get(seat)
        if last is None or (last[0], last[1]) != (rack, beside):
            near = rack + Tiles(Tile.parse(each.tile) for each in beside) if beside else rack
            names, groups = offers.names(rack), offers.groups(rack)
            fields = {"rack": names, "rack_groups": groups, "neighbours": offers.neighbours(near)}
            last = self.racks[seat] = rack, beside, fields
        return last[2]

    def texts(self, reader: Hashable, fields: Mapping[str, object]) -> dict[str, str]:
        """Each field as JSON. One with the same object as in the last scene of this reader is not written again."""
        written = texts(fields, self._written.get(reader))
        self._written[reader] = fields, written
        return written

    def forget_other_readers(self, readers: Collection[Hashable]) -> None:
        """Forget the texts of those who have left."""
        for reader in self._written.keys() - readers:
            del self._written[reader]

    def forget_old_moves(self) -> None:
        if len(self.lines) > MOST_LINES:
            self.lines.clear()
