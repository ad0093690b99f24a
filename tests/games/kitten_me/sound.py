"""Tells whether a state of Kitten Me could ever come about, by winding its round back to the deal."""

from itertools import combinations

from ninelives.core.cards import Card
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import DRAW, SKIP_TURN, Deal, Drawn, GoFish, Move
from ninelives.games.kitten_me.pieces import GO_FISH, SKIP
from ninelives.games.kitten_me.rules.table import stock
from ninelives.games.kitten_me.state import Bidding, Dealing, Drawing, Drew, Fished, Played, State

type World = tuple[list[list[Card]], list[tuple[Card, ...]]]  # the hands as dealt, and each draw in order


def sound(state: State) -> None:
    """Raise unless the round, dealt anew as it must have been, leads to these hands and this trail."""
    before = state.before if isinstance(state, Drawing) else state
    if not isinstance(before, Bidding):
        return
    assert min(stock(before.setup.deck, before.hands, before.trail)) >= 0, "more of a card than the deck holds"
    for dealt in _rewound(before):
        again = _replayed(before, dealt)
        if again is not None and (again.hands, again.trail) == (before.hands, before.trail):
            return
    raise AssertionError(f"no deal leads to {before.hands} by {before.trail}")


def _rewound(state: Bidding) -> list[World]:
    """Undo the trail from its end. Where a drawn card could be any of several, every choice is tried."""
    worlds: list[World] = [([list(hand) for hand in state.hands], [])]
    for event in reversed(state.trail):
        if isinstance(event, Played):
            for hands, _drawn in worlds:
                hands[event.seat].append(event.card)
        elif isinstance(event, Fished):
            worlds = [world for hands, drawn in worlds for world in _unfished(hands, drawn, event)]
        else:
            worlds = [world for hands, drawn in worlds for world in _undrawn(hands, drawn, event)]
    return worlds


def _unfished(hands: list[list[Card]], drawn: list[tuple[Card, ...]], event: Fished) -> list[World]:
    """Give the cards back; nothing, where a wrong guess at what was drawn took one of them away."""
    assert event.cards is not None, "a state knows all faces"
    assert len(event.cards) == event.number
    for card in event.cards:
        if card not in hands[event.seat]:
            return []
        hands[event.seat].remove(card)
    hands[event.target] += event.cards
    return [(hands, drawn)]


def _undrawn(hands: list[list[Card]], drawn: list[tuple[Card, ...]], event: Drew) -> list[World]:
    found = []
    for cards in set(combinations(sorted(hands[event.seat]), event.number)):
        rest = [list(hand) for hand in hands]
        for card in cards:
            rest[event.seat].remove(card)
        found.append((rest, [cards, *drawn]))
    return found


def _replayed(state: Bidding, dealt: World) -> Bidding | None:
    """Deal these hands and make the trail's moves by the rules; None where the rules do not allow it."""
    hands, drawn = dealt
    deal = Deal(tuple([tuple(sorted(hand)) for hand in hands]))
    at: State = Dealing(state.setup, state.round)
    if GAME.refuse(at, TABLE, deal) is not None:
        return None
    at = GAME.apply(at, TABLE, deal)
    for nth, event in enumerate(state.trail):
        move = _move(event, state.trail[nth + 1] if nth + 1 < len(state.trail) else None, drawn)
        if move is None:
            continue
        actor = TABLE if isinstance(move, Drawn) else event.seat
        if isinstance(at, Bidding):
            at = at.but(turn=event.seat, bids=())  # whoever's turn it was
        at = GAME.apply(at, actor, move)
    at = at.before if isinstance(at, Drawing) else at
    assert isinstance(at, Bidding)
    return at


def _move(event: Played | Drew | Fished, following: object, drawn: list[tuple[Card, ...]]) -> Move | None:
    if isinstance(event, Drew):
        return Drawn(drawn.pop(0))
    if isinstance(event, Fished):
        return None  # the Go Fish before it has made the move
    if event.card == GO_FISH:
        assert isinstance(following, Fished)
        return GoFish(following.target, following.attribute)
    return SKIP_TURN if event.card == SKIP else DRAW
