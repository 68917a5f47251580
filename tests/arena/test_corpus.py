"""`tilerummy corpus`: the same bytes for the same seed, records that `verify` accepts, and nothing unfinished."""

import hashlib
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path

import pytest

from tilerummy.arena import corpus
from tilerummy.arena.corpus import COLUMNS, Setting, play_numbered, rounds, write
from tilerummy.cli import main
from tilerummy.engine.editions import keys
from tilerummy.engine.errors import Impossible
from tilerummy.engine.fairness import verify
from tilerummy.engine.moves import parse_move
from tilerummy.engine.position import View
from tilerummy.engine.record import parse_records
from tilerummy.language import LANGUAGES

WORDS = ["newcomer", "learner", "strong", "--turns", "120", "--seed", "ab", "--jobs", "1"]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    folder = tmp_path / "new" / "corpus"
    assert main(["corpus", str(folder), *WORDS]) == 0
    assert str(folder) in capsys.readouterr().out
    return folder


def test_files_and_checksums(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = contents(made)
    assert set(files) == {"README.md", "SHA256SUMS", "rounds-0001.trn", "turns.parquet"}
    sums = files.pop("SHA256SUMS").decode().splitlines()
    assert sorted(sums) == sorted(f"{hashlib.sha256(data).hexdigest()}  {name}" for name, data in files.items())
    about = files["README.md"].decode()
    assert "CC0 1.0" in about
    assert all(f"| `{name}` |" in about for name in COLUMNS)
    assert main(["verify", str(made / "rounds-0001.trn")]) == 0
    assert "✗" not in capsys.readouterr().out


def test_the_page_of_the_documentation_has_the_columns() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "corpus.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (number|text) \|", page, re.MULTILINE)
    assert rows == [(name, "number" if kind is int else "text") for name, (kind, _) in COLUMNS.items()]


def test_the_readme_says_how_to_make_the_same_again(made: Path, tmp_path: Path) -> None:
    line = re.search(r"^    tilerummy corpus FOLDER (.*)$", (made / "README.md").read_text("utf-8"), re.MULTILINE)
    assert line is not None
    again = tmp_path / "again"
    assert main(["corpus", str(again), *line[1].split(), "--jobs", "1"]) == 0
    assert contents(again) == contents(made)


@pytest.mark.long(but=1)
@pytest.mark.parametrize("jobs", ["2", "3"])
def test_the_number_of_jobs_does_not_matter(made: Path, tmp_path: Path, jobs: str) -> None:
    assert main(["corpus", str(tmp_path / "other"), *WORDS[:-1], jobs]) == 0
    assert contents(tmp_path / "other") == contents(made)


def test_rows_are_what_the_record_says() -> None:
    setting = Setting.of([], ["learner", "strong"], bytes(32))
    for number in range(len(keys())):
        text, rows = play_numbered(setting, number)
        (record,) = parse_records(text)
        assert verify(record) == ()
        assert str(record.start.edition) == keys()[number]
        assert len(rows) == len(record.entries)
        for row, entry, before in zip(rows, record.entries, record.situations, strict=False):
            named = dict(zip(COLUMNS, row, strict=True))
            seen = View.parse(str(named["position"]))
            assert (named["seat"], parse_move(str(named["move"]))) == (entry.seat, entry.move)
            assert (seen.turn, seen.rack, seen.table) == (entry.seat, before.rack, before.table)
            assert sum(rack.unknown for rack in seen.racks) == sum(
                len(rack) for seat, rack in enumerate(before.racks) if seat != entry.seat
            )
            assert f"computer:{named['level']}" == record.names[entry.seat]
            assert [type(value) for value in row] == [kind for kind, _ in COLUMNS.values()]
        gains = {row[5]: row[-1] for row in rows}
        assert record.tag("Result") == "/".join(f"{gains[seat]:+d}" if gains[seat] else "0" for seat in sorted(gains))


def test_rounds_come_in_order_and_end_with_the_last_turn_wanted() -> None:
    setting = Setting.of(["rummikub-vienna-en"], ["newcomer"], bytes(32), 2)
    alone = list(rounds(setting, 150, None, 1))
    sizes = [len(rows) for _, rows in alone]
    assert sum(sizes[:-1]) < 150 <= sum(sizes)
    assert [rows[0][0] for _, rows in alone] == list(range(1, len(alone) + 1))
    with ThreadPoolExecutor(3) as executor:
        assert list(rounds(setting, 150, executor, 3)) == alone


def test_many_files_of_bounded_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "ROUNDS_PER_FILE", 2)
    monkeypatch.setattr(corpus, "ROWS_PER_GROUP", 100)
    setting = Setting.of(["rummikub-vienna-en"], ["strong"], bytes(32), 2)
    told: list[tuple[int, int]] = []
    count, turns = write(tmp_path, setting, 300, 1, "0", lambda done, total: told.append((done, total)))
    files = sorted(tmp_path.glob("*.trn"))
    texts = [file.read_text("utf-8") for file in files]
    assert [len(parse_records(text)) for text in texts] == [2] * (count // 2) + [1] * (count % 2)
    assert "".join(texts) == "".join(f"{text}\n" for text, _ in islice(rounds(setting, 300, None, 1), count))
    assert told[-1] == (300, 300)
    assert turns == sum(len(record.entries) for record in chain.from_iterable(map(parse_records, texts)))


def test_an_interrupted_run_leaves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    @contextmanager
    def stopped(name: str) -> Iterator[object]:
        def progress(done: int, total: int) -> None:
            if done > 60:
                raise KeyboardInterrupt

        yield progress

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tilerummy.cli.output.progress_bar", stopped)
        assert main(["corpus", str(tmp_path / "c"), *WORDS]) == 130
    assert capsys.readouterr().out == ""
    assert list((tmp_path / "c").iterdir()) == []
    assert main(["corpus", str(tmp_path / "c"), *WORDS]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_gets_one_clear_line(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    for words, said in (
        ([str(tmp_path)], str(tmp_path)),
        ([str(tmp_path / "file")], "file"),
        ([str(tmp_path / "c"), "cmd:./mine"], "cmd:./mine"),
        ([str(tmp_path / "c"), "--seed", "xyz"], "xyz"),
        ([str(tmp_path / "c"), "--edition", "nowhere"], "nowhere"),
        ([str(tmp_path / "c"), "--seats", "7"], "7"),
        ([str(tmp_path / "c"), "--turns", "0"], "--turns"),
        ([], "FOLDER"),
    ):
        assert main(["corpus", *words, "--lang", lang]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert said in told.err
    assert not (tmp_path / "c").exists()
    assert main(["corpus", "--help", "--lang", lang]) == 0
    assert "cli-" not in capsys.readouterr().out


def test_programs_of_ones_own_are_refused() -> None:
    with pytest.raises(Impossible):
        Setting.of([], ["cmd:cat"], bytes(32))
