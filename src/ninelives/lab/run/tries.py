"""A batch whose process was killed is played again, but not for ever."""

from typing import Final

from ninelives.core.errors import NineLivesError

TRIES: Final = 3


def too_many_kills_error() -> NineLivesError:
    """Return the error for a batch that never ends since its processes are killed."""
    return NineLivesError(f"Processes were killed {TRIES} times before a batch was done. Is there memory enough?")
