"""Build the pure wheel, or with NINELIVES_COMPILE=1 the same source compiled by mypyc."""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("core", "games")  # cats think in a millisecond as they are, and would double the time of a build


def extensions() -> list[Extension]:
    if os.environ.get("NINELIVES_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build must not need a compiler

    files = [str(path) for part in COMPILED for path in sorted(Path("src/ninelives", part).rglob("*.py"))]
    return list(mypycify(["--strict", *files], opt_level="3", debug_level="0", group_name="ninelives"))


setup(ext_modules=extensions())
