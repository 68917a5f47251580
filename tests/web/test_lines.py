"""Lines that are lost: the page without a network, a move whose answer never came, and those who watch a restart."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute
from serving import Guest
from web.conftest import SeededServer, Visit
from web.deals import kinds, run_of, seed_for
from web.table import Mouse, TablePage, lay_out

FREE = "rummy-classic-en,open_min=0"


def test_the_page_opens_without_a_network_and_comes_back(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The service worker keeps the page's files; what the server would say is said to be missing, until it is there."""
    own = SeededServer(tmp_path_factory.mktemp("offline"))
    with own.running():
        guest = Guest(own, "Ann")
        room = guest.create("steady")
        context = chromium.new_context(base_url=own.address, locale="en")
        assert guest.token is not None
        context.add_cookies([{"name": "tilerummy_guest", "value": guest.token, "url": own.address}])
        table = TablePage(context.new_page())
        table.page.goto(f"/t/{room}")
        table.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        table.wait(lambda: table.shown)
        own.stop()
        table.page.reload()
        loading = table.page.locator(".shape[role=status]")
        loading.wait_for()
        table.wait(lambda: "No connection" in loading.inner_text(), "why nothing is there")
        start = context.new_page()
        start.goto("/")
        start.locator("h1").wait_for()
        start.locator('[role="alert"]').wait_for()
        own.start()
        before = len(table.scenes)
        table.wait(lambda: len(table.scenes) > before and table.shown, "the table again, by itself")
        start.locator("[data-play]:enabled").wait_for()
        assert start.locator('[role="alert"]').count() == 0
        context.close()
        own.stop()


class Cut:
    """A line between page and server that loses an answer and then breaks, once."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.armed = False
        self.lost = 0

    def route(self, page_side: WebSocketRoute) -> None:
        import json

        server_side = page_side.connect_to_server()

        def from_page(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server_side.send(message)

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            moved = said["type"] == "done" or (said["type"] in ("scene", "changes") and self.lost)
            if self.armed and moved:
                self.armed, self.lost = False, self.lost + 1
                page_side.close(code=1011)
                server_side.close()
                return
            page_side.send(message)

        page_side.on_message(from_page)
        server_side.on_message(from_server)


@pytest.mark.long
def test_a_move_whose_answer_was_lost_is_sent_again_and_played_once(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    other = bo.open(room)
    table = visit("/", token=ann.token)
    cut = Cut()
    table.page.route_web_socket("**/ws/v1/rooms/*", cut.route)
    table.page.goto(f"/t/{room}")
    table.page.locator("[data-rack] [data-uid]").first.wait_for()
    run = run_of(table.rack)
    assert run is not None
    for kind in run:
        table.page.mouse.click(*table.middle(f'[data-uid="{table.uid(kind)}"]'))
    table.page.mouse.click(*table.spot("new"))
    cut.armed = True
    table.page.locator("[data-end]:enabled").click()
    other.until_scene(lambda scene: scene["turn"] == 1)
    table.wait(lambda: Counter(each["type"] for each in cut.sent)["hello"] == 2, "a new line")
    table.wait(lambda: table.page.locator(".bar .line p").inner_text().startswith("Bo is playing"), "the next turn")
    lays = [each for each in cut.sent if each["type"] == "lay"]
    assert cut.lost == 1
    assert len(lays) == 2, "sent again"
    assert lays[0] == lays[1], "with its own id"
    answer = other.ask("draw")
    other.until_at(answer["at"])
    laid = [line["move"] for line in other.scene["log"] if line["seat"] == 0]
    assert len(laid) == 1, "played once"
    assert table.kinds == [run]


@pytest.mark.long
def test_a_watcher_sees_on_after_a_restart(
    server: SeededServer, visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = SeededServer(tmp_path_factory.mktemp("watched"))
    own.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    with own.running():
        ann, bo = Guest(own, "Ann"), Guest(own, "Bo")
        room = ann.create("person", edition=FREE)
        bo.join(room)
        player, watcher = visit(f"/t/{room}", token=ann.token, at=own), visit(f"/t/{room}", at=own)
        assert player.wait_for_turn()
        run = run_of(player.rack)
        assert run is not None
        lay_out(player, Mouse(player), [run])
        watcher.wait(lambda: watcher.kinds == [run], "the draft, live")
        assert watcher.rack == []
        assert watcher.page.locator("[data-end], [data-draw]").count() == 0
        own.kill()
        watcher.page.locator(".offline").wait_for(state="attached")
        own.start()
        watcher.page.locator(".offline").wait_for(state="detached")
        player.page.locator("[data-end]:enabled").wait_for()
        player.end_turn()
        watcher.wait(lambda: watcher.scene["turn"] == 1 and watcher.kinds == [run], "what was laid after the restart")
        assert watcher.scene["you"] is None
        assert watcher.scene["rack"] == []
        watcher.check()
        own.stop()


@pytest.mark.long
def test_a_part_that_could_not_be_loaded_comes_later(server: SeededServer, visit: Visit) -> None:
    ann = Guest(server, "Ann")
    table = visit(f"/t/{ann.create('steady')}", token=ann.token)
    table.wait(lambda: table.shown)
    asked: list[str] = []

    def lose_the_first(route: Route) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    table.page.route("**/assets/TableMenu*.js", lose_the_first)
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("dialog", name="Menu").wait_for()
    assert len(asked) == 2


@pytest.mark.long
@pytest.mark.parametrize("lost", ["TableMenu*.js", "TableMenu*.css"])
def test_a_page_whose_files_are_gone_is_loaded_again_once(lost: str, server: SeededServer, visit: Visit) -> None:
    """After an update of the server; and a style sheet that was lost would stay lost."""
    ann = Guest(server, "Ann")
    table = visit(f"/t/{ann.create('steady')}", token=ann.token)
    table.wait(lambda: table.shown)
    page, loads, asked = table.page, list[str](), list[str]()

    def gone(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404)

    page.on("load", lambda loaded: loads.append(loaded.url))
    page.route(f"**/assets/{lost}", gone)
    page.get_by_role("button", name="Menu").click()
    table.wait(lambda: len(loads) == 1, "the page again")
    again = len(asked)
    page.get_by_role("button", name="Menu").click()
    table.wait(lambda: len(asked) > again, "the part again")
    page.unroute(f"**/assets/{lost}")
    page.get_by_role("dialog", name="Menu").wait_for()
    assert len(loads) == 1
