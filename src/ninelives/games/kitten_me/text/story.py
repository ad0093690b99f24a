"""The last move in sentences, as a seat hears it. The reveal is told card by card, so that players can follow it."""

from ninelives.core.cards import Hand
from ninelives.core.game import Actor, MoveHistory, Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.speech import Voice, as_sentence, cards_words, copies, hand_words
from ninelives.games.kitten_me.moves import Challenge, Move, Purrfect
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import (
    CANT_SEE_ME,
    DOUBLE_TROUBLE,
    HANG_IN_THERE,
    NAMES,
    PLURALS,
    WORTH,
    Attribute,
)
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.state import Bidding, Call, Called, Drew, Fished, Opening, Over, Reckoning, State
from ninelives.games.kitten_me.text.words import amount, bid_words
from ninelives.games.kitten_me.view import Public, Seen, View


def tell(view: View, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
    """Return sentences about a move that this seat heard; the view is the one after it."""
    voice = Voice(names, view.seat)
    verb, _space, rest = heard.partition(" ")
    if isinstance(view, Seen):
        return tuple(_tell_playing(view, actor, verb, voice))
    return tuple(_tell_public(view, verb, rest, voice))


def _tell_playing(view: Seen, actor: Actor, verb: str, voice: Voice) -> list[str]:
    match verb:
        case "bid" if view.bid is not None:
            return [voice.tell(actor, _("{who} bids {bid}."), _("You bid {bid}."), bid=bid_words(view.bid))]
        case "deal":
            return _deal_lines(view, voice)
        case "fish":
            return [_fish_line(view, voice)]
        case "drawn":
            return [_drawn_line(view, voice)]
        case "draw3":
            return [_draw_three_line(view, actor, voice)]
        case _skip:
            return [voice.tell(actor, _("{who} plays Skip."), _("You play Skip."))]


def reveal_beats(history: MoveHistory[State, Move]) -> int:
    """Return a beat for the call, each hand, the flip, the verdict, each seat's change, and the deal or the end."""
    move, after = history[0][2], history[-1][3]
    last = after.round.last if isinstance(after, Bidding | Over) else None
    if last is None or not isinstance(move, Challenge | Purrfect):
        return 0
    hands = len([hand for hand in last.hands if hand])
    changed = len([seat for seat, change in enumerate(last.changes) if change or seat == last.loser])
    return hands + changed + 4


def _deal_lines(view: Seen, voice: Voice) -> list[str]:
    cards = cards_words(view.dealt)
    lines = ["", voice.tell(view.round.dealer, _("{who} deals {cards}."), _("You deal {cards}."), cards=cards)]
    if view.seat is not None and view.round.counts[view.seat]:
        lines.append(_("Your hand: {cards}.", cards=hand_words(view.hand, NAMES)))
    return lines


def _fish_line(view: Seen, voice: Voice) -> str:
    event = view.trail[-1]
    if not isinstance(event, Fished):
        raise TypeError("the last thing that happened was no Go Fish.")
    what = _(PLURALS[event.attribute])
    if not event.number:
        return voice.tell_both(
            event.seat,
            event.target,
            _("Go Fish! {who} asks {whom} for {what}, and there is none."),
            _("Go Fish! {who} asks you for {what}, and there is none."),
            _("Go Fish! You ask {whom} for {what}, and there is none."),
            what=what,
        )
    faces = f" ({hand_words(event.cards, NAMES)})" if event.cards else ""
    return voice.tell_both(
        event.seat,
        event.target,
        _("Go Fish! {who} asks {whom} for {what}, and {who} gets {cards}."),
        _("Go Fish! {who} asks you for {what}, and {who} gets {cards}."),
        _("Go Fish! You ask {whom} for {what}, and you get {cards}."),
        what=what,
        cards=cards_words(event.number) + faces,
    )


def _drawn_line(view: Seen, voice: Voice) -> str:
    event = view.trail[-1]
    if not isinstance(event, Drew):
        raise TypeError("the last thing that happened was no draw.")
    they, you = _("{who} draws {cards}."), _("You draw {cards}. Your hand: {hand}.")
    return voice.tell(event.seat, they, you, cards=cards_words(event.number), hand=hand_words(view.hand, NAMES))


def _draw_three_line(view: Seen, actor: Actor, voice: Voice) -> str:
    if view.drawing:
        return voice.tell(actor, _("{who} plays Draw 3."), _("You play Draw 3."))
    they = _("{who} plays Draw 3, and nothing is left to draw.")
    return voice.tell(actor, they, _("You play Draw 3, and nothing is left to draw."))


def _tell_public(view: Public, verb: str, rest: str, voice: Voice) -> list[str]:
    state = view.state
    if verb == "dealer":
        return [voice.tell(int(rest), _("{who} deals first."), _("You deal first."))]
    if isinstance(state, Called):
        return _call_lines(state.setup, state.call, state.hands, voice)
    if isinstance(state, Opening) or state.round.last is None:
        return []
    last = state.round.last
    called = [] if verb == "flip" else _call_lines(state.setup, last.call, last.hands, voice)
    return [*called, *_verdict_lines(state.setup, last, state.round.counts, voice), *_end_lines(state, voice)]


def _end_lines(state: object, voice: Voice) -> list[str]:
    if not isinstance(state, Over):
        return []
    winner = next(seat for seat, count in enumerate(state.round.counts) if count)
    return [voice.tell(winner, _("{who} wins the match!"), _("You win the match!"))]


def _call_lines(setup: Setup, call: Call, hands: tuple[Hand, ...], voice: Voice) -> list[str]:
    lines = [_call_line(call, voice)]
    so_far = 0
    for seat, hand in enumerate(hands):
        if hand:
            so_far += hand_sum(setup, hand, call.bid.attribute)
            who = f"{as_sentence(voice.who(seat)):<10}"
            count = _count(setup, hand, call.bid.attribute)
            lines.append(_("  {who} {count}; {total} so far.", who=who, count=count, total=so_far))
    return lines


def _call_line(call: Call, voice: Voice) -> str:
    bid = bid_words(call.bid)
    if call.purrfect:
        return voice.tell_both(
            call.caller,
            call.bidder,
            _('{who} calls "Purrfect!" on {whom}\'s {bid}. All hands are shown.'),
            _('{who} calls "Purrfect!" on your {bid}. All hands are shown.'),
            _('You call "Purrfect!" on {whom}\'s {bid}. All hands are shown.'),
            bid=bid,
        )
    return voice.tell_both(
        call.caller,
        call.bidder,
        _('{who} calls "You Gotta Be Kitten Me!" on {whom}\'s {bid}. All hands are shown.'),
        _('{who} calls "You Gotta Be Kitten Me!" on your {bid}. All hands are shown.'),
        _('You call "You Gotta Be Kitten Me!" on {whom}\'s {bid}. All hands are shown.'),
        bid=bid,
    )


def _count(setup: Setup, hand: Hand, attribute: Attribute) -> str:
    """Return the count of a hand, card by card: what counts, the sum, and the other cards."""
    worth = WORTH[attribute]
    counting = [card for card in hand if worth[card]]
    if not counting:
        return f"{hand_words(hand, NAMES)} = 0"
    steps = " + ".join([f"{_(NAMES[card])} {worth[card]}" for card in counting])
    total = f" = {sum([worth[card] for card in counting])}" if len(counting) > 1 else ""
    special = CANT_SEE_ME if CANT_SEE_ME in hand else DOUBLE_TROUBLE
    rest = tuple([card for card in hand if not worth[card] and card != special])
    also = _(" (also {cards})", cards=hand_words(rest, NAMES)) if rest else ""
    return f"{steps}{total}{_acting(setup, hand, attribute, special)}{also}"


def _acting(setup: Setup, hand: Hand, attribute: Attribute, special: int) -> str:
    """Return what a card does that acts on its whole hand."""
    number = hand.count(special)
    if not number:
        return ""
    return _(", with {cards} = {total}", cards=copies(number, NAMES[special]), total=hand_sum(setup, hand, attribute))


def _verdict_lines(setup: Setup, last: Reckoning, counts: tuple[int, ...], voice: Voice) -> list[str]:
    changed = [seat for seat, change in enumerate(last.changes) if change and seat != last.loser]
    lines = [_change_line(last, seat, counts[seat], voice) for seat in (last.loser, *changed)]
    return [_flip_words(last), _verdict(last), *_bidder_hangs(setup, last), *lines]


def _flip_words(last: Reckoning) -> str:
    if last.flip is None:
        return _("Nothing is flipped.")
    card = _(NAMES[last.flip])
    if last.flip == DOUBLE_TROUBLE:
        return _("The flip: {card}, which doubles everything.", card=card)
    if last.flip == CANT_SEE_ME:
        return _("The flip: {card}, which hides everything.", card=card)
    worth = WORTH[last.call.bid.attribute][last.flip]
    if not worth:
        return _("The flip: {card}, which adds nothing.", card=card)
    return _("The flip: {card}, which adds {number}.", card=card, number=worth)


def _verdict(last: Reckoning) -> str:
    total, bid = amount(last.total, last.call.bid.attribute), last.call.bid.number
    difference = last.total - bid
    if last.call.purrfect:
        if difference:
            off = abs(difference)
            return _("{total} in all, against a bid of {bid}. Off by {off}.", total=total, bid=bid, off=off)
        return _("{total} in all, against a bid of {bid}. Purrfect indeed.", total=total, bid=bid)
    if difference < 0:
        off = -difference
        return _("{total} in all, against a bid of {bid}. The bid is {off} short.", total=total, bid=bid, off=off)
    return _("{total} in all, against a bid of {bid}. The bid stands.", total=total, bid=bid)


def _bidder_hangs(setup: Setup, last: Reckoning) -> list[str]:
    """Return what K30 decides: whether the bidder's Hang In There pays when Purrfect was called."""
    call, over = last.call, last.total - last.call.bid.number
    if not call.purrfect or HANG_IN_THERE not in last.hands[call.bidder]:
        return []
    if setup.hang_met if not over else over > 0 or setup.hang_any_miss:
        return [_("The bidder's Hang In There pays (K30).")]
    return [_("The bidder's Hang In There does not pay (K30).")]


def _change_line(last: Reckoning, seat: Seat, left: int, voice: Voice) -> str:
    change = last.changes[seat]
    if seat != last.loser:
        they, you = _("{who} gains {cards} for {why}: {left} now."), _("You gain {cards} for {why}: {left} now.")
        return voice.tell(seat, they, you, cards=cards_words(change), why=_gain_words(last), left=left)
    if change >= 0:  # K30: what was lost came back
        they = _("{who} loses a card, and Hang In There brings {cards}: {left} now.")
        you = _("You lose a card, and Hang In There brings {cards}: {left} now.")
        return voice.tell(seat, they, you, cards=cards_words(change + 1), left=left)
    if left:
        return voice.tell(seat, _("{who} loses a card: {left} left."), _("You lose a card: {left} left."), left=left)
    return voice.tell(seat, _("{who} loses the last card and is out."), _("You lose your last card: you are out."))


def _gain_words(last: Reckoning) -> str:
    if not last.call.purrfect or last.loser == last.call.caller:
        return _(NAMES[HANG_IN_THERE])
    return _("Purrfect and Hang In There") if last.changes[last.call.caller] > 1 else _("Purrfect")
