"""Text that no store can keep is refused at the edge: once for every path, query and body."""

from typing import Any, Final
from urllib.parse import unquote_to_bytes

from litestar import Request
from litestar.exceptions import SerializationException

from ninelives.core.language import gettext_noop

NUL: Final = "\x00"  # PostgreSQL cannot hold it
WITH_BODY: Final = frozenset({"POST", "PUT"})
BAD_ADDRESS: Final = gettext_noop("This address holds something that is no text. Leave out %00 and what is not UTF-8.")
BAD_BODY: Final = gettext_noop("This holds a NUL character, which is no text. Leave it out and send it again.")
TOO_DEEP: Final = gettext_noop("This is nested too deeply. Send one plain object.")


async def why_unreadable(request: Request[Any, Any, Any]) -> str | None:
    """Return why a request holds no text that can be looked up or kept, or None."""
    if not is_text(request.scope["raw_path"]) or not is_text(request.scope["query_string"]):
        return BAD_ADDRESS
    if request.method not in WITH_BODY:
        return None
    try:
        return BAD_BODY if holds_nul(await request.json()) else None
    except RecursionError:
        return TOO_DEEP
    except SerializationException:
        return None  # the route reads the same body, and says what is wrong with it


def is_text(encoded: bytes) -> bool:
    try:
        return NUL not in unquote_to_bytes(encoded).decode()
    except UnicodeDecodeError:  # lone surrogates too
        return False


def holds_nul(value: object) -> bool:
    match value:
        case str():
            return NUL in value
        case list():
            return any(holds_nul(part) for part in value)
        case dict():
            return any(holds_nul(part) for pair in value.items() for part in pair)
        case _:
            return False
