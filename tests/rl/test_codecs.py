"""Moves and numbers are a bijection, masks are what is legal, and observations tell what views tell."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from ninelives.core.chance import FastDraw
from ninelives.core.errors import BrokenGame
from ninelives.core.game import TABLE, AnyGame, Seat
from ninelives.core.options import Options
from ninelives.core.registry import load
from ninelives.games.kitten_me.view import Seen
from ninelives.games.shut_up_cat.view import Seen as SeenTiles
from ninelives.rl.checks import check_codec
from ninelives.rl.codec import codec_of, contract
from ninelives.rl.codec.kitten_me import KittenMeCodec
from rl.setups import KEYS, Setting, name, settings

ODD: Final = {
    "kitten-me": [
        {"list": "bh:4,rt2:2,gg3:2,w:2,w3:1,skip:2,draw3:3,fish:4,hide:1,hang:2,trouble:2", "dealer_may_skip": "yes"},
        {"deck": "grey", "own_bid": "may_act", "go_fish": "open", "most": "6"},
    ],
    "go-kitty": [{"mice": "1", "lay": "anytime", "season_card": "random", "lucky": "yes", "seek": "goes_on"}],
    "shut-up-cat": [
        {"ring": "twelve", "arcs": "all", "rounds": "none"},
        {
            "ring": "pairs",
            "deck": "laser=Red Dot:4,mirror:3,brush:2,sun:2,plugs:1,broom:2,fan:2,spray:2",
            "target": "11",
        },
    ],
}


@pytest.mark.parametrize("setting", settings(), ids=name)
def test_numbers_masks_and_observations_fit_the_rules(setting: Setting) -> None:
    game, preset, seats = setting
    check_codec(game, game.choose(preset), seats, moves=120)


@pytest.mark.slow
@pytest.mark.parametrize("setting", settings(all_seats=True), ids=name)
def test_numbers_masks_and_observations_fit_the_rules_at_length(setting: Setting) -> None:
    game, preset, seats = setting
    for seed in range(3):
        check_codec(game, game.choose(preset), seats, moves=3000, seed=seed)


@pytest.mark.parametrize("key", KEYS)
def test_they_fit_with_odd_options(key: str) -> None:
    game = load(key)
    for answers in ODD[key]:
        check_codec(game, game.choose(None, answers), 3, moves=300)


def test_a_game_without_a_codec_is_told_where_to_announce_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "GROUP", "ninelives.nothing")
    with pytest.raises(BrokenGame, match=r"ninelives\.nothing"):
        codec_of(load("kitten-me"), load("kitten-me").choose(), 2)


def test_a_watcher_has_no_observation() -> None:
    game = load("kitten-me")
    options = game.choose()
    with pytest.raises(ValueError, match="watcher"):
        codec_of(game, options, 2).observation(game.view(game.new(options, 2), None))


def walk(game: AnyGame, options: Options, seats: int, moves: int) -> Iterator[tuple[Any, int, Any]]:
    """Yield states of random play with the actor and the move that follow."""
    draw = FastDraw(Random(seats).random)  # noqa: S311 - a sample
    state = game.new(options, seats)
    for _move in range(moves):
        actors = game.to_act(state)
        if not actors:
            state = game.new(options, seats)
            continue
        actor, legal = actors[0], game.legal(state, actors[0])
        move = game.roll(state, draw) if actor == TABLE else legal[draw.below(len(legal))]
        yield state, actor, move
        state = game.apply(state, actor, move)


def as_told(view: object) -> object:
    """Return what an observation is made from: not what watchers know of tiles."""
    if not isinstance(view, SeenTiles):
        return view
    board = view.board
    rest = (view.first, view.turn, view.phase, view.hand, view.sizes, view.meows)
    return rest, board.minds[:-1], board.pillow, board.played, board.winks, board.multipliers, board.decided


@pytest.mark.parametrize("setting", settings(), ids=name)
def test_a_view_that_changes_changes_its_observation(setting: Setting) -> None:
    game, preset, seats = setting
    options = game.choose(preset)
    codec = codec_of(game, options, seats)
    views = [game.view(state, 0) for state, actor, _move in walk(game, options, seats, 250) if actor != TABLE]
    for before, after in pairwise(views):
        told = as_told(before) != as_told(after) and getattr(before, "round", 0) == getattr(after, "round", 0)
        assert not told or codec.observation(before) != codec.observation(after)


@pytest.mark.parametrize("key", ["kitten-me", "shut-up-cat"])
def test_what_looks_different_after_two_moves_is_observed_as_different(key: str) -> None:
    """Not so in Go Kitty, where an observation counts marks, and leaves out how cards lie under the pile."""
    game = load(key)
    options = game.choose(None, {"deck": "grey"} if key == "kitten-me" else {})
    codec = codec_of(game, options, 3)
    draw = FastDraw(Random(3).random)  # noqa: S311 - a sample
    compared = 0
    for state, actor, _move in walk(game, options, 3, 400):
        legal = game.legal(state, actor) if actor != TABLE else ()
        after = [game.apply(state, actor, legal[draw.below(len(legal))]) for _twice in range(2) if len(legal)]
        if any(TABLE in game.to_act(one) for one in after):
            continue
        for seat in range(3):
            views = [game.view(one, seat) for one in after]
            if views and as_told(views[0]) != as_told(views[1]):
                compared += 1
                assert codec.observation(views[0]) != codec.observation(views[1])
    assert compared > 100


def heard_alike(lines: list[str], seat: Seat) -> tuple[str, ...]:
    """Return what was heard in a round, without the faces of the own cards: those are in the hand."""
    own = [line.split(":")[0] if line.startswith("drawn") else line for line in lines]
    return tuple([part for line in own for part in line.split() if not part.startswith(f"{seat}:")])


@pytest.mark.parametrize("preset", ["classic", "deluxe", "chaos"])
@pytest.mark.parametrize("seats", [2, 3])
def test_an_observation_recalls_all_that_was_heard_in_a_round_of_kitten_me(preset: str, seats: int) -> None:
    """In little rounds of few cards, so that the same observations come again and again."""
    game = load("kitten-me")
    options = game.choose(preset, {"list": "bh:3,w:1,skip:2,draw3:1,fish:2", "start": "2"})
    codec = KittenMeCodec(options, seats)
    heard: list[list[str]] = [[] for _seat in range(seats)]
    recalled: dict[tuple[int, bytes], tuple[str, ...]] = {}
    again = 0
    for state, actor, move in walk(game, options, seats, 12_000):
        view = game.view(state, max(actor, 0))
        if isinstance(view, Seen) and actor != TABLE:
            key = (actor, codec.observation(view).tobytes())
            lines = heard_alike(heard[actor], actor)
            again += key in recalled
            assert recalled.setdefault(key, lines) == lines
        for seat in range(seats):
            line = game.hear(state, actor, move, seat)
            faces = line.startswith("drawn") and not line.split()[1].isdigit()
            told = f"drawn {len(line.split()[1].split(','))}" if faces else line
            heard[seat] = [told] if line.startswith("deal ") else [*heard[seat], told]
    assert again > 200


def test_the_bids_of_a_ladder_that_shrank_are_found() -> None:
    """A seat that lost cards has fewer bids; they keep their numbers."""
    game = load("kitten-me")
    codec = KittenMeCodec(game.choose("first-game"), 2)
    before, after = [game.read(line) for line in ("bid 3 hat", "bid 3 tie")]
    assert codec.number(after, 0) == codec.number(before, 1) + 1
