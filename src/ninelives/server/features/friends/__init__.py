"""People who met at a table: kept, invited, blocked. Nobody has to: a guest plays without."""
