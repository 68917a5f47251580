"""What scenes are made of: public facts, melds and steps of the table, and what a room keeps from scene to scene."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from tilerummy.engine.dealer import Draws, commitment, parse_entropy
from tilerummy.engine.editions import Edition
from tilerummy.engine.match import ScoreSheet
from tilerummy.engine.melds import Meld
from tilerummy.engine.position import Position
from tilerummy.engine.record import Record
from tilerummy.engine.rules import Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.moves import starter_draws
from tilerummy.language.rounds import wins_decide
from tilerummy.rooms import offers, wire
from tilerummy.rooms.arrangement import Arrangement, Placed, Step
from tilerummy.rooms.room import Room
from tilerummy.rooms.scene_text import texts


@dataclass(frozen=True)
class Public:
    """What everybody may know about a room, without the moves of the round."""

    id: str
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    edition: Edition
    rules: Rules
    hints: bool
    seconds: int | None
    games: int
    game: int
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    taken: tuple[bool, ...]
    ready: frozenset[int]
    delete_votes: frozenset[int]
    sheet: ScoreSheet
    totals: tuple[int, ...]
    won: tuple[int | None, ...]
    """The games that each seat won, if they decide the match."""
    match_over: bool
    commitment: str | None
    final: Position | None
    """The final position if the round is over. Then the racks are public."""
    seed: str
    draws: tuple[Draws, ...]
    """The tiles drawn for who starts the current round."""
    starter: int | None
    youngest: int | None
    """Who starts as the youngest, while the room waits for players."""
    deal: str
    """The commitment to the seed of the current round. It identifies the round."""
    hashes: tuple[str, ...]
    """While browsers are asked for their bytes: the hash of those of each seat; "" if it adds none."""
    entropy: tuple[str, ...]
    """What each seat mixed in, once the round is over."""

    @staticmethod
    def is_same(one: Room, other: Room) -> bool:
        """Whether two rooms, one after the other, certainly have the same public facts."""
        return _facts(one) == _facts(other)

    @classmethod
    def of(cls, room: Room) -> "Public":
        over = room.running is None and room.match is not None
        match = room.match
        played = len(match.rounds) if match is not None else 0
        sheet = match.sheet if match is not None else ScoreSheet(room.edition.rules.match)
        nothing, decide = (0,) * len(room.sitters), wins_decide(room.edition.rules)
        return cls(
            id=room.id,
            stage=room.stage,  # type: ignore[arg-type]  # the five stages of the API
            edition=room.edition,
            rules=room.edition.rules,
            hints=room.hints,
            seconds=room.pace.seconds,
            games=match.length if match is not None else room.agreed or len(room.sitters),
            game=played + (room.running is not None),
            names=tuple(sitter.record_name for sitter in room.sitters),
            levels=tuple(sitter.level for sitter in room.sitters),
            taken=tuple(sitter.is_taken for sitter in room.sitters),
            ready=room.ready,
            delete_votes=room.delete_votes,
            sheet=sheet,
            totals=sheet.totals or nothing,
            won=(sheet.rounds_won or nothing) if decide else (None,) * len(room.sitters),
            match_over=match is not None and match.is_over,
            commitment=commitment(room.seed) if room.running is not None else room.next_commitment,
            final=room.position if over else None,
            seed=room.seed.hex() if over else "",
            draws=starter_draws(room.record) if room.record is not None else (),
            starter=room.record.start.turn if room.record is not None else None,
            youngest=room.youngest_seat if room.waits_for_youngest else None,
            deal=commitment(room.seed) if room.seed else "",
            hashes=() if room.mixing is None else tuple(sitter.entropy_hash for sitter in room.sitters),
            entropy=_entropy(room.record) if over and room.record is not None else (),
        )


def _entropy(record: Record) -> tuple[str, ...]:
    added = record.tag("Entropy")
    return tuple(part.hex() for part in parse_entropy(added)) if added else ()


def _facts(room: Room) -> tuple[object, ...]:
    """What decides the public facts. A move within a round changes none of it."""
    agreed = room.edition, room.pace, room.hints, room.agreed
    said = room.ready, room.delete_votes, room.youngest, room.secret, room.closed, room.mixing
    return room.id, *agreed, room.sitters, *said, room.match, room.running is None


def meld_scene(placed: Placed, words: Translator, colours: str) -> wire.MeldScene:
    slot, meld, ids = placed
    return wire.MeldScene(
        text=str(meld),
        tiles=tuple(map(str, meld.row)),
        stands_for=tuple(map(str, offers.stands_for(meld, colours))),
        name=words.meld(meld),
        slot=slot,
        ids=ids,
    )


def step_scene(step: Step) -> wire.TableStep:
    put = (
        wire.PutMeld(slot=each.slot, length=each.length, origin=each.origin, offset=each.offset, place=each.spot)
        for each in step.put
    )
    return wire.TableStep(put=tuple(put), gone=step.gone, seat=step.seat, last_tile=step.last_tile)


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
