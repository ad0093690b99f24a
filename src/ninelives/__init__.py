"""Nine Lives: cat table games by one set of pure rules."""

from ninelives.core.chance import SECRET_BYTES, Secret
from ninelives.core.errors import BadOption, BadRecord, Misread, NineLivesError, Refused, UnknownGame
from ninelives.core.game import TABLE, AnyGame, Game
from ninelives.core.match import Match
from ninelives.core.record import Record, read_record, record
from ninelives.core.registry import keys, load
from ninelives.core.replay import replay, verify

__all__ = [
    "SECRET_BYTES",
    "TABLE",
    "AnyGame",
    "BadOption",
    "BadRecord",
    "Game",
    "Match",
    "Misread",
    "NineLivesError",
    "Record",
    "Refused",
    "Secret",
    "UnknownGame",
    "keys",
    "load",
    "read_record",
    "record",
    "replay",
    "verify",
]
