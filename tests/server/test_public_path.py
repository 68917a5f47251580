"""A server under a path of its host, as behind a proxy that serves other sites too."""

from collections.abc import Iterator

import pytest
from click.testing import CliRunner
from serving import Answer, Guest, ServerProcess

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.serve import command
from tilerummy.language import Translator
from tilerummy.server.public_path import parse_public_path

PATH = "/games/rummy"


class Under(ServerProcess):
    """Its guests see the server under the path."""

    @property
    def address(self) -> str:
        return super().address + PATH


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with Under(tmp_path_factory.mktemp("under"), "--public-path", f"{PATH}/").running() as process:
        yield process


@pytest.fixture
def ann(server: ServerProcess) -> Guest:
    return Guest(server)


def directly(server: ServerProcess, path: str) -> Answer:
    """Past the public path, as from a proxy that removes it."""
    plain = ServerProcess(server.folder)
    plain.port = server.port
    return plain.get(path)


def test_the_page_names_the_path_in_every_address(ann: Guest) -> None:
    for path in ("/", "/lesson", "/t/abcdefghijkl"):
        answer = ann.ask("GET", path)
        assert answer.status == 200
        assert f'data-base="{PATH}/"' in answer.body
        assert f'src="{PATH}/assets/' in answer.body
        assert '="./' not in answer.body
        assert answer.headers["cache-control"] == "no-cache"


def test_the_cookie_is_for_the_path_only(ann: Guest) -> None:
    assert f"; Path={PATH};" in ann.ask("GET", "/").headers["set-cookie"]
    assert len(ann.create("casual")) == 12


def test_a_match_is_played_under_the_path(ann: Guest) -> None:
    room = ann.create("casual")
    with ann.open(room) as table:
        assert table.wait_for_turn()
        table.play()
    assert ann.ask("GET", f"/api/v1/rooms/{room}").status == 200
    assert ann.ask("GET", "/assets.json").status == 200
    assert ann.ask("GET", "/nothing.here").status == 404


def test_the_path_without_its_slash_leads_to_the_page(server: ServerProcess) -> None:
    answer = server.get("?room=1")
    assert (answer.status, answer.headers["location"]) == (308, f"{PATH}/?room=1")
    assert directly(server, "/games/rummyx").status == 200  # the page of another address, not a part of the path


def test_a_proxy_may_remove_the_path(server: ServerProcess) -> None:
    assert f'data-base="{PATH}/"' in directly(server, "/").body
    assert directly(server, "/ready").status == 200
    assert directly(server, "/api/v1/editions").status == 200


def test_limits_hold_under_the_path(ann: Guest) -> None:
    assert ann.ask("POST", "/api/v1/rooms", raw=b"x" * 100_000).status == 413
    assert ann.ask("POST", "/api/v1/rooms/import", raw=b"x" * 100_000).status != 413
    assert ann.ask("POST", "/api/v1/rooms", headers={"Origin": "https://elsewhere.example"}).status == 403
    assert ann.ask("GET", "/api/v1/editions").headers["cache-control"] != ""


def test_an_unknown_claim_leads_to_the_start_of_the_site(server: ServerProcess) -> None:
    assert server.get("/claim/unknown").headers["location"] == f"{PATH}/"


def test_the_description_of_the_api_names_the_path(ann: Guest) -> None:
    assert ann.ask("GET", "/api/openapi.json").body["servers"] == [{"url": PATH}]


@pytest.mark.parametrize(
    ("text", "path"), [("", ""), ("/", ""), ("/rummy", "/rummy"), ("/rummy/", "/rummy"), ("/a/b-c_d.e~", "/a/b-c_d.e~")]
)
def test_a_path_is_written_with_or_without_a_slash_at_its_end(text: str, path: str) -> None:
    assert parse_public_path(text) == path


@pytest.mark.parametrize(
    "text",
    [
        "rummy",
        "//",
        "//evil.example",
        "/a//b",
        "/../x",
        "/./x",
        "/a b",
        '/"><script>',
        "/ä",
        "/%2e",
        "/a\n/b",
        "/" + "x" * 300,
    ],
)
def test_what_is_not_a_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - it carries the text only
        parse_public_path(text)


def test_the_server_does_not_start_under_what_is_not_a_path() -> None:
    result = CliRunner().invoke(command, ["--port", "0", "--public-path", "rummy"], obj=Translator("en"))
    assert isinstance(result.exception, Refused)
    assert result.exception.args[0] == "serve-public-path-bad"
