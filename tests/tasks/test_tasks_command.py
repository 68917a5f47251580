"""`tilerummy tasks` writes tasks as JSON lines, and scores answers."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tilerummy.cli import main
from tilerummy.language import LANGUAGES, Translator
from tilerummy.tasks import KINDS, Tasks

WORDS = ["tasks", "--count", "5", "--seed", "3", "--edition", "rummikub-vienna-en"]
Capture = pytest.CaptureFixture[str]


def answered(path: Path, *responses: object) -> list[str]:
    """A file with answers: the right ones, but these for the first tasks."""
    items = list(Tasks(count=5, seed=3, editions=["rummikub-vienna-en"]))
    right = [item["answer"] for item in items]
    given = zip(items, [*responses, *right[len(responses) :]], strict=True)
    path.write_text("".join(json.dumps({**item, "response": each}) + "\n\n" for item, each in given), "utf-8")
    return ["tasks", "--score", str(path)]


def test_lines_are_printed_or_written(tmp_path: Path, capsys: Capture) -> None:
    assert main(WORDS) == 0
    printed = capsys.readouterr().out
    assert [json.loads(line) for line in printed.splitlines()] == list(
        Tasks(count=5, seed=3, editions=["rummikub-vienna-en"])
    )
    out = tmp_path / "tasks.jsonl"
    assert main([*WORDS, "--out", str(out)]) == 0
    assert out.read_text("utf-8") == printed
    assert list(tmp_path.iterdir()) == [out]
    assert main(["tasks", "--kind", "score", "--kind", "puzzle", "--count", "2"]) == 0
    capsys_lines = capsys.readouterr().out.splitlines()[1:]
    assert [json.loads(line)["metadata"]["kind"] for line in capsys_lines] == ["score", "puzzle"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scores(lang: str, tmp_path: Path, capsys: Capture) -> None:
    words = answered(tmp_path / "answers.jsonl", None, ":")
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["scores"] == [0, 0.05, 1, 1, 1]
    assert (told["count"], told["right"], told["mean"]) == (5, 3, 0.61)
    assert told["kinds"]["lay"] == {"count": 1, "right": 0, "mean": 0.05}
    assert main([*words, "--lang", lang]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows[2:]] == [*KINDS, Translator(lang).text("cli-tasks-all")]
    assert rows[-1].split()[1:] == ["5", "3", Translator(lang).number(0.61, 3)]


def test_a_stopped_run_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def stopped(name: str) -> Iterator[object]:
        def progress(done: int, total: int) -> None:
            if done == 2:
                raise KeyboardInterrupt

        yield progress

    monkeypatch.setattr("tilerummy.cli.output.progress_bar", stopped)
    assert main([*WORDS, "--out", str(tmp_path / "tasks.jsonl")]) == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_gets_one_clear_line(lang: str, tmp_path: Path, capsys: Capture) -> None:
    empty, bad, other = tmp_path / "empty", tmp_path / "bad", tmp_path / "other"
    empty.write_text("\n", "utf-8")
    bad.write_text('{"response": "x", "metadata": {"kind": "lay"}}\n', "utf-8")
    other.write_text('{"response": "x", "answer": "x", "metadata": {"kind": "lay", "position": 3}}\n', "utf-8")
    for words, said in (
        (["--kind", "riddle"], "verdict"),
        (["--count", "0"], "--count"),
        (["--edition", "nowhere"], "nowhere"),
        (["--out", str(tmp_path / "no" / "x.jsonl")], str(tmp_path / "no")),
        (["--kind", "puzzle", "--edition", "rummy-classic,open_min=40"], "rummy-classic"),
        (["--json"], "--score"),
        (["--score", str(bad), "--count", "3"], "--score"),
        (["--score", str(tmp_path / "none")], "none"),
        (["--score", str(empty)], str(empty)),
        (["--score", str(bad)], "1"),
        (["--score", str(other)], "1"),
    ):
        assert main(["tasks", *words, "--lang", lang]) == 2, words
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1), words
        assert said in told.err
    for line in ("[]", "3", "x", '{"response": 1}', "[" * 100_000):
        bad.write_text(line, "utf-8")
        assert main(["tasks", "--score", str(bad)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert main(["tasks", "--help", "--lang", lang]) == 0
    assert "cli-" not in capsys.readouterr().out
