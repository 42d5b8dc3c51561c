"""Where bots and analysis think: worker processes and the turns this process has taken. For lobby and study."""
