"""Puts this folder on the path, because the test helpers are plain modules."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
