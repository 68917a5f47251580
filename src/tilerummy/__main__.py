"""`python -m tilerummy` is `tilerummy`."""

import sys

from tilerummy.cli import main

if __name__ == "__main__":
    sys.exit(main())
