"""Looking back: replays of finished games and of records, their analysis, studies, set-up positions, statistics."""
