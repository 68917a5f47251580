"""Messages between processes come back from JSON as they were sent."""

from typing import Any, get_args

import pytest

from tilerummy.hosting.messages import (
    TO_NODE,
    Answer,
    Answered,
    Ask,
    Attach,
    Close,
    Declined,
    Delete,
    Detach,
    Drop,
    Erase,
    FromOutside,
    HangUp,
    Here,
    Join,
    Leave,
    Look,
    Moved,
    NotHere,
    Remove,
    Reply,
    Request,
    Say,
    SetUp,
    Start,
    ToNode,
    ToPage,
    ToRoom,
)
from tilerummy.hosting.table import COMMANDS, Table
from tilerummy.rooms import rest, wire

ROWS = (wire.LaidRow(tiles=("k1", "k2", "k3"), reading="k1-3", place=(5, 6)), wire.LaidRow(tiles=("j",)))
SAID: list[wire.FromPage] = [
    wire.Hello(version=wire.VERSION, language="de", changes=True),
    wire.Draft(id="a", at=3, rows=ROWS, taking="open"),
    wire.Lift(id="a", at=3, rows=ROWS, tiles=("k1",), row=0, places=(0,)),
    wire.Lay(id="a", at=3, rows=ROWS),
    wire.Discard(id="a", at=3, tile="k1"),
    wire.Typed(id="a", at=3, rows=ROWS, text="red 8"),
    wire.Hint(id="a", at=3, depth=0),
    wire.NextRound(id="a", at=3, entropy_hash="ff" * 32),
    wire.Substitute(id="a", at=3, seat=2, level="expert"),
    wire.Ping(id="a"),
]
REQUESTS: list[Request] = [
    Join("Ann", None, "ff"),
    Leave(2),
    Drop(),
    Remove(1, block=False),
    SetUp({"edition": "x", "sitters": [{"name": "Ann"}]}),
    Start(None),
    Delete(by_operator=True),
    Erase(1, "Ann", "1.2.3.4"),
    Close("why"),
    Look(),
]
INFO: dict[str, Any] = {
    "id": "abcd",
    "edition": "x",
    "title": "x",
    "stage": "waiting",
    "rounds": 1,
    "games": 2,
    "hints": True,
    "clock": rest.ClockInfo(kind="off", seconds=None),
    "public": False,
    "seats": (),
    "you": None,
    "host": False,
    "created": 1,
    "touched": 2,
}
SEEN = rest.OperatorRoom(**INFO, present=(rest.Present(seat=None, address="1.2.3.4"),))
ANSWERS: list[Answer] = [
    Answered(None),
    Answered(rest.RoomInfo(**INFO)),
    Answered(SEEN),
    Declined("room-full", 409, {"asked": 2}),
    NotHere(),
]
OUTSIDE: list[FromOutside] = [
    Attach("c", "n", None, "de", "1.2.3.4"),
    Detach("c", "n"),
    *(Say("c", "n", said) for said in SAID),
    *(Ask("q", "n", "guest", "en", request) for request in REQUESTS),
]
MESSAGES: list[ToNode] = [
    *(ToRoom("room", message) for message in OUTSIDE),
    *(Reply("q", answer) for answer in ANSWERS),
    Moved("room", "c"),
    Here("n", {"room": ["c"]}),
    ToPage("c", "{}", "a", None),
    HangUp("c"),
]


def test_every_message_comes_back_from_json() -> None:
    for message in MESSAGES:
        assert TO_NODE.validate_json(TO_NODE.dump_json(message)) == message


@pytest.mark.parametrize(
    ("kinds", "examples"),
    [(Request, REQUESTS), (Answer, ANSWERS), (FromOutside, OUTSIDE), (ToNode, MESSAGES)],
)
def test_every_kind_of_message_is_tried(kinds: object, examples: list[object]) -> None:
    assert {type(example) for example in examples} == set(get_args(kinds))


def test_every_command_has_one_method() -> None:
    (union, _) = get_args(wire.FromPage)
    assert set(COMMANDS) == set(get_args(union)) - {wire.Hello}
    assert {"ping", "try_out"} <= set(vars(Table))
