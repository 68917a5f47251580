"""A siege: fifty addresses attack a real server at its limits while a hundred honest rooms play.

The clients are those of bench/siege, which share nothing with the helpers of the other tests. All traffic stays on
loopback addresses. The figures are in docs/security.md.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SIEGE = Path(__file__).parents[2] / "bench" / "siege" / "run.py"
LONGEST_P99_MS = 250.0
KINDS = {"create", "draft", "hint", "lesson", "read", "page", "large header", "half", "import", "socket"}
TRIES = 2
"""The clients share the processors with the server and with other programs, so one bad run proves nothing."""


def besieged(report: Path, *options: str) -> dict[str, Any]:
    line = [sys.executable, str(SIEGE), "--json", str(report), *options]
    subprocess.run(line, check=True, timeout=400, stdout=subprocess.DEVNULL)
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


@pytest.mark.long
def test_honest_players_do_not_notice_an_attack(tmp_path: Path) -> None:
    found: dict[str, Any] = {}
    for number in range(TRIES):
        found = besieged(tmp_path / f"report{number}")
        assert found["refused"] == {}, found
        assert found["rooms"] == 100
        assert found["addresses"] == 50
        assert {attack.rpartition(" ")[0] for attack in found["attacks"]} >= KINDS, "every kind of attack took place"
        assert found["attacks"]["draft sent"] > 1000
        if found["honest_ms"]["p99"] < LONGEST_P99_MS:
            return
    pytest.fail(json.dumps(found, indent=2))
