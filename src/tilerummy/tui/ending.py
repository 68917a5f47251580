"""After the last move: the racks and their values, and the score sheet of the match."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tilerummy.engine.match import Match
from tilerummy.engine.position import Position
from tilerummy.engine.scoring import Ending, Outcome, outcome, rack_points, score
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.language.moves import describe_ending
from tilerummy.tui.faces import Faces, flowing


def round_page(
    final: Position, names: Sequence[str], tr: Translator, faces: Faces, width: int
) -> Iterator[RenderableType]:
    """How the round ended, and how each score is computed."""
    ended, scores = outcome(final), score(final)
    if ended is None or scores is None:
        return
    yield Text(describe_ending(final, names, tr), style="bold")
    yield Text("")
    grid = _grid(
        tr.text("play-head-player"), tr.text("play-head-left"), tr.text("play-head-sum"), tr.text("play-head-score")
    )
    sums = [_sum(rack, final) for rack in final.racks]
    room = max(24, width - max(map(len, names)) - max(map(len, sums)) - 24)
    gains = _gains(scores, ended, final)
    for seat, name in enumerate(names):
        rack = Text("\n").join(flowing(faces.tiles(final.racks[seat]), " ", room))
        style = "bold" if seat == ended.winner else ""
        grid.add_row(Text(name, style=style), rack, sums[seat], Text(gains[seat], style=style))
    yield grid


def sheet_page(match: Match, names: Sequence[str], tr: Translator) -> Iterator[RenderableType]:
    """One row per round, totals, and who leads or has won."""
    sheet = match.sheet
    grid = _grid(tr.text("play-head-round"), *names, right=range(1, len(names) + 1))
    for number, row in enumerate(sheet.rows, 1):
        grid.add_row(f"{number}/{match.length}", *map(signed, row.scores))
    if len(sheet.rows) > 1:
        grid.add_section()
        grid.add_row(tr.text("play-head-total"), *map(signed, sheet.totals), style="bold")
    yield grid
    leaders = [names[seat] for seat in sheet.leaders]
    if any(sheet.totals) and match.length > 1:
        message_id = "play-match-won" if match.is_over else "play-match-leads"
        if len(leaders) > 1:
            message_id += "-shared"
        yield Text(tr.text(message_id, names=", ".join(leaders)), style="bold")


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _grid(*headings: str, right: Sequence[int] = (3,)) -> Table:
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at in right else "left", overflow="fold")
    return grid


def _sum(rack: Tiles, final: Position) -> str:
    """`5 + 13 + 30 = 48`; a long rack shows only its total."""
    points = rack_points(rack, final.rules)
    numbers = [str(tile.number or final.rules.joker_penalty) for tile in rack]
    return f"{' + '.join(numbers)} = {points}" if 1 < len(numbers) <= 6 else str(points)


def _gains(scores: Sequence[int], ended: Outcome, final: Position) -> list[str]:
    """Each score with its sum, if it is more than the value of a rack."""
    if ended.winner is None:
        return [signed(points) for points in scores]
    points = [rack_points(rack, final.rules) for rack in final.racks]
    gains: list[str] = []
    for seat, gain in enumerate(scores):
        if seat == ended.winner:
            losses = [str(-loss) for other, loss in enumerate(scores) if other != seat and loss]
            gains.append(f"{' + '.join(losses)} = {signed(gain)}" if len(losses) > 1 else signed(gain))
        elif ended.hand:
            gains.append(f"2 × {points[seat]} = {signed(gain)}")
        elif ended.ending is Ending.BLOCKED and gain and -gain != points[seat]:
            gains.append(f"{points[seat]} − {points[ended.winner]} = {signed(gain)}")
        else:
            gains.append(signed(gain))
    return gains
