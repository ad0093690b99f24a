"""Play, read and check matches in a terminal, with nothing but the standard library."""
