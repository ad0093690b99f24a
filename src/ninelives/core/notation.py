"""Functions that the notations of all games share. Reading any text returns a value or raises Misread."""

from collections.abc import Mapping, Sequence
from typing import Final

from ninelives.core.cards import Card, Hand
from ninelives.core.errors import Misread
from ninelives.core.language import Message

NO_CARDS: Final = "-"
LONGEST_ECHO: Final = 40  # characters of the input that an error repeats
LONGEST_NUMBER: Final = 4  # digits; numbers in moves are far smaller


def echo(text: str) -> str:
    """Return a typed text in quotes, cut to a length that fits an error message."""
    return f"'{text[:LONGEST_ECHO]}'"


def read_number(word: str, advice: Message) -> int:
    """Return the number that a word is, or raise Misread with this advice."""
    if not (word.isascii() and word.isdecimal()):
        raise Misread("{word} should be a number. {advice}", word=echo(word), advice=advice)
    if len(word) > LONGEST_NUMBER:
        raise Misread("{number} is too large a number for this table.", number=word[:LONGEST_ECHO])
    return int(word)


def read_card(word: str, card_of: Mapping[str, Card]) -> Card:
    """Return the card with this code, or raise Misread with all codes."""
    if word not in card_of:
        raise Misread("{word} is no card. Cards are written {codes}.", word=echo(word), codes=", ".join(card_of))
    return card_of[word]


def read_cards(word: str, card_of: Mapping[str, Card]) -> Hand:
    """Return the hand that is written as codes between commas."""
    return tuple(sorted([read_card(code, card_of) for code in word.split(",")]))


def read_hands(groups: Sequence[str], card_of: Mapping[str, Card]) -> tuple[Hand, ...]:
    """Return the hands of a deal written as `0:bh,w 1:-`, by seat."""
    return tuple([_read_hand(seat, group, card_of) for seat, group in enumerate(groups)])


def _read_hand(seat: int, group: str, card_of: Mapping[str, Card]) -> Hand:
    owner, _, cards = group.partition(":")
    if owner != str(seat):
        example = f"'{seat}:{next(iter(card_of))}'"
        raise Misread(
            "{group} should be the hand of seat {seat}, as in {example}.", group=echo(group), seat=seat, example=example
        )
    return () if cards == NO_CARDS else read_cards(cards, card_of)


def write_cards(cards: Sequence[Card], codes: Sequence[str]) -> str:
    """Return cards as their codes with commas between, or `-` if there are none."""
    return ",".join([codes[card] for card in cards]) or NO_CARDS


def write_hands(hands: Sequence[Hand], codes: Sequence[str]) -> str:
    """Return the hands of a deal as `0:bh,w 1:-`, by seat."""
    return " ".join([f"{seat}:{write_cards(hand, codes)}" for seat, hand in enumerate(hands)])


def hear_cards(cards: Hand, codes: Sequence[str], *, known: bool) -> str:
    """Return the codes of the cards for those who may see them, else only their number."""
    return write_cards(cards, codes) if known else str(len(cards))


def hear_deal(hands: Sequence[Hand], codes: Sequence[str], seat: int | None) -> str:
    """Return the hands of a deal as this seat sees them: its own cards, and the sizes of the others."""
    return " ".join([f"{owner}:{hear_cards(hand, codes, known=owner == seat)}" for owner, hand in enumerate(hands)])


def show_cards(word: str) -> list[str] | int:
    """Return the codes of heard cards, or their number where no more was heard."""
    return int(word) if word.isdecimal() else split_codes(word)


def split_codes(word: str) -> list[str]:
    return [] if word == NO_CARDS else word.split(",")


def hand_words(groups: Sequence[str]) -> list[str]:
    """Return the cards of each hand of a heard deal such as `0:bh,w 1:3`, by seat."""
    return [group.partition(":")[2] for group in groups]
