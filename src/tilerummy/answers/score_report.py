"""The score sheet of a real table as the page gets it: computed from the entries, and kept nowhere."""

from collections.abc import Iterator
from dataclasses import replace

from tilerummy.answers import score_model as model
from tilerummy.engine.editions import Edition
from tilerummy.engine.match import games_in_round, whole_rounds
from tilerummy.engine.rules import TimerScope
from tilerummy.engine.scoring import rack_points
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import STEP
from tilerummy.language import Translator
from tilerummy.language.provenance import table_title
from tilerummy.language.rounds import round_title, wins_decide
from tilerummy.language.scores import score_sums, signed
from tilerummy.language.table_rules import printed_clock, rule_sentences
from tilerummy.scorecard import Played, Scorecard, as_data, from_data, lowest_wins
from tilerummy.scorecard.wording import ending, next_starter, standing

AT_TIME_UP = ("timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw")
IF_BLOCKED = ("pool_empty", "blocked_score")


def score_json(asked: model.ScoreQuestion, tr: Translator) -> bytes:
    return score_sheet(asked, tr).model_dump_json().encode()


def score_sheet(asked: model.ScoreQuestion, tr: Translator) -> model.ScoreShown:
    """The sheet. Raises `TilerummyError` for an entry that cannot be right."""
    card = from_data(asked.model_dump())
    rules, seats = card.rules, len(card.names)
    if asked.sheet_rounds is not None:
        card = replace(card, agreed=asked.sheet_rounds * games_in_round(rules, seats))
    tr = tr.at_table(rules)
    nothing = (0,) * seats
    return model.ScoreShown(
        data=model.ScoreData.model_validate(as_data(card)),
        title=table_title(card.edition, tr),
        unit="game" if tr.unit == "game" else "round",
        rows=tuple(_row(card, number, played, tr) for number, played in enumerate(card.rounds, 1)),
        totals=card.sheet.totals or nothing,
        won=card.sheet.rounds_won or nothing,
        won_name=tr.text("cli-score-head-won"),
        wins_decide=wins_decide(rules),
        leaders=card.leaders,
        standing=standing(card, tr) if card.rounds else tr.text("companion-no-rounds"),
        next_starter=card.next_starter,
        next_starter_text="" if card.is_over else next_starter(card, tr),
        next_title=_title(card, len(card.rounds) + 1, tr),
        over=card.is_over,
        full=len(card.rounds) >= model.MOST_ENTERED,
        length=card.length,
        sheet_rounds=whole_rounds(card.length, rules, seats),
        text="\n".join(_lines(card, tr)),
        tiles=tuple(
            model.TileValue(tile=str(tile), points=rack_points(Tiles((tile,)), rules), copies=rules.tiles.count(tile))
            for tile in dict.fromkeys(rules.tiles)
        ),
        hand=rules.hand_double,
        counted_if_blocked=lowest_wins(rules),
        if_blocked=_said(card.edition, IF_BLOCKED if lowest_wins(rules) else IF_BLOCKED[:1], tr),
        turn_order=tuple((seat + STEP[rules.direction]) % seats for seat in range(seats)),
        clock_seconds=rules.timer_s,
        clock=printed_clock(rules, tr),
        clock_starts=_said(card.edition, ("timer_scope",), tr) if rules.timer_scope is TimerScope.MANIPULATION else "",
        time_up=rule_sentences(card.edition, AT_TIME_UP, tr),
    )


def _said(edition: Edition, fields: tuple[str, ...], tr: Translator) -> str:
    return " ".join(rule_sentences(edition, fields, tr))


def _title(card: Scorecard, number: int, tr: Translator) -> str:
    title = round_title(number, max(number, card.length), card.rules, len(card.names), tr)
    return f"{title[:1].upper()}{title[1:]}"


def _row(card: Scorecard, number: int, played: Played, tr: Translator) -> model.ScoreRow:
    rules = card.rules
    points, ended, scores = played.points(rules), played.outcome(rules), played.scores(rules)
    return model.ScoreRow(
        title=_title(card, number, tr),
        ending=ending(card, played, tr),
        winner=ended.winner,
        points=points,
        scores=scores,
        sums=tuple(score_sums(scores, ended, points)),
    )


def _lines(card: Scorecard, tr: Translator) -> Iterator[str]:
    """The sheet as text: the players, a line for each round, the totals, and who leads."""

    def line(name: str, scores: tuple[int, ...]) -> str:
        each = (f"{player} {signed(points)}" for player, points in zip(card.names, scores, strict=True))
        return tr.text("label-value", name=name, value=" · ".join(each))

    yield table_title(card.edition, tr)
    for number, played in enumerate(card.rounds, 1):
        name = f"{tr.text('play-head-round')} {number}"
        yield f"{line(name, played.scores(card.rules))} ({ending(card, played, tr)})"
    if card.rounds:
        yield line(tr.text("web-total"), card.sheet.totals)
        yield standing(card, tr)
    else:
        yield tr.text("companion-no-rounds")
