"""What one serving process has: its settings, its limits, its workers, its numbers."""
