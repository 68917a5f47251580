"""Why a computer made its move: the branch that decided. Public reasons tell nothing about the rack."""

from collections.abc import Sequence

import pytest

from tilerummy.bots import make, reasons
from tilerummy.bots.reasons import PUBLIC, decision
from tilerummy.bots.round_runner import play_turn
from tilerummy.engine.editions import get
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.moves import DRAW_REQUEST, Lay, Move, parse_move
from tilerummy.engine.position import View
from tilerummy.engine.record import Entry, Record
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES
from tilerummy.language.moves import describe_reason

SHEET = "rummikub-vienna-en"
DREW, LAID = Entry(0, DRAW_REQUEST), Entry(0, parse_move(":kbr10"))
OTHER = Entry(1, DRAW_REQUEST)

REASONS = [value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, str)]


@pytest.mark.parametrize(
    ("level", "view", "log", "move", "why"),
    [
        ("newcomer", "r3-5 r6k1/x14 01 0 2.0", (), "r3-5:r3-6", "most-tiles"),
        ("newcomer", "r3-5 r6/x14 01 0 2.0", (), "r3-5:r3-6", "out"),
        ("newcomer", "r3-5 r9k1/x14 01 0 2.0", (), "+x", "nothing"),
        ("newcomer", "r3-5 r9k1/x14 1 0 2.0", (), "+x", "no-first-lay"),
        ("newcomer", "- k10b10r10k1/x14 - 0 2.0", (), ":kbr10", "first-lay"),
        ("strong", "kbr10 r5r6k1o9j/x14 01 0 2.0", (), "+x", "keeps-joker"),
        ("expert-1", "r3-5 r6k1o9/x14 01 0 3.0", (LAID, OTHER), "+x", "waits"),
        ("expert-1", "r3-5 r6k1o9/x14 01 0 3.0", (DREW, OTHER, DREW, OTHER), "r3-5:r3-6", "half"),
        ("expert-1", "r3-5 r9k1o9/x14 01 0 3.0", (DREW, OTHER, DREW, OTHER), "+x", "nothing"),
        ("expert-1", "- k10b10r10k1/x14 - 0 2.0", (), ":kbr10", "small-first-lay"),
        ("expert-1", "- k10b10k1j/x14 - 0 2.0", (), "+x", "no-first-lay-joker"),
        ("expert-1", "- k10b12k1/x14 - 0 2.0", (), "+x", "no-first-lay"),
        ("expert-1", "r3-5 r6k1o9/x90 01 0 3.0", (LAID, OTHER), "r3-5:r3-6", "danger"),
        ("expert-1", "r3-5 r6k1o9/x96 01 0 3.0", (LAID, OTHER), "r3-5:r3-6", "short-pool"),
    ],
)
def test_the_reason_of_a_move(level: str, view: str, log: tuple[Entry, ...], move: str, why: str) -> None:
    bot = make(level, 3)
    seen = View.parse(f"{SHEET} {view}")
    found = decision(bot, seen, log)
    assert (str(found.move), found.why) == (move, why)
    assert bot.choose(seen, log) == found.move


@pytest.mark.parametrize(
    ("level", "laying", "waiting"),
    [
        ("expert-1", {"small-first-lay", "half", "out"}, {"waits", "no-first-lay"}),
        ("expert", {"best-chance", "out"}, {"waits", "no-first-lay", "nothing"}),
    ],
)
def test_a_public_reason_is_for_a_visible_event(level: str, laying: set[str], waiting: set[str]) -> None:
    """During a round nothing may tell whether a computer that does not lay could have laid."""
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(3):
        game = RunningMatch(
            Match(get(SHEET), (f"computer:{level}", "computer:strong"), agreed=1, any_length=True)
        ).begin(bytes([seed] * 32))
        bots = [make(level, 1), make("strong", 2)]
        while game.record is not None and game.to_move is not None:
            game = play_turn(game, bots[game.to_move])
        record = game.last_record
        assert record is not None
        for entry in record.entries:
            assert entry.why in REASONS
            told[isinstance(entry.move, Lay)].add(entry.why)
        assert Record.parse(str(record)) == record
    assert laying <= told[True]
    assert waiting <= told[False]
    assert told[False] & PUBLIC <= {"pool-empty"}, "only what the pool tells everybody"


def test_a_computer_without_reasons_plays_on() -> None:
    class Silent:
        name = "silent"

        def choose(self, view: View, log: Sequence[Entry]) -> Move:
            return parse_move("r3-5:r3-6") if len(view.rack) == 1 else DRAW_REQUEST

    seen = View.parse(f"{SHEET} r3-5 r6k1/x14 01 0 2.0")
    assert decision(Silent(), seen, ()) == (DRAW_REQUEST, "")
    seen = View.parse(f"{SHEET} r3-5 r6/x14 01 0 2.0")
    assert decision(Silent(), seen, ()) == (parse_move("r3-5:r3-6"), "out")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    told = [describe_reason(why, Translator(language)) for why in REASONS]
    assert all(sentence.endswith(".") for sentence in told)
    assert len({*told}) == len(REASONS)
    assert (
        describe_reason("", Translator(language)) == describe_reason("because-of-grandma", Translator(language)) == ""
    )
