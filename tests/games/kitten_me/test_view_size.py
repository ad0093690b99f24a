"""A view travels after every move: it has to stay small."""

import json

import pytest

from ninelives.games.kitten_me import GAME
from ninelives.testing.golden import play_through

KIB = 1024


def largest_view(preset: str, seats: int, seed: int) -> int:
    match = play_through(GAME, GAME.presets[preset], seats, seed)
    state = GAME.start(match.options, seats)
    largest = 0
    for actor, move in match.moves:
        state = GAME.apply(state, actor, move)
        views = [GAME.show(GAME.view(state, seat)) for seat in range(seats)]
        largest = max([largest, *[len(json.dumps(view).encode()) for view in views]])
    return largest


@pytest.mark.parametrize("preset", GAME.presets)
def test_a_view_as_json_is_at_most_2_kib_with_four_seats(preset: str) -> None:
    assert max([largest_view(preset, 4, seed) for seed in range(40)]) <= 2 * KIB
