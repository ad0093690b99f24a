"""The plan of the house in numbers: few arrows between its packages, and no circle anywhere."""

from graphlib import TopologicalSorter

import grimp
import pytest

PACKAGES = (  # the innermost first
    "ninelives.tables.live",
    "ninelives.tables.store",
    "ninelives.tables.bus",
    "ninelives.tables",
    "ninelives.server.edge",
    "ninelives.server.runtime",
    "ninelives.server.store",
    "ninelives.server.bus",
    "ninelives.server",
)
MOST = 20


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("ninelives")


def package_of(module: str) -> str | None:
    return next((package for package in PACKAGES if f"{module}.".startswith(f"{package}.")), None)


def test_tables_and_server_have_few_arrows_between_their_packages(graph: grimp.ImportGraph) -> None:
    arrows = {
        (package_of(module), package_of(imported))
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
    }
    drawn = sorted([(one, other) for one, other in arrows if one and other and one != other])
    assert len(drawn) <= MOST, drawn


def test_no_module_imports_itself_by_a_detour(graph: grimp.ImportGraph) -> None:
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    tuple(TopologicalSorter(imports).static_order())  # raises CycleError with the circle
