"""Randomness, through a single interface, so that every deal and flip can be verified.

`core` and `games` have no random generator of their own. They draw from a `Draw` that the caller passes:
a fast one for simulation, or one derived from a match secret, which anyone can recompute later.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, Protocol, final

from ninelives.core.errors import BadOption
from ninelives.core.line import is_clean
from ninelives.core.value import Value

SECRET_BYTES: Final = 32
MOST: Final = 1 << 32
_WORDS: Final = 4  # one SHA-256 block yields four 64-bit words
_SPAN: Final = 1 << 64


class Draw(Protocol):
    """A source of randomness."""

    def below(self, n: int, /) -> int:
        """Return an integer from 0 to n - 1, all equally likely; n is at least 1 and at most 2**32."""
        ...


def sample[T](draw: Draw, things: Sequence[T], number: int) -> list[T]:
    """Return this many things, in the order drawn: a partial Fisher-Yates shuffle from the front."""
    pool = list(things)
    size = len(pool)
    for place in range(number):
        other = place + draw.below(size - place)
        taken = pool[other]
        pool[other] = pool[place]
        pool[place] = taken
    return pool[:number]


@final
class Urn(Value):
    """What TABLE draws from: words in order, how many are drawn, and words that are added without chance.

    With it, anyone can draw again from a match's secret and compare with the recorded line, without the rules.
    """

    __match_args__ = ("things", "number", "back", "besides")

    def __init__(
        self,
        things: tuple[str, ...],
        number: int,
        back: bool = False,  # noqa: FBT001, FBT002 - positional, as every Value
        besides: tuple[str, ...] = (),
    ) -> None:
        self.things: Final[tuple[str, ...]] = things
        self.number: Final[int] = number
        self.back: Final[bool] = back  # each is put back before the next is drawn, as with dice
        self.besides: Final[tuple[str, ...]] = besides  # part of the line, but not random

    def drawn(self, draw: Draw) -> list[str]:
        """Return what is drawn, in order."""
        if self.back:
            return [self.things[draw.below(len(self.things))] for _time in range(self.number)]
        return sample(draw, self.things, self.number)

    def gives(self, drawn: list[str], line: str) -> bool:
        """Return whether a line of TABLE names what was drawn: hand after hand, each in any order."""
        hands = [_words(group) for group in line.split()[1:]]
        if self.besides:
            return sorted([word for hand in hands for word in hand]) == sorted([*drawn, *self.besides])
        first = 0
        for hand in hands:
            if sorted(drawn[first : first + len(hand)]) != sorted(hand):
                return False
            first += len(hand)
        return first == len(drawn)


def _words(group: str) -> list[str]:
    """Return the words in a part of a line: `bh`, `bh,w`, or a seat's hand as in `0:bh,w` and `1:-`."""
    return [word for word in group.rpartition(":")[2].split(",") if word != "-"]


@final
class FastDraw:
    """A draw for simulation and search: pass `random.Random(seed).random`."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random: Final[Callable[[], float]] = random

    def below(self, n: int, /) -> int:
        """Return an integer from 0 to n - 1; the bias of the float is far below what a simulation can notice."""
        return int(self._random() * n)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (FastDraw, (self._random,))  # compiled classes need it for pickling


@final
class SecretDraw:
    """Numbers that depend only on a key: SHA-256 of key, purpose and a counter."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self._seed: Final[bytes] = key + purpose.encode() + b"/"
        self._words: list[int] = []
        self._blocks = 0

    def below(self, n: int, /) -> int:
        """Return an integer from 0 to n - 1, all exactly equally likely."""
        if not 1 <= n <= MOST:
            raise ValueError(f"below takes 1 to {MOST}, not {n}.")
        fair = _SPAN - _SPAN % n  # larger words would favour small numbers: draw again
        while True:
            word = self._next()
            if word < fair:
                return word % n

    def _next(self) -> int:
        if not self._words:
            block = sha256(self._seed + str(self._blocks).encode()).digest()
            self._words = [int.from_bytes(block[8 * i : 8 * i + 8], "big") for i in range(_WORDS)]
            self._words.reverse()
            self._blocks += 1
        return self._words.pop()


@final
class Secret(Value):
    """The source of all chance in a match: 32 secret bytes, and a public salt from the players.

    The commitment is published before the first deal and the secret at the end. The host cannot change
    the secret after seeing the salt; the players cannot choose a useful salt without knowing the secret.
    """

    __match_args__ = ("data", "salt")

    def __init__(self, data: bytes, salt: str = "") -> None:
        if len(data) != SECRET_BYTES:
            raise BadOption(f"A match secret is {SECRET_BYTES} bytes, not {len(data)}.")
        if salt and not is_clean(salt):
            raise BadOption("A salt is one line of text, with single spaces between its words.")
        self.data: Final[bytes] = data
        self.salt: Final[str] = salt
        # differs from the commitment even without a salt: the published hash must not reveal the deals
        self._key: Final[bytes] = sha256(b"ninelives key/" + data + salt.encode()).digest()

    def __repr__(self) -> str:
        return f"Secret({self.commitment}, {self.salt!r})"  # may appear in a log, so the data is left out

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hex: it is published before the first deal."""
        return sha256(self.data).hexdigest()

    def draw(self, number: int) -> SecretDraw:
        """Return the draw for TABLE's nth move, counted from 0: no seat's move can change it."""
        return SecretDraw(self._key, f"roll {number}")
