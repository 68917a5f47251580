"""After the last move: the racks, what each is worth by this sheet, and the score sheet of the match."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tilerummy.engine.match import Match
from tilerummy.engine.position import Position
from tilerummy.engine.scoring import Ending, Outcome, outcome, rack_points, score
from tilerummy.engine.tiles import Tiles
from tilerummy.tui.faces import Faces, flowing
from tilerummy.tui.words import Words


def round_page(
    final: Position, names: Sequence[str], words: Words, faces: Faces, width: int
) -> Iterator[RenderableType]:
    """How the round ended, and the sum that leads to every score."""
    ended, scores = outcome(final), score(final)
    if ended is None or scores is None:
        return
    yield Text(words.ending(final, names), style="bold")
    yield Text("")
    grid = _grid(words.say("head-player"), words.say("head-left"), words.say("head-sum"), words.say("head-score"))
    sums = [_sum(rack, final) for rack in final.racks]
    room = max(24, width - max(map(len, names)) - max(map(len, sums)) - 24)
    gains = _gains(scores, ended, final, words)
    for seat, name in enumerate(names):
        rack = Text("\n").join(flowing(faces.tiles(final.racks[seat]), " ", room))
        style = "bold" if seat == ended.winner else ""
        grid.add_row(Text(name, style=style), rack, sums[seat], Text(gains[seat], style=style))
    yield grid


def sheet_page(match: Match, names: Sequence[str], words: Words) -> Iterator[RenderableType]:
    """Rows per round, totals, and who leads or has won."""
    sheet = match.sheet
    grid = _grid(words.say("head-round"), *names, right=range(1, len(names) + 1))
    for number, row in enumerate(sheet.rows, 1):
        grid.add_row(f"{number}/{match.length}", *map(signed, row.scores))
    if len(sheet.rows) > 1:
        grid.add_section()
        grid.add_row(words.say("head-total"), *map(signed, sheet.totals), style="bold")
    yield grid
    leaders = [names[seat] for seat in sheet.leaders]
    if any(sheet.totals) and match.length > 1:
        code = "match-won" if match.is_over else "match-leads"
        yield Text(words.say(code if len(leaders) == 1 else f"{code}-shared", names=", ".join(leaders)), style="bold")


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _grid(*headings: str, right: Sequence[int] = (3,)) -> Table:
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at in right else "left", overflow="fold")
    return grid


def _sum(rack: Tiles, final: Position) -> str:
    """`5 + 13 + 30 = 48`; a long rack is only counted."""
    points = rack_points(rack, final.rules)
    numbers = [str(tile.number or final.rules.joker_penalty) for tile in rack]
    return f"{' + '.join(numbers)} = {points}" if 1 < len(numbers) <= 6 else str(points)


def _gains(scores: Sequence[int], ended: Outcome, final: Position, words: Words) -> list[str]:
    """Every score with the step that leads from the racks to it, where there is one."""
    if ended.winner is None:
        return [signed(points) for points in scores]
    points = [rack_points(rack, final.rules) for rack in final.racks]
    told: list[str] = []
    for seat, gain in enumerate(scores):
        if seat == ended.winner:
            losses = [str(-loss) for other, loss in enumerate(scores) if other != seat and loss]
            told.append(f"{' + '.join(losses)} = {signed(gain)}" if len(losses) > 1 else signed(gain))
        elif ended.hand:
            told.append(f"2 × {points[seat]} = {signed(gain)}")
        elif ended.ending is Ending.BLOCKED and gain and -gain != points[seat]:
            told.append(f"{points[seat]} − {points[ended.winner]} = {signed(gain)}")
        else:
            told.append(signed(gain))
    return told
