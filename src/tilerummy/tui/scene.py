"""What the player sees: the other seats, the table, the rack, and the state of the draft. It gets only a View.

The output is lines for Rich to print. New tiles on the table are marked by `*` and underlined, changed rows of the
draft by `+`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from tilerummy.engine.draft import Draft
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.melds import Meld, Row, without
from tilerummy.engine.position import Stage, View
from tilerummy.engine.tiles import INDEX, Tile, Tiles
from tilerummy.engine.turns import STEP
from tilerummy.language import Translator
from tilerummy.language.provenance import edition_name
from tilerummy.language.scores import round_title
from tilerummy.tui.faces import GAP, Faces, flowing, in_the_box

MOST_REASONS = 4
BY_GROUP, BY_RUN = "group", "run"


@dataclass(frozen=True)
class Seats:
    """Names and levels of the seats, the number of this round and how many there are."""

    names: tuple[str, ...]
    notes: tuple[str, ...]
    round: int
    rounds: int


@dataclass(frozen=True)
class Shown:
    """One moment: the draft with its view, what happened since the last one, and the message to the player."""

    draft: Draft
    seats: Seats
    news: Sequence[str] = ()
    new_melds: Sequence[Meld | Row] = ()
    new_tiles: Tiles = field(default_factory=Tiles)
    drawn: Tile | None = None
    sorting: str = BY_RUN
    message: Sequence[str] = ()
    title: str = ""
    """Shown instead of the number of the round."""
    todo: str = ""
    """Shown instead of what the player can do in a round."""


@dataclass(frozen=True)
class Scene:
    """Draws moments for a page of `width` cells."""

    tr: Translator
    faces: Faces = field(default_factory=Faces)
    width: int = 80
    height: int = 24

    def lines(self, shown: Shown) -> Iterator[Text]:
        yield from self._head(shown)
        yield from self._others(shown)
        yield from self._beside(shown.draft.seen, shown.seats)
        yield self._rule(self.tr.text("play-table"))
        yield from self._table(shown)
        if shown.draft.loose:
            label = Text(f"  {self.tr.text('play-loose')}  ", style="bold red")
            yield label + Text(" ").join(self.faces.tiles(shown.draft.loose))
        yield self._rule(self.tr.text("play-rack", count=len(shown.draft.rack)))
        yield from self._rack(shown)
        yield Text("")
        yield from self._wrapped(shown.news, "dim", "· ")
        yield from self._standing(shown.draft, shown.todo)
        yield from self._wrapped(shown.message, "bold", "")

    def _rule(self, title: str) -> Text:
        dash = "─" if self.faces.shapes else "-"
        line = f"{dash * 2} {title} "
        return Text(line + dash * max(0, self.width - cell_len(line) - 1), style="green")

    def _head(self, shown: Shown) -> Iterator[Text]:
        view, seats = shown.draft.seen, shown.seats
        number = shown.title or round_title(seats.round, seats.rounds, view.rules, view.seats, self.tr)
        title = self.tr.text("play-title", edition=edition_name(view.edition, self.tr), round=number)
        pool = self.tr.text("play-pool", count=view.pool_size)
        room = self.width - 1 - cell_len(title) - cell_len(pool)
        if room > 1:
            yield Text.assemble((title, "bold"), " " * room, pool)
        else:
            yield Text(title, style="bold")
            yield Text(pool)

    def _others(self, shown: Shown) -> Iterator[Text]:
        view, seats = shown.draft.seen, shown.seats
        step, first = STEP[view.rules.direction], view.seat or 0
        others = [(first + step * number) % view.seats for number in range(1, view.seats)]
        notes = [f" ({note})" if note else "" for note in seats.notes]
        names = [seats.names[seat] + notes[seat] for seat in others]
        counts = [self.tr.count_tiles(len(view.racks[seat])) for seat in others]
        wide, most = max(map(cell_len, names)), max(map(cell_len, counts))
        for seat, name, tiles in zip(others, names, counts, strict=True):
            state = (f"  {self.tr.text('play-unopened')}", "dim")
            if seat in view.opened:
                state = (f"  {'✓ ' if self.faces.shapes else ''}{self.tr.text('play-opened')}", "green")
            gap = " " * (wide - cell_len(name) + 2 + most - cell_len(tiles))
            yield Text.assemble("  ", (name, "cyan"), gap, tiles, state)

    def _beside(self, view: View, seats: Seats) -> Iterator[Text]:
        for seat, pile in enumerate(view.discards):
            if pile:
                label = f"  {self.tr.text('play-discards', name=seats.names[seat])}  "
                newest = self.faces.tiles(pile[-8:])
                yield Text(label) + Text("… " if len(pile) > 8 else "") + Text(" ").join(newest)
        if view.open_tile is not None:
            yield Text(f"  {self.tr.text('play-open-tile')}  ") + self.faces.tile(view.open_tile)

    def _table(self, shown: Shown) -> Iterator[Text]:
        draft = shown.draft
        if not draft.laid:
            yield Text(f"  {self.tr.text('play-table-empty')}", style="dim")
            return
        untouched = list(without(draft.laid, draft.changed_rows))
        new, new_tiles, played = list(shown.new_melds), shown.new_tiles, draft.played
        blocks: list[Text] = []
        for number, row in enumerate(draft.rows, 1):
            if row is None:
                continue
            mark, fresh = " ", Tiles()
            if row not in untouched:
                fresh = row.tiles & played
                played = played - fresh
                mark = "+"
            elif row in new:
                new.remove(row)
                fresh = row.tiles & new_tiles
                new_tiles = new_tiles - fresh
                mark = "*"
            style = {"+": "bold yellow", "*": "bold magenta", " ": "bold"}[mark]
            faces = self.faces.meld(row, fresh)
            if isinstance(row, Row) and not row.readings:
                faces = Text("[") + faces + Text("]")
            blocks.append(Text.assemble((f"{number:>2}{mark} ", style)) + faces)
        yield from flowing(blocks, GAP[1:], self.width - 1)

    def _rack(self, shown: Shown) -> Iterator[Text]:
        rack = shown.draft.rack
        drawn = Tiles([shown.drawn]) if shown.drawn and shown.drawn in rack else None
        room = self.width - 3
        parts = (map(Text.assemble, self.faces.tiles(part, drawn)) for part in sorted_rack(rack, shown.sorting))
        blocks = [line for part in parts for line in flowing(part, " ", room)]  # a long part is cut between faces
        yield from (Text("  ") + line for line in flowing(blocks, GAP, room))

    def _standing(self, draft: Draft, todo: str) -> Iterator[Text]:
        """The verdict on the draft, or what the player can do if there is no draft yet."""
        view, tr = draft.view, self.tr
        unopened = not view.has_opened(view.turn) and view.stage is not Stage.LAID
        if unopened and (draft.is_changed or view.rules.open_min):
            points = draft.opening_points if draft.is_changed else 0
            yield Text(tr.text("play-opening", points=points, needed=view.rules.open_min))
        if not draft.is_changed:
            todo = todo or in_the_box(tr.text(f"play-{turn_code(draft.seen)}"), view.rules)
            yield from self._wrapped([todo], "", "")
            return
        violations = judge(draft.seen, draft.move)
        if not violations:
            yield Text(tr.text("play-legal", count=len(draft.played)), style="bold green")
            return
        reasons = [tr.violation(violation) for violation in violations]
        yield Text(tr.text("play-refused"), style="bold red")
        yield from self._wrapped(
            list(dict.fromkeys(reasons))[:MOST_REASONS], "red", "  – " if self.faces.shapes else "  - "
        )

    def _wrapped(self, lines: Sequence[str], style: str, bullet: str) -> Iterator[Text]:
        for line in lines:
            for at, piece in enumerate(_pieces(line, self.width - 1 - len(bullet))):
                yield Text(f"{bullet if at == 0 else ' ' * len(bullet)}{piece}", style=style)


def turn_code(view: View) -> str:
    """The message about what the seat to move can do now."""
    if view.stage is Stage.LAID:
        return "turn-discard"
    if view.rules.discard_pile:
        if view.stage is Stage.START:
            return "turn-draw-first" if view.pool_size else "turn-pass"
        return "turn-lay-or-discard"
    if view.stage is Stage.DRAWN:
        return "turn-drawn"
    return "turn" if view.pool_size else "turn-pass"


def sorted_rack(rack: Tiles, sorting: str) -> list[list[Tile]]:
    """The rack in parts: by colour, or by number; jokers last."""
    parts: dict[object, list[Tile]] = {}
    for tile in sorted(
        rack.numbered, key=lambda tile: (tile.number, INDEX[tile]) if sorting == BY_GROUP else INDEX[tile]
    ):
        parts.setdefault(tile.number if sorting == BY_GROUP else tile.colour, []).append(tile)
    return [*parts.values(), *([list(rack.jokers)] if rack.jokers else [])]


def _pieces(line: str, room: int) -> list[str]:
    lines = [""]
    for word in line.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(longer) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
