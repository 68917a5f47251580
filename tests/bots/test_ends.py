"""Prepared ends: stored once, played from every seat, and compared end by end."""

import json
from pathlib import Path

import ends
import pytest

from tilerummy.bots.endgame import Duel
from tilerummy.engine.record import Record


@pytest.mark.long
def test_prepared_ends_are_played_from_every_seat(tmp_path: Path) -> None:
    file, result = tmp_path / "ends.jsonl", tmp_path / "result.jsonl"
    assert ends.prepare(file, 2, 1) == 0
    (line,) = ends.lines(file)
    assert ends.prepare(file, 2, 1) == 0, "it goes on after the last stored round"
    assert ends.lines(file) == [line]
    end = json.loads(line)
    assert ends.runner(2, 0, ["master", "hoarder"], Record.parse(end["record"]).entries).position.pool_size == 0
    assert ends.play(file, result, "hoarder") == 0
    played = ends.results(result)
    assert {*played} == {(0, 0), (0, 1)}
    assert played[0, 0]["won"] + played[0, 1]["won"] == 1, "the same computer on both seats"
    assert played[0, 0]["moves"] == played[0, 1]["moves"]
    written = result.read_text("utf-8")
    assert ends.play(file, result, "hoarder") == 0
    assert result.read_text("utf-8") == written, "nothing is played twice"


def test_versions_are_compared_end_by_end(capsys: pytest.CaptureFixture[str]) -> None:
    def played(*shares: float) -> ends.Played:
        return {
            (at // 2, at % 2): {"won": share, "slowest": 0.5, "moves": str(share)} for at, share in enumerate(shares)
        }

    new = played(1, 1, 1, 0, 1)  # the third end is not complete
    ends.compare(played(1, 0, 1, 0, 0), new)
    text = capsys.readouterr().out
    assert "2 ends from all seats: +25.0 ± 25.0 % of the rounds" in text
    assert "other moves in 2 of 5 rounds, another result in 2" in text


def test_a_longer_search_asks_more() -> None:
    usual, longer = Duel(30), ends.longer(10)(30)
    assert longer.questions == 10 * usual.questions
    assert longer.width > usual.width
    assert longer.replies > usual.replies
