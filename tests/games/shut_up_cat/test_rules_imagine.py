"""`imagine` gives every way in which tiles and cards can lie, all alike: A4."""

from collections import Counter
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from games.shut_up_cat.sound import sound
from games.shut_up_cat.table import play, table
from ninelives.core.chance import FastDraw
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.pieces.distractions import CARD_OF
from ninelives.games.shut_up_cat.state import Playing, State

SAMPLES = 20_000
ROWS = "0 10 x1 tuna,cucumber <\n1 10 x1 cucumber\n2 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,3,6"
SLEPT = ("sleep a-c", "score", "put mzz")
AGAIN = (*SLEPT, "gather", "roll 3,5,6", "sleep c-e", "score", "put mzz")
CASES: dict[str, tuple[tuple[str, ...], int | None, int]] = {  # the moves made, who imagines, how many ways there are
    "nothing is known": ((), 1, 495),
    "two were looked at": (("play tuna a b",), 0, 120),
    "another looked": (("play tuna a b",), 2, 495),
    "own tiles were put back": (SLEPT, 0, 84),
    "another put tiles back": (SLEPT, 1, 3 * 84),
    "a watcher saw them go back": (SLEPT, None, 3 * 84),
    "tiles are up": (SLEPT[:1], 2, 84),
    "a part turned up again": (AGAIN, 2, 2 * 3 * 21),
    "a part turned up again that one had known": (AGAIN, 0, 3 * 21),
    "a part turned up again and one knows it now": (AGAIN, 1, 2 * 21),
    "two tiles changed places": ((*SLEPT, "gather", "roll 1,3,6", "play cucumber a l"), 2, 3 * 84),
}


def sampled(state: State, seat: int | None) -> list[Playing]:
    view, draw = GAME.view(state, seat), FastDraw(Random(5).random)  # noqa: S311 - a test repeats itself
    states = [GAME.imagine(view, draw) for _sample in range(SAMPLES)]
    return [other for other in states if isinstance(other, Playing)]


def evenly(found: Counter[object], due: dict[object, float]) -> None:
    """Raise unless all that is due was found, as often as it is due."""
    assert set(found) <= set(due)
    much = {way: share * SAMPLES / sum(due.values()) for way, share in due.items()}
    assert min(much.values()) > 10
    value = sum([(found[way] - often) ** 2 / often for way, often in much.items()])
    freedom = len(due) - 1
    assert value <= freedom + 4 * sqrt(2 * freedom) + 4


@pytest.mark.sampled
@pytest.mark.parametrize("name", CASES)
def test_a4_every_way_in_which_the_tiles_can_lie_is_as_likely(name: str) -> None:
    lines, seat, ways = CASES[name]
    state = play(table(ROWS), *lines)
    states = sampled(state, seat)
    view = GAME.view(state, seat)
    for other in states[:50]:
        assert GAME.view(other, seat) == view
        sound(other)
    found: Counter[object] = Counter([other.tiles for other in states])
    assert isinstance(state, Playing)
    assert state.tiles in found
    assert len(found) == ways
    evenly(found, dict.fromkeys(found, 1.0))


HANDS = [["laser", "wand"], ["milk", "box"], ["tuna"]]


@pytest.mark.sampled
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a4_every_way_in_which_hidden_cards_can_be_dealt_is_as_likely(seat: int | None) -> None:
    rows = [f"{owner} 10 x1 {','.join(hand)}" for owner, hand in enumerate(HANDS)]
    deck = "laser:1,wand:1,box:1,tuna:2,bag:1,milk:2"
    state = table(f"{rows[0]} <\n{rows[1]}\n{rows[2]}\ntiles zmzzmzzmzzzm\nplayed bag", deck=deck)
    unseen = ["laser", "wand", "box", "tuna", "tuna", "milk", "milk"]
    for card in [] if seat is None else HANDS[seat]:
        unseen.remove(card)
    due: Counter[object] = Counter(deals(unseen, [len(hand) for owner, hand in enumerate(HANDS) if owner != seat]))
    others = [[hand for owner, hand in enumerate(other.hands) if owner != seat] for other in sampled(state, seat)]
    evenly(Counter([tuple(hands) for hands in others]), dict(due))


def deals(cards: list[str], sizes: list[int]) -> list[tuple[tuple[int, ...], ...]]:
    """Give every way to deal these cards, each card a thing of its own."""
    if not sizes:
        return [()]
    found = []
    for chosen in combinations(range(len(cards)), sizes[0]):
        hand = tuple(sorted([CARD_OF[cards[nth]] for nth in chosen]))
        rest = [card for nth, card in enumerate(cards) if nth not in chosen]
        found += [(hand, *others) for others in deals(rest, sizes[1:])]
    return found
