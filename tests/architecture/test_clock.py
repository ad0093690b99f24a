"""Time is known in one place, `hosting/clock.py`: code that looks at a clock of its own cannot be tested exactly."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path("src/ninelives")
CLOCK = SOURCE / "hosting/clock.py"
LAB = SOURCE / "lab"  # measures how long bots take
PROMPT = SOURCE / "terminal/prompt.py"  # lets a person read one line after the other: `--pace`

READINGS = ("time", "monotonic", "perf_counter", "process_time", "thread_time")
TIME = {f"{name}{unit}" for name in READINGS for unit in ("", "_ns")} | {"sleep"}
ASYNCIO = {"sleep", "wait_for", "timeout", "timeout_at"}
LOOP = {"call_later", "call_at"}


def uses_of_time(tree: ast.AST) -> Iterator[str]:
    """Yield each place where code reads a clock, sleeps or sets a timer by itself."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="time" | "asyncio" as module, names=names):
                known = TIME if module == "time" else ASYNCIO
                yield from [f"{node.lineno}: from {module} import {name.name}" for name in names if name.name in known]
            case ast.Attribute(value=ast.Name(id="time"), attr=name) if name in TIME:
                yield f"{node.lineno}: time.{name}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr="sleep"), args=[ast.Constant(value=0)]):
                continue  # waits for no time: others get their turn
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr=name)) if name in ASYNCIO:
                yield f"{node.lineno}: asyncio.{name}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr="wait"), keywords=keywords):
                yield from [f"{node.lineno}: asyncio.wait with a timeout" for word in keywords if word.arg == "timeout"]
            case ast.Call(func=ast.Attribute(attr=name) as called) if name in LOOP and not _is_of_clock(called.value):
                yield f"{node.lineno}: {ast.unparse(called)}"
            case ast.Call(func=ast.Attribute(attr="now" | "utcnow" | "today", value=ast.Name(id="datetime" | "date"))):
                yield f"{node.lineno}: {ast.unparse(node.func)}"
            case _:
                pass


def _is_of_clock(owner: ast.expr) -> bool:
    return "clock" in ast.unparse(owner)


def test_only_the_clock_knows_time() -> None:
    found = {
        f"{path}:{use}"
        for path in SOURCE.rglob("*.py")
        if path not in {CLOCK, PROMPT} and not path.is_relative_to(LAB)
        for use in uses_of_time(ast.parse(path.read_text()))
    }
    assert found == set()


@pytest.mark.parametrize(
    "planted",
    [
        "from time import monotonic",
        "import time\nx = time.time()",
        "import time\nread = time.perf_counter_ns",
        "import asyncio\nasync def f(): await asyncio.sleep(1)",
        "import asyncio\nasync def f(): await asyncio.wait_for(g(), 1)",
        "import asyncio\nasync def f(): await asyncio.wait(tasks, timeout=1)",
        "async def f():\n async with asyncio.timeout(1): pass",
        "loop.call_later(1, f)",
        "self.loop.call_at(1, f)",
        "datetime.now(UTC)",
    ],
)
def test_a_planted_use_is_found(planted: str) -> None:
    assert len(list(uses_of_time(ast.parse(planted)))) == 1


@pytest.mark.parametrize("allowed", ["await asyncio.sleep(0)", "self._clock.call_later(1, f)", "table.time.now()"])
def test_what_needs_no_clock_of_its_own_is_allowed(allowed: str) -> None:
    assert list(uses_of_time(ast.parse(f"async def f():\n {allowed}"))) == []
