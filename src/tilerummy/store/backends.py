"""Chooses the database backend by its address. Drivers are imported only when they are needed."""

from pathlib import Path

from sqlalchemy import exc, make_url

from tilerummy.store.database import Database


def database(where: str | Path) -> Database:
    words = str(where)
    if "://" not in words:
        return _sqlite(Path(where))
    try:
        url = make_url(words)
    except exc.ArgumentError:
        raise ValueError("not a database address: expected a file, or postgresql://...") from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return _sqlite(Path(url.database))
    if kind in ("postgresql", "postgres"):
        from tilerummy.store.postgres import Postgres

        return Postgres(url)
    raise ValueError(f"unknown kind of database ({kind}): expected a file, or postgresql://...")


def _sqlite(path: Path) -> Database:
    from tilerummy.store.sqlite import Sqlite

    return Sqlite(path)
