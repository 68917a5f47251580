"""Requests and sockets that come to a server from different addresses, and what its metrics count."""

import http.client
import json
import re
import socket

from serving import PATIENCE_S, ServerProcess
from websockets.sync.client import ClientConnection, connect

from tilerummy.rooms import wire


def counted(server: ServerProcess, reason: str) -> float:
    """How often the server has refused something for this reason, from its metrics."""
    found = re.findall(
        rf'^tilerummy_refused_total{{reason="{reason}"}} (\S+)$', server.get("/metrics").body, re.MULTILINE
    )
    return float(found[0]) if found else 0.0


def line_from(server: ServerProcess, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE_S, (address, 0))


def ask(server: ServerProcess, address: str, method: str, path: str, body: str = "", **headers: str) -> int:
    line = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE_S, (address, 0))
    try:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body, {"content-type": "application/json", **given})
        return line.getresponse().status
    finally:
        line.close()


def lesson(server: ServerProcess, address: str, **more: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/ws/v1/lesson/first/1"
    return connect(url, sock=line_from(server, address), additional_headers=more, compression=None)


def hello(line: ClientConnection) -> None:
    line.send(json.dumps({"type": "hello", "version": wire.VERSION, "language": "en"}))
    assert json.loads(line.recv(PATIENCE_S))["type"] == "scene"
