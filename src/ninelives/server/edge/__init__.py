"""Where the network comes in: protocols, guards, the socket and the HTTP API."""
