"""Crowded tables and the changes of them, for tests that look for judgements which take too long.

A case is everything that a room's creator and a player can choose: house rules, the table, the rows that the player
tries out, and the question (`judge`, `review`, `targets` or `time_out`). `mutated` changes a case a little, for a hill
climb.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tilerummy.engine.draft import Draft, lift, review, targets
from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, time_out
from tilerummy.engine.melds import Group, Meld, Row, Run, laid_text, read_row, tiles_of
from tilerummy.engine.moves import Lay
from tilerummy.engine.position import Position, view
from tilerummy.engine.rules import parse_value
from tilerummy.engine.tiles import COLOURS, INDEX, NUMBERS, Tile, Tiles

HOUSE_RULES: dict[str, tuple[str, ...]] = {
    "open_min": ("0", "30", "60", "100", "150", "200", "300", "400", "500", "600", "999"),
    "open_joker": ("represented", "25"),
    "open_extend": ("same_turn", "next_turn"),
    "partial_take": ("keep_three", "result_only"),
    "joker_free": ("exchange", "if_rest_valid"),
    "joker_source": ("rack", "rack_or_table"),
    "joker_reuse": ("anywhere", "other_meld", "new_meld"),
    "joker_split": ("allowed", "forbidden"),
    "timeout_table": ("keep_valid", "restore"),
    "timeout_loose": ("own_back", "all_to_player", "own_back_table_home"),
    "joker_colour": ("no", "yes"),
}
QUESTIONS = ("judge", "review", "targets", "time_out")


@dataclass(frozen=True)
class Case:
    """A room, a position in it and the rows of a draft."""

    house: tuple[tuple[str, str], ...]
    before: tuple[Meld, ...]
    after: tuple[Meld, ...]
    opened: bool = False
    question: str = "judge"
    lifted: int = 0
    loose_jokers: bool = False
    """Whether the rows with jokers are laid so that they have several readings."""

    @property
    def edition(self) -> Edition:
        base = get("rummy-classic,jokers=4,deal=53,seats=2,timer_s=60,timer_scope=every_turn")
        values: dict[str, Any] = {name: parse_value(name, value) for name, value in self.house}
        return Edition(base.key, base.revision, replace(base.rules, **values))

    @property
    def position(self) -> Position:
        rack = tiles_of(self.after).minus(tiles_of(self.before))
        return Position(self.edition, self.before, (rack, Tiles()), frozenset({0} if self.opened else ()))

    @property
    def rows(self) -> tuple[Meld | Row, ...]:
        if not self.loose_jokers:
            return self.after
        return tuple(read_row(sorted(meld.row, key=lambda tile: tile.is_joker)) for meld in self.after)

    def work(self) -> Callable[[], object]:
        """The judgement, ready to be called; what a room has prepared already is not part of it."""
        position, rows = self.position, self.rows
        match self.question:
            case "judge":
                return lambda: judge(position, Lay(position.table, rows))
            case "review":
                seen = view(position, 0)
                return lambda: _reviewed(Draft(seen, rows))
            case "targets":
                draft, at = Draft(view(position, 0), rows), self.lifted % max(1, len(rows))
                place = self.lifted % len(rows[at].row) if rows else 0
                tiles = rows[at].row[place : place + 1] if rows else ()
                return lambda: targets(lift(draft, tiles, at, (place,)))
            case _:
                return lambda: time_out(position, rows)

    def __str__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in self.house)
        return f"{self.question} {rules} {laid_text(self.before)} -> {laid_text(self.after)} opened={self.opened}"


def _reviewed(draft: Draft) -> object:
    return review(draft), draft.opening_points


def some_melds(left: Tiles, rng: Random, most: int) -> tuple[Meld, ...]:
    """Random melds of these tiles, until `most` are found or the guesses fail."""
    found: list[Meld] = []
    misses = 0
    while len(found) < most and misses < 12 and left.numbered:
        meld = _some_meld(left, rng)
        if meld is None or not meld.tiles <= left:
            misses += 1
            continue
        found.append(meld)
        left = left - meld.tiles
    return tuple(found)


def _some_meld(left: Tiles, rng: Random) -> Meld | None:
    there, jokers = [*dict.fromkeys(left.numbered)], [*left.jokers]
    tile = there[rng.randrange(len(there))]
    rng.shuffle(jokers)
    try:
        return (_some_group if rng.random() < 0.5 else _some_run)(tile, set(there), jokers, rng)
    except Impossible:  # a coloured joker that does not fit
        return None


def _some_group(tile: Tile, there: set[Tile], jokers: list[Tile], rng: Random) -> Meld:
    colours = [colour for colour in COLOURS if Tile(colour, tile.number) in there]
    rng.shuffle(colours)
    joined = jokers[: rng.choice((0, 0, 0, 0, 1, 1, 2))]
    colours = colours[: max(1, rng.choice((3, 3, 4)) - len(joined))]
    return Group(tile.number, "".join(sorted(colours, key=COLOURS.index)), tuple(sorted(joined, key=INDEX.__getitem__)))


def _some_run(tile: Tile, there: set[Tile], jokers: list[Tile], rng: Random) -> Meld | None:
    length = rng.choice((3, 3, 3, 3, 4, 4, 5, 6, 7, 9, 13))
    first = max(1, min(len(NUMBERS) + 1 - length, tile.number - rng.randrange(length)))
    helpers, joined = [joker for joker in jokers if joker.colour in ("", tile.colour)], {}
    for number in range(first, first + length):
        if Tile(tile.colour, number) not in there or rng.random() < 0.06:
            if not helpers:
                return None
            joined[number] = helpers.pop()
    return Run(tile.colour, first, first + length - 1, tuple(sorted(joined.items())))


def some_case(rng: Random, question: str = "judge", most: int = 40) -> Case:
    """A random room; the table, and the rows, have up to `most` melds each."""
    house = tuple((name, rng.choice(values)) for name, values in HOUSE_RULES.items())
    case = Case(house, (), (), rng.random() < 0.5, question, rng.randrange(200), rng.random() < 0.3)
    before = some_melds(case.edition.rules.tiles, rng, rng.randrange(most + 1))
    return _with_rows(replace(case, before=before), [meld for meld in before if rng.random() < 0.6], rng, most)


def _with_rows(case: Case, kept: list[Meld], rng: Random, most: int) -> Case:
    left = case.edition.rules.tiles.minus(tiles_of(kept))
    return replace(case, after=(*kept, *some_melds(left, rng, max(0, most - len(kept)))))


def mutated(case: Case, rng: Random) -> Case:
    """The case with one choice changed: a house rule, a few melds of the table, or a few rows."""
    chance = rng.random()
    if chance < 0.15:
        name = rng.choice([*HOUSE_RULES])
        house = dict(case.house) | {name: rng.choice(HOUSE_RULES[name])}
        changed = replace(case, house=tuple(house.items()))
        box = changed.edition.rules.tiles
        return changed if tiles_of(case.before) <= box and tiles_of(case.after) <= box else case
    if chance < 0.2:
        return replace(case, opened=not case.opened)
    if chance < 0.25:
        return replace(case, loose_jokers=not case.loose_jokers)
    if chance < 0.35:
        return replace(case, lifted=rng.randrange(200))
    melds = list(case.before if chance < 0.65 else case.after)
    rng.shuffle(melds)
    kept = melds[rng.randint(0, min(6, len(melds))) :]
    if chance >= 0.65:
        return _with_rows(case, kept, rng, rng.choice((len(kept) + 3, 40)))
    more = some_melds(case.edition.rules.tiles.minus(tiles_of(kept)), rng, rng.choice((3, 40)))
    return replace(case, before=(*kept, *more))
