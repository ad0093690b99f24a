"""A commit is checked by what `just lint` checks, with the tools of the lock."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOOKS = re.findall(r"^ +entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text(), re.MULTILINE)


def recipe(name: str) -> list[str]:
    """Return the commands of a recipe."""
    found = re.search(rf"^{name}:.*\n((?: {{4}}.*\n)+)", (ROOT / "justfile").read_text(), re.MULTILINE)
    assert found is not None
    return [line.strip() for line in found[1].splitlines()]


def test_every_command_of_lint_is_a_hook() -> None:
    assert len(recipe("lint")) > 4
    assert [command for command in recipe("lint") if not any(command.startswith(hook) for hook in HOOKS)] == []


def test_no_hook_brings_a_version_of_its_own() -> None:
    assert [hook for hook in HOOKS if not hook.startswith(".venv/bin/")] == []
    assert "rev:" not in (ROOT / ".pre-commit-config.yaml").read_text()
