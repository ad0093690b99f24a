"""Change anything that is hidden from a viewer: every byte that is sent to them stays the same.

A few matches every day; `NINELIVES_MATCHES=500 pytest tests/server/test_nothing_leaks.py` looks further.
"""

import os
import pickle
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest

from ninelives import Refused
from ninelives.core.game import AnyGame, Seat
from ninelives.core.match import Step
from ninelives.hosting.execution import open_table as table
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.open_table import OpenTable, Viewer
from ninelives.tables import chatter, match_log, projection, state, timing
from ninelives.tables.catalog import game_named
from ninelives.tables.commands.order import TableChange
from ninelives.tables.decide import Command
from ninelives.tables.ids import Seq
from ninelives.tables.projection import Perspective, PublicScene
from ninelives.tables.state import Steps, TableState
from ninelives.tables.wire import Heard, Present, Result, Scene, Sitting
from server import peeping, shadow
from server.peeping import table_of

MATCHES = int(os.environ.get("NINELIVES_MATCHES", "12"))
FEW = 6  # matches in which a planted leak must show


@pytest.fixture(autouse=True)
def _disguised_matches_keep_their_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "steps_of", shadow.steps_of)
    monkeypatch.setattr(match_log, "steps_of", shadow.steps_of)


@pytest.mark.parametrize("number", range(MATCHES))
def test_nobody_is_sent_what_they_may_not_know(number: int, record_property: Callable[[str, object], None]) -> None:
    compared = table_of(number).live_on()
    for name, value in compared._asdict().items():
        record_property(name, value)
    assert compared.messages > 20
    assert compared.altered > 0.2 * compared.steps, "a shadow that is the same proves nothing"
    assert compared.remarks, "no cat said anything"


# the check itself is checked: each of these is a leak that somebody might write one day

scene_for, sittings_of, missed = projection.scene_for, projection.sittings_of, projection.missed_events


def all_hands(table: TableState) -> str:
    """Give something that depends on all that is hidden."""
    match = table.match
    return "" if match is None else repr([match.game.view(match.state, seat) for seat in range(match.seats)])


def next_seat(table: TableState, seat: Seat | None) -> Seat:
    return 0 if seat is None else (seat + 1) % len(table.sitters)


def other_eyes(table: TableState, eyes: Perspective) -> Perspective:
    return Perspective(table, next_seat(table, eyes.seat))


def all_choices(table: TableState) -> list[tuple[str, ...]]:
    public = projection.public_scene(table, 0.0)
    return [scene_for(table, Perspective(table, seat), public).choices for seat in range(len(table.sitters))]


def sees_the_next_hand(table: TableState, eyes: Perspective, public: PublicScene) -> Scene:
    return scene_for(table, other_eyes(table, eyes), public)


def sees_all_choices(table: TableState, eyes: Perspective, public: PublicScene) -> Scene:
    scene = scene_for(table, eyes, public)
    scene.choices = tuple([line for choices in all_choices(table) for line in choices])
    return scene


def sees_how_many_choices_there_are(table: TableState, eyes: Perspective, public: PublicScene) -> Scene:
    scene = scene_for(table, eyes, public)
    scene.offer = str([len(choices) for choices in all_choices(table)])
    return scene


def sees_a_result_early(table: TableState, eyes: Perspective, public: PublicScene) -> Scene:
    scene = scene_for(table, eyes, public)
    scene.result = Result("", (), (hash(all_hands(table)),), "", "")
    return scene


def sees_all_choices_as_data(table: TableState, eyes: Perspective, public: PublicScene) -> Scene:
    scene = scene_for(table, eyes, public)
    scene.moves = tuple([table.game.show_line(line) for choices in all_choices(table) for line in choices])
    return scene


def hears_as_the_mover(table: TableState, step: Step[object, object], number: int, eyes: Perspective) -> Heard:
    game, mover = table.game, step.actor if step.actor >= 0 else next_seat(table, eyes.seat)
    return Heard(number, step.actor, game.hear(step.before, step.actor, step.move, mover), ())


def hears_the_whole_move(table: TableState, step: Step[object, object], number: int, _eyes: Perspective) -> Heard:
    return Heard(number, step.actor, table.game.write(step.move), ())


def hears_the_whole_move_as_data(
    table: TableState, step: Step[object, object], number: int, eyes: Perspective
) -> Heard:
    game = table.game
    line = game.hear(step.before, step.actor, step.move, eyes.seat)
    return Heard(number, step.actor, line, (), game.show_line(game.write(step.move)))


def missed_as_another(table: TableState, seen: Seq, eyes: Perspective) -> tuple[Heard, ...]:
    return missed(table, seen, other_eyes(table, eyes))


def nonces_for_names(table: TableState, _is_here: Callable[[int], bool]) -> tuple[Sitting | None, ...]:
    return tuple([s and Sitting(s.nonce, person=True, level="", here=True) for s in table.sitters])


def clock_by_cards(table: TableState) -> float:
    return table.waiting.at + (hash(all_hands(table)) % 1000)


def secret_for_commitment(self: OpenTable) -> str:
    return self.table.secret(self.table.number + 1).data.hex()


def row_for_order(self: OpenTable, change: TableChange) -> None:
    self._tell_each(change.lines, "", lambda _eyes: ())


def number_for_name(self: OpenTable, spoken: Spoken) -> None:
    for viewer in self.viewers:
        viewer.hear_phrase(spoken.who, str(spoken.who).encode(), watches=False)


def presence_by_number(self: OpenTable) -> None:
    self.send_all(Present((), min(self.presence.all)))


def refused_by_cards(table: TableState, _command: Command) -> None:
    raise Refused("T9", all_hands(table))


def due_by_cards(table: TableState, _house: object, *, asked_bots: bool) -> float:
    state = table.position
    return 0 if state is None else len(repr([table.game.view(state, seat) for seat in range(2)])) + asked_bots


def remarks_by_cards(table: TableState, state: Any) -> tuple[int, ...]:  # noqa: ANN401 - of any game
    return tuple([hash(repr(table.game.view(state, seat))) % 3 for seat in range(len(table.sitters))])


def reads_in_the_cards(table: TableState) -> float:
    return crc32(pickle.dumps(table.position))


def counts_the_whole_story(table: TableState, steps: Steps) -> int:
    return sum([len(table.game.write(step.move)) for step in steps]) % 9


def watches_by_cards(key: str) -> AnyGame:
    """Let a game say that everybody watches for as long as the cards would have it."""
    return game_named(key)._replace(reveal_beats=lambda history: 1 + crc32(pickle.dumps(history[0][0])) % 9)


def all_told_alike(self: OpenTable) -> dict[str, dict[Seat | None, list[Viewer]]]:
    """Share what is made for the first viewer of a language with all who speak it."""
    kinds: dict[str, dict[Seat | None, list[Viewer]]] = {}
    for viewer in self.viewers:
        seats = kinds.setdefault(viewer.language, {})
        seats.setdefault(next(iter(seats), self.table.seat_of(viewer.who)), []).append(viewer)
    return kinds


LEAKS: list[tuple[Any, str, Callable[..., Any]]] = [
    (table, "scene_for", sees_the_next_hand),
    (table, "scene_for", sees_all_choices),
    (table, "scene_for", sees_all_choices_as_data),
    (table, "scene_for", sees_how_many_choices_there_are),
    (table, "scene_for", sees_a_result_early),
    (projection, "_event_for", hears_as_the_mover),
    (projection, "_event_for", hears_the_whole_move),
    (projection, "_event_for", hears_the_whole_move_as_data),
    (table, "missed_events", missed_as_another),
    (table, "sittings_of", nonces_for_names),
    (table, "deadline", clock_by_cards),
    (OpenTable, "tell", row_for_order),
    (OpenTable, "_commitment", secret_for_commitment),
    (OpenTable, "_kinds", all_told_alike),
    (OpenTable, "hear_phrase", number_for_name),
    (OpenTable, "tell_presence", presence_by_number),
    (peeping, "decide", refused_by_cards),
    (peeping, "next_due", due_by_cards),
    (chatter, "_standings", remarks_by_cards),
    (timing, "_reading_time", reads_in_the_cards),
    (timing, "sentences_of", counts_the_whole_story),
    (state, "game_named", watches_by_cards),
]


def play_some() -> None:
    for number in range(FEW):
        table_of(number).live_on()


@pytest.mark.parametrize(("place", "name", "leak"), LEAKS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_a_leak_is_found(place: object, name: str, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, name, leak)
    with pytest.raises(AssertionError, match="may not"):
        play_some()
