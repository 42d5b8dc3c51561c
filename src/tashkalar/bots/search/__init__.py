"""A turn as a tree of choices: walking it, finding the best turns, weighing replies. For bots and analysis."""
