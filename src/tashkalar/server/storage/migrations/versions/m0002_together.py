"""Play together: links, clocks, votes, sayings, jobs of bots, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("creator", sa.String(64)))
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("since", moment))
    op.add_column("tables", sa.Column("reserve", sa.JSON()))
    op.add_column("tables", sa.Column("deadline", moment))
    op.add_column("tables", sa.Column("votes", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("link", sa.String(64)))
    op.add_column("seats", sa.Column("come", moment))
    op.create_table(
        "sayings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("school", sa.String(16), nullable=False),
        sa.Column("say", sa.String(32), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sayings_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sayings"),
    )
    op.create_index("ix_sayings_table_id", "sayings", ["table_id"])
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("state", sa.Integer(), nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("until", moment),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_jobs_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_jobs"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("until", moment, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_presence_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "server", name="pk_presence"),
    )
    # Games in which a bot was to move go on; everybody who sits at a table has come.
    op.execute("INSERT INTO jobs (table_id, state) SELECT id, state FROM tables WHERE awaits_bot")
    op.execute(
        "UPDATE seats SET come = (SELECT created FROM tables WHERE tables.id = seats.table_id) WHERE holder IS NOT NULL"
    )


def downgrade() -> None:
    for name in ("presence", "jobs", "sayings"):
        op.drop_table(name)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("come")
        seats.drop_column("link")
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_index("ix_tables_creator", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("revision", "votes", "deadline", "reserve", "since", "clock", "creator"):
            tables.drop_column(name)
