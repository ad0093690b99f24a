"""What a browser runs is what was checked: one Pyodide everywhere, and nothing that only a server has."""

import ast
import json
from pathlib import Path

import runtime

ROOT = Path(__file__).parents[2]


def test_the_page_and_the_checks_use_the_same_pyodide() -> None:
    pinned = json.loads((ROOT / "web/package.json").read_text())["devDependencies"]["pyodide"]
    checked = json.loads((ROOT / "tools/pyodide/package.json").read_text())["dependencies"]["pyodide"]
    assert pinned == checked
    assert pinned[0].isdecimal(), "one version, not a range"


def test_what_functions_import_counts_and_what_only_type_checkers_read_does_not() -> None:
    source = b"""
import a.b
from . import c
from ..d import e
def later():
    async def still_later():
        import f
if TYPE_CHECKING:
    import g
"""
    found = set(runtime.imported(source, "package.inner"))
    assert found == {"a.b", "package.inner", "package.inner.c", "package.d", "package.d.e", "f"}


def test_code_without_lines_still_runs_and_says_where_it_failed() -> None:
    code = runtime.without_lines(compile("def fail():\n    return [1 / n for n in (1, 0)]\n", "there.py", "exec"))
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102 - compiled just above
    fail = names["fail"]
    assert callable(fail)
    try:
        fail()
    except ZeroDivisionError as fault:
        frame = fault.__traceback__.tb_next if fault.__traceback__ is not None else None
        assert frame is not None
        assert frame.tb_frame.f_code.co_filename == "there.py"
        assert len(list(frame.tb_frame.f_code.co_positions())) == len(frame.tb_frame.f_code.co_code) // 2
    else:
        raise AssertionError("it did not fail")


def test_nothing_is_left_out_that_our_packages_name() -> None:
    for part in runtime.OURS:
        place = ROOT / "src" / "ninelives" / part
        for path in place.rglob("*.py") if place.is_dir() else [place]:
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            named = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
            assert not [name for name in named if runtime.is_forgone(name)], path
