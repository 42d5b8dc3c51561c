"""A seat belongs to its holder: absence is noted, bots stand in, links are spent by their first use."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_NEW = ("away", "stands_for", "spent", "former", "agreed")


def upgrade() -> None:
    op.add_column("seats", sa.Column("away", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("stands_for", sa.String(16)))
    op.add_column("seats", sa.Column("spent", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("former", sa.String(64)))
    op.add_column("seats", sa.Column("agreed", sa.String(16)))
    # Whoever made the table knows the link that a friend came with: it has been used, and that was that.
    seats = sa.table(
        "seats",
        *(sa.column(name) for name in ("table_id", "number", "kind", "link", "come")),
        sa.column("spent", sa.JSON()),
    )
    used = (seats.c.kind == "friend") & seats.c.link.is_not(None) & seats.c.come.is_not(None)
    connection = op.get_bind()
    for row in connection.execute(sa.select(seats.c.table_id, seats.c.number, seats.c.link).where(used)).all():
        place = sa.update(seats).where(seats.c.table_id == row.table_id, seats.c.number == row.number)
        connection.execute(place.values(link=None, spent=[row.link]))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        for name in _NEW:
            seats.drop_column(name)
