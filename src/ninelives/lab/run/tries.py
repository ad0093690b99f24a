"""A batch whose process was killed is played again, but not for ever."""

from typing import Final

from ninelives.core.errors import NineLivesError

TRIES: Final = 3


def too_many_kills_error() -> NineLivesError:
    return NineLivesError(f"Processes were killed {TRIES} times before a batch was done. Is there memory enough?")
