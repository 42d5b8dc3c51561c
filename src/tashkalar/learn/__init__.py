"""Learning the game: the encyclopaedia, the course, the figure trainer and puzzles.

Everything here is data and pure functions over the engine: what a position is, what may be chosen and what has
happened always comes from `Game`. Texts stand in `texts/<language>/*.toml`, positions in files of their own, so that a
translation never touches a position and the other way round.
"""
