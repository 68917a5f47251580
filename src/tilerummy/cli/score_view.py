"""The score card in the terminal and as JSON: one row per round, totals, who leads and who starts."""

from typing import Any

from tilerummy.cli.output import console, show, signed, table, text
from tilerummy.cli.scorecard import Played, Scorecard
from tilerummy.cli.scorecard_file import as_data
from tilerummy.engine.rules import NextStarter
from tilerummy.language import Translator
from tilerummy.language.provenance import edition_name
from tilerummy.language.rounds import wins_decide


def show_card(card: Scorecard, tr: Translator) -> None:
    page = console()
    show(text((edition_name(card.edition, tr), "bold cyan")), page=page)
    if not card.rounds:
        show(text(tr.text("cli-score-no-rounds")), page=page)
        return
    seats = range(len(card.names))
    grid = table(
        tr.text("play-head-round"),
        *(f"{'*' if seat in card.leaders else ''}{card.names[seat]}" for seat in seats),
        "",
        right=(0, *(seat + 1 for seat in seats)),
    )
    for number, played in enumerate(card.rounds, 1):
        grid.add_row(
            f"{number}/{card.length}", *map(signed, played.scores(card.rules)), text((_ending(card, played, tr), "dim"))
        )
    grid.add_section()
    grid.add_row(tr.text("cli-score-head-total"), *map(signed, card.sheet.totals), style="bold")
    grid.add_row(tr.text("cli-score-head-won"), *map(str, card.sheet.rounds_won))
    show(grid, page=page)
    show(text(standing(card, tr)), page=page)
    if not card.is_over:
        show(text((next_starter(card, tr), "dim")), page=page)


def _ending(card: Scorecard, played: Played, tr: Translator) -> str:
    ended = played.outcome(card.rules)
    name = "" if ended.winner is None else card.names[ended.winner]
    brief = "hand" if ended.hand else ended.ending.value
    return tr.text(f"cli-score-brief-{brief}", name=name)


def standing(card: Scorecard, tr: Translator) -> str:
    """Who leads or has won, and by which criterion of the edition."""
    return f"{_standing(card, tr)} ({tr.rule('match', card.rules.match)})"


def _standing(card: Scorecard, tr: Translator) -> str:
    leaders = [card.names[seat] for seat in card.leaders]
    if not leaders:
        return tr.text("cli-score-nobody-leads")
    if len(leaders) > 1:
        return tr.text("cli-score-winners" if card.is_over else "cli-score-leaders", names=", ".join(leaders))
    if card.is_over:
        return tr.text("cli-score-winner", name=leaders[0])
    seat = card.leaders[0]
    points, rounds = card.sheet.totals[seat], card.sheet.rounds_won[seat]
    if not wins_decide(card.rules):
        return tr.text("cli-score-leader-total", name=leaders[0], points=points)
    return tr.text("cli-score-leader-rounds", name=leaders[0], rounds=rounds, points=signed(points))


def next_starter(card: Scorecard, tr: Translator) -> str:
    """Who starts the next round, or the rule that decides it if the rounds so far do not."""
    seat = card.next_starter
    if seat is not None:
        return tr.text("cli-score-next-starter", name=card.names[seat])
    if card.rules.next_starter is NextStarter.REDRAW:
        return tr.text("cli-score-next-starter-redraw")
    return tr.rule("next_starter", card.rules.next_starter)


def card_data(card: Scorecard) -> dict[str, Any]:
    """Everything for a program: what was entered, and what is computed from it."""
    rules = card.rules
    rounds = [
        {
            **entered,
            "points": list(played.points(rules)),
            "ending": played.outcome(rules).ending.value,
            "winner": played.outcome(rules).winner,
            "scores": list(played.scores(rules)),
        }
        for entered, played in zip(as_data(card)["rounds"], card.rounds, strict=True)
    ]
    return {
        **as_data(card),
        "rounds": rounds,
        "totals": list(card.sheet.totals) or [0] * len(card.names),
        "rounds_won": list(card.sheet.rounds_won) or [0] * len(card.names),
        "leaders": list(card.leaders),
        "next_starter": card.next_starter,
        "over": card.is_over,
    }
