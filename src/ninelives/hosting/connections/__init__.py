"""Viewers of tables: how a client comes to one, and the messages in both directions."""
