"""Points, Mice and what is asked for, as people say them."""

from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext, pgettext
from ninelives.games.go_kitty.pieces import ASK_MOUSE, WHAT_NAMES, What, is_season


def points_words(n: int) -> str:
    return ngettext("{n} point", "{n} points", n) if n else _("no points")


def asked_words(what: What) -> str:
    """Return what somebody asks for; languages that have articles and cases say each sort in its own way."""
    if what == ASK_MOUSE:
        return pgettext("asked for", "Mouse")
    name = _(WHAT_NAMES[what])
    return pgettext("asked for", "{season}", season=name) if is_season(what) else name


def gift_words(n: int, what: What) -> str:
    """Return a number of cards that change hands."""
    if what == ASK_MOUSE:
        return ngettext("{n} Mouse", "{n} Mice", n)
    name = _(WHAT_NAMES[what])
    if is_season(what):
        return ngettext("{n} {season} card", "{n} {season} cards", n, season=name)
    return _("{n} {trait}", n=n, trait=name)
