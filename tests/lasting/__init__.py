"""Games outlast the rules they were played by: cards are mended in a copy of the source, and nobody loses a game."""
