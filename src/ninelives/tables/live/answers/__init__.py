"""What is asked of a house besides playing: a server answers HTTP with these functions, a browser its own page."""
