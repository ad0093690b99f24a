"""For each property of the exam, a copy of Kitten Me broken in just that way, which the exam must reject."""

from collections.abc import Iterator
from typing import cast

import pytest

from games.kitten_me.disguise import disguise
from games.kitten_me.sound import sound
from ninelives.core.chance import Draw, Urn
from ninelives.core.game import TABLE, Actor, AnyGame, Moves, Outcome, Refusal, Seat
from ninelives.core.options import Option
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.imagine.belief import Hidden, _shuffled
from ninelives.games.kitten_me.moves import CHALLENGE, Bid, Deal, Flip, GoFish, Move
from ninelives.games.kitten_me.options import own_list
from ninelives.games.kitten_me.state import Bidding, Called, Dealing, Drawing, State
from ninelives.games.kitten_me.view import Seen, View
from ninelives.testing.exam import CHECKS, run_check

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


def write_every_bid_as_hats(move: Move) -> str:
    return GAME.write(Bid(move.number, 0) if isinstance(move, Bid) else move)


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


def refuse_no_flip(state: State, actor: Actor, move: Move) -> Refusal | None:
    return None if actor == TABLE and isinstance(move, Flip) else GAME.refuse(state, actor, move)


def roll_the_first(state: State, draw: Draw) -> Move:
    """Always turn the same card: legal every time, and never fair."""
    return next(GAME.odds(state))[0] if isinstance(state, Called) else GAME.roll(state, draw)


def urn_backwards(state: State) -> Urn:
    """Hold just the right things, in another order than they are drawn in."""
    urn = GAME.urn(state)
    return Urn(urn.things[::-1], urn.number)


def urn_with_a_joker(state: State) -> Urn:
    urn = GAME.urn(state)
    return Urn(urn.things, urn.number, back=False, besides=("joker",))


def urn_too_small(state: State) -> Urn:
    urn = GAME.urn(state)
    return Urn(urn.things[:1], max(urn.number, 2))


def odds_all_alike(state: State) -> Iterator[tuple[Move, int]]:
    return ((move, 7) for move, _ways in GAME.odds(state))


def odds_of_nothing(state: State) -> Iterator[tuple[Move, int]]:
    return iter(()) if isinstance(state, Dealing) else GAME.odds(state)


def legal_with_a_tell(state: State, seat: Seat) -> Moves[Move]:
    """List the moves backwards when the neighbour holds a Wild or better: an order that tells."""
    moves = list(GAME.legal(state, seat))
    if isinstance(state, Bidding) and state.hands[state.round.left[seat]][-1:] >= (27,):
        moves.reverse()
    return moves


def seats_of(state: State) -> int:
    return state.before.setup.seats if isinstance(state, Drawing) else state.setup.seats


def view_everything(state: State, seat: Seat | None) -> State:
    GAME.view(state, seat)
    return state


def view_from_anywhere(state: State, seat: Seat | None) -> View:
    return GAME.view(state, None if seat is None else seat % seats_of(state))


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
        return state.but(hands=(*state.hands[1:], state.hands[0]))
    return state


def imagine_and_forget(view: View, draw: Draw) -> State:
    """Deal out the unseen cards as if Go Fish had taught nothing."""
    state = GAME.imagine(view, draw)
    if isinstance(view, Seen) and isinstance(state, Bidding):
        hidden: Hidden = _shuffled(view, draw)
        return state.but(hands=hidden.hands)
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


def dealt_from(option: Option, deck: str) -> Option:
    return Option(option.name, (deck,), option.ruling, option.about, own_list)


# Go Fish is rare in the boxes; here every walk is full of it.
FISH = "bh:3,bt:3,rh:3,rt:3,gg:3,draw3:3,fish:2"
FISHY = GAME._replace(
    presets={"fishy": {}}, options=tuple([dealt_from(o, FISH) if o.name == "list" else o for o in GAME.options])
)

ANY_GAME = cast("AnyGame", GAME)
FORGETFUL = ANY_GAME._replace(new=lambda o, s: Unpicklable(GAME.new(o, s)), to_act=lambda _s: ())
# Its views are whole states, and all else fits them: the exam would believe it, but for the disguise.
NAKED = ANY_GAME._replace(
    view=view_everything,
    imagine=lambda view, _draw: view,
    show=lambda view: {"all": repr(view)},
    hear=lambda _state, _actor, move, _seat: GAME.write(move),
)
SMALL = "bh:2,rg:1,w:1,skip:1"
# Few cards: all of TABLE's moves can be listed, and rolled often enough to see their shares.
TINY = GAME._replace(presets={"tiny": {"list": SMALL, "start": "1"}}, seats=range(2, 4))
TINY = TINY._replace(options=tuple([dealt_from(o, SMALL) if o.name == "list" else o for o in GAME.options]))

# the check, the broken game, and what the exam must say of it
BROKEN: list[tuple[str, AnyGame, str]] = [
    ("apply_never_changes_its_argument", GAME._replace(apply=apply_in_place), "changed the state"),
    ("states_survive_pickling", FORGETFUL, "comes back as another one"),
    ("a_record_replays_to_the_same_state", GAME._replace(write=write_every_bid_as_hats), "replays to another state"),
    ("notation_round_trips", GAME._replace(write=write_loosely), "reads back as"),
    ("nonsense_is_misread", GAME._replace(read=read_carelessly), "is not misread"),
    ("the_rulebook_is_in_order", GAME._replace(package="ninelives.core"), "came without its rule book"),
    ("the_rulebook_is_in_order", GAME._replace(presets={"odd": {"deck": "pink"}, "even": {}}), "deck can be"),
    ("refuse_is_none_exactly_when_legal", GAME._replace(refuse=refuse_too_little), "challenge: legal, but None"),
    ("refuse_is_none_exactly_when_legal", GAME._replace(refuse=refuse_by_a_ruling_of_its_own), "no ruling Z99"),
    ("legal_is_a_coherent_list", GAME._replace(legal=legal_twice), "listed twice"),
    ("table_rolls_what_odds_list", TINY._replace(refuse=refuse_no_flip), "odds and refuse differ"),
    ("table_rolls_what_odds_list", TINY._replace(roll=roll_the_first), "came 400 times of 400|came 0 times of 400"),
    ("table_rolls_what_odds_list", TINY._replace(odds=odds_all_alike), "times of 400"),
    ("rolls_come_from_the_urn", GAME._replace(urn=urn_backwards), "' is rolled"),
    ("rolls_come_from_the_urn", GAME._replace(urn=urn_with_a_joker), "' is rolled"),
    ("rolls_come_from_the_urn", GAME._replace(urn=urn_too_small), "fewer things than are drawn"),
    ("nobody_is_stuck", GAME._replace(legal=legal_when_unlucky), "is awaited and has no move"),
    ("nobody_is_stuck", GAME._replace(odds=odds_of_nothing), "-1 is awaited and has no move"),
    ("nobody_is_stuck", GAME._replace(outcome=outcome_too_soon), "over, and someone is awaited"),
    ("nobody_can_peek", GAME._replace(legal=legal_with_a_tell), "leads 0 to several views"),
    ("nobody_can_peek", NAKED, "is told what it may not see"),
    ("nobody_can_peek", GAME._replace(view=view_from_anywhere), "which is not there"),
    ("nobody_can_peek", GAME._replace(hear=hear_the_faces), "hears more of a roll than it sees"),
    ("nobody_can_peek", FISHY._replace(hear=hear_who_was_robbed), "is not what it sees"),
    ("imagine_agrees_with_the_view", GAME._replace(imagine=imagine_a_stranger), "is not what it sees"),
    ("imagine_agrees_with_the_view", FISHY._replace(imagine=imagine_and_forget), "no deal leads to"),
    ("there_are_words_for_everything", GAME._replace(tell=say_nothing), "no words for"),
    ("every_match_ends_with_complete_ranks", GAME._replace(outcome=rank_the_winner_only), "ranks"),
]


def test_every_property_has_a_broken_game() -> None:
    assert {name for name, _game, _words in BROKEN} == set(CHECKS)


@pytest.mark.parametrize(("check", "game", "words"), BROKEN, ids=[f"{n}-{i}" for i, (n, _g, _w) in enumerate(BROKEN)])
def test_the_exam_rejects_a_game_broken_in_this_way(check: str, game: AnyGame, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        run_check(game, check, sound=sound, disguise=disguise, examples=EXAMPLES, shortest=False)
