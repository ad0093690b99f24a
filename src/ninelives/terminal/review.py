"""Tell a review: every decision with its odds, and at the end what cost most."""

import json
import sys
from typing import Any, Final

from ninelives.bots.review import TEACHER, Decision, costliest, review, reviewer
from ninelives.core.errors import BadRecord, NineLivesError
from ninelives.core.game import Seat
from ninelives.core.match import Match
from ninelives.core.replay import replay
from ninelives.core.speech import Voice, sentence
from ninelives.terminal.paper import say
from ninelives.terminal.study import check_seat_of, open_record

COSTLY: Final = 3


def show_review(path: str, seat: Seat | None, *, as_json: bool) -> None:
    record, game = open_record(path)
    check_seat_of(record, seat)
    unit = reviewer(game).unit
    try:
        match = replay(record, game)
    except BadRecord as fault:
        raise NineLivesError(f"{path}, {fault}") from fault
    if match.outcome is None:
        raise NineLivesError(f"{path} is not over yet. A match is reviewed when nothing is left to hide.")
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
        _show_progress(decision.number, len(match.moves))
        say(f"{decision.number}. {_played(decision, voice)}")
        for line in (*decision.odds, _advice(decision, unit)):
            say(f"     {line}")
    say(f"\n{_verdict(costliest(decisions, COSTLY), voice, unit)}")


def _played(decision: Decision, voice: Voice) -> str:
    return f"{sentence(voice.who(decision.seat))}: {decision.played}"


def _advice(decision: Decision, unit: str) -> str:
    teacher = sentence(TEACHER)
    advice = "keep still" if decision.advice is None else decision.advice
    if advice == decision.played:
        return f"{teacher} would have done the same."
    if not decision.cost:
        return f"{teacher}: {advice}. By the odds nothing was better than this."
    return f"{teacher}: {advice}. By the odds {decision.best} is worth {decision.cost:.2f} {unit} more."


def _verdict(worst: list[Decision], voice: Voice, unit: str) -> str:
    if not worst:
        return "No move cost anything. Well played."
    lines = [f"  move {d.number}, {_played(d, voice)} ({d.cost:.2f} {unit})" for d in worst]
    return "\n".join(["What cost most:", *lines])


def _show_progress(done: int, moves: int) -> None:
    if sys.stderr.isatty() and not sys.stdout.isatty():
        sys.stderr.write(f"\r{done} of {moves} moves")
        sys.stderr.flush()
