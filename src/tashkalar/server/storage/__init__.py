"""What a server keeps in its database: tables, logs, records, jobs, presence. Knows no rules; for all rooms above."""
