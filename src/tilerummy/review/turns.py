"""Every turn of a record beside the best lay that the player could have made, from what the player could see.

>>> record = Record.parse('''
... [Notation "1"]
... [Start "rummikub-vienna-en,deal=6 r3-5 r6k1b2o7o8j/k4k5k6k7r4o12 01 0 2.0"]
... 2. r3-5:r3-6 +o9
... 3. +k3
... ''')
>>> for turn in review_turns(record):
...     print(turn.seat, turn.tiles, turn.best_tiles, turn.best)
0 1 4 r3-5:r3-6,o7-9j9
1 0 4 :k4-7
0 0 3 :o7-9j9
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tilerummy.bots.bounded_search import TASKS_PER_MOVE, best_lay
from tilerummy.bots.candidates import first_legal, turns_to_lay
from tilerummy.bots.limited import Skill, limited_lay
from tilerummy.engine.errors import require_each
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import NO_LAY, Lay, LayingMove, Move, TakeDiscard, TakeOpenTile, lay_in
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.engine.record import Entry, Record
from tilerummy.engine.tiles import Tiles
from tilerummy.solver import best_move

ADDS_TILES, ONE_MELD = Skill(reach=0), Skill(reach=1)
"""Players who overlook nothing, and who only add tiles to melds, or also take from one meld at a time."""


@dataclass(frozen=True)
class TurnReview:
    """A turn: what was laid, and the best lay. Tiles and points are those that left, or would leave, the rack."""

    seat: int
    number: int
    """The number of the turn's first move in the record, counted from 1."""
    moves: tuple[Move, ...]
    opened: bool
    """Whether the seat had made its first lay before this turn."""
    rack: Tiles
    """The rack from which the best lay is possible."""
    tiles: int
    points: int
    best: LayingMove | None
    """The lay with the most tiles, and among those the most points."""
    best_after: int
    """How many moves of this turn come before the best lay: in some editions it needs the tile that was drawn."""
    best_tiles: int
    best_points: int
    added: int
    """The tiles that a player lays who makes melds and adds tiles to melds, but takes nothing from the table."""
    one_meld: int
    """The tiles that a player lays who also takes from one meld of the table at a time."""
    jokers_laid: int
    rebuilt: int
    """The melds of the table that the player took apart."""
    went_out: bool
    waited: int
    """The number of the seat's turns directly before this one in which it could lay tiles and laid none."""

    @property
    def missed_tiles(self) -> int:
        return max(0, self.best_tiles - self.tiles)

    @property
    def missed_points(self) -> int:
        return max(0, self.best_points - self.points)

    @property
    def could_go_out(self) -> bool:
        return self.best is not None and self.best_tiles >= len(self.rack)

    @property
    def share(self) -> float | None:
        """The share of the best lay that was laid, by tiles; None if nothing could be laid."""
        return min(1.0, self.tiles / self.best_tiles) if self.best_tiles else None


def review_turns(records: Record | Iterable[Record]) -> tuple[TurnReview, ...]:
    """All turns of the seats whose racks are known, in order, of one record or of several.

    In the record of one seat these are its own turns.
    """
    rounds = require_each((records,) if isinstance(records, Record) else records, Record, "records")
    return tuple(turn for record in rounds for turn in _of_round(record))


def _of_round(record: Record) -> Iterator[TurnReview]:
    waited = [0] * record.start.seats
    for number, entries in turns_of(record):
        seat = entries[0].seat
        if record.situations[number].racks[seat].unknown:
            continue
        review = _review(record, number, entries, waited[seat])
        if review.best_tiles:
            waited[seat] = 0 if review.tiles else waited[seat] + 1
        yield review


def turns_of(record: Record) -> Iterator[tuple[int, Sequence[Entry]]]:
    """The index of each turn's first move, and its moves."""
    begin = 0
    for at, entry in enumerate(record.entries, 1):
        after = record.situations[at]
        if at == len(record.entries) or after.turn != entry.seat or after.stage is Stage.START:
            yield begin, record.entries[begin:at]
            begin = at


def _review(record: Record, number: int, entries: Sequence[Entry], waited: int) -> TurnReview:
    seat = entries[0].seat
    before = record.situations[number : number + len(entries)]
    views = [view(each, seat) if isinstance(each, Position) else each for each in before]
    after = record.situations[number + len(entries)]
    played, taken, lays = _laid(entries)
    joker = views[0].rules.joker_penalty
    choices = [(seen, *_best(seen)) for seen in views]
    chosen = max(choices, key=lambda choice: (len(choice[2]), choice[2].points(joker)))
    there, best, gone = chosen
    added = _found(there, ADDS_TILES) if gone else 0
    return TurnReview(
        seat=seat,
        number=number + 1,
        moves=tuple(entry.move for entry in entries),
        opened=views[0].has_opened(seat),
        rack=there.rack,
        tiles=len(played) - len(taken),
        points=played.points(joker) - taken.points(joker),
        best=best,
        best_after=choices.index(chosen),
        best_tiles=len(gone),
        best_points=gone.points(joker),
        added=added,
        one_meld=_found(there, ONE_MELD) if added < len(gone) else added,
        jokers_laid=len(played.jokers) - len(taken.jokers),
        rebuilt=sum(lay.taken_apart for lay in lays),
        went_out=not after.racks[seat],
        waited=waited,
    )


def _laid(entries: Sequence[Entry]) -> tuple[Tiles, Tiles, list[Lay]]:
    """The tiles laid in a turn, those of them that were taken from beside the table, and the lays."""
    moves = [entry.move for entry in entries]
    taken = Tiles(move.tile for move in moves if isinstance(move, TakeDiscard | TakeOpenTile))
    lays = [lay for lay in map(lay_in, moves) if lay != NO_LAY]
    return sum((lay.played for lay in lays), Tiles()), taken, lays


def _best(seen: View) -> tuple[LayingMove | None, Tiles]:
    """The best move that lays tiles now, and the tiles that leave the rack by it."""
    if not any(True for _ in turns_to_lay(seen)):
        return None, Tiles()
    move: LayingMove | None
    if seen.lying_open:
        found = best_move(seen, fewest_broken=False, budget=TASKS_PER_MOVE[seen.rules.partial_take])
        move = found.move if found is not None else None
    else:
        move = best_lay(seen, "tiles-points")
        if move is not None and judge(seen, move):
            move = None
    return (None, Tiles()) if move is None else (move, leaving(move))


def leaving(move: LayingMove) -> Tiles:
    """The tiles that leave the rack by a move."""
    return move.played if isinstance(move, Lay) else move.lay.played - Tiles([move.tile])


def _found(seen: View, skill: Skill) -> int:
    """How many tiles a player of this skill would lay."""
    move = first_legal(seen, lambda there: limited_lay(there, skill, Random(0)))
    return len(leaving(move)) if isinstance(move, LayingMove) else 0
