"""`tilerummy store`: back up, restore and export the matches of a server."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import translated
from tilerummy.cli.place import lock, opened, place, with_place
from tilerummy.engine.errors import TilerummyError
from tilerummy.language import Translator
from tilerummy.rooms.room import fold
from tilerummy.rooms.room_records import record_text
from tilerummy.server.process import MATCHES
from tilerummy.store import ROOM_ID, DamagedBackup, NotABackup, OtherBackup, Store
from tilerummy.store.backup import check_backup

ACTIONS = ("backup", "restore", "export")


@translated
@click.argument("action", type=click.Choice(ACTIONS))
@click.argument("path")
@with_place
def command(tr: Translator, action: str, path: str, data: str | None, database_url: str | None) -> int:
    with ExitStack() as held, _refusing(path):
        where = place(data, database_url)
        if action == "restore":
            check_backup(Path(path))
        if isinstance(where, Path):
            if action == "restore":
                lock(where, held)
            where = where / MATCHES
        count = asyncio.run(_run(where, action, Path(path), tr))
    click.echo(tr.text("cli-store-done", count=count, path=path))
    return 0


async def _run(where: str | Path, action: str, path: Path, tr: Translator) -> int:
    async with opened(where, create=action == "restore") as store:
        click.echo(tr.text("cli-store-used", place=store.place), err=True)
        match action:
            case "backup":
                return await store.backup(path)
            case "restore":
                if not await store.hold(alone=True):  # a running server would not notice the new rooms
                    raise Refused("store-in-use", place=store.place)
                return await store.restore(path)
            case _:
                return await _export(store, path, tr)


@contextmanager
def _refusing(path: str) -> Iterator[None]:
    try:
        yield
    except OtherBackup:
        raise Refused("store-backup-other", path=path) from None
    except DamagedBackup:
        raise Refused("store-backup-damaged", path=path) from None
    except NotABackup:
        raise Refused("store-not-a-backup", path=path) from None


async def _export(store: Store, folder: Path, tr: Translator) -> int:
    """Write the records of closed rooms that have finished rounds."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for room_id in await store.ids(closed_before=1 << 62):
        try:
            room = fold(room_id, await store.events(room_id))
            text = record_text(room, None) if room is not None else ""
            if not ROOM_ID.fullmatch(room_id):  # it would be the name of a file
                raise ValueError(room_id)
        except (TilerummyError, LookupError, ValueError, TypeError):  # one bad room must not stop the others
            click.echo(tr.text("cli-store-room-unreadable", room=room_id), err=True)
            continue
        if text:
            (folder / f"{room_id}.trn").write_text(text + "\n", "utf-8")
            count += 1
    return count
