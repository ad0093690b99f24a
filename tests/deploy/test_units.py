"""The shipped systemd units, started under the system call filters, limits and variables that they name."""

import os
import re
import subprocess
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from deploy.shipped import PROGRAMS, QUICK, SHIPPED, install, play, set_variables, start, started
from ninelives.cli import main
from server.house import SHORT, Running, code_of, free_port
from services import Services

UNITS = ("ninelives.service", "ninelives@.service")
PATIENCE = 60.0  # seconds for a short match
LOWER = os.nice(0) + 10  # the priority of bots, who give way: ten below the server's, which is ours
SECRET = "the-cat-knows"  # noqa: S105 - of nobody


class Installed(NamedTuple):
    unit: Path
    port: int
    admin: int


@pytest.fixture
def alone(tmp_path: Path) -> Installed:
    """Install the unit for one process."""
    port, admin = free_port(), free_port()
    set_variables(tmp_path / "alone.env", NINELIVES_FLAGS=f"--port {port} {QUICK}")
    return Installed(install("ninelives.service", tmp_path, admin), port, admin)


@pytest.fixture
def scaled(tmp_path: Path, services: Services) -> Installed:
    """Install one of several processes, with passwords in all its addresses."""
    port, admin = free_port(), free_port()
    place = urlsplit(services.make_database(f"unit_{token_hex(6)}"))
    set_variables(
        tmp_path / "scaled.env",
        NINELIVES_DATABASE=f"postgresql://ninelives:{SECRET}@{place.hostname}:{place.port}{place.path}",
        NINELIVES_REDIS=services.redis_url,
        PGPASSWORD=SECRET,
        NINELIVES_FLAGS=f"{QUICK}",
    )
    return Installed(install("ninelives@.service", tmp_path, admin, str(port)), port, admin)


def play_a_match(site: Running, unit: Path) -> None:
    code = code_of(site.set_up(**SHORT))
    with play(f"{site.address}/t/{code}", unit.with_name("told.txt")) as robo:
        assert robo.wait(PATIENCE) == 0, unit.with_name("told.faults").read_text()
    assert site.record(f"{code}-1")


def family_of(process: int) -> list[int]:
    """Give a process and all that it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *[one for child in children for one in family_of(int(child))]]


def priority_of(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[16])


def is_confined(process: int) -> bool:
    """Tell whether a process has no capability, cannot gain one, and has its system calls filtered."""
    status = dict(line.split(":\t", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    powers = [int(status[name], 16) for name in ("CapEff", "CapPrm", "CapBnd" if status["Uid"][0] == "0" else "CapEff")]
    return not any(powers) and (status["NoNewPrivs"], status["Seccomp"]) == ("1", "2")


@pytest.mark.deploy
def test_the_unit_for_one_process_serves_and_its_bots_give_way(alone: Installed) -> None:
    unit = alone.unit
    with started(*alone) as site:
        play_a_match(site, unit)
        assert [site.status(path) for path in ("/health", "/metrics", "/ready", "/host")] == [200, 404, 404, 404]
        server, *others = family_of(site.process.pid)
        assert all(is_confined(process) for process in (server, *others))
        assert [priority_of(process) for process in others].count(LOWER) == 2
    database = unit.with_name("ninelives.db")
    assert database.stat().st_mode & 0o077 == 0, "others may read it"


@pytest.mark.deploy
def test_the_unit_for_several_serves_and_shows_no_secret_in_a_process_list(scaled: Installed) -> None:
    unit = scaled.unit
    with started(*scaled) as site:
        play_a_match(site, unit)
        lines = [Path(f"/proc/{process}/cmdline").read_bytes() for process in family_of(site.process.pid)]
        assert len(lines) > 2
        assert not [line for line in lines if SECRET.encode() in line or b"://" in line]


@pytest.mark.deploy
def test_a_host_that_forbids_priorities_serves_all_the_same(alone: Installed) -> None:
    unit = alone.unit
    unit.write_text(unit.read_text().replace("SystemCallFilter=setpriority\n", ""))
    with started(*alone) as site:
        play_a_match(site, unit)
        assert LOWER not in [priority_of(process) for process in family_of(site.process.pid)]


@pytest.mark.deploy
@pytest.mark.parametrize(
    ("forgotten", "said"), [("NINELIVES_DATABASE", "No store can be found at 'unset:'."), ("NINELIVES_REDIS", "no bus")]
)
def test_an_address_that_several_processes_lack_is_refused(scaled: Installed, forgotten: str, said: str) -> None:
    unit = scaled.unit
    file = unit.with_name("scaled.env")
    file.write_text(re.sub(f"{forgotten}=.*\n", "", file.read_text()))
    with start(unit) as process:
        _, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said in complaint
    assert complaint.count("\n") == 1


@pytest.mark.deploy
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_reads_every_line_of_a_unit(unit: str, tmp_path: Path) -> None:
    text = (SHIPPED / unit).read_text().replace("/opt/ninelives/bin", str(PROGRAMS))
    file = tmp_path / unit.replace("@", "@8001")
    file.write_text(text)
    checked = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)  # noqa: S607 - systemd's own
    complaints = (checked.stdout + checked.stderr).splitlines()
    assert not [line for line in complaints if "ninelives" in line], "others may have faults"


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_bounds_its_memory_and_opens_its_numbers_to_this_machine_alone(unit: str) -> None:
    text = (SHIPPED / unit).read_text()
    assert "\nMemoryMax=2G\n" in text
    (admin,) = re.findall(r"--admin-listen (\S+)", text)
    assert admin.startswith("127.0.0.1:1")
    watched = (SHIPPED / "prometheus.yml").read_text()
    assert unit == "ninelives.service" or f'"{admin.replace("%i", "8001")}"' in watched


@pytest.mark.deploy
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_leaves_little_exposed(unit: str, tmp_path: Path) -> None:
    """By systemd's own reckoning, from 0 to 10: it gives 1.4, and 2.8 without the filter of system calls."""
    file = tmp_path / unit.replace("@", "@8001")
    file.write_text((SHIPPED / unit).read_text())
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=15", str(file)]
    checked = subprocess.run(words, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[-300:] + checked.stderr


def test_help_names_the_variables_and_shows_nothing_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NINELIVES_DATABASE", f"postgresql://cat:{SECRET}@db.example/cats")
    monkeypatch.setenv("NINELIVES_REDIS", f"redis://:{SECRET}@bus.example")
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out
    assert SECRET not in said
    assert {"$NINELIVES_DATABASE,", "$NINELIVES_REDIS)"} <= set(said.split())
