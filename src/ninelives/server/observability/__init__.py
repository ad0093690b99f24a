"""What operators can watch of a process: metrics and traces."""
