"""Nine Naps as an installed package: found by its entry points, as any third-party game is."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ninelives.core.game import AnyGame
from ninelives.core.registry import load, points_of

NINE_NAPS = Path(__file__).parents[2] / "examples" / "nine-naps"


@pytest.fixture
def nine_naps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    project = tomllib.loads((NINE_NAPS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = tmp_path / "nine_naps-0.1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: nine-naps\nVersion: 0.1.0\n", encoding="utf-8")
    groups = [
        "\n".join([f"[{group}]", *[f"{name} = {value}" for name, value in points.items()]])
        for group, points in project["entry-points"].items()
    ]
    (known / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(NINE_NAPS / "src"))
    points_of.cache_clear()
    yield load("nine-naps")
    points_of.cache_clear()
