"""Every flood: how it is run, what the attacker's success is counted by, and how much of it is promised at most."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from attacks import crowding, dear, lines
from attacks.plan import Storm

PLACES, QUICK = 10, 5  # of 100 and of 10 that one address may hold
PHRASES: Final = 3.0  # a second that may reach a player, beside one burst
PHRASE_BURST: Final = 10
ROWS, ROW_BURST = 400.0, 1_500  # a second, and at once, that one address may write
GUESSES, GUESS_BURST = 5.0, 60  # a second, and at once, by one network


class Attack(NamedTuple):
    name: str
    run: Callable[[Storm], Awaitable[None]]
    managed: Callable[[Storm], str]  # in a few words
    excess: Callable[[Storm], str] = lambda _storm: ""  # what was more than promised
    files: int = 0  # that the server may open meanwhile, if not as many as usual
    hints: bool = False  # somebody honest asks for hints meanwhile
    history: bool = False  # a guest with a long one is in the store
    warm: bool = False  # the table with the long match is in use before it begins
    stretch: float = 1.0  # how much longer than others it runs


def _rate(what: str) -> Callable[[Storm], str]:
    return lambda storm: f"{storm.rate(what):,.0f} {what}/s"


def _gets(storm: Storm) -> str:
    return f"{storm.rate('2xx'):,.0f} answers/s, {storm.rate('4xx'):,.0f} refusals/s"


def _dear(storm: Storm) -> str:
    return f"{storm.rate('asked'):,.0f} asked/s, {_gets(storm)}"


def _lobby(storm: Storm) -> str:
    did = storm.did
    return f"{did['places']} of {did['listed']} places, {did['quick']} of {crowding.QUICK} quick"


def _lobby_excess(storm: Storm) -> str:
    did = storm.did
    if did["places"] > PLACES or did["quick"] > QUICK:
        return f"One address holds {did['places']} places of the lobby and {did['quick']} quick matches."
    missing = crowding.HOSTS - did["honest listed"]
    return f"{missing} honest tables are no longer listed." if missing else ""


def _phrases_excess(storm: Storm) -> str:
    most = PHRASE_BURST + PHRASES * storm.plan.seconds
    return f"A player heard {storm.did['heard']} phrases." if storm.did["heard"] > most else ""


def _rows_excess(storm: Storm) -> str:
    most = ROW_BURST + ROWS * storm.plan.seconds
    return f"One address wrote {storm.rate('rows'):.0f} rows a second." if storm.did["rows"] > most else ""


def _codes_excess(storm: Storm) -> str:
    most = GUESS_BURST + GUESSES * storm.plan.seconds
    return f"One network guessed {storm.did['guesses']} codes." if storm.did["guesses"] > most else ""


ATTACKS: Final = (
    Attack("nothing", lines.nothing, lambda _storm: "keeps its core busy"),
    Attack("pings", lines.pings, lambda storm: f"{_rate('pings')(storm)} sent, {_rate('pongs')(storm)}"),
    Attack("headers", lines.headers, lambda storm: f"{storm.rate('bytes') / 1e6:,.1f} MB/s sent"),
    Attack("gets", lines.gets, _gets),
    Attack("unread", lines.unread, lambda storm: f"{storm.did['connections']} connections", files=1024),
    Attack("hellos", lines.hellos, _rate("welcomes"), warm=True),
    Attack("studies", lines.studies, _rate("asked"), hints=True),
    Attack("lobby", crowding.lobby, _lobby, _lobby_excess, stretch=3.2),
    Attack("phrases", crowding.phrases, lambda storm: f"{storm.rate('heard'):.1f} heard/s", _phrases_excess),
    Attack("rows", crowding.rows, _rate("rows"), _rows_excess),
    Attack("codes", crowding.codes, _rate("guesses"), _codes_excess),
    *[
        Attack(f"{what}{name}", dear.flood_of(what, sender), _dear, history=what in {"export", "lists"})
        for what in ("runtime", "schema", "export", "lists")
        for name, sender in dear.RANGES.items()
    ],
)
NAMES: Final = tuple([attack.name for attack in ATTACKS])


def named(name: str) -> Attack:
    return next(attack for attack in ATTACKS if attack.name == name)
