"""When a table is due, by a clock that all processes share."""
