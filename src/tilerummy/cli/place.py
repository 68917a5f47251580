"""Where the matches are: the options `--data` and `--database-url` of three commands, and the store at that place."""

from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TextIO, TypeVar

import click
from click.core import ParameterSource

from tilerummy.cli.error_guard import Refused
from tilerummy.server.process import FolderTaken, default_folder, locked
from tilerummy.store import Broken, NewerSchema, NoTables, NotEmpty, Store, Unavailable, connect

_F = TypeVar("_F", bound=Callable[..., Any])


def with_place(function: _F) -> _F:
    """Add both options, with their variables. The command gets `data` and `database_url`: read them with `place`."""
    data = click.option("--data", envvar="TILERUMMY_DATA", metavar="FOLDER")
    return data(click.option("--database-url", envvar="TILERUMMY_DATABASE_URL", metavar="URL")(function))


def place(data: str | None, database_url: str | None) -> str | Path:
    """The address of a database, or a folder. An option wins over a variable, and a database over a folder."""
    typed = click.get_current_context().get_parameter_source("data") is ParameterSource.COMMANDLINE
    url_typed = click.get_current_context().get_parameter_source("database_url") is ParameterSource.COMMANDLINE
    if database_url is not None and (url_typed or not typed):
        return database_url
    return Path(data) if data else default_folder()


@asynccontextmanager
async def opened(where: str | Path, *, create: bool = False) -> AsyncIterator[Store]:
    """The store at this place. What it cannot do is refused in words."""
    try:
        store = connect(where)
    except ValueError as fault:
        raise Refused("store-unusable", reason=str(fault).rstrip(".")) from None
    try:
        await store.open(create=create)
        yield store
    except NoTables:
        raise Refused("store-no-matches", place=store.place) from None
    except NotEmpty:
        raise Refused("store-not-empty", place=store.place) from None
    except NewerSchema as fault:
        raise Refused("store-schema-newer", found=fault.found, known=fault.known) from None
    except (Broken, Unavailable) as fault:
        raise Refused("store-unusable", reason=str(fault).rstrip(".")) from None
    finally:
        await store.close()


def lock(folder: Path, held: ExitStack) -> TextIO:
    """Lock the folder until `held` ends, or refuse it because a server uses it."""
    try:
        return held.enter_context(locked(folder))
    except FolderTaken as taken:
        raise Refused("serve-folder-taken", path=folder, address=taken.address or "-") from None
