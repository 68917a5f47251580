"""The way of a drawn tile does not get longer unseen: `tools/count_draw.py` counts it."""

import re
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent / "tools" / "count_draw.py"
MOST_MODULES, MOST_CALLS = 30, 800
"""What it is today. They should only ever get fewer."""


def test_a_drawn_tile_goes_a_short_way() -> None:
    said = subprocess.run([sys.executable, TOOL], capture_output=True, text=True, check=True, timeout=600).stdout
    found = re.fullmatch(r"(\d+) modules, (\d+) calls\n", said)
    assert found is not None
    modules, calls = map(int, found.groups())
    assert 10 < modules <= MOST_MODULES
    assert 200 < calls <= MOST_CALLS
