"""A socket forgets a command when its answer passes, which it recognizes by the beginning of the text."""

import pytest

from tilerummy.rooms import wire
from tilerummy.server.sockets import ANSWER

TARGET = wire.Target(accepts=True)
ANSWERS = [
    wire.Done(id="c-1_Z", at=7),
    wire.Refused(id="c-1_Z", at=7, code="stale", text='"id":"other"'),
    wire.Pong(id="c-1_Z", now=1),
    wire.Targets(id="c-1_Z", at=7, rows=(), new=TARGET, rack=TARGET),
    wire.HintGiven(id="c-1_Z", at=7, depth=1, found=False, text=""),
    wire.Review(
        id="c-1_Z",
        at=7,
        plan=False,
        rows=(),
        reasons=(),
        may_end=False,
        text="",
        points=0,
        needed=None,
        rack=(),
        loose=(),
    ),
]


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.type)
def test_the_id_of_every_answer_is_found(answer: wire.Message) -> None:
    found = ANSWER.match(answer.model_dump_json())
    assert found is not None
    assert found[1] == "c-1_Z"


def test_all_kinds_of_answers_are_tried() -> None:
    models = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, wire.Message)]
    answers = {kind for kind in models if "id" in kind.model_fields and not issubclass(kind, wire.Command)}
    assert answers == {type(answer) for answer in ANSWERS}


@pytest.mark.parametrize(
    "message",
    [
        wire.Refused(id=None, at=0, code="busy", text=""),
        wire.Presence(seat=1, connected=True),
        wire.OthersDraft(at=1, seat=0, rows=(wire.LaidRow(tiles=("r3",)),)),
    ],
    ids=lambda message: message.type,
)
def test_other_messages_answer_nothing(message: wire.Message) -> None:
    assert ANSWER.match(message.model_dump_json()) is None
