"""Help for the page beside the moves. The engine computes it, so that the page needs no rules.

takeable(view)               the tiles beside the table that may be taken now
names(rack)                  its tiles as text
groups(rack)                 the complete melds on the rack, for sorting it
neighbours(tiles)            the tiles that can lie side by side, for lifting several at once
joker_choices(row)           the readings of a row whose jokers leave several
starter_draws(draws)         the tiles drawn for who starts
start(draws, …)              the same in words, and who starts
progress(…)                  rounds and games in the words of the sheet
variants(edition)            the variants of the sheet that are played, in words
house_rules(edition)         what else differs from the printed sheet, in words
"""

from collections.abc import Iterator, Mapping
from typing import Any

from tilerummy.engine.dealer import Draws
from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.editions import Edition
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.match import games_in_round, whole_rounds
from tilerummy.engine.melds import Group, Meld, Row, melds_on, side_by_side
from tilerummy.engine.moves import TakeDiscard
from tilerummy.engine.position import View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import previous_seat
from tilerummy.engine.violations import AlreadyDrawn, NoSuchVariant, NotTheLastDiscard, NotTheOpenTile, RoundIsOver
from tilerummy.language import Translator
from tilerummy.language.moves import describe_start
from tilerummy.language.provenance import describe_changes, describe_variant
from tilerummy.language.rounds import round_title, wins_decide
from tilerummy.rooms import wire

MARKS: dict[wire.Taken, str] = {"discard": "<", "open": "^"}
"""The names of the tiles beside the table in the engine's drafts."""
NOT_TO_BE_TAKEN = (RoundIsOver, NoSuchVariant, AlreadyDrawn, NotTheLastDiscard, NotTheOpenTile)
"""Clauses that forbid taking the tile. All other clauses concern the lay that follows."""


def takeable(view: View) -> Iterator[wire.Takeable]:
    """The tiles beside the table that the seat to move may take."""
    if not view.lying_open:
        return
    for taking, mark in MARKS.items():
        try:
            take = Draft.of(view).take_beside(mark).taking
        except DraftError:
            continue
        assert take is not None
        if not any(isinstance(violation, NOT_TO_BE_TAKEN) for violation in judge(view, take)):
            seat = previous_seat(view) if isinstance(take, TakeDiscard) else None
            yield wire.Takeable(taking=taking, seat=seat, tile=str(take.tile))


def names(rack: Tiles) -> tuple[str, ...]:
    return tuple(map(str, rack))


def groups(rack: Tiles) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, meld.row)) for meld in melds_on(rack))


def neighbours(tiles: Tiles) -> dict[str, tuple[str, ...]]:
    """The neighbours of each kind of tile. Kinds without neighbours are left out."""
    beside = side_by_side(tiles)
    names = {tile: str(tile) for tile in beside}
    return {names[one]: tuple([names[other] for other in others]) for one, others in beside.items() if others}


def stands_for(meld: Meld | Row, colours: str) -> tuple[Tile, ...]:
    """The tiles of the meld with each joker replaced by the tile it stands for, if there is only one."""
    places = iter(meld.joker_places(colours))
    return tuple(_meant(tile, next(places).means) if tile.is_joker else tile for tile in meld.row)


def _meant(joker: Tile, means: frozenset[Tile]) -> Tile:
    return next(iter(means)) if len(means) == 1 else joker


def joker_choices(row: Row, colours: str, words: Translator) -> tuple[wire.JokerChoice, ...]:
    return tuple(_choice(meld, colours, words) for meld in row.readings)


def _choice(meld: Meld, colours: str, words: Translator) -> wire.JokerChoice:
    jokers = [
        (meant, meld.number if isinstance(meld, Group) else meld.first + at)
        for at, (tile, meant) in enumerate(zip(meld.row, stands_for(meld, colours), strict=True))
        if tile.is_joker
    ]
    return wire.JokerChoice(
        reading=str(meld),
        stands_for=tuple(str(meant) for meant, _ in jokers),
        numbers=tuple(number for _, number in jokers),
        name=words.meld(meld),
    )


def starter_draws(draws: tuple[Draws, ...]) -> tuple[wire.StarterDraw, ...]:
    return tuple(
        wire.StarterDraw(draw=number, seat=seat, tile=str(tile))
        for number, drawn in enumerate(draws, 1)
        for seat, tile in drawn
    )


def start(draws: tuple[Draws, ...], starter: int, names: tuple[str, ...], words: Translator) -> tuple[str, ...]:
    return tuple(describe_start(draws, starter, names, words))


def progress(number: int, length: int, edition: Edition, seats: int, words: Translator) -> Mapping[str, Any]:
    """Which game of how many is played, in numbers and in the words of the sheet."""
    rules = edition.rules
    words = words.at_table(rules)
    return {
        "game": number,
        "games": length,
        "round": -(-number // games_in_round(rules, seats)),
        "rounds": whole_rounds(length, rules, seats),
        "round_text": round_title(max(1, number), length, rules, seats, words),
        "unit": words.unit,
        "round_name": words.text("play-head-round"),
        "won_name": words.text("cli-score-head-won") if wins_decide(rules) else "",
    }


def variants(edition: Edition, words: Translator) -> tuple[wire.ChosenVariant, ...]:
    return tuple(
        wire.ChosenVariant(
            name=variant.name,
            title=words.variant_name(variant.name),
            text=describe_changes(variant, words),
            origin=describe_variant(variant, words),
        )
        for variant in edition.variants
    )


def house_rules(edition: Edition, words: Translator) -> tuple[wire.HouseRule, ...]:
    return tuple(
        wire.HouseRule(
            field=field,
            name=words.rule_name(field),
            text=words.rule_value(field, value),
        )
        for field, value in edition.house
    )
