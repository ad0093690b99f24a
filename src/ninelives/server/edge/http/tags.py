"""What tells one version of an answer from another, so that a browser need not fetch again what it holds."""

from hashlib import sha256

from ninelives.server.http.callers import AnyRequest


def tag_of(body: bytes) -> str:
    return f'W/"{sha256(body).hexdigest()[:20]}"'  # weak: packed or not, it is the same file


def holds_already(request: AnyRequest, tag: str) -> bool:
    """Return whether a browser has this very file: a proxy may have made its tag a strong one."""
    said = request.headers.get("if-none-match", "")
    return tag.removeprefix("W/") in [one.strip().removeprefix("W/") for one in said.split(",")]
