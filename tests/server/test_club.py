"""A club of 250 people behind one router: all get in and open 125 tables. A trusted network has limits, too."""

import asyncio
import http.client
import json
from collections import Counter
from pathlib import Path

import pytest
from serving import COOKIE, OFF, PATIENCE_S, ServerProcess, run_command
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tilerummy.cli.serve import address_limits
from tilerummy.hosting.settings import Settings
from tilerummy.rooms import wire
from tilerummy.server.limits import OpenPerAddress
from tilerummy.server.proxies import SHARES, parse_address, parse_proxies, share_of

ROUTER, PEOPLE = "127.0.8.1", 250
WISH = {"edition": "rummikub-vienna-en", "clock": OFF, "games": 1, "seats": [{"kind": "me"}, {"kind": "person"}]}


class Club:
    """People who come from one address. Each opens the page first, as browsers do."""

    def __init__(self, server: ServerProcess, people: int = PEOPLE) -> None:
        self.server, self.people, self.refused = server, people, Counter[str]()
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, source_address=(ROUTER, 0), timeout=60)

    def ask(self, method: str, path: str, body: object, cookie: str = "") -> tuple[int, bytes, str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.line.getresponse()
        return answer.status, answer.read(), (answer.headers["set-cookie"] or cookie).partition(";")[0]

    def take_seats(self) -> list[tuple[str, str]]:
        """The table and the cookie of each person who has a seat."""
        seats = []
        for number in range(self.people // 2):
            (_, _, ann), (_, _, bo) = self.ask("GET", "/", None), self.ask("GET", "/", None)
            assert ann.startswith(COOKIE)
            assert ann != bo
            status, made, _ = self.ask("POST", "/api/v1/rooms", {**WISH, "name": f"Ann {number}"}, ann)
            if status != 201:
                self.refused["table"] += 1
                continue
            room = json.loads(made)["id"]
            status, _, _ = self.ask("POST", f"/api/v1/rooms/{room}/join", {"name": f"Bo {number}", "seat": None}, bo)
            self.refused["seat"] += status != 200
            seats += [(room, ann), (room, bo)]
        self.line.close()
        return seats

    async def sit_down(self, seats: list[tuple[str, str]]) -> None:
        """All sockets are open at the same time."""
        async with asyncio.TaskGroup() as group:
            seen = asyncio.Barrier(len(seats))
            for room, cookie in seats:
                group.create_task(self._sit(room, cookie, seen))

    async def _sit(self, room: str, cookie: str, seen: asyncio.Barrier) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/ws/v1/rooms/{room}"
        async for line in connect(
            address,
            additional_headers={"Cookie": cookie},
            local_addr=(ROUTER, 0),
            open_timeout=PATIENCE_S,
            process_exception=lambda fault: None if isinstance(fault, InvalidStatus) else fault,
        ):  # pages try again, too, while the server is busy
            await line.send(json.dumps({"type": "hello", "version": wire.VERSION, "language": "en"}))
            try:
                scene = json.loads(await line.recv())
                self.refused["socket"] += scene["type"] != "scene"
            except Exception:
                self.refused["socket"] += 1
            await seen.wait()
            await line.close()
            return


@pytest.mark.long(but=1)
@pytest.mark.parametrize(("people", "sockets", "rooms"), [(20, 6, 4), (PEOPLE, 200, 60)])
async def test_all_people_of_a_club_get_in(tmp_path: Path, people: int, sockets: int, rooms: int) -> None:
    limits = ("--sockets-per-address", str(sockets), "--rooms-per-address", str(rooms))
    with ServerProcess(tmp_path, *limits, "--trusted-networks", "127.0.8.0/24").running() as server:
        club = Club(server, people)
        seats = await asyncio.to_thread(club.take_seats)
        assert len(seats) == people
        await club.sit_down(seats)
        assert +club.refused == Counter()


@pytest.mark.long
async def test_with_options_instead(tmp_path: Path) -> None:
    options = ("--sockets-per-address", "300", "--rooms-per-address", "150", "--requests-per-address", "300")
    with ServerProcess(tmp_path, *options).running() as server:
        club = Club(server)
        await club.sit_down(await asyncio.to_thread(club.take_seats))
        assert +club.refused == Counter()


@pytest.mark.long
async def test_without_a_word_of_the_operator_they_are_one_household(tmp_path: Path) -> None:
    with ServerProcess(tmp_path).running() as server:
        club = Club(server)
        await asyncio.to_thread(club.take_seats)
        assert club.refused["table"] > PEOPLE // 4
        seen = server.get("/metrics").body
        assert 'tilerummy_refused_total{reason="too-fast"}' in seen


def test_an_address_of_a_trusted_network_counts_as_a_hundred() -> None:
    networks = parse_proxies("192.0.2.0/24, 2001:db8::/32")
    router = parse_address("192.0.2.7")
    assert router is not None
    shares = {share_of(router, networks, str(number)) for number in range(10_000)}
    assert len(shares) == SHARES
    assert share_of(router, networks, "ann") == share_of(router, networks, "ann")
    assert share_of(router, parse_proxies("198.51.100.0/24"), "ann") == "192.0.2.7"


def test_a_trusted_network_does_not_get_more_than_there_is() -> None:
    sockets = OpenPerAddress(most=3, most_in_all=5)
    assert [sockets.enter(f"192.0.2.7 {number}") for number in range(6)] == [True] * 5 + [False]
    sockets.leave("192.0.2.7 0")
    assert [sockets.enter("192.0.2.7 1") for _ in range(2)] == [True, False]


def test_the_defaults_of_the_options_are_those_of_the_settings() -> None:
    assert Settings(**address_limits(200, 60, 60)) == Settings()
    more = Settings(**address_limits(500, 200, 600))
    assert (more.requests_per_second, more.requests_burst, more.reads_per_second) == (10, 900, 200)
    assert (more.sockets_per_address, more.connections_per_address, more.rooms_per_address) == (500, 500, 200)


def test_a_bad_network_is_named() -> None:
    done = run_command("serve", "--port", "0", "--trusted-networks", "the club")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "the club" in done.stderr
