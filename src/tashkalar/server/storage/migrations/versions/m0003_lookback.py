"""Looking back: records that were sent in, analyses, and tables that go on from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("origin", sa.String(64)))
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("team", sa.Boolean(), nullable=False),
        sa.Column("schools", sa.JSON(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_holder", "records", ["holder"])
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("made", moment, nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_table("records")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
