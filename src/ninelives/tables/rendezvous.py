"""Rendezvous hashing: all who know the same names agree which of them a table belongs to, without asking anybody."""

from collections.abc import Iterable
from hashlib import blake2b

from ninelives.tables.ids import TableId


def by_rank(names: Iterable[str], table: TableId) -> list[str]:
    """Return the names, the one first that a table belongs to; where a name is added, no others change places."""
    return sorted(names, key=lambda name: blake2b(f"{name} {table}".encode()).digest(), reverse=True)
