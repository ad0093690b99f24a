"""Without its extra an environment says what to install; codecs, tasks and episodes need none."""

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo', 'pyspiel']));"


def run(statement: str) -> str:
    done = subprocess.run([sys.executable, "-c", HIDE + statement], capture_output=True, text=True, check=False)
    return done.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize(
    ("module", "extra"), [("vector", "rl"), ("pettingzoo", "rl"), ("gymnasium", "rl"), ("openspiel", "spiel")]
)
def test_an_environment_says_what_to_install(module: str, extra: str) -> None:
    assert f'pip install "ninelives[{extra}]"' in run(f"import ninelives.rl.{module}")


def test_an_episode_needs_the_standard_library_only() -> None:
    episode = "from ninelives.rl.task import make_task; from ninelives.rl.episode import Episode, seeded"
    assert run(f"{episode}; Episode(make_task('go-kitty'), seeded(1))") == ""
