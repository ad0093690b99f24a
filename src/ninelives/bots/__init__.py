"""Players for any game. A bot knows what its seat knows, and nothing else."""
