"""Setting up a table, finding one, and what can be played there."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from ninelives.tables.schemas.word import Word

USUAL_CLOCK: Final = 90  # seconds per move


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
    rated: bool = False  # do its matches count for ratings: by the rules as they come, and without hints
    # your part of the salt at this table, whatever you say as you sit down: letters and digits, told to all who come
    nonce: Annotated[str, Meta(max_length=32, pattern="^[0-9A-Za-z]*$")] = ""


class Quick(Struct, forbid_unknown_fields=True):
    """Sit down with whoever waits for this game."""

    game: Word


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
    rated: bool


class Listed(Struct, kw_only=True):
    """A table as the lobby shows it."""

    code: str
    game: str
    phase: str
    people: int
    free: int
    rated: bool


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
