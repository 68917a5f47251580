"""The lesson: a sequence of prepared positions.

The page uses the same messages as in a room, and the same referee judges the moves. Nothing is stored. When a move is
accepted, the lesson goes on to the next position.
"""

import json
import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from pydantic import ValidationError
from starlette.websockets import WebSocket

from tilerummy.engine.dealer import SEED_BYTES
from tilerummy.engine.editions import Edition, editions
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.match import Match
from tilerummy.engine.moves import Draw, Move
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record
from tilerummy.engine.running import RunningMatch
from tilerummy.engine.tiles import Tile
from tilerummy.language import Translator
from tilerummy.language.catalogue import FALLBACK
from tilerummy.server import decisions, drafts, wire
from tilerummy.server.budgets import HINT, JUDGE, Payer
from tilerummy.server.decisions import Refusal
from tilerummy.server.limits import address_of, is_local
from tilerummy.server.node import Node
from tilerummy.server.refusals import id_in, refused, unreadable
from tilerummy.server.room import Room, after
from tilerummy.server.scenes import LogCache, Public, RoomStatus, SharedParts, VisibleRound, scene
from tilerummy.server.sitters import Pace, Sitter
from tilerummy.server.sockets import POLICY, SocketConnection, admitted
from tilerummy.store import Event

NAME, LEVEL, SEAT = "lesson", "beginner", 0
SEED = bytes(SEED_BYTES)
"""A placeholder, because the positions are not dealt."""


@dataclass(frozen=True)
class Step:
    """A prepared position. If `draws` is set, the step teaches drawing, and this tile is drawn."""

    position: Position
    draws: Tile | None


TAUGHT = "kbro"
"""The colours of the positions as they are written."""


def taught(language: str) -> Edition:
    """The edition that the lesson teaches to readers of this language: their usual box."""
    usual = {language: each for each in editions() for language in each.printed.usual_in}
    return usual.get(language) or usual[FALLBACK]


@cache
def steps(language: str) -> tuple[Step, ...]:
    """The positions in the edition and the colours of the usual box of a language."""
    edition = taught(language)
    colours = edition.rules.colours
    others = iter(colour for colour in colours if colour not in TAUGHT)
    recoloured = str.maketrans({colour: colour if colour in colours else next(others) for colour in TAUGHT})
    text = (files("tilerummy") / "data" / "lesson.toml").read_text("utf-8")
    return tuple(
        Step(
            Position.parse(f"{edition} {each['position'].translate(recoloured)}"),
            Tile.parse(each["draws"].translate(recoloured)) if "draws" in each else None,
        )
        for each in tomllib.loads(text)["step"]
    )


def room_at(number: int, words: Translator) -> Room:
    """The room at a step, counted from 1. The number after the last step gives the end of the round."""
    prepared = steps(words.language)
    if number > len(prepared):
        return _finished(words)
    start = prepared[number - 1].position
    sitters = (Sitter(name=words.text("web-guest"), guest=NAME), Sitter(level=LEVEL))
    room = Room(
        id=NAME,
        edition=start.edition,
        agreed=1,
        pace=Pace(),
        hints=True,
        public=False,
        host=NAME,
        sitters=sitters,
        created=0,
        touched=0,
        game=RunningMatch(
            Match(start.edition, tuple(sitter.record_name for sitter in sitters), (), 1), Record(start), SEED
        ),
    )
    return replace(room, events=number, at=number, since=number)


@cache
def _finished(words: Translator) -> Room:
    """The room after the last step: the best lay was played and the round is scored."""
    from tilerummy.solver import best  # loads the solver, so only when it is needed

    room = room_at(len(steps(words.language)), words)
    assert room.position is not None
    found = best(view(room.position, SEAT))
    assert found is not None
    assert found.lay is not None
    return _played(room, found.lay)


def _played(room: Room, move: Move) -> Room:
    (fact,) = decisions.moved(room, SEAT, move, now=0)
    return after(room, Event(room.at + 1, fact.kind, json.dumps(fact.data), 0), fact.played)


def shown(room: Room, words: Translator, now: int) -> wire.Scene:
    """The scene of a step. It allows only the kind of move that the step teaches."""
    assert room.match is not None
    public, status, log_cache = Public.of(room, room.match.sheet), RoomStatus(now, frozenset({SEAT})), LogCache()
    shared = SharedParts.of(public, VisibleRound.of(room, None), status, words, log_cache)
    said = scene(
        public, VisibleRound.of(room, SEAT), status, words, you=SEAT, host=True, shared=shared, log_cache=log_cache
    )
    prepared = steps(words.language)
    before, now_drawn = (prepared[at].draws if 0 <= at < len(prepared) else None for at in (room.at - 2, room.at - 1))
    about = "lay" if now_drawn is None else "draw"
    return said.model_copy(
        update={
            "may": tuple(each for each in said.may if each == about),
            "game": room.at,
            "round": room.at,
            "games": len(prepared),
            "rounds": len(prepared),
            "drawn": None if before is None else str(before),
        }
    )


class LessonConnection(SocketConnection):
    """The connection of one learner. It answers every command itself, from the position of the step."""

    def __init__(self, node: Node, socket: WebSocket, step: int) -> None:
        super().__init__(node, socket, NAME)
        self.step = step
        self.learns = False
        self.payer = Payer(address=address_of(socket))

    async def _arrive(self) -> None:
        learners, address = self.node.learners, address_of(self.socket)
        if not is_local(address) and learners[address] >= self.node.settings.watchers_per_address:
            raise Refusal("too-many-sockets")
        learners[address] += 1
        self.learns = True
        self._show(room_at(self.step, self.words))

    async def _depart(self) -> None:
        if self.learns:
            address = address_of(self.socket)
            self.node.learners[address] -= 1
            self.node.learners += Counter()  # drop the zero counts

    def _show(self, room: Room) -> None:
        self.put(shown(room, self.words, self.node.now()).model_dump_json())

    async def _forward(self, text: str) -> None:
        command = id_in(text)
        try:
            asked = wire.FROM_PAGE.validate_json(text)
            if isinstance(asked, wire.Hello):
                raise Refusal("message-unknown")
            await self._answer(asked)
        except ValidationError as fault:
            self._refuse(unreadable(fault), command)
        except Refusal as refusal:
            self._refuse(refusal, command)
        except TilerummyError as fault:
            said = refused(self.words, Refusal(fault.code), command=command, text=self.words.error(fault))
            self.put(said.model_dump_json())

    async def _answer(self, asked: wire.Command) -> None:
        room = room_at(self.step, self.words)
        if isinstance(asked, wire.Ping):
            self.put(wire.Pong(id=asked.id, now=self.node.now()).model_dump_json())
            return
        if isinstance(asked, wire.Timed) and asked.at != room.at:
            raise Refusal("stale")
        position = decisions.on_turn(room, SEAT)
        match asked:
            case wire.Draft() | wire.Lift():
                tried = await self.node.budgets.do(JUDGE, self.payer, self._tried, position, asked)
                self.put(tried.model_dump_json())
            case wire.Hint():
                from tilerummy.server.hints import hint  # loads the solver, so only when it is needed

                seen = view(position, SEAT)
                said = await self.node.budgets.do(HINT, self.payer, hint, seen, asked, self.words, self.step)
                self.put(said.model_dump_json())
            case wire.Lay() | wire.Draw():
                done = await self.node.budgets.do(JUDGE, self.payer, self._judged, room, asked)
                self._go_on(asked, done)
            case _:
                raise Refusal("message-unknown")

    def _tried(self, position: Position, asked: wire.Draft | wire.Lift) -> wire.Review | wire.Targets:
        draft = decisions.drafted(position, SEAT, asked.rows, asked.taking)
        decisions.refuse_foreign(draft)
        if isinstance(asked, wire.Draft):
            return drafts.review(draft, self.words, asked.id, self.step)
        hand = drafts.lifted(draft, asked.tiles, asked.row, asked.places)
        return drafts.targets(hand, self.words, asked.id, self.step)

    def _judged(self, room: Room, asked: wire.Lay | wire.Draw) -> Room:
        tile = steps(self.words.language)[self.step - 1].draws
        if isinstance(asked, wire.Draw) and tile is None:
            raise Refusal("message-unknown")
        return _played(room, Draw(tile) if isinstance(asked, wire.Draw) else decisions.asked_move(room, SEAT, asked))

    def _go_on(self, asked: wire.Lay | wire.Draw, done: Room) -> None:
        self.step += 1
        self.put(wire.Done(id=asked.id, at=self.step).model_dump_json())
        over = self.step > len(steps(self.words.language)) and done.stage == "match-over"
        self._show(done if over else room_at(self.step, self.words))


async def serve_lesson(node: Node, socket: WebSocket, step: int) -> None:
    if not 1 <= step <= len(steps(FALLBACK)) + 1:
        await socket.close(POLICY)
    elif await admitted(node, socket):
        await LessonConnection(node, socket, step).run()
