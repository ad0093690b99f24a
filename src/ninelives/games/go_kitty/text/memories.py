"""What people like to remember of a match: asks, Clowders and Mice, and what decided it. All of it was seen by all."""

from typing import Final

from ninelives.core.game import TABLE, Memories, MoveHistory, Names, Seat
from ninelives.core.language import Message, gettext_lazy, gettext_noop, ngettext_lazy
from ninelives.core.speech import messages_by_seat, name_of
from ninelives.games.go_kitty.moves import Drawn, Give, GiveCard, Lay, Move, Reverse, points, points_added
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.state import Asked, Drawing, Playing, State

type Lays = list[tuple[Seat, Lay]]

# by type of Clowder
_NAMES: Final = (
    gettext_noop("a Clowder of a Kind"),
    gettext_noop("a Year-round Clowder"),
    gettext_noop("a Seasonal Clowder"),
)


def remember(history: MoveHistory[State, Move], names: Names) -> Memories:
    end = history[-1][3] if history else None
    if not isinstance(end, Playing):
        return Memories()
    lays = [(actor, move) for _, actor, move, _ in history if isinstance(move, Lay)]
    seats = [
        (*_asks(history, seat), *_best_lay(end.setup, lays, seat), *(_mice(history, seat) or _fished(history, seat)))
        for seat in range(end.setup.seats)
    ]
    return Memories(_deed(end, lays, names), tuple(seats))


def _answers(history: MoveHistory[State, Move], seat: Seat) -> list[bool]:
    """Return for each ask of a seat whether it brought cards."""
    return [
        isinstance(move, (Give, GiveCard))
        for before, actor, move, _ in history
        if actor != TABLE
        and isinstance(before, Playing)
        and isinstance(before.phase, Asked)
        and before.clock.turn == seat
    ]


def _asks(history: MoveHistory[State, Move], seat: Seat) -> list[Message]:
    answers = _answers(history, seat)
    if not answers:
        return []
    streak = longest = 0
    for brought in answers:
        streak = streak + 1 if brought else 0
        longest = max(longest, streak)
    if not longest:
        return [gettext_lazy("Nobody ever had the Kitty that you asked for.")]
    if longest == 1:
        return [ngettext_lazy("Your one ask brought cards.", "Not all of your {n} asks brought cards.", len(answers))]
    return [
        ngettext_lazy("One ask of yours brought cards.", "{n} asks of yours in a row brought cards.", longest),
    ]


def _best_lay(setup: Setup, lays: Lays, seat: Seat) -> list[Message]:
    own = [lay for actor, lay in lays if actor == seat]
    if not own:
        return [gettext_lazy("You laid no Clowder this time.")]
    paid = [points_added(own[:nth], lay, growing=setup.growing) for nth, lay in enumerate(own)]
    best = own[paid.index(max(paid))]
    said = gettext_lazy(_NAMES[best.clowder])
    if len(own) == 1:
        return [gettext_lazy("Your Clowder: {clowder}.", clowder=said)]
    return [gettext_lazy("Your best of {number} Clowders: {clowder}.", number=len(own), clowder=said)]


def _mice(history: MoveHistory[State, Move], seat: Seat) -> list[Message]:
    turned = len([move for _, actor, move, _ in history if actor == seat and isinstance(move, Reverse)])
    told = ngettext_lazy("Your Mouse turned an ask round.", "Your Mice turned {n} asks round.", turned)
    return [told] if turned else []


def _fished(history: MoveHistory[State, Move], seat: Seat) -> list[Message]:
    """Return how often a seat drew after an ask that brought nothing."""
    drawn = [
        move
        for before, _, move, _ in history
        if isinstance(move, Drawn)
        and isinstance(before, Playing)
        and before.clock.turn == seat
        and isinstance(before.phase, Drawing)
        and before.phase.what is not None
    ]
    told = ngettext_lazy("You fished one card from the pile.", "You fished {n} cards from the pile.", len(drawn))
    return [told] if drawn else []


def _deed(end: Playing, lays: Lays, names: Names) -> tuple[Message, ...]:
    """Return with which Clowder the winner took the lead for good, or what decided between equals (G31)."""
    board, seats = end.board, end.setup.seats
    places = [(points(board.laid[seat], growing=end.setup.growing), board.tokens[seat]) for seat in range(seats)]
    winners = [seat for seat, place in enumerate(places) if place == max(places)]
    if len(winners) > 1:
        return messages_by_seat(seats, gettext_lazy("Points and tokens are level: nobody got ahead."), {})
    winner, who = winners[0], name_of(names, winners[0])
    lay = _lead_for_good(end.setup, lays, winner)
    if lay is None:
        others = gettext_lazy("Points are level: {who} has more active tokens.", who=who)
        return messages_by_seat(seats, others, {winner: gettext_lazy("Points are level: you have more active tokens.")})
    clowder = gettext_lazy(_NAMES[lay.clowder])
    others = gettext_lazy("{who} took the lead for good: {clowder}.", who=who, clowder=clowder)
    return messages_by_seat(
        seats, others, {winner: gettext_lazy("You took the lead for good: {clowder}.", clowder=clowder)}
    )


def _lead_for_good(setup: Setup, lays: Lays, winner: Seat) -> Lay | None:
    """Return the Clowder after which the winner stayed ahead; none where others have as many points in the end."""
    scores = [0] * setup.seats
    laid: list[list[Lay]] = [[] for _seat in scores]
    found: Lay | None = None
    for seat, lay in lays:
        led = _leads(scores, winner)
        laid[seat].append(lay)
        scores[seat] = points(laid[seat], growing=setup.growing)
        if not _leads(scores, winner):
            found = None
        elif not led:
            found = lay
    return found


def _leads(scores: list[int], seat: Seat) -> bool:
    return all(score < scores[seat] for other, score in enumerate(scores) if other != seat)
