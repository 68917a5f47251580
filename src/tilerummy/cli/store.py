"""`tilerummy store`: back up, restore and export the matches of a server."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.group import translated
from tilerummy.cli.place import place, with_place
from tilerummy.engine.errors import TilerummyError
from tilerummy.language import Translator
from tilerummy.rooms.room import fold
from tilerummy.rooms.room_records import record_text
from tilerummy.server.process import MATCHES, FolderTaken, locked
from tilerummy.store import (
    ROOM_ID,
    Broken,
    DamagedBackup,
    NewerSchema,
    NotABackup,
    NoTables,
    NotEmpty,
    OtherBackup,
    Store,
    Unavailable,
    connect,
)
from tilerummy.store.backup import check_backup

ACTIONS = ("backup", "restore", "export")


@translated
@click.argument("action", type=click.Choice(ACTIONS))
@click.argument("path")
@with_place
def command(tr: Translator, action: str, path: str, data: str | None, database_url: str | None) -> int:
    with ExitStack() as held:
        where = place(data, database_url)
        if action == "restore":
            with _refusing(path):
                check_backup(Path(path))
        if isinstance(where, Path):
            if action == "restore":
                try:
                    held.enter_context(locked(where))
                except FolderTaken as taken:
                    raise Refused("serve-folder-taken", path=where, address=taken.address or "-") from None
            where = where / MATCHES
        try:
            store = connect(where)
        except ValueError as fault:
            raise Refused("store-unusable", reason=str(fault).rstrip(".")) from None
        count = asyncio.run(_run(store, action, Path(path), tr))
    click.echo(tr.text("cli-store-done", count=count, path=path))
    return 0


async def _run(store: Store, action: str, path: Path, tr: Translator) -> int:
    try:
        with _refusing(path, store.place):
            await store.open(create=action == "restore")
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
    finally:
        await store.close()


@contextmanager
def _refusing(path: str | Path, where: str = "") -> Iterator[None]:
    try:
        yield
    except NotEmpty:
        raise Refused("store-not-empty", place=where) from None
    except NoTables:
        raise Refused("store-no-matches", place=where) from None
    except OtherBackup:
        raise Refused("store-backup-other", path=path) from None
    except DamagedBackup:
        raise Refused("store-backup-damaged", path=path) from None
    except NotABackup:
        raise Refused("store-not-a-backup", path=path) from None
    except NewerSchema as fault:
        raise Refused("store-schema-newer", found=fault.found, known=fault.known) from None
    except (Broken, Unavailable) as fault:
        raise Refused("store-unusable", reason=str(fault).rstrip(".")) from None


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
