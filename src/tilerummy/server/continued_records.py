"""A round of a record that somebody sends, played on. A long record is read in a process: that takes seconds."""

import json
from typing import Any

from tilerummy.answers.record_rounds import continued
from tilerummy.hosting.work import REPLAY, REVIEW, Payer
from tilerummy.server import work_process
from tilerummy.server.budgets import Budgets

LONG = 5000
"""Characters. Longer records are read in a process."""
PROCESS = work_process.command(__name__)


async def continued_record(
    budgets: Budgets, payer: Payer, trn: str, number: int, moves: int, seat: int, name: str, host: str
) -> dict[str, Any]:
    """The first event of a room that continues round `number` of a record. Raises `Refusal` or `TilerummyError`."""
    given = {"trn": trn, "number": number, "moves": moves, "seat": seat, "name": name, "host": host}
    question = json.dumps(given)
    if len(trn) <= LONG:
        return await budgets.do(REPLAY, payer, answered, question)
    answer: dict[str, Any] | Exception
    answer = await budgets.wait_for(REVIEW, payer, lambda: work_process.in_process(PROCESS, question))
    if isinstance(answer, Exception):
        raise answer
    return answer


def answered(question: str) -> dict[str, Any]:
    """The same here and now."""
    return continued(**json.loads(question))


def main() -> None:
    work_process.answer(answered)
