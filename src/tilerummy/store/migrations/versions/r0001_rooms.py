"""Rooms, event logs, guests, leases and drafts."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False)


def _where(condition: str, sqlite: str | None = None) -> dict[str, Any]:
    return {"sqlite_where": sa.text(sqlite or condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("last", sa.Integer),
    )
    op.create_index("rooms_public", "rooms", ["stage", "touched"], **_where("public", sqlite="public = 1"))
    op.create_index("rooms_due", "rooms", ["due"], **_where("due IS NOT NULL"))
    op.create_table(
        "events",
        _room(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client_id", sa.Text),
        sa.PrimaryKeyConstraint("room", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index("events_client_id", "events", ["room", "client_id"], unique=True, **_where("client_id IS NOT NULL"))
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, nullable=False),
        _room(),
        sa.Column("place", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "room"),
        sqlite_with_rowid=False,
    )
    op.create_index("guests_room", "guests", ["room"])
    op.create_table(
        "leases",
        _room(),
        sa.Column("owner", sa.Text),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "drafts",
        _room(),
        sa.Column("draft", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("drafts", "leases", "guests", "events", "rooms"):
        op.drop_table(table)
