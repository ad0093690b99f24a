"""What panther thinks a move is worth: points of its own, now and later, less those that others gain."""

from typing import Final, final

from ninelives.bots.go_kitty.belief import Chances, best_of, cards_in, mean_of
from ninelives.bots.go_kitty.mind import NO_CARD, Mind, bunch
from ninelives.bots.go_kitty.worth import plus
from ninelives.core.cards import Card, Hand, without, without_all
from ninelives.core.game import Moves, Seat
from ninelives.games.go_kitty.moves import Ask, DrawCard, Give, GiveCard, Keep, Lay, Look, Move, Reverse, Skip
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    FACES,
    LOOKED_AT,
    MOUSE,
    MOUSE_FACE,
    POINTS,
    is_season,
    is_trait,
)
from ninelives.games.go_kitty.rules.play import goes_on
from ninelives.games.go_kitty.state import Asked, Paying


@final
class Turn:
    """A hand in its own turn, and what a card more would add to it."""

    def __init__(self, mind: Mind, hand: Hand) -> None:
        self.mind: Final[Mind] = mind
        self.hand: Final[Hand] = hand
        self.gains: Final[Chances] = mind.gains(hand)
        self.drawn: Final[float] = mean_of(mind.belief.drawn, self.gains) if mind.view.pile else 0.0


def judge(mind: Mind, moves: Moves[Move]) -> list[float]:
    """Give what each move is worth, in the order given."""
    phase = mind.view.phase
    if isinstance(phase, (Asked, Paying)):
        return [_answer(mind, phase, move) for move in moves]
    turn = Turn(mind, mind.view.hand)
    values = [_value(turn, move) for move in moves]
    return _with_lays(turn, moves, values)


def _with_lays(turn: Turn, moves: Moves[Move], values: list[float]) -> list[float]:
    """Add to each Clowder what the turn is still good for after it."""
    best = [value for move, value in zip(moves, values, strict=True) if not isinstance(move, Lay)]
    onward = max(0.0, max(best) - turn.mind.waiting(turn.hand)) if best else 0.0
    return [value + onward if isinstance(move, Lay) else value for move, value in zip(moves, values, strict=True)]


def _value(turn: Turn, move: Move) -> float:
    mind, hand = turn.mind, turn.hand
    if isinstance(move, Lay):
        return POINTS[move.clowder] + mind.back + mind.laying(without_all(hand, move.cards))
    if isinstance(move, Ask):
        return ask(turn, move)
    if isinstance(move, Look):
        seen = min(LOOKED_AT, mind.view.pile)
        return mind.ended(hand) - mind.token + best_of(mind.belief.drawn, turn.gains, seen)
    if isinstance(move, DrawCard):
        return mind.going_on(hand) + 2.0 * turn.drawn
    if isinstance(move, Keep):
        return mind.ended(hand) + turn.gains[move.card]
    if isinstance(move, Skip):
        return mind.waiting(hand) + mind.back
    return mind.waiting(hand)


def ask(turn: Turn, move: Ask) -> float:
    """Weigh the three answers: none, cards, or a Mouse."""
    mind = turn.mind
    faces = FACES[move.what]
    miss = mind.belief.none(move.target, faces)
    turned = _turned(mind, move)
    value = miss * _missed(turn, move)
    if miss < 1.0:
        value += (1.0 - miss) * (1.0 - turned) * _hit(turn, move, miss)
    if turned > 0.0:
        value += (1.0 - miss) * turned * _reversed(turn, move)
    return value - mind.token if move.token else value


def _turned(mind: Mind, move: Ask) -> float:
    if move.what == ASK_MOUSE:
        return 0.0
    return (1.0 - mind.belief.none(move.target, MOUSE_FACE)) * mind.nature.turned


def _shown(move: Ask) -> Card:
    """Give the Trait that a plain ask shows to be here."""
    return move.what if is_trait(move.what) and not move.token else NO_CARD


def _missed(turn: Turn, move: Ask) -> float:
    mind = turn.mind
    value = mind.ended(turn.hand, _shown(move))
    if move.token:
        return value
    value += turn.drawn
    if mind.view.setup.lucky and mind.view.pile:
        value += sum([mind.belief.drawn[card] for card in cards_in(FACES[move.what])]) * turn.drawn
    return value


def _hit(turn: Turn, move: Ask, miss: float) -> float:
    """Give what a hit is worth: all of a Trait, or one card that may be any of those asked for."""
    mind = turn.mind
    further = goes_on(mind.view.setup, move)
    onward = turn.drawn if further else 0.0
    if not is_trait(move.what):
        return onward + _one(turn, move, further)
    number = mind.belief.expected(move.target, FACES[move.what]) / (1.0 - miss)
    fewer = int(number)
    low = _all(turn, move, fewer, further)
    if number - fewer < 0.02:  # noqa: PLR2004 - as good as certain
        return onward + low
    return onward + low + (number - fewer) * (_all(turn, move, fewer + 1, further) - low)


def _all(turn: Turn, move: Ask, number: int, further: bool) -> float:  # noqa: FBT001 - hot
    mind = turn.mind
    hand = plus(turn.hand, move.what, number)
    own = mind.going_on(hand, move.what) if further else mind.ended(hand, move.what)
    return own + mind.spite * bunch(mind.scales[move.target], number)


def _one(turn: Turn, move: Ask, further: bool) -> float:  # noqa: FBT001 - hot
    mind, hand = turn.mind, turn.hand
    now = mind.going_on(hand) if further else mind.ended(hand)
    if move.what == ASK_MOUSE:
        return now + turn.gains[MOUSE] + mind.spite * mind.scales[move.target].mouse
    cards = cards_in(FACES[move.what])
    likely = [mind.belief.expected(move.target, 1 << card) for card in cards]
    total = sum(likely)
    gain = sum([turn.gains[card] * share for card, share in zip(cards, likely, strict=True)]) / total
    return now + gain + mind.spite * mind.scales[move.target].card


def _reversed(turn: Turn, move: Ask) -> float:
    """Give what is left after a Mouse turned the ask round."""
    mind, hand = turn.mind, turn.hand
    taker = mind.scales[move.target]
    if is_trait(move.what):
        kept = tuple([card for card in hand if card != move.what])
        return mind.ended(kept) - mind.spite * (bunch(taker, len(hand) - len(kept)) - taker.mouse)
    held = [card for card in cards_in(FACES[move.what]) if card in hand]
    if not held:
        return mind.ended(hand) + mind.spite * taker.mouse
    return max([mind.ended(without(hand, card)) for card in held]) - mind.spite * (taker.card - taker.mouse)


def _answer(mind: Mind, phase: Asked | Paying, move: Move) -> float:
    asker = phase.target if isinstance(phase, Paying) else mind.view.clock.turn
    if isinstance(move, GiveCard):
        return _gift(mind, asker, move.card)
    if isinstance(move, Reverse) and isinstance(phase, Asked):
        return _reversal(mind, asker, phase)
    if isinstance(move, Give) and isinstance(phase, Asked):
        return _give(mind, asker, phase)
    return mind.waiting(mind.view.hand)


def _gift(mind: Mind, asker: Seat, card: Card) -> float:
    scale = mind.scales[asker]
    there = mind.belief.expected(asker, 1 << card)
    gain = scale.card + min(1.0, there) * scale.pair + max(0.0, min(1.0, there - 1.0)) * scale.triple
    return mind.waiting(without(mind.view.hand, card)) - mind.spite * gain


def _give(mind: Mind, asker: Seat, asked: Asked) -> float:
    hand, scale = mind.view.hand, mind.scales[asker]
    if asked.what == ASK_MOUSE:
        return mind.waiting(without(hand, MOUSE)) - mind.spite * scale.mouse
    if is_season(asked.what):
        cards = [card for card in hand if FACES[asked.what] >> card & 1]
        return sum([_gift(mind, asker, card) for card in cards]) / len(cards)
    kept = tuple([card for card in hand if card != asked.what])
    there = round(mind.belief.expected(asker, FACES[asked.what]))
    gain = bunch(scale, there + len(hand) - len(kept)) - bunch(scale, there)
    return mind.waiting(kept) - mind.spite * (gain + scale.card)  # and the asker goes on


def _reversal(mind: Mind, asker: Seat, asked: Asked) -> float:
    kept, scale = without(mind.view.hand, MOUSE), mind.scales[asker]
    there = mind.belief.expected(asker, FACES[asked.what])
    if is_trait(asked.what):
        number = round(there)
        return mind.waiting(plus(kept, asked.what, number), asked.what) + mind.spite * bunch(scale, number)
    if there < 0.5:  # noqa: PLR2004 - more likely none
        return mind.waiting(kept)
    cards = cards_in(FACES[asked.what])
    gains = mind.gains(kept)
    return mind.waiting(kept) + min([gains[card] for card in cards]) + mind.spite * scale.card
