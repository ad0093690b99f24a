"""What is done in the background: maintenance, retention, statistics and ended sessions."""
