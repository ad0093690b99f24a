"""The tables and their columns. docs/lab.md shows the same."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Column(NamedTuple):
    """A column of a table of the lab's data."""

    name: str
    kind: str  # as Arrow calls it
    about: str


_KEY: Final = (
    Column("cell", "int16", "number of the cell in plan.json, from 0"),
    Column("match", "int32", "number of the match in its cell, from 0"),
    Column("deal", "int32", "which secret was dealt from; the same in every cell"),
)

TABLES: Final[Mapping[str, tuple[Column, ...]]] = {
    "matches": (
        *_KEY,
        Column("game", "string", "key of the game"),
        Column("rules", "string", "options that differ from the defaults, as name=value"),
        Column("seats", "int8", "number of seats"),
        Column("bots", "string", "the lineup"),
        Column("finished", "bool", "false if it was stopped for its length"),
        Column("moves", "int32", "all moves, TABLE's included"),
        Column("rounds", "int16", "rounds that were started"),
        Column("decisions", "int32", "moves of seats that had a choice"),
        Column("forced", "int32", "moves of seats that had none"),
        Column("minutes", "float", "about how long people would have taken"),
        Column("lead_changes", "int16", "how often the lead went from one seat to another"),
        Column("studied", "bool", "whether its decisions are kept"),
        Column("record", "string", "first 16 digits of the SHA-256 of its record"),
    ),
    "standings": (
        *_KEY,
        Column("seat", "int8", "from 0"),
        Column("place", "int8", "from 0, in order of play: 0 made the first move"),
        Column("bot", "string", "who sat there"),
        Column("rank", "int8", "1 for a winner; null if unfinished"),
        Column("score", "int32", "as the game counts; null if unfinished"),
        Column("win", "float", "share of the win: 1, or less if several won"),
        Column("decisions", "int32", "moves with a choice"),
        Column("late", "int32", "those in the last quarter of the match"),
        Column("out_at", "float", "share of the moves before this seat was out; null if it never was"),
        Column("at25", "float", "standing after a quarter of the moves; null if unknown"),
        Column("at50", "float", "after half of them"),
        Column("at75", "float", "after three quarters"),
    ),
    "rounds": (
        *_KEY,
        Column("round", "int16", "from 0"),
        Column("start", "int32", "number of the move that started it"),
        Column("seat", "int8", "from 0"),
        Column("standing", "float", "what the seat had when it started; null if unknown"),
    ),
    "decisions": (
        *_KEY,
        Column("move", "int32", "number of the move in the record, from 0"),
        Column("seat", "int8", "whose it was"),
        Column("awaited", "bool", "whether the table waited for it"),
        Column("allowed", "int32", "number of legal moves"),
        Column("nth", "int32", "which of them was chosen, from 0"),
        Column("use", "string", "the rule or card that it used"),
        Column("uses", "string", "those that could be used, with commas between"),
        Column("lead", "float", "own standing less the best of the others; null if unknown"),
        Column("cost", "float", "value lost against the best move, in the cats' unit; null if not judged"),
        Column("random_cost", "float", "the same for a move chosen at random"),
        Column("likely", "float", "chance that its bot makes this move there; null if not judged or not known"),
    ),
}

type TableRow = tuple[object, ...]  # in the order of the columns
type TableRows = dict[str, list[TableRow]]  # by table
