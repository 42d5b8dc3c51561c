"""What a position is worth: features, their weights, how near figures and tasks are. For the bots and their search."""
