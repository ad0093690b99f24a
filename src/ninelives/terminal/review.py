"""Print a review: every decision with its odds, then the costliest."""

import json
from typing import Any, Final

from ninelives.bots.review import NEGLIGIBLE, TEACHER, ReviewedMove, costliest, review, reviewer
from ninelives.core.errors import NineLivesError
from ninelives.core.game import Seat
from ninelives.core.match import Match
from ninelives.core.replay import replay
from ninelives.core.speech import Voice, sentence
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
        raise NineLivesError(f"{path} is not over yet. Only a finished match can be reviewed.")
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
    return f"{sentence(voice.who(decision.seat))}: {decision.played}"


def _advice(decision: ReviewedMove, unit: str) -> str:
    teacher = sentence(TEACHER)
    if decision.advice is None:
        return f"{teacher} would not have moved."
    if decision.advice == decision.played:
        return f"{teacher} would have done the same."
    if decision.cost < NEGLIGIBLE:
        return f"{teacher}: {decision.advice}. It rates this move as good."
    return f"{teacher}: {decision.advice}. It rates {decision.best} {decision.cost:.2f} {unit} better."


def _verdict(worst: list[ReviewedMove], voice: Voice, unit: str) -> str:
    if not worst:
        return "No move had a notable cost."
    lines = [f"  move {d.number}, {_played(d, voice)} ({d.cost:.2f} {unit})" for d in worst]
    return "\n".join(["What cost most:", *lines])
