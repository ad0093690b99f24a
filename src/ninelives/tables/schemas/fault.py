"""What did not work."""

from msgspec import Struct


class Fault(Struct):
    """Why something was not done, and what to do next."""

    reason: str
