"""How processes tell each other of new rows: what is asked of a bus, and one inside a process."""
