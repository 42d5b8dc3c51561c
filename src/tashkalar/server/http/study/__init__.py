"""What is looked back at, over HTTP: replays, records, analysis, positions, statistics and studies."""
