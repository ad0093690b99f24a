"""`imagine` against brute force: every way to put the unseen cards behind the marks, listed and counted.

Late in a match, with most kinds laid, the ways are few. A way is an assignment of physical cards to places: the cards
of the others' hands, those under the pile, those that another looks at, and the rest of the pile.
"""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from games.go_kitty.table import kinds, play, table
from ninelives.core.chance import FastDraw
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.pieces import ANY, CARD_OF
from ninelives.games.go_kitty.state import Keeping, Playing, State
from ninelives.games.go_kitty.view import Peeking, Seen

type Lying = tuple[object, ...]  # hands, what is under the pile, what is looked at

SAMPLES = 20_000
AWAY = (
    "light",
    "clover",
    "flower",
    "firefly",
    "icecream",
    "apple",
    "pumpkin",
    "leaf",
)  # laid: Snow, Cozy, Rain, Fan left
TWO = f"0 snow,snow,rain {kinds(*AWAY)} <\n1 rain,rain,fan {kinds('cozy')}\nspent 3"
THREE = f"0 cozy,snow {kinds(*AWAY)} <\n1 cozy,snow,rain {kinds('fan')}\n2 snow,snow,rain,rain\nspent 4"
FOUR = f"0 snow {kinds(*AWAY)} <\n1 cozy,rain {kinds('fan')}\n2 snow,rain\n3 cozy,cozy,rain,rain\nspent 4"
# the moves made, and by whom the rest is imagined: None is a watcher
CASES: dict[str, tuple[str, tuple[str, ...], int | None]] = {
    "two: nothing is known": (TWO, (), 0),
    "two: a miss": (TWO, ("ask 1 snow", "none"), 0),
    "two: who asked for it holds it": (TWO, ("ask 1 snow", "none", "drawn mouse"), 1),
    "two: a Season or only Mice": (TWO, ("ask 1 winter", "none", "drawn mouse", "skip"), 1),
    "two: a Trait came over": (TWO, ("ask 1 rain", "give", "end"), 1),
    "two: another looks": (TWO, ("look", "top snow,fan,mouse"), 1),
    "two: under the pile lies what another put there": (
        TWO,
        ("look", "top snow,fan,mouse", "keep fan under snow,mouse", "seek 0 cozy", "none"),
        1,
    ),
    "two: under the pile lies what oneself put there": (
        TWO,
        ("look", "top snow,fan,mouse", "keep fan under snow,mouse"),
        0,
    ),
    "three: a Season card that others do not see": (THREE, ("ask 1 winter", "give cozy", "seek 0 rain", "none"), 2),
    "three: a Season card that one has seen": (
        THREE,
        ("ask 1 winter", "give cozy", "skip", "ask 0 winter", "give snow"),
        1,
    ),
    "three: misses all round": (THREE, ("seek 2 cozy", "none", "seek 0 rain", "none"), None),
    "four: misses and asks": (FOUR, ("ask 1 snow", "none", "drawn snow", "ask 2 cozy", "none", "drawn snow"), 3),
    "four: a Season card and a miss": (
        FOUR,
        ("seek 1 winter", "give cozy", "ask 0 rain", "none", "drawn snow", "ask 0 snow", "give"),
        3,
    ),
}


def unseen(view: Seen) -> Counter[int]:
    """Count what this seat sees nowhere."""
    seen = [*view.hand, *[card for lays in view.laid for lay in lays for card in lay.cards]]
    seen += [card for card, _seat in view.under if card is not None]
    seen += view.phase.cards if isinstance(view.phase, Keeping) else ()
    seen += [CARD_OF["mouse"]] * view.spent
    return Counter(dict.fromkeys(CARD_OF.values(), 4)) - Counter(seen)


def fillings(places: list[int], left: Counter[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give every way to fill the places, as cards, with the number of physical ways."""
    if not places:
        yield (), 1
        return
    for card in sorted(left):
        if left[card] and places[0] >> card & 1:
            copies = left[card]
            for rest, ways in fillings(places[1:], left - Counter([card])):
                yield (card, *rest), copies * ways


def expected(view: Seen) -> dict[Lying, float]:
    """Give how often each way the cards can lie is due."""
    others = [seat for seat in range(len(view.known)) if seat != view.seat]
    sizes = [len(view.known[seat].marks) for seat in others]
    sizes += [len([card for card, _seat in view.under if card is None])]
    sizes += [view.phase.number if isinstance(view.phase, Peeking) else 0]
    places = [mark for seat in others for mark in view.known[seat].marks] + [ANY] * (sizes[-1] + sizes[-2])
    found: Counter[Lying] = Counter()
    for cards, ways in fillings(places, unseen(view)):
        parts: list[tuple[int, ...]] = []
        for size in sizes:
            taken = sum([len(part) for part in parts])
            parts.append(cards[taken : taken + size])
        *hands, under, looked_at = parts
        found[(*[tuple(sorted(hand)) for hand in hands], under, tuple(sorted(looked_at)))] += ways
    total = found.total()
    return {lying: ways / total for lying, ways in found.items()}


def lying(state: State, view: Seen) -> Lying:
    assert isinstance(state, Playing)
    hands = [hand for seat, hand in enumerate(state.board.hands) if seat != view.seat]
    under = zip(state.board.under, view.under, strict=True)
    hidden = tuple([card for (card, _by), (known, _seat) in under if known is None])
    looked_at = isinstance(state.phase, Keeping) and isinstance(view.phase, Peeking)
    return (*hands, hidden, state.phase.cards if looked_at and isinstance(state.phase, Keeping) else ())


def surprise(due: dict[Lying, float], found: Counter[Lying]) -> tuple[float, int]:
    """Give Pearson's chi-square and its freedom; what is due less than ten times is counted together."""
    rare = [way for way, share in due.items() if share * SAMPLES < 10]
    cells = [(share * SAMPLES, found[way]) for way, share in due.items() if share * SAMPLES >= 10]
    cells += [(sum([due[way] for way in rare]) * SAMPLES, sum([found[way] for way in rare]))] if rare else []
    return sum([(number - much) ** 2 / much for much, number in cells]), len(cells) - 1


@pytest.mark.sampled
@pytest.mark.parametrize("name", CASES)
def test_a4_a_seat_imagines_every_way_the_cards_can_lie_alike(name: str) -> None:
    picture, lines, seat = CASES[name]
    state = play(table(picture), *lines)
    view = GAME.view(state, seat)
    assert isinstance(view, Seen)
    due = expected(view)
    assert lying(state, view) in due
    draw = FastDraw(Random(name).random)  # noqa: S311 - a test repeats itself; no secret hangs on it
    found = Counter([lying(GAME.imagine(view, draw), view) for _sample in range(SAMPLES)])
    assert set(found) <= set(due)
    value, freedom = surprise(due, found)
    assert freedom > 1, "nothing is left to imagine"
    assert value <= freedom + 4 * sqrt(2 * freedom) + 4


@pytest.mark.parametrize(
    "lines", [("look", "top snow,fan,mouse"), ("look", "top snow,fan,mouse", "keep fan under snow,mouse")]
)
def test_a4_nobody_imagines_otherwise_what_oneself_has_seen(lines: tuple[str, ...]) -> None:
    state = play(table(TWO), *lines)
    view, draw = GAME.view(state, 0), FastDraw(Random(1).random)  # noqa: S311 - as above
    for _sample in range(100):
        other = GAME.imagine(view, draw)
        assert GAME.view(other, 0) == view
        assert isinstance(state, Playing)
        assert isinstance(other, Playing)
        assert (other.phase, other.board.under) == (state.phase, state.board.under)
        assert other.board.hands[0] == state.board.hands[0]
