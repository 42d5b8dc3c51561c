"""What those who run a server do beside it: look, tidy up, back up, restore, check. Used by the command alone."""
