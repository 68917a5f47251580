"""The page in a browser when the server is under a path of its host."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from web.conftest import SeededServer, Visit

pytestmark = pytest.mark.long

PATH = "/games/rummy"


@pytest.fixture(scope="module")
def under(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    process = SeededServer(tmp_path_factory.mktemp("under"), "--public-path", PATH)
    with process.running():
        yield process


def test_a_turn_is_played_and_survives_a_reload(under: SeededServer, visit: Visit, tmp_path: Path) -> None:
    table = visit(f"{PATH}/", at=under)
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.press("[data-play]")
    table.page.wait_for_url(f"{under.address}{PATH}/t/*")
    assert table.wait_for_turn()
    at = table.scene["at"]
    table.draw()
    table.wait(lambda: table.scene["at"] > at, "the move")
    moved = table.scene["at"]
    table.page.reload()
    table.page.locator("[data-draw]").wait_for()
    table.wait(lambda: table.shown, "the table after the reload")
    assert table.scene["at"] >= moved
    assert table.scene["you"] == 0, "the same seat"
    table.check()
    table.page.screenshot(path=tmp_path / "table.png")
    table.page.go_back()
    table.page.locator("[data-create]").wait_for()
    assert table.page.url == f"{under.address}{PATH}/"
    table.press("a.lesson")
    table.page.wait_for_url(f"{under.address}{PATH}/lesson")
    assert len(asked) > 10
    assert [url for url in asked if url.startswith("http") and not url.startswith(f"{under.address}{PATH}/")] == []


def test_the_invitation_names_the_path(under: SeededServer, visit: Visit) -> None:
    host = visit(f"{PATH}/", at=under)
    host.press("[data-invite]")
    link = host.page.locator(".invite input")
    link.wait_for()
    assert link.input_value() == host.page.url
    assert host.page.url.startswith(f"{under.address}{PATH}/t/")
    friend = visit(host.page.url.removeprefix(under.address), at=under)
    friend.page.locator("#join-name").fill("Bo")
    friend.page.locator("form .btn").click()
    host.wait(lambda: "Bo" in [seat["name"] for seat in host.scene["seats"]], "the friend has a seat")


def test_the_app_is_installed_for_the_path_only(under: SeededServer, visit: Visit) -> None:
    page = visit(f"{PATH}/", at=under).page
    manifest = page.evaluate(
        """async () => {
            const link = document.querySelector('link[rel=manifest]').href
            const manifest = await (await fetch(link)).json()
            const addresses = [manifest.start_url, manifest.scope, ...manifest.icons.map((icon) => icon.src)]
            return addresses.map((each) => new URL(each, link).pathname)
        }"""
    )
    assert manifest[:2] == [f"{PATH}/", f"{PATH}/"]
    assert all(each.startswith(f"{PATH}/icon") for each in manifest[2:])
