"""Tables, games, matches and people over HTTP. What happens at a table goes over its socket."""
