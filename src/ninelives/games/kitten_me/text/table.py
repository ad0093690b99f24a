"""The table as text: who is in, the bid and its bidder, the own hand; and the legal moves."""

from typing import Final

from ninelives.core.game import Moves, Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.speech import Voice, as_sentence, hand_words
from ninelives.games.kitten_me.moves import Bid, GoFish, Move, write
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS, ATTRIBUTES, CANT_SEE_ME, NAMES
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.state import Called, Opening, Played, Round, Trail
from ninelives.games.kitten_me.text.words import amount, bid_words
from ninelives.games.kitten_me.view import Public, Seen, View

_CARD: Final = "▮"
_TURN: Final = "▶"


def picture(view: View, names: Names) -> str:
    voice = Voice(names, view.seat)
    if isinstance(view, Seen):
        lines = [_playing_seat(view, seat, voice) for seat in range(len(view.sizes))]
        return "\n".join([*lines, _bid_line(view, voice), *_hand_lines(view)])
    return _public_picture(view, voice)


def _public_picture(view: Public, voice: Voice) -> str:
    state = view.state
    if isinstance(state, Opening):
        return _("The table is set. A first dealer is being chosen.")
    if not isinstance(state, Called):
        return "\n".join([_seat(state.round, seat, " ", [], voice) for seat in range(len(state.round.counts))])
    counts = state.round.counts
    shown = [
        [hand_words(state.hands[s], NAMES), *_face_up(state.trail, s)] if counts[s] else [] for s in range(len(counts))
    ]
    lines = [_seat(state.round, seat, " ", notes, voice) for seat, notes in enumerate(shown)]
    they, you = _("  BID  {bid}, by {who}: called"), _("  BID  {bid}, by you: called")
    return "\n".join([*lines, voice.tell(state.call.bidder, they, you, bid=bid_words(state.call.bid))])


def _playing_seat(view: Seen, seat: Seat, voice: Voice) -> str:
    notes = [_("{n} in hand", n=view.sizes[seat])] if view.sizes[seat] != view.round.counts[seat] else []
    return _seat(view.round, seat, _TURN if view.turn == seat else " ", notes + _face_up(view.trail, seat), voice)


def _face_up(trail: Trail, seat: Seat) -> list[str]:
    played = [_(NAMES[event.card]) for event in trail if isinstance(event, Played) and event.seat == seat]
    return [_("played {cards}", cards=_(" and ").join(played))] if played else []


def _seat(round_: Round, seat: Seat, mark: str, notes: list[str], voice: Voice) -> str:
    count = round_.counts[seat]
    cards = f"{count} {_CARD * count}" if count else _("out")
    width = max(round_.counts) + 3
    duties = [_("dealer")] if seat == round_.dealer and count else []
    return f"{mark} {seat} {as_sentence(voice.who(seat)):<10} {cards:<{width}} {', '.join(duties + notes)}".rstrip()


def _bid_line(view: Seen, voice: Voice) -> str:
    if view.bid is None:
        return voice.tell(view.turn, _("  BID  none yet: {who} opens"), _("  BID  none yet: you open"))
    return voice.tell(view.bidder, _("  BID  {bid}, by {who}"), _("  BID  {bid}, by you"), bid=bid_words(view.bid))


def _hand_lines(view: Seen) -> list[str]:
    if view.seat is None or not view.round.counts[view.seat]:
        return []
    return [_("  HAND {cards}", cards=hand_words(view.hand, NAMES)), f"       {_worth(view)}"]


def _worth(view: Seen) -> str:
    if CANT_SEE_ME in view.hand:
        return _("worth nothing: Can't See Me")
    tally = [amount(hand_sum(view.setup, view.hand, attribute), attribute) for attribute in ATTRIBUTES]
    return _("worth {amounts}", amounts=", ".join(tally))


def _not_bids(moves: Moves[Move]) -> list[Move]:
    """Return the moves that are not bids: they come last, after what may be thousands of bids."""
    bids = len(moves)
    while bids and not isinstance(moves[bids - 1], Bid):
        bids -= 1
    return [moves[number] for number in range(bids, len(moves))]


def offer(view: View, moves: Moves[Move], names: Names) -> str:
    """Return the legal moves in one line."""
    if not len(moves):
        return _("Nothing to do for you now.")
    voice = Voice(names, view.seat)
    others = _not_bids(moves)
    plain = [write(move) for move in others if not isinstance(move, GoFish)]
    targets = sorted({move.target for move in others if isinstance(move, GoFish)})
    first, last = moves[0], moves[len(moves) - len(others) - 1]
    words = []
    if isinstance(first, Bid) and isinstance(last, Bid):
        any_number = _("any number from {least} to {most}", least=first.number, most=last.number)
        words.append(f"{write(first)} ({any_number})")
    words += plain
    if targets:
        who = ", ".join([f"{seat} {voice.who(seat)}" for seat in targets])
        words.append(f"fish {targets[0]} red ({_('asks {who}', who=who)})")
    if not isinstance(first, Bid) and not targets:
        return _("You may: {moves}.", moves="; ".join(words))
    attributes = ", ".join(ATTRIBUTE_WORDS)
    return _("You may: {moves}. Attributes: {attributes}.", moves="; ".join(words), attributes=attributes)
