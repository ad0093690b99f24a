"""Build the pure wheel, or with NINELIVES_COMPILE=1 the same source compiled by mypyc."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = ("core", "games", "bots", "rl/codec")


class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Compile the files of an extension side by side: setuptools does so with extensions only, and ours is one."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:  # noqa: ANN401 - as given
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: compile_some([source], *args, **options), sources)
                return [compiled for part in parts for compiled in part]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Extension]:
    if os.environ.get("NINELIVES_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build must not need a compiler

    files = [str(path) for part in COMPILED for path in sorted(Path("src/ninelives", part).rglob("*.py"))]
    # mypyc makes gcc's warnings errors; leave it so: "may be used uninitialized" has been a crash of the compiled code
    return list(mypycify(["--strict", *files], opt_level="3", debug_level="0", group_name="ninelives", multi_file=True))


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
