"""The shape of a view as JSON. `just wire` writes the page's types from it, comments included."""

from typing import Literal, TypedDict

from ninelives.core.game import Actor, Seat
from ninelives.games.go_kitty.pieces import ClowderWord, Code, SeasonWord, WhatWord

type StageWord = Literal["fresh", "laid", "drew", "goes_on", "closing"]  # how far a turn has come


class ShownLay(TypedDict):
    clowder: ClowderWord
    cards: list[Code]
    points: int  # that it added


class ShownUnder(TypedDict):
    """A card under the pile, and who put it there."""

    by: Seat
    card: Code | None  # null for those who may not know


class ShownPoints(TypedDict):
    """What a Clowder of each type is worth."""

    kind: int
    year: int
    season: int


class ShownQuestion(TypedDict):
    target: Seat
    what: WhatWord


class ShownAsk(ShownQuestion):
    token: bool  # asked with a Seek Token


class ShownBefore(TypedDict):
    """Before the deal."""

    phase: Literal["opening", "dealing"]
    seat: Seat | None  # whose view it is; null for a watcher
    to_act: list[Actor]
    first: Seat | None  # who starts, once it is chosen


class ShownTable(TypedDict):
    """What every phase of play has."""

    seat: Seat | None  # whose view it is; null for a watcher
    to_act: list[Actor]
    turn: Seat
    last_turns: int | None  # how many are to come, this one included; null before the end is near
    hand: list[Code]
    known: list[list[str]]  # by seat, for each card of the hand: what it may be, as those who look on know it
    laid: list[list[ShownLay]]  # by seat
    tokens: list[int]  # active Seek Tokens, by seat
    pile: int
    under: list[ShownUnder]  # cards put under the pile, the upper first
    spent: int  # Mice that are out of the game
    points: ShownPoints
    next_seasonal: dict[SeasonWord, int]  # by Season: what a Seasonal Clowder adds for whose turn it is
    later_names: bool  # whether Traits and tokens are called as in the authors' later rules
    scores: list[int]
    best: list[str]  # in one's turn: the best Clowders of one's hand, as moves; choices tell if they may be laid
    best_lays: list[ShownLay]  # the same as data


class ShownActing(ShownTable):
    phase: Literal["acting"]
    stage: StageWord


class ShownAsked(ShownTable):
    """A seat owes an answer, or chance picks the card that is given."""

    phase: Literal["asked", "picking"]
    asked: ShownAsk


class ShownPaying(ShownTable):
    """After a reversal the asker owes the target a card."""

    phase: Literal["paying"]
    asked: ShownQuestion


class ShownDrawing(ShownTable):
    phase: Literal["drawing"]
    missed: WhatWord | None  # what was asked for in vain; null where an empty hand draws


class ShownKeeping(ShownTable):
    phase: Literal["keeping"]
    looked_at: list[Code] | int  # who may not see the cards is told their number


class ShownPlain(ShownTable):
    phase: Literal["looking", "over"]


type ShownPlaying = ShownActing | ShownAsked | ShownPaying | ShownDrawing | ShownKeeping | ShownPlain
type Shown = ShownBefore | ShownPlaying
