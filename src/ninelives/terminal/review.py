"""Print a review: every decision with its odds, then the costliest; a cost in the game's unit and in wins."""

import json
from typing import Any, Final

from ninelives.bots.review import NEGLIGIBLE, ReviewedMove, costliest, review, reviewer
from ninelives.core.errors import NineLivesError
from ninelives.core.game import Seat
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext
from ninelives.core.match import Match
from ninelives.core.replay import replay
from ninelives.core.speech import Voice, as_sentence
from ninelives.terminal.output import say
from ninelives.terminal.viewer import check_seat_of, naming, open_record

COSTLY: Final = 3


def show_review(path: str, seat: Seat | None, *, as_json: bool) -> None:
    record, game = open_record(path)
    check_seat_of(record, seat)
    unit = reviewer(game).unit
    with naming(path):
        match = replay(record, game)
    if match.outcome is None:
        raise NineLivesError("{path} is not over yet. Only a finished match can be reviewed.", path=path)
    if as_json:
        decisions = [decision._asdict() for decision in review(match, seat)]
        print(json.dumps({"unit": unit, "decisions": decisions}))
    else:
        _tell(match, seat, unit)


def _tell(match: Match[Any, Any, Any], seat: Seat | None, unit: str) -> None:
    voice = Voice(match.names, seat)
    decisions = []
    for decision in review(match, seat):
        decisions.append(decision)
        say(f"{decision.number}. {_played(decision, voice)}")
        for line in (*decision.odds, _advice(decision, unit)):
            say(f"     {line}")
    say(f"\n{_verdict(costliest(decisions, COSTLY), voice, unit)}")


def _played(decision: ReviewedMove, voice: Voice) -> str:
    return f"{as_sentence(voice.who(decision.seat))}: {decision.played}"


def _advice(decision: ReviewedMove, unit: str) -> str:
    advice, cost = decision.advice, _cost(decision)
    if advice is None:
        return _("Panther would not have moved.")
    if advice == decision.played:
        return _("Panther would have done the same.")
    if decision.cost < NEGLIGIBLE:
        return _("Panther: {advice}. It rates this move as good.", advice=advice)
    said = _("Panther: {advice}. It rates {best} {cost} {unit} better.")
    told = said.format(advice=advice, best=decision.best, cost=cost, unit=_(unit))
    wins = _wins(decision)
    return f"{told} {_('That is {wins}.', wins=wins)}" if wins else told


def _verdict(worst: list[ReviewedMove], voice: Voice, unit: str) -> str:
    if not worst:
        return _("No move had a notable cost.")
    return "\n".join([_("What cost most:"), *[f"  {_costly(decision, voice, unit)}" for decision in worst]])


def _costly(decision: ReviewedMove, voice: Voice, unit: str) -> str:
    wins = _wins(decision)
    said = (
        _("move {number}, {played} ({cost} {unit}, {wins})") if wins else _("move {number}, {played} ({cost} {unit})")
    )
    parts = {"played": _played(decision, voice), "cost": _cost(decision), "unit": _(unit), "wins": wins}
    return said.format(number=decision.number, **parts)


def _wins(decision: ReviewedMove) -> str:
    """Return what a move cost of the chance to win, as wins in a hundred matches; nothing where nobody tells it."""
    if decision.chance is None:
        return ""
    lost = round(100 * decision.chance)
    return (
        ngettext("about {n} win in 100 matches", "about {n} wins in 100 matches", lost)
        if lost
        else _("less than 1 win in 100 matches")
    )


def _cost(decision: ReviewedMove) -> str:
    """Return the cost with two digits after the point."""
    whole, _point, tenths = f"{decision.cost:.2f}".partition(".")
    return _("{whole}.{tenths}", whole=whole, tenths=tenths)
