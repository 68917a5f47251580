"""A photo in the page: read, corrected, and used in the lab and in the score sheet. The browser runs the real model."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.barriers import no_violations
from web.conftest import PHONE, Visit

from tilerummy.photo.browser_files import LIST, browser_files

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
SHEET = "rummikub-vienna-en"
TABLE = [["o5", "o6", "o7", "o8"], ["r9", "b9", "o9"], ["b1", "b2", "b3"], ["k7", "b7", "r7"]]
RACK = ["r10", "r12", "k1", "k5", "k6", "r3", "r6", "r8", "o7", "o11"]
ROWS = """() => [...document.querySelectorAll('[data-photo-list]')].map(list =>
    [...list.querySelectorAll('[data-photo-spot]')].map(tile => tile.dataset.photoSpot))"""
WIDTH = "() => document.documentElement.scrollWidth"


def read(page: Page, name: str) -> list[list[str]]:
    """What the page shows of a photo."""
    page.locator("[data-photo-file]").set_input_files(EXAMPLES / name)
    expect(page.locator("[data-photo-dialog='done']")).to_be_visible()
    rows: list[list[str]] = page.evaluate(ROWS)
    return rows


def correct(page: Page, tile: str, right: str) -> None:
    page.locator(f"[data-photo-spot='{tile}']").first.click()
    page.locator(f"[data-photo-editor] [data-kind='{right}']").click()
    expect(page.locator("[data-photo-editor]")).to_have_count(0)


def test_a_photo_of_the_table_and_one_of_the_rack_give_the_best_lay(visit: Visit) -> None:
    page = visit(f"/lab?edition={SHEET}", size=PHONE, language="de", touch=True).page
    page.locator("[data-lab-photo]").click()
    assert sorted(read(page, "table.jpg")) == sorted(TABLE)
    assert page.evaluate(WIDTH) <= PHONE[0]
    no_violations(page)
    # A wrong tile, one too many and one too few are corrected.
    correct(page, "k7", "k8")
    correct(page, "k8", "k7")
    page.locator("[data-photo-spot='b3']").click()
    page.locator("[data-photo-remove]").click()
    assert sorted(map(len, page.evaluate(ROWS))) == [2, 3, 3, 4]
    row = next(at for at, tiles in enumerate(page.evaluate(ROWS)) if tiles == ["b1", "b2"])
    page.locator("[data-photo-add]").click()
    no_violations(page)
    page.locator("[data-photo-where]").select_option(str(row))
    page.locator("[data-photo-editor] [data-kind='b3']").click()
    assert sorted(page.evaluate(ROWS)) == sorted(TABLE)
    page.locator("[data-photo-use]").click()
    expect(page.locator("[data-lab-rows='table'] [data-state='meld']")).to_have_count(4)

    page.locator("[data-lab-photo]").click()
    assert sorted(tile for row in read(page, "rack.jpg") for tile in row) == sorted(RACK)
    expect(page.locator("[data-photo-place='rack']")).to_be_checked()
    page.locator("[data-photo-use]").click()
    expect(page.locator("[data-lab-rack] [data-kind]")).to_have_count(len(RACK))
    expect(page.get_by_text("3 Steine, 21 Punkte")).to_be_visible()


AFTER = [["o5", "o6", "o7", "o8"], ["b1", "b2", "b3"], ["k7", "b7", "r7"], ["r9", "b9", "o9", "k9"]]


def test_a_lay_is_judged_by_a_photo_before_and_one_after_it(visit: Visit) -> None:
    """The second photo is the first one, with a tile added by hand: everything by keyboard."""
    page = visit(f"/lab?edition={SHEET}", size=(1280, 900)).page
    page.locator("[data-lab-photo]").click()
    read(page, "table.jpg")
    expect(page.locator("[data-photo-place='after']")).to_have_count(0)
    page.locator("[data-photo-use]").click()
    expect(page.locator("[data-lab-rows='table'] [data-state='meld']")).to_have_count(4)

    page.locator("[data-lab-photo]").click()
    read(page, "table.jpg")
    page.locator("[data-photo-place='after']").check()
    expect(page.locator("[data-photo-list]")).to_have_count(4)
    row = next(at for at, tiles in enumerate(page.evaluate(ROWS)) if tiles == ["r9", "b9", "o9"])
    page.locator("[data-photo-add]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-photo-editor]")).to_be_focused()
    page.locator("[data-photo-where]").select_option(str(row))
    page.locator("[data-photo-editor] [data-kind='k9']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-photo-add]")).to_be_focused()
    assert sorted(map(sorted, page.evaluate(ROWS))) == sorted(map(sorted, AFTER))
    # The editor gives the focus back to its tile; Escape closes the editor only.
    page.locator("[data-photo-spot='b2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-photo-editor]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-photo-editor]")).to_have_count(0)
    expect(page.locator("[data-photo-spot='b2']")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-photo-editor] [data-kind='b2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-photo-spot='b2']")).to_be_focused()
    page.locator("[data-photo-use]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lab-rack] [data-kind]")).to_have_count(1)
    expect(page.locator("[data-lab-verdict='legal']")).to_be_visible()


def test_a_photo_of_a_rack_counts_its_points(visit: Visit) -> None:
    page = visit("/score", language="en").page
    page.locator("[data-name='0']").fill("Ann")
    page.locator("[data-name='1']").fill("Bo")
    page.locator("[data-start]").click()
    page.locator("[data-enter]").click()
    page.locator("[data-out='0']").check()
    page.locator("[data-photo-of='1']").click()
    assert [sorted(row) for row in read(page, "rack.jpg")] == [sorted(RACK)]
    page.locator("[data-photo-use]").click()
    expect(page.locator("[data-sum='1']")).to_contain_text("69")
    page.locator("[data-save-round]").click()
    expect(page.locator("[data-total='0']")).to_have_text("69")


def test_a_file_that_is_no_picture_and_a_host_without_a_reader(visit: Visit, tmp_path: Path) -> None:
    page = visit(f"/lab?edition={SHEET}").page
    page.locator("[data-lab-photo]").click()
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"\xff\xd8\xff not a picture")
    page.locator("[data-photo-file]").set_input_files(broken)
    expect(page.locator("[data-photo-fault='unreadable']")).to_contain_text("JPEG")
    page.route(f"**/{LIST}", lambda route: route.fulfill(status=404, body=""))
    page.evaluate("() => caches.delete('tilerummy-photo /')")
    page.reload()
    page.locator("[data-lab-photo]").click()
    expect(page.locator("[data-photo-missing]")).to_be_visible()


@pytest.fixture(autouse=True)
def the_model_is_there() -> None:
    assert browser_files(), "src/tilerummy/photo/tiles.onnx is missing"
