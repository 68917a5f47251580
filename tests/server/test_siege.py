"""A siege: fifty addresses attack a real server at its limits while honest rooms play.

The clients are those of bench/siege, which share nothing with the helpers of the other tests. All traffic stays on
loopback addresses. How long the honest players wait depends on the machine as much as on the server, so this test runs
alone. The figures of one machine are in docs/security.md.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SIEGE = Path(__file__).parents[2] / "bench" / "siege" / "run.py"
KINDS = {
    *("create", "draft", "hint", "lesson", "read", "page", "large header", "half", "import", "review", "socket"),
    *("unread watcher", "empty pings", "empty texts", "compressed", "pipelined", "chunks", "bodies"),
}
TRIES = 2
"""The clients share the processors with the server and with other programs, so one bad run proves nothing."""


@pytest.mark.long(slice="siege")
@pytest.mark.parametrize("parser", ["httptools", "h11"])
def test_honest_players_are_served_during_an_attack(tmp_path: Path, parser: str) -> None:
    found: dict[str, Any] = {}
    for number in range(TRIES):
        report = tmp_path / f"report{number}.json"
        line = [sys.executable, str(SIEGE), "--parser", parser, "--json", str(report)]
        subprocess.run([*line, "--rooms", "100", "--addresses", "50"], check=False, stdout=subprocess.DEVNULL)
        found = json.loads(report.read_text("utf-8"))
        assert found["refused"] == {}, "a request that waits for half a minute counts as refused"
        assert found["honest_requests"] >= found["rooms"] == 100
        assert {attack.rpartition(" ")[0] for attack in found["attacks"]} >= KINDS, "every kind of attack took place"
        assert found["attacks"]["draft sent"] > 500, "sockets that flood the server are cut off"
        if found["passed"]:
            return
    pytest.fail(json.dumps(found, indent=2))
