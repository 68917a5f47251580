"""`python -m tilerummy` is `tilerummy`: the process around a command."""

import gc
import sys

from tilerummy.cli import main


def run() -> int:
    """Run the command of this process.

    The start of a program makes many objects and no garbage, and what is left at the end goes with the process. So
    the collector looks for garbage less often, and not at the end.
    """
    gc.set_threshold(50_000, *gc.get_threshold()[1:])
    try:
        return main()
    finally:
        gc.freeze()


if __name__ == "__main__":
    sys.exit(run())
