"""Where the matches are: the options `--data` and `--database-url`, which `serve`, `store` and `admin` share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from tilerummy.server.process import default_folder

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
