"""Players with one rule of thumb: none gets its fair share among tabbies or panthers; children do with kittens."""

from collections.abc import Callable
from typing import Final

import pytest

from bots.blind import Table
from ninelives.bots.bot import Bot
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import CHALLENGE, PURRFECT, Bid, Move
from ninelives.games.kitten_me.pieces import ATTRIBUTES, WORTH, Attribute
from ninelives.games.kitten_me.view import Seen, View

type Blind = Bot[View, Move]
type Rule = Callable[[Seen, Moves[Move]], Move]

SHORT, LONG = 48, 600
PART: Final = 0.42  # what a card that one does not see is worth on average


def follows(rule: Rule) -> Blind:
    def play(view: View, moves: Moves[Move], awaited: bool, _draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
        return rule(view, moves) if awaited and isinstance(view, Seen) else None

    return play


def held(view: Seen, attribute: Attribute) -> int:
    return sum([WORTH[attribute][card] for card in view.hand])


def expected(view: Seen, attribute: Attribute) -> float:
    return held(view, attribute) + PART * (sum(view.sizes) + 1 - len(view.hand))


def strongest(view: Seen) -> Attribute:
    return max(ATTRIBUTES, key=lambda attribute: held(view, attribute))


def raise_by(view: Seen, moves: Moves[Move], number: int, attribute: Attribute) -> Move:
    """Bid so many more, of this attribute where that is possible; else call."""
    above = number + (0 if view.bid is None else view.bid.number)
    bids = [bid for each in (attribute, *ATTRIBUTES) if (bid := Bid(above, each)) in moves]
    return bids[0] if bids else call(moves)


def call(moves: Moves[Move]) -> Move:
    return CHALLENGE if CHALLENGE in moves else moves[0]


def doubts(view: Seen) -> bool:
    """Return whether the last bid is more than may be expected."""
    return view.bid is not None and view.bid.number > expected(view, view.bid.attribute)


def always_raises(view: Seen, moves: Moves[Move]) -> Move:
    return raise_by(view, moves, 1, strongest(view))


def always_challenges(view: Seen, moves: Moves[Move]) -> Move:
    return (
        raise_by(view, moves, max(1, held(view, strongest(view))), strongest(view)) if view.bid is None else call(moves)
    )


def always_purrfect(view: Seen, moves: Moves[Move]) -> Move:
    return PURRFECT if PURRFECT in moves else always_challenges(view, moves)


def jumps(view: Seen, moves: Moves[Move]) -> Move:
    best = strongest(view)
    fair = Bid(int(expected(view, best)), best)
    if fair in moves:
        return fair
    return call(moves) if doubts(view) else raise_by(view, moves, 1, best)


def raises_or_doubts(view: Seen, moves: Moves[Move]) -> Move:
    return call(moves) if doubts(view) else raise_by(view, moves, 1, strongest(view))


def bluffs(view: Seen, moves: Moves[Move]) -> Move:
    high = view.bid is not None and view.bid.number > (sum(view.sizes) + 1) / 2
    return call(moves) if high else raise_by(view, moves, 4, len(view.bids) % len(ATTRIBUTES))


RULES: Final[tuple[Rule, ...]] = (
    always_raises,
    always_challenges,
    always_purrfect,
    jumps,
    raises_or_doubts,
    bluffs,
)
CHILDREN: Final[tuple[Rule, ...]] = (always_raises, jumps)


def test_never_calling_and_jumping_do_not_beat_tabby() -> None:
    for rule in CHILDREN:
        assert Table(GAME, "tabby", 2).share_of(follows(rule), SHORT).value < 2 / 5


@pytest.mark.sampled
@pytest.mark.parametrize("level", ["tabby", "panther"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rule", RULES)
def test_no_rule_of_thumb_gets_its_fair_share(rule: Rule, seats: int, level: str) -> None:
    matches = LONG if level == "tabby" else LONG // 4
    assert Table(GAME, level, seats).share_of(follows(rule), matches).high < 1 / seats


def test_a_child_holds_its_own_against_kitten() -> None:
    shares = [Table(GAME, "kitten", 2).share_of(follows(rule), SHORT).value for rule in CHILDREN]
    assert all(1 / 4 < share < 3 / 5 for share in shares)


@pytest.mark.sampled
@pytest.mark.parametrize("rule", CHILDREN)
def test_a_child_wins_a_third_to_a_half_against_kitten(rule: Rule) -> None:
    assert 1 / 3 < Table(GAME, "kitten", 2).share_of(follows(rule), LONG).value < 0.53
