"""All tables of a server: making, finding and keeping them, and upkeep nobody asks for. For study and http."""
