"""Secrecy: messages, scenes, logs and metrics contain only what their reader may know."""

import itertools
import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
from serving import NewGuest, Scene, ServerProcess, Table, play_out, seated

from tilerummy.bots import make
from tilerummy.bots.round_runner import play_turn
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.moves import Draw, Lay
from tilerummy.engine.position import Position
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.tiles import Tiles
from tilerummy.hosting.audience import Attached, Audience
from tilerummy.rooms import wire
from tilerummy.rooms.hints import hint
from tilerummy.rooms.room import Pace, Room, Sitter, after, created
from tilerummy.rooms.scene_text import Text
from tilerummy.rooms.scenes import RoomStatus, VisibleRound
from tilerummy.rooms.words import translator_for
from tilerummy.store import Event

TILE = re.compile(r"[kbroyg](?:1[0-3]|[1-9])|[jKBROYG]")
FREE_TEXT = {"text", "name", "room", "commitment", "seed", "id", "edition", "clause", "code", "reaction", "type"}
TOLD_APART = {"rack", "drawn", "table", "discards", "open_tile", "log", "end"} | {
    "rack_groups",
    "neighbours",
    "takeable",
    "starter_draws",
}
"""The parts of a scene that contain tiles. Each is compared with the record; no other part may contain a tile."""


def named(value: Any, key: str = "") -> Iterator[str]:
    """Every tile in a message, except in its texts."""
    match value:
        case dict():
            for name, inner in value.items():
                yield from named(inner, name)
        case list():
            for inner in value:
                yield from named(inner, key)
        case str() if key not in FREE_TEXT and TILE.fullmatch(value):
            yield value


def rooms_of(server: ServerProcess, room: str) -> dict[int, Room]:
    """The true state after each event, replayed from the event log."""
    with closing(sqlite3.connect(server.folder / "data" / "matches.db")) as database:
        rows = database.execute("SELECT number, kind, data, at FROM events WHERE room = ? ORDER BY number", (room,))
        events = [Event(*row) for row in rows]
    rooms = itertools.accumulate(events[1:], after, initial=created(room, events[0]))
    return {each.at: each for each in rooms}


def count(tiles: Iterable[object]) -> Counter[str]:
    return Counter(map(str, tiles))


def on_table(position: Position) -> Counter[str]:
    return count(tile for meld in position.table for tile in meld.row)


def check_scene(shown: Scene, room: Room, seat: int | None) -> None:
    """Check that a scene contains exactly the tiles of this seat and of the table."""
    record, position = room.record, room.position
    assert record is not None
    assert position is not None
    assert shown["you"] == seat
    assert list(named({part: value for part, value in shown.items() if part not in TOLD_APART})) == []
    drawn_for_start = record.tag("StarterDraw") or ""
    assert all(f"{each['seat']}:{each['tile']}" in drawn_for_start.split() for each in shown["starter_draws"])
    assert Counter(shown["rack"]) == (Counter() if seat is None else count(position.racks[seat]))
    assert Counter(tile for meld in shown["table"] for tile in meld["tiles"]) == on_table(position)
    assert [meld["text"] for meld in shown["table"]] == [str(meld) for meld in position.table]
    assert all(len(meld["stands_for"]) == len(meld["tiles"]) for meld in shown["table"])
    assert shown["discards"] == [list(map(str, pile)) for pile in position.discards]
    assert shown["open_tile"] is None
    rack, beside = {*shown["rack"]}, {tile for pile in shown["discards"] for tile in pile}
    assert {tile for group in shown["rack_groups"] for tile in group} <= rack
    assert {*shown["neighbours"], *(tile for tiles in shown["neighbours"].values() for tile in tiles)} <= rack | beside
    assert {each["tile"] for each in shown["takeable"]} <= beside
    own = [entry.move for entry in record.entries if entry.seat == seat]
    assert shown["drawn"] == (str(own[-1].tile) if own and isinstance(own[-1], Draw) else None)
    check_steps(shown, record)
    for line in shown["log"]:
        entry = record.entries[line["number"] - 1]
        assert line["seat"] == entry.seat
        secret = isinstance(entry.move, Draw) and entry.seat != seat
        assert line["move"] == ("+x" if secret else str(entry.move))
    if room.running is not None:
        assert shown["end"] is None
    else:
        assert shown["end"]["racks"] == [list(map(str, rack)) for rack in position.racks]


def check_steps(shown: dict[str, Any], record: Record) -> None:
    """The steps tell who changed the table, and which tiles are new."""
    assert len({number for meld in shown["table"] for number in meld["ids"]}) == sum(
        len(meld["tiles"]) for meld in shown["table"]
    )
    lays = [number for number, entry in enumerate(record.entries) if isinstance(entry.move, Lay)]
    assert [step["seat"] for step in shown["steps"]] == [record.entries[number].seat for number in lays]
    if not lays:
        return
    before, after = record.situations[lays[-1]], record.situations[lays[-1] + 1]
    assert isinstance(before, Position)
    assert isinstance(after, Position)
    known = shown["steps"][-2]["last_tile"] if len(lays) > 1 else 0
    tiles = [pair for meld in shown["table"] for pair in zip(meld["ids"], meld["tiles"], strict=True)]
    assert Counter(tile for number, tile in tiles if number > known) == on_table(after) - on_table(before)


def check_draft(message: dict[str, Any], room: Room, seat: int | None, put: list[str]) -> None:
    """Others see the table with the tiles that were put down, but no tile of the rack."""
    assert room.position is not None
    assert message["seat"] == room.to_move != seat
    assert Counter(named(message)) == on_table(room.position) + Counter(put)


def check_review(message: dict[str, Any], room: Room, seat: int | None) -> None:
    """The answer to a draft contains only tiles of the table and of the own rack."""
    assert room.position is not None
    assert seat is not None
    own = on_table(room.position) + count(room.position.racks[seat])
    tiles = [tile for row in message["rows"] for tile in row["tiles"]]
    assert Counter([*tiles, *message["rack"]]) == own
    assert {*named(message)} <= {*own}


def check(table: Table, rooms: dict[int, Room], seat: int | None, put: list[str]) -> Counter[str]:
    """Check every message to a seat against what it may know. Returns the count of each type."""
    drawings: dict[int, set[str]] = defaultdict(set)
    checked: Counter[str] = Counter()
    for text in table.heard:
        message = json.loads(text)
        checked[message["type"]] += 1
        match message["type"]:
            case "scene":
                check_scene(message, rooms[message["at"]], seat)
                for line in message["log"]:
                    if line["move"] == "+x":
                        drawings[line["seat"]].add(line["text"])
            case "drafting":
                check_draft(message, rooms[message["at"]], seat, put)
            case "review":
                check_review(message, rooms[message["at"]], seat)
            case _:
                assert list(named(message)) == [], message
    assert drawings
    assert all(len(texts) == 1 for texts in drawings.values()), "the text of a hidden draw never changes"
    return checked


def test_no_message_contains_more_than_its_receiver_may_know(guest: NewGuest, server: ServerProcess) -> None:
    ann, bo = seated(guest, "casual")
    with ann, bo, guest("Cy").open(ann.room) as watcher:
        if ann.scene["turn"] == 1:
            bo.play()
        assert ann.wait_for_turn()
        put = ann.scene["rack"][:2]
        lying = [{"tiles": meld["tiles"], "reading": meld["text"]} for meld in ann.scene["table"]]
        assert ann.ask("draft", rows=[*lying, *({"tiles": [tile]} for tile in put)])["type"] == "review"
        play_out(ann, bo)
        for table, seat in ((ann, 0), (bo, 1), (watcher, None)):
            table.until_scene(lambda scene: scene["stage"] == "match-over")
            checked = check(table, rooms_of(server, ann.room), seat, put)
            assert checked["scene"] > 10
            assert (checked["review"], checked["drafting"]) == ((1, 0) if table is ann else (0, 1))


def test_the_record_of_a_running_round_is_redacted(guest: NewGuest) -> None:
    ann, bo = seated(guest)
    with ann, bo:
        mover = ann if ann.scene["turn"] == 0 else bo
        mover.ask("draw")
        for asker, sees in ((ann, ann is mover), (bo, bo is mover)):
            record = asker.guest.ask("GET", f"/api/v1/rooms/{ann.room}/record.trn").body
            assert "Seed" not in record
            assert ("+x" not in record) is sees
            assert record.count("/x1") + record.count(" x1") == 1
        stranger = guest("Eve").ask("GET", f"/api/v1/rooms/{ann.room}/record.trn").body
        assert "+x" in stranger
        assert "x14/x14" in stranger


def test_logs_and_metrics_contain_no_tiles_and_no_tokens(guest: NewGuest, server: ServerProcess) -> None:
    ann, bo = seated(guest, "casual")
    with ann, bo:
        ann.post(type="lay", id="x" * 100, at="no", rows=[{"tiles": ["k1"]}])
        ann.ask("lay", rows=[{"tiles": ann.scene["rack"][:3]}])
        play_out(ann, bo)
    output = server.log.read_text("utf-8") + server.get("/metrics").body
    assert "tilerummy_moves_total" in output
    for token in (ann.guest.token, bo.guest.token):
        assert token is not None
        assert token not in output
    assert not re.search(r"\b[kbro](?:1[0-3]|[1-9])\b", output)
    assert "Ann" not in output


# Non-interference: permuting what a seat cannot see changes no byte


def played(edition: str, seed: int, moves: int) -> Room:
    """A room in the middle of a round, replayed from events."""
    rng = Random(seed)
    sitters = [{"name": name, "level": None, "guest": name, "left": False} for name in ("Ann", "Bo", "Cy")]
    data = {"edition": edition, "rounds": 1, "hints": True, "public": False, "host": "Ann", "sitters": sitters}
    room = created("r", Event(1, "created", json.dumps({**data, "pace": {"kind": "off", "seconds": None}}), 0))
    room = after(room, Event(2, "round", json.dumps({"seed": rng.randbytes(32).hex()}), 0))
    for number in range(3, 3 + moves):
        assert room.game is not None
        assert room.running is not None
        move = play_turn(room.game, make("casual", seed)).last_move
        data = {"seat": room.to_move, "move": str(move), "seconds": number}
        room = after(room, Event(number, "move", json.dumps(data), number))
        if room.running is None:
            break
    return room


def permuted(room: Room, seat: int | None, rng: Random) -> Room | None:
    """The same round with two hidden tiles exchanged, or None if that is not possible."""
    record = room.running
    assert record is not None
    assert room.game is not None
    start, final = record.start, record.final
    assert isinstance(start, Position)
    assert isinstance(final, Position)
    other = rng.choice([each for each in range(start.seats) if each != seat])
    held, pool = list(final.racks[other]), list(final.pool)
    one, two = rng.choice(held), rng.choice(pool)
    if one == two or one not in start.racks[other]:
        return None
    racks = tuple(rack - Tiles([one]) + Tiles([two]) if at == other else rack for at, rack in enumerate(start.racks))
    try:
        changed = Record(replace(start, racks=racks), record.entries, record.tags)
        assert changed.situations
    except TilerummyError:
        return None
    return replace(room, game=replace(room.game, record=changed))


def permuted_draw(room: Room, seat: int | None, rng: Random) -> Room | None:
    """The same with a tile that another seat drew and still has."""
    record = room.running
    assert record is not None
    assert room.game is not None
    final = record.final
    assert isinstance(final, Position)
    draws = [
        at
        for at, entry in enumerate(record.entries)
        if entry.seat != seat and isinstance(entry.move, Draw) and entry.move.tile in final.racks[entry.seat]
    ]
    if not draws:
        return None
    at, tile = rng.choice(draws), rng.choice(list(final.pool))
    entries = [*record.entries]
    entries[at] = Entry(entries[at].seat, Draw(tile), entries[at].seconds, entries[at].comment)
    try:
        changed = Record(record.start, tuple(entries), record.tags)
        assert changed.situations
    except TilerummyError:
        return None
    return replace(room, game=replace(room.game, record=changed))


@dataclass
class RecordingTransport:
    """A transport that records messages instead of sending them."""

    brought: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    async def send(self, node: str, conn: str, text: Text) -> None:
        self.brought[conn].append(str(text))

    async def close_connection(self, node: str, conn: str) -> None:
        raise AssertionError("no connection should be closed")


CONNECTIONS = {"0": "Ann", "1": "Bo", "2": "Cy", "None": "Eve"}
"""One connection per seat, and one for a watcher."""


async def bytes_to_all(room: Room, first: int | None = None) -> dict[str, list[str]]:
    """All messages about the last moves, sent through one audience, so that its caches are tested too."""
    record = room.running
    assert record is not None
    assert room.game is not None
    letters = RecordingTransport()
    audience = Audience(letters)
    for conn in sorted(CONNECTIONS, key=lambda conn: conn != str(first)):
        audience.attached[conn] = Attached("here", conn, CONNECTIONS[conn], translator_for("de"))
    total = len(record.entries)
    for moves in (total // 2, total):
        then = Record(record.start, record.entries[:moves], record.tags)
        await audience.show(replace(room, game=replace(room.game, record=then)), RoomStatus(7))
    return letters.brought


@pytest.mark.long(but=1)
@pytest.mark.parametrize("edition", ["rummikub-vienna-en", "rummikub-original-de,discard_pile", "lets-play-rummy"])
async def test_permuting_hidden_tiles_does_not_change_messages(edition: str) -> None:
    get(edition)
    tried = 0
    for seed in range(5):
        room = played(edition, seed, 8 + 6 * seed)
        if room.running is None:
            continue
        rng = Random(seed)
        first = rng.choice((0, 1, 2, None))
        shown = await bytes_to_all(room, first)
        assert len({*map(tuple, shown.values())}) == len(CONNECTIONS)
        for seat in (0, 1, 2, None):
            for change in (permuted, permuted_draw):
                for other in [changed for _ in range(3) if (changed := change(room, seat, rng)) is not None]:
                    assert (await bytes_to_all(other, first))[str(seat)] == shown[str(seat)]
                    tried += 1
    assert tried > 30


@pytest.mark.parametrize("depth", [3, 4])
def test_a_hint_uses_only_what_the_seat_saw(depth: int) -> None:
    room = played("rummikub-vienna-en", 3, 24)
    seat = room.to_move
    assert seat is not None
    asked = wire.Hint.model_validate({"type": "hint", "id": "h", "at": 0, "depth": depth})
    given = set()
    rng = Random(1)
    for each in (room, *(changed for _ in range(20) if (changed := permuted(room, seat, rng)))):
        seen = VisibleRound.of(each, seat)
        assert seen is not None
        assert each.record is not None
        log = each.record.redacted(seat).entries
        given.add(hint(seen.view, asked, translator_for("en"), 0, log=log).model_dump_json())
    assert len(given) == 1


async def test_the_permutation_test_can_fail() -> None:
    """The messages to the seat whose tiles are exchanged do change."""
    room = played("rummikub-vienna-en", 2, 10)
    rng = Random(5)
    changed = next(each for _ in range(200) if (each := permuted(room, 0, rng)) is not None)
    one, two = await bytes_to_all(room), await bytes_to_all(changed)
    assert one["0"] == two["0"]
    assert any(one[seat] != two[seat] for seat in ("1", "2"))


def test_the_row_of_a_room_does_not_contain_its_seed() -> None:
    from tilerummy.rooms.room import row_of
    from tilerummy.rooms.room_listing import room_info

    room = played("rummikub-vienna-en", 1, 4)
    output = row_of(room, None).summary + room_info(room, "Ann", translator_for("en")).model_dump_json()
    assert room.seed.hex() not in output
    assert room.pace == Pace()
    assert room.sitters[0] == Sitter("Ann", None, "Ann")
