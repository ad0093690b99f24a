"""The last move in sentences, as a seat hears it."""

from typing import Final

from ninelives.core.game import Actor, Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.language import gettext_noop, ngettext, pgettext
from ninelives.core.speech import Voice, as_sentence, cards_words, hand_words, join_words
from ninelives.games.go_kitty.moves import Ask, points, points_added, read
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import CARD_OF, WHAT_OF, What, is_season
from ninelives.games.go_kitty.state import FRESH, NOT_YET, Acting, Drawing, Over
from ninelives.games.go_kitty.text.words import (
    active_tokens,
    asked_words,
    gift_words,
    name_of_what,
    names_of_cards,
    points_words,
    token_word,
)
from ninelives.games.go_kitty.view import Public, Seen, View

# by type of Clowder: of another player, and to the player in question
_LAYS: Final = (
    (
        gettext_noop("{who} lays a Clowder of a Kind, {points}: {cards}."),
        gettext_noop("You lay a Clowder of a Kind, {points}: {cards}."),
    ),
    (
        gettext_noop("{who} lays a Year-round Clowder, {points}: {cards}."),
        gettext_noop("You lay a Year-round Clowder, {points}: {cards}."),
    ),
    (
        gettext_noop("{who} lays a Seasonal Clowder, {points}: {cards}."),
        gettext_noop("You lay a Seasonal Clowder, {points}: {cards}."),
    ),
)


def tell(view: View, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
    """Return sentences about a move that this seat heard; the view is the one after it."""
    voice = Voice(names, view.seat)
    verb, _space, rest = heard.partition(" ")
    if isinstance(view, Public):
        return (voice.tell(int(rest), _("{who} starts."), _("You start.")),)
    lines = _deal_lines(view) if verb == "deal" else [_line(view, actor, heard, voice)]
    return tuple([as_sentence(line) for line in [*lines, *_end_lines(view, voice)]])


def _deal_lines(view: Seen) -> list[str]:
    pile = cards_words(view.pile)
    number = view.setup.dealt
    lines = [_("{number} cards each, and the Mice are shuffled into the pile: {cards}.", number=number, cards=pile)]
    hand = hand_words(view.hand, names_of_cards(view.setup))
    return lines if view.seat is None else [*lines, _("Your hand: {cards}.", cards=hand)]


def _line(view: Seen, actor: Actor, heard: str, voice: Voice) -> str:
    verb, _space, rest = heard.partition(" ")
    match verb.removesuffix(":"):
        case "ask" | "seek":
            return _ask_line(view.setup, actor, heard, voice)
        case "lay":
            return _lay_line(view, actor, voice)
        case "drawn":
            return _drawn_line(view, rest, voice)
        case "top":
            return _top_line(view, rest, voice)
        case "given":
            if rest in CARD_OF:
                return _("{card} changes hands.", card=_face(view.setup, rest))
            return _("One card changes hands.")
        case "give":
            return _give_line(view.setup, actor, rest, voice)
        case "mouse":
            return _mouse_line(view, actor, rest, voice)
        case "none":
            return _none_line(view, actor, voice)
        case _:
            return _plain_line(view, actor, heard, voice)


def _none_line(view: Seen, actor: Actor, voice: Voice) -> str:
    if isinstance(view.phase, Drawing):  # the sheet's word where the one who asked draws a card
        return voice.tell(actor, _("{who} says: Go Kitty!"), _("You say: Go Kitty!"))
    return voice.tell(actor, _("{who} says: No Kitty!"), _("You say: No Kitty!"))


def _plain_line(view: Seen, actor: Actor, heard: str, voice: Voice) -> str:
    verb, _space, rest = heard.partition(" ")
    match verb:
        case "keep":
            return _keep_line(view.setup, actor, rest, voice)
        case "draw":
            they, you = _("{who} has no card left."), _("You have no card left.")
            return voice.tell(actor, they, you)
        case "look":
            they, you = _("{who} turns a {token} to look at the pile."), _("You turn a {token} to look at the pile.")
            return voice.tell(actor, they, you, token=token_word(view.setup))
        case "skip":
            tokens = active_tokens(view.setup, view.tokens[actor])
            they, you = _("{who} skips, with {tokens} now."), _("You skip, with {tokens} now.")
            return voice.tell(actor, they, you, tokens=tokens)
        case _end:
            return voice.tell(actor, _("{who} ends the turn."), _("You end your turn."))


def _ask_line(setup: Setup, actor: Actor, heard: str, voice: Voice) -> str:
    ask = read(heard)
    if not isinstance(ask, Ask):
        raise TypeError("what was heard is no ask.")
    if ask.token:
        return voice.tell_both(
            actor,
            ask.target,
            _("{who} asks {whom} for {what} with a {token}."),
            _("{who} asks you for {what} with a {token}."),
            _("You ask {whom} for {what} with a {token}."),
            what=asked_words(setup, ask.what),
            token=token_word(setup),
        )
    return voice.tell_both(
        actor,
        ask.target,
        _("{who} asks {whom} for {what}."),
        _("{who} asks you for {what}."),
        _("You ask {whom} for {what}."),
        what=asked_words(setup, ask.what),
    )


def _lay_line(view: Seen, actor: Actor, voice: Voice) -> str:
    *before, lay = view.laid[actor]
    they, you = _LAYS[lay.clowder]
    cards = hand_words(lay.cards, names_of_cards(view.setup))
    paid = points_added(before, lay, growing=view.setup.growing)
    return voice.tell(actor, _(they), _(you), points=points_words(paid), cards=cards)


def _drawn_line(view: Seen, rest: str, voice: Voice) -> str:
    seat = _turn_of(view)
    if rest not in CARD_OF:
        return _("{who} draws a card.", who=voice.name(seat))
    return voice.tell(seat, _("{who} draws {card}."), _("You draw {card}."), card=_face(view.setup, rest))


def _face(setup: Setup, code: str) -> str:
    return _(names_of_cards(setup)[CARD_OF[code]])


def _give_line(setup: Setup, actor: Actor, rest: str, voice: Voice) -> str:
    """Return what was handed over: `2 snow`, `snow`, or `1` for a card that others may not see."""
    if not rest:
        they = _("{who} has some: chance picks which one to give.")
        you = _("You have some: chance picks which one you give.")
        return voice.tell(actor, they, you)
    number, _space, what = rest.partition(" ")
    if not what and rest not in CARD_OF:
        return _("{who} hands over a card.", who=voice.name(actor))
    cards = gift_words(setup, int(number), WHAT_OF[what]) if what else _face(setup, rest)
    return voice.tell(actor, _("{who} hands over {cards}."), _("You hand over {cards}."), cards=cards)


def _mouse_line(view: Seen, actor: Actor, rest: str, voice: Voice) -> str:
    number, _space, word = rest.partition(" ")
    what = WHAT_OF[word]
    if number == "0":
        return _nothing_line(view.setup, actor, what, voice)
    return voice.tell_both(
        actor,
        _turn_of(view),
        _("{who} plays a Mouse: now {whom} hands over {cards} instead."),
        _("{who} plays a Mouse: now you hand over {cards} instead."),
        _("You play a Mouse: now {whom} hands over {cards} instead."),
        cards=gift_words(view.setup, int(number), what),
    )


def _nothing_line(setup: Setup, actor: Actor, what: What, voice: Voice) -> str:
    """Return what a Mouse does to an asker who has nothing of the kind."""
    name = name_of_what(setup, what)
    if is_season(what):
        they = _("{who} plays a Mouse: the ask is turned round, but there is no {season} card to hand over.")
        you = _("You play a Mouse: the ask is turned round, but there is no {season} card to hand over.")
        return voice.tell(actor, they, you, season=name)
    they = _("{who} plays a Mouse: the ask is turned round, but there is no {trait} to hand over.")
    you = _("You play a Mouse: the ask is turned round, but there is no {trait} to hand over.")
    return voice.tell(actor, they, you, trait=name)


def _keep_line(setup: Setup, actor: Actor, rest: str, voice: Voice) -> str:
    """Return what a seat kept of the cards it looked at; nobody else sees them."""
    kept, _space, under = rest.partition(" under ")
    if kept in CARD_OF:
        if not under:
            return _("You keep {card}.", card=_face(setup, kept))
        cards = _(", then ").join(_names(setup, under))
        return _("You keep {card} and put {cards} under the pile.", card=_face(setup, kept), cards=cards)
    if not under:
        return _("{who} keeps one card.", who=voice.name(actor))
    return ngettext(
        "{who} keeps one card and puts {n} under the pile.",
        "{who} keeps one card and puts {n} under the pile.",
        int(under),
        who=voice.name(actor),
    )


def _names(setup: Setup, codes: str) -> list[str]:
    return [_face(setup, code) for code in codes.split(",")]


def _top_line(view: Seen, rest: str, voice: Voice) -> str:
    if not rest[0].isdigit():
        return _("You see {cards}.", cards=join_words(_names(view.setup, rest)))
    return ngettext(
        "{who} looks at the top card of the pile.",
        "{who} looks at the top {n} cards of the pile.",
        int(rest),
        who=voice.name(view.clock.turn),
    )


def _turn_of(view: Seen) -> Seat:
    """Return whose turn it was: the previous seat, if the move ended its turn."""
    over = isinstance(view.phase, Over) or (isinstance(view.phase, Acting) and view.phase.stage == FRESH)
    return (view.clock.turn - 1) % view.setup.seats if over else view.clock.turn


def _end_lines(view: Seen, voice: Voice) -> list[str]:
    if isinstance(view.phase, Over):
        return [_winner_line(view, voice)]
    starts = isinstance(view.phase, Acting) and view.phase.stage == FRESH
    if starts and view.clock.last == view.setup.last_turns and view.clock.last != NOT_YET:
        return [_("The last turns begin: Clowders may be laid at any moment of them.")]
    return []


def _winner_line(view: Seen, voice: Voice) -> str:
    """Return who won, and by what (G31)."""
    places = [(points(laid, growing=view.setup.growing), view.tokens[seat]) for seat, laid in enumerate(view.laid)]
    score, active = max(places)
    winners = [seat for seat, place in enumerate(places) if place == (score, active)]
    won = points_words(score)
    tokens = ngettext("{n} active token", "{n} active tokens", active) if active else _("no active tokens")
    if len(winners) == 1:
        they, you = _("{who} wins with {points} and {tokens}."), _("You win with {points} and {tokens}.")
        return voice.tell(winners[0], they, you, points=won, tokens=tokens)
    if view.seat in winners:
        shared = pgettext("you are one of them", "{winners} share the win with {points} and {tokens}.")
    else:
        shared = _("{winners} share the win with {points} and {tokens}.")
    return shared.format(winners=join_words([voice.who(seat) for seat in winners]), points=won, tokens=tokens)
