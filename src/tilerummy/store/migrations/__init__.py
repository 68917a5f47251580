"""Migrates a database to the current schema, from an empty database or any release."""

from pathlib import Path

from alembic.config import Config
from alembic.operations import Operations  # noqa: F401 - registers what the migrations use
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tilerummy.store.schema import metadata

FOLDER = Path(__file__).parent


def script() -> ScriptDirectory:
    return ScriptDirectory(str(FOLDER))


def versions() -> frozenset[str]:
    """The schema versions that this program knows."""
    return frozenset(step.revision for step in script().walk_revisions())


def migrate(connection: Connection, target: str = "head") -> None:
    """Run the missing migrations within the transaction of `connection`."""
    steps = script()
    with EnvironmentContext(
        Config(), steps, fn=lambda revision, _: steps._upgrade_revs(target, revision), destination_rev=target
    ) as environment:
        # Batch mode, because SQLite alters a table by copying it.
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        environment.run_migrations()
