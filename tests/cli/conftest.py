"""Running commands in this process, with every missing or broken message counted as a failure."""

import io
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.language import catalogue

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """`run("judge", position, move, stdin="", lang="de", columns=80)`."""
    unsaid: list[str] = []
    said = catalogue.text

    def strict(code: str, params: Mapping[str, object], language: str) -> str:
        name = code.replace(".", "-")
        bundle = catalogue._bundle(language, catalogue._topic(name))
        if bundle is None or not bundle.has_message(name):
            unsaid.append(f"{language}: {name}")
        else:
            pattern = bundle.get_message(name).value
            assert pattern is not None
            faults = bundle.format_pattern(pattern, {each: str(params[each]) for each in params})[1]
            unsaid.extend(f"{language}: {name}: {fault}" for fault in faults)
        return said(code, params, language)

    monkeypatch.setattr(catalogue, "text", strict)

    def run(*words: str, stdin: str | bytes = "", lang: str = "en", columns: int | None = 100) -> Result:
        env = {"LC_ALL": lang, "COLUMNS": None if columns is None else str(columns), "TILERUMMY_DEBUG": None}
        with CliRunner().isolation(input=stdin, env=env) as streams:
            status = main(words)
            out, err = (stream.getvalue().decode() for stream in streams[:2] if isinstance(stream, io.BytesIO))
        return Result(status, out, err)

    yield run
    assert unsaid == [], "messages that a language lacks, or that lack a variable"


@pytest.fixture
def short() -> str:
    return str(EXAMPLES / "short.trn")


@pytest.fixture
def fair() -> str:
    return str(EXAMPLES / "fair.trn")
