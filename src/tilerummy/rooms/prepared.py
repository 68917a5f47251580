"""A table from prepared positions: the steps of a lesson, a puzzle, or an exercise from a review.

The page uses the same messages as in a room, and the same referee judges the moves. Nothing is stored. A step is done
when a legal move reaches its goal. Then its result stays on the table until the page asks for the next step, or the
next step follows at once.

    steps = lambda words: (Step(position, title=…, text=…, goal=Goal("go-out", goes_out), solution=lay),)
    Prepared("puzzle/1", 1, steps)

The text of a goal that a legal move does not reach is the message `server-goal-NAME`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from tilerummy.engine.dealer import SEED_BYTES, Deck, SeedStream, shuffled
from tilerummy.engine.draft import Draft, moves_at_time_out, reason_at_time_out
from tilerummy.engine.judging.jokers import jokers_in
from tilerummy.engine.match import Match, RunningMatch
from tilerummy.engine.melds import Group, Meld, Run, read_row
from tilerummy.engine.moves import Draw, Lay, Move, Timeout, lay_in
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import rack_points
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.language import Translator
from tilerummy.rooms import decisions, wire
from tilerummy.rooms.arrangement import NOTHING_LAID, Claims
from tilerummy.rooms.room import Pace, Room, Sitter, after
from tilerummy.rooms.scenes import May, Public, RoomStatus, SceneCache, SharedParts, VisibleRound, scene
from tilerummy.store import Event

GUEST, LEVEL = "prepared", "beginner"
SEED = bytes(SEED_BYTES)
"""A placeholder, because the positions are not dealt."""
SCENES_PER_STEP = 1000
"""Scenes are numbered from here on in each step, so that a page can tell the scenes of two steps apart."""
KINDS: dict[type[wire.Command], May] = {wire.Lay: "lay", wire.Draw: "draw", wire.Pass: "pass"}
Help = Literal["tiles", "melds", "none"]
TIME_OUT = "time-out"
"""The name of the goal that no lay reaches."""


@dataclass(frozen=True)
class Goal:
    """What a legal move must reach. `params` are for the text of the goal."""

    name: str
    reached: Callable[[Position, Move, Position], bool]
    """Asked for the position before the move, the move, and the position after it."""
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """A prepared position in which the seat to move has something to do."""

    position: Position
    title: str = ""
    text: str = ""
    praise: str = ""
    """Said when the step is done."""
    box: str = ""
    """The box whose rules apply, if it matters."""
    goal: Goal | None = None
    """Without a goal every legal move of an allowed kind will do."""
    allows: tuple[May, ...] = ("lay",)
    solution: Lay | None = None
    """What hints and marks show. Without it hints show the best lay."""
    hint: str = ""
    """What a hint says instead of showing a lay."""
    help: Help = "none"
    """What is marked without asking: the tiles of the solution, or only the melds that it changes."""
    draws: tuple[Tile, ...] = ()
    """The tiles that are drawn first."""
    fresh: Tile | None = None
    """The tile of the rack that was drawn last."""
    clock: int | None = None
    """The seconds of the turn. Then the time-out rules of the edition apply to the draft."""
    stays: bool = True
    """The result stays on the table until the page asks for the next step."""
    played: Move | None = None
    """The step only shows the position after this move."""

    @property
    def seat(self) -> int:
        return self.position.turn

    @cached_property
    def deck(self) -> Deck:
        rest = self.position.pool.minus(Tiles(self.draws))
        return Deck((*self.draws, *shuffled(rest, SeedStream(SEED, "prepared"))))


@dataclass(frozen=True)
class Prepared:
    """A table and the number of its steps. `steps` is called for each reader with their language, so it should cache.

    `name` is the address of its socket without the number of the step. It is the name of the room in scenes.
    """

    name: str
    count: int
    steps: Callable[[Translator], Sequence[Step]]


# The room of a step


def room_of(step: Step, name: str, number: int, words: Translator) -> Room:
    """The room in which a step is played, or its end if the step only shows one."""
    start = step.position
    person = Sitter(name=words.text("web-guest"), guest=GUEST)
    sitters = tuple(person if seat == step.seat else Sitter(level=LEVEL) for seat in range(start.seats))
    match = Match(start.edition, tuple(sitter.record_name for sitter in sitters), (), 1, any_length=True)
    at = (number - 1) * SCENES_PER_STEP + 1
    room = Room(
        id=name,
        edition=start.edition,
        agreed=1,
        pace=Pace() if step.clock is None else Pace("turn", step.clock),
        hints=True,
        host=GUEST,
        sitters=sitters,
        created=0,
        touched=0,
        events=at,
        at=at,
        since=at,
        game=RunningMatch(match, Record(start), SEED),
        arrangement=NOTHING_LAID.after(start.table),
    )
    return room if step.played is None else played(room, step, step.played)


def played(room: Room, step: Step, *moves: Move, why: str = "", claims: Claims = ()) -> Room:
    """The room after moves of the person, who says which rows are which. Drawn tiles come from the deck of the step."""
    for move in moves:
        assert room.position is not None
        filled = step.deck.fill(room.position, move)
        (fact,) = decisions.moved(room, step.seat, filled, 0, claims, why)
        room = after(room, Event(room.at + 1, fact.kind, json.dumps(fact.data), 0), fact.played)
    return room


def timed_out(room: Room, step: Step, draft: Draft | None) -> Room:
    """The room after the time of the turn is up."""
    position = decisions.on_turn(room, step.seat)
    tried = draft or Draft.of(view(position, step.seat))
    moves = moves_at_time_out(position, tried)
    return played(room, step, *moves, why=reason_at_time_out(tried, moves))


def reaches(step: Step, done: Room) -> bool:
    """Whether the move that led to this room reaches the goal of the step."""
    assert done.game is not None
    assert done.game.last_move is not None
    assert done.position is not None
    return step.goal is None or step.goal.reached(step.position, done.game.last_move, done.position)


@dataclass(frozen=True)
class Shown:
    """A room of a step, and whether it is the result of the step (None while there is something to do)."""

    room: Room
    step: Step
    number: int
    count: int
    reached: bool | None = None

    def scene(self, words: Translator, now: int, deadline: int | None = None) -> wire.Scene:
        """The scene of a step. It allows only the kinds of moves that the step is about."""
        room, step = self.room, self.step
        assert room.match is not None
        status = RoomStatus(now, frozenset({step.seat}), (), deadline, stopped=deadline is None)
        public, cache = Public.of(room), SceneCache()
        shared = SharedParts.of(public, VisibleRound.of(room, None), status, words, cache, at=room.at)
        seen = VisibleRound.of(room, step.seat)
        said = scene(public, seen, words, you=step.seat, host=True, shared=shared, cache=cache)
        update: dict[str, object] = {
            "may": tuple(each for each in said.may if each in step.allows),
            "game": self.number,
            "round": self.number,
            "games": self.count,
            "rounds": self.count,
            "drawn": said.drawn if step.fresh is None else str(step.fresh),
            "exercise": self._exercise(said),
        }
        if self.reached is not None:
            update["may"] = ("next",)
            update["stage"] = "round-over" if said.stage == "playing" else said.stage
        return said.model_copy(update=update)

    def _exercise(self, said: wire.Scene) -> wire.Exercise:
        step = self.step
        lay = step.solution if self.reached is None and step.help != "none" else None
        taken = {str(meld) for meld in lay.taken} if lay is not None else set()
        # If nothing on the table changes, one tile of the rack shows where to begin.
        most = None if step.help == "tiles" else 0 if taken else 1
        return wire.Exercise(
            number=self.number,
            count=self.count,
            title=step.title,
            text=step.praise if self.reached else step.text,
            box=step.box,
            reached=self.reached,
            tiles=tuple(map(str, lay.played))[:most] if lay is not None else (),
            melds=tuple(meld.slot for meld in said.table if meld.text in taken),
            by_lay=step.goal is None or step.goal.name != TIME_OUT,
        )


# What a legal move must reach. The text for one that does not is `server-goal-NAME`.

Reached = Callable[..., bool]


def goal(name: str, **params: Any) -> Goal:
    """The goal with this name. Its parameters are for the predicate and for the text."""
    reached = GOALS[name]
    return Goal(name, lambda before, move, after: reached(before, move, after, **params), params)


def _new(before: Position, move: Move) -> list[Meld]:
    """The melds that a move made which hold no whole meld of the table before."""
    put = [meld for meld in lay_in(move).put if isinstance(meld, Group | Run)]
    return [meld for meld in put if not any(old.tiles <= meld.tiles for old in before.table)]


def joker_freed(before: Position, move: Move, after: Position) -> bool:
    """Whether a joker of the table stands for something else afterwards, or in another kind of meld."""
    colours = before.rules.colours
    left = [(type(after.table[each.meld]), each.means) for each in jokers_in(enumerate(after.table), colours)]
    for joker in jokers_in(enumerate(before.table), colours):
        kind = type(before.table[joker.meld])
        same = next((each for each in left if each[0] is kind and each[1] <= joker.means), None)
        if same is None:
            return True
        left.remove(same)
    return False


def joker_kept(before: Position, move: Move, after: Position) -> bool:
    return bool(lay_in(move).played) and after.racks[before.turn].jokers == before.rack.jokers


def keeps_place(before: Position, move: Move, after: Position) -> bool:
    """Whether tiles were laid, and a tile of the rack can be added to a meld of the table."""
    rack = after.racks[before.turn].numbered
    return bool(lay_in(move).played) and any(_fits(tile, meld) for tile in rack for meld in after.table)


def _fits(tile: Tile, meld: Meld) -> bool:
    return any(isinstance(read_row(row), Group | Run) for row in ((tile, *meld.row), (*meld.row, tile)))


GOALS: dict[str, Reached] = {
    "group": lambda before, move, after: any(isinstance(meld, Group) for meld in _new(before, move)),
    "run": lambda before, move, after: any(isinstance(meld, Run) for meld in _new(before, move)),
    "tiles": lambda before, move, after, count: len(lay_in(move).played) >= count,
    "go-out": lambda before, move, after: not after.racks[before.turn],
    "joker-freed": joker_freed,
    "joker-laid": lambda before, move, after: bool(before.rack.jokers) and not after.racks[before.turn].jokers,
    "joker-kept": joker_kept,
    "keeps-place": keeps_place,
    "rack-points": lambda before, move, after, points: rack_points(after.racks[before.turn], before.rules) <= points,
    TIME_OUT: lambda before, move, after: isinstance(move, Timeout),
    "waits": lambda before, move, after: isinstance(move, Draw),
}
