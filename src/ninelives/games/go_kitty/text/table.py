"""The table as text: Clowders by seat, the pile, the own hand by Season, Clowders in reach, what is known."""

from typing import Final

from ninelives.core.game import Names, Seat
from ninelives.core.speech import Voice, copies, hand_words, sentence, several
from ninelives.games.go_kitty.moves import Lay, points
from ninelives.games.go_kitty.pieces import (
    CLOWDER_NAMES,
    CLOWDER_SIZE,
    CLOWDER_WORDS,
    FACES,
    FIRST_SEASON,
    KINDS,
    MOUSE,
    NAMES,
    SEASON,
    SEASONS,
    TOKENS,
    TRAITS_EACH,
    WHAT_NAMES,
    WHATS,
    YEAR,
    held,
    is_season,
    is_trait,
    season_of,
)
from ninelives.games.go_kitty.state import NOT_YET, Asked, Dealing, Keeping, Marks, Over, Paying
from ninelives.games.go_kitty.view import Peeking, Public, Seen, View

_CARD: Final = "▮"
_TURN: Final = "▶"
_NEAR: Final = 2  # cards of four that make a Kind worth a mention; Clowders of less value need more


def picture(view: View, names: Names) -> str:
    voice = Voice(names, view.seat)
    if isinstance(view, Public):
        return _before(view, voice)
    rows = [_seat(view, seat, voice) for seat in range(view.setup.seats)]
    below = [f"  PILE {_pile(view)}", *_own(view), *_known(view, voice), *_asked(view, voice)]
    return "\n".join([*rows, *_laid(view, voice), *below])


def _before(view: Public, voice: Voice) -> str:
    if isinstance(view.state, Dealing):
        return f"The cards are being dealt. {sentence(voice.does(view.state.first, 'start'))}."
    return "The table is set. It is being decided who starts."


def _seat(view: Seen, seat: Seat, voice: Voice) -> str:
    mark = _TURN if seat == view.clock.turn and not isinstance(view.phase, Over) else " "
    sizes = [len(known.marks) for known in view.known]
    cards, width = sizes[seat], max(sizes) + 3
    held_cards = f"{cards} {_CARD * cards}"
    tokens = "●" * view.tokens[seat] + "○" * (TOKENS - view.tokens[seat])
    who = sentence(voice.who(seat))
    return f"{mark} {seat} {who:<10} {held_cards:<{width}} tokens {tokens}  {_score(view, seat)}"


def _score(view: Seen, seat: Seat) -> str:
    laid = view.laid[seat]
    total = several(points(laid), "point")
    return f"{total} in {several(len(laid), 'Clowder')}" if laid else total


def _laid(view: Seen, voice: Voice) -> list[str]:
    """Return one line per seat with Clowders."""
    return [f"  LAID {voice.who(seat)}: {', '.join(map(_lay, laid))}" for seat, laid in enumerate(view.laid) if laid]


def _lay(lay: Lay) -> str:
    return f"{CLOWDER_WORDS[lay.clowder]} [{hand_words(lay.cards, NAMES)}]"


def _asked(view: Seen, voice: Voice) -> list[str]:
    """Return the question that a seat has to answer."""
    if isinstance(view.phase, Asked):
        asks, token = voice.does(view.clock.turn, "ask"), " with a Seek Token" * view.phase.token
        return [f"  ASK  {asks} {voice.who(view.phase.target)} for {WHAT_NAMES[view.phase.what]}{token}"]
    if isinstance(view.phase, Paying):
        return [f"  OWED a {WHAT_NAMES[view.phase.what]} card to {voice.who(view.phase.target)}"]
    if isinstance(view.phase, Keeping):
        return [f"  LOOK {hand_words(view.phase.cards, NAMES)}"]
    return [f"  LOOK {several(view.phase.number, 'card')}, unseen"] if isinstance(view.phase, Peeking) else []


def _pile(view: Seen) -> str:
    if not view.pile:
        words = ["empty"]
    else:
        words = [several(view.pile, "card"), *([f"{len(view.under)} put under it"] if view.under else [])]
    words += [f"{view.spent} {'Mouse' if view.spent == 1 else 'Mice'} spent"] if view.spent else []
    words += ["last turns"] if view.clock.last != NOT_YET else []
    return ", ".join(words)


def _own(view: Seen) -> list[str]:
    if view.seat is None:
        return []
    under = [NAMES[card] for card, _seat in view.under if card is not None]
    lines = [f"  HAND {_by_season(view.hand)}", *_reach(view)]
    return [*lines, f"  YOURS under the pile: {', '.join(under)}"] if under else lines


def _by_season(hand: tuple[int, ...]) -> str:
    groups = [
        (WHAT_NAMES[FIRST_SEASON + season], held(hand, FACES[FIRST_SEASON + season]))
        for season in SEASONS
        if held(hand, FACES[FIRST_SEASON + season])
    ]
    words = [f"{name}: {hand_words(cards, NAMES)}" for name, cards in groups]
    mice = hand.count(MOUSE)
    return "   ".join([*words, *([copies(mice, NAMES[MOUSE])] if mice else [])]) or "empty"


def _reach(view: Seen) -> list[str]:
    """Return the Clowders that are nearly complete, Mice included."""
    near = [*_near_kinds(view), *_near_year(view), *_near_seasons(view)]
    return [f"  REACH {' · '.join(near)}"] if near else []


def _mice(view: Seen) -> int:
    return min(view.hand.count(MOUSE), view.setup.mice)


def _of_four(number: int) -> str:
    return f"{min(number, CLOWDER_SIZE)} of {CLOWDER_SIZE}"


def _near_kinds(view: Seen) -> list[str]:
    counts = [(card, view.hand.count(card) + _mice(view)) for card in sorted(set(view.hand)) if card != MOUSE]
    return [f"{NAMES[card]} {_of_four(number)}" for card, number in counts if number >= _NEAR]


def _near_year(view: Seen) -> list[str]:
    seasons = {season_of(card) for card in view.hand if card != MOUSE}
    number = len(seasons) + _mice(view)
    missing = [WHAT_NAMES[FIRST_SEASON + season] for season in SEASONS if season not in seasons]
    wants = f", no {' or '.join(missing)}" if missing and number < CLOWDER_SIZE else ""
    return [f"{CLOWDER_NAMES[YEAR].split()[0]} {_of_four(number)}{wants}"] if seasons and number > _NEAR else []


def _near_seasons(view: Seen) -> list[str]:
    name = CLOWDER_NAMES[SEASON].split()[0]
    counts = [(season, len(held(view.hand, FACES[FIRST_SEASON + season]))) for season in SEASONS]
    return [
        f"{name} {WHAT_NAMES[FIRST_SEASON + season]} {_of_four(number + _mice(view))}"
        for season, number in counts
        if number and number + _mice(view) > _NEAR
    ]


def _known(view: Seen, voice: Voice) -> list[str]:
    """Return what this seat knows for certain about the others, where the table lets the screen remember (G33)."""
    if not view.setup.memory or view.seat is None:
        return []
    others = [seat for seat in range(view.setup.seats) if seat != view.seat]
    words = [(seat, _marks_words(view.known[seat].marks)) for seat in others]
    return [f"  KNOWN {voice.who(seat)} has {known}" for seat, known in words if known]


def _marks_words(marks: Marks) -> str:
    sure = [copies(marks.count(1 << card), NAMES[card]) for card in range(KINDS) if 1 << card in marks]
    seasons = [(what, _within(marks, what)) for what in WHATS if is_season(what)]
    somewhat = [f"{number} of {WHAT_NAMES[what]}" for what, number in seasons if number]
    return ", ".join([*sure, *somewhat, *_absent(marks)])


def _within(marks: Marks, what: int) -> int:
    """Return the number of cards known to be of this Season, but not which."""
    return len([mark for mark in marks if mark.bit_count() > 1 and not mark & ~FACES[what]])


def _absent(marks: Marks) -> list[str]:
    possible = 0
    for mark in marks:
        possible |= mark
    unsure = any(mark.bit_count() > 1 for mark in marks)  # a hand that is completely known needs no more words
    gone = [what for what in WHATS if unsure and not FACES[what] & possible]
    seasons = [what for what in gone if not is_trait(what)]
    within = [season_of(what) for what in gone if is_trait(what)]
    traits = [what for what in gone if is_trait(what) and within.count(season_of(what)) < TRAITS_EACH]
    return [f"no {WHAT_NAMES[what]}" for what in [*traits, *seasons]]
