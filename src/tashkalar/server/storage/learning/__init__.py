"""What the database keeps of those who learn."""
