"""The game as a static site: writing one, and what runs the tables inside a browser. For commands."""
