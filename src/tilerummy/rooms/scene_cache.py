"""What a room keeps from scene to scene, because most of a scene is as it was before the move."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from tilerummy.engine.melds import Meld
from tilerummy.language import Translator
from tilerummy.rooms import wire
from tilerummy.rooms.arrangement import Arrangement
from tilerummy.rooms.public_room import Public, made_of
from tilerummy.rooms.room import Room
from tilerummy.rooms.scene_text import texts

MOST_LINES = 4000


@dataclass(frozen=True)
class Lasting:
    """The public facts in one language."""

    public: Public
    names: tuple[str, ...]
    fields: Mapping[str, object]
    """The first fields of a scene, which follow from them."""
    sheet: tuple[wire.ScoreRow, ...]
    delete_votes: tuple[int, ...]


@dataclass(frozen=True)
class LaidTable:
    """A table and its arrangement, and what a scene shows of them."""

    table: tuple[Meld, ...]
    arrangement: Arrangement
    melds: tuple[wire.MeldScene, ...]
    steps: tuple[wire.TableStep, ...]


@dataclass
class SceneCache:
    """The parts of the last scenes of a room. What depends on the seat is kept by seat."""

    lines: dict[tuple[str, int, bool, bool, str], wire.LogLine] = field(default_factory=dict)
    """The texts of moves, by round, number, whether it is the reader's own, whether the end revealed its reason, and
    language."""
    lays: dict[tuple[str, int], wire.LastLay | None] = field(default_factory=dict)
    """The lays in the moves that can have one, by round and number."""
    lasting: dict[Translator, Lasting] = field(default_factory=dict)
    tables: dict[Translator, LaidTable] = field(default_factory=dict)
    _public: tuple[tuple[object, ...], Public] | None = None
    _written: dict[Hashable, tuple[Mapping[str, object], dict[str, str]]] = field(default_factory=dict)

    def public(self, room: Room) -> Public:
        """What everybody may know about the room: the same object until it changes."""
        now = made_of(room)
        if self._public is None or self._public[0] != now:
            self._public = now, Public.of(room)
        return self._public[1]

    def texts(self, reader: Hashable, fields: Mapping[str, object]) -> dict[str, str]:
        """Each field as JSON. One with the same object as in the last scene of this reader is not written again."""
        written = texts(fields, self._written.get(reader))
        self._written[reader] = fields, written
        return written

    def forget_old_moves(self) -> None:
        if len(self.lines) > MOST_LINES:
            self.lines.clear()
            self.lays.clear()
