"""What a guest can learn about what a server keeps, and how everything of it is deleted. Also the operator's notice."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from nodes import a_node, a_room
from push_keys import SEND
from serving import Guest, ServerProcess, run_command

from tilerummy.hosting.guests import hashed
from tilerummy.hosting.messages import Erase, Join, Look
from tilerummy.rooms import rest
from tilerummy.rooms.erasing import NOBODY
from tilerummy.rooms.refusals import Refusal

NAME, EARLIER, LATER = "Yxcvbnm", "Mnbvcxy", "Lkjhgfd"


@pytest.fixture(scope="module", params=["folder", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = ["--push-contact", "admin@example.org"]
    if request.param == "postgresql":
        options += ["--database-url", request.getfixturevalue("postgres_service").new_database()]
    with ServerProcess(tmp_path_factory.mktemp("mine"), *options).running() as process:
        yield process


def stored(server: ServerProcess) -> str:
    """Everything in every row."""
    if "--database-url" not in server.options:
        with closing(sqlite3.connect(server.folder / "data" / "matches.db")) as database:
            return "\n".join(database.iterdump())
    with psycopg.connect(server.options[server.options.index("--database-url") + 1]) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        return repr([connection.execute(f"SELECT * FROM {name}".encode()).fetchall() for (name,) in tables])


def forgotten(guest: Guest) -> int:
    """How many requests it takes."""
    for number in range(1, 20):
        answer = guest.ask("DELETE", "/api/v1/me")
        assert answer.status == 200, answer
        if not answer.body["more"]:
            return number
    raise AssertionError


def test_a_guest_sees_and_deletes_everything(server: ServerProcess) -> None:
    me, bo = Guest(server, NAME), Guest(server, "Bo")
    alone = [me.create("steady") for _ in range(6)]
    with_bo = me.create("person")
    bo.join(with_bo)
    gave_up = bo.create("person", "person")
    assert me.join(gave_up).status == 200
    assert me.ask("POST", f"/api/v1/rooms/{gave_up}/leave", {}).status == 200
    removed = bo.create("person", "person")
    me.join(removed)
    assert bo.ask("POST", f"/api/v1/rooms/{removed}/remove", {"seat": 1}).status == 200
    assert me.ask("POST", "/api/v1/push/browsers", {"endpoint": f"{SEND}mine"}).status == 204
    known = me.ask("GET", "/api/v1/me").body
    assert {room["id"]: tuple(room["names"]) for room in known["rooms"]} == {
        **dict.fromkeys([*alone, with_bo], (NAME,)),
        **dict.fromkeys([gave_up, removed], ()),
    }
    assert (known["browsers"], known["next"]) == (1, None)
    token = me.token or ""
    assert all(each in stored(server) for each in (NAME, hashed(token), f"{SEND}mine"))
    with bo.open(with_bo) as table:
        assert forgotten(me) == 2, "some rooms at a time"
        while table.scene["seats"][0]["name"] != NOBODY:
            table.read()
        assert 0 in table.scene["gone"], "as if they had left"
    left = stored(server)
    assert not any(each in left for each in (NAME, hashed(token), f"{SEND}mine", *alone))
    assert me.token not in (None, token), "the browser gets a new token"
    assert me.ask("GET", "/api/v1/me").body == {"rooms": [], "next": None, "browsers": 0}
    assert bo.ask("GET", f"/api/v1/rooms/{with_bo}").body["seats"][0]["name"] == NOBODY
    assert NAME not in bo.ask("GET", f"/api/v1/rooms/{with_bo}/record.trn").body
    old = Guest(server, NAME, token)
    assert old.ask("GET", f"/api/v1/rooms/{with_bo}").body["you"] is None, "the old token is worth nothing"
    assert old.join(removed).body["you"] == 1, "nobody knows any more whom the host removed"


def test_earlier_names_and_a_round_that_went_on(server: ServerProcess) -> None:
    me, bo = Guest(server, EARLIER), Guest(server, "Bo")
    room = me.create("person", by_host=True)
    bo.join(room)
    seats = [{"kind": "me"}, {"kind": "person"}]
    wish = {"edition": "rummikub-vienna-en", "name": LATER, "seats": seats, "clock": {"kind": "off"}, "games": 1}
    assert me.ask("POST", f"/api/v1/rooms/{room}/set-up", wish).status == 200
    assert me.ask("POST", f"/api/v1/rooms/{room}/start", {}).status == 200
    with me.open(room) as table, bo.open(room) as other:
        mover = table if table.scene["turn"] == table.scene["you"] else other
        assert mover.ask("resign")["type"] == "done"
    went_on = bo.ask("POST", f"/api/v1/rooms/{room}/rounds/1/continue", {"moves": 0, "seat": 0, "name": "Bo"})
    assert went_on.status == 201
    assert all(name in stored(server) for name in (EARLIER, LATER))
    forgotten(me)
    assert not any(name in stored(server) for name in (EARLIER, LATER))
    assert bo.ask("GET", f"/api/v1/rooms/{went_on.body['id']}").status == 200


def test_who_is_unknown(server: ServerProcess) -> None:
    assert Guest(server).ask("GET", "/api/v1/me").body == {"rooms": [], "next": None, "browsers": 0}
    assert Guest(server).ask("DELETE", "/api/v1/me").body == {"more": False}


async def test_the_work_is_charged_to_the_address(tmp_path: Path) -> None:
    bo, cy = "b" * 64, "c" * 64
    async with a_node(tmp_path, work_per_second=0.0, work_burst=1e-9) as node:
        room, ann = await a_room(node, rest.SeatWish(kind="person"), rest.SeatWish(kind="person"))
        for guest, name in ((bo, "Bo"), (cy, "Cy")):
            await node.ask(room, guest, Join(name, None))
        await node.ask(room, ann, Erase(address="192.0.2.1"))
        with pytest.raises(Refusal, match="over-budget"):
            await node.ask(room, bo, Erase(address="192.0.2.1"))
        await node.ask(room, None, Erase(seat=2))
        info = await node.ask(room, cy, Look())
        assert info is not None
        assert [seat.name for seat in info.seats] == [NOBODY, "Bo", f"{NOBODY} 2"]


# The operator's notice


def test_a_notice_is_shown_where_there_is_one(tmp_path: Path) -> None:
    (tmp_path / "privacy.txt").write_text("We keep <nothing>.\n", "utf-8")
    options = ("--imprint", "https://example.org/imprint", "--privacy", str(tmp_path / "privacy.txt"))
    with ServerProcess(tmp_path, *options, "--contact", "admin@example.org").running() as server:
        assert server.get("/api/v1/notice").body == {
            "imprint": {"link": "https://example.org/imprint", "text": ""},
            "privacy": {"link": "", "text": "We keep <nothing>."},
            "contact": {"link": "mailto:admin@example.org", "text": ""},
        }
        assert " data-notice " in server.get("/").body


def test_without_a_notice_there_is_none(server: ServerProcess) -> None:
    assert server.get("/api/v1/notice").body == {"imprint": None, "privacy": None, "contact": None}
    assert "data-notice" not in server.get("/").body


def test_a_notice_that_cannot_be_shown(tmp_path: Path) -> None:
    (tmp_path / "long.txt").write_text("x" * 20_001, "utf-8")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe")
    files = (str(tmp_path / name) for name in ("none.txt", "long.txt", "bytes.txt"))
    for bad in ("javascript:alert(1)", *files):
        done = run_command("serve", "--port", "0", "--data", str(tmp_path / "data"), "--imprint", bad)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert f"--imprint {bad}" in done.stderr
    both = ("--privacy", str(tmp_path / "none.txt"), "--contact", "nobody")
    done = run_command("serve", "--port", "0", "--data", str(tmp_path / "data"), *both)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert f"{' '.join(both[:2])}, {' '.join(both[2:])}." in done.stderr, "both in one message"
