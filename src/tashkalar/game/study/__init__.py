"""Studies: records whose turns branch and carry notes, as text and as trees. Used by the server."""
