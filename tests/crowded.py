"""Crowded tables and the changes of them, for tests that look for judgements which take too long.

A case is everything that a room's creator and a player can choose: house rules, the table, the rows that the player
tries out, and the question (`judge`, `review`, `targets` or `time_out`). `mutated` changes a case a little, for a hill
climb.
"""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import opening_oracle

from tilerummy.engine.draft import Draft, lift, moves_at_time_out, review, targets
from tilerummy.engine.editions import Edition, get, keys
from tilerummy.engine.errors import Impossible, TilerummyError
from tilerummy.engine.judging import opening
from tilerummy.engine.judging.referee import judge, play
from tilerummy.engine.melds import Group, Meld, Row, Run, parse_meld, read_row, tiles_of
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.engine.rules import parse_value
from tilerummy.engine.tiles import COLOURS, INDEX, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import TableChange

HOUSE_RULES: dict[str, tuple[str, ...]] = {
    "open_min": ("0", "30", "60", "100", "150", "200", "300", "400", "500", "600", "999"),
    "open_joker": ("represented", "25"),
    "open_extend": ("same_turn", "next_turn"),
    "hand_open": ("no", "yes"),
    "partial_take": ("keep_three", "result_only"),
    "joker_free": ("exchange", "if_rest_valid"),
    "joker_source": ("rack", "rack_or_table"),
    "joker_reuse": ("anywhere", "other_meld", "new_meld"),
    "joker_split": ("allowed", "forbidden"),
    "timeout_table": ("keep_valid", "restore"),
    "timeout_loose": ("own_back", "all_to_player", "own_back_table_home"),
    "joker_colour": ("no", "yes"),
    "discard_pile": ("no", "yes"),
    "open_last_tile": ("no", "yes"),
}
QUESTIONS = ("judge", "review", "targets", "time_out")
MOST_ROWS, MOST_IN_A_ROW = 60, 40
"""What a server accepts in one message."""

MOST_CALLS = {"judge": 50_000, "review": 65_000, "targets": 75_000, "time_out": 65_000}
"""Function calls of one judgement that stand for 20 ms. 2,600 calls take a millisecond in a search for ways, and
up to 4,500 in other work. docs/security.md has the times."""
WORST = Path(__file__).with_name("crowded_cases.txt").read_text("utf-8").splitlines()
"""The worst cases that long climbs found, in this version of the referee and in earlier ones."""

Laid = Meld | Row


@lru_cache(maxsize=4096)
def _edition(key: str, house: tuple[tuple[str, str], ...]) -> Edition:
    base = get(f"{key},jokers=4,timer_s=60,timer_scope=every_turn,seats=2")
    values: dict[str, Any] = {name: parse_value(name, value) for name, value in house}
    return Edition(base.key, base.revision, replace(base.rules, **values))


@dataclass(frozen=True)
class Case:
    """A room, a position in it and the rows of a draft."""

    key: str
    house: tuple[tuple[str, str], ...]
    before: tuple[Meld, ...]
    after: tuple[Laid, ...]
    opened: bool = False
    question: str = "judge"
    lifted: tuple[int, int, int] = (0, 0, 1)
    """A row, a place in it, and how many tiles are lifted there. A row that does not exist means the rack."""
    beside: bool = False
    """Whether the last tile of the rows comes from beside the table, if the house rules have such a tile."""

    @property
    def edition(self) -> Edition:
        return _edition(self.key, self.house)

    @property
    def position(self) -> Position:
        """A position in which the seat owns every tile of the rows that the box has."""
        edition, table = self.edition, tuple(map(_fresh_meld, self.before))
        free = edition.rules.tiles.minus(tiles_of(table))
        missing = tiles_of(self.after).minus(tiles_of(table))
        rack = missing.minus(missing.minus(free))
        piles: tuple[tuple[Tile, ...], ...] = ()
        open_tile: Tile | None = None
        if edition.rules.discard_pile:
            piles = ((), ())
        if self.beside and rack:
            tile = [*rack][-1]
            if edition.rules.discard_pile:
                piles, rack = ((), (tile,)), rack - Tiles([tile])
            elif edition.rules.open_last_tile:
                open_tile, rack = tile, rack - Tiles([tile])
        opened = frozenset({0} if self.opened else ())
        stage = Stage.DRAWN if edition.rules.discard_pile and not piles[1] else Stage.START
        return Position(edition, table, (rack, Tiles()), opened, stage=stage, discards=piles, open_tile=open_tile)

    @property
    def rows(self) -> tuple[Laid, ...]:
        """The rows as new objects, so that nothing is known about them."""
        return tuple(Row(row.row) if isinstance(row, Row) else _fresh_meld(row) for row in self.after)

    def draft(self, position: Position) -> Draft:
        seen: View = view(position, 0)
        draft = Draft(seen, self.rows)
        if any(position.discards):
            return draft.take_beside("<")
        return draft if position.open_tile is None else draft.take_beside("^")

    def work(self) -> Callable[[], object]:
        """The judgement, ready to be called; what a room has prepared already is not part of it."""
        position = self.position
        draft = self.draft(position)
        match self.question:
            case "judge":
                return lambda: judge(position, draft.move)
            case "review":
                return lambda: (review(draft), draft.opening_points)
            case "targets":
                at, place, count = self.lifted
                if at >= len(draft.rows):
                    tiles = (*draft.rack, *position.rack, *self.edition.rules.tiles)[place : place + count]
                    return lambda: targets(lift(draft, tiles, None, ()))
                row = self.after[at].row
                places = range(place % len(row), min(len(row), place % len(row) + count))
                return lambda: targets(lift(draft, [row[each] for each in places], at, [*places]))
            case _:
                return lambda: _settled(position, draft)

    def __str__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in self.house)
        before, after = (",".join(map(str, rows)) or "-" for rows in (self.before, self.after))
        lifted = ".".join(map(str, self.lifted))
        return f"{self.question} {self.key} {rules} {before} {after} {self.opened:d} {lifted} {self.beside:d}"

    @classmethod
    def parse(cls, text: str) -> "Case":
        question, key, rules, before, after, opened, lifted, beside = text.split(" ")
        row, place, count = map(int, lifted.split("."))
        return cls(
            key=key,
            house=tuple((name, value) for name, _, value in (rule.partition("=") for rule in rules.split(","))),
            before=tuple(meld for meld in _parsed(before) if not isinstance(meld, Row)),
            after=_parsed(after),
            opened=opened == "1",
            question=question,
            lifted=(row, place, count),
            beside=beside == "1",
        )


def _parsed(text: str) -> tuple[Laid, ...]:
    """The rows in the given order."""
    return () if text == "-" else tuple(map(parse_meld, text.split(",")))


REMEMBERING = ("tilerummy.engine.judging.", "tilerummy.engine.draft", "tilerummy.engine.melds")


def forget() -> None:
    """Empty what the referee remembers from earlier judgements, so that each is as much work as the first."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(REMEMBERING):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


def _settled(position: Position, draft: Draft) -> object:
    """The moves of a time-out, which are then judged like any other move."""
    moves = moves_at_time_out(position, draft)
    with suppress(TilerummyError):  # the tiles to draw are not filled in, so the last move is only judged
        for move in moves:
            position = play(position, move)
    return moves


def _fresh_meld(meld: Meld) -> Meld:
    if isinstance(meld, Group):
        return Group(meld.number, meld.colours, meld.jokers)
    return Run(meld.colour, meld.first, meld.last, meld.jokers)


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
    lifted = rng.randrange(MOST_ROWS), rng.randrange(13), 1
    case = Case(rng.choice(keys()), house, (), (), rng.random() < 0.5, question, lifted)
    before = some_melds(case.edition.rules.tiles, rng, rng.randrange(most + 1))
    return _with_rows(replace(case, before=before), [meld for meld in before if rng.random() < 0.6], rng, most)


def _with_rows(case: Case, kept: Iterable[Laid], rng: Random, most: int) -> Case:
    kept = [*kept]
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
    if chance < 0.18:
        return replace(case, opened=not case.opened)
    if chance < 0.2:
        return replace(case, beside=not case.beside)
    if chance < 0.3:
        lifted = rng.randrange(len(case.after) + 2), rng.randrange(13), rng.choice((1, 1, 1, 2, 3, MOST_IN_A_ROW))
        return replace(case, lifted=lifted)
    if chance < 0.45:
        return replace(case, after=_torn(case, rng))
    melds = list(case.before if chance < 0.7 else case.after)
    rng.shuffle(melds)
    kept = melds[rng.randint(0, min(6, len(melds))) :]
    if chance >= 0.7:
        return _with_rows(case, kept, rng, rng.choice((len(kept) + 3, 40)))
    more = some_melds(case.edition.rules.tiles.minus(tiles_of(kept)), rng, rng.choice((3, 40)))
    return replace(case, before=(*kept, *more))  # type: ignore[arg-type]


def _torn(case: Case, rng: Random) -> tuple[Laid, ...]:
    """The rows with some change that a player can make by hand, whether it leaves melds or not."""
    rows = [list(row.row) for row in case.after]
    chance = rng.random()
    for _ in range(rng.choice((1, 1, 2, 5, 20))):
        at = rng.randrange(len(rows)) if rows else 0
        if chance < 0.2 or not rows:  # a tile of the rack as a row
            left = [*case.edition.rules.tiles.minus(Tiles(tile for row in rows for tile in row))]
            rows += [[rng.choice(left)]] if left else []
        elif chance < 0.4:  # cut a row
            cut = rng.randrange(len(rows[at]) + 1)
            rows += [rows[at][cut:]]
            rows[at] = rows[at][:cut]
        elif chance < 0.6:  # move a tile
            to = rows[rng.randrange(len(rows))]
            to.insert(rng.randrange(len(to) + 1), rows[at].pop(rng.randrange(len(rows[at]))))
        elif chance < 0.7:
            rows[at].pop(rng.randrange(len(rows[at])))
        elif chance < 0.75:  # a tile that is not there
            rows[at].append(rng.choice([*case.edition.rules.tiles]))
        else:  # jokers last, so that the row can have several readings
            rows[at] = sorted(rows[at], key=lambda tile: (tile.is_joker, rng.random()))
        rows = [row for row in rows if row]
    return tuple(read_row(row[:MOST_IN_A_ROW]) for row in rows[:MOST_ROWS])


# What tests of judgements ask of a case


def change_of(case: Case) -> TableChange:
    return TableChange.between(case.before, case.after, tiles_of(case.after).minus(tiles_of(case.before)))


def openings_agree(rng: Random, most: int) -> bool | None:
    """Compare one opening; returns the verdict, or None if the table was not touched."""
    case = some_case(rng, most=most)
    change, rules = change_of(case), case.edition.rules
    found = opening.opening(change, rules, hand=False)
    assert (not found) == opening_oracle.opens(change, rules), f"{case}: {found}"
    return not found if rules.open_min and rules.open_extend.value == "same_turn" else None


def calls_in(case: Case) -> int:
    return calls_of(case.work())


def calls_of(work: Callable[[], object]) -> int:
    """The work of a judgement as a number that is the same on every machine."""
    count = 0

    def note(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    forget()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count
