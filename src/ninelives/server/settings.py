"""What whoever runs a server may choose. A process is started with these, by flags or by another process."""

from typing import Final, NamedTuple

from ninelives.hosting.people.rate_limit import Rate
from ninelives.tables.timing import Pace

# where the messages of browsers go: Chrome and others, Firefox, Safari, Edge
PUSH_SERVICES: Final = frozenset(
    {"fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"}
)


class Address(NamedTuple):
    """Where to listen."""

    host: str
    port: int


class Settings(NamedTuple):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///ninelives.db"
    redis: str = ""  # redis://HOST:PORT; none: one process serves all
    address: str = ""  # what links say, where it is not http://HOST:PORT
    workers: int = 1  # processes that serve on this port
    bot_workers: int = 1  # worker processes that each of them keeps for bots
    pace: Pace = Pace()
    origins: frozenset[str] = frozenset()  # other pages that may talk to this server
    requests: Rate = Rate(burst=120, refill=10)  # per network; setting up and reviewing cost more than looking
    sockets_an_address: int = 1000  # a school behind one address is welcome, a flood is not
    http_a_network: int = 512  # connections that are no sockets; a browser opens up to six
    arrivals_a_network: Rate = Rate(burst=300, refill=100)  # new connections; those above are refused
    hellos_a_network: Rate = Rate(burst=300, refill=30)  # a school comes back within half a minute
    time_a_network: Rate = Rate(burst=0.25, refill=0.1)  # seconds of a process's time; who has had them waits
    drain: float = 5.0  # seconds for sockets to leave when the server is stopped
    page: str = ""  # the folder of the built page, where it is not the one that came with the server
    names: str = ""  # a file of words that no name may hold, where it is not the list that came with the server
    push_services: frozenset[str] = PUSH_SERVICES  # that messages to devices may go to; none: there are no messages
    admin: Address | None = None  # where alone /metrics, /ready and the operators' desk are, if it is named
    traces: str = ""  # the collector that traces go to; none: nothing is traced
    traced: float = 0.01  # the share of commands that are traced

    @property
    def link(self) -> str:
        return self.address or f"http://{self.host}:{self.port}"
