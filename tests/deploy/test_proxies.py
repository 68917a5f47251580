"""The configuration files for nginx and Caddy, tried with the real programs, with TLS and under a path."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from deploy.proxies import HOST, PATH, PROXIES, Site, running
from playwright.sync_api import sync_playwright
from serving import OFF, ServerProcess
from web.conftest import ARGUMENTS, chromium_path
from web.table import TablePage

pytestmark = pytest.mark.long(slice="tools")
ROOM = {
    "edition": "rummikub-vienna-en",
    "clock": OFF,
    "name": "Ann",
    "games": 1,
    "seats": [{"kind": "me"}, {"kind": "computer", "level": "casual"}],
}


CHECKED = json.dumps(ROOM).encode()


@pytest.fixture(scope="module", params=list(PROXIES))
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp(request.param)
    server = ServerProcess(folder, "--public-path", PATH, "--trusted-proxies", "127.0.0.1")
    with server.running(), running(request.param, folder, server.port) as found:
        yield found


def test_the_page_and_its_files_come_over_tls(site: Site) -> None:
    page = site.ask("GET", "/t/abcdefghijkl")
    assert page.status == 200
    assert f'data-base="{PATH}/"' in page.text
    assert page.headers["strict-transport-security"].startswith("max-age=")
    assert "Secure" in page.headers["set-cookie"]
    assert f"Path={PATH};" in page.headers["set-cookie"]
    script = page.text.partition(f'src="{PATH}')[2].partition('"')[0]
    assert site.ask("GET", script).status == 200
    assert site.ask("GET", "").headers["location"].endswith(f"{PATH}/")
    assert site.ask("GET", "/ready").status == 200
    assert site.ask("GET", "/metrics").status == 404
    assert site.ask_directly("GET", "/metrics", "127.0.0.1").status == 200


def test_the_socket_works(site: Site) -> None:
    origin = f"https://{HOST}:{site.port}"
    made = site.ask("POST", "/api/v1/rooms", json.dumps(ROOM).encode(), Origin=origin)
    assert made.status == 201, made
    cookie = made.headers["set-cookie"].partition(";")[0]
    with site.socket(json.loads(made.text)["id"], cookie, origin) as line:
        scene = json.loads(line.recv(30))
        assert (scene["type"], scene["you"]) == ("scene", 0)
    assert site.ask("POST", "/api/v1/rooms/check", CHECKED, Origin="https://elsewhere.example").status == 403


def test_only_the_named_proxy_says_where_a_request_comes_from(site: Site) -> None:
    """A client cannot escape its limit with addresses that it claims, through the proxy or past it."""
    claims = (f"203.0.113.{number}" for number in range(1, 250))
    allowed = 0
    for claim in claims:
        status = site.ask("DELETE", "/api/v1/rooms/none", client="127.0.0.2", X_Forwarded_For=claim).status
        if status == 429:
            break
        allowed += 1
    assert 80 <= allowed < 200
    assert site.ask("DELETE", "/api/v1/rooms/none", client="127.0.0.3").status != 429, "another address"
    directly = [
        site.ask_directly("DELETE", "/api/v1/rooms/none", "127.0.0.2", X_Forwarded_For=f"198.51.100.{n}").status
        for n in range(1, 30)
    ]
    assert 429 in directly, "127.0.0.2 is not a trusted proxy"


def test_the_operators_requests_do_not_come_through_the_proxy(site: Site) -> None:
    answer = site.ask("GET", "/api/v1/admin/rooms", Authorization="Bearer wrong")
    assert answer.status == 404
    assert site.ask_directly("GET", "/api/v1/admin/rooms", "127.0.0.9").status == 403


def test_big_bodies_are_refused(site: Site) -> None:
    assert site.ask("POST", "/api/v1/rooms", b"x" * 100_000).status == 413
    assert site.ask("POST", "/api/v1/rooms/import", b"x" * 3_000_000).status == 413
    assert site.ask("GET", "/ready").status == 200


def test_a_turn_is_played_in_a_browser(site: Site, tmp_path: Path) -> None:
    arguments = [*ARGUMENTS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=arguments)
        page = browser.new_context(ignore_https_errors=True, locale="en", reduced_motion="reduce").new_page()
        table = TablePage(page)
        page.goto(f"{site.address}/")
        page.locator("[data-play]").click()
        page.wait_for_url(f"{site.address}/t/*")
        table.wait(
            lambda: table.scenes and table.scene["stage"] == "playing",
            "the deal, after the browser has added its bytes",
        )
        assert table.wait_for_turn()
        at = table.scene["at"]
        table.draw()
        table.wait(lambda: table.scene["at"] > at, "the move")
        moved = table.scene["at"]
        page.reload()
        page.locator("[data-draw]").wait_for()
        table.wait(lambda: table.shown, "the table after the reload")
        assert table.scene["at"] >= moved
        assert table.scene["you"] == 0, "the same seat"
        page.screenshot(path=tmp_path / "table.png")
        assert table.errors == []
        browser.close()
