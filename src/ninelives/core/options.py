"""House rules as data: an answer is a word, and every word is checked before a match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from ninelives.core.errors import BadOption
from ninelives.core.value import Value

DRAWN: Final = "drawn"  # who starts


@final
class Option(Value):
    """A choice of the host: the first value is the default; `own` reads other words, such as `examples`."""

    __match_args__ = ("name", "values", "ruling", "about", "own", "examples")

    def __init__(  # noqa: PLR0913 - an option is its fields
        self,
        name: str,
        values: tuple[str, ...],
        ruling: str,
        about: str,
        own: Callable[[str], str] | None = None,
        examples: tuple[str, ...] = (),
    ) -> None:
        self.name: Final[str] = name
        self.values: Final[tuple[str, ...]] = values
        self.ruling: Final[str] = ruling
        self.about: Final[str] = about
        self.own: Final[Callable[[str], str] | None] = own
        self.examples: Final[tuple[str, ...]] = examples

    @property
    def default(self) -> str:
        """The first value: the answer if none is given."""
        return self.values[0]

    def settle(self, word: str) -> str:
        """Return the canonical word for this answer; raise BadOption with the possible answers."""
        if word in self.values:
            return word
        if self.own is None:
            raise BadOption(
                "{name} can be {values}, not {word!r}.", name=self.name, values=", ".join(self.values), word=word
            )
        return self.own(word)


@final
class Options(Value):
    """An answer to every option of a game, in the order of its options."""

    __match_args__ = ("pairs",)

    def __init__(self, pairs: tuple[tuple[str, str], ...]) -> None:
        self.pairs: Final[tuple[tuple[str, str], ...]] = pairs

    def __getitem__(self, name: str) -> str:
        for known, word in self.pairs:
            if known == name:
                return word
        raise BadOption("There is no option called {name!r}.", name=name)


def non_default_answers(known: tuple[Option, ...], options: Options) -> tuple[tuple[str, str], ...]:
    """Return the answers that differ from the default."""
    return tuple([(o.name, options[o.name]) for o in known if options[o.name] != o.default])


def read_counts(word: str, codes: Sequence[str], most: int) -> dict[str, int]:
    """Return the counts of a custom deck, `bh:4,w:3`, in the order of the codes; `most` limits each card."""
    counts: dict[str, int] = {}
    numbers = [str(number) for number in range(most + 1)]
    for part in word.split(","):
        code, _, number = part.partition(":")
        if code not in codes or number not in numbers or code in counts:
            raise BadOption(
                "{part!r} does not fit: write a deck like {example}, each card once, and at most {most} of it.",
                part=part,
                example=f"{codes[0]}:2,{codes[-1]}:1",
                most=most,
            )
        counts[code] = int(number)
    if not any(counts.values()):
        raise BadOption("A deck needs cards: this one has none.")
    return {code: counts[code] for code in codes if counts.get(code)}


def write_counts(counts: Mapping[str, int]) -> str:
    """Return the counts of a custom deck as `bh:4,w:3`."""
    return ",".join([f"{code}:{number}" for code, number in counts.items()])


@final
class NumberReader(Value):
    """Reads an answer that is any of these numbers. It is a value, since games are compared and pickled."""

    __match_args__ = ("name", "numbers")

    def __init__(self, name: str, numbers: range) -> None:
        self.name: Final[str] = name
        self.numbers: Final[range] = numbers

    def __call__(self, word: str) -> str:
        """Return the word if it is one of the numbers, or raise BadOption."""
        if word not in [str(number) for number in self.numbers]:
            raise BadOption(
                "{name} can be a number from {least} to {most}, not {word!r}.",
                name=self.name,
                least=self.numbers[0],
                most=self.numbers[-1],
                word=word,
            )
        return word


def first_player_option(most_seats: int, about: str) -> Option:
    """Return the option of all games that says who starts (A6): chance, or a player, counted from 1."""
    read = NumberReader("first", range(1, most_seats + 1))
    return Option("first", ("drawn",), "A6", about, own=read, examples=("1", "2"))


def possible_starters(options: Options, seats: int) -> tuple[int, ...]:
    """Return the seats of which chance chooses who starts; raise BadOption if the named one is not there (A6)."""
    if options["first"] == DRAWN:
        return tuple(range(seats))
    seat = int(options["first"]) - 1
    if seat >= seats:
        raise BadOption("first can be drawn or a player from 1 to {seats}, not {number}.", seats=seats, number=seat + 1)
    return (seat,)


def choose(options: tuple[Option, ...], answers: Mapping[str, str]) -> Options:
    """Return the given answers, and defaults for the rest."""
    known = [option.name for option in options]
    for name in answers:
        if name not in known:
            raise BadOption("There is no option called {name!r}. Options: {known}.", name=name, known=", ".join(known))
    return Options(
        tuple([(option.name, option.settle(answers.get(option.name, option.default))) for option in options])
    )
