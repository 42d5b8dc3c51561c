"""The Reef, an invented school for Tash-Kalar. The game finds `beings` by its entry point; nobody else imports it."""
