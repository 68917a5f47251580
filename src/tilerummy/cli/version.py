"""`tilerummy --version`: the version, and which solver is at work. The same in every language, because programs ask."""

from importlib import import_module

from tilerummy import __version__


def version_line() -> str:
    return f"tilerummy {__version__}, solver: {backend()}"


def backend() -> str:
    """`compiled kernel`, `interpreted kernel` or `reference`; `none` where this installation has no solver."""
    try:
        return str(import_module("tilerummy.solver").backend())
    except (ImportError, AttributeError):
        return "none"
