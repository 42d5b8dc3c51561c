"""Migrations of the database (Alembic), in the package so that every installation can upgrade itself."""
