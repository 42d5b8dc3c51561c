"""Play in the terminal: the arena, hands and choices drawn as text."""
