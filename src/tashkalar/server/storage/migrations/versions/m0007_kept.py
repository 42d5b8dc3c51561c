"""Beside every choice stands what came of it. What is missing in older games the server fills in by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("choices", sa.Column("kept", sa.Text()))


def downgrade() -> None:
    with op.batch_alter_table("choices") as choices:
        choices.drop_column("kept")
