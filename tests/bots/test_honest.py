"""A bot knows what its seat knows: it does the same wherever its seat sees the same, and remembers nothing."""

import inspect
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from ninelives.bots.bot import Bot, next_move, uniform
from ninelives.bots.cats import LEVELS, Level, bot_named, cats_of
from ninelives.bots.temper import TEMPERS
from ninelives.core.chance import FastDraw
from ninelives.core.game import AnyGame, Seat
from ninelives.core.match import Match
from ninelives.core.registry import keys, load
from ninelives.games.go_kitty.state import Known
from ninelives.games.kitten_me import GAME as KITTEN_ME
from ninelives.games.kitten_me.view import Seen
from ninelives.lab.simulate import secret_of


def unlisted(key: str) -> tuple[str, ...]:
    """Return the levels that nobody is offered."""
    cats = cats_of(load(key))
    assert cats is not None
    return tuple(cats.unlisted)


CATS: Final = [(key, level) for key in keys() for level in (*LEVELS, *unlisted(key))]
EVERY_LEVEL = pytest.mark.parametrize(("key", "level"), CATS)
TEMPERED = pytest.mark.parametrize(("key", "level", "temper"), [(*cat, temper) for cat in CATS for temper in TEMPERS])
EVERY_GAME = pytest.mark.parametrize("key", keys())
POSITIONS: Final = 14  # of one match, spread over its first moves
STRIDE: Final = 5
LIKENESSES: Final = 3  # other states for each position, made in each way
LUCKS: Final = 2


class At(NamedTuple):
    """A seat that may do something in a state."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def view(self) -> Any:  # noqa: ANN401 - of any game
        return self.game.view(self.state, self.seat)

    def answer(self, bot: Bot[Any, Any], luck: int) -> Any:  # noqa: ANN401 - a move of any game
        awaited = self.seat in self.game.to_act(self.state)
        return bot(self.view, self.game.legal(self.state, self.seat), awaited, luck_of(luck))

    def alike(self) -> "Iterator[At]":
        """Yield this seat in states that it cannot distinguish: imagined, and disguised by the game's tests."""
        draw, disguise = luck_of(1), disguise_of(self.game.key)
        for _nth in range(LIKENESSES):
            yield At(self.game, self.game.imagine(self.view, draw), self.seat)
            if disguise is not None:
                yield At(self.game, disguise(self.state, self.seat, draw), self.seat)


def luck_of(seed: object) -> FastDraw:
    return FastDraw(Random(str(seed)).random)  # noqa: S311 - a test repeats itself


def disguise_of(key: str) -> Any:  # noqa: ANN401 - where a game has one
    module = f"games.{key.replace('-', '_')}.disguise"
    return import_module(module).disguise if find_spec(module) else None


def level_of(key: str, level: str) -> Level[Any, Any]:
    cats = cats_of(load(key))
    assert cats is not None
    return {**cats.levels, **cats.unlisted}[level]


@cache
def positions(key: str) -> tuple[At, ...]:
    """Return positions of a match with each preset, by all levels and random play, at tables of two and more."""
    game = load(key)
    return tuple([at for nth, preset in enumerate(game.presets) for at in walk(game, preset, 2 + nth % 3, nth)])


def walk(game: AnyGame, preset: str, seats: int, seed: int) -> Iterator[At]:
    match = Match(game, game.choose(preset), seats, secret=secret_of(seed, seats))
    players = [uniform, *[bot_named(game, level) for level in ("tabby", "kitten")]]
    draw = luck_of(seed)
    for _position in range(POSITIONS):
        for _step in range(STRIDE):
            if match.to_act:
                match.play(*next_move(match, {seat: players[(seat + seed) % 3] for seat in range(seats)}, draw))
        for seat in range(seats):
            if len(game.legal(match.state, seat)):
                yield At(game, match.state, seat)


@pytest.mark.sampled
@TEMPERED
def test_a_bot_does_the_same_wherever_its_seat_sees_the_same(key: str, level: str, temper: str) -> None:
    bot, others = bot_named(load(key), level, TEMPERS[temper]), 0
    for at in positions(key):
        for other in at.alike():
            others += other.state != at.state
            assert other.view == at.view
            assert [other.answer(bot, luck) for luck in range(LUCKS)] == [at.answer(bot, luck) for luck in range(LUCKS)]
    assert others > 100, "hardly anything was hidden"


@pytest.mark.sampled
@TEMPERED
def test_a_bot_does_the_same_again_whatever_it_did_in_between(key: str, level: str, temper: str) -> None:
    bot, some = bot_named(load(key), level, TEMPERS[temper]), positions(key)[::2]
    first = [at.answer(bot, 7) for at in some]
    forget_everything()
    assert [at.answer(bot, 7) for at in reversed(some)][::-1] == first
    assert [at.answer(bot, 7) for at in some] == first
    assert len({repr(move) for move in first}) > 3, "it does the same everywhere"


def forget_everything() -> None:
    """Clear every cache of the package."""
    emptied = 0
    for name, module in list(sys.modules.items()):
        if name.startswith("ninelives."):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()
                    emptied += 1
    assert emptied > 5


@EVERY_LEVEL
def test_a_bot_is_a_plain_function_of_what_its_seat_knows(key: str, level: str) -> None:
    bot = level_of(key, level)
    assert inspect.isfunction(bot), "something that could remember"
    assert (bot.__closure__, bot.__defaults__, bot.__kwdefaults__) == (None, None, None)
    names = [name.lstrip("_") for name in inspect.signature(bot).parameters]
    assert names == ["view", "moves", "awaited", "draw", "temper"]


@EVERY_GAME
def test_nothing_in_a_view_differs_where_a_seat_sees_the_same(key: str) -> None:
    """Views are equal by their fields; here whatever can be reached from them is compared too."""
    for at in positions(key):
        parts = taken_apart(at.view)
        for other in at.alike():
            assert taken_apart(other.view) == parts


@EVERY_GAME
def test_no_state_can_be_reached_from_what_a_bot_is_given(key: str) -> None:
    for at in positions(key):
        kind = type(at.state).__name__
        for given in (at.view, at.game.legal(at.state, at.seat)):
            assert not [part for part in all_parts(taken_apart(given)) if part == (kind, type(at.state).__module__)]


def test_no_other_hand_can_be_reached_from_a_view_of_kitten_me() -> None:
    """Every hand has cards that no other has: only the own ones can be found in what a bot is given."""
    deck = "bh:2,rt2:2,gg3:2,w:2,bt:2,rg:2,gh:1"
    state = KITTEN_ME.start(KITTEN_ME.choose(None, {"list": deck, "start": "2"}), 3)
    for actor, line in ((-1, "dealer 0"), (-1, "deal 0:bh,bh 1:rt2,rt2 2:gg3,gg3"), (0, "bid 1 hat")):
        state = KITTEN_ME.apply(state, actor, KITTEN_ME.read(line))
    view = KITTEN_ME.view(state, 1)
    assert isinstance(view, Seen)
    hands = [KITTEN_ME.view(state, seat) for seat in range(3)]
    parts = list(all_parts(taken_apart([view, KITTEN_ME.legal(state, 1)])))
    found = [hand.hand in parts for hand in hands if isinstance(hand, Seen)]
    assert found == [False, True, False]


def taken_apart(thing: Any) -> Any:  # noqa: ANN401 - of all kinds
    """Return whatever can be reached from an object, as plain tuples with the types on the way."""
    match thing:
        case tuple() | list():
            return tuple([taken_apart(part) for part in thing])
        case dict():
            return tuple(sorted([(repr(key), taken_apart(value)) for key, value in thing.items()]))
        case int() | str() | bytes() | float() | None | range():
            return thing
        case Known():  # what is known of a hand is worked out when it is looked at, and not before
            return thing.marks
        case _ if hasattr(thing, "__dict__"):
            kind = (type(thing).__name__, type(thing).__module__)
            return (kind, taken_apart(vars(thing)))
        case _:
            raise TypeError(f"no way into a {type(thing)}")


def all_parts(parts: Any) -> Iterator[Any]:  # noqa: ANN401 - of all kinds
    yield parts
    if isinstance(parts, tuple):
        for part in parts:
            yield from all_parts(part)
