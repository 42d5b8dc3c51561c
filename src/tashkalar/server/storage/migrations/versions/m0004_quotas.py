"""The limit of new tables counts for all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "quotas",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("full", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_quotas"),
    )


def downgrade() -> None:
    op.drop_table("quotas")
