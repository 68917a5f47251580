"""Running commands in this process, with every missing or broken message counted as a failure."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner
from commandline import Result, Run

from tilerummy.cli import main
from tilerummy.language import catalogue

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """`run("judge", position, move, stdin="", lang="de", columns=80)`."""
    missing: list[str] = []
    message = catalogue.message

    def strict(language: str, name: str, params: Mapping[str, str | int]) -> str:
        if catalogue.parsed(language, name) is None:
            missing.append(f"{language}: {name}")
        text = message(language, name, params)
        if "{$" in text:
            missing.append(f"{language}: {name}: {text}")
        return text

    monkeypatch.setattr(catalogue, "message", strict)
    monkeypatch.setattr("sys.argv", ["tilerummy"])  # messages name what was typed

    def run(*words: str, stdin: str | bytes = "", lang: str = "en", columns: int | None = 100) -> Result:
        env = {"LC_ALL": lang, "COLUMNS": None if columns is None else str(columns), "TILERUMMY_DEBUG": None}
        with CliRunner().isolation(input=stdin, env=env) as streams:
            status = main(words)
            out, err = (stream.getvalue().decode() for stream in streams[:2])
        return Result(status, out, err)

    yield run
    assert missing == [], "messages that a language lacks, or that lack a variable"


@pytest.fixture
def short() -> str:
    return str(EXAMPLES / "short.trn")


@pytest.fixture
def fair() -> str:
    return str(EXAMPLES / "fair.trn")
