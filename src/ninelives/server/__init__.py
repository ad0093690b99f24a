"""The online table: any process may serve any table, and only the log is believed."""
