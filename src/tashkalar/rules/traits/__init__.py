"""What some schools bring into the rules for everybody at the table, a module each. Used by turns and effects."""
