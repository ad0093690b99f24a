"""Who sits where: a tuple of seats, and what each order makes of it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from ninelives.bots.cats import NAMES
from ninelives.core.game import TABLE, Names, Seat
from ninelives.core.match import Step
from ninelives.tables.ids import SYSTEM, UNKNOWN_NETWORK, GuestId
from ninelives.tables.looks import NO_LOOK, CatLook
from ninelives.tables.names import LONGEST_NAME, ZWJ, ZWNJ, cores_of, looks_of

SELF = ""  # the level of a seat that its person plays
NO_NONCE = "-"
UNKNOWN = ""  # a network


class Sitter(NamedTuple):
    """Whoever holds a seat. A person with a level is away, and a bot of that level stands in."""

    who: GuestId  # SYSTEM for a bot that nobody left behind
    name: str
    nonce: str = NO_NONCE
    level: str = SELF
    usual: bool = False  # a bot whose level nobody chose
    look: CatLook = NO_LOOK  # that a person chose for their cat
    late: bool = False  # a person who is away because their clock ran out
    network: str = UNKNOWN  # of a person at a rated table, as a digest

    @property
    def plays(self) -> bool:
        """Whether a person plays here now."""
        return self.level == SELF

    @property
    def is_bot(self) -> bool:
        return self.who == SYSTEM


class Arrival(Protocol):
    """A person who sits down: where, with which part of the salt, under which name, and whence."""

    @property
    def seat(self) -> Seat: ...
    @property
    def nonce(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def network(self) -> str: ...


type Sitters = tuple[Sitter | None, ...]
type AnyStep = Step[Any, Any]
type SpeakerId = GuestId | str  # by which somebody is muted


def speaker_id(who: GuestId, name: str) -> SpeakerId:
    """Return what tells a speaker from others: cats are all the house's, and differ by name."""
    return name if who == SYSTEM else who


def seat_of(sitters: Sitters, who: GuestId) -> Seat | None:
    for seat, sitter in enumerate(sitters):
        if sitter is not None and sitter.who == who != SYSTEM:
            return seat
    return None


def people(sitters: Sitters) -> frozenset[Seat]:
    """Return the seats that people play themselves."""
    return frozenset([seat for seat, sitter in enumerate(sitters) if sitter is not None and sitter.plays])


def put_sitter(sitters: Sitters, seat: Seat, sitter: Sitter | None) -> Sitters:
    if seat not in range(len(sitters)):
        raise IndexError("there is no such seat.")
    return (*sitters[:seat], sitter, *sitters[seat + 1 :])


def seat_guest(sitters: Sitters, who: GuestId, arrival: Arrival) -> Sitters:
    """Seat a person, and free the seat they had; their cat goes with them."""
    had = seat_of(sitters, who)
    rest = sitters if had is None else put_sitter(sitters, had, None)
    sitter = Sitter(
        who, _free_name(rest, arrival.name), arrival.nonce, look=_look_at(sitters, had), network=arrival.network
    )
    return put_sitter(rest, arrival.seat, sitter)


def dress_cat(sitters: Sitters, who: GuestId, look: CatLook) -> Sitters:
    """Let the cat of a person look like this."""
    seat = seat_of(sitters, who)
    sitter = None if seat is None else sitters[seat]
    return sitters if seat is None or sitter is None else put_sitter(sitters, seat, sitter._replace(look=look))


def _look_at(sitters: Sitters, seat: Seat | None) -> CatLook:
    sitter = None if seat is None else sitters[seat]
    return NO_LOOK if sitter is None else sitter.look


def stood_in(sitters: Sitters, seat: Seat, level: str, *, late: bool = False) -> Sitters:
    """Let a bot of that level, or with no level the person again, play a seat that somebody holds."""
    sitter = sitters[seat]
    return (
        sitters if sitter is None else put_sitter(sitters, seat, sitter._replace(level=level, usual=False, late=late))
    )


def with_bot(sitters: Sitters, seat: Seat, level: str) -> Sitters:
    """Put a bot on a seat; a person who holds it stays its holder."""
    if sitters[seat] is not None:
        return stood_in(sitters, seat, level)
    return put_sitter(sitters, seat, Sitter(SYSTEM, _bot_name(sitters), level=level))


def fill_seats(sitters: Sitters, level: str) -> Sitters:
    """Make ready for a match: whoever left has left; bots that nobody chose sit on the free seats, of this level."""
    ready = tuple([sitter if sitter and (sitter.is_bot or sitter.plays) else None for sitter in sitters])
    for seat, sitter in enumerate(ready):
        if not stays(sitter):
            name = _bot_name(ready) if sitter is None else sitter.name
            ready = put_sitter(ready, seat, Sitter(SYSTEM, name, level=level, usual=True))
    return ready


def stays(sitter: Sitter | None) -> bool:
    """Return whether the next match finds somebody as they are: a person who is there, or a bot that was chosen."""
    return sitter is not None and (sitter.plays or (sitter.is_bot and not sitter.usual))


def resize_seats(sitters: Sitters, number: int) -> Sitters:
    """Return this many seats; those who sit move up where theirs is gone."""
    kept = sitters[:number] + (None,) * (number - len(sitters))
    for late in sitters[number:]:
        if late is not None and None in kept:
            kept = put_sitter(kept, kept.index(None), late)
    return kept


def names_of(sitters: Sitters) -> Names:
    return tuple([f"Seat {place}" if sitter is None else sitter.name for place, sitter in enumerate(sitters, start=1)])


def salt_of(sitters: Sitters, opener: GuestId = SYSTEM, fixed: str = "") -> str:
    """Return the players' part in all chance: the nonces of those who brought one.

    Where the opener's was fixed as the table was opened, it comes first, whether they sit or not and whatever they say
    as they sit down; and the others' are sorted, so that nothing follows from who sits where.
    """
    brought = [(s.who, s.nonce) for s in sitters if s is not None and s.nonce != NO_NONCE]
    if not fixed:
        return " ".join([nonce for _, nonce in brought])
    return " ".join([fixed, *sorted([nonce for who, nonce in brought if who != opener])])


def networks_of(sitters: Sitters) -> tuple[int, ...]:
    """Return for each seat the first one whose person came from the same network."""
    networks = [UNKNOWN if sitter is None else sitter.network for sitter in sitters]
    return tuple([UNKNOWN_NETWORK if network == UNKNOWN else networks.index(network) for network in networks])


def stood_in_after(made: tuple[int, ...], sitters: Sitters, who: GuestId, steps: Sequence[AnyStep]) -> tuple[int, ...]:
    """Return how many moves bots made for the people on these seats, after one more."""
    actor = steps[0].actor if steps and who == SYSTEM else TABLE
    sitter = None if actor == TABLE else sitters[actor]
    if sitter is None or sitter.is_bot:
        return made
    return tuple([moves + (seat == actor) for seat, moves in enumerate(made)])


def _taken_names(sitters: Sitters) -> set[str]:
    """Return what the names of those who sit look like."""
    return {look for sitter in sitters if sitter is not None for look in looks_of(sitter.name)}


def is_free(sitters: Sitters, name: str) -> bool:
    """Return whether nobody who sits here has a name that one would take for this one."""
    return all(cores_of(sitter.name).isdisjoint(cores_of(name)) for sitter in sitters if sitter is not None)


def distinct_name(sitters: Sitters, who: GuestId, name: str) -> str:
    """Return the name under which somebody sits down beside others, with a number where it could be taken for theirs.

    A log holds the name that this gave. What became of it when it is read again follows from looks alone, as ever.
    """
    had = seat_of(sitters, who)
    others = sitters if had is None else put_sitter(sitters, had, None)
    return next(new for new in _numbered_names(name) if is_free(others, new))


def _numbered_names(name: str) -> Iterator[str]:
    short = name[: LONGEST_NAME - 3].rstrip(f" {ZWJ}{ZWNJ}")
    yield from (name, *[f"{short} {n}" for n in range(2, 99)])


def _free_name(sitters: Sitters, name: str) -> str:
    """Tell two people apart whose names look the same, in sentences as on the table; in a log any name may stand."""
    taken = _taken_names(sitters)
    return next(new for new in _numbered_names(name) if not looks_of(new) & taken)


def _bot_name(sitters: Sitters) -> str:
    taken = _taken_names(sitters)
    return next((name for name in NAMES if not looks_of(name) & taken), "Bot")
