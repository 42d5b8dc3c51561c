"""What belongs to solving puzzles: hints, how near an attempt was, threats over the end of a turn, ratings."""
