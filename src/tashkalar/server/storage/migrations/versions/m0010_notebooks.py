"""Studies: notebooks with chapters."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "notebooks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("changed", moment, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("idle", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_notebooks"),
    )
    op.create_index("ix_notebooks_holder", "notebooks", ["holder"])
    op.create_table(
        "chapters",
        sa.Column("notebook_id", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("schools", sa.JSON(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["notebook_id"], ["notebooks.id"], name="fk_chapters_notebook_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("notebook_id", "id", name="pk_chapters"),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    op.drop_table("notebooks")
