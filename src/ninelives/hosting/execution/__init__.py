"""The way of a command: decided, committed, applied, and sent to every viewer."""
