"""What the witness lays on its table: options, cards and Clowders, from the rulings alone."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

TABLE = -1
MOUSE = "mouse"
SEASONS = ["winter", "spring", "summer", "fall"]
TRAITS = ["light", "cozy", "snow", "clover", "rain", "flower"]
TRAITS += ["firefly", "fan", "icecream", "apple", "pumpkin", "leaf"]
SEASON_OF = {trait: SEASONS[place // 3] for place, trait in enumerate(TRAITS)}
CARDS = [*TRAITS, MOUSE]
WORTH = {"kind": 3, "year": 2, "season": 1}
CHOICES = """must_lay=no|yes lay=turn_start|before_each_ask|anytime mice=3|2|1 season_card=giver|random
    empty_draw=go_on|end lucky=no|yes seek=as_asked|goes_on|ends seek_mouse=one|all
    last_turns=everyone|others first=drawn|1|2 dealt=5|3 empty_hand=may_draw|draws season_needs=own|nothing
    seek_reversal=allowed|never seasonals=each|growing year_tokens=1|2"""
WORDS = {name: tuple(words.split("|")) for name, words in [part.split("=") for part in CHOICES.split()]}
DEFAULTS: dict[str, str] = {name: words[0] for name, words in WORDS.items()}


def answers(text: str) -> dict[str, str]:
    """Read options as people write them, `mice=2 lay=anytime`; those not named have their defaults."""
    return DEFAULTS | {name: word for name, _, word in [part.partition("=") for part in text.split()]}


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def fits(card: str, what: str) -> bool:
    """Tell whether this card is one of what was asked for; a Mouse is no Trait and of no Season (G11)."""
    return card == what or SEASON_OF.get(card) == what


def is_clowder(sort: str, cards: tuple[str, ...]) -> bool:
    """Tell whether four cards make such a Clowder, Mice standing for whatever is missing (G7, G8)."""
    kitties = [card for card in cards if card != MOUSE]
    seasons = {SEASON_OF[card] for card in kitties}
    if sort == "year":
        return 0 < len(kitties) == len(seasons)
    return len(set(kitties) if sort == "kind" else seasons) == 1


@cache
def clowders(hand: tuple[str, ...], most_mice: int) -> list[str]:
    """Try all fours of a hand as all three types; fours come lexicographically, which is the order wanted."""
    held = Counter(hand)
    fours = [four for four in combinations_with_replacement(in_order(list(held)), 4) if Counter(four) <= held]
    fours = [four for four in fours if four.count(MOUSE) <= most_mice]
    return [f"lay {sort} {','.join(four)}" for sort in WORTH for four in fours if is_clowder(sort, four)]
