"""Push in the browser: the offer, and a real message to the real service worker."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from serving import Guest
from web.conftest import SeededServer
from web.deals import seed_for
from web.table import PATIENCE_S

pytestmark = pytest.mark.long

FREE = "rummy-classic-en,open_min=0"
ENDPOINT = "https://updates.push.services.mozilla.com/send/1"
# A browser without a screen shows no notifications and has no push service, so these parts are played here.
PUSH_MANAGER = """() => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  let known = null
  const one = { endpoint: '%s', options: {}, unsubscribe: async () => { known = null; return true } }
  PushManager.prototype.getSubscription = async () => known
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (applicationServerKey.length !== 87) throw new Error('not a key')
    return (known = one)
  }
}"""
RECORDER = """() => {
  self.registration.showNotification = async (title, { body, data }) => { self.shown = [title, body, data.path] }
}"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    process = SeededServer(tmp_path_factory.mktemp("push"), "--push-contact", "admin@example.org")
    with process.running():
        yield process


def test_a_browser_is_asked_once_and_shows_whose_turn_it_is(pushing: SeededServer, chromium: Browser) -> None:
    pushing.deal(seed_for(FREE, lambda start: start.turn == 0))
    ann, bo = Guest(pushing, "Ann"), Guest(pushing, "Bo")
    room = ann.create("person", edition=FREE)
    bo.join(room)
    context = chromium.new_context(locale="de", base_url=pushing.address)
    context.add_cookies([{"name": "tilerummy_guest", "value": ann.token or "", "url": pushing.address}])
    context.add_init_script(f"({PUSH_MANAGER % ENDPOINT})()")
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    page.reload()
    page.locator("[data-push]").click()
    page.locator("[data-push-on]").wait_for()

    worker = context.service_workers[0]
    worker.evaluate(RECORDER)
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(each["registrationId"] for each in said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    deadline = time.monotonic() + PATIENCE_S
    while not found:
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)
    message = {"origin": pushing.address, "registrationId": found[-1], "data": ""}
    session.send("ServiceWorker.deliverPushMessage", message)
    while (shown := worker.evaluate("() => self.shown ?? null")) is None:
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)
    assert shown == ["Du bist am Zug", "Am Tisch mit Bo", f"/t/{room}"]

    page.locator("[data-push-stop]").click()
    page.locator("[data-push]").wait_for()
    context.close()
