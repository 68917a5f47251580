import pytest

from tilerummy.engine.editions import get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.match import Match, ScoreSheet, whole_rounds
from tilerummy.engine.moves import RESIGN, parse_move
from tilerummy.engine.position import Position, Stage, view
from tilerummy.engine.record import Record
from tilerummy.engine.rules import MatchWinner

NAMES = ("Ann", "Ben", "Cem")


def seed(number: int) -> bytes:
    return bytes([number]) * 32


def finished(edition: str, turn: int, *moves: str) -> Record:
    """A round of three that begins at `turn`; every seat could lay all it has."""
    start = f"{edition} - k10b10r10/k11b11r11/k12b12r12 - {turn} 1.0"
    record = Record(Position.parse(start))
    for move in moves:
        record = record.played(parse_move(move))
    return record


def test_a_match_from_the_first_deal_to_its_winner() -> None:
    match = Match(get("rummikub-original-fr"), NAMES)
    assert (match.length, match.is_over) == (3, False)
    for number in range(3):
        record = match.begin_round(seed(number), youngest=1)
        assert record.tag("Seats") == "Ann/Ben/Cem"
        assert record.tag("Round") == str(number + 1)
        assert isinstance(record.start, Position)
        assert record.start.opened == frozenset()  # no seat has opened when a round starts
        assert record.start.turn == (1 + number) % 3
        match = match.with_round(record.played(RESIGN))
    assert match.is_over
    assert [record.tag("Result") is None for record in match.rounds] == [False] * 3
    assert sum(match.sheet.totals) == 0
    assert len(match.sheet.rows) == 3
    with pytest.raises(Impossible, match="match over"):
        match.begin_round(seed(9))


def test_a_round_of_the_sheet_may_have_several_games() -> None:
    """Sheet 002 en: as many games as players; the match without an agreement is one such round."""
    for seats in (2, 3, 4):
        match = Match(get("rummikub-vienna-en"), tuple("ABCD"[:seats]))
        assert (match.games_in_round, match.length) == (seats, seats)
        assert Match(get("rummikub-vienna-de"), tuple("ABCD"[:seats])).games_in_round == 1


def test_games_are_whole_rounds_or_not() -> None:
    several, one = get("rummikub-vienna-en").rules, get("rummikub-vienna-de").rules
    assert [whole_rounds(games, several, 3) for games in (1, 3, 4, 6)] == [None, 1, None, 2]
    assert whole_rounds(4, one, 3) == 4


def test_an_agreed_number_of_rounds() -> None:
    match = Match(get("rummikub-original-fr"), NAMES, agreed=1)
    assert match.with_round(finished("rummikub-original-fr", 0, ":kbr10")).is_over


@pytest.mark.parametrize(
    ("edition", "starters"),
    [
        ("rummikub-original-fr", [1, 2, 0]),
        ("rummikub-original-de", [2, 0, 1]),
        ("lets-play-rummy", [1, 2, 0]),
    ],
)
def test_the_start_moves_on_one_seat(edition: str, starters: list[int]) -> None:
    """The start rotates in the direction of play, regardless of the winner."""
    edition = f"{edition},colours=kbry,open_min=30"
    for turn, starter in enumerate(starters):
        out = f":kbr{10 + turn}"
        match = Match(get(edition), NAMES).with_round(finished(edition, turn, out))
        assert match.begin_round(seed(1)).start.turn == starter


@pytest.mark.parametrize(
    ("moves", "starter"),
    [
        ([":kbr10"], 1),
        (["+y1", ":kbr11"], 2),
        (["+y1", "+y2", ":kbr12"], 0),
        (["+y1", "resign"], 2),
        (["resign"], 1),
    ],
)
def test_the_follower_begins(moves: list[str], starter: int) -> None:
    """004 de: the seat that would have been next."""
    edition = "rummy-classic,colours=kbry"
    match = Match(get(edition), NAMES).with_round(finished(edition, 0, *moves))
    assert match.begin_round(seed(1)).start.turn == starter


def test_the_start_is_drawn_again() -> None:
    edition = "rummikub-vienna-en,colours=kbry"
    match = Match(get(edition), NAMES).with_round(finished(edition, 0, ":kbr10"))
    starters = {match.begin_round(seed(number)).start.turn for number in range(30)}
    assert starters == {0, 1, 2}


def test_a_drawn_round_counts_and_the_start_moves_on() -> None:
    """Under sheet 000 an empty pool ends the round as a draw: no points, no winner, and the next seat starts."""
    full = "b1-13,b1-13,r1-13,r1-13,y1-13,y1-13,g1-13"
    start = Position.parse(f"lets-play-rummy {full},g4-13 g1/g2/jjjj 012 0 9.0")
    record = Record(start).played(parse_move("+g3"))
    match = Match(get("lets-play-rummy"), NAMES).with_round(record)
    assert match.rounds[0].tag("Result") == "0/0/0"
    assert match.sheet.rows[0].winner is None
    assert match.sheet.rounds_won == (0, 0, 0)
    assert match.begin_round(seed(1)).start.turn == 1


def test_a_blocked_win_is_a_round_won() -> None:
    """Even if no points were lost: the sheet 002 en counts rounds first."""
    full = "k1-13,k1-13,b1-13,b1-13,r1-13,r1-13,o1-13"
    start = Position.parse(f"rummikub-vienna-en,blocked_score=none {full},o4-13 o1/o2j/o3j 012 0 9.2")
    match = Match(start.edition, NAMES).with_round(Record(start).played(parse_move("pass")))
    assert match.sheet.rounds_won == (1, 0, 0)
    assert match.sheet.leaders == (0,)


def test_an_unfinished_round_cannot_join_a_match() -> None:
    match = Match(get("rummikub-original-fr"), NAMES)
    going_on = finished("rummikub-original-fr", 0, "+y1")
    with pytest.raises(Impossible, match="round not over"):
        match.with_round(going_on)
    with pytest.raises(Impossible, match="round not over"):
        _ = Match(match.edition, NAMES, (going_on,)).sheet
    hidden = finished("rummikub-original-fr", 0, ":kbr10").redacted(1)
    with pytest.raises(Impossible, match="round not over"):
        _ = Match(match.edition, NAMES, (hidden,)).sheet


@pytest.mark.parametrize("names", [("Ann",), ("A", "B", "C", "D", "E"), ("Ann", "B/C"), ("Ann", "Ben\n")])
def test_invalid_seats_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(Impossible):
        Match(get("rummikub-original-fr"), names)


def test_a_score_sheet() -> None:
    sheet = ScoreSheet(MatchWinner.TOTAL)
    assert (sheet.totals, sheet.leaders, sheet.rounds_won) == ((), (), ())
    sheet = sheet.with_row((5, -5)).with_row((0, 0)).with_row((-2, 2), winner=0)
    assert [row.winner for row in sheet.rows] == [0, None, 0]
    assert (sheet.totals, sheet.rounds_won, sheet.leaders) == ((3, -3), (2, 0), (0,))
    with pytest.raises(Impossible, match="scores not zero"):
        sheet.with_row((5, -4))
    with pytest.raises(Impossible, match="seats out of range"):
        sheet.with_row((5, -5, 0))


def test_a_record_knows_who_gave_up() -> None:
    record = finished("rummikub-original-fr", 0, "+y1", "resign")
    assert record.final.stage is Stage.RESIGNED
    assert record.final.turn == 1
    assert view(record.final, 0).stage is Stage.RESIGNED  # type: ignore[arg-type]


@pytest.mark.parametrize(("edition", "in_round"), [("rummikub-vienna-en", 4), ("rummikub-vienna-de", 1)])
def test_a_match_has_whole_rounds(edition: str, in_round: int) -> None:
    """The English sheet counts as many games as players as one round; the default is one such round."""
    players = ("A", "B", "C", "D")
    assert Match(get(edition), players).length == 4
    for number in range(1, 9):
        assert Match(get(edition), players, agreed=number, any_length=True).length == number
        if number % in_round == 0:
            assert Match(get(edition), players, agreed=number).length == number
            continue
        with pytest.raises(Impossible, match="games not whole rounds") as refused:
            Match(get(edition), players, agreed=number)
        assert refused.value.params == {"games": number, "size": in_round}
