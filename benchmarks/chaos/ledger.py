"""What the players wrote down: every command they sent, every answer they got, and some of what they were shown."""

import json
from collections import Counter
from hashlib import blake2b
from typing import Any, Final, NamedTuple

type Message = dict[str, Any]


class Key(NamedTuple):
    """A command: whose, at which table, and what they call it."""

    table: str  # its code
    who: int
    name: str


class Refusal(NamedTuple):
    ruling: str
    seq: int  # up to which the process that refused knew the log
    sent: float  # when the copy was sent that it answers
    after_done: bool  # whether the sender had been told before that it was done


class Shown(NamedTuple):
    """A table as somebody was shown it."""

    table: str
    who: int
    seq: int
    scene: bytes  # a digest


class Sent:
    """A command and what became of it, as its sender knows."""

    def __init__(self, text: str, message: Message, now: float) -> None:
        self.text: Final = text  # the order, or the move
        self.message: Final = message
        self.first: Final = now
        self.waited: float | None = None  # until the first answer
        self.done: list[int] = []
        self.refused: list[Refusal] = []


class Ledger:
    def __init__(self) -> None:
        self.sent: Final[dict[Key, Sent]] = {}
        self.shown: Final[list[Shown]] = []
        self.last: Final[dict[tuple[str, int], tuple[int, Message]]] = {}  # by table and player: seq and scene
        self.promised: Final[dict[tuple[str, int], set[str]]] = {}  # by table and match: commitments told of
        self.counts: Final[Counter[str]] = Counter()
        self.rulings: Final[Counter[str]] = Counter()

    def done(self, key: Key, seq: int, now: float) -> None:
        sent = self._answered(key, now)
        self.counts["duplicates answered"] += bool(sent.done)
        sent.done.append(seq)

    def refused(self, key: Key, refusal: Refusal, now: float) -> None:
        self._answered(key, now).refused.append(refusal)
        self.rulings[refusal.ruling] += 1

    def _answered(self, key: Key, now: float) -> Sent:
        sent = self.sent[key]
        if sent.waited is None:
            sent.waited = now - sent.first
        return sent

    @property
    def acknowledged(self) -> dict[Key, Sent]:
        return {key: sent for key, sent in self.sent.items() if sent.done}


def bare(scene: Message) -> Message:
    """Leave out when the clock runs out: time in which no server ran is given back, and no log knows of it."""
    return {name: part for name, part in scene.items() if name != "due"}


def digest(scene: Message) -> bytes:
    return blake2b(json.dumps(bare(scene), sort_keys=True).encode(), digest_size=16).digest()
