"""The plan of the house in numbers: few arrows between its packages, and no circle anywhere."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

PACKAGES = (  # the innermost first
    "ninelives.hosting.api",
    "ninelives.hosting.connections",
    "ninelives.hosting.jobs",
    "ninelives.hosting.execution",
    "ninelives.hosting.people",
    "ninelives.hosting.timing",
    "ninelives.hosting.storage",
    "ninelives.hosting.bus",
    "ninelives.hosting.table_server",
    "ninelives.hosting.scheduler",
    "ninelives.hosting",
    "ninelives.tables",
    "ninelives.server.edge",
    "ninelives.server.process",
    "ninelives.server.features",
    "ninelives.server.http",
    "ninelives.server.bot_workers",
    "ninelives.server.limits",
    "ninelives.server.observability",
    "ninelives.server.settings",
    "ninelives.server.storage",
    "ninelives.server.bus",
    "ninelives.server",
)
MOST = 112
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("ninelives")


def package_of(module: str) -> str | None:
    return next((package for package in PACKAGES if f"{module}.".startswith(f"{package}.")), None)


def arrows_in(graph: grimp.ImportGraph) -> set[tuple[str, str]]:
    arrows = {
        (package_of(module), package_of(imported))
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
    }
    return {(one, other) for one, other in arrows if one and other and one != other}


def arrows_on(page: Path) -> set[tuple[str, str]]:
    """Return the arrows of a page's table: a row per package, with what it imports in the second column."""
    rows = [line.split("|") for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    named = [[re.findall(r"`([\w.]+)`", cell) for cell in row[1:3]] for row in rows]
    arrows = {(f"ninelives.{one}", f"ninelives.{other}") for ones, others in named for one in ones for other in others}
    return {(one, other) for one, other in arrows if one in PACKAGES and other in PACKAGES}


def test_tables_and_server_have_few_arrows_between_their_packages(graph: grimp.ImportGraph) -> None:
    drawn = sorted(arrows_in(graph))
    assert len(drawn) <= MOST, drawn


def test_the_page_of_the_architecture_lists_these_arrows(graph: grimp.ImportGraph) -> None:
    assert arrows_on(PAGE) == arrows_in(graph)


def test_no_module_imports_itself_by_a_detour(graph: grimp.ImportGraph) -> None:
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    tuple(TopologicalSorter(imports).static_order())  # raises CycleError with the circle
