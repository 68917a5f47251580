"""Reviews of rounds: in a process of its own, paid by the address that asks, and kept for rooms.

A review of a usual round takes about a second, half of it the start of the process.
"""

import asyncio
import json
from weakref import WeakValueDictionary

from tilerummy.hosting.work import REVIEW, Payer
from tilerummy.rooms.room import Room
from tilerummy.rooms.room_records import finished_round, finished_rounds
from tilerummy.rooms.words import translator_for
from tilerummy.server import work_process
from tilerummy.server.budgets import Budgets
from tilerummy.server.reading import Cache

MOST_KEPT, LARGEST_KEPT = 64, 500_000
"""Reviews that are kept, and bytes of one. A round of fifty moves has about 130,000."""
PROCESS = work_process.command(__name__)


class Reviews:
    """The reviews of one process of the server."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.kept: Cache[bytes] = Cache(MOST_KEPT)
        self.locks: WeakValueDictionary[tuple[str, int, int, str], asyncio.Lock] = WeakValueDictionary()

    async def of_record(
        self, trn: str, number: int, language: str, payer: Payer, shown: tuple[int, int] | None = None
    ) -> bytes:
        """The review as JSON. Raises `Refusal` or `TilerummyError`."""
        question = json.dumps({"trn": trn, "round": number, "language": language, "shown": shown})
        answer: bytes | Exception
        answer = await self.budgets.wait_for(REVIEW, payer, lambda: work_process.in_process(PROCESS, question))
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def of_room(self, room: Room, number: int, language: str, payer: Payer) -> bytes:
        """The review of a finished round of a room. It is made once for each language."""
        record, rounds = finished_round(room, number), len(finished_rounds(room))
        key = (room.id, number, rounds, language)
        async with self.locks.setdefault(key, asyncio.Lock()):
            found = self.kept.get(key, 0)
            if found is None:
                found = await self.of_record(str(record), 1, language, payer, (number, rounds))
                if len(found) <= LARGEST_KEPT:
                    self.kept.put(key, 0, found)
            return found


def reviewed(question: str) -> bytes:
    """The review as JSON, here and now."""
    from tilerummy.answers.review_report import review_json  # loads the solver, so only in the process

    asked = json.loads(question)
    return review_json(asked["trn"], asked["round"], translator_for(asked["language"]), asked["shown"])


def main() -> None:
    work_process.answer(reviewed)
