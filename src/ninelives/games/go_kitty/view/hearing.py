"""What a seat hears of a move."""

from ninelives.core.cards import Card
from ninelives.core.game import Actor, Seat
from ninelives.core.notation import hear_cards, hear_deal
from ninelives.games.go_kitty.moves import Deal, Drawn, Give, GiveCard, Given, Keep, Move, Reverse, Top, write
from ninelives.games.go_kitty.pieces import ASK_MOUSE, CODES, FACES, WHAT_WORDS, held, is_season, is_trait
from ninelives.games.go_kitty.state import Asked, Drawing, Paying, Picking, Playing, State


def hear(state: State, _actor: Actor, move: Move, seat: Seat | None) -> str:
    """Return a move as this seat hears it: with numbers in place of faces that it may not see."""
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
    """Return how many cards are handed over: all of a Trait, one of a Season, one Mouse or all."""
    cards = held(state.board.hands[giver], FACES[what])
    every = is_trait(what) or (what == ASK_MOUSE and state.setup.seek_all_mice)
    return len(cards) if every else min(1, len(cards))
