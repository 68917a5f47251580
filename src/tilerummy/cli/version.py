"""`tilerummy --version`: the version, and which solver is at work. The same in every language, because programs ask."""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version


def version_line() -> str:
    return f"tilerummy {_version()}, solver: {backend()}"


def _version() -> str:
    try:
        return version("tilerummy")
    except PackageNotFoundError:  # run from a folder that was never installed
        return "0"


def backend() -> str:
    """`compiled kernel`, `interpreted kernel` or `reference`; `none` where this installation has no solver."""
    try:
        return str(import_module("tilerummy.solver").backend())
    except (ImportError, AttributeError):
        return "none"
