"""What an attacker is told before a flood, and what it reports after it."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

HONEST: Final = "127.0.3."  # where honest players who are part of a flood's measurement come from


class Seeds(NamedTuple):
    """What lies in the store before the server starts."""

    idle: str  # the code of a table at which nobody sits
    long: str  # the code of a table with a long match
    damaged: str  # the code of a table with a row that no server can read
    review: str  # a finished match that takes seconds to review
    replay: str  # a finished match of many moves
    token: str = ""  # of a guest with a thousand matches and as many friends as are allowed


class Plan(NamedTuple):
    port: int
    address: str  # the one address that the attacker has
    seconds: float
    seeds: Seeds
    cores: frozenset[int]  # on which the attacker may run
    niceness: int  # how far the attacker gives way to everybody else


@dataclass
class Storm:
    """A flood while it runs: until when, and what the attacker managed."""

    plan: Plan
    did: Counter[str] = field(default_factory=Counter)
    ends: float = 0.0

    def __post_init__(self) -> None:
        self.ends = time.monotonic() + self.plan.seconds

    @property
    def left(self) -> float:
        return max(0.0, self.ends - time.monotonic())

    def rate(self, what: str) -> float:
        return self.did[what] / self.plan.seconds
