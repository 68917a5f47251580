"""Scenes are written field by field. The text is the scene that the models describe, and changes lead to it."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from serving import Guest, ServerProcess, Table

from tilerummy.bots import make
from tilerummy.bots.round_runner import decide
from tilerummy.engine.moves import RESIGN, Move
from tilerummy.hosting.audience import Attached, Audience
from tilerummy.language import Translator
from tilerummy.rooms import wire
from tilerummy.rooms.decisions import begun, join, moved
from tilerummy.rooms.room import Room, after, created
from tilerummy.rooms.scene_text import SceneText, Text, texts
from tilerummy.rooms.scenes import Public, RoomStatus, SceneCache, SharedParts, VisibleRound, own_fields, scene
from tilerummy.rooms.words import translator_for
from tilerummy.store import Event


def new_room(edition: str) -> Room:
    """A room in which the first round has begun."""
    seeds = (bytes([number] * 32) for number in count())
    sitters = [{"name": "Ann", "guest": "ann"}, {"name": "Bö ”x“", "guest": "bö"}, {}]
    data = {"edition": edition, "rounds": 2, "pace": {"kind": "off", "seconds": None}, "hints": True, "public": False}
    room = created("r", Event(1, "created", json.dumps({**data, "host": "ann", "sitters": sitters}), 0))
    for fact in join(room, "cy", "Cy", None, lambda: next(seeds)):
        room = after(room, Event(room.events + 1, fact.kind, json.dumps(fact.data), 0))
    return room


def next_room(room: Room, move: Move | None = None) -> Room:
    """The room after this move, or that of a computer for the seat to move; or after the beginning of a round."""
    if room.running is None:
        (fact,) = begun(room, [], lambda: bytes([room.events] * 32))
    else:
        assert room.to_move is not None
        move = move or decide(room.running, make("casual", room.to_move)).move
        (fact,) = moved(room, room.to_move, move, 0)
    return after(room, Event(room.events + 1, fact.kind, json.dumps(fact.data), 0), fact.played)


def several_rounds(edition: str) -> Iterator[Room]:
    """A room after each event. Somebody resigns, so that another round begins in any case."""
    room = new_room(edition)
    while room.events < 90:
        yield room
        room = next_room(room, RESIGN if room.events == 60 else None)
    assert room.match is not None
    assert room.match.rounds


def written(room: Room, seat: int | None, status: RoomStatus, cache: SceneCache) -> tuple[SceneText, wire.Scene]:
    """The text that is sent to a seat, and the same scene made of models. The text uses the cache."""
    seen, watched, words = VisibleRound.of(room, seat), VisibleRound.of(room, None), Translator("fr")
    public = cache.public(room)
    shared = SharedParts.of(public, watched, status, words, cache, at=room.at)
    own = own_fields(public, seen, words, you=seat, host=seat == 0, shared=shared, cache=cache)
    text = SceneText({**texts(shared.fields), **texts(own)})
    public, cache = Public.of(room), SceneCache()
    shared = SharedParts.of(public, watched, status, words, cache, at=room.at)
    return text, scene(public, seen, words, you=seat, host=seat == 0, shared=shared, cache=cache)


@pytest.mark.parametrize("edition", ["rummikub-vienna-en", "rummikub-original-de,discard_pile"])
def test_the_text_is_the_scene_and_changes_lead_to_the_next(edition: str) -> None:
    cache = SceneCache()
    last: dict[int | None, tuple[SceneText, dict[str, Any]]] = {}
    saved = total = 0
    for room in several_rounds(edition):
        for seat in (0, 1, 2, None):
            status = RoomStatus(room.events, gone=(2,) if room.events % 7 == 0 else ())
            made, model = written(room, seat, status, cache)
            text = str(made)
            assert made.at == room.at
            assert wire.Scene.model_validate_json(text) == model
            assert json.loads(text) == model.model_dump(mode="json")
            assert text.startswith(f'{{"type":"scene","at":{room.at},')
            if seat in last:
                before, page = last[seat]
                changes = wire.Changes.model_validate_json(made.changes(before.hashes))
                assert changes.at == room.at
                assert {**page, **changes.fields} == json.loads(text)
                if page["game"] == model.game and page["stage"] == model.stage:  # a move within a round
                    saved, total = saved + len(text) - len(made.changes(before.hashes)), total + len(text)
            last[seat] = made, json.loads(text)
    assert saved > total / 2


def test_the_public_facts_are_the_same_object_until_they_change() -> None:
    cache, seen = SceneCache(), list[Public]()
    for room in several_rounds("rummikub-vienna-en"):
        public = cache.public(room)
        assert public == Public.of(room)
        if not seen or public is not seen[-1]:
            seen.append(public)
    assert [public.stage for public in seen] == ["playing", "round-over", "playing"]


async def test_an_audience_that_is_logged_tells_no_tiles() -> None:
    audience, room = Audience(Nobody()), new_room("rummikub-vienna-en")
    audience.attached["1"] = Attached("n", "1", "ann", translator_for("en"))
    await audience.show(room, RoomStatus(0))
    assert room.running is not None
    assert str(room.running.position) not in repr(audience)


class Nobody:
    async def send(self, node: str, conn: str, text: Text) -> None:
        """Nobody reads it."""

    async def close_connection(self, node: str, conn: str) -> None:
        raise AssertionError


def test_all_kinds_of_values_are_written_as_json() -> None:
    values = {"a": None, "b": True, "c": False, "d": 7, "e": 'a"\n€', "f": (("x",), ()), "g": {"r5": ("r6",)}}
    assert {name: json.loads(text) for name, text in texts(values).items()} == {
        **values,
        "f": [["x"], []],
        "g": {"r5": ["r6"]},
    }


def test_a_connection_that_asks_for_changes_gets_the_same_scenes(server: ServerProcess) -> None:
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person")
    bo.join(room)
    with Table(ann, room) as complete, Table(ann, room, changes=True) as changing, bo.open(room) as other:
        for _ in range(8):
            player = next(each for each in (complete, other) if each.until_at(changing.scene["at"]) and each.on_turn)
            at = player.play()["at"]
            assert changing.until_at(at) == complete.until_at(at)
            other.until_at(at)
        kinds = [json.loads(text)["type"] for text in changing.heard]
        assert (kinds.count("scene"), kinds.count("changes")) == (1, 8)
        sizes = [sum(map(len, table.heard)) for table in (complete, changing)]
        assert sizes[1] < 0.8 * sizes[0]
        changing.post(type="hello", version=2, language="en", changes=True)
        changing.until(lambda message: message["type"] == "scene")
        assert json.loads(changing.heard[-1])["type"] == "scene", "a second greeting asks for the complete scene"
