"""A client that reads scenes like the page and lets a computer choose its moves."""

import json
from typing import Any

from tilerummy.bots import make
from tilerummy.engine.editions import Edition
from tilerummy.engine.melds import Meld, parse_meld
from tilerummy.engine.moves import Draw, Lay, Pass
from tilerummy.engine.position import TurnCount, View
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import table_change

Message = dict[str, Any]
PLAYER = make("first-found", 1)
try:
    from tilerummy.rooms.wire import VERSION, Hello

    CHANGES = "changes" in Hello.model_fields
except ImportError:  # an older commit is measured
    CHANGES, VERSION = False, 1
HELLO = json.dumps({"type": "hello", "version": VERSION, "language": "en", **({"changes": True} if CHANGES else {})})
SCENE, CHANGED = '{"type":"scene","at":', '{"type":"changes","at":'


def at_of(text: str) -> int | None:
    """The number of a scene or of its changes, without parsing all of it. None if the message is neither."""
    for start in (SCENE, CHANGED):
        if text.startswith(start):
            return int(text[len(start) : text.index(",", len(start))])
    return None


class Shown:
    """The scene of a seat: a complete one, and the changes since. It is put together when it is needed."""

    def __init__(self) -> None:
        self.scene: Message = {}
        self.texts: list[str] = []

    def put(self, text: str) -> None:
        if text.startswith(SCENE):
            self.texts.clear()
        self.texts.append(text)

    def now(self) -> Message:
        for text in self.texts:
            message = json.loads(text)
            self.scene = message if message["type"] == "scene" else {**self.scene, **message["fields"]}
        self.texts.clear()
        return self.scene


def view_of(scene: Message) -> View:
    """The view of the seat that received the scene."""
    you = scene["you"]
    melds = (parse_meld(meld["text"]) for meld in scene["table"])
    return View(
        edition=Edition.parse(scene["edition"]),
        table=tuple(meld for meld in melds if isinstance(meld, Meld)),
        racks=tuple(
            Tiles(map(Tile.parse, scene["rack"])) if seat == you else Tiles(unknown=each["tiles"])
            for seat, each in enumerate(scene["seats"])
        ),
        opened=frozenset(seat for seat, each in enumerate(scene["seats"]) if each["opened"]),
        turn=scene["turn"],
        turn_count=TurnCount(scene["lap"]),
        seat=you,
    )


def command_of(scene: Message) -> Message:
    """The move of a simple computer on this seat's turn, as a command of the page."""
    seen = view_of(scene)
    match PLAYER.choose(seen, ()):
        case Lay() as lay:
            return {"type": "lay", "at": scene["at"], "rows": [_row(meld) for meld in table_change(seen, lay).after]}
        case Draw():
            return {"type": "draw", "at": scene["at"]}
        case Pass():
            return {"type": "pass", "at": scene["at"]}
        case other:
            raise ValueError(f"no page of this benchmark does {other}")


def draft_of(scene: Message, command: Message) -> Message:
    """A draft before the move: the lay itself, or a single tile from the rack."""
    table = [{"tiles": meld["tiles"], "reading": meld["text"]} for meld in scene["table"]]
    rows = command.get("rows", [*table, {"tiles": scene["rack"][:1]}])
    return {"type": "draft", "at": scene["at"], "rows": rows}


def _row(meld: Any) -> Message:
    return {"tiles": list(map(str, meld.row)), "reading": str(meld) if isinstance(meld, Meld) else None}
