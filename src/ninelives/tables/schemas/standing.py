"""How well people play: statistics, ratings, and the deals of the day."""

from msgspec import Struct


class Evening(Struct):
    """Matches with no long rest between them; `began` is a date of the wall clock."""

    began: float
    matches: int
    wins: int


class RatingForm(Struct, kw_only=True):
    """How well you play a game, compared with others and with bots, from matches at rated tables."""

    season: str  # the month of the last match that counted
    points: int
    within: int  # points more or less, two times out of three
    matches: int  # that counted in this season
    provisional: bool  # too few matches yet to be sure
    above: str  # the level of the best bot that has fewer points, if any
    below: str  # the level of the first bot that has more, if any
    line: tuple[int, ...] = ()  # the points after your last matches, the newest last


class BoardPlace(Struct):
    """A place on a leaderboard."""

    name: str
    rating: RatingForm


class Leaderboard(Struct, kw_only=True):
    """The best of a month at one game, of those whose rating is sure."""

    game: str
    season: str
    seasons: tuple[str, ...]  # that there are, the newest first
    best: tuple[BoardPlace, ...]
    mine: RatingForm | None  # where you played rated matches in that month
    anchors: dict[str, int]  # the points of bots, by level: they never change


class RatingChange(Struct):
    """What a rated match made of the points of whoever sat there."""

    seat: int
    before: int
    after: int
    # why it is less than it might be: away, where a bot played for them; network, where others came from the same one;
    # ceiling, where those whom they beat can prove no more
    note: str = ""


class LuckForm(Struct, kw_only=True):
    """What chance made of your matches, beside what was to be expected just before it decided.

    Each game says what it counts: docs/statistics.md.
    """

    times: int  # how many there were
    happened: int  # how many of them went well
    expected: float  # how many had to, by the odds
    mean: float  # of luck in a match: what happened less what was expected
    spread: float  # around that: of three matches, two are within
    line: tuple[float, ...]  # the luck of your last matches, the newest last


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
    rating: RatingForm | None = None  # where you played at rated tables
    counts: dict[str, int] = {}  # how often you did what the game counts, by its own words: docs/statistics.md
    luck: LuckForm | None = None


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
