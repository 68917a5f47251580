"""Takes the screenshots in docs/screens: `python3 tools/screens.py` (needs Chromium and the test packages).

It uses a real server, a real browser and fixed deals, so that the screenshots are nearly the same every time. Names of
screens limit the run: `python3 tools/screens.py phone-portrait tablet`. With Pillow installed the files get a palette
and are a third as large. `docs/screens/README.md` shows ten of them beside those of an earlier page, in `before/`.
"""

import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import browsers  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from serving import Guest  # noqa: E402
from web.conftest import ARGUMENTS, SeededServer  # noqa: E402
from web.deals import group_of, kinds, run_of, seed_for  # noqa: E402
from web.table import Mouse, TablePage, lay_out  # noqa: E402
from web.test_rounds import chosen  # noqa: E402

from tilerummy.bots.round_runner import play_round  # noqa: E402
from tilerummy.engine.record import Record  # noqa: E402
from tilerummy.review import Mark, review_round, weigh_round  # noqa: E402

TARGET = ROOT / "docs" / "screens"
EDITION = "rummikub-vienna-en"
LARGEST = 150_000
"""Bytes of a picture."""


class Screen(NamedTuple):
    name: str
    size: tuple[int, int]
    language: str
    dark: bool = False


SCREENS = (
    Screen("desktop-light", (1440, 900), "en"),
    Screen("desktop-dark", (1440, 900), "de", True),
    Screen("phone-portrait", (390, 844), "nl"),
    Screen("phone-landscape", (844, 390), "fr"),
    Screen("tablet", (820, 1180), "it"),
)


class Studio:
    """Opens pages with one theme and takes screenshots."""

    def __init__(self, browser: Browser, server: SeededServer, screen: Screen) -> None:
        self.browser, self.server, self.screen = browser, server, screen

    def open(self, path: str, guest: Guest | None = None) -> TablePage:
        width, height = self.screen.size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=self.screen.language,
            base_url=self.server.address,
            reduced_motion="reduce",
            color_scheme="dark" if self.screen.dark else "light",
        )
        if guest is not None and guest.token is not None:
            context.add_cookies([{"name": "tilerummy_guest", "value": guest.token, "url": self.server.address}])
        table = TablePage(context.new_page())
        table.page.goto(path)
        return table

    def take(self, table: TablePage, what: str) -> None:
        table.page.wait_for_timeout(250)
        path = TARGET / f"{what}-{self.screen.name}.png"
        table.page.screenshot(path=path)
        with_palette(path)

    def start(self) -> None:
        page = self.open("/")
        page.page.locator("[data-play]:enabled").wait_for()
        self.take(page, "start")

    def review(self) -> None:
        """A mistake in a finished round, with what was better instead of what was played."""
        record = play_round(["solid", "expert", "regular", "learner"], EDITION, seed=5).finished()
        room = Guest(self.server).ask("POST", "/api/v1/rooms/import", {"trn": str(record)}).body["id"]
        page = self.open(f"/review/{room}/1#{worst_lay(record)}")
        page.page.locator("[data-best]").click(timeout=120_000)  # the review has to be computed
        self.take(page, "review")

    def lesson(self) -> None:
        """The step of the lesson in which a row is split, during the drag."""
        table = self.open("/lesson")
        for step in range(1, 4):
            table.wait(lambda step=step: table.scenes and table.scene["round"] == step)  # type: ignore[misc]
            table.press("[data-next-step]")
        table.wait(lambda: table.scene["round"] == 4 and table.shown)
        pair = [kind for kind in table.rack if kind.endswith("8")]  # the colours are those of the usual box
        before = [row["id"] for row in table.rows]
        lay_out(table, Mouse(table), [*table.kinds, pair])
        new = next(row for row in table.rows if row["id"] not in before)
        eight = next(
            tile["uid"]
            for row in table.rows
            for tile in row["tiles"]
            if row["id"] in before and tile["kind"].endswith("8")
        )
        Mouse(table).hold(eight, new["id"])
        self.take(table, "lesson")

    def game(self) -> None:
        """The middle of a round with an unfinished lay, and the end of the round."""
        self.server.deal((4).to_bytes(32, "big"))
        guest = Guest(self.server, "Maximiliane")
        table = self.open(f"/t/{guest.create('shrewd', 'steady', edition=EDITION)}", guest)
        taken = False
        for turn in range(60):
            if not table.wait_for_turn():
                break
            if turn == 0:
                self.take(table, "first-turn")
            rows, at = chosen(table.scene, "steady"), table.scene["at"]
            if rows is None:
                table.page.locator("[data-draw]:enabled, .bar .wide:enabled").first.click()
            else:
                lay_out(table, Mouse(table), rows)
                if not taken and len(rows) >= 8:
                    self.take(table, "game")
                    taken = True
                table.page.locator("[data-end]:enabled").click()
            table.wait(lambda at=at: table.scene["at"] > at or table.scene["stage"] != "playing")  # type: ignore[misc]
        table.page.locator("dialog [data-next]").wait_for()
        self.take(table, "round-end")

    def refusal(self) -> None:
        """A joker that the edition does not free, with the reason shown before the drop."""
        sheet = "rummy-classic-en,open_min=0"
        self.server.deal(
            seed_for(sheet, lambda start: start.turn == 0 and "j" in kinds(start) and bool(_tiles(kinds(start))))
        )
        ann, bo = Guest(self.server, "Anke"), Guest(self.server, "Joris")
        room = ann.create("person", edition=sheet)
        bo.join(room)
        table, other = self.open(f"/t/{room}", ann), bo.open(room)
        assert table.wait_for_turn()
        group = group_of(table.rack) or []
        lay_out(table, Mouse(table), [[*group, "j"]])
        table.end_turn()
        other.until_at(table.scene["at"])
        other.ask("draw")
        assert table.wait_for_turn()
        pair = run_of(table.rack, 2) or []
        lay_out(table, Mouse(table), [[*group, "j"], pair])
        old, new = (row["id"] for row in sorted(table.rows, key=lambda row: -len(row["tiles"])))
        Mouse(table).hold(table.uid("j", old), new)
        table.page.locator(f'[data-row="{new}"].refuses').wait_for()
        self.take(table, "refusal")
        other.close()


def with_palette(path: Path) -> None:
    """Reduce the colours of a picture until it is small. Without Pillow it stays as it is."""
    with suppress(ImportError):
        from PIL import Image  # type: ignore[import-not-found,unused-ignore]

        picture = Image.open(path).convert("RGB")
        for colours in (256, 128, 64):
            # The widest range of colours: the median cut loses the purple of a joker.
            method, dither = Image.Quantize.MAXCOVERAGE, Image.Dither.NONE
            picture.quantize(colours, method=method, kmeans=1, dither=dither).save(path, optimize=True)
            if path.stat().st_size <= LARGEST:
                break


def worst_lay(record: Record) -> int:
    """The number of the turn that cost the most chance, of those in which another lay was better."""
    by = weigh_round(review_round(record))
    laid = [at for at, worth in enumerate(by.worths) if Mark.LOST_CHANCE in by.marks[at] and worth and worth.best]
    return 1 + max(laid, key=lambda at: by.losses[at])


def _tiles(rack: list[str]) -> list[str] | None:
    group = group_of(rack)
    return run_of([tile for tile in rack if tile not in group], 2) if group else None


def main(names: list[str]) -> None:
    chosen_screens = [screen for screen in SCREENS if not names or screen.name in names]
    TARGET.mkdir(parents=True, exist_ok=True)
    path = browsers.browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        SeededServer(Path(folder)).running() as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        assert isinstance(server, SeededServer)
        for screen in chosen_screens:
            studio = Studio(browser, server, screen)
            studio.start()
            studio.review()
            studio.lesson()
            studio.refusal()
            studio.game()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
