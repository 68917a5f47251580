"""Long messages are compressed, each by itself; short ones are sent as they are."""

from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from tilerummy.server.socket_protocol import COMPRESSION, LONG


def connected() -> tuple[ServerProtocol, ClientProtocol]:
    server = ServerProtocol(extensions=[COMPRESSION])
    client = ClientProtocol(parse_uri("ws://localhost/"), extensions=[ClientPerMessageDeflateFactory()])
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    [request] = server.events_received()
    server.send_response(server.accept(request))  # type: ignore[arg-type]
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    return server, client


def received(by: ServerProtocol | ClientProtocol, data: bytes) -> list[bytes]:
    by.receive_data(data)
    return [bytes(event.data) for event in by.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize(("length", "is_compressed"), [(LONG - 1, False), (LONG, True)])
def test_only_long_messages_are_compressed(length: int, is_compressed: bool) -> None:
    server, client = connected()
    for _ in range(2):
        server.send_text(b"k" * length)
        data = b"".join(server.data_to_send())
        assert (len(data) < length) == is_compressed
        assert received(client, data) == [b"k" * length]


def test_nothing_is_kept_for_a_connection() -> None:
    server, client = connected()
    for text in (b"k" * LONG, b"r" * LONG):
        server.send_text(text)
        assert received(client, b"".join(server.data_to_send())) == [text]
        client.send_text(text)
        assert received(server, b"".join(client.data_to_send())) == [text]
    agreed: Any = server.extensions[0]
    assert agreed.local_no_context_takeover
    assert agreed.remote_no_context_takeover
    assert not {"encoder", "decoder"} & {*vars(agreed)}
