"""The house rules of a match, and everything that depends only on them and the number of seats."""

from functools import lru_cache
from typing import Final, final

from ninelives.core.language import gettext_noop
from ninelives.core.options import Option, Options, first_player_option, possible_starters
from ninelives.core.value import Value
from ninelives.games.go_kitty.pieces import (
    BOX_NAMES,
    COPIES,
    DEALT,
    LATER_NAMES,
    MOST_SEATS,
    MOST_TURNS,
    QUIET_ROUNDS,
    TOKENS,
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("must_lay", ("no", "yes"), "G3", "whether a Clowder of Kitties alone must be laid when it can be"),
    Option("lay", ("turn_start", "before_each_ask", "anytime"), "G4", "when Clowders are laid while the pile lasts"),
    Option("mice", ("3", "2", "1"), "G7", "the most Mice in one Clowder"),
    Option("season_card", ("giver", "random"), "G10", "who picks the card that is given for a Season"),
    Option("empty_draw", ("go_on", "end"), "G13", "whether the turn goes on after drawing for an empty hand"),
    Option("lucky", ("no", "yes"), "G16", "whether drawing just what was asked for lets the turn go on"),
    Option("seek", ("as_asked", "goes_on", "ends"), "G19", "whether a turn goes on after a lucky Seek Token"),
    Option("seek_mouse", ("one", "all"), "G19", "how many Mice a Seek Token brings that asks for a Mouse"),
    Option("last_turns", ("everyone", "others"), "G28", "who has a last turn once the pile is empty"),
    Option("dealt", (str(DEALT), "3"), "G34", "how many cards each player is dealt"),
    Option("names", ("sheet", "clowder"), "G35", "what four Traits and the tokens are called"),
    Option("empty_hand", ("may_draw", "draws"), "G36", "what an empty hand does at the start of a turn"),
    Option("season_needs", ("own", "nothing"), "G37", "what you need in hand to ask for a Season"),
    Option("seek_reversal", ("allowed", "never"), "G38", "whether a Mouse may turn round an ask with a token"),
    Option("seasonals", ("each", "growing"), "G39", "what Seasonal Clowders of different Seasons are worth"),
    Option("year_tokens", ("1", "2"), "G40", "how many tokens a Year-round Clowder turns back"),
    Option("memory", ("off", "own"), "G33", "whether the terminal marks what you know of other hands"),
    first_player_option(MOST_SEATS, "who starts: chance chooses; or a player, counted from 1"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "sheet": {},
    "cozy": {"lay": "anytime", "lucky": "yes", "memory": "own"},
    "clowder": {
        "dealt": "3",
        "names": "clowder",
        "empty_hand": "draws",
        "season_needs": "nothing",
        "seek": "ends",
        "seek_reversal": "never",
        "seasonals": "growing",
        "year_tokens": "2",
    },
    "wild": {"lay": "before_each_ask", "season_card": "random", "seek": "goes_on", "last_turns": "others"},
}


@final
class Setup(Value):
    """Everything that depends only on options and seats, computed once: see `setup`."""

    __match_args__ = ("options", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.must_lay: Final[bool] = options["must_lay"] == "yes"
        self.lay_between: Final[bool] = options["lay"] != "turn_start"
        self.lay_anytime: Final[bool] = options["lay"] == "anytime"
        self.mice: Final[int] = int(options["mice"])
        self.random_card: Final[bool] = options["season_card"] == "random"
        self.empty_ends: Final[bool] = options["empty_draw"] == "end"
        self.lucky: Final[bool] = options["lucky"] == "yes"
        self.seek_goes_on: Final[bool] = options["seek"] == "goes_on"
        self.seek_ends: Final[bool] = options["seek"] == "ends"
        self.seek_all_mice: Final[bool] = options["seek_mouse"] == "all"
        self.last_turns: Final[int] = seats if options["last_turns"] == "everyone" else seats - 1
        self.dealt: Final[int] = int(options["dealt"])
        self.later_names: Final[bool] = options["names"] == "clowder"
        self.empty_draws: Final[bool] = options["empty_hand"] == "draws"
        self.free_seasons: Final[bool] = options["season_needs"] == "nothing"
        self.seek_reversed: Final[bool] = options["seek_reversal"] == "allowed"
        self.growing: Final[bool] = options["seasonals"] == "growing"
        self.year_tokens: Final[int] = int(options["year_tokens"])
        self.memory: Final[bool] = options["memory"] == "own"
        self.starters: Final[tuple[int, ...]] = possible_starters(options, seats)
        self.most_turns: Final[int] = MOST_TURNS * seats
        self.most_quiet: Final[int] = QUIET_ROUNDS * seats
        self._hash: Final[int] = hash((options, seats))  # computed once too: answers are cached by setup

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (setup, (self.options, self.seats))


@lru_cache(maxsize=128)
def setup(options: Options, seats: int) -> Setup:
    return Setup(options, seats)


def components(options: Options) -> dict[str, int]:
    """Return what is in the box: the same cards with all options, by the names of this table (A5, G35)."""
    later = options["names"] == "clowder"
    names = [LATER_NAMES.get(name, name) if later else name for name in BOX_NAMES]
    tokens = gettext_noop("Pounce Token each") if later else gettext_noop("Seek Token each")
    return {**dict.fromkeys(names, COPIES), tokens: TOKENS}
