"""A table that lives: its log, its rules, and what each viewer is told. Needs msgspec and no network."""
