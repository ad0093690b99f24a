"""Pack what a browser needs to run a house: compiled, and trimmed to what can be imported. Runs in Pyodide itself.

It is started by web/tools/runtime.mjs, since byte code is for the very Python that made it. Into /out go a trimmed
standard library (one archive, nothing in it packed: the network packs better), and our packages with msgspec as one
file of bytes and an index of paths.
"""

import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined] # what py_compile calls, too
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

PROJECT: Final = Path("/project")
OUT: Final = Path("/out")
LOCK: Final = "web/node_modules/pyodide/pyodide-lock.json"
OURS: Final = ("core", "games", "bots", "hosting", "tables", "browser", "daily.py", "rulebook.py", "__init__.py")
DATA: Final = (".md", ".mo", ".txt")
DOCS_AND_ASSERTS: Final = 2  # are left out
# What is imported by a name that no `import` holds, or by what is built in.
BY_NAME: Final = frozenset({"encodings.ascii", "encodings.latin_1", "encodings.utf_8", "importlib.readers"})
# What could be imported and never is: other systems, debuggers, the network, and what is built in besides.
NEVER: Final = (
    *("_pydatetime", "_py_abc", "_pyrepl", "_threading_local", "argparse", "asyncio.proactor_events"),
    *("asyncio.windows_events", "asyncio.windows_utils", "bdb", "cmd", "code"),
    *("concurrent.futures.interpreter", "concurrent.futures.process", "concurrent.interpreters", "ctypes"),
    *("difflib", "doctest", "getopt", "http", "importlib._bootstrap", "importlib._bootstrap_external"),
    *("multiprocessing", "ntpath", "pdb", "pickle", "platform", "pprint", "py_compile", "pydoc"),
    *("rlcompleter", "runpy", "statistics", "sysconfig", "tarfile", "tomllib", "tracemalloc", "unittest"),
    *("urllib.error", "urllib.request", "urllib.response", "webbrowser", "xmlrpc"),
)
NO_LOCATION: Final = 0b1_1111_000  # as CPython's Objects/locations.md has it
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


class Library:
    """The standard library as it came, and which of its modules import which."""

    def __init__(self, archive: ZipFile) -> None:
        self._archive: Final = archive
        self._names: Final = frozenset(archive.namelist())

    def path_of(self, module: str) -> str | None:
        words = module.replace(".", "/")
        return next((path for path in (f"{words}.py", f"{words}/__init__.py") if path in self._names), None)

    def source(self, path: str) -> bytes:
        return self._archive.read(path)

    def needed(self, wanted: frozenset[str]) -> dict[str, str]:
        """Return the paths of all that may be imported when these are used, now or later."""
        found: dict[str, str] = {}
        first = sorted(wanted)
        while first:
            module = first.pop()
            path = self.path_of(module)
            if path is not None and module not in found and not is_forgone(module):
                found[module] = path
                package = module if path.endswith("__init__.py") else module.rpartition(".")[0]
                first += with_parents(imported(self.source(path), package))
        return found


def is_forgone(module: str) -> bool:
    return module.startswith(NEVER) and any(f"{module}.".startswith(f"{name}.") for name in NEVER)


def with_parents(modules: Iterator[str]) -> list[str]:
    """Return modules with the packages that they are in, which are imported first."""
    words = [module.split(".") for module in modules]
    return [".".join(each[:length]) for each in words for length in range(1, len(each) + 1)]


def imported(source: bytes, package: str) -> Iterator[str]:
    """Yield what a module may import, its functions included; a name from a package may be a module or not."""
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = origin(node, package)
            yield from [base, *[f"{base}.{alias.name}" for alias in node.names]]


def origin(node: ast.ImportFrom, package: str) -> str:
    if node.level == 0:
        return node.module or ""
    words = package.split(".")
    return ".".join([*words[: len(words) - node.level + 1], *([node.module] if node.module else [])])


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all that may run; what only type checkers read does not."""
    for node in ast.iter_child_nodes(tree):
        if not is_for_types(node):
            yield node
            yield from statements(node)


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def compiled(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=DOCS_AND_ASSERTS)
    code = code if name.startswith("ninelives") else without_lines(code)
    return bytes(_code_to_hash_pyc(code, bytes(8), checked=False))


def without_lines(code: CodeType) -> CodeType:
    """Leave out which line an instruction comes from: a sixth of the size, and only our own lines are reported."""
    inner = [without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts]
    return code.replace(co_consts=tuple(inner), co_linetable=nowhere(len(code.co_code) // 2))


def nowhere(units: int) -> bytes:
    """Return a table of locations that names none: an entry is for eight units of code at most."""
    return bytes([NO_LOCATION | 7] * (units // 8) + ([NO_LOCATION | (units % 8 - 1)] if units % 8 else []))


def our_files() -> Iterator[tuple[str, bytes]]:
    folder = PROJECT / "src" / "ninelives"
    for part in OURS:
        for path in sorted((folder / part).rglob("*")) if (folder / part).is_dir() else [folder / part]:
            if path.suffix in {".py", *DATA}:
                yield f"ninelives/{path.relative_to(folder).as_posix()}", path.read_bytes()
    for path in sorted((folder / "locale").glob("*.mo")):
        yield f"ninelives/locale/{path.name}", path.read_bytes()


def our_metadata() -> Iterator[tuple[str, bytes]]:
    """Yield what entry points and the version are read from."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    folder = f"ninelives-{project['version']}.dist-info"
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: ninelives\nVersion: {project['version']}\n".encode()
    groups = [(group, points) for group, points in project["entry-points"].items()]
    lines = [line for group, points in groups for line in (f"[{group}]", *[f"{k} = {v}" for k, v in points.items()])]
    yield f"{folder}/entry_points.txt", "\n".join([*lines, ""]).encode()


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if PurePosixPath(name).suffix in {".py", ".so"}:
                yield name, archive.read(name)


def packed(files: Iterator[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    for name, body in files:
        path = PurePosixPath(name)
        yield (str(path.with_suffix(".pyc")), compiled(body, name)) if path.suffix == ".py" else (name, body)


def pack_house(files: list[tuple[str, bytes]]) -> None:
    """Write one file of bytes, and where in it each path is; Pyodide wants to know besides which version it is."""
    index, at = {}, 0
    for name, body in files:
        index[name] = [at, at + len(body)]
        at += len(body)
    (OUT / "house.bin").write_bytes(b"".join([body for _name, body in files]))
    info = json.loads((PROJECT / LOCK).read_text())["info"]
    head = {"files": index, "lock": {"info": info, "packages": {}}}
    (OUT / "house.json").write_text(json.dumps(head, separators=(",", ":")))


def pack_library(library: Library, modules: dict[str, str]) -> None:
    files = packed((path, library.source(path)) for path in sorted(modules.values()))
    with ZipFile(OUT / "python_stdlib.zip", "w", ZIP_STORED) as archive:
        for name, body in files:
            archive.writestr(ZipInfo(name, LONG_AGO), body)  # the same bytes on any day


def main(wheel: str, *at_start: str) -> None:
    """Pack the files of this wheel with ours, and what they import, besides what Pyodide imports when it starts."""
    ours = [*our_files(), *wheel_files(Path(wheel))]
    library = Library(ZipFile("/lib/python314.zip"))
    named = {name for path, body in ours if path.endswith(".py") for name in ours_imported(path, body)}
    modules = library.needed(BY_NAME.union(named, at_start))
    pack_library(library, modules)
    pack_house([*packed(iter(ours)), *our_metadata()])
    wanted = sorted(name for name in named if name in modules)
    (OUT / "imports.json").write_text(json.dumps(wanted))  # for a check that each of them is there
    print(f"{len(modules)} modules of the standard library, {len(ours)} files of ours and of msgspec")


def ours_imported(path: str, body: bytes) -> list[str]:
    package = ".".join(PurePosixPath(path).parts[:-1])
    return with_parents(imported(body, package))


if __name__ == "__main__":
    main(*sys.argv[1:])
