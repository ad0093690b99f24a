"""The last move in sentences, as a seat hears it."""

from ninelives.core.game import Actor, Names, Seat
from ninelives.core.speech import Voice, hand_words, listed, sentence, several
from ninelives.games.go_kitty.moves import Ask, Lay, points, read
from ninelives.games.go_kitty.pieces import (
    CARD_OF,
    CLOWDER_NAMES,
    CODES,
    MOUSE,
    NAMES,
    POINTS,
    WHAT_NAMES,
    WHAT_OF,
    is_season,
)
from ninelives.games.go_kitty.state import FRESH, NOT_YET, Acting, Over
from ninelives.games.go_kitty.view import Public, Seen, View


def tell(view: View, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
    """Return sentences about a move that this seat heard; the view is the one after it."""
    voice = Voice(names, view.seat)
    verb, _, rest = heard.partition(" ")
    if isinstance(view, Public):
        return (sentence(f"{voice.does(int(rest), 'start')}."),)
    lines = _deal_lines(view) if verb == "deal" else [_line(view, actor, heard, voice)]
    return tuple([sentence(line) for line in [*lines, *_end_lines(view, voice)]])


def _deal_lines(view: Seen) -> list[str]:
    lines = [f"Five cards each, and the Mice are shuffled into the pile: {view.pile} cards."]
    return lines if view.seat is None else [*lines, f"Your hand: {hand_words(view.hand, NAMES)}."]


def _line(view: Seen, actor: Actor, heard: str, voice: Voice) -> str:
    verb, _, rest = heard.partition(" ")
    match verb.removesuffix(":"):
        case "ask" | "seek":
            return _ask_line(actor, heard, voice)
        case "lay":
            return _lay_line(actor, heard, voice)
        case "drawn":
            return f"{voice.does(_turn_of(view), 'draw')} {_face(rest, 'a card')}."
        case "top":
            return _top_line(view, rest, voice)
        case "give" if not rest:
            return f"{voice.does(actor, 'hold')} some; chance picks the card."
        case "given":
            return f"{_face(rest, 'one card')} goes over."
        case "give":
            return f"{voice.does(actor, 'hand')} over {_gift(rest)}."
        case "mouse":
            return f"{voice.does(actor, 'play')} a Mouse: {_reversed(rest, voice, _turn_of(view))}."
        case "none":
            return f"{voice.does(actor, 'say')}: no Kitty."
        case _:
            return _plain_line(view, actor, heard, voice)


def _plain_line(view: Seen, actor: Actor, heard: str, voice: Voice) -> str:
    verb, _, rest = heard.partition(" ")
    match verb:
        case "keep":
            kept, _, under = rest.partition(" under ")
            return f"{voice.does(actor, 'keep')} {_face(kept, 'one card')}{_put_under(under)}."
        case "draw":
            return f"{voice.does(actor, 'take')} a card for an empty hand."
        case "look":
            return f"{voice.does(actor, 'turn')} a Seek Token to look at the pile."
        case "skip":
            return f"{voice.does(actor, 'skip')}, with {several(view.tokens[actor], 'active Seek Token')} now."
        case _:
            return f"{voice.does(actor, 'end')} {'your' if actor == view.seat else 'the'} turn."


def _ask_line(actor: Actor, heard: str, voice: Voice) -> str:
    ask = read(heard)
    if not isinstance(ask, Ask):
        raise TypeError("what was heard is no ask.")
    token = " with a Seek Token" if ask.token else ""
    return f"{voice.does(actor, 'ask')} {voice.who(ask.target)} for {WHAT_NAMES[ask.what]}{token}."


def _lay_line(actor: Actor, heard: str, voice: Voice) -> str:
    lay = read(heard)
    if not isinstance(lay, Lay):
        raise TypeError("what was heard is no Clowder.")
    name = CLOWDER_NAMES[lay.clowder]
    return (
        f"{voice.does(actor, 'lay')} a {name}, {several(POINTS[lay.clowder], 'point')}: {hand_words(lay.cards, NAMES)}."
    )


def _face(word: str, hidden: str) -> str:
    return NAMES[CARD_OF[word]] if word in CARD_OF else hidden


def _gift(rest: str) -> str:
    """Return words for what was handed over: from `2 snow`, `snow`, or `1` for a card that others may not see."""
    number, _, what = rest.partition(" ")
    if what == CODES[MOUSE] and number != "1":
        return f"{number} Mice"
    return f"{number} {WHAT_NAMES[WHAT_OF[what]]}" if what else _face(rest, "a card")


def _reversed(rest: str, voice: Voice, asker: Seat) -> str:
    number, _, what = rest.partition(" ")
    name = f"{WHAT_NAMES[WHAT_OF[what]]}{' card' * is_season(WHAT_OF[what])}"
    if number == "0":
        return f"the ask is turned round, but there is no {name} to hand over"
    return f"now {voice.does(asker, 'hand')} over {number} {name} instead"


def _put_under(under: str) -> str:
    if not under:
        return ""
    if under[0].isdigit():
        return f" and puts {under} under the pile"
    return f" and put {', then '.join(_names(under))} under the pile"


def _names(codes: str) -> list[str]:
    return [NAMES[CARD_OF[code]] for code in codes.split(",")]


def _top_line(view: Seen, rest: str, voice: Voice) -> str:
    seat = view.clock.turn
    if rest[0].isdigit():
        return f"{voice.does(seat, 'look')} at the top {'card' if rest == '1' else f'{rest} cards'} of the pile."
    return f"You see {listed(_names(rest))}."


def _turn_of(view: Seen) -> Seat:
    """Return whose turn it was: the previous seat, if the move ended its turn."""
    over = isinstance(view.phase, Over) or (isinstance(view.phase, Acting) and view.phase.stage == FRESH)
    return (view.clock.turn - 1) % view.setup.seats if over else view.clock.turn


def _end_lines(view: Seen, voice: Voice) -> list[str]:
    if isinstance(view.phase, Over):
        return [_winner_line(view, voice)]
    starts = isinstance(view.phase, Acting) and view.phase.stage == FRESH
    if starts and view.clock.last == view.setup.last_turns and view.clock.last != NOT_YET:
        return ["The last turns begin: Clowders may be laid at any moment of them."]
    return []


def _winner_line(view: Seen, voice: Voice) -> str:
    """Return who won, and by what (G31)."""
    places = [(points(laid), view.tokens[seat]) for seat, laid in enumerate(view.laid)]
    score, tokens = max(places)
    winners = [seat for seat, place in enumerate(places) if place == (score, tokens)]
    won = f"with {several(score, 'point')} and {several(tokens, 'active token')}"
    if len(winners) > 1:
        return f"{listed([voice.who(seat) for seat in winners])} share the win {won}."
    return f"{voice.does(winners[0], 'win')} {won}."
