"""For each property of the exam, a copy of Kitten Me broken in just that way, which the exam must reject."""

from collections.abc import Iterator
from typing import cast

import pytest

from games.kitten_me.sound import sound
from ninelives.core.chance import Draw
from ninelives.core.game import Actor, AnyGame, Moves, Outcome, Refusal, Seat
from ninelives.core.options import Option
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.imagine import Hidden, _shuffled
from ninelives.games.kitten_me.moves import CHALLENGE, Bid, Deal, GoFish, Move
from ninelives.games.kitten_me.options import own_list
from ninelives.games.kitten_me.state import Bidding, Dealing, State
from ninelives.games.kitten_me.view import Playing, View
from ninelives.testing.exam import CHECKS, sit

EXAMPLES = 40


def apply_in_place(state: State, actor: Actor, move: Move) -> State:
    after = GAME.apply(state, actor, move)
    if isinstance(state, Bidding) and isinstance(move, Bid):
        vars(state)["dealt"] = state.dealt + 1
    return after


class Unpicklable:
    """A state that forgets what it was when it travels."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (Unpicklable, (None,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unpicklable) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # nothing here is looked up


def apply_by_the_clock(state: State, actor: Actor, move: Move) -> State:
    """Depend on something that is not in the record."""
    apply_by_the_clock.calls += 1  # type: ignore[attr-defined]
    after = GAME.apply(state, actor, move)
    if isinstance(after, Bidding) and isinstance(move, Bid):
        dealt = after.dealt + apply_by_the_clock.calls % 2  # type: ignore[attr-defined]
        return Bidding(after.setup, after.round, after.hands, after.trail, dealt, after.turn, after.bid, after.bidder)
    return after


apply_by_the_clock.calls = 0  # type: ignore[attr-defined]


def write_loosely(move: Move) -> str:
    return "bid 3 hat" if isinstance(move, Bid) else GAME.write(move)


def read_carelessly(text: str) -> Move:
    verb, number, attribute = text.split()
    return Bid(int(number), int(attribute)) if verb == "bid" else GAME.read(text)


def refuse_by_a_ruling_of_its_own(state: State, actor: Actor, move: Move) -> Refusal | None:
    refusal = GAME.refuse(state, actor, move)
    return None if refusal is None else Refusal("Z99", refusal.reason)


def refuse_too_little(state: State, actor: Actor, move: Move) -> Refusal | None:
    return None if move == CHALLENGE else GAME.refuse(state, actor, move)


def legal_twice(state: State, seat: Seat) -> Moves[Move]:
    return [*GAME.legal(state, seat), *GAME.legal(state, seat)]


def legal_when_unlucky(state: State, seat: Seat) -> Moves[Move]:
    return () if isinstance(state, Bidding) and state.bid is not None else GAME.legal(state, seat)


def roll_a_full_house(state: State, draw: Draw) -> Move:
    """Deal everyone the same first card, as often as it takes."""
    move = GAME.roll(state, draw)
    return Deal(tuple([(0,) * len(hand) for hand in move.hands])) if isinstance(move, Deal) else move


def odds_of_nothing(state: State) -> Iterator[tuple[Move, int]]:
    return iter(()) if isinstance(state, Dealing) else GAME.odds(state)


def legal_with_a_tell(state: State, seat: Seat) -> Moves[Move]:
    """List the moves backwards when the neighbour holds a Wild or better: an order that tells."""
    moves = list(GAME.legal(state, seat))
    if isinstance(state, Bidding) and state.hands[state.round.left[seat]][-1:] >= (27,):
        moves.reverse()
    return moves


def hear_the_faces(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    return GAME.write(move) if isinstance(move, Deal) else GAME.hear(state, actor, move, seat)


def hear_who_was_robbed(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    if isinstance(move, GoFish) and isinstance(state, Bidding):
        return f"{GAME.write(move)} {state.hands[move.target]}"
    return GAME.hear(state, actor, move, seat)


def imagine_a_stranger(view: View, draw: Draw) -> State:
    """Shuffle one's own hand in with the rest."""
    state = GAME.imagine(view, draw)
    if isinstance(state, Bidding):
        hands = (*state.hands[1:], state.hands[0])
        return Bidding(state.setup, state.round, hands, state.trail, state.dealt, state.turn, state.bid, state.bidder)
    return state


def imagine_and_forget(view: View, draw: Draw) -> State:
    """Deal out the unseen cards as if Go Fish had taught nothing."""
    state = GAME.imagine(view, draw)
    if isinstance(view, Playing) and isinstance(state, Bidding):
        hidden: Hidden = _shuffled(view, draw)
        return Bidding(
            state.setup, state.round, hidden.hands, state.trail, state.dealt, state.turn, state.bid, state.bidder
        )
    return state


def say_nothing(_view: View, _actor: Actor, _heard: str, _names: tuple[str, ...]) -> tuple[str, ...]:
    return ()


def rank_the_winner_only(state: State) -> Outcome | None:
    outcome = GAME.outcome(state)
    if outcome is None:
        return None
    return Outcome(tuple([rank if rank == 1 else 3 for rank in outcome.ranks]), outcome.scores, outcome.why)


def outcome_too_soon(state: State) -> Outcome | None:
    if isinstance(state, Bidding) and state.round.out:
        return Outcome((1,) * state.setup.seats, state.round.counts, "called off")
    return GAME.outcome(state)


def fishy(option: Option) -> Option:
    return Option("list", (option.examples[1],), "K3", "a deck full of Go Fish", own_list)


# Go Fish is rare in the boxes; here every walk is full of it.
FISHY = GAME._replace(presets={"fishy": {}}, options=tuple([fishy(o) if o.name == "list" else o for o in GAME.options]))

FORGETFUL: AnyGame = cast("AnyGame", GAME)._replace(new=lambda o, s: Unpicklable(GAME.new(o, s)), to_act=lambda _s: ())

BROKEN: list[tuple[str, AnyGame]] = [
    ("apply_never_changes_its_argument", GAME._replace(apply=apply_in_place)),
    ("states_survive_pickling", FORGETFUL),
    ("a_record_replays_to_the_same_state", GAME._replace(apply=apply_by_the_clock)),
    ("notation_round_trips", GAME._replace(write=write_loosely)),
    ("nonsense_is_misread", GAME._replace(read=read_carelessly)),
    ("the_papers_are_in_order", GAME._replace(package="ninelives.core")),
    ("the_papers_are_in_order", GAME._replace(presets={"odd": {"deck": "pink"}})),
    ("refuse_is_none_exactly_when_legal", GAME._replace(refuse=refuse_too_little)),
    ("refuse_is_none_exactly_when_legal", GAME._replace(refuse=refuse_by_a_ruling_of_its_own)),
    ("legal_is_a_coherent_list", GAME._replace(legal=legal_twice)),
    ("table_rolls_what_odds_list", GAME._replace(roll=roll_a_full_house, refuse=GAME.refuse)),
    ("nobody_is_stuck", GAME._replace(legal=legal_when_unlucky)),
    ("nobody_is_stuck", GAME._replace(odds=odds_of_nothing)),
    ("nobody_is_stuck", GAME._replace(outcome=outcome_too_soon)),
    ("nobody_can_peek", GAME._replace(legal=legal_with_a_tell)),
    ("nobody_can_peek", GAME._replace(hear=hear_the_faces)),
    ("nobody_can_peek", FISHY._replace(hear=hear_who_was_robbed)),
    ("imagine_agrees_with_the_view", GAME._replace(imagine=imagine_a_stranger)),
    ("imagine_agrees_with_the_view", FISHY._replace(imagine=imagine_and_forget)),
    ("there_are_words_for_everything", GAME._replace(tell=say_nothing)),
    ("every_match_ends_with_complete_ranks", GAME._replace(outcome=rank_the_winner_only)),
]


def test_every_property_has_a_broken_game() -> None:
    assert {name for name, _game in BROKEN} == set(CHECKS)


@pytest.mark.parametrize(("check", "game"), BROKEN, ids=[f"{n}-{i}" for i, (n, _g) in enumerate(BROKEN)])
def test_the_exam_rejects_a_game_broken_in_this_way(check: str, game: AnyGame) -> None:
    with pytest.raises((AssertionError, ValueError)):  # nonsense that is not misread raises what it raises
        sit(game, check, sound=sound, examples=EXAMPLES, shortest=False)
