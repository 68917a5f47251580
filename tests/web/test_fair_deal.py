"""Was the deal fair? The page finds out by itself, and so does `tilerummy verify` with what the page kept."""

import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from forked import Forked
from web.cheating import serve
from web.conftest import FORKS, HERE, SeededServer, Visit
from web.table import TablePage

from tilerummy.engine.fairness import Kept, verify
from tilerummy.engine.record import parse_records


class Dealer(SeededServer):
    """A server whose dealer is honest, or cheats in some way."""

    way = "honest"

    def _launch(self, words: list[str], out: Path) -> subprocess.Popen[bytes] | Forked:
        if FORKS:
            return self._fork(words, out, partial(serve, self.way))
        return self._popen([str(HERE / "cheating.py"), self.way, *words], out)


@pytest.fixture
def dealer(tmp_path: Path) -> Iterator[Callable[[str], SeededServer]]:
    started: list[SeededServer] = []

    def start(way: str) -> SeededServer:
        process = Dealer(tmp_path)
        process.way = way
        process.start()
        started.append(process)
        return process

    yield start
    for process in started:
        process.stop()


def play(table: TablePage, *, reload: bool = False) -> None:
    """A round against computers that ends after a draw or two."""
    table.page.locator("[data-play]").click()
    table.wait(lambda: table.scenes and table.scene["stage"] == "playing", "a deal")
    assert table.wait_for_turn()
    table.draw()
    assert table.wait_for_turn()
    if reload:
        table.page.reload()
        assert table.wait_for_turn()
        table.draw()
        assert table.wait_for_turn()
    table.press(".brand")
    for _ in range(2):
        table.press("[data-resign]")
    table.page.locator("[data-fair]").wait_for()


def told(table: TablePage) -> tuple[str, set[str]]:
    """What the page says, and what it says is wrong."""
    checks = table.page.locator("[data-check].bad").evaluate_all("items => items.map((item) => item.dataset.check)")
    return str(table.page.locator("[data-fair]").get_attribute("data-fair")), set(checks)


def verified(table: TablePage, server: SeededServer) -> set[str]:
    """The faults that `tilerummy verify` finds in the record, with what the page kept."""
    command = table.page.locator("[data-verify]").text_content() or ""
    kept = command.split("--kept ")[1]
    room = table.scene["room"]
    record = str(server.get(f"/api/v1/rooms/{room}/record.trn").body)
    return {fault.check for fault in verify(parse_records(record)[0], Kept.parse(kept))}


def test_an_honest_deal_passes(dealer: Callable[[str], SeededServer], visit: Visit) -> None:
    server = dealer("honest")
    table = visit("/", at=server)
    play(table, reload=True)
    assert told(table) == ("yes", set())
    assert table.page.locator("[data-check]").count() == 5
    assert verified(table, server) == set()


CAUGHT = {
    "grinding": ({"seed"}, {"kept-commitment"}),
    "replacing": ({"own", "others"}, {"entropy", "kept-entropy"}),
    "swapping": ({"deal", "draws"}, {"deal", "draw"}),
}


@pytest.mark.long(but=1)
@pytest.mark.parametrize("way", CAUGHT)
def test_a_cheating_dealer_is_caught(way: str, dealer: Callable[[str], SeededServer], visit: Visit) -> None:
    server = dealer(way)
    table = visit("/", at=server)
    play(table)
    page, record = CAUGHT[way]
    assert told(table) == ("no", page)
    assert verified(table, server) >= record
