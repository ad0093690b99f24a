"""Players with one rule of thumb: none gets its fair share among tabbies or panthers; children do with kittens."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pytest

from bots.blind import Table
from ninelives.bots.bot import Bot
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import DRAW, END, LOOK, REVERSE, SKIP, Ask, Lay, Move
from ninelives.games.go_kitty.pieces import FACES, KIND, POINTS, held, is_season, is_trait
from ninelives.games.go_kitty.view import Seen, View

type Blind = Bot[View, Move]
type Choice = Callable[[Seen, list[Ask]], Sequence[Ask]]

SHORT, LONG = 40, 400


def play(  # noqa: PLR0913 - a bot, and what it goes by
    view: View,
    moves: Moves[Move],
    awaited: bool,  # noqa: FBT001 - as every Bot
    draw: Draw,
    choice: Choice,
    first: tuple[Move, ...] = (),
    *,
    seeks: bool = False,
    kinds: bool = False,
) -> Move | None:
    """Lay what pays most, reverse, do one of `first`, ask as this choice says, and do anything else at random."""
    if not awaited or not isinstance(view, Seen):
        return None
    lays = [move for move in moves if isinstance(move, Lay) and (move.clowder == KIND or not kinds)]
    if lays:
        return max(lays, key=lambda lay: POINTS[lay.clowder])
    for move in (REVERSE, DRAW, *first):
        if move in moves:
            return move
    asks = [move for move in moves if isinstance(move, Ask)]
    for token in (True, False) if seeks else (False,):
        some = choice(view, [ask for ask in asks if ask.token == token])
        if some:
            return some[draw.below(len(some))]
    rest: Moves[Move] = [move for move in (SKIP, END) if move in moves] or moves
    return rest[draw.below(len(rest))]


def of_most(view: Seen, asks: list[Ask]) -> list[Ask]:
    """Return the asks for the Trait that one has most of."""
    traits = [ask for ask in asks if is_trait(ask.what)] or asks
    most = max([len(held(view.hand, FACES[ask.what])) for ask in traits], default=0)
    return [ask for ask in traits if len(held(view.hand, FACES[ask.what])) == most]


def of_whom_it_may_hit(view: Seen, asks: list[Ask]) -> list[Ask]:
    """Return the same, of somebody who may have it as far as everybody can know."""
    hopeful = [ask for ask in asks if any(mark & FACES[ask.what] for mark in view.known[ask.target].marks)]
    return of_most(view, hopeful or asks)


def of_seasons(_view: Seen, asks: list[Ask]) -> list[Ask]:
    return [ask for ask in asks if is_season(ask.what)] or asks


def of_the_next(view: Seen, asks: list[Ask]) -> list[Ask]:
    """Return the asks for most of the next seat."""
    seats = view.setup.seats
    nearest = min([(ask.target - view.clock.turn) % seats for ask in asks], default=0)
    return of_most(view, [ask for ask in asks if (ask.target - view.clock.turn) % seats == nearest])


def of_nobody(_view: Seen, _asks: list[Ask]) -> list[Ask]:
    return []


CHILDREN: Final[dict[str, Blind]] = {
    "asks for most": partial(play, choice=of_most),
    "asks for most of who may have it": partial(play, choice=of_whom_it_may_hit),
}
BLIND: Final[dict[str, Blind]] = {
    **CHILDREN,
    "asks for Seasons": partial(play, choice=of_seasons),
    "asks its neighbour": partial(play, choice=of_the_next),
    "uses its tokens at once": partial(play, choice=of_most, seeks=True),
    "looks while it can": partial(play, choice=of_most, first=(LOOK,)),
    "only looks": partial(play, choice=of_nobody, first=(LOOK,)),
    "only lays what comes": partial(play, choice=of_nobody),
    "lays Kinds only": partial(play, choice=of_most, kinds=True),
}


def test_asking_for_most_does_not_beat_tabby() -> None:
    for blind in CHILDREN.values():
        assert Table(GAME, "tabby", 2).share_of(blind, SHORT).value < 1 / 4


@pytest.mark.sampled
@pytest.mark.parametrize("level", ["tabby", "panther"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rule", BLIND)
def test_no_rule_of_thumb_gets_its_fair_share(rule: str, seats: int, level: str) -> None:
    matches = LONG if level == "tabby" else LONG // 4
    assert Table(GAME, level, seats).share_of(BLIND[rule], matches).high < 1 / seats


def test_a_child_holds_its_own_among_kittens() -> None:
    share = Table(GAME, "kitten", 2).share_of(CHILDREN["asks for most of who may have it"], SHORT)
    assert 1 / 4 < share.value < 3 / 5


@pytest.mark.sampled
@pytest.mark.parametrize("rule", CHILDREN)
def test_children_win_a_third_to_a_half_against_kitten(rule: str) -> None:
    share = Table(GAME, "kitten", 2).share_of(CHILDREN[rule], LONG)
    assert 1 / 3 < share.value < 0.53
