"""A step that is typed in the lab."""

from collections.abc import Sequence
from dataclasses import replace

from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.melds import Meld, Row, tiles_of
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tiles
from tilerummy.language import Translator
from tilerummy.language.commands import changed
from tilerummy.language.typed import understand
from tilerummy.rooms.typed import CHANGES, refusal_of


def typed_rows(
    text: str, rows: Sequence[Meld | Row], free: Tiles, empty: View, words: Translator
) -> tuple[Meld | Row, ...]:
    """The rows after a step with these free tiles; `empty` is an empty table. Raises `Refusal` or `TilerummyError`."""
    racks = (free + tiles_of(rows), *(Tiles() for _ in empty.racks[1:]))
    draft = Draft(replace(empty, racks=racks), tuple(rows))
    try:
        command = understand(text, draft, words)
        if command.name not in CHANGES:
            raise DraftError("slip-word-unknown", text=text)
        return changed(draft, command).laid
    except DraftError as slip:
        raise refusal_of(slip, words, 422) from None
