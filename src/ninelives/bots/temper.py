"""How a cat plays, beside how well: a few small numbers around 0, which every game reads in its own way."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ninelives.core.language import gettext_noop


class Temper(NamedTuple):
    """The temper of a cat. Every number is 0 in a plain cat, and seldom beyond 1 either way."""

    key: str
    line: str  # what it is like to sit with this cat, for people who pick bots
    high: float = 0.0  # opens higher, reaches for more, and takes the bigger risk of two
    bluff: float = 0.0  # claims what it does not hold, and plays its tricks early
    doubt: float = 0.0  # calls sooner, and pays more to be sure
    stubborn: float = 0.0  # stays with what it bid, asked for or did before
    talk: float = 0.0  # says a phrase more often

    def likes_all_alike(self) -> bool:
        """Return whether it changes nothing of how a cat plays."""
        return not (self.high or self.bluff or self.doubt or self.stubborn)


PLAIN: Final = Temper("plain", gettext_noop("Plays as its level plays."))
BOLD: Final = Temper("bold", gettext_noop("Would rather take the risk."), high=0.5, doubt=-0.1, talk=0.3)
CAREFUL: Final = Temper("careful", gettext_noop("Would rather be sure."), high=-1.0, doubt=0.4, talk=-0.3)
SLY: Final = Temper("sly", gettext_noop("Is full of tricks, and looks as if it had none."), bluff=1.0)
STUBBORN: Final = Temper(
    "stubborn", gettext_noop("Has made up its mind, and stays with it."), doubt=-0.3, stubborn=1.0, talk=-0.5
)
CHATTY: Final = Temper(
    "chatty", gettext_noop("Talks all evening, and is curious about everything."), high=0.4, doubt=0.4, talk=1.0
)

TEMPERS: Final[Mapping[str, Temper]] = {temper.key: temper for temper in (PLAIN, BOLD, CAREFUL, SLY, STUBBORN, CHATTY)}
