"""Requests that no browser makes get an error message, never a server error."""

import socket

import httpx2 as httpx
import pytest
from serving import Guest, ServerProcess

from tilerummy.rooms.logs import LONGEST, without_secrets
from tilerummy.server import page

WISH = {"edition": "rummikub-vienna-en", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "computer"}]}


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "a" * 300, "/" + "a" * 3000, "/assets/%00", "/assets", "/a/..%2findex.html", "//", "/%ff"],
)
def test_odd_addresses(server: ServerProcess, path: str) -> None:
    assert server.get(path).status in (200, 404)


@pytest.mark.parametrize("origin", ["http://[bad", "null", "", "http://", "[", "http://a@[::1"])
def test_an_invalid_origin_is_rejected(server: ServerProcess, origin: str) -> None:
    answer = Guest(server).ask("POST", "/api/v1/rooms", WISH, {"origin": origin})
    assert (answer.status, answer.body["code"]) == (403, "origin")


def test_a_socket_with_an_invalid_origin_is_rejected(server: ServerProcess) -> None:
    lines = [
        "GET /ws/v1/rooms/abcd HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Origin: http://[bad",
    ]
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        assert line.recv(100).split()[1] == b"403"


def test_a_body_that_is_not_json_is_refused(server: ServerProcess) -> None:
    for kind, body in (("text/plain", b"{}"), ("application/json", b"{"), ("application/json", b"\xff"), ("", b"[[")):
        answer = httpx.post(f"{server.address}/api/v1/rooms", content=body, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (422, "body-unreadable")


def test_a_wrong_method_is_told_the_right_ones(server: ServerProcess) -> None:
    answer = httpx.put(f"{server.address}/api/v1/rooms/abcd")
    assert (answer.status_code, answer.json()["code"], answer.headers["allow"]) == (405, "method", "GET, DELETE")
    assert httpx.head(f"{server.address}/api/v1/rooms").status_code == 405


def test_only_existing_files_of_the_page_are_served(server: ServerProcess) -> None:
    names = page.page_files()
    assert all((page.STATIC / name).is_file() for name in names)
    assert server.get("/../__init__.py").status == 404
    with httpx.Client(base_url=server.address) as client:
        for name in sorted(names):
            plain, packed = (client.get(f"/{name}", headers={"Accept-Encoding": how}) for how in ("", "gzip"))
            assert plain.status_code == packed.status_code == 200
            assert plain.content == packed.content == (page.STATIC / name).read_bytes()
            assert plain.headers["content-type"] == packed.headers["content-type"]
            assert "content-encoding" not in plain.headers
            assert packed.headers.get("content-encoding") == "gzip" or not name.startswith("assets/")


def test_without_a_built_page_there_is_a_placeholder(server: ServerProcess) -> None:
    link = page.PLACEHOLDER.partition('href="')[2].partition('"')[0]
    assert server.get(link.replace("./", "/", 1)).body["openapi"]


def test_long_urls_are_shortened_in_logs() -> None:
    logged = without_secrets(None, "", {"path": "/" + "a" * 3000, "at": "x", "count": 3, "token": "t"})
    assert len(logged["path"]) == LONGEST + 1
    assert (logged["at"], logged["count"]) == ("x", 3)
    assert "token" not in logged
