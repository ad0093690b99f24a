"""What a seat may see. A view has no field in which another's hand, or a card of the pile, could stand."""

from functools import lru_cache
from typing import Any, Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import TABLE, Actor, Seat, check_seat
from ninelives.core.notation import hear_cards, hear_deal
from ninelives.core.value import Value
from ninelives.games.go_kitty.moves import (
    Deal,
    Drawn,
    Give,
    GiveCard,
    Given,
    Keep,
    Lay,
    Move,
    Reverse,
    Top,
    points,
    write,
)
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import (
    ANY,
    CLOWDER_WORDS,
    CODES,
    FACES,
    KITTIES,
    POINTS,
    WHAT_OF,
    WHAT_WORDS,
    Faces,
    held,
    is_season,
    is_trait,
)
from ninelives.games.go_kitty.rules.best import best
from ninelives.games.go_kitty.rules.turn import may_lay
from ninelives.games.go_kitty.state import (
    NOT_YET,
    Acting,
    Asked,
    Clock,
    Dealing,
    Done,
    Drawing,
    Keeping,
    Known,
    Looking,
    Opening,
    Paying,
    Phase,
    Picking,
    Playing,
    State,
    awaited,
)

STAGE_WORDS: Final = ("fresh", "laid", "drew", "goes_on", "closing")


@final
class Peeking(Value):
    """Another seat looks at so many cards, which at most one more seat knows."""

    __match_args__ = ("number", "knower")

    def __init__(self, number: int, knower: Seat) -> None:
        self.number: Final[int] = number
        self.knower: Final[Seat] = knower


@final
class Seen(Value):
    """The view in play. `known` says of every hand what its cards may be; of one's own, what all know of it."""

    __match_args__ = (
        "seat",
        "setup",
        "hand",
        "known",
        "laid",
        "tokens",
        "pile",
        "under",
        "spent",
        "clock",
        "phase",
    )

    def __init__(  # noqa: PLR0913 - a view is its fields
        self,
        seat: Seat | None,
        setup: Setup,
        hand: Hand,
        known: tuple[Known, ...],
        laid: tuple[tuple[Lay, ...], ...],
        tokens: tuple[int, ...],
        pile: int,
        under: tuple[tuple[Card | None, Seat], ...],
        spent: int,
        clock: Clock,
        phase: Phase | Peeking,
    ) -> None:
        self.seat: Final[Seat | None] = seat
        self.setup: Final[Setup] = setup
        self.hand: Final[Hand] = hand
        self.known: Final[tuple[Known, ...]] = known
        self.laid: Final[tuple[tuple[Lay, ...], ...]] = laid
        self.tokens: Final[tuple[int, ...]] = tokens
        self.pile: Final[int] = pile
        self.under: Final[tuple[tuple[Card | None, Seat], ...]] = under
        self.spent: Final[int] = spent
        self.clock: Final[Clock] = clock
        self.phase: Final[Phase | Peeking] = phase


@final
class Public(Value):
    """The view before the deal: nothing is hidden yet."""

    __match_args__ = ("seat", "state")

    def __init__(self, seat: Seat | None, state: Opening | Dealing) -> None:
        self.seat: Final[Seat | None] = seat
        self.state: Final[Opening | Dealing] = state


type View = Seen | Public


def view(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.setup.seats)
    if not isinstance(state, Playing):
        return Public(seat, state)
    board, phase = state.board, state.phase
    return Seen(
        seat,
        state.setup,
        () if seat is None else board.hands[seat],
        tuple([backs.seen_by(seat) if backs.private else backs.public for backs in board.backs]),
        board.laid,
        board.tokens,
        board.pile,
        board.under and tuple([(card if owner == seat else None, owner) for card, owner in board.under]),
        board.spent,
        state.clock,
        _seen_phase(state, phase, seat),
    )


def _seen_phase(state: Playing, phase: Phase, seat: Seat | None) -> Phase | Peeking:
    if isinstance(phase, Keeping) and seat not in (state.clock.turn, phase.knower):
        return Peeking(len(phase.cards), phase.knower)
    return phase


def hear(state: State, _actor: Actor, move: Move, seat: Seat | None) -> str:
    """Tell a move as this seat hears it: numbers stand where faces are not its to see."""
    if isinstance(move, Deal):
        return f"deal {hear_deal(move.hands, CODES, seat)}"
    if not isinstance(state, Playing):
        return write(move)
    mine = seat == state.clock.turn
    if isinstance(move, Drawn):
        return f"drawn {hear_cards((move.card,), CODES, known=mine or _is_lucky(state, move.card))}"
    if isinstance(move, Top):
        return f"top {hear_cards(move.cards, CODES, known=mine)}"
    if isinstance(move, Keep) and not mine:
        return f"keep 1 under {len(move.under)}" if move.under else "keep 1"
    return _hear_gift(state, move, seat)


def _is_lucky(state: Playing, card: Card) -> bool:
    what = state.phase.what if isinstance(state.phase, Drawing) else None
    return state.setup.lucky and what is not None and FACES[what] >> card & 1 == 1


def _hear_gift(state: Playing, move: Move, seat: Seat | None) -> str:
    phase = state.phase
    asked = phase.asked if isinstance(phase, Picking) else phase
    if not isinstance(asked, (Asked, Paying)):
        return write(move)
    if isinstance(move, (GiveCard, Given)):
        verb = "give" if isinstance(move, GiveCard) else "given"
        return f"{verb} {hear_cards((move.card,), CODES, known=seat in {state.clock.turn, asked.target})}"
    if isinstance(move, Give) and not is_season(asked.what):
        return f"give: {_given(state, asked.target, asked.what)} {WHAT_WORDS[asked.what]}"
    if isinstance(move, Reverse):
        return f"mouse: {_given(state, state.clock.turn, asked.what)} {WHAT_WORDS[asked.what]}"
    return write(move)


def _given(state: Playing, giver: Seat, what: int) -> int:
    """Count what comes over: all of a Trait, one of anything else."""
    cards = held(state.board.hands[giver], FACES[what])
    return len(cards) if is_trait(what) else min(1, len(cards))


def show(view: View) -> dict[str, Any]:
    """Give a view as JSON-able data: words and numbers, cards by their codes."""
    if isinstance(view, Public):
        first = view.state.first if isinstance(view.state, Dealing) else None
        return {
            "phase": "opening" if first is None else "dealing",
            "seat": view.seat,
            "to_act": [TABLE],
            "first": first,
        }
    return {
        **_show_phase(view.phase),
        "seat": view.seat,
        "to_act": list(_awaited(view)),
        "turn": view.clock.turn,
        "last_turns": None if view.clock.last == NOT_YET else view.clock.last,
        "hand": [CODES[card] for card in view.hand],
        "known": [[mark_words(mark) for mark in known.marks] for known in view.known],
        "laid": [[_show_lay(lay) for lay in laid] for laid in view.laid],
        "tokens": list(view.tokens),
        "pile": view.pile,
        "under": [{"by": seat, "card": None if card is None else CODES[card]} for card, seat in view.under],
        "spent": view.spent,
        "points": dict(zip(CLOWDER_WORDS, POINTS, strict=True)),
        "scores": [points(laid) for laid in view.laid],
        "best": _show_best(view),
    }


def _show_best(view: Seen) -> list[str]:
    """Give the best Clowders of one's own hand, as moves, while they may be laid."""
    phase, clock = view.phase, view.clock
    if view.seat != clock.turn or not isinstance(phase, Acting):
        return []
    may = may_lay(view.setup, clock, view.pile, phase.stage)
    return [write(lay) for lay in best(view.hand, view.setup.mice)] if may else []


def _awaited(view: Seen) -> tuple[Actor, ...]:
    """Tell who is awaited, as anyone at the table can see."""
    phase, turn = view.phase, view.clock.turn
    return (turn,) if isinstance(phase, Peeking) else awaited(phase, turn)


def _show_lay(lay: Lay) -> dict[str, Any]:
    cards = [CODES[card] for card in lay.cards]
    return {"clowder": CLOWDER_WORDS[lay.clowder], "cards": cards, "points": POINTS[lay.clowder]}


def _show_phase(phase: Phase | Peeking) -> dict[str, Any]:
    match phase:
        case Acting():
            return {"phase": "acting", "stage": STAGE_WORDS[phase.stage]}
        case Asked():
            return {"phase": "asked", "asked": _show_asked(phase)}
        case Picking():
            return {"phase": "picking", "asked": _show_asked(phase.asked)}
        case Paying():
            return {"phase": "paying", "asked": {"target": phase.target, "what": WHAT_WORDS[phase.what]}}
        case Drawing():
            return {"phase": "drawing", "missed": None if phase.what is None else WHAT_WORDS[phase.what]}
        case Keeping():
            return {"phase": "keeping", "looked_at": [CODES[card] for card in phase.cards]}
        case Peeking():
            return {"phase": "keeping", "looked_at": phase.number}
        case Looking():
            return {"phase": "looking"}
        case Done():
            return {"phase": "over"}


def _show_asked(asked: Asked) -> dict[str, Any]:
    return {"target": asked.target, "what": WHAT_WORDS[asked.what], "token": asked.token}


_WORDS_OF: Final[dict[Faces, str]] = {
    ANY: "any",
    KITTIES: "kitty",
    **{FACES[what]: word for word, what in WHAT_OF.items()},
}


@lru_cache(maxsize=1 << 13)
def mark_words(mark: Faces) -> str:
    """Say what a card may be: snow, winter, kitty, any, or what it is not."""
    if mark in _WORDS_OF:
        return _WORDS_OF[mark]
    without = [code for card, code in enumerate(CODES) if not mark >> card & 1]
    within = [code for card, code in enumerate(CODES) if mark >> card & 1]
    return f"not {','.join(without)}" if len(without) < len(within) else ",".join(within)
