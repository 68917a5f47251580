"""The packages of the extra `photo`, imported when a photo is read: everything else works without them."""

from importlib import import_module
from typing import Any

from tilerummy.engine.errors import TilerummyError


class BadPicture(TilerummyError):
    """A photo cannot be read at all: the file is broken, too large, or of another format, or the extra is missing."""


def needed(name: str) -> Any:
    """The module with this name, or an error that says how to install it."""
    try:
        return import_module(name)
    except ImportError:
        raise BadPicture("photo-extra-missing", package=name.partition(".")[0].replace("PIL", "pillow")) from None
