"""`tashkalar bench`: how quick everything is. Used by the command only."""
