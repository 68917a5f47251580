"""What a player typed, as a change of the draft or as the move that it means."""

from collections.abc import Sequence
from typing import cast, get_args

from tilerummy.engine.draft import Draft, DraftError, Laid
from tilerummy.engine.errors import Impossible
from tilerummy.engine.melds import Row, without
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import LeftTheTable
from tilerummy.language import Translator
from tilerummy.language.commands import changed
from tilerummy.language.typed import understand
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.drafts import SentDraft, taken
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.room import Room

MOVES = ("draw", "pass", "discard")
CHANGES = ("lay", "new", "put", "take", "move", "split", "beside")


def understood(room: Room, seat: int, command: wire.Typed, words: Translator) -> wire.Understood:
    """What the text means for these rows. Raises `Refusal` or `TilerummyError`. Runs in a thread."""
    draft = decisions.planned(room, seat, command.rows, command.taking)
    decisions.refuse_foreign(draft)
    try:
        return _understood(draft, command, room.at, words)
    except DraftError as slip:
        raise refusal_of(slip, words) from None


def refusal_of(slip: DraftError, words: Translator, status: int = 409) -> Refusal:
    refusal = Refusal(slip.code, status=status)
    refusal.params = {
        name: words.tiles(value) if isinstance(value, Tiles) else value for name, value in slip.params.items()
    }
    return refusal


def _understood(draft: SentDraft, command: wire.Typed, at: int, words: Translator) -> wire.Understood:
    meant = understand(command.text, draft, words)
    if meant.name in CHANGES:
        after = changed(draft, meant)
        if after.loose:
            violation = LeftTheTable(after.loose)
            raise Refusal(violation.clause, violations=(violation,))
        rows, taking = laid_rows(draft, after), cast("wire.Taken | None", taken(after))
        said = _said(draft, after, words)
        return wire.Understood(id=command.id, at=at, act="draft", rows=rows, taking=taking, text=said)
    if meant.name not in get_args(wire.Act):
        raise DraftError("slip-word-unknown", text=command.text)
    if meant.name in MOVES and draft.is_changed:
        raise DraftError("slip-draft-open")
    if meant.name == "end" and not draft.is_changed:
        raise DraftError("slip-nothing-laid")
    tile = str(meant.tiles[0]) if meant.tiles else None
    return wire.Understood(id=command.id, at=at, act=cast("wire.Act", meant.name), tile=tile)


def refuse_long(rows: Sequence[Laid]) -> None:
    """Raise `Impossible` if a row has more tiles than a message can hold."""
    if any(len(row.row) > wire.MOST_IN_A_ROW for row in rows):
        raise Impossible("too-many-tiles", most=wire.MOST_IN_A_ROW)


def laid_rows(before: SentDraft, after: Draft) -> tuple[wire.LaidRow, ...]:
    """The rows after a change, with the numbers that the page gave to its rows and tiles."""
    refuse_long(after.laid)
    old = dict(enumerate(before.sent))
    same = {number for number, row in enumerate(before.rows) if row == after.rows[number]}
    pairs = {
        number: [*zip(map(str, sent.tiles), sent.ids or [None] * len(sent.tiles), strict=False)]
        for number, sent in old.items()
        if number not in same
    }
    tiles = {number: [str(tile) for tile in row.row] for number, row in enumerate(after.rows) if row is not None}
    ids: dict[int, list[int | None]] = {}
    for number in tiles.keys() - same:  # a tile that stays in its row keeps its number
        ids[number] = [_number_of(tile, pairs.get(number, [])) for tile in tiles[number]]
    rest = [pair for each in pairs.values() for pair in each]
    rows = []
    for number, row in enumerate(after.rows):
        if number in same:
            rows.append(old[number])
        elif row is not None:
            numbers = [known or _number_of(tile, rest) for tile, known in zip(tiles[number], ids[number], strict=True)]
            slot, place = (old[number].slot, old[number].place) if number in old else (None, None)
            reading = None if isinstance(row, Row) else str(row)
            rows.append(
                wire.LaidRow(tiles=tuple(tiles[number]), reading=reading, slot=slot, ids=tuple(numbers), place=place)
            )
    return tuple(rows)


def _number_of(tile: str, pairs: list[tuple[str, int | None]]) -> int | None:
    """The number of the first of these tiles that is of this kind; it is used up."""
    found = next((pair for pair in pairs if pair[0] == tile), None)
    if found is None:
        return None
    pairs.remove(found)
    return found[1]


def _said(before: Draft, after: Draft, words: Translator) -> str:
    """What lies there now, and what is back on the rack."""
    new, back = without(after.laid, before.laid), after.rack.minus(before.rack)
    said = [words.text("server-typed-now", melds=words.melds(new))] if new else []
    return " ".join([*said, words.text("server-typed-back", tiles=words.tiles(back))] if back else said)
