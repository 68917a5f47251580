"""The score sheet as people read it: a row a round, totals, who leads and who starts."""

from typing import Any

from tilerummy.cli.output import console, show, signed, table, text
from tilerummy.cli.tally import Played, Tally
from tilerummy.cli.tallyfile import as_data
from tilerummy.engine.rules import NextStarter
from tilerummy.language import catalogue
from tilerummy.language.words import language, say


def show_sheet(tally: Tally) -> None:
    page = console()
    show(text((str(tally.edition), "bold cyan")), page=page)
    if not tally.rounds:
        show(text(say("score-no-rounds")), page=page)
        return
    seats = range(len(tally.names))
    grid = table(
        say("score-head-round"),
        *(f"{'*' if seat in tally.leaders else ''}{tally.names[seat]}" for seat in seats),
        "",
        right=(0, *(seat + 1 for seat in seats)),
    )
    for number, played in enumerate(tally.rounds, 1):
        grid.add_row(
            f"{number}/{tally.length}", *map(signed, played.scores(tally.rules)), text((_ending(tally, played), "dim"))
        )
    grid.add_section()
    grid.add_row(say("score-head-total"), *map(signed, tally.sheet.totals), style="bold")
    grid.add_row(say("score-head-won"), *map(str, tally.sheet.rounds_won))
    show(grid, page=page)
    show(text(standing(tally)), page=page)
    if not tally.is_over:
        show(text((starter_words(tally), "dim")), page=page)


def _ending(tally: Tally, played: Played) -> str:
    ended = played.outcome(tally.rules)
    name = "" if ended.winner is None else tally.names[ended.winner]
    brief = "hand" if ended.hand else ended.ending.value
    return say(f"score-brief-{brief}", name=name)


def standing(tally: Tally) -> str:
    """Who leads, or has won, by the criterion of this sheet, and which that is."""
    rule = catalogue.rule_text("match", tally.rules.match, language())
    return f"{_standing(tally)} ({catalogue.rule_name('match', language())}: {rule})"


def _standing(tally: Tally) -> str:
    leaders = [tally.names[seat] for seat in tally.leaders]
    if not leaders:
        return say("score-nobody-leads")
    if len(leaders) > 1:
        return say("score-winners" if tally.is_over else "score-leaders", names=", ".join(leaders))
    if tally.is_over:
        return say("score-winner", name=leaders[0])
    seat = tally.leaders[0]
    points, rounds = tally.sheet.totals[seat], tally.sheet.rounds_won[seat]
    if tally.rules.match.value == "total":
        return say("score-leader-total", name=leaders[0], points=points)
    return say("score-leader-rounds", name=leaders[0], rounds=rounds, points=signed(points))


def starter_words(tally: Tally) -> str:
    """Who starts the next round; where the sheet cannot tell by name, the rule that tells it."""
    seat = tally.next_starter
    if seat is not None:
        return say("score-next-starter", name=tally.names[seat])
    if tally.rules.next_starter is NextStarter.REDRAW:
        return say("score-next-starter-redraw")
    rule = catalogue.rule_text("next_starter", tally.rules.next_starter, language())
    return f"{catalogue.rule_name('next_starter', language())}: {rule}"


def sheet_data(tally: Tally) -> dict[str, Any]:
    """Everything for a program: what was said, and what follows."""
    rules = tally.rules
    rounds = [
        {
            **said,
            "points": list(played.points(rules)),
            "ending": played.outcome(rules).ending.value,
            "winner": played.outcome(rules).winner,
            "scores": list(played.scores(rules)),
        }
        for said, played in zip(as_data(tally)["rounds"], tally.rounds, strict=True)
    ]
    return {
        **as_data(tally),
        "rounds": rounds,
        "totals": list(tally.sheet.totals) or [0] * len(tally.names),
        "rounds_won": list(tally.sheet.rounds_won) or [0] * len(tally.names),
        "leaders": list(tally.leaders),
        "next_starter": tally.next_starter,
        "over": tally.is_over,
    }
