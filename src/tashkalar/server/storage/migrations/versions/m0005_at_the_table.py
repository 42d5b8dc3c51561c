"""Lists of tables show the position, and a table may be listed for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown", sa.JSON()))
    op.add_column("tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_listed", "tables", ["listed"])


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("listed")
        tables.drop_column("shown")
