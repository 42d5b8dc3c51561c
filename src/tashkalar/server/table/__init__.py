"""One table: its game as the log tells it, who sits there, what each may do and see. For all rooms but storage."""
