"""What the witness lays on its table: options, cards, dice, tiles and the ring, from the rulings alone."""

from collections import Counter
from functools import cache
from itertools import combinations, product

TABLE = -1
PLACES = "abcdefghijkl"  # of the tiles, clockwise
FACES = (1, 2, 3, 4, 5, 6)
RINGS = {
    "twice": (*FACES, *FACES),
    "pairs": (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6),
    "twelve": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
}
HOUSE = "laser:4,wand:3,yarn:3,box:2,catnip:3,tuna:2,bag:2,milk:2,cucumber:2"
CARDS = [*[part.split(":")[0] for part in HOUSE.split(",")], "mirror", "brush", "sun", "plugs", "broom", "fan", "spray"]
WORDS = {
    "ring": (*RINGS, "1,1,3,2,4,6,5,6,2,3,1,6"),
    "arcs": ("all", "short"),
    "memory": ("off", "own"),  # what a screen shows; the rules are the same
    "deck": ("house", "laser:1,wand:1,bag:2,milk:1", "mirror=Twin:2,brush:1,sun:1,plugs:1,broom:1,fan:1,spray:1"),
    "chase": ("before_reveal", "anytime", "own_turn"),
    "target": ("40", "30", "20", "60", "13"),
    "rounds": ("40", "none"),
    "order": ("same", "rotating"),
    "first": ("drawn", "1", "2"),
}
DEFAULTS = {name: words[0] for name, words in WORDS.items()}
DICE, GATHERED, MOST, PRICE = 8, 3, 3, 5


def answers(text: str) -> dict[str, str]:
    """Read options as people write them, `ring=pairs arcs=short`, and answer the rest by default."""
    return DEFAULTS | {name: word for name, _, word in [part.partition("=") for part in text.split()]}


def cards_of(deck: str) -> list[str]:
    pairs = [part.split(":") for part in (HOUSE if deck == "house" else deck).split(",")]
    return in_order([card.partition("=")[0] for card, number in pairs for _copy in range(int(number))])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def commas(faces: tuple[int, ...]) -> str:
    return ",".join([str(face) for face in faces])


def choices(dice: list[int], number: int) -> list[str]:
    """Give every choice of so many of these dice once; dice that show the same are the same."""
    return [commas(faces) for faces in sorted(set(combinations(sorted(dice), number)))]


@cache
def throws(dice: int) -> Counter[str]:
    """Roll so many dice in every way, and count the ways that look the same."""
    return Counter([f"roll {commas(tuple(sorted(faces)))}" for faces in product(FACES, repeat=dice)])


@cache
def orders(tiles: int, meows: int) -> list[str]:
    """Lay so many tiles, some of them MEOWs, in every order that looks different."""
    chosen = combinations(range(tiles), meows)
    return sorted(["".join(["m" if place in meow else "z" for place in range(tiles)]) for meow in chosen])


def walk(first: int, tiles: int) -> list[int]:
    return [(first + step) % len(PLACES) for step in range(tiles)]


def board(ring: str) -> tuple[int, ...]:
    return RINGS[ring] if ring in RINGS else tuple(numbers(ring))


def first_met(number: tuple[int, ...], start: int, step: int, wanted: int) -> int:
    """Walk from a place to the first one with this number."""
    place = (start + step) % len(PLACES)
    while number[place] != wanted:
        place = (place + step) % len(PLACES)
    return place


@cache
def arcs(ring: str, which: str) -> dict[str, tuple[int, int]]:
    """Give every arc that could ever be slept on, with the numbers of its two ends: by first place, then by length."""
    number = board(ring)
    found = {}
    for first, tiles in product(range(len(PLACES)), range(2, len(PLACES) + 1)):
        last = walk(first, tiles)[-1]
        after_last = walk(first, tiles + 1)[-1]
        # a space is turned up whole: in the ring of pairs, neighbours with the same number are one space
        whole = ring != "pairs" or (number[first - 1] != number[first] and number[last] != number[after_last])
        if whole and number[first] != number[last] and (which == "all" or short(ring, first, last)):  # S3
            found[f"{PLACES[first]}-{PLACES[last]}"] = (number[first], number[last])
    return found


def short(ring: str, first: int, last: int) -> bool:
    """S2: from one end, this way round, the other is where its number is met first."""
    number = board(ring)
    met_last = first_met(number, first, 1, number[last])
    met_first = first_met(number, last, -1, number[first])
    if ring == "pairs":  # one stands on a whole space
        return met_last // 2 == last // 2 or met_first // 2 == first // 2
    return met_last == last or met_first == first
