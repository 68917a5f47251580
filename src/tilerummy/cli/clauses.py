"""Which choice of an edition a clause follows from, so that a refusal can name the line of the sheet."""

from typing import TYPE_CHECKING

from tilerummy.language.words import say

if TYPE_CHECKING:
    from tilerummy.engine.editions import Edition

FIELD_OF = {
    "TURN.options": "pool_empty",
    "TURN.drawn_tile_wait": "open_after_draw",
    "END.trigger": "pool_empty",
    "OPEN.threshold": "open_min",
    "OPEN.extend_same_turn": "open_extend",
    "OPEN.rearrange_same_turn": "open_extend",
    "LAYOFF.requires_open": "open_scope",
    "REARRANGE.requires_open": "open_scope",
    "REARRANGE.partial_take": "partial_take",
    "JOKER.free_by_split_or_extend": "joker_free",
    "JOKER.replace_source": "joker_source",
    "JOKER.split_joker_set": "joker_split",
    "JOKER.reuse": "joker_reuse",
    "TIMER.limit": "timer_s",
    "TIMER.from_when": "timer_scope",
    "TIMER.table_after_overrun": "timeout_table",
    "TIMER.tiles_to_player": "timeout_loose",
    "TIMER.penalty_draw": "timeout_draw",
    "VARIANT.joker_colour": "joker_colour",
    "VARIANT.moves": "discard_pile",
    "VARIANT.discard_pile.draw_first": "discard_pile",
    "VARIANT.discard_pile.discard_last": "discard_pile",
    "VARIANT.discard_pile.last_discard": "discard_pile",
    "VARIANT.discard_pile.new_meld": "discard_pile",
    "VARIANT.open_last_tile.tile": "open_last_tile",
    "VARIANT.open_last_tile.finish": "open_last_tile",
}
"""Clauses that are not here hold in every edition alike."""


def source_words(edition: "Edition", clause: str) -> str:
    """What this edition's choice rests on: `open_min: stated, 002 en L137`; nothing for a rule that all share."""
    field = FIELD_OF.get(clause)
    if field is None:
        return ""
    origin = edition.provenance(field)
    return f"{field}: " + ", ".join(filter(None, (say(f"basis-{origin.basis}"), origin.source)))
