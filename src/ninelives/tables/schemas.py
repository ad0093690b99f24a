"""What is asked and answered over HTTP; types for the browser are made from this file too."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

USUAL_CLOCK: Final = 90  # seconds per move

type Word = Annotated[str, Meta(max_length=64)]


class SetUp(Struct, forbid_unknown_fields=True):
    """Set up a table."""

    game: Word
    preset: Word | None = None
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=400)]], Meta(max_length=40)] = {}
    seats: int | None = None
    private: bool = True
    clock: int = USUAL_CLOCK
    hints: bool = True
    lesson: bool = False  # the first lesson of the game, whatever else is asked for


class Quick(Struct, forbid_unknown_fields=True):
    """Sit down with whoever waits for this game."""

    game: Word


class Rename(Struct, forbid_unknown_fields=True):
    """Say what you are called."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class TableLink(Struct, kw_only=True):
    """Where a table is."""

    code: str
    link: str
    socket: str
    game: str
    title: str
    seats: int
    clock: int
    private: bool
    hints: bool
    lesson: bool


class Listed(Struct, kw_only=True):
    """A table as the lobby shows it."""

    code: str
    game: str
    phase: str
    people: int
    free: int


class OptionForm(Struct):
    """One question that whoever sets up a table may answer; the first value is the default."""

    name: str
    values: tuple[str, ...]
    labels: tuple[str, ...]  # the values as they are shown
    ruling: str
    about: str
    examples: tuple[str, ...]


class CatForm(Struct):
    """A bot by name, in the order in which they sit down; the same cat always has the same temper."""

    name: str
    temper: str
    line: str  # what it is like to sit with it


class GameForm(Struct, kw_only=True):
    """A game that can be played here."""

    key: str
    title: str
    credits: str
    seats: tuple[int, int]
    presets: dict[str, dict[str, str]]
    options: tuple[OptionForm, ...]
    bots: tuple[str, ...]
    cats: tuple[CatForm, ...]  # none where bots only play at random


class Ruling(Struct):
    ruling: str
    text: str


class Me(Struct):
    """Who you are here."""

    token: str
    name: str


class Arrive(Struct, forbid_unknown_fields=True):
    """Say who you are by a code that you were given."""

    code: Word


class DeviceCode(Struct):
    """A code for another device, a link that holds it, and the link as a picture to be photographed."""

    code: str
    link: str
    picture: str
    seconds: float  # that it counts


class PasskeyQuestion(Struct):
    """What a browser is asked, in the JSON of WebAuthn."""

    options: str


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """What it answered."""

    credential: Annotated[str, Meta(max_length=12_000)]


class PasskeyForm(Struct):
    """A passkey of yours; dates of the wall clock."""

    id: str
    synced: bool  # is it on more than one device
    made: float
    used: float


class MyKeys(Struct):
    """How you can prove who you are."""

    known: bool  # a stranger has nothing to prove
    offered: bool  # does the server know passkeys
    passkeys: tuple[PasskeyForm, ...]
    recovery_codes: int  # that are left


class MyTable(Struct, kw_only=True):
    """A table where you hold a seat; `names` by seat, `due` and `moved` are dates of the wall clock."""

    code: str
    game: str
    title: str
    phase: str
    seat: int
    names: tuple[str | None, ...]
    awaited: bool  # is it you that the table waits for
    due: float | None
    moved: float


class MyMatch(Struct, kw_only=True):
    """A finished match of yours; names, ranks and scores by seat."""

    match: str
    game: str
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    seat: int | None  # where you sat; nothing if you only have the record
    ended: float


class Evening(Struct):
    """Matches with no long rest between them; `began` is a date of the wall clock."""

    began: float
    matches: int
    wins: int


class DailyDeal(Struct, frozen=True):
    """The deal of a day for one game, and how it went."""

    game: str
    commitment: str
    tomorrow: str  # the commitment of the next day's
    secret: str  # when the day is over
    code: str  # of your table, once you play
    rank: int  # yours, when the match is over
    ranks: tuple[int, ...]  # how many people came in first, second, …: for those who have played


class Today(Struct, frozen=True):
    """The deals of a day. All people get the same cards against the same cats, and play once."""

    day: str
    ends: float
    deals: tuple[DailyDeal, ...]
    streak: int  # days in a row on which you played one
    open: bool  # there is no server to keep the secret: anybody could work it out


class GameStatistics(Struct, kw_only=True):
    """How well you play a game, in all matches that were no lessons."""

    game: str
    matches: int
    wins: int
    fair: float  # wins of somebody who plays as well as the others
    ranks: tuple[int, ...]  # how often you came first, second, …
    streak: int  # wins in a row, up to now
    longest_streak: int
    best_evening: Evening


class MatchCopy(Struct, kw_only=True):
    """A finished match to be kept elsewhere: where you sat and when it ended, as far as that is known."""

    record: str
    seat: int | None = None
    ended: float | None = None


class UrnForm(Struct):
    """What TABLE drew from: so many of these things, in this order; `besides` stands in the line without chance."""

    things: tuple[str, ...]
    number: int
    back: bool
    besides: tuple[str, ...]


class StepForm(Struct, kw_only=True):
    """A move of a finished match, as one seat heard it, and what it saw after it; `said` as the record has it."""

    actor: int
    line: str
    said: str
    story: tuple[str, ...]
    view: Mapping[str, Any]
    urn: UrnForm | None  # for TABLE's moves


class Replay(Struct, kw_only=True):
    """A finished match, from its start, as one seat or a watcher saw it."""

    match: str
    game: str
    seat: int | None
    names: tuple[str, ...]
    result: str
    commitment: str
    salt: str
    secret: str
    steps: tuple[StepForm, ...]


class DecisionForm(Struct):
    """One choice of a finished match: what was known of the odds, and what panther would have done."""

    number: int
    seat: int
    played: str  # in notation
    advice: str | None
    best: str
    played_told: str  # in words
    advice_told: str
    best_told: str
    odds: tuple[str, ...]
    cost: float


class Review(Struct):
    match: str
    unit: str  # what costs count, in the plural
    decisions: tuple[DecisionForm, ...]


class Export(Struct, kw_only=True):
    """All that is kept about you."""

    me: Me
    since: float | None
    tables: tuple[str, ...]
    matches: tuple[MatchCopy, ...]
    keys: MyKeys | None = None  # a house in a browser needs none


class Fault(Struct):
    """Why something was not done, and what to do next."""

    reason: str
