"""Points, Mice and what is asked for, as people say them."""

from typing import Final

from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext, pgettext
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import ASK_MOUSE, LATER_NAMES, NAMES, WHAT_NAMES, What, is_season

_LATER_CARDS: Final = tuple([LATER_NAMES.get(name, name) for name in NAMES])
_LATER_WHATS: Final = tuple([LATER_NAMES.get(name, name) for name in WHAT_NAMES])


def names_of_cards(setup: Setup) -> tuple[str, ...]:
    """Return what the cards are called at this table (G35)."""
    return _LATER_CARDS if setup.later_names else NAMES


def name_of_what(setup: Setup, what: What) -> str:
    """Return what this table calls something that can be asked for."""
    return _((_LATER_WHATS if setup.later_names else WHAT_NAMES)[what])


def token_word(setup: Setup) -> str:
    return _("Pounce Token") if setup.later_names else _("Seek Token")


def active_tokens(setup: Setup, n: int) -> str:
    if setup.later_names:
        return ngettext("{n} active Pounce Token", "{n} active Pounce Tokens", n)
    return ngettext("{n} active Seek Token", "{n} active Seek Tokens", n)


def points_words(n: int) -> str:
    return ngettext("{n} point", "{n} points", n) if n else _("no points")


def asked_words(setup: Setup, what: What) -> str:
    """Return what somebody asks for; languages that have articles and cases say each sort in its own way."""
    if what == ASK_MOUSE:
        return pgettext("asked for", "Mouse")
    name = name_of_what(setup, what)
    return pgettext("asked for", "{season}", season=name) if is_season(what) else name


def gift_words(setup: Setup, n: int, what: What) -> str:
    """Return a number of cards that change hands."""
    if what == ASK_MOUSE:
        return ngettext("{n} Mouse", "{n} Mice", n)
    name = name_of_what(setup, what)
    if is_season(what):
        return ngettext("{n} {season} card", "{n} {season} cards", n, season=name)
    return _("{n} {trait}", n=n, trait=name)
