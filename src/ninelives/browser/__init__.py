"""A house in a browser: the same tables with no server, in a worker of the page (docs/offline.md)."""
