"""Operators, who run the server: what they may do, and what it comes to. A host is whoever opened a table."""
