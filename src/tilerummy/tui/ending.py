"""After the last move: the racks and their values, and the score sheet of the match."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from tilerummy.engine.match import Match
from tilerummy.engine.position import Position
from tilerummy.engine.scoring import outcome, rack_points, score
from tilerummy.language import Translator
from tilerummy.language.moves import describe_ending
from tilerummy.language.rounds import wins_decide
from tilerummy.language.scores import rack_sum, score_sums, signed
from tilerummy.tui.faces import Faces, flowing, plain_table

LONGEST_SUM = 6


def round_page(
    final: Position, names: Sequence[str], tr: Translator, faces: Faces, width: int
) -> Iterator[RenderableType]:
    """How the round ended, and how each score is computed."""
    ended, scores = outcome(final), score(final)
    if ended is None or scores is None:
        return
    yield Text(describe_ending(final, names, tr), style="bold")
    yield Text("")
    grid = plain_table(*(tr.text(f"play-head-{column}") for column in ("player", "left", "sum", "score")), right=[3])
    sums = [rack_sum(rack, final.rules, LONGEST_SUM) for rack in final.racks]
    room = max(24, width - max(map(len, names)) - max(map(len, sums)) - 24)
    gains = list(score_sums(scores, ended, [rack_points(rack, final.rules) for rack in final.racks]))
    for seat, name in enumerate(names):
        rack = Text("\n").join(flowing(faces.tiles(final.racks[seat]), " ", room))
        style = "bold" if seat == ended.winner else ""
        grid.add_row(Text(name, style=style), rack, sums[seat], Text(gains[seat], style=style))
    yield grid


def sheet_page(match: Match, names: Sequence[str], tr: Translator) -> Iterator[RenderableType]:
    """One row per round, totals, and who leads or has won."""
    sheet, rules = match.sheet, match.edition.rules
    grid = plain_table(tr.text("play-head-round"), *names, right=range(1, len(names) + 1))
    for number, row in enumerate(sheet.rows, 1):
        grid.add_row(f"{number}/{match.length}", *map(signed, row.scores))
    if len(sheet.rows) > 1:
        grid.add_section()
        grid.add_row(tr.text("play-head-total"), *map(signed, sheet.totals), style="bold")
        if wins_decide(rules):
            grid.add_row(tr.text("cli-score-head-won"), *map(str, sheet.rounds_won), style="bold")
    yield grid
    leaders = [names[seat] for seat in sheet.leaders]
    if any(sheet.totals) and match.length > 1:
        message_id = "play-match-won" if match.is_over else "play-match-leads"
        if len(leaders) > 1:
            message_id += "-shared"
        yield Text(tr.text(message_id, names=", ".join(leaders)), style="bold")
