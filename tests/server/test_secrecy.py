"""Nobody learns more than their seat may know: over the wire, in scenes, in logs and in metrics."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from serving import NewGuest, ServerProcess, Table, play_out, seated

from tilerummy.bots import make
from tilerummy.bots.host import ask, with_move
from tilerummy.editions import get
from tilerummy.errors import TilerummyError
from tilerummy.moves import Draw
from tilerummy.position import Position
from tilerummy.record import Entry, Record
from tilerummy.server import wire
from tilerummy.server.hints import hint
from tilerummy.server.room import Pace, Room, Sitter, after, created
from tilerummy.server.scenes import Around, Public, Seen, scene
from tilerummy.server.words import Words
from tilerummy.store import Event
from tilerummy.tiles import Tiles

TILE = re.compile(r"[kbroyg](?:1[0-3]|[1-9])|[jKBROYG]")
FREE_TEXT = {"text", "name", "room", "commitment", "seed", "id", "edition", "clause", "code", "reaction", "type"}


def written(value: Any, key: str = "") -> Iterator[str]:
    """Every text of a message that could name a tile."""
    match value:
        case dict():
            for name, inner in value.items():
                yield from written(inner, name)
        case list():
            for inner in value:
                yield from written(inner, key)
        case str() if key not in FREE_TEXT or (key == "text" and "," not in value and " " not in value):
            yield value


def kinds(texts: Iterator[str]) -> set[str]:
    return {tile for text in texts if TILE.fullmatch(text) for tile in [text]}


def check(table: Table) -> int:
    """Every message against what this seat may know at that moment; how many were checked."""
    checked = 0
    known: set[str] = set()
    for text in table.heard:
        message = json.loads(text)
        if message["type"] == "scene":
            if message["end"] is not None:
                break
            known |= set(message["rack"]) | {tile for meld in message["table"] for tile in meld["tiles"]}
            known |= {tile for meld in message["table"] for tile in meld["stands_for"]}
            for line in message["log"]:
                if line["seat"] != message["you"]:
                    assert not re.match(r"\+(?!x$)", line["move"]), line
                    assert not re.match(r"!.*\+(?!x)", line["move"]), line
                    assert "draws:" not in line["text"]
            racks = [each for each in message if each in ("racks", "seed")]
            assert racks == []
            assert message["rack"] == [] or message["you"] is not None
        elif message["type"] == "drafting":
            known |= {tile for row in message["rows"] for tile in row["tiles"]}
        assert kinds(written(message)) <= known, message
        checked += 1
    return checked


def test_every_byte_to_a_seat_or_watcher_is_what_it_may_know(guest: NewGuest) -> None:
    ann, bo = seated(guest, "casual")
    with ann, bo, guest("Cy").open(ann.room) as watcher:
        play_out(ann, bo)
        for table in (ann, bo, watcher):
            table.until_scene(lambda scene: scene["stage"] == "match-over")
            assert check(table) > 10


def test_the_record_of_a_running_round_is_as_seen(guest: NewGuest) -> None:
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


def test_logs_and_metrics_tell_of_no_rack_and_no_token(guest: NewGuest, server: ServerProcess) -> None:
    ann, bo = seated(guest, "casual")
    with ann, bo:
        ann.post(type="lay", id="x" * 100, at="no", rows=[{"tiles": ["k1"]}])
        ann.ask("lay", rows=[{"tiles": ann.scene["rack"][:3]}])
        play_out(ann, bo)
    told = server.log.read_text("utf-8") + server.get("/metrics").body
    assert "tilerummy_moves_total" in told
    for token in (ann.guest.token, bo.guest.token):
        assert token is not None
        assert token not in told
    assert not re.search(r"\b[kbro](?:1[0-3]|[1-9])\b", told)
    assert "Ann" not in told


# Non-interference: whatever a seat cannot see is permuted, and not one byte changes


def played(edition: str, seed: int, moves: int) -> Room:
    """A room in the middle of a round between computers' moves, folded from events as a server has them."""
    rng = Random(seed)
    sitters = [{"name": name, "level": None, "guest": name, "left": False} for name in ("Ann", "Bo", "Cy")]
    data = {"edition": edition, "rounds": 1, "hints": True, "public": False, "host": "Ann", "sitters": sitters}
    room = created("r", Event(1, "created", json.dumps({**data, "pace": {"kind": "off", "seconds": None}}), 0))
    room = after(room, Event(2, "round", json.dumps({"seed": rng.randbytes(32).hex()}), 0))
    for number in range(3, 3 + moves):
        assert room.running is not None
        before = len(room.running.entries)
        move = with_move(room.running, room.deck, ask(room.running, make("casual", seed))).entries[before].move
        data = {"seat": room.to_move, "move": str(move), "seconds": number}
        room = after(room, Event(number, "move", json.dumps(data), number))
        if room.running is None:
            break
    return room


def permuted(room: Room, seat: int | None, rng: Random) -> Room | None:
    """The same round if two tiles that the seat cannot see had lain the other way round; None where that cannot be."""
    record = room.running
    assert record is not None
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
    return replace(room, running=changed)


def permuted_draw(room: Room, seat: int | None, rng: Random) -> Room | None:
    """The same with a tile that somebody else drew and still has."""
    record = room.running
    assert record is not None
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
    return replace(room, running=changed)


def bytes_to(room: Room, seat: int | None) -> str:
    seen = Seen.of(room, seat)
    return scene(Public.of(room), seen, Around(7), Words.of("de"), you=seat).model_dump_json()


@pytest.mark.parametrize("edition", ["rummikub-vienna-en", "rummikub-original-de,discard_pile", "lets-play-rummy"])
def test_permuting_hidden_tiles_changes_no_byte(edition: str) -> None:
    assert get(edition)
    tried = 0
    for seed in range(5):
        room = played(edition, seed, 8 + 6 * seed)
        if room.running is None:
            continue
        rng = Random(seed)
        for seat in (0, 1, 2, None):
            for change in (permuted, permuted_draw):
                others = [changed for _ in range(3) if (changed := change(room, seat, rng)) is not None]
                shown = bytes_to(room, seat)
                for other in others:
                    assert bytes_to(other, seat) == shown
                    tried += 1
    assert tried > 30


def test_a_hint_comes_from_the_view_alone() -> None:
    room = played("rummikub-vienna-en", 3, 24)
    seat = room.to_move
    assert seat is not None
    asked = wire.Hint(id="h", at=0, depth=3)
    given = set()
    rng = Random(1)
    for each in (room, *(changed for _ in range(20) if (changed := permuted(room, seat, rng)))):
        seen = Seen.of(each, seat)
        assert seen is not None
        given.add(hint(seen.view, asked, Words.of("en"), 0).model_dump_json())
    assert len(given) == 1


def test_a_seat_that_sees_more_would_be_caught() -> None:
    """The check can fail: the bytes of the seat whose tiles are exchanged do change."""
    room = played("rummikub-vienna-en", 2, 10)
    rng = Random(5)
    changed = next(each for _ in range(200) if (each := permuted(room, 0, rng)) is not None)
    assert any(bytes_to(room, seat) != bytes_to(changed, seat) for seat in (1, 2))


def test_a_room_says_nothing_of_its_seed_in_its_row() -> None:
    from tilerummy.server.infos import room_info, row_of

    room = played("rummikub-vienna-en", 1, 4)
    told = row_of(room, None).summary + room_info(room, "Ann").model_dump_json()
    assert room.seed.hex() not in told
    assert room.pace == Pace()
    assert room.sitters[0] == Sitter("Ann", None, "Ann")
