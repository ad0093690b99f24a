"""What is owed rather than chosen: an answer, a card after a reversal, a card to keep."""

from functools import lru_cache
from itertools import permutations
from typing import Final

from ninelives.core.cards import Hand
from ninelives.core.game import Refusal
from ninelives.games.go_kitty.moves import (
    GIVE,
    GIVE_CARD,
    NO_KITTY,
    REVERSE,
    Give,
    GiveCard,
    Keep,
    Move,
    NoKitty,
    Reverse,
)
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import ASK_MOUSE, CODES, FACES, MOUSE, WHAT_NAMES, Faces, What, held, is_season
from ninelives.games.go_kitty.state import Asked, Keeping, Paying

TABLE_DOES: Final = Refusal("G18", "Wait: the table moves first.")
_NO_MOUSE: Final = Refusal("G24", "Turning an ask round takes a Mouse, and you hold none.")
_MOUSE_NOT_REVERSED: Final = Refusal("G26", "An ask for a Mouse cannot be turned round.")
_BY_CHANCE: Final = Refusal("G10", "At this table chance picks the card. Just say 'give'.")
_ALL: Final = Refusal("G9", "You hand over all that was asked for. Just say 'give'.")
_ONE_MOUSE: Final = Refusal("G19", "You hand over one Mouse. Just say 'give'.")
_KEEP: Final = Refusal("G20", "Keep one of the cards you looked at and put the others under the pile, in any order.")


def answers(setup: Setup, asked: Asked, hand: Hand) -> tuple[Move, ...]:
    """List the answers; where nothing is held there is one, but it is given like any other (G24)."""
    if not held(hand, FACES[asked.what]):
        return (NO_KITTY,)
    one_card = is_season(asked.what) and not setup.random_card
    given = gifts(hand, FACES[asked.what]) if one_card else (GIVE,)
    return (*given, REVERSE) if hand[-1] == MOUSE and asked.what != ASK_MOUSE else given


def gifts(hand: Hand, faces: Faces) -> tuple[Move, ...]:
    return tuple([GIVE_CARD[card] for card in sorted(set(held(hand, faces)))])


@lru_cache(maxsize=1024)
def keeps(cards: Hand) -> tuple[Move, ...]:
    return tuple([Keep(order[0], order[1:]) for order in sorted(set(permutations(cards)))])


def refuse_answer(setup: Setup, asked: Asked, hand: Hand, move: Move) -> Refusal | None:
    if move in answers(setup, asked, hand):
        return None
    name, ruling = WHAT_NAMES[asked.what], _ruling(asked.what)
    if not isinstance(move, (Give, GiveCard, NoKitty, Reverse)):
        return Refusal(ruling, f"You were asked for {name}. Answer first.")
    if not held(hand, FACES[asked.what]):
        return Refusal(ruling, f"You hold no {name}. Say 'none'.")
    if isinstance(move, Reverse):
        return _MOUSE_NOT_REVERSED if asked.what == ASK_MOUSE else _NO_MOUSE
    if isinstance(move, NoKitty):
        return Refusal(ruling, f"You hold {name}. Hand it over, or play a Mouse if you hold one.")
    if asked.what == ASK_MOUSE:
        return _ONE_MOUSE
    if not is_season(asked.what):
        return _ALL
    if setup.random_card:
        return _BY_CHANCE
    return Refusal("G10", f"Name the {name} card you hand over: {_gift_words(hand, asked.what)}.")


def _gift_words(hand: Hand, what: What) -> str:
    return " or ".join([f"give {CODES[card]}" for card in sorted(set(held(hand, FACES[what])))])


def _ruling(what: What) -> str:
    """Name the ruling on asking for this."""
    if what == ASK_MOUSE:
        return "G19"
    return "G10" if is_season(what) else "G9"


def refuse_gift(paying: Paying, hand: Hand, move: Move) -> Refusal | None:
    if isinstance(move, GiveCard) and move in gifts(hand, FACES[paying.what]):
        return None
    name = WHAT_NAMES[paying.what]
    return Refusal("G24", f"Your ask was turned round. Hand over a {name} card: {_gift_words(hand, paying.what)}.")


def refuse_keep(keeping: Keeping, move: Move) -> Refusal | None:
    return None if move in keeps(keeping.cards) else _KEEP
