"""The browser of the tests and of the screenshots. It needs the standard library only, because run.py uses it."""

import os
import shutil

PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's packages, the better one first: without windows Chromium needs about half the processor time."""
PROGRAMS = (*PACKAGES, "google-chrome")


def browser() -> str | None:
    """The program named in the variable CHROMIUM, or the first one that is installed."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
