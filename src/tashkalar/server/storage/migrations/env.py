"""Alembic's entry: runs the migrations on the connection that `tashkalar.server.migrate` hands over."""

from alembic import context

from tashkalar.server.storage.schema import metadata

connection = context.config.attributes["connection"]
# SQLite cannot change a column in place; "batch" copies the table instead.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
