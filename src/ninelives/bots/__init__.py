"""Players for any game. A bot sees what its seat sees, and nothing else."""
