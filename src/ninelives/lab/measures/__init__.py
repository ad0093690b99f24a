"""What the tables say about a game: measures, each with an interval."""
