"""The score card in the terminal and as JSON: one row per round, totals, who leads and who starts."""

from typing import Any

from tilerummy.cli.output import console, show, signed, table, text
from tilerummy.language import Translator
from tilerummy.language.provenance import edition_name
from tilerummy.scorecard import Scorecard, as_data
from tilerummy.scorecard.wording import ending, next_starter, standing


def show_card(card: Scorecard, tr: Translator) -> None:
    page = console()
    show(text((edition_name(card.edition, tr), "bold cyan")), page=page)
    if not card.rounds:
        show(text(tr.text("companion-no-rounds")), page=page)
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
            f"{number}/{card.length}", *map(signed, played.scores(card.rules)), text((ending(card, played, tr), "dim"))
        )
    grid.add_section()
    grid.add_row(tr.text("cli-score-head-total"), *map(signed, card.sheet.totals), style="bold")
    grid.add_row(tr.text("cli-score-head-won"), *map(str, card.sheet.rounds_won))
    show(grid, page=page)
    show(text(standing(card, tr)), page=page)
    if not card.is_over:
        show(text((next_starter(card, tr), "dim")), page=page)


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
