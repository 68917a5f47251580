"""A picture shows any lay of tiles that are there, legal or not; what is not there is refused."""

import pytest

import tilerummy
from tilerummy import BotRefused, IllegalMove, Impossible, Lay, View, draw, make_bot, parse_move, violations
from tilerummy.draw import Showable

SEEN = View.parse("rummikub-vienna-en kbr10 o10b4j/x7 0 0 2.0")
BESIDE = View.parse("rummikub-vienna-en,discard_pile=yes,open_last_tile=yes kbr10 o10b4j/x7 0 0 2.0 -/r5 ^k7")


@pytest.mark.parametrize(
    ("seen", "move", "kind"),
    [
        (SEEN, "kbr9:kbro9", violations.NoSuchMeld),
        (SEEN, ":kbr5", violations.NotOnRack),
        (SEEN, "kbr10:[b4o10]", violations.LeftTheTable),
        (SEEN, "<r5:kbr5", violations.NoSuchVariant),
        (BESIDE, "<r6:[r6b4]", violations.NotTheLastDiscard),
        (BESIDE, "^k8:[k8b4]", violations.NotTheOpenTile),
    ],
)
def test_a_lay_of_what_is_not_there_is_refused(seen: View, move: str, kind: type[violations.Violation]) -> None:
    shown = parse_move(move)
    assert isinstance(shown, Showable)
    with pytest.raises(IllegalMove) as refused:
        draw.table(seen, lay=shown)
    assert kind in map(type, refused.value.violations)


@pytest.mark.parametrize(
    ("seen", "move", "played"),
    [(SEEN, "kbr10:kbro10", 1), (SEEN, ":[b4o10]", 2), (BESIDE, "<r5:[r5b4]", 2), (BESIDE, "^k7:[k7b4j]", 3)],
)
def test_an_illegal_lay_of_what_is_there_is_shown(seen: View, move: str, played: int) -> None:
    shown = parse_move(move)
    assert isinstance(shown, Showable)
    assert draw.table(seen, lay=shown).count('data-mark="played"') == played


@pytest.mark.parametrize("names", [["A"], ["A", "B", "C"]])
def test_there_is_a_name_for_each_seat_or_none(names: list[str]) -> None:
    with pytest.raises(Impossible) as refused:
        draw.table(SEEN, names=names)
    assert (refused.value.code, refused.value.params) == ("names-not-of-seats", {"names": len(names), "seats": 2})
    assert draw.table(SEEN, names=[]) == draw.table(SEEN)


def test_the_module_shows_only_its_public_names() -> None:
    assert dir(draw) == sorted(draw.__all__)


def test_the_repr_of_a_refused_bot_makes_it_again() -> None:
    error = BotRefused(make_bot("steady"), SEEN, Lay.parse(":kbr5"), (violations.NothingPlayed(),))
    again = eval(repr(error), {name: getattr(tilerummy, name) for name in tilerummy.__all__})
    assert (again.params, again.seen, again.move) == (error.params, error.seen, error.move)
    assert repr(again) == repr(error)
