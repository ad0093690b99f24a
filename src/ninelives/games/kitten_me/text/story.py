"""The last move in sentences, as a seat hears it. The reveal is told card by card, so that players can follow it."""

from ninelives.core.cards import Hand
from ninelives.core.game import Actor, Names, Seat
from ninelives.core.speech import Voice, copies, hand_words, sentence, several
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
from ninelives.games.kitten_me.state import Call, Called, Drew, Fished, Opening, Over, Reckoning
from ninelives.games.kitten_me.text.words import amount, bid_words
from ninelives.games.kitten_me.view import Public, Seen, View


def tell(view: View, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
    """Return sentences about a move that this seat heard; the view is the one after it."""
    voice = Voice(names, view.seat)
    verb, _, rest = heard.partition(" ")
    lines = _tell_playing(view, actor, verb, voice) if isinstance(view, Seen) else _tell_public(view, verb, rest, voice)
    return tuple([sentence(line) for line in lines])


def _tell_playing(view: Seen, actor: Actor, verb: str, voice: Voice) -> list[str]:
    match verb:
        case "bid" if view.bid is not None:
            return [f"{voice.does(actor, 'bid')} {bid_words(view.bid)}."]
        case "deal":
            return _deal_lines(view, voice)
        case "fish":
            return [_fish_line(view, voice)]
        case "drawn":
            return [_drawn_line(view, voice)]
        case "draw3":
            return [f"{voice.does(actor, 'play')} Draw 3{'.' if view.drawing else ', and nothing is left to draw.'}"]
        case _:
            return [f"{voice.does(actor, 'play')} {sentence(verb)}."]


def _deal_lines(view: Seen, voice: Voice) -> list[str]:
    lines = ["", f"{voice.does(view.round.dealer, 'deal')} {several(view.dealt, 'card')}."]
    if view.seat is not None and view.round.counts[view.seat]:
        lines.append(f"Your hand: {hand_words(view.hand, NAMES)}.")
    return lines


def _fish_line(view: Seen, voice: Voice) -> str:
    event = view.trail[-1]
    if not isinstance(event, Fished):
        raise TypeError("the last thing that happened was no Go Fish.")
    faces = f" ({hand_words(event.cards, NAMES)})" if event.cards else ""
    asked = f"{voice.does(event.seat, 'ask')} {voice.who(event.target)} for {PLURALS[event.attribute]}"
    got = f"{voice.does(event.seat, 'get')} {several(event.number, 'card')}{faces}" if event.number else "there is none"
    return f"Go Fish! {sentence(asked)}, and {got}."


def _drawn_line(view: Seen, voice: Voice) -> str:
    event = view.trail[-1]
    if not isinstance(event, Drew):
        raise TypeError("the last thing that happened was no draw.")
    hand = f" Your hand: {hand_words(view.hand, NAMES)}." if event.seat == view.seat else ""
    return f"{voice.does(event.seat, 'draw')} {several(event.number, 'card')}.{hand}"


def _tell_public(view: Public, verb: str, rest: str, voice: Voice) -> list[str]:
    state = view.state
    if verb == "dealer":
        return [f"{voice.does(int(rest), 'deal')} first."]
    if isinstance(state, Called):
        return _call_lines(state.setup, state.call, state.hands, voice)
    if isinstance(state, Opening) or state.round.last is None:
        return []
    last = state.round.last
    called = [] if verb == "flip" else _call_lines(state.setup, last.call, last.hands, voice)
    end = [f"{voice.does(_winner(state), 'win')} the match!"] if isinstance(state, Over) else []
    return [*called, *_verdict_lines(last, state.round.counts, voice), *end]


def _winner(state: Over) -> int:
    return next(seat for seat, count in enumerate(state.round.counts) if count)


def _call_lines(setup: Setup, call: Call, hands: tuple[Hand, ...], voice: Voice) -> list[str]:
    shout = "Purrfect!" if call.purrfect else "You Gotta Be Kitten Me!"
    bid = f"{voice.whose(call.bidder)} {bid_words(call.bid)}"
    lines = [f'{voice.does(call.caller, "call")} "{shout}" on {bid}. All hands are shown.']
    so_far = 0
    for seat, hand in enumerate(hands):
        if hand:
            so_far += hand_sum(setup, hand, call.bid.attribute)
            who = sentence(voice.who(seat))
            lines.append(f"  {who:<10} {_count(setup, hand, call.bid.attribute)}; {so_far} so far.")
    return lines


def _count(setup: Setup, hand: Hand, attribute: Attribute) -> str:
    """Return the count of a hand, card by card: what counts, the sum, and the other cards."""
    worth = WORTH[attribute]
    counting = [card for card in hand if worth[card]]
    if not counting:
        return f"{hand_words(hand, NAMES)} = 0"
    special = CANT_SEE_ME if CANT_SEE_ME in hand else DOUBLE_TROUBLE
    steps = " + ".join([f"{NAMES[card]} {worth[card]}" for card in counting])
    total = f" = {sum([worth[card] for card in counting])}" if len(counting) > 1 else ""
    end = (
        f", with {copies(hand.count(special), NAMES[special])} = {hand_sum(setup, hand, attribute)}"
        if special in hand
        else ""
    )
    rest = tuple([card for card in hand if not worth[card] and card != special])
    return f"{steps}{total}{end}" + (f" (also {hand_words(rest, NAMES)})" if rest else "")


def _verdict_lines(last: Reckoning, counts: tuple[int, ...], voice: Voice) -> list[str]:
    total = amount(last.total, last.call.bid.attribute)
    verdict = f"{total} in all, against a bid of {last.call.bid.number}. {_judgement(last)}"
    changed = [seat for seat, change in enumerate(last.changes) if change and seat != last.loser]
    lines = [_change_line(last, seat, counts[seat], voice) for seat in (last.loser, *changed)]
    return [_flip_words(last), verdict, *lines]


def _flip_words(last: Reckoning) -> str:
    if last.flip is None:
        return "Nothing is flipped."
    if last.flip == DOUBLE_TROUBLE:
        effect = "which doubles everything"
    elif last.flip == CANT_SEE_ME:
        effect = "which hides everything"
    else:
        effect = f"which adds {WORTH[last.call.bid.attribute][last.flip] or 'nothing'}"
    return f"The flip: {NAMES[last.flip]}, {effect}."


def _judgement(last: Reckoning) -> str:
    difference = last.total - last.call.bid.number
    if last.call.purrfect:
        return "Purrfect indeed." if difference == 0 else f"Off by {abs(difference)}."
    return "The bid stands." if difference >= 0 else f"The bid is {-difference} short."


def _change_line(last: Reckoning, seat: Seat, left: int, voice: Voice) -> str:
    change = last.changes[seat]
    if seat != last.loser:
        return f"{voice.does(seat, 'gain')} {several(change, 'card')} for {_gain_words(last)}: {left} now."
    loses = voice.does(seat, "lose")
    if change >= 0:  # K30: what was lost came back
        return f"{loses} a card, and {NAMES[HANG_IN_THERE]} brings {several(change + 1, 'card')}: {left} now."
    return f"{loses} a card: {left} left." if left else f"{loses} the last card: out."


def _gain_words(last: Reckoning) -> str:
    if not last.call.purrfect or last.loser == last.call.caller:
        return NAMES[HANG_IN_THERE]
    return f"Purrfect and {NAMES[HANG_IN_THERE]}" if last.changes[last.call.caller] > 1 else "Purrfect"
