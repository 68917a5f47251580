"""People who share one device: what every screen of theirs may show."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any
from unittest.mock import patch

from web.table import TablePage

from tilerummy.rooms.room import Room, fold
from tilerummy.rooms.words import translator_for
from tilerummy.store import Event

WORDS = translator_for("en")
EVERYTHING = """() => document.documentElement.outerHTML + JSON.stringify([{...sessionStorage}, {...localStorage}])"""
KINDS = "() => [...document.querySelectorAll('[data-kind]')].map((each) => each.dataset.kind)"


def seeded_room(room: str, events: Iterable[Event]) -> Room:
    """The room of these events, as a host deals that the test has given a seed."""
    with patch("tilerummy.rooms.room.mixed_in", lambda sitters: ()):
        found = fold(room, list(events))
    assert found is not None
    return found


class Device:
    """A browser that people share, and who of them has it."""

    def __init__(self, truth: Callable[[str], Room], table: TablePage) -> None:
        self.truth, self.table, self.page = truth, table, table.page
        self.holder: int | None = None
        self.frames: list[tuple[str, int | None]] = []
        self.looked = 0
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append((str(frame), self.holder))

    @property
    def room(self) -> Room:
        return self.truth(self.page.url.rsplit("/", 1)[1])

    def look(self) -> None:
        """The whole page, with its attributes and what it stores, has no tile of another rack."""
        while True:  # a computer may play meanwhile
            self.table.wait(lambda: self.room.at == self.table.scene["at"] and self.table.shown, "the scene")
            room, kinds, written = self.room, self.page.evaluate(KINDS), self.page.evaluate(EVERYTHING)
            if room.at == self.room.at == self.table.scene["at"]:
                break
        position, record = room.position, room.record
        assert position is not None
        assert record is not None
        if room.running is None:
            return  # the racks are public
        table = Counter(str(tile) for meld in position.table for tile in meld.row)
        own = Counter(map(str, position.racks[self.holder])) if self.holder is not None else Counter[str]()
        assert Counter(kinds) == table + own
        # Tiles of these kinds were seen by everybody: on the table once, or drawn for who starts.
        public = {str(tile) for each in record.situations for meld in each.table for tile in meld.row}
        public |= {tile for each in self.table.scenes for meld in each["table"] for tile in meld["stands_for"]}
        public |= {*own, *(each["tile"] for each in self.table.scene["starter_draws"])}
        secret = {tile for rack in position.racks for tile in rack if str(tile) not in public and not tile.is_joker}
        assert len(secret) > 5
        for tile in secret:
            assert not re.search(rf'["\'\s>]{tile}["\'\s<]', written), (tile, self.holder)
            assert re.findall(rf".{{120}}\b{WORDS.tile(tile)}\b", written) == [], (tile, self.holder)
        self.looked += 1

    def take(self) -> int:
        """The next person takes the device."""
        button = self.page.locator("[data-take]:enabled")
        button.wait_for()
        self.look()
        self.holder = self.table.scene["give_to"]
        button.click()
        self.table.wait(lambda: self.table.scene["you"] == self.holder, "the own rack")
        assert self.holder is not None
        return self.holder

    def play(self) -> None:
        """The person who has the device plays a turn, and gives it on."""
        if not self.table.wait_for_turn():
            return
        self.look()
        self.page.locator("[data-draw]:enabled").click()
        self.table.wait(lambda: self.table.scene["you"] is None, "the cover")
        self.holder = None

    def take_and_play(self) -> int:
        """A turn of the next person. Whose it was."""
        seat = self.take()
        self.play()
        return seat

    def check_frames(self) -> None:
        """No message had a rack but that of the person who had taken the device."""
        shown = set()
        last: dict[str, Any] = {}
        for frame, holder in self.frames:
            message = json.loads(frame)
            if message["type"] not in ("scene", "changes"):
                continue
            last = message = message if message["type"] == "scene" else last | message["fields"]
            assert message["you"] in (None, holder)
            if message["you"] is None and message["stage"] == "playing":
                assert not any(message[part] for part in ("rack", "drawn", "rack_groups", "neighbours"))
            drawn = {line["seat"] for line in message["log"] if re.match(r"\+(?!x)", line["move"])}
            if message["stage"] == "playing":
                assert drawn <= {message["you"]}
            shown.add(message["you"])
        assert shown == {None, 0, 1, 2}
