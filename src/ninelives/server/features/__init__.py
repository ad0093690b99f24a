"""Features of a server, a package each: its handlers, its service and its store. No feature knows another."""
