"""Puzzles: who solves them, what came of it, and how hard they have proved."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _rating() -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float(), nullable=False) for name in ("rating", "deviation", "volatility")]


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("holder", sa.String(64), nullable=False),
        *_rating(),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.Column("idle", sa.Integer()),
        sa.PrimaryKeyConstraint("holder", name="pk_solvers"),
    )
    op.create_table(
        "attempts",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["holder"], ["solvers.holder"], name="fk_attempts_holder", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("holder", "puzzle", name="pk_attempts"),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        *_rating(),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )


def downgrade() -> None:
    op.drop_table("puzzles")
    op.drop_table("attempts")
    op.drop_table("solvers")
