"""What all games say alike: sentences about players, one of whom is "you"; chances, cards and lists."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.core.game import Memories, Names, Seat
from ninelives.core.language import Message, gettext, gettext_lazy, ngettext

_EVEN: Final = 1e-9  # tolerance for sums of floats


@final
class Voice:
    """Speaks to one seat, or to a watcher. A seat is called by its name, and the one spoken to "you"."""

    def __init__(self, names: Names, me: Seat | None) -> None:
        self._names: Final[Names] = names
        self._me: Final[Seat | None] = me

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, whoever is spoken to."""
        return self._names[seat] if seat < len(self._names) else gettext("seat {seat}", seat=seat)

    def who(self, seat: Seat) -> str:
        """Return who that is where no verb follows, as at the head of a row."""
        return gettext("you") if seat == self._me else self.name(seat)

    def tell(self, seat: Seat, they: str, you: str, **values: object) -> str:
        """Return what a player does: `they`, where the player is {who}, or `you` to the player in question."""
        if seat == self._me:
            return you.format_map(values)
        return as_sentence(they.format_map({"who": self.name(seat), **values}))

    def tell_both(self, seat: Seat, other: Seat, neither: str, to_other: str, to_seat: str, **values: object) -> str:
        """Return what {who} does to {whom}, neither of whom, the latter of whom or the former of whom is "you"."""
        if seat == self._me:
            return to_seat.format_map({"whom": self.name(other), **values})
        said = to_other if other == self._me else neither
        return as_sentence(said.format_map({"who": self.name(seat), "whom": self.name(other), **values}))


def name_of(names: Names, seat: Seat) -> str | Message:
    """Return what a seat is called in a sentence that is said later."""
    return names[seat] if seat < len(names) else gettext_lazy("seat {seat}", seat=seat)


def names_of(names: Names, seats: int) -> Names:
    """Return what all seats are called: a record may name nobody."""
    return names or tuple([as_sentence(gettext("seat {seat}", seat=seat)) for seat in range(seats)])


def messages_by_seat(seats: int, others: Message, to: Mapping[Seat, Message]) -> tuple[Message, ...]:
    """Return what each seat is told, and last what watchers are: the same as all whom the sentence is not about."""
    return (*[to.get(seat, others) for seat in range(seats)], others)


def deed_for(memories: Memories, seat: Seat | None) -> str:
    """Return what decided a match, as a seat or a watcher is told; nothing if the game does not say."""
    return as_sentence(str(memories.deed[-1 if seat is None else seat])) if memories.deed else ""


def doings_of(memories: Memories, seat: Seat | None) -> tuple[str, ...]:
    """Return what a seat did in a match, in sentences to that seat; whoever watched did nothing."""
    return tuple([as_sentence(str(did)) for did in memories.seats[seat]]) if seat is not None and memories.seats else ()


def as_sentence(text: str) -> str:
    """Return a text with its first letter in upper case and the rest as it is."""
    return text[:1].upper() + text[1:]


def cards_words(n: int) -> str:
    """Return a number of cards in words."""
    return ngettext("{n} card", "{n} cards", n) if n else gettext("no cards")


def format_percent(chance: float) -> str:
    """Return a chance in whole per cent; 0 % and 100 % only if it is exactly that."""
    whole = round(100 * chance)
    if whole == 0 and chance > _EVEN:
        return gettext("under 1 %")
    return gettext("over 99 %") if whole == 100 and 1 - chance > _EVEN else gettext("{whole} %", whole=whole)  # noqa: PLR2004 - per cent


def format_decimal(number: float) -> str:
    """Return a number with one digit after the point."""
    whole, _, tenths = f"{number:.1f}".partition(".")
    return gettext("{whole}.{tenths}", whole=whole, tenths=tenths)


def join_words(words: Sequence[str]) -> str:
    """Return words joined as in: a, b and c."""
    return str(join_words_lazy(words))


def join_words_lazy(words: Sequence[str]) -> str | Message:
    """Return words that are joined later."""
    if len(words) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(words)
    return gettext_lazy("{most} and {last}", most=", ".join(words[:-1]), last=words[-1])


def copies(number: int, name: str) -> str:
    """Return one or more cards of a name, in the language spoken."""
    return gettext(name) if number == 1 else f"{number} × {gettext(name)}"


def hand_words(hand: Hand, names: Sequence[str]) -> str:
    """Return the names of the cards, equal cards together."""
    return " · ".join([copies(hand.count(card), names[card]) for card in sorted(set(hand))]) or gettext("no cards")
