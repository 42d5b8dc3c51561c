"""Who sits where: links, names, absence and clocks, as plain functions of what is kept of a table. For tables."""
