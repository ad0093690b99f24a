"""Why an answer is not allowed, or a card that is owed. Each function returns None if it is allowed."""

from typing import Final

from ninelives.core.game import Refusal
from ninelives.core.language import Message, as_message, gettext_lazy, gettext_noop
from ninelives.games.go_kitty.moves import GIVE_CARD, Give, GiveCard, Move, NoKitty, Reverse, write
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    FACES,
    LATER_NAMES,
    MOUSE_FACE,
    WHAT_NAMES,
    WHATS,
    Faces,
    What,
    is_season,
)

_NO_MOUSE: Final = Refusal("G24", "You need a Mouse to turn an ask round, and you have none.")
_SEEK_NOT_REVERSED: Final = Refusal(
    "G38",
    gettext_lazy("At this table no Mouse turns round an ask with a {token}.", token=gettext_lazy("Seek Token")),
)
_MOUSE_NOT_REVERSED: Final = Refusal("G26", "An ask for a Mouse cannot be turned round.")
_BY_CHANCE: Final = Refusal("G10", "At this table chance picks the card. Just say 'give'.")
_ALL: Final = Refusal("G9", "You hand over all that was asked for. Just say 'give'.")
_ALL_MICE: Final = Refusal("G19", "At this table you hand over all your Mice. Just say 'give'.")
_ONE_MOUSE: Final = Refusal("G19", "You hand over one Mouse. Just say 'give'.")


def of_each(trait: str, season: str, mouse: str) -> tuple[Refusal, ...]:
    """Return a refusal for each thing that can be asked for; most languages need a sentence for each sort of them."""
    return tuple([_about(what, trait, season, mouse) for what in WHATS])


def by_later_names(refusal: Refusal) -> Refusal:
    """Return a refusal that calls Traits and tokens as the authors' later rules do (G35)."""
    return Refusal(refusal.ruling, _renamed(as_message(refusal.message)))


def _renamed(message: Message) -> Message:
    text = LATER_NAMES.get(message.text, message.text)
    values = tuple([(name, _renamed(value) if isinstance(value, Message) else value) for name, value in message.values])
    return Message(text, values, message.many, message.n)


def _about(what: What, trait: str, season: str, mouse: str) -> Refusal:
    if what == ASK_MOUSE:
        return Refusal("G19", gettext_lazy(mouse, token=gettext_lazy("Seek Token")))
    name = gettext_lazy(WHAT_NAMES[what])
    if is_season(what):
        return Refusal("G10", gettext_lazy(season, season=name))
    return Refusal("G9", gettext_lazy(trait, trait=name))


_HOLDS: Final = of_each(
    gettext_noop("You hold {trait}. Hand it over, or play a Mouse if you hold one."),
    gettext_noop("You hold {season}. Hand it over, or play a Mouse if you hold one."),
    gettext_noop("You hold a Mouse. Hand it over: 'give'."),
)
_HOLDS_UNTURNED: Final = of_each(
    gettext_noop("You hold {trait}. Hand it over."),
    gettext_noop("You hold {season}. Hand it over."),
    gettext_noop("You hold a Mouse. Hand it over: 'give'."),
)
_ANSWER_FIRST: Final = of_each(
    gettext_noop("You were asked for {trait}. Answer first."),
    gettext_noop("You were asked for {season}. Answer first."),
    gettext_noop("You were asked for a Mouse. Answer first."),
)
_HOLDS_NONE: Final = of_each(
    gettext_noop("You hold no {trait}. Say 'none'."),
    gettext_noop("You hold no {season}. Say 'none'."),
    gettext_noop("You hold no Mouse. Say 'none'."),
)


def no_answer(setup: Setup, what: What, token: bool, faces: Faces, move: Move) -> Refusal | None:  # noqa: FBT001 - hot
    """Return why a hand may not answer like this; a hand without the cards has only one answer (G24)."""
    holds = faces & FACES[what] != 0
    turnable = setup.seek_reversed or not token
    if isinstance(move, NoKitty):
        return (_HOLDS if turnable else _HOLDS_UNTURNED)[what] if holds else None
    if not isinstance(move, (Give, GiveCard, Reverse)):
        return _ANSWER_FIRST[what]
    if not holds:
        return _HOLDS_NONE[what]
    if isinstance(move, Reverse):
        return _no_reverse(what, faces) or (None if turnable else _SEEK_NOT_REVERSED)
    return _no_give(what, faces, move) if is_season(what) and not setup.random_card else _no_card(setup, what, move)


def _no_reverse(what: What, faces: Faces) -> Refusal | None:
    if what == ASK_MOUSE:
        return _MOUSE_NOT_REVERSED
    return None if faces & MOUSE_FACE else _NO_MOUSE


def _no_give(what: What, faces: Faces, move: Give | GiveCard) -> Refusal | None:
    """Return why the giver, who picks a card of the Season, may not give this one."""
    if move in gifts(what, faces):
        return None
    season, moves = gettext_lazy(WHAT_NAMES[what]), _gift_words(what, faces)
    named = gettext_lazy("Name the {season} card you hand over: {moves}.", season=season, moves=moves)
    return Refusal("G10", named)


def _no_card(setup: Setup, what: What, move: Give | GiveCard) -> Refusal | None:
    """Return why no card may be named: there is nothing to pick, or chance picks."""
    if isinstance(move, Give):
        return None
    if what == ASK_MOUSE:
        return _ALL_MICE if setup.seek_all_mice else _ONE_MOUSE
    return _BY_CHANCE if is_season(what) else _ALL


def gifts(what: What, faces: Faces) -> list[GiveCard]:
    """Return the moves that give one card of what was asked for, one per face."""
    return [give for give in GIVE_CARD if faces & FACES[what] & 1 << give.card]


def _gift_words(what: What, faces: Faces) -> str | Message:
    """Return the moves that give one card, as people type them."""
    first, *others = [write(give) for give in gifts(what, faces)]
    words: str | Message = first
    for move in others:
        words = gettext_lazy("{moves} or {move}", moves=words, move=move)
    return words


def no_gift(what: What, faces: Faces, move: Move) -> Refusal | None:
    """Return why this does not pay what is owed after a reversal (G24)."""
    if isinstance(move, GiveCard) and move in gifts(what, faces):
        return None
    season, moves = gettext_lazy(WHAT_NAMES[what]), _gift_words(what, faces)
    owed = gettext_lazy("Your ask was turned round. Hand over a {season} card: {moves}.", season=season, moves=moves)
    return Refusal("G24", owed)
