"""The operator's notice on the page, and what a guest sees, saves and deletes of what the server keeps."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Guest
from web.conftest import PHONE, SeededServer, Visit

from tilerummy.rooms.erasing import NOBODY

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def noticing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    folder = tmp_path_factory.mktemp("notice")
    (folder / "privacy.txt").write_text("We keep <b>little</b>.", "utf-8")
    options = ("--privacy", str(folder / "privacy.txt"), "--contact", "admin@example.org")
    with SeededServer(folder, *options).running() as process:
        assert isinstance(process, SeededServer)
        yield process


def test_the_notice_is_at_the_foot_and_where_people_join(noticing: SeededServer, visit: Visit) -> None:
    room = Guest(noticing, "Ann").create("person")
    for path in ("/", f"/t/{room}"):
        page = visit(path, at=noticing, language="de", size=PHONE).page
        notice = page.locator("nav[data-notice]")
        assert notice.locator("a").get_attribute("href") == "mailto:admin@example.org"
        notice.get_by_role("button", name="Datenschutz").click()
        assert page.get_by_role("dialog").get_by_text("We keep <b>little</b>.").is_visible()


def test_without_a_notice_nothing_is_shown(visit: Visit) -> None:
    page = visit("/").page
    page.locator("[data-play]:enabled").wait_for()
    assert page.locator("nav[data-notice]").count() == 0


def test_a_guest_saves_and_deletes_what_is_kept(noticing: SeededServer, visit: Visit, tmp_path: Path) -> None:
    ann, bo = Guest(noticing, "Annabel"), Guest(noticing, "Bo")
    rooms = [ann.create("person"), *(ann.create("steady") for _ in range(6))]
    bo.join(rooms[0])
    page = visit("/", at=noticing, token=ann.token).page
    page.get_by_role("button", name="Settings").click()
    mine = page.locator("[data-my-data]")
    mine.locator("[data-my-data-open]").click()
    assert "Annabel" in mine.locator("[data-names]").inner_text()
    assert mine.locator("ol a").count() == len(rooms)
    with page.expect_download() as saved:
        mine.locator("[data-save-mine]").click()
    saved.value.save_as(tmp_path / "mine.json")
    kept = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert {room["id"] for room in kept["rooms"]} == {*rooms}
    assert all('[Seats "Annabel/' in room["record"] for room in kept["rooms"])
    mine.locator("[data-forget]").click()
    mine.locator("[data-forget-yes]").click()
    mine.locator("[data-forgotten]").wait_for()
    assert ann.ask("GET", "/api/v1/me").body["rooms"] == []
    assert bo.ask("GET", f"/api/v1/rooms/{rooms[0]}").body["seats"][0]["name"] == NOBODY
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    assert cookies["tilerummy_guest"] not in ("", ann.token)
