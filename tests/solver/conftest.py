"""The helpers beside these tests are plain modules; their folder has to be on the path."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
