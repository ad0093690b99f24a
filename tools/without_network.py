"""Block what needs a network, then open a house and play: nothing of a server can be used unnoticed.

Runs in Pyodide too, where nothing of it could be installed: node tools/pyodide/run.mjs WHEEL tools/without_network.py
"""

import asyncio
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

BLOCKED: Final = frozenset(
    {
        *("aiosqlite", "alembic", "asyncpg", "litestar", "prometheus_client", "redis", "segno", "sqlalchemy"),
        *("structlog", "uvicorn", "uvloop", "websockets", "ninelives.server"),
    }
)


class Blocker(MetaPathFinder):
    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in BLOCKED:
            raise ModuleNotFoundError(f"{fullname} is blocked: tables live without it.", name=fullname)
        return None


async def main() -> None:
    sys.meta_path.insert(0, Blocker())
    sys.path.insert(0, "tools")
    from lone_house import play_all  # noqa: PLC0415 - after what it must not need is blocked

    for line in await play_all():
        print(line)


if __name__ == "__main__":
    asyncio.run(main())
