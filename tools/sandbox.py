"""Run the service of a unit file confined as by systemd, as far as that is possible without it.

    sandbox.py FILE    the unit, its instance (%i) and paths already filled in

Reads the environment, drops every capability, sets limits, loads the system call filters, and becomes ExecStart.
What needs systemd itself (a user of its own, mounts) is left out; an unknown setting is an error.
"""

import errno
import os
import platform
import resource
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from ctypes import CDLL, Structure, c_int, c_uint, c_uint32, c_uint64, c_void_p
from itertools import count, takewhile
from pathlib import Path
from typing import NamedTuple

# Not about what a process may do, done by mounts, or denying only what is outside of @system-service anyway.
LEFT_OUT = """
    Restart RestartSec KillMode TimeoutStopSec DynamicUser StateDirectory StateDirectoryMode PrivateDevices PrivateTmp
    ProcSubset ProtectClock ProtectControlGroups ProtectHome ProtectHostname ProtectKernelLogs ProtectKernelModules
    ProtectKernelTunables ProtectProc ProtectSystem MemoryMax PrivateUsers IPAddressDeny
"""

type Settings = dict[str, list[str]]

# the unit file


def read_service(text: str) -> Settings:
    """Return the settings of [Service], each with all its lines in order."""
    settings: Settings = {}
    for line in text.partition("[Service]\n")[2].partition("\n[")[0].splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            settings.setdefault(name, []).append(value)
    return settings


def environment_of(settings: Settings) -> dict[str, str]:
    """Return the environment of the unit; its files override its own settings."""
    found = dict(word.split("=", 1) for line in settings.pop("Environment", []) for word in shlex.split(line))
    for name in settings.pop("EnvironmentFile", []):
        file = Path(name.removeprefix("-"))
        if file.exists() or not name.startswith("-"):
            found |= read_environment(file.read_text())
    return found


def read_environment(text: str) -> dict[str, str]:
    lines = [line.split("=", 1) for line in text.splitlines() if line and not line.startswith("#")]
    return {name: value.strip().strip('"') for name, value in lines}


def command_of(line: str, environment: dict[str, str]) -> list[str]:
    """Return the words of ExecStart; a variable that is a whole word expands to all words it holds."""
    words: list[str] = []
    for word in shlex.split(line):
        words += environment.get(word[1:], "").split() if word.startswith("$") else [word]
    return words


# system call filters, by libseccomp as systemd makes them

ALLOW, ERRNO = 0x7FFF0000, 0x00050000
NOT_EQUAL, LESS, EQUAL, GREATER, MASKED = 1, 2, 4, 6, 7  # how an argument is compared
NO_NEW_PRIVILEGES, IS_IN_BOUNDS, DROP_FROM_BOUNDS = 38, 23, 24  # of prctl
WRITE, EXECUTE = 2, 4  # of memory
SHARED_EXECUTE = 0o100000
SET_IDS = (0o4000, 0o2000)
REAL_TIME = (1, 2, 6)  # first in first out, round robin, deadline
# mount, cgroup, uts, ipc, user, pid, net
NAMESPACES = (0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000)


class Compared(Structure):
    _fields_ = (("arg", c_uint), ("op", c_int), ("a", c_uint64), ("b", c_uint64))


class Deny(NamedTuple):
    """A call that fails if its argument compares so, or always."""

    call: str
    argument: int = 0
    how: int = 0
    value: int = 0
    error: int = errno.EPERM


def masked(call: str, argument: int, *bits: int) -> list[Deny]:
    return [Deny(call, argument, MASKED, bit) for bit in bits]


def denials(settings: Settings) -> Iterator[list[Deny]]:
    """Yield a filter for each setting that denies calls by their arguments."""
    if is_on(settings, "MemoryDenyWriteExecute"):
        yield [
            *masked("mmap", 2, WRITE | EXECUTE),
            *masked("mprotect", 2, EXECUTE),
            *masked("pkey_mprotect", 2, EXECUTE),
            *masked("shmat", 2, SHARED_EXECUTE),
        ]
    if is_on(settings, "RestrictNamespaces"):
        by_flags = [*masked("unshare", 0, *NAMESPACES), *masked("clone", 0, *NAMESPACES)]
        yield [*by_flags, Deny("setns"), Deny("clone3", error=errno.ENOSYS)]
    if is_on(settings, "RestrictRealtime"):
        yield [Deny("sched_setscheduler", 1, EQUAL, policy) for policy in REAL_TIME]
    if is_on(settings, "RestrictSUIDSGID"):
        by_mode = [*masked("chmod", 1, *SET_IDS), *masked("fchmod", 1, *SET_IDS), *masked("fchmodat", 2, *SET_IDS)]
        yield [*by_mode, Deny("openat2", error=errno.ENOSYS)]
    if is_on(settings, "LockPersonality"):
        yield [Deny("personality", 0, NOT_EQUAL, 0)]
    if families := " ".join(settings.pop("RestrictAddressFamilies", [])).split():
        yield list(other_families(sorted(getattr(socket, name) for name in families)))


def other_families(allowed: list[int]) -> Iterator[Deny]:
    within = set(range(allowed[0], allowed[-1])) - set(allowed)
    ranges = [(LESS, allowed[0]), (GREATER, allowed[-1]), *[(EQUAL, one) for one in within]]
    for how, value in ranges:
        yield Deny("socket", 0, how, value, errno.EAFNOSUPPORT)


def is_on(settings: Settings, name: str) -> bool:
    return settings.pop(name, ["no"])[-1] == "yes"


def allowed_calls(lines: list[str]) -> set[str]:
    """Return the allow-list: each line adds calls, or with ~ removes them."""
    calls = members("@default")
    for line in lines:
        named = set().union(*[members(word) for word in line.removeprefix("~").split()])
        calls = calls - named if line.startswith("~") else calls | named
    return calls


def members(word: str) -> set[str]:
    if not word.startswith("@"):
        return {word}
    listed = subprocess.check_output(["systemd-analyze", "syscall-filter", word], text=True)  # noqa: S603, S607 - systemd's own
    inside = [line.strip() for line in listed.splitlines()[1:] if line.strip() and not line.strip().startswith("#")]
    return set().union(*[members(name) for name in inside])


class Filter:
    def __init__(self, otherwise: int) -> None:
        self._library = CDLL("libseccomp.so.2", use_errno=True)
        self._library.seccomp_init.restype = c_void_p
        self._filter = c_void_p(self._library.seccomp_init(c_uint32(otherwise)))

    def add(self, action: int, call: str, *compared: Compared) -> None:
        number = self._library.seccomp_syscall_resolve_name(call.encode())
        if number < 0:  # not on this machine
            return
        arguments = (Compared * len(compared))(*compared)
        add = self._library.seccomp_rule_add_array
        checked(add(self._filter, c_uint32(action), number, len(compared), arguments), call)

    def load(self) -> None:
        checked(self._library.seccomp_load(self._filter), "seccomp_load")


def checked(result: int, what: str) -> None:
    if result != 0:
        raise SystemExit(f"{what}: {os.strerror(abs(result))}")


def deny(rules: list[Deny]) -> None:
    filtered = Filter(ALLOW)
    for rule in rules:
        second = rule.value if rule.how == MASKED else 0
        compared = [Compared(rule.argument, rule.how, rule.value, second)] if rule.how else []
        filtered.add(ERRNO | rule.error, rule.call, *compared)
    filtered.load()


def allow_only(calls: set[str], error: int) -> None:
    filtered = Filter(ERRNO | error)
    for call in calls:
        filtered.add(ALLOW, call)
    filtered.load()


# all together


def limit(settings: Settings) -> None:
    os.umask(int(settings.pop("UMask")[-1], 8))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # only systemd can raise it
    files = min(most, int(settings.pop("LimitNOFILE")[-1]))
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    libc = CDLL(None, use_errno=True)
    if settings.pop("CapabilityBoundingSet") == [""] and os.geteuid() == 0:
        for capability in takewhile(lambda one: libc.prctl(IS_IN_BOUNDS, one, 0, 0, 0) >= 0, count()):
            checked(libc.prctl(DROP_FROM_BOUNDS, capability, 0, 0, 0), "prctl")
    if is_on(settings, "NoNewPrivileges"):
        checked(libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0), "prctl")


def confine(settings: Settings) -> None:
    calls = allowed_calls(settings.pop("SystemCallFilter"))
    error = getattr(errno, settings.pop("SystemCallErrorNumber")[-1])
    filters = list(denials(settings))
    if settings.pop("SystemCallArchitectures") != ["native"]:
        raise SystemExit("SystemCallArchitectures: only native is known here.")
    if unknown := settings.keys() - set(LEFT_OUT.split()):
        raise SystemExit(f"{Path(__file__).name} does not know {', '.join(sorted(unknown))}.")
    for rules in filters:
        deny(rules)
    allow_only(calls, error)


def main(file: str) -> None:
    if platform.system() != "Linux":
        raise SystemExit("Units are for Linux.")
    settings = read_service(Path(file).read_text())
    environment = environment_of(settings)
    command = command_of(settings.pop("ExecStart")[-1], environment)
    limit(settings)
    confine(settings)
    os.execve(command[0], command, {**os.environ, **environment})  # noqa: S606 - what the unit says


if __name__ == "__main__":
    main(*sys.argv[1:])
