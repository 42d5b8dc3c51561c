"""Time that is measured and not read from a clock, and addresses that are turned away."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("idle", sa.Integer()))
    op.add_column("records", sa.Column("idle", sa.Integer()))
    upkeep = op.create_table(
        "upkeep",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True)),
        sa.Column("number", sa.BigInteger()),
        sa.PrimaryKeyConstraint("name", name="pk_upkeep"),
    )
    # Made here, so that two processes never make one at the same time.
    rows = [("pulse", None), ("seconds", 0), ("bell", 0), ("written", None)]
    op.bulk_insert(upkeep, [{"name": name, "number": number} for name, number in rows])
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("network", name="pk_blocks"),
    )


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_table("upkeep")
    # In place: a table that is copied takes along, when it is dropped, whatever belongs to it.
    for name in ("records", "tables"):
        op.drop_column(name, "idle")
