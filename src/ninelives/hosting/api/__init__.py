"""Answers about games, tables, matches and people, as functions that a server and a browser both call."""
