"""What a host installs is pinned: packages by hash, the image by an exact tag."""

import re
import tomllib

from deploy.shipped import ROOT, SHIPPED

type Versions = dict[str, str]


def locked(name: str) -> Versions:
    """Give the versions of a lock, by package."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def extras() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    return extras


def asked_for() -> Versions:
    """Return the oldest versions that the extras of a server ask for."""
    asked = "\n".join(extras()["server"] + extras()["scaled"])
    return dict(re.findall(r"^([\w.-]+)(?:\[\w+\])?>=([\d.]+)", asked, re.MULTILINE))


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def test_the_lock_of_a_server_has_all_that_it_asks_for() -> None:
    lock, wanted = locked("server"), asked_for()
    assert len(wanted) > 10
    assert not {name for name, oldest in wanted.items() if numbers(lock.get(name, "0")) < numbers(oldest)}


def test_no_extra_is_empty() -> None:
    assert [name for name, wanted in extras().items() if not wanted] == []


def test_a_host_runs_the_versions_that_the_tests_ran_with() -> None:
    tested = locked("dev")
    assert {name: tested.get(name) for name in locked("server")} == locked("server")


def test_the_image_is_made_from_an_exact_tag_and_hashed_packages() -> None:
    text = (SHIPPED / "Containerfile").read_text()
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert len(set(images)) == 1
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-\w+(@sha256:[0-9a-f]{64})?", images[0])
    installs = [line for line in text.splitlines() if "pip install" in line]
    assert len(installs) == 3
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)
