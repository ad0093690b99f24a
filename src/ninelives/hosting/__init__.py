"""The tables that are open in one process or in one browser tab, and everything around them that needs no network."""
