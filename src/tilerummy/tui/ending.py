"""What happened: since the player's last move, from the record as that seat sees it, and after the last move the racks,
their values, and the score sheet of the match.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from tilerummy.engine.match import Match
from tilerummy.engine.melds import Meld, tiles_of, without
from tilerummy.engine.moves import Draw
from tilerummy.engine.position import Position
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import outcome, rack_points, score
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.language.moves import describe_ending, describe_move, describe_start, starter_draws
from tilerummy.language.scores import rack_sum, score_sums, signed, wins_decide
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


@dataclass(frozen=True)
class Since:
    """A redacted record, its seat, and the number of that seat's last move (-1 if it has made none)."""

    log: Record
    seat: int
    last: int

    @classmethod
    def of(cls, log: Record, seat: int) -> "Since":
        own = [at for at, entry in enumerate(log.entries) if entry.seat == seat]
        return cls(log, seat, own[-1] if own else -1)

    @property
    def _table(self) -> tuple[Meld, ...]:
        """The table as the player left it."""
        return self.log.situations[self.last + 1].table

    @property
    def new_melds(self) -> tuple[Meld, ...]:
        return without(self.log.final.table, self._table)

    @property
    def new_tiles(self) -> Tiles:
        return tiles_of(self.log.final.table).minus(tiles_of(self._table))

    @property
    def drawn(self) -> Tile | None:
        """The tile that the player drew in that last move."""
        move = self.log.entries[self.last].move if self.last >= 0 else None
        return move.tile if isinstance(move, Draw) else None

    def lines(self, tr: Translator, names: Sequence[str]) -> Iterator[str]:
        """One line per move, starting with the player's own last one."""
        if self.last < 0:
            yield from describe_start(starter_draws(self.log), self.log.start.turn, names, tr)
        for at in range(max(0, self.last), len(self.log.entries)):
            entry = self.log.entries[at]
            if isinstance(entry.move, Draw) and entry.move.tile is not None:
                yield tr.text("play-you-drew", tile=tr.tile(entry.move.tile))
            else:
                yield describe_move(self.log.situations[at], entry.move, names[entry.seat], tr, entry.why)
