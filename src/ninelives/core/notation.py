"""Functions that the notations of all games share. Reading any text returns a value or raises Misread."""

from collections.abc import Mapping, Sequence
from typing import Final

from ninelives.core.cards import Card, Hand
from ninelives.core.errors import Misread

NO_CARDS: Final = "-"
LONGEST_ECHO: Final = 40  # characters of the input that an error repeats
LONGEST_NUMBER: Final = 4  # digits; numbers in moves are far smaller


def echo(text: str) -> str:
    return f"'{text[:LONGEST_ECHO]}'"


def read_number(word: str, advice: str) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise Misread(f"{echo(word)} should be a number. {advice}")
    if len(word) > LONGEST_NUMBER:
        raise Misread(f"{word[:LONGEST_ECHO]} is too large a number for this table.")
    return int(word)


def read_word[T](word: str, known: Mapping[str, T], fault: str) -> T:
    """Return the value of a word; `fault` is the rest of the error message, with the known words."""
    if word not in known:
        raise Misread(f"{echo(word)} {fault}")
    return known[word]


def read_card(word: str, card_of: Mapping[str, Card]) -> Card:
    return read_word(word, card_of, f"is no card. Cards are written {', '.join(card_of)}.")


def read_cards(word: str, card_of: Mapping[str, Card]) -> Hand:
    return tuple(sorted([read_card(code, card_of) for code in word.split(",")]))


def read_hands(groups: Sequence[str], card_of: Mapping[str, Card]) -> tuple[Hand, ...]:
    """Return the hands of a deal written as `0:bh,w 1:-`, by seat."""
    return tuple([_read_hand(seat, group, card_of) for seat, group in enumerate(groups)])


def _read_hand(seat: int, group: str, card_of: Mapping[str, Card]) -> Hand:
    owner, _, cards = group.partition(":")
    if owner != str(seat):
        raise Misread(f"{echo(group)} should be the hand of seat {seat}, as in '{seat}:{next(iter(card_of))}'.")
    return () if cards == NO_CARDS else read_cards(cards, card_of)


def write_cards(cards: Sequence[Card], codes: Sequence[str]) -> str:
    return ",".join([codes[card] for card in cards]) or NO_CARDS


def write_hands(hands: Sequence[Hand], codes: Sequence[str]) -> str:
    return " ".join([f"{seat}:{write_cards(hand, codes)}" for seat, hand in enumerate(hands)])


def hear_cards(cards: Hand, codes: Sequence[str], *, known: bool) -> str:
    """Return the codes of the cards for those who may see them, else only their number."""
    return write_cards(cards, codes) if known else str(len(cards))


def hear_deal(hands: Sequence[Hand], codes: Sequence[str], seat: int | None) -> str:
    """Return the hands of a deal as this seat sees them: its own cards, and the sizes of the others."""
    return " ".join([f"{owner}:{hear_cards(hand, codes, known=owner == seat)}" for owner, hand in enumerate(hands)])
