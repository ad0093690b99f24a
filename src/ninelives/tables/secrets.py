"""The secrets of a table's matches. Each follows from the table's own and tells nothing about another."""

from hashlib import sha256

from ninelives.core.chance import Secret
from ninelives.tables.lessons import lesson
from ninelives.tables.log import TableConfig


def match_secret(config: TableConfig, number: int, salt: str = "") -> Secret:
    """Return the secret of a match at a table, with the players' part in all chance."""
    if config.is_daily:  # everybody's is the same: nobody adds to it
        return Secret(config.secret)
    if config.lesson and number == 1:
        return Secret(bytes.fromhex(lesson(config.game).secret), salt)
    return Secret(sha256(b"ninelives match/" + config.secret + str(number).encode()).digest(), salt)
