"""What a page asks of a server and of a house in a browser alike: by method, path, and the function that answers."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ninelives.hosting.api import daily, games, matches, me, tables


class Route(NamedTuple):
    method: str
    path: str  # with the names of what may stand in it: /api/games/{key:str}
    answer: Callable[..., Any]
    is_written: bool = False  # beforehand for a site without a server: it depends on the language alone

    def parts_in(self, words: Sequence[str]) -> dict[str, str] | None:
        """Return what stands in a path, by name; None where it is the path of another route."""
        pairs = list(zip(self.path.strip("/").split("/"), words, strict=False))
        fits = len(pairs) == len(words) == self.path.count("/")
        if not fits or any(name != word for name, word in pairs if not name.startswith("{")):
            return None
        return {name.strip("{}").removesuffix(":str"): word for name, word in pairs if name.startswith("{")}


LIST_GAMES: Final = Route("GET", "/api/games", games.list_games, is_written=True)
SHOW_GAME: Final = Route("GET", "/api/games/{key:str}", games.describe_game, is_written=True)
SHOW_RULES: Final = Route("GET", "/api/games/{key:str}/rules", games.rules, is_written=True)
SHOW_BOOK: Final = Route("GET", "/api/games/{key:str}/book", games.book, is_written=True)
LIST_RULINGS: Final = Route("GET", "/api/games/{key:str}/rulings", games.list_rulings, is_written=True)
SHOW_RULING: Final = Route("GET", "/api/games/{key:str}/rulings/{number:str}", games.find_ruling)
SET_UP_TABLE: Final = Route("POST", "/api/tables", tables.new_table)
FIND_TABLE: Final = Route("GET", "/api/tables/{code:str}", tables.find_table)
JOIN_OTHERS: Final = Route("POST", "/api/quick", tables.join_others)
LIST_TABLES: Final = Route("GET", "/api/lobby", tables.lobby)
SHOW_TODAY: Final = Route("GET", "/api/daily", daily.today)
SHOW_PAST_DEALS: Final = Route("GET", "/api/daily/{day:str}", daily.past_deals)
PLAY_TODAY: Final = Route("POST", "/api/daily/{game:str}", daily.play_today)
SHOW_RECORD: Final = Route("GET", "/api/matches/{match:str}", matches.record_of)
SHOW_REPLAY: Final = Route("GET", "/api/matches/{match:str}/replay", matches.study_of)
SHOW_REVIEW: Final = Route("GET", "/api/matches/{match:str}/review", matches.study_of)
SHOW_ME: Final = Route("GET", "/api/me", me.me)
RENAME_ME: Final = Route("PUT", "/api/me", me.rename)
FORGET_ME: Final = Route("DELETE", "/api/me", me.forget)
EXPORT_ME: Final = Route("GET", "/api/me/export", me.export)
LIST_MY_TABLES: Final = Route("GET", "/api/me/tables", me.my_tables)
LIST_MY_MATCHES: Final = Route("GET", "/api/me/matches", me.my_matches)
SHOW_MY_STATISTICS: Final = Route("GET", "/api/me/statistics", me.my_statistics)

ROUTES: Final = tuple([route for route in globals().values() if isinstance(route, Route)])
