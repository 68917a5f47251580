"""Imported records: long ones are checked in a process of their own, with the same results."""

import pytest

from tilerummy.bots import make
from tilerummy.bots.round_runner import play_turn
from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.hosting.work import IMPORT, Payer
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room_records import check_record, round_in
from tilerummy.server import work_process
from tilerummy.server.budgets import Budgets
from tilerummy.server.metrics import Metrics

PAYER = Payer(address="192.0.2.1")


@pytest.fixture(scope="module")
def record() -> str:
    bots = [make("first-found", seat) for seat in range(2)]
    game = RunningMatch(Match(get("rummikub-vienna-en"), ("Ann", "Bo"), (), 1, any_length=True)).begin(
        bytes(SEED_BYTES), 0
    )
    while game.record is not None:
        assert game.to_move is not None
        game = play_turn(game, bots[game.to_move])
    return str(game.match.rounds[0])


@pytest.mark.parametrize(
    "names",
    [
        "A" * 25 + "/Bo",
        "Ann/B\x1bo",
        "Ann/B\u202eo",
        "Ann/",
        "Ann/\u3164",
        "Ann/computer:" + "x" * 101,
        "Ann/computer:\x9b",
    ],
)
def test_names_have_the_limits_of_guests(record: str, names: str) -> None:
    bad = record.replace('[Seats "Ann/Bo"]', f'[Seats "{names}"]')
    assert bad != record
    for check in (check_record, lambda text: check_record(record + text), lambda text: round_in(text, 1)):
        with pytest.raises(Refusal) as refusal:
            check(bad)
        assert (refusal.value.code, refusal.value.status) == ("name-bad", 422)


@pytest.mark.parametrize(
    "names", ["A" * 24 + "/Zoe\u0301", "computer:steady/computer:!python bot.py", "علی\u200cرضا/Computer"]
)
def test_names_that_a_guest_may_have_are_imported(record: str, names: str) -> None:
    assert check_record(record.replace('[Seats "Ann/Bo"]', f'[Seats "{names}"]')).sitters


async def test_a_process_finds_the_same_and_its_time_is_counted(record: str) -> None:
    text = "\n".join([record] * 2)
    budgets = Budgets(0.001, 5.0, Metrics())
    checked = await budgets.do_apart(IMPORT, PAYER, check_record, text)
    assert checked == check_record(text)
    assert checked.verified
    assert checked.room("abcd", "host", 5).stage == "closed"
    assert budgets.buckets[f"{IMPORT} address 192.0.2.1"].left < 5.0 - 0.05
    assert not (await budgets.do_apart(IMPORT, PAYER, check_record, text.replace("[Seed", "[Seat"))).verified
    budgets.close()


@pytest.mark.long
async def test_errors_of_the_process_are_those_of_the_record(record: str) -> None:
    budgets = Budgets(1.0, 50.0, Metrics())
    seed = bytes(SEED_BYTES).hex()
    for bad in (record.replace(seed, "zz"), record[:-40]):
        text = f"{record}\n{bad}"
        with pytest.raises(TilerummyError) as here:
            check_record(text)
        with pytest.raises(TilerummyError) as there:
            await budgets.do_apart(IMPORT, PAYER, check_record, text)
        assert (type(there.value), str(there.value)) == (type(here.value), str(here.value))
        assert there.value.code == here.value.code
    with pytest.raises(Refusal) as refusal:
        await budgets.do_apart(IMPORT, PAYER, check_record, "\n".join([record] * 100))
    assert (refusal.value.code, refusal.value.status) == ("body-too-long", 413)
    budgets.close()


async def test_a_process_that_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_process, "PROCESS", ("false",))
    budgets = Budgets(1.0, 50.0, Metrics())
    with pytest.raises(RuntimeError, match="failed"):
        await budgets.do_apart(IMPORT, PAYER, check_record, "x")
    assert budgets.lanes[IMPORT].busy == 0
    budgets.close()
