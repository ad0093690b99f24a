"""What HTTP handlers share, whatever they are about: who asks, what a request costs, and how a route is registered."""
