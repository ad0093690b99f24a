"""The table as text: Clowders by seat, the pile, the own hand by Season, Clowders in reach, what is known."""

from typing import Final

from ninelives.core.game import Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.language import gettext_noop, ngettext
from ninelives.core.speech import Voice, as_sentence, cards_words, copies, hand_words
from ninelives.games.go_kitty.moves import Lay, points
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    CLOWDER_SIZE,
    FACES,
    FIRST_SEASON,
    KINDS,
    MOUSE,
    SEASON_NAMES,
    SEASONS,
    TOKENS,
    TRAITS_EACH,
    WHATS,
    Season,
    What,
    held,
    is_season,
    is_trait,
    season_of,
)
from ninelives.games.go_kitty.state import NOT_YET, Asked, Dealing, Keeping, Marks, Over, Paying
from ninelives.games.go_kitty.text.words import asked_words, name_of_what, names_of_cards, points_words, token_word
from ninelives.games.go_kitty.view import Peeking, Public, Seen, View

_CARD: Final = "▮"
_TURN: Final = "▶"
_NEAR: Final = 2  # cards of four that make a Kind worth a mention; Clowders of less value need more
_LAID: Final = (gettext_noop("kind [{cards}]"), gettext_noop("year [{cards}]"), gettext_noop("season [{cards}]"))


def picture(view: View, names: Names) -> str:
    voice = Voice(names, view.seat)
    if isinstance(view, Public):
        return _before(view, voice)
    rows = [_seat(view, seat, voice) for seat in range(view.setup.seats)]
    below = [_("  PILE {pile}", pile=_pile(view)), *_own(view), *_known(view, voice), *_asked(view, voice)]
    return "\n".join([*rows, *_laid(view, voice), *below])


def _before(view: Public, voice: Voice) -> str:
    if isinstance(view.state, Dealing):
        starts = voice.tell(view.state.first, _("{who} starts."), _("You start."))
        return f"{_('The cards are being dealt.')} {starts}"
    return _("The table is set. It is being decided who starts.")


def _seat(view: Seen, seat: Seat, voice: Voice) -> str:
    mark = _TURN if seat == view.clock.turn and not isinstance(view.phase, Over) else " "
    sizes = [len(known.marks) for known in view.known]
    cards, width = sizes[seat], max(sizes) + 3
    held_cards = f"{cards} {_CARD * cards}"
    tokens = _("tokens {tokens}", tokens="●" * view.tokens[seat] + "○" * (TOKENS - view.tokens[seat]))
    who = as_sentence(voice.who(seat))
    return f"{mark} {seat} {who:<10} {held_cards:<{width}} {tokens}  {_score(view, seat)}"


def _score(view: Seen, seat: Seat) -> str:
    laid = view.laid[seat]
    total = points_words(points(laid, growing=view.setup.growing))
    return ngettext("{points} in {n} Clowder", "{points} in {n} Clowders", len(laid), points=total) if laid else total


def _laid(view: Seen, voice: Voice) -> list[str]:
    """Return one line per seat with Clowders."""
    rows = [
        (voice.who(seat), ", ".join([_lay(view.setup, lay) for lay in laid]))
        for seat, laid in enumerate(view.laid)
        if laid
    ]
    return [_("  LAID {who}: {clowders}", who=who, clowders=clowders) for who, clowders in rows]


def _lay(setup: Setup, lay: Lay) -> str:
    return _(_LAID[lay.clowder], cards=hand_words(lay.cards, names_of_cards(setup)))


def _asked(view: Seen, voice: Voice) -> list[str]:
    """Return the question that a seat has to answer."""
    phase = view.phase
    if isinstance(phase, Asked):
        return [_ask(view, phase, voice)]
    if isinstance(phase, Paying):
        they, you = _("  OWED a {season} card to {who}"), _("  OWED a {season} card to you")
        return [voice.tell(phase.target, they, you, season=name_of_what(view.setup, phase.what))]
    if isinstance(phase, Keeping):
        return [_("  LOOK {cards}", cards=hand_words(phase.cards, names_of_cards(view.setup)))]
    return [_("  LOOK {cards}, unseen", cards=cards_words(phase.number))] if isinstance(phase, Peeking) else []


def _ask(view: Seen, asked: Asked, voice: Voice) -> str:
    asker, what = view.clock.turn, asked_words(view.setup, asked.what)
    if asked.token:
        return voice.tell_both(
            asker,
            asked.target,
            _("  ASK  {who} asks {whom} for {what} with a {token}"),
            _("  ASK  {who} asks you for {what} with a {token}"),
            _("  ASK  you ask {whom} for {what} with a {token}"),
            what=what,
            token=token_word(view.setup),
        )
    return voice.tell_both(
        asker,
        asked.target,
        _("  ASK  {who} asks {whom} for {what}"),
        _("  ASK  {who} asks you for {what}"),
        _("  ASK  you ask {whom} for {what}"),
        what=what,
    )


def _pile(view: Seen) -> str:
    if not view.pile:
        words = [_("empty")]
    else:
        under = len(view.under)
        words = [cards_words(view.pile), *([_("{n} put under it", n=under)] if under else [])]
    words += [ngettext("{n} Mouse spent", "{n} Mice spent", view.spent)] if view.spent else []
    words += [_("last turns")] if view.clock.last != NOT_YET else []
    return ", ".join(words)


def _own(view: Seen) -> list[str]:
    if view.seat is None:
        return []
    names = names_of_cards(view.setup)
    under = [_(names[card]) for card, _seat in view.under if card is not None]
    lines = [_("  HAND {seasons}", seasons=_by_season(view.hand, names)), *_reach(view)]
    return [*lines, _("  YOURS under the pile: {cards}", cards=", ".join(under))] if under else lines


def _by_season(hand: tuple[int, ...], names: tuple[str, ...]) -> str:
    groups = [(_(SEASON_NAMES[season]), held(hand, FACES[FIRST_SEASON + season])) for season in SEASONS]
    words = [_("{season}: {cards}", season=name, cards=hand_words(cards, names)) for name, cards in groups if cards]
    mice = hand.count(MOUSE)
    return "   ".join([*words, *([copies(mice, names[MOUSE])] if mice else [])]) or _("empty")


def _reach(view: Seen) -> list[str]:
    """Return the Clowders that are nearly complete, Mice included."""
    near = [*_near_kinds(view), *_near_year(view), *_near_seasons(view)]
    return [_("  REACH {clowders}", clowders=" · ".join(near))] if near else []


def _mice(view: Seen) -> int:
    return min(view.hand.count(MOUSE), view.setup.mice)


def _near_kinds(view: Seen) -> list[str]:
    names = names_of_cards(view.setup)
    counts = [(card, view.hand.count(card) + _mice(view)) for card in sorted(set(view.hand)) if card != MOUSE]
    return [
        _("{trait} {number} of {size}", trait=_(names[card]), number=min(number, CLOWDER_SIZE), size=CLOWDER_SIZE)
        for card, number in counts
        if number >= _NEAR
    ]


def _near_year(view: Seen) -> list[str]:
    seasons = {season_of(card) for card in view.hand if card != MOUSE}
    number = len(seasons) + _mice(view)
    if not seasons or number <= _NEAR:
        return []
    if number >= CLOWDER_SIZE:
        return [_("Year-round {number} of {size}", number=CLOWDER_SIZE, size=CLOWDER_SIZE)]
    missing = _(" or ").join([_(SEASON_NAMES[season]) for season in SEASONS if season not in seasons])
    return [_("Year-round {number} of {size}, no {seasons}", number=number, size=CLOWDER_SIZE, seasons=missing)]


def _near_seasons(view: Seen) -> list[str]:
    counts = [(season, len(held(view.hand, FACES[FIRST_SEASON + season]))) for season in SEASONS]
    near = [(season, number + _mice(view)) for season, number in counts if number and number + _mice(view) > _NEAR]
    return [_near_season(season, min(number, CLOWDER_SIZE)) for season, number in near]


def _near_season(season: Season, number: int) -> str:
    name = _(SEASON_NAMES[season])
    return _("Seasonal {season} {number} of {size}", season=name, number=number, size=CLOWDER_SIZE)


def _known(view: Seen, voice: Voice) -> list[str]:
    """Return what this seat knows for certain about the others, where the table lets the screen remember (G33)."""
    if not view.setup.memory or view.seat is None:
        return []
    others = [seat for seat in range(view.setup.seats) if seat != view.seat]
    words = [(seat, _marks_words(view.setup, view.known[seat].marks)) for seat in others]
    return [_("  KNOWN {who} has {cards}", who=voice.name(seat), cards=known) for seat, known in words if known]


def _marks_words(setup: Setup, marks: Marks) -> str:
    names = names_of_cards(setup)
    sure = [copies(marks.count(1 << card), names[card]) for card in range(KINDS) if 1 << card in marks]
    seasons = [(what, _within(marks, what)) for what in WHATS if is_season(what)]
    somewhat = [_("{n} of {season}", n=number, season=name_of_what(setup, what)) for what, number in seasons if number]
    return ", ".join([*sure, *somewhat, *_absent(setup, marks)])


def _within(marks: Marks, what: int) -> int:
    """Return the number of cards known to be of this Season, but not which."""
    return len([mark for mark in marks if mark.bit_count() > 1 and not mark & ~FACES[what]])


def _absent(setup: Setup, marks: Marks) -> list[str]:
    possible = 0
    for mark in marks:
        possible |= mark
    unsure = any(mark.bit_count() > 1 for mark in marks)  # a hand that is completely known needs no more words
    gone = [what for what in WHATS if unsure and not FACES[what] & possible]
    seasons = [what for what in gone if not is_trait(what)]
    within = [season_of(what) for what in gone if is_trait(what)]
    traits = [what for what in gone if is_trait(what) and within.count(season_of(what)) < TRAITS_EACH]
    return [_none_of(setup, what) for what in [*traits, *seasons]]


def _none_of(setup: Setup, what: What) -> str:
    if what == ASK_MOUSE:
        return _("no Mouse")
    name = name_of_what(setup, what)
    return _("no {season}", season=name) if is_season(what) else _("no {trait}", trait=name)
