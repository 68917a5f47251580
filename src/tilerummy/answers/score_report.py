"""The score sheet of a real table as the page gets it: computed from the entries, and kept nowhere."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from tilerummy import scorecard
from tilerummy.engine.match import games_in_round, whole_rounds
from tilerummy.engine.rules import TimerScope
from tilerummy.engine.scoring import rack_points
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import STEP
from tilerummy.language import Translator
from tilerummy.language.provenance import table_title
from tilerummy.language.scores import round_title, score_sums, signed, wins_decide
from tilerummy.language.table_rules import printed_clock, rule_sentences
from tilerummy.rooms.rest import MOST_GAMES, MOST_ROUNDS, Body
from tilerummy.rooms.wire import SeatNumber, TileText
from tilerummy.scorecard import LONGEST_NAME, Played, Scorecard, as_data, from_data, lowest_wins

MOST_PLAYERS = 8
MOST_ENTERED = 99
"""Rounds, or games, on one sheet."""
LONGEST_RACK = 400
"""Characters of a rack: all tiles of the largest box."""

PlayerName = Annotated[str, Field(max_length=2 * LONGEST_NAME)]
"""A name that is a little too long is refused in words."""
RackEntry = Annotated[int, Field(ge=0, le=9999)] | Annotated[str, Field(max_length=LONGEST_RACK)]
"""Points as the players counted them, or tiles in TRN."""
EnteredSeat = Annotated[int, Field(ge=0, lt=MOST_PLAYERS)] | None


class EnteredRound(Body):
    """What the players say about a round."""

    out: EnteredSeat
    """Who went out; None if nobody did."""
    hand: bool = False
    """Whether all tiles were laid in one turn, as the first lay."""
    racks: Annotated[tuple[RackEntry, ...], Field(strict=False, max_length=MOST_PLAYERS)]


class ScoreData(Body):
    """A score sheet as it was entered. A file of `tilerummy score` has the same contents."""

    score: Literal[1]
    edition: Annotated[str, Field(max_length=2000)]
    players: Annotated[tuple[PlayerName, ...], Field(strict=False, max_length=MOST_PLAYERS)]
    """Clockwise."""
    agreed: Annotated[int, Field(ge=1, le=MOST_GAMES)] | None = None
    """How many games, each from deal to outcome: whole rounds as the sheet counts them; None: one for each player."""
    starter: EnteredSeat = None
    """Who started the first round, if that is known."""
    rounds: Annotated[tuple[EnteredRound, ...], Field(strict=False, max_length=MOST_ENTERED)] = ()


class ScoreQuestion(ScoreData):
    sheet_rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    """The number of rounds as the sheet counts them, instead of `agreed`: a round may have several games."""


class TileValue(Body):
    tile: TileText
    points: int
    """What it costs on a rack."""
    copies: int
    """How many the box has."""


class ScoreRow(Body):
    """A round on the sheet."""

    title: str
    ending: str
    winner: SeatNumber | None
    points: tuple[int, ...]
    """The value of each rack."""
    scores: tuple[int, ...]
    sums: tuple[str, ...]
    """The scores with their calculation."""


class ScoreShown(Body):
    """The sheet with everything that follows from the entries."""

    data: ScoreData
    """The entries, to be kept and sent again."""
    title: str
    unit: Literal["round", "game"]
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    won: tuple[int, ...]
    won_name: str
    wins_decide: bool
    leaders: tuple[SeatNumber, ...]
    standing: str
    """Who leads or has won, and what decides that."""
    next_starter: SeatNumber | None
    next_starter_text: str
    """Who starts the next round, or the rule that decides it; empty after the last round."""
    next_title: str
    over: bool
    full: bool
    """Whether the sheet has no room for another round."""
    length: int
    sheet_rounds: int | None
    """The number of rounds as the sheet counts them; None if the games are not whole rounds."""
    text: str
    """The whole sheet in a few lines, to share."""
    tiles: tuple[TileValue, ...]
    """Every kind of tile in the box."""
    hand: bool
    """Whether going out in one turn counts twice."""
    counted_if_blocked: bool
    """Whether the racks have to be counted if nobody went out."""
    if_blocked: str
    """What the sheet says about a round in which nobody goes out."""
    turn_order: tuple[SeatNumber, ...]
    """The seat after each seat."""
    clock_seconds: int | None
    clock: str
    """The printed time limit in words; empty without one."""
    clock_starts: str
    """When the players start the clock of the sheet during a turn; empty if it starts with every turn."""
    time_up: tuple[str, ...]
    """What the sheet says about the end of the time."""


AT_TIME_UP = ("timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw")
IF_BLOCKED = ("pool_empty", "blocked_score")


def score_sheet(asked: ScoreQuestion, tr: Translator) -> ScoreShown:
    """The sheet. Raises `TilerummyError` for an entry that cannot be right."""
    card = from_data(asked.model_dump())
    rules, seats = card.rules, len(card.names)
    if asked.sheet_rounds is not None:
        card = replace(card, agreed=asked.sheet_rounds * games_in_round(rules, seats))
    tr = tr.at_table(rules)
    nothing = (0,) * seats

    def said(fields: tuple[str, ...]) -> tuple[str, ...]:
        return rule_sentences(card.edition, fields, tr)

    return ScoreShown(
        data=ScoreData.model_validate(as_data(card)),
        title=table_title(card.edition, tr),
        unit="game" if tr.unit == "game" else "round",
        rows=tuple(_row(card, number, played, tr) for number, played in enumerate(card.rounds, 1)),
        totals=card.sheet.totals or nothing,
        won=card.sheet.rounds_won or nothing,
        won_name=tr.text("cli-score-head-won"),
        wins_decide=wins_decide(rules),
        leaders=card.leaders,
        standing=scorecard.describe_standing(card, tr) if card.rounds else tr.text("companion-no-rounds"),
        next_starter=card.next_starter,
        next_starter_text="" if card.is_over else scorecard.describe_next_starter(card, tr),
        next_title=_title(card, len(card.rounds) + 1, tr),
        over=card.is_over,
        full=len(card.rounds) >= MOST_ENTERED,
        length=card.length,
        sheet_rounds=whole_rounds(card.length, rules, seats),
        text="\n".join(_lines(card, tr)),
        tiles=tuple(
            TileValue(tile=str(tile), points=rack_points(Tiles((tile,)), rules), copies=rules.tiles.count(tile))
            for tile in dict.fromkeys(rules.tiles)
        ),
        hand=rules.hand_double,
        counted_if_blocked=lowest_wins(rules),
        if_blocked=" ".join(said(IF_BLOCKED if lowest_wins(rules) else IF_BLOCKED[:1])),
        turn_order=tuple((seat + STEP[rules.direction]) % seats for seat in range(seats)),
        clock_seconds=rules.timer_s,
        clock=printed_clock(rules, tr),
        clock_starts=" ".join(said(("timer_scope",))) if rules.timer_scope is TimerScope.MANIPULATION else "",
        time_up=said(AT_TIME_UP),
    )


def _title(card: Scorecard, number: int, tr: Translator) -> str:
    title = round_title(number, max(number, card.length), card.rules, len(card.names), tr)
    return f"{title[:1].upper()}{title[1:]}"


def _row(card: Scorecard, number: int, played: Played, tr: Translator) -> ScoreRow:
    rules = card.rules
    points, ended, scores = played.points(rules), played.outcome(rules), played.scores(rules)
    return ScoreRow(
        title=_title(card, number, tr),
        ending=scorecard.describe_ending(card, played, tr),
        winner=ended.winner,
        points=points,
        scores=scores,
        sums=tuple(score_sums(scores, ended, points)),
    )


def _lines(card: Scorecard, tr: Translator) -> Iterator[str]:
    """The sheet as text: the players, a line for each round, the totals, and who leads."""

    def line(name: str, scores: tuple[int, ...]) -> str:
        players = (f"{player} {signed(points)}" for player, points in zip(card.names, scores, strict=True))
        return tr.text("label-value", name=name, value=" · ".join(players))

    yield table_title(card.edition, tr)
    for number, played in enumerate(card.rounds, 1):
        name = f"{tr.text('play-head-round')} {number}"
        yield f"{line(name, played.scores(card.rules))} ({scorecard.describe_ending(card, played, tr)})"
    if card.rounds:
        yield line(tr.text("web-total"), card.sheet.totals)
        yield scorecard.describe_standing(card, tr)
    else:
        yield tr.text("companion-no-rounds")
