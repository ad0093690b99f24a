"""What leaves the server about a table: made for one seat, or for all watchers alike, from that view and no other."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, Final, NamedTuple

from ninelives.bots.cats import RANDOM, temper_of
from ninelives.core.game import Memories, Moves, Names, Seat, show_no_line
from ninelives.core.language import gettext, gettext_noop
from ninelives.core.match import Step, collect_memories, steps_of
from ninelives.core.speech import deed_for, doings_of
from ninelives.tables.catalog import levels_of
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.match_log import steps_from
from ninelives.tables.seating import Sitter
from ninelives.tables.state import OVER, PLAYING, AnyMatch, Steps, TableState
from ninelives.tables.wire import Choices, Facts, Heard, Result, Scene, Sitting

MOST_REMEMBERED: Final = 128  # matches that are over, whose memories were told last
LATELY: Final = 40  # moves told to somebody who missed more
MOST_CHOICES: Final = 960  # in a message, some 40 kB; the page asks for the rest while a person chooses
PHRASES: Final = (
    gettext_noop("Hello!"),
    gettext_noop("Good luck!"),
    gettext_noop("Well played."),
    gettext_noop("Meow?"),
    gettext_noop("Hiss!"),
    gettext_noop("Purr."),
    gettext_noop("Oops."),
    gettext_noop("Take your time."),
    gettext_noop("Hurry, my tea gets cold."),
    gettext_noop("One more?"),
    gettext_noop("Thanks!"),
    gettext_noop("I must go."),
)


def facts_of(table: TableState) -> Facts:
    config, game = table.config, table.game
    return Facts(
        code=config.code,
        game=game.key,
        title=game.title,
        options=dict(table.options.pairs),
        seats=(game.seats[0], game.seats[-1]),
        clock=config.clock,
        private=config.private,
        hints=config.hints,
        rated=config.rated,
        bots=levels_of(game.key),
        phrases=tuple([gettext(phrase) for phrase in PHRASES]),
        lesson=config.lesson,
        day=config.day,
        nonce=config.nonce,
    )


def sittings_of(table: TableState, is_here: Callable[[GuestId], bool]) -> tuple[Sitting | None, ...]:
    return tuple(
        [None if sitter is None else _seat_info(sitter, table.config.host, is_here) for sitter in table.sitters]
    )


def _seat_info(sitter: Sitter, host: GuestId, is_here: Callable[[GuestId], bool]) -> Sitting:
    if sitter.is_bot:
        line = "" if sitter.level == RANDOM else gettext(temper_of(sitter.name).line)
        return Sitting(sitter.name, person=False, level=sitter.level, here=False, line=line)
    return Sitting(
        sitter.name,
        person=True,
        level=sitter.level,
        here=is_here(sitter.who),
        look=sitter.look,
        late=sitter.late,
        host=sitter.who == host,
    )


class Perspective:
    """A viewer's eyes on a match: a state that is looked at twice in a row is seen once."""

    def __init__(self, table: TableState, seat: Seat | None) -> None:
        seats = 0 if table.match is None else table.match.seats
        self._game = table.game
        # whoever sits, when a match is over, on a seat that was added since has watched it
        self.seat = seat if seat is not None and seat < seats else None
        self._state: Any = None
        self._view: Any = None

    def view(self, state: Any) -> Any:  # noqa: ANN401 - of any game
        if state is not self._state:
            self._state, self._view = state, self._game.view(state, self.seat)
        return self._view


class PublicScene(NamedTuple):
    """What everybody sees alike of a scene, from whichever seat: made once for all of them."""

    due: float | None
    watched: bool
    ready: tuple[Seat, ...]
    finished: int
    wins: tuple[int, ...]


def public_scene(table: TableState, due: float) -> PublicScene:
    playing, over = table.phase == PLAYING, table.phase == OVER
    return PublicScene(
        due=due if playing else None,
        watched=playing and table.is_watched,
        ready=tuple(sorted(table.seen)),
        finished=table.score.finished if over else 0,
        wins=table.score.by_seat(table.sitters) if over and table.score.finished else (),
    )


def scene_for(table: TableState, eyes: Perspective, public: PublicScene) -> Scene:
    match, game = table.match, table.game
    if match is None:
        return Scene(phase=table.phase, names=(), view=None, awaited=(), choices=(), offer="", due=None, result=None)
    view = eyes.view(match.state)
    moves = _moves(table, eyes.seat)
    choices = _write_moves(table, moves, 0)
    return Scene(
        phase=table.phase,
        names=table.match_log.names,
        view=game.show(view),
        awaited=table.awaited,
        choices=choices,
        moves=_shown(table, choices),
        offer=game.offer(view, moves, table.match_log.names) if len(moves) else "",
        due=public.due,
        result=_result(table, match, eyes.seat) if table.phase == OVER else None,
        more=max(0, len(moves) - MOST_CHOICES),
        watched=public.watched,
        ready=public.ready,
        finished=public.finished,
        wins=public.wins,
    )


def choices_after(table: TableState, eyes: Perspective, first: int) -> Choices:
    """Return the choices of a seat that come after so many."""
    moves = _moves(table, eyes.seat)
    choices = _write_moves(table, moves, first)
    left = max(0, len(moves) - first - MOST_CHOICES)
    return Choices(table.seq, first, choices, left, _shown(table, choices))


def _moves(table: TableState, seat: Seat | None) -> Moves[Any]:
    return table.game.legal(table.position, seat) if seat is not None and table.phase == PLAYING else ()


def _write_moves(table: TableState, moves: Moves[Any], first: int) -> tuple[str, ...]:
    return tuple([table.game.write(move) for move in islice(moves, first, first + MOST_CHOICES)])


def _shown(table: TableState, lines: Iterable[str]) -> tuple[Mapping[str, Any], ...]:
    """Return each line as the game shows it, or nothing where it shows none."""
    show = table.game.show_line
    return () if show is show_no_line else tuple([show(line) for line in lines])


def _result(table: TableState, match: AnyMatch, seat: Seat | None) -> Result | None:
    outcome = match.outcome
    if outcome is None:
        return None
    memories, played = _memories(match, table.match_log.names), _seat_played(table, seat)
    return Result(
        match=table.match_id(table.number),
        ranks=outcome.ranks,
        scores=outcome.scores,
        why=gettext(outcome.why),
        commitment=table.secret(table.number).commitment,
        deed=deed_for(memories, played),
        doings=doings_of(memories, played),
    )


@lru_cache(maxsize=MOST_REMEMBERED)
def _memories(match: AnyMatch, names: Names) -> Memories:
    """Return what is remembered of a match that is over; its moves are gone through once for all who see the result."""
    return collect_memories(match.game, steps_of(match), names)


def _seat_played(table: TableState, seat: Seat | None) -> Seat | None:
    """Return from which seat whoever sits here now played: nobody is told that they did what somebody else did."""
    sitter = None if seat is None else table.sitters[seat]
    return None if sitter is None else table.match_log.seat_of_guest.get(sitter.who)


def events_for(
    table: TableState, steps: Iterable[Step[object, object]], first: int, eyes: Perspective
) -> tuple[Heard, ...]:
    """Return steps of the match as a viewer hears them; the first has this number."""
    return tuple([_event_for(table, step, number, eyes) for number, step in enumerate(steps, first)])


def _event_for(table: TableState, step: Step[object, object], number: int, eyes: Perspective) -> Heard:
    game = table.game
    line = game.hear(step.before, step.actor, step.move, eyes.seat)
    story = game.tell(eyes.view(step.after), step.actor, line, table.match_log.names)
    return Heard(number, step.actor, line, story, game.show_line(line))


def begun(match: AnyMatch) -> Steps:
    """Return what TABLE did before anybody else could."""
    return tuple(steps_of(match))


def missed_events(table: TableState, seen: Seq, eyes: Perspective) -> tuple[Heard, ...]:
    """Return what happened in this match since `seen`, at most the last few moves."""
    if table.match is None:
        return ()
    made = len(table.match.moves)
    known = table.match_log.moves_by(seen)
    if known == made:
        return ()
    first = max(known, made - LATELY)
    return events_for(table, steps_from(table.match, table.match_log, first), first, eyes)
