"""A siege: fifty addresses attack a real server at its limits while honest rooms play.

The clients are those of bench/siege, which share nothing with the helpers of the other tests. All traffic stays on
loopback addresses. How long the honest players wait depends on the machine as much as on the server: docs/security.md
has the figures of one.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SIEGE = Path(__file__).parents[2] / "bench" / "siege" / "run.py"
KINDS = {"create", "draft", "hint", "lesson", "read", "page", "large header", "half", "import", "socket"}


@pytest.mark.long
def test_honest_players_are_served_during_an_attack(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    line = [sys.executable, str(SIEGE), "--json", str(report), "--rooms", "30", "--addresses", "50", "--seconds", "20"]
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    assert found["refused"] == {}, "a request that waits for half a minute counts as refused"
    assert found["honest_requests"] >= found["rooms"] == 30
    assert {attack.rpartition(" ")[0] for attack in found["attacks"]} >= KINDS, "every kind of attack took place"
