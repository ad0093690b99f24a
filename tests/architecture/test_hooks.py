"""A commit is checked by what `just lint` checks, with the tools of the lock."""

import re
from pathlib import Path

from parts import read_parts

ROOT = Path(__file__).parents[2]
HOOKS = re.findall(r"^ +entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text(), re.MULTILINE)


LINT = [line for part in read_parts("check") if part.name in {"style", "types"} for line in part.command.splitlines()]


def test_every_command_of_lint_is_a_hook() -> None:
    assert len(LINT) > 4
    assert [command for command in LINT if not any(command.startswith(hook) for hook in HOOKS)] == []


def test_no_hook_brings_a_version_of_its_own() -> None:
    assert [hook for hook in HOOKS if not hook.startswith(".venv/bin/")] == []
    assert "rev:" not in (ROOT / ".pre-commit-config.yaml").read_text()
