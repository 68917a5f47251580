"""A proxy that is not named, or that says nothing useful, is named once in the log with what to do."""

from typing import Any

import pytest

from tilerummy.rooms import logs
from tilerummy.server.limits import COUNTED_AS
from tilerummy.server.proxies import ClientAddress, parse_proxies


async def warnings_of(
    monkeypatch: pytest.MonkeyPatch, trusted: str, peer: str, *forwarded: str, path: str = "/"
) -> tuple[list[str], str]:
    """What is logged about two equal requests, and the address under which they are counted."""
    said: list[str] = []
    monkeypatch.setattr(logs, "warning", lambda event, **fields: said.append(f"{event}: {fields['help']}"))
    headers = [(b"host", b"example.org"), *((b"x-forwarded-for", each.encode()) for each in forwarded)]
    scope: dict[str, Any] = {"type": "http", "path": path, "client": (peer, 1), "headers": headers, "scheme": "http"}

    async def app(*_: object) -> None: ...

    asked = ClientAddress(app, parse_proxies(trusted))
    await asked(dict(scope), None, None)  # type: ignore[arg-type]
    await asked(scope, None, None)  # type: ignore[arg-type]
    return said, scope[COUNTED_AS]


@pytest.mark.parametrize("peer", ["127.0.0.1", "10.0.0.5", "fd00::5"])
async def test_a_proxy_that_is_not_named(monkeypatch: pytest.MonkeyPatch, peer: str) -> None:
    said, counted = await warnings_of(monkeypatch, "10.9.9.9", peer, "203.0.113.7")
    assert said == ["proxy not trusted: name it with --trusted-proxies"]
    assert counted != "203.0.113.7"


async def test_a_named_proxy_that_names_no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    said, _ = await warnings_of(monkeypatch, "127.0.0.1", "127.0.0.1")
    assert said == ["proxy sends no address: let it set X-Forwarded-For"]
    said, _ = await warnings_of(monkeypatch, "127.0.0.1", "127.0.0.1", "$remote_addr")
    assert said == ["proxy sends no address: X-Forwarded-For is not an address"]


async def test_no_false_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await warnings_of(monkeypatch, "127.0.0.1", "127.0.0.1", "203.0.113.7") == ([], "203.0.113.7")
    assert (await warnings_of(monkeypatch, "127.0.0.1", "127.0.0.1", "127.0.0.1"))[0] == []
    assert (await warnings_of(monkeypatch, "127.0.0.1", "127.0.0.1", path="/metrics"))[0] == []
    assert (await warnings_of(monkeypatch, "", "9.9.9.9", "203.0.113.7"))[0] == [], "a claim of a client"
