"""A view as JSON-able data: words and numbers, cards by their codes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ninelives.core.cards import Hand
from ninelives.core.game import TABLE, Actor
from ninelives.games.go_kitty.moves import Lay, points, points_added, write
from ninelives.games.go_kitty.pieces import (
    ANY,
    CLOWDER_SIZE,
    CLOWDER_WORDS,
    CODES,
    FACES,
    KIND,
    KITTIES,
    POINTS,
    SEASON,
    SEASON_WORDS,
    SEASONS,
    TRAITS_EACH,
    WHAT_OF,
    WHAT_WORDS,
    YEAR,
    Code,
    Faces,
    SeasonWord,
)
from ninelives.games.go_kitty.rules.best import NOT_GROWING, best, seasons_laid
from ninelives.games.go_kitty.state import (
    NOT_YET,
    Acting,
    Asked,
    Dealing,
    Drawing,
    Keeping,
    Looking,
    Over,
    Paying,
    Phase,
    Picking,
    awaited,
)
from ninelives.games.go_kitty.view.seeing import Peeking, Public, Seen, View
from ninelives.games.go_kitty.view.shown import (
    Shown,
    ShownAsk,
    ShownBefore,
    ShownLay,
    ShownPlaying,
    ShownTable,
    StageWord,
)

STAGE_WORDS: Final[tuple[StageWord, ...]] = ("fresh", "laid", "drew", "goes_on", "closing")


def show(view: View) -> Shown:
    """Return a view as JSON-able data."""
    return _before(view) if isinstance(view, Public) else _playing(view.phase, _table(view))


def _before(view: Public) -> ShownBefore:
    first = view.state.first if isinstance(view.state, Dealing) else None
    return {"phase": "opening" if first is None else "dealing", "seat": view.seat, "to_act": [TABLE], "first": first}


def _playing(phase: Phase | Peeking, table: ShownTable) -> ShownPlaying:
    match phase:
        case Acting():
            return {"phase": "acting", "stage": STAGE_WORDS[phase.stage], **table}
        case Asked():
            return {"phase": "asked", "asked": _asked(phase), **table}
        case Picking():
            return {"phase": "picking", "asked": _asked(phase.asked), **table}
        case Paying():
            return {"phase": "paying", "asked": {"target": phase.target, "what": WHAT_WORDS[phase.what]}, **table}
        case Drawing():
            return {"phase": "drawing", "missed": None if phase.what is None else WHAT_WORDS[phase.what], **table}
        case Keeping():
            return {"phase": "keeping", "looked_at": _codes(phase.cards), **table}
        case Peeking():
            return {"phase": "keeping", "looked_at": phase.number, **table}
        case Looking():
            return {"phase": "looking", **table}
        case Over():
            return {"phase": "over", **table}


def _table(view: Seen) -> ShownTable:
    lays = _best(view)
    return {
        "seat": view.seat,
        "to_act": list(_awaited(view)),
        "turn": view.clock.turn,
        "last_turns": None if view.clock.last == NOT_YET else view.clock.last,
        "hand": _codes(view.hand),
        "known": [[mark_words(mark) for mark in known.marks] for known in view.known],
        "laid": [[_lay(view, laid[:nth], lay) for nth, lay in enumerate(laid)] for laid in view.laid],
        "tokens": list(view.tokens),
        "pile": view.pile,
        "under": [{"by": seat, "card": None if card is None else CODES[card]} for card, seat in view.under],
        "spent": view.spent,
        "points": {"kind": POINTS[KIND], "year": POINTS[YEAR], "season": POINTS[SEASON]},
        "next_seasonal": _next_seasonal(view),
        "later_names": view.setup.later_names,
        "scores": [points(laid, growing=view.setup.growing) for laid in view.laid],
        "best": [write(lay) for lay in lays],
        "best_lays": _shown_best(view, lays),
    }


def _codes(cards: Hand) -> list[Code]:
    return [CODES[card] for card in cards]


def _best(view: Seen) -> Sequence[Lay]:
    """Return the best Clowders of the viewer's hand in the viewer's turn, also where it is late for them."""
    if view.seat != view.clock.turn or not isinstance(view.phase, Acting):
        return ()
    done = seasons_laid(view.laid[view.seat]) if view.setup.growing else NOT_GROWING
    return best(view.hand, view.setup.mice, done)


def _shown_best(view: Seen, lays: Sequence[Lay]) -> list[ShownLay]:
    """Return Clowders with what each adds if they are laid one after the other."""
    before = view.laid[view.clock.turn]
    return [_lay(view, (*before, *lays[:nth]), lay) for nth, lay in enumerate(lays)]


def _next_seasonal(view: Seen) -> dict[SeasonWord, int]:
    """Return what a Seasonal Clowder of each Season adds for whose turn it is (G39)."""
    laid, growing = view.laid[view.clock.turn], view.setup.growing
    firsts = [Lay(SEASON, (TRAITS_EACH * season,) * CLOWDER_SIZE) for season in SEASONS]
    return {SEASON_WORDS[season]: points_added(laid, firsts[season], growing=growing) for season in SEASONS}


def _awaited(view: Seen) -> tuple[Actor, ...]:
    """Return who must act, which is public."""
    phase, turn = view.phase, view.clock.turn
    return (turn,) if isinstance(phase, Peeking) else awaited(phase, turn)


def _lay(view: Seen, before: Sequence[Lay], lay: Lay) -> ShownLay:
    paid = points_added(before, lay, growing=view.setup.growing)
    return {"clowder": CLOWDER_WORDS[lay.clowder], "cards": _codes(lay.cards), "points": paid}


def _asked(asked: Asked) -> ShownAsk:
    return {"target": asked.target, "what": WHAT_WORDS[asked.what], "token": asked.token}


_WORDS_OF: Final[dict[Faces, str]] = {
    ANY: "any",
    KITTIES: "kitty",
    **{FACES[what]: word for word, what in WHAT_OF.items()},
}


@lru_cache(maxsize=1 << 13)
def mark_words(mark: Faces) -> str:
    """Return what a card may be: snow, winter, kitty, any, or what it is not."""
    if mark in _WORDS_OF:
        return _WORDS_OF[mark]
    without = [code for card, code in enumerate(CODES) if not mark >> card & 1]
    within = [code for card, code in enumerate(CODES) if mark >> card & 1]
    return f"not {','.join(without)}" if len(without) < len(within) else ",".join(within)
