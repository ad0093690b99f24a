"""Play, read and verify matches in a terminal, with the standard library only."""
