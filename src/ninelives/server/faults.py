"""How something that should not happen is written down: where and what kind, never with which values."""

import traceback
from pathlib import PurePath


def described(fault: BaseException) -> dict[str, str]:
    """Give what a log may say of a fault. Its own words stay out: they may hold a card, a name or a token."""
    if isinstance(fault, BaseExceptionGroup):
        return described(fault.exceptions[0])
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join([f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames[-4:])])
    return {"kind": type(fault).__name__, "where": where}
