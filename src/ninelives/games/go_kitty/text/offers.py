"""The legal moves in a few lines, in words that can be typed."""

import re
from typing import Final

from ninelives.core.game import Moves, Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.language import gettext_noop, ngettext
from ninelives.core.speech import Voice
from ninelives.games.go_kitty.moves import Ask, Keep, Lay, Move, Skip, points_added, write
from ninelives.games.go_kitty.pieces import LATER_CODES, TOKENS, WHAT_WORDS
from ninelives.games.go_kitty.rules.clowders import mice_in
from ninelives.games.go_kitty.text.words import points_words
from ninelives.games.go_kitty.view import Seen, View

_MEANING: Final = {
    "none": gettext_noop("you hold nothing of it"),
    "give": gettext_noop("hand it over"),
    "mouse": gettext_noop("spend it and turn the ask round"),
    "draw": gettext_noop("your hand is empty"),
    "look": gettext_noop("a token for the top three"),
    "end": gettext_noop("that is all for this turn"),
}


def offer(view: View, moves: Moves[Move], names: Names) -> str:
    """Return the legal moves as text."""
    if not len(moves):
        return _("Nothing to do for you now.")
    voice = Voice(names, view.seat)
    listed = list(moves)
    words = [
        *_lays(view, listed),
        *_keeps(listed),
        *_asks(listed, voice, token=False),
        *_asks(listed, voice, token=True),
    ]
    words += [_plainly(view, move) for move in listed if not isinstance(move, (Lay, Keep, Ask))]
    later = isinstance(view, Seen) and view.setup.later_names
    return _("You may: {moves}.", moves=_by_later_names("; ".join(words)) if later else "; ".join(words))


def _by_later_names(words: str) -> str:
    """Return moves with the Traits called as at a table with the authors' later names (G35)."""
    return re.sub(rf"\b({'|'.join(LATER_CODES)})\b", lambda found: LATER_CODES[found[0]], words)


def _plainly(view: View, move: Move) -> str:
    word = write(move)
    if isinstance(move, Skip) and isinstance(view, Seen) and view.tokens[view.clock.turn] < TOKENS:
        return f"{word} ({_('turns a token back')})"
    return f"{word} ({_(_MEANING[word])})" if word in _MEANING else word


def _lays(view: View, moves: list[Move]) -> list[str]:
    """Return one Clowder of each type, with the fewest Mice."""
    first: dict[int, Lay] = {}
    lays = [move for move in moves if isinstance(move, Lay)]
    for lay in sorted(lays, key=mice_in):
        first.setdefault(lay.clowder, lay)
    words = [f"{write(lay)} ({points_words(_worth(view, lay))})" for lay in first.values()]
    more = len(lays) - len(first)
    return [*words, ngettext("{n} more Clowder", "{n} more Clowders", more)] if more else words


def _worth(view: View, lay: Lay) -> int:
    if not isinstance(view, Seen):
        return 0
    return points_added(view.laid[view.clock.turn], lay, growing=view.setup.growing)


def _keeps(moves: list[Move]) -> list[str]:
    keeps = [write(move) for move in moves if isinstance(move, Keep)]
    return [f"{keeps[0]} ({_('any one of them; the others in any order')})"] if len(keeps) > 1 else keeps


def _asks(moves: list[Move], voice: Voice, *, token: bool) -> list[str]:
    asks = [move for move in moves if isinstance(move, Ask) and move.token == token]
    if not asks:
        return []
    targets = _(" or ").join([_who(seat, voice) for seat in sorted({ask.target for ask in asks})])
    if token:
        return [f"{write(asks[0])} ({_('any card; of {targets}', targets=targets)})"]
    whats = ", ".join([WHAT_WORDS[what] for what in sorted({ask.what for ask in asks})])
    return [f"{write(asks[0])} ({_('{whats}; of {targets}', whats=whats, targets=targets)})"]


def _who(seat: Seat, voice: Voice) -> str:
    return f"{seat} {voice.who(seat)}"
