"""The facts that both SQL engines keep in the same way."""
