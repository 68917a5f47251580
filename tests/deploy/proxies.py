"""Real nginx and Caddy with the configuration files of deploy/, for the tests."""

import contextlib
import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from services import free_port
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

FOLDER = Path(__file__).resolve().parent.parent.parent / "deploy"
HOST, PATH = "example.org", "/rummy"
PATIENCE_S = 120.0
PORTS = {1: (8000,), 2: (8001, 8002)}
"""The ports of one and of two servers in the file for nginx."""


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the host that signs itself, and its key."""
    file, key = folder / "fullchain.pem", folder / "privkey.pem"
    line = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    names = ["-days", "2", "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    subprocess.run([*line, *names, "-keyout", str(key), "-out", str(file)], check=True, capture_output=True)
    return file, key


def changed(name: str, *changes: tuple[str, str]) -> str:
    """A file of deploy/ with the changes that an operator makes: ports and files. Each must be there."""
    text = (FOLDER / name).read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx(folder: Path, servers: Sequence[int], port: int, file: Path, key: Path) -> list[str]:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("no nginx here: apt-get install nginx")
    two = (("    server 127.0.0.1:8000;\n", ""), ("# server 127.0.0.1", "server 127.0.0.1"))
    site = changed(
        "nginx.conf",
        *(two if len(servers) == 2 else ()),
        *((f"127.0.0.1:{old}", f"127.0.0.1:{new}") for old, new in zip(PORTS[len(servers)], servers, strict=True)),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/example.org/fullchain.pem", str(file)),
        ("/etc/ssl/example.org/privkey.pem", str(key)),
    )
    (folder / "site.conf").write_text(site, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    # A test may run as root, in a folder that other users cannot read.
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder / 'pid'};\nworker_processes 1;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder / 'site.conf'};\n}}\n",
        "utf-8",
    )
    line = [program, "-e", "stderr", "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*line, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr
    return line


def caddy(folder: Path, servers: Sequence[int], port: int, file: Path, key: Path) -> list[str]:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("no Caddy here: apt-get install caddy")
    site = changed(
        "Caddyfile",
        ("reverse_proxy 127.0.0.1:8000", " ".join(("reverse_proxy", *(f"127.0.0.1:{each}" for each in servers)))),
        ("\nexample.org {\n", f"\nhttps://{HOST}:{port} {{\n\tbind 127.0.0.1\n\ttls {file} {key}\n"),
    )
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site, "utf-8")
    options = ["--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    checked = subprocess.run([program, "validate", *options], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    return [program, "run", *options]


PROXIES = {"nginx": nginx, "caddy": caddy}


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    text: str


@dataclass(frozen=True)
class Site:
    """The site behind the proxy, as clients with any address of this machine see it."""

    port: int
    server: int
    file: Path

    @property
    def address(self) -> str:
        return f"https://{HOST}:{self.port}{PATH}"

    def _line(self, client: str) -> ssl.SSLSocket:
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE_S, (client, 0))
        return ssl.create_default_context(cafile=str(self.file)).wrap_socket(plain, server_hostname=HOST)

    def ask(self, method: str, path: str, body: bytes | None = None, client: str = "127.0.0.1", **more: str) -> Answer:
        line = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE_S)
        line.sock = self._line(client)
        return _answer(line, method, PATH + path, body, more)

    def ask_directly(self, method: str, path: str, client: str, **more: str) -> Answer:
        """Past the proxy."""
        line = http.client.HTTPConnection("127.0.0.1", self.server, PATIENCE_S, (client, 0))
        return _answer(line, method, PATH + path, None, more)

    @contextlib.contextmanager
    def socket(self, room: str, cookie: str, origin: str) -> Iterator[ClientConnection]:
        address = self.address.replace("https", "wss") + f"/ws/v1/rooms/{room}"
        context = ssl.create_default_context(cafile=str(self.file))
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE_S)
        headers = {"Cookie": cookie}
        with connect(address, sock=plain, ssl=context, additional_headers=headers, origin=Origin(origin)) as line:
            line.send(json.dumps({"type": "hello", "version": 2, "language": "en"}))
            yield line


def _answer(
    line: http.client.HTTPConnection, method: str, path: str, body: bytes | None, more: dict[str, str]
) -> Answer:
    headers = {name.replace("_", "-"): value for name, value in more.items()}
    if body is not None:
        headers["Content-Type"] = "application/json"
    with contextlib.closing(line):
        with contextlib.suppress(
            BrokenPipeError, ConnectionResetError
        ):  # the answer may come before the end of the body
            line.request(method, path, body, headers)
        response = line.getresponse()
        return Answer(
            response.status,
            {name.lower(): value for name, value in response.getheaders()},
            response.read().decode("utf-8", "replace"),
        )


@contextlib.contextmanager
def running(name: str, folder: Path, *servers: int) -> Iterator[Site]:
    """The proxy in front of one or two servers at ports of this machine."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl here: apt-get install openssl")
    file, key = certificate(folder)
    port = free_port()
    line = PROXIES[name](folder, servers, port, file, key)
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(line, stdout=log, stderr=log, env=environment)
        try:
            until = time.monotonic() + PATIENCE_S
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, (folder / "proxy.log").read_text("utf-8")
                    assert time.monotonic() < until
                    time.sleep(0.05)
            yield Site(port, servers[0], file)
        finally:
            process.terminate()
            process.wait(PATIENCE_S)
