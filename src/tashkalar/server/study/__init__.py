"""Looking back and learning at a table: replays, analysis, set-up positions, exercises, statistics. Used by http."""
