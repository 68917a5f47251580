"""Many rounds at once, as flat arrays of counts: for learning, and for playing millions of moves.

A round is dealt as the engine deals it, and a move has the same effect. Where the table may be rearranged freely, a
table is only its tiles, and `_rounds` plays by counts, which is fast: `plays_by_counts` says where. All other editions
are played by the referee, with the same calls.

>>> simulator = Simulator("rummikub-vienna-en,joker_reuse=anywhere", seats=2)
>>> simulator.deal([7, 8])
>>> while not all(simulator.done):
...     simulator.step([MOST_TILES] * 2)
>>> simulator.scores(0), simulator.by_referee
((-16, 16), False)
"""

from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from typing import Any

from tilerummy.engine.dealer import Deal, Deck
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import require, require_whole, wrong_type
from tilerummy.engine.judging.referee import judge, play
from tilerummy.engine.moves import DRAW_REQUEST, PASS, Discard, Lay, Move
from tilerummy.engine.position import Position, TurnCount
from tilerummy.engine.rules import (
    OpenExtend,
    OpenJoker,
    OpenScope,
    PartialTake,
    PoolEmpty,
    Rules,
)
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import MOST_ALIKE, NUMBERS, Tile, Tiles
from tilerummy.engine.turns import STEP, is_over
from tilerummy.simulator.observation import (
    STAGES,
    WIDTH as WIDTH,
    jokers_are_free,
    observation,
    segments,
)
from tilerummy.solver import GOALS, best, native, solve
from tilerummy.solver.choices import choices
from tilerummy.solver.contract import KINDS, Task
from tilerummy.solver.playable import playable
from tilerummy.solver.problem import lower, tiles_of_counts, to_meld

WITHOUT_LAY, MOST_TILES, MOST_POINTS, SET = range(4)
"""The actions of a seat. `WITHOUT_LAY` draws, or passes where nothing can be drawn, or discards the highest tile where
the turn ends with a discard. A seat that has no lay makes this move, too."""
NO_LAY, LAID, _ASK, REFUSED = range(4)
"""What became of an action. A set that cannot be laid is `REFUSED`, and the seat moves again."""
GOAL_OF = {MOST_TILES: "tiles-points", MOST_POINTS: "points-tiles"}
_FIELDS = 7
_TURN, _STAGE, _LAP, _PASSES, _OPENED, _DRAWN, _OVER = range(_FIELDS)
MOST_ROUNDS = 1 << 16
"""Rounds of one simulator."""
MOST_THREADS = 64
_LONGEST = 1 << 20


def plays_by_counts(rules: Rules) -> bool:
    """Whether a table of these rules is only its tiles, so that counts are enough to play exactly.

    >>> [plays_by_counts(Edition.parse(f"rummikub-vienna-en,{rule}").rules) for rule in ("jokers=0", "jokers=4")]
    [True, False]
    """
    return (
        rules.partial_take is PartialTake.RESULT_ONLY
        and jokers_are_free(rules)
        and not rules.joker_colour
        and not rules.discard_pile
        and not rules.open_last_tile
    )


def _rounds_module() -> Any:
    name = "tilerummy.simulator._rounds"
    module = native.compiled_module(name) if native.compiled is not None else None
    return module if module is not None else import_module(name)


_by_counts = _rounds_module()


class Simulator:
    """A batch of rounds of one edition. `by_referee` says how they are played; the answers are the same.

    `threads` play the rounds of a step side by side, where the compiled rounds are used.
    """

    def __init__(self, edition: Edition | str, seats: int = 2, *, threads: int = 1) -> None:
        self.edition = edition if isinstance(edition, Edition) else Edition.parse(edition)
        self.seats = require_whole(seats, "seats")
        self.threads = require_whole(threads, "threads", 1)
        if threads > MOST_THREADS:
            raise wrong_type("threads", f"int, 1 to {MOST_THREADS}", threads)
        self._workers = ThreadPoolExecutor(threads)  # it starts its threads when it has work for them
        self.rules = self.edition.rules
        self.by_referee = not plays_by_counts(self.rules)
        Deal(self.edition, seats, bytes(32))  # it checks the number of seats
        self._kind_of = {Tile(colour, 0): KINDS for colour in ("", *self.rules.colours)}
        for at, colour in enumerate(self.rules.colours):
            self._kind_of |= {Tile(colour, number): len(NUMBERS) * at + number - 1 for number in NUMBERS}
        self._start([], [])

    def deal(self, seeds: Sequence[int | bytes], youngest: int = 0) -> None:
        """Start as many rounds as there are seeds, each as the engine deals it."""
        require(seeds, Sequence, "seeds")  # type: ignore[type-abstract]
        if len(seeds) > MOST_ROUNDS:
            raise wrong_type("seeds", f"at most {MOST_ROUNDS} seeds", len(seeds))
        deals = [Deal.of(self.edition, self.seats, seed) for seed in seeds]
        self._start([deal.position(deal.starter(youngest)) for deal in deals], [deal.deck for deal in deals])

    def deal_again(self, i: int, seed: int | bytes, youngest: int = 0) -> None:
        """Start another round in the place of one."""
        if not 0 <= require_whole(i, "i") < self.rounds:
            raise wrong_type("i", f"int below {self.rounds}", i)
        deal = Deal.of(self.edition, self.seats, seed)
        position, deck = deal.position(deal.starter(youngest)), deal.deck
        if self.by_referee:
            self._positions[i], self._decks[i] = position, deck
        self._laid[i * WIDTH : (i + 1) * WIDTH] = self.counts(Tiles())
        self._note_deck(i, deck)
        self._note(i, position)

    def _start(self, positions: list[Position], decks: list[Deck]) -> None:
        self.rounds = len(positions)
        self._pool_size = max((len(deck.draws) for deck in decks), default=0)
        self._pool = array("B", bytes(self.rounds * self._pool_size))
        self._table = array("B", bytes(self.rounds * WIDTH))
        self._racks = array("B", bytes(self.rounds * self.seats * WIDTH))
        self._laid = array("B", bytes(self.rounds * WIDTH))
        self._state = array("i", bytes(4 * self.rounds * _FIELDS))
        self.result = array("B", bytes(self.rounds))
        self._positions, self._decks = (positions, decks) if self.by_referee else ([], [])
        for i, (position, deck) in enumerate(zip(positions, decks, strict=True)):
            self._note_deck(i, deck)
            self._note(i, position)
        self._connect()

    def _note_deck(self, i: int, deck: Deck) -> None:
        """Write the order of the pool into the arrays."""
        start = i * self._pool_size
        self._pool[start : start + len(deck.draws)] = array("B", [self._kind_of[tile] for tile in deck.draws])

    def _note(self, i: int, position: Position) -> None:
        """Write a position into the arrays."""
        self._table[i * WIDTH : (i + 1) * WIDTH] = self.counts(position.table_tiles)
        for seat, rack in enumerate(position.racks):
            at = (i * self.seats + seat) * WIDTH
            self._racks[at : at + WIDTH] = self.counts(rack)
        drawn = self._pool_size - position.pool_size
        opened = sum(1 << seat for seat in position.opened)
        stage = STAGES.index(position.stage)
        at = i * _FIELDS
        values = [position.turn, stage, *position.turn_count, opened, drawn, is_over(position)]
        self._state[at : at + _FIELDS] = array("i", values)

    def _connect(self) -> None:
        self._compiled = _by_counts.Rounds(
            self.seats,
            self._pool_size,
            self._table,
            self._racks,
            self._pool,
            self._state,
            self._laid,
            self.result,
            array("i", _rule_numbers(self.rules, self.seats)),
            array("i", _weights(self.edition)),
        )
        self._scratch = [_by_counts.Scratch(1 << 11) for _ in range(self.threads)]
        self._no_sets = array("B", bytes(self.rounds * WIDTH))

    def clone(self) -> "Simulator":
        """A copy that goes on by itself."""
        copy = object.__new__(Simulator)
        copy.__dict__.update(self.__dict__)
        for name in ("_table", "_racks", "_pool", "_laid", "_state", "result", "_positions", "_decks"):
            setattr(copy, name, self.__dict__[name][:])
        copy._connect()
        return copy

    # Moves

    def step(self, actions: Sequence[int], sets: Sequence[int] | None = None) -> None:
        """One move in each round that is not over, by the seat whose turn it is.

        `actions` has one number for each round. With `SET` the seat lays the tiles that `sets` has for the round, as
        `WIDTH` counts for each one. Both may be any buffer of bytes, such as `array("B")`, or a list.
        """
        asked = _bytes(actions, self.rounds, "actions")
        chosen = self._no_sets if sets is None else _bytes(sets, self.rounds * WIDTH, "sets")
        if asked and max(asked) > SET:
            raise wrong_type("actions", f"0 to {SET}", max(asked))
        if self.by_referee:
            for i in range(self.rounds):
                if not self._state[i * _FIELDS + _OVER]:
                    self._move(i, asked[i], chosen[i * WIDTH : (i + 1) * WIDTH])
            return
        self._in_parts(lambda scratch, a, b: _by_counts.step(self._compiled, scratch, asked, chosen, a, b))
        for i in _where(self.result, _ASK):
            self._ask(i, asked[i], chosen[i * WIDTH : (i + 1) * WIDTH])

    def play(self, action: int = MOST_TILES) -> int:
        """Play every round to its end; every seat always takes the same action. How many moves were made."""
        if action not in range(SET):
            raise wrong_type("action", f"0 to {SET - 1}", action)
        moves: int = 0
        if self.by_referee:
            while not all(self.done):
                moves += self.done.count(False)
                self.step([action] * self.rounds)
            return moves
        while True:
            counts = self._in_parts(
                lambda scratch, a, b: _by_counts.play(self._compiled, scratch, action, a, b, _LONGEST)
            )
            moves += sum(map(int, counts))
            questions = [i for i in _where(self.result, _ASK) if not self._state[i * _FIELDS + _OVER]]
            if not questions:
                return moves
            for i in questions:
                self._ask(i, action, self._no_sets[:0])
                moves += 1

    def _in_parts(self, work: Callable[[Any, int, int], Any]) -> list[Any]:
        """Share the rounds among the threads."""
        if self.threads == 1:
            return [work(self._scratch[0], 0, self.rounds)]
        cuts = [self.rounds * part // self.threads for part in range(self.threads + 1)]
        return list(self._workers.map(work, self._scratch, cuts, cuts[1:]))

    def _ask(self, i: int, action: int, chosen: "array[int]") -> None:
        """A move that the compiled rounds leave to the solver."""
        position = self.position(i)
        lay = self._lay(position, action, chosen)
        if lay is None and action == SET:
            self.result[i] = REFUSED
        elif lay is None:
            self.result[i] = NO_LAY
            _by_counts.draw_or_pass(self._compiled, i)
        else:
            self.result[i] = LAID
            _by_counts.lay(self._compiled, i, self.counts(lay.played), _is_hand(position, lay.played))

    def _lay(self, position: Position, action: int, chosen: "array[int]") -> Lay | None:
        """The lay that an action means."""
        if action == SET:
            return playable(position).lay_of_counts(chosen)
        found = best(position, GOAL_OF[action], fewest_broken=False) if action in GOAL_OF else None
        return None if found is None or found.lay is None or judge(position, found.lay) else found.lay

    def _move(self, i: int, action: int, chosen: "array[int]") -> None:
        """A move of a round that the referee plays."""
        position = self._positions[i]
        lay = self._lay(position, action, chosen)
        if lay is None and action == SET:
            self.result[i] = REFUSED
            return
        move = without_lay(position) if lay is None else lay
        self.result[i] = NO_LAY if lay is None else LAID
        self._laid[i * WIDTH : (i + 1) * WIDTH] = self.counts(Tiles() if lay is None else lay.played)
        self._positions[i] = play(position, self._decks[i].fill(position, move))
        self._note(i, self._positions[i])

    def candidates(self, limit: int = 8) -> tuple["array[int]", "array[int]"]:
        """Up to `limit` different moves for each round, as tiles: `WIDTH` counts for each place, and how many are used.

        The first set is empty: a move without a lay. Then come the lay with the most tiles, the one with the most
        points, and the best ones that do without one kind of tile of the first: those of `solver.choices`.
        """
        if require_whole(limit, "limit", 1) > 255:
            raise wrong_type("limit", "int, 1 to 255", limit)
        out, sizes = array("B", bytes(self.rounds * limit * WIDTH)), array("B", bytes(self.rounds))
        if not self.by_referee:
            self._in_parts(
                lambda scratch, a, b: _by_counts.candidates(self._compiled, scratch, out, sizes, limit, a, b)
            )
        for i in _where(sizes, 0):
            if not self._state[i * _FIELDS + _OVER]:
                lays = [move for move in choices(self.position(i), limit - 1) if isinstance(move, Lay)]
                sizes[i] = 1 + len(lays)
                for place, lay in enumerate(lays, i * limit + 1):
                    out[place * WIDTH : (place + 1) * WIDTH] = self.counts(lay.played)
        return out, sizes

    # What can be seen

    @property
    def done(self) -> list[bool]:
        """Whether each round is over."""
        return [over != 0 for over in self._state[_OVER::_FIELDS]]

    @property
    def turns(self) -> "array[int]":
        """Whose turn it is in each round."""
        return self._state[_TURN::_FIELDS]

    @property
    def laid(self) -> "array[int]":
        """The tiles that the last move of each round laid, as `WIDTH` counts."""
        return self._laid[:]

    def observe(self) -> "array[int]":
        """What the seat to move knows, as `observation` has it, for each round."""
        if self.by_referee:
            return array("B", b"".join(bytes(observation(position, position.turn)) for position in self._positions))
        out = array("B", bytes(self.rounds * sum(size for _, size in segments(self.edition, self.seats))))
        _by_counts.observe(self._compiled, out, self.rounds)
        return out

    def position(self, i: int) -> Position:
        """A round as the engine sees it. The melds of the table are some that its tiles make."""
        if not 0 <= require_whole(i, "i") < self.rounds:
            raise wrong_type("i", f"int below {self.rounds}", i)
        if self.by_referee:
            return self._positions[i]
        turn, stage, lap, passes, opened, _, _ = self._state[i * _FIELDS : (i + 1) * _FIELDS]
        table = bytes(self._table[i * WIDTH : (i + 1) * WIDTH])
        answer = native.solver()(Task(table[:KINDS], bytes(KINDS), table[KINDS], 0, (1,) * KINDS))
        assert answer is not None
        at = i * self.seats
        return Position(
            self.edition,
            tuple(to_meld(shape, self.rules.colours, False) for shape in answer.shapes),
            tuple(self.tiles(self._racks[(at + s) * WIDTH : (at + s + 1) * WIDTH]) for s in range(self.seats)),
            frozenset(seat for seat in range(self.seats) if opened >> seat & 1),
            turn,
            STAGES[stage],
            TurnCount(lap, passes),
        )

    def scores(self, i: int) -> tuple[int, ...] | None:
        """What the round was worth to each seat; None while it goes on."""
        return score(self.position(i))

    def all_scores(self) -> "array[int]":
        """What each round was worth to each seat, `seats` numbers for each; 0 while it goes on."""
        worth = array("i", bytes(4 * self.rounds * self.seats))
        for i in _where(array("B", self.done), 1):
            worth[i * self.seats : (i + 1) * self.seats] = array("i", self.scores(i) or ())
        return worth

    def counts(self, tiles: Tiles) -> "array[int]":
        """Tiles as counts, for `SET`."""
        require(tiles, Tiles, "tiles")
        return tiles.to_array(self.rules.colours)

    def tiles(self, counts: Sequence[int]) -> Tiles:
        """Counts as tiles; jokers without colour."""
        found = _bytes(counts, WIDTH, "counts")
        if max(found) > MOST_ALIKE:
            raise wrong_type("counts", f"{WIDTH} numbers from 0 to {MOST_ALIKE}", counts)
        return tiles_of_counts(found, self.rules.colours)


def _bytes(values: Sequence[int], size: int, field: str) -> "array[int]":
    try:
        len(values)  # an integer has none, and its bytes would be zeros
        found = array("B", bytes(values))
    except (TypeError, ValueError):
        raise wrong_type(field, f"{size} numbers from 0 to 255", values) from None
    if len(found) != size:
        raise wrong_type(field, f"{size} numbers from 0 to 255", values)
    return found


def _where(values: "array[int]", value: int) -> list[int]:
    return [i for i, found in enumerate(values) if found == value] if value in values else []


def _rule_numbers(rules: Rules, seats: int) -> list[int]:
    """The rules that a round by counts needs, in the order of `_rounds`."""
    return [
        rules.open_min,
        0 if rules.open_joker is OpenJoker.REPRESENTED else 25,
        rules.open_extend is OpenExtend.SAME_TURN,
        rules.open_scope is OpenScope.ANY_PLAYER,
        rules.open_after_draw,
        rules.hand_open,
        rules.hand_double,
        STEP[rules.direction],
        rules.pool_empty is PoolEmpty.DRAW_WHEN_EXHAUSTED,
        1 if rules.pool_empty is PoolEmpty.DRAW_ON_FAILED_DRAW else seats,
    ]


def _weights(edition: Edition) -> list[int]:
    """What a tile of each kind and a joker are worth for each goal, and what they count in an opening at most."""
    rows: list[int] = []
    rack = Position(edition, (), (Tiles(),) * edition.rules.seats[0])
    for name in GOAL_OF.values():
        problem = lower(rack, GOALS[name])
        rows += [*problem.weights, problem.joker_weight]
    joker = len(NUMBERS) if edition.rules.open_joker is OpenJoker.REPRESENTED else 25
    return [*rows, *[*NUMBERS] * 4, joker]


def _is_hand(position: Position, played: Tiles) -> bool:
    """Whether these tiles are a hand: the whole rack in own melds, by a seat that had not laid anything."""
    if not position.rules.hand_double or position.turn in position.opened or played != position.rack:
        return False
    problem = lower(position, GOALS["out"])
    if problem.opening is None:
        return solve(problem.part(before=())) is not None
    return solve(problem.part(opening=replace(problem.opening, table_too=False))) is not None


def without_lay(position: Position) -> Move:
    """The move of a seat that lays nothing: `WITHOUT_LAY`."""
    for move in (DRAW_REQUEST, PASS):
        if not judge(position, move):
            return move
    return Discard(max(position.rack, key=lambda tile: tile.number))
