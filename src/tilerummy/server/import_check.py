"""Checks an imported record. A long one is checked in a process of its own, because that takes seconds."""

from tilerummy.hosting.work import IMPORT, Payer
from tilerummy.rooms.record_check import Checked, check_record
from tilerummy.server import work_process
from tilerummy.server.budgets import Budgets

LONG = 5000
"""Characters. Longer records are checked in a process."""
PROCESS = work_process.command(__name__)


async def check_import(budgets: Budgets, payer: Payer, trn: str) -> Checked:
    """Replay a finished match and compare its deals with its seeds. Raises `Refusal` or `TilerummyError`."""
    if len(trn) <= LONG:
        return await budgets.do(IMPORT, payer, check_record, trn)
    answer: Checked | Exception
    answer = await budgets.wait_for(IMPORT, payer, lambda: work_process.in_process(PROCESS, trn))
    if isinstance(answer, Exception):
        raise answer
    return answer


def main() -> None:
    work_process.answer(check_record)
