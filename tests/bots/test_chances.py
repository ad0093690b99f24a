"""The chances of a bot's moves are exact: counted by hand, and against what cats play when they draw."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ninelives import Match, load
from ninelives.bots.bot import Bot, next_move, uniform
from ninelives.bots.cats import LEVELS, bot_spelled
from ninelives.bots.chances import MOST, chances
from ninelives.bots.choosing import by_weight, happens, one_of_the_best
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import Moves
from ninelives.lab.simulate import secret_of

GAMES = ("kitten-me", "go-kitty", "shut-up-cat")
SAMPLES = 600


def found(bot: Any, moves: Moves[int]) -> dict[int | None, float] | None:  # noqa: ANN401 - any bot
    return chances(bot, None, moves, awaited=True)


def moody(_view: None, moves: Moves[int], _awaited: bool, draw: Draw) -> int | None:  # noqa: FBT001 - as every Bot
    """Sleep a third of the time, take one of the best two a third, and else choose by weight."""
    mood = draw.below(3)
    if mood == 0:
        return None
    values = list(moves)
    return one_of_the_best(moves, values, 1.0, draw) if mood == 1 else by_weight(values, [0.0, 3.0, 1.0], draw)


def test_every_way_is_followed_and_adds_up() -> None:
    assert found(moody, (5, 6, 7)) == pytest.approx({None: 1 / 3, 6: 1 / 6 + 1 / 4, 7: 1 / 6 + 1 / 12})


def test_a_move_chosen_at_random_is_as_likely_as_any_other() -> None:
    assert found(uniform, (1, 2, 3, 4)) == dict.fromkeys((1, 2, 3, 4), 0.25)


def test_a_chance_is_followed_both_ways_and_what_never_happens_is_not() -> None:
    def tries(part: float) -> Any:  # noqa: ANN401 - a bot
        return lambda _view, moves, _awaited, draw: moves[happens(part, draw)]

    assert found(tries(0.3), (1, 2)) == pytest.approx({1: 0.7, 2: 0.3})
    assert found(tries(0.0), (1, 2)) == {1: 1.0}


def test_too_many_ways_are_not_followed() -> None:
    assert found(uniform, range(MOST)) == dict.fromkeys(range(MOST), 1 / MOST)
    assert found(uniform, range(MOST + 1)) is None

    def dice(_view: None, _moves: Moves[int], _awaited: bool, draw: Draw) -> int:  # noqa: FBT001 - as every Bot
        return draw.below(12) + draw.below(12)

    assert found(dice, ()) is None


type Asked = tuple[Any, Moves[Any]]  # a view, and what it allows


def asked(key: str, bot: Bot[Any, Any]) -> Iterator[Asked]:
    """Yield some turns of a match that this bot plays with itself."""
    game = load(key)
    match: Match[Any, Any, Any] = Match(game, game.choose(), 2, secret=secret_of(3, 0))
    draw = FastDraw(Random(0).random)  # noqa: S311 - a test repeats itself
    bots = dict.fromkeys(range(2), bot)
    while match.to_act:
        seat = match.to_act[0]
        if seat in bots and len(moves := match.game.legal(match.state, seat)) > 1:
            yield match.game.view(match.state, seat), moves
        match.play(*next_move(match, bots, draw))


@pytest.mark.sampled
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", [*LEVELS, "tabby/sly"])
def test_cats_play_as_often_as_their_chances_say(key: str, level: str) -> None:
    bot = bot_spelled(load(key), level)
    told, mixed = 0, 0
    for (view, moves), _nth in zip(asked(key, bot), range(12), strict=False):
        likely = chances(bot, view, moves, awaited=True)
        if likely is None:
            continue
        told += 1
        assert sum(likely.values()) == pytest.approx(1.0)
        if len(likely) > 1 and mixed < 2:  # asking so often takes long
            mixed += 1
            draw = FastDraw(Random(told).random)  # noqa: S311 - a test repeats itself
            played = Counter([bot(view, moves, True, draw) for _time in range(SAMPLES)])  # noqa: FBT003 - awaited
            for move in {*likely, *played}:
                assert played[move] / SAMPLES == pytest.approx(likely.get(move, 0.0), abs=0.08), move
    assert told >= 6 or (key, level) == ("kitten-me", "kitten")


def test_a_kitten_that_feels_what_a_bid_is_worth_cannot_be_followed() -> None:
    bot = bot_spelled(load("kitten-me"), "kitten")
    told = {view.bid is None for view, moves in asked("kitten-me", bot) if chances(bot, view, moves, awaited=True)}
    assert told == {True}
