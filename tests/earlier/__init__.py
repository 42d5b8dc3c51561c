"""Games that an earlier version of the program has kept: they are shown as they were then, and played on."""
