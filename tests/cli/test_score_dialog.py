"""`tilerummy score` as a dialogue: every question, every command, and nothing that is lost."""

from typing import TYPE_CHECKING

import pytest

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.score_dialog import ScoreDialog
from tilerummy.cli.score_lines import parse_round, round_line
from tilerummy.engine.editions import get
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.scorecard import Played, Scorecard

if TYPE_CHECKING:
    from collections.abc import Iterator

EN = Translator("en")
CARD = Scorecard(get("rummy-classic,hand"), ("Ann", "Uncle Bob", "Cy"), (), 3, 1)


class Table:
    """Somebody who answers what is asked, and remembers what was said."""

    def __init__(self, *answers: str) -> None:
        self.answers: Iterator[str] = iter(answers)
        self.said: list[object] = []
        self.kept: list[Scorecard] = []
        self.dialog = ScoreDialog(EN, self.answer, self.said.append, lambda card: None, self.kept.append)

    def answer(self, prompt: str) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def begin(self) -> Scorecard:
        return self.dialog.begin(None, (), None, None)

    def go_on(self, card: Scorecard = CARD) -> Scorecard:
        return self.dialog.go_on(card)


def test_setting_up() -> None:
    table = Table("nope", "99", "9", "7", "3", "", "Ann", "ann", "Bo", "Cy", "x", "0", "5", "Dee", "bo")
    assert table.begin() == Scorecard(get("rummy-classic"), ("Ann", "Bo", "Cy"), (), 5, 1)
    assert sum("no edition called" in str(line) for line in table.said) == 2
    table = Table("", "2", "Ann", "Bo", "", "")
    assert table.begin() == Scorecard(get("rummikub-vienna-en"), ("Ann", "Bo"), (), 2, None), "one round of two games"


def test_rounds_are_asked_for_rack_by_rack() -> None:
    table = Table("ann", "perhaps", "n", "12", "r5 g13", "end")
    assert table.go_on().rounds == (Played((0, 12, Tiles.parse("r5g13")), 0),)
    assert table.kept[-1].rounds == (Played((0, 12, Tiles.parse("r5g13")), 0),)
    table = Table("Cy", "y", "12", "13", "end")
    assert table.go_on().rounds == (Played((12, 13, 0), 2, True),)


def test_a_wrong_rack_is_asked_again_and_nothing_is_lost() -> None:
    table = Table("ann", "n", "g5g5", "g5", "k5", "0", "", "7", "end")
    assert table.go_on().rounds == (Played((0, Tiles.parse("g5g5"), 7), 0),)


def test_nobody_went_out() -> None:
    assert Table("", "n", "", "y", "end").go_on().rounds == (Played((0, 0, 0)),)
    vienna = Scorecard(get("rummikub-vienna-en"), ("Ann", "Bo"))
    assert Table("blocked", "0", "12", "g5", "r5", "end").go_on(vienna).rounds == (Played((12, Tiles.parse("r5"))),)


@pytest.mark.parametrize(
    ("edition", "asked"),
    [
        ("lets-play-rummy", "Did the round end as a draw because the pool was empty? (y/n)"),
        ("rummy-bookmark", "Did the round end as a draw because the pool was empty? (y/n)"),
        ("rummy-classic", "Was the pool empty, and did all players pass? (y/n)"),
        ("rummikub-vienna-de", "Was the pool empty, and did all players pass? (y/n)"),
    ],
)
def test_the_end_without_a_winner_is_asked_for_as_the_sheet_has_it(edition: str, asked: str) -> None:
    card = Scorecard(get(edition), ("Ann", "Bo"))
    table = Table("", "n", "", "y", "5", "7", "end")
    played = table.go_on(card).rounds
    assert asked in table.said
    assert "The round is not over yet." in table.said
    assert played == ((Played((5, 7)),) if "vienna" in edition else (Played((0, 0)),))


def test_a_drawn_round_is_written_as_one() -> None:
    card = Scorecard(get("lets-play-rummy"), ("Ann", "Bo"))
    assert parse_round("drawn;", card, EN) == Played((0, 0))
    assert Table("drawn", "end").go_on(card).rounds == (Played((0, 0)),)
    assert round_line(card, Played((0, 0)), EN) == "drawn"
    vienna = Scorecard(get("rummikub-vienna-en"), ("Ann", "Bo"))
    assert round_line(vienna, Played((5, 5)), EN) == "blocked; Ann 5; Bo 5"
    with pytest.raises(Refused):
        parse_round("drawn;", vienna, EN)


ONE = "Ann out; Uncle Bob 1; Cy 2"


@pytest.mark.parametrize("answers", [(), ("ann",), ("ann", "n"), ("ann", "n", "3"), ("",)], ids=repr)
def test_every_question_accepts_every_command(answers: tuple[str, ...]) -> None:
    """Asked in the middle of a round, a command changes nothing that was entered for it."""
    for command in ("sheet", "help"):
        table = Table(ONE, *answers, command, *(["n", "end"] if answers == ("",) else ["end"]))
        assert table.go_on().rounds == (Played((0, 1, 2), 0),)
    shown: list[Scorecard] = []
    table = Table(ONE, *answers, "sheet", "end")
    table.dialog.show = shown.append
    table.go_on()
    assert len(shown) == 2, "after the round, and when it was asked for"
    edited = Table(ONE, *answers, "edit 1 Cy out; Ann 5; Uncle Bob 6", "end").go_on()
    assert edited.rounds == (Played((5, 6, 0), 2),)
    assert Table(ONE, *answers, "edit 7", "end").go_on().rounds == (Played((0, 1, 2), 0),)
    assert len(Table(ONE, *answers, "undo", "end").go_on().rounds) == (1 if answers else 0)


def test_an_edit_in_the_middle_of_a_round_loses_nothing() -> None:
    rounds = Table(ONE, "ann", "n", "3", "edit 1", "cy", "n", "5", "sheet", "6", "4", "end").go_on().rounds
    assert rounds == (Played((5, 6, 0), 2), Played((0, 3, 4), 0))
    rounds = Table(ONE, "ann", "n", "3", "edit", "cy", "undo", "4", "end").go_on().rounds
    assert rounds == (Played((0, 1, 2), 0), Played((0, 3, 4), 0)), "undo takes back the edit"


def test_the_end_of_the_dialogue_reports_an_unfinished_round() -> None:
    table = Table(ONE, "ann", "n", "12", "end")
    assert table.go_on().rounds == (Played((0, 1, 2), 0),)
    assert "Unfinished: Ann out; Uncle Bob 12" in table.said
    table = Table(ONE, "ann", "n", "12", "13", "end")
    table.go_on()
    assert not any("Unfinished" in str(line) for line in table.said)


def test_a_player_with_the_name_of_a_command() -> None:
    card = Scorecard(get("rummy-classic"), ("Ann", "End"))
    table = Table("end", "3", "edit", "end", "4")
    with pytest.raises(EOFError):
        table.go_on(card)
    assert table.kept[-1].rounds == (Played((4, 0), 1),)


def test_corrections() -> None:
    one, two = "Ann out; Uncle Bob 1; Cy 2", "Cy out; Uncle Bob 1; Ann 2"
    assert Table(one, two, "undo", "undo", "undo", "end").go_on().rounds == ()
    assert Table(one, "edit", "Bob", "n", "5", "6", "end").go_on().rounds == (Played((5, 0, 6), 1),)
    assert Table(one, two, f"edit 1 {two}", "edit 7", "end").go_on().rounds == (Played((2, 1, 0), 2),) * 2
    assert Table("ann", "n", "3", "undo", one, "end").go_on().rounds == (Played((0, 1, 2), 0),)
    assert Table(one, "Ann out; Cy 2", "nonsense", "sheet", "help", "end").go_on().rounds == (Played((0, 1, 2), 0),)


def test_the_agreed_number_of_rounds() -> None:
    one = "Ann out; Uncle Bob 1; Cy 2"
    assert len(Table(one, one, one, "n").go_on().rounds) == 3
    assert len(Table(one, one, one, "y", one, "n").go_on().rounds) == 4
    assert len(Table(one, one, one, "perhaps", "undo", "end").go_on().rounds) == 2, "the last round can be taken back"


def test_what_is_half_told_is_known() -> None:
    table = Table("ann", "n", "12")
    with pytest.raises(EOFError):
        table.go_on()
    assert table.dialog.unfinished_round == "Ann out; Uncle Bob 12"


def test_games_make_a_round() -> None:
    """Sheet 002 en: a round has as many games as players. What is entered is a game, and so it is called."""
    one = "Ann out; Bo 1; Cy 1"
    table = Table("rummikub-vienna-en", "3", "Ann", "Bo", "Cy", "2", "", one, "undo", "undo", "edit 3", "end")
    card = table.begin()
    assert card.agreed == 6
    assert "How many rounds of 3 games each? [1]" in table.said
    assert "Who starts the first game? (name or number; Enter if it does not matter)" in table.said
    table.go_on(card)
    said = [str(line) for line in table.said]
    assert any(line.startswith("Round 1 of 2 · game 2 of 3 · Who went out?") for line in said)
    assert {"Game 1 is undone.", "There is no game to undo."} <= set(said)
    assert any(line.startswith("There is no game 3.") for line in said)
    assert not any("round" in line.lower() for line in said if " of 2 · game " not in line and "games each" not in line)


def test_help_and_undo_before_the_first_round() -> None:
    """Every question takes back the one before it, and what was answered before that is known."""
    answers = ("undo", "rummy-classic", "help", "undo", "rummy-bookmark", "2", "Ann", "undo", "undo", "3", "Ann", "Bo")
    table = Table(*answers, "Cy", "3", "undo", "4", "help", "Bo")
    assert table.begin() == Scorecard(get("rummy-bookmark"), ("Ann", "Bo", "Cy"), (), 4, 1)
    assert EN.text("cli-score-nothing-to-take-back") in table.said
    helped = [line for line in table.said if "goes back to the question before" in str(line)]
    assert len(helped) == 2
    lists = [line for line in table.said if not isinstance(line, str)]
    assert len(lists) == 2, "the editions are listed when they are asked for"


def test_the_words_of_the_language_work_before_the_first_round() -> None:
    table = Table("rummy-classic", "zurück", "bookmark", "hilfe", "2", "Ann", "Bo", "", "")
    table.dialog.tr = Translator("de")
    assert table.begin().edition == get("rummy-bookmark")
    assert any("„zurück“ geht zur Frage davor zurück" in str(line) for line in table.said)
