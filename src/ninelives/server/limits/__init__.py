"""What one network may have of a process: connections, requests, shares of its time, and turns."""
