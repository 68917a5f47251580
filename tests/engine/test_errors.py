"""Errors can be pickled: if a worker process raises one, the caller gets the same error."""

import copy
import pickle

import pytest

from tilerummy.bots import make
from tilerummy.bots.round_runner import BotRefused
from tilerummy.engine import editions
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import View
from tilerummy.engine.violations import IllegalMove, NotOnRack

VIEW = View.parse("rummikub-vienna-en kbr10 r6k1/x9 01 0 4.2")
ERRORS = [
    Impossible("edition-unknown", name="bridge"),
    Unreadable("row-empty", ":,", 1, expected="tile"),
    IllegalMove((NotOnRack(VIEW.rack),)),
    BotRefused(make("casual", 1), VIEW, parse_move("kbr10:kbro10"), (NotOnRack(VIEW.rack),)),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_can_be_sent_to_another_process(error: TilerummyError) -> None:
    for same in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(same) is type(error)
        assert str(same) == str(error)
        assert (same.code, same.params, same.args) == (error.code, error.params, error.args)
        assert vars(same).keys() == vars(error).keys()


def test_an_error_of_the_library_arrives() -> None:
    with pytest.raises(Impossible) as caught:
        editions.get("bridge")
    assert pickle.loads(pickle.dumps(caught.value)).code == caught.value.code
