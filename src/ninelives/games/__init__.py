"""One folder per game, with the same files in each."""
