"""Why a connection is closed, and what is said before."""

from typing import Final

import msgspec

from ninelives.core.language import Message, as_message, gettext_lazy, gettext_noop
from ninelives.hosting.ports import Telemetry
from ninelives.tables import wire

COME_AGAIN: Final = 1013
OUR_FAULT: Final = 1011
BAD_MESSAGE: Final = 4400
NOT_YOU: Final = 4401
NOT_HERE: Final = 4403
NO_TABLE: Final = 4404
BARRED: Final = 4410
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429
FAILED: Final = gettext_noop("Something went wrong here. Come again.")


class Closing(Exception):
    """Raised to close a connection."""

    def __init__(self, code: int, reason: str | Message, *, again: bool) -> None:
        super().__init__(reason)
        self.code = code
        self._reason = as_message(reason)
        self._again = again

    @property
    def bye(self) -> wire.Bye:
        return wire.Bye(str(self._reason), self._again)


def read_message(text: str, telemetry: Telemetry) -> wire.AnyFromClient:
    try:
        return wire.read(text)
    except (msgspec.MsgspecError, RecursionError) as fault:
        telemetry.bad_messages.inc()
        # in words, since the fault itself would hold this frame, and this frame the reason
        reason = gettext_lazy("That was no message: {fault}.", fault=str(fault))
        raise Closing(BAD_MESSAGE, reason, again=False) from fault
