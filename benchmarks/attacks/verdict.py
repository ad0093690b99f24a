"""What is promised of a flood, whether it was kept, and the table of all of them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from attacks.catalogue import named
from attacks.people import Sample
from attacks.stage import SPARE, Flooded
from hostile.honest import p99

HINT: Final = 2.0  # seconds within which a hint is given, whatever others ask for
GROWTH: Final = 100.0  # MiB that a flood may take while it lasts: a small host has 512
KEPT, KEPT_MIB = 1.25, 12.0  # of the memory before the flood that may be held after it, and some
HEADS: Final = (
    *("flood", "quiet p50", "p99", "max", "flood p50", "p99", "max ms", "times", "answered", "lost", "new", "away"),
    *("CPU", "MiB", "most", "after", "files", "most", "after", "attacker"),
)


def quiet_p99(flooded: Flooded, floor: float) -> float:
    """Return the quiet p99, and at least `floor`: below it is the scheduler, not the server."""
    return max(p99(quiet_of(flooded).waits), floor)


def faults(flooded: Flooded, patience: float, floor: float) -> Iterator[str]:
    """Return a sentence for each promise that was not kept."""
    quiet, under = quiet_p99(flooded, floor), flooded.under
    if p99(under.waits) > patience * quiet:
        yield f"p99 went from {1e3 * quiet:.1f} to {1e3 * p99(under.waits):.1f} ms."
    if under.unanswered:
        yield f"{under.unanswered} honest commands were not answered."
    if under.turned_away or not under.newcomers:
        yield f"{under.turned_away} newcomers were not let in, {len(under.newcomers)} were."
    if not flooded.storm.did.total():
        yield "The attacker did not attack."
    yield from [fault for sample in (flooded.before, under, flooded.after) for fault in sample.faults]
    yield from _hint_faults(flooded)
    yield from _weight_faults(flooded)
    if flooded.busy:
        yield "The server was still busy, or held its connections, long after the flood."
    if excess := named(flooded.attack).excess(flooded.storm):
        yield excess
    yield from sorted(set(flooded.complaints))


def _hint_faults(flooded: Flooded) -> Iterator[str]:
    if named(flooded.attack).hints:
        slowest = max(flooded.under.hints, default=float("inf"))
        if slowest > HINT:
            yield f"A hint took {slowest:.1f} s."


def _weight_faults(flooded: Flooded) -> Iterator[str]:
    first, most, last = flooded.first, flooded.most, flooded.last
    if most.mib > first.mib + GROWTH:
        yield f"Memory went from {first.mib:.0f} to {most.mib:.0f} MiB."
    if last.mib > KEPT * first.mib + KEPT_MIB:
        yield f"Memory stayed at {last.mib:.0f} MiB after {first.mib:.0f}."
    if last.files > first.files + SPARE:
        yield f"{last.files} files stay open, {first.files} were before."


def quiet_of(flooded: Flooded) -> Sample:
    """Return the slower of both quiet times; where the server was still busy, there was only one."""
    if flooded.busy:
        return flooded.before
    return max(flooded.before, flooded.after, key=lambda sample: p99(sample.waits))


def _ms(sample: Sample) -> list[float]:
    """Return p50, p99 and the longest wait in milliseconds."""
    waits = sample.waits or [float("inf")]
    return [1e3 * wait for wait in (waits[len(waits) // 2], p99(waits), waits[-1])]


def row(flooded: Flooded, floor: float) -> list[str]:
    under = flooded.under
    weights = (flooded.first, flooded.most, flooded.last)
    return [
        flooded.attack,
        *[f"{ms:,.1f}" for ms in (*_ms(quiet_of(flooded)), *_ms(under))],
        f"{p99(under.waits) / quiet_p99(flooded, floor):.1f}",
        *[str(number) for number in (under.answered, under.unanswered, len(under.newcomers), under.turned_away)],
        f"{100 * flooded.cpu:.0f}%",
        *[f"{weight.mib:.0f}" for weight in weights],
        *[str(weight.files) for weight in weights],
        managed(flooded),
    ]


def managed(flooded: Flooded) -> str:
    """Return what the attacker had of it, and how long a hint took beside it where that is what it is about."""
    attack = named(flooded.attack)
    hint = f", slowest hint {max(flooded.under.hints, default=float('inf')):.1f} s" if attack.hints else ""
    return attack.managed(flooded.storm) + hint


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as aligned text: words to the left, numbers to the right."""
    widths = [max([len(row[n]) for row in rows]) for n in range(len(rows[0]))]
    return "\n".join([_line(row, widths) for row in rows])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *numbers, last = [*zip(row, widths, strict=True)]
    cells = [first[0].ljust(first[1]), *[cell.rjust(width) for cell, width in numbers], last[0]]
    return "  ".join(cells).rstrip()


def as_data(flooded: Flooded, floor: float, wrong: list[str]) -> dict[str, Any]:
    """Return what a program may want to compare."""
    cells = dict(
        zip(("quiet_p50", "quiet_p99", "quiet_max", "p50", "p99", "max"), row(flooded, floor)[1:7], strict=True)
    )
    return {
        "flood": flooded.attack,
        "ms": cells,
        "times": p99(flooded.under.waits) / quiet_p99(flooded, floor),
        "answered": flooded.under.answered,
        "unanswered": flooded.under.unanswered,
        "newcomers": len(flooded.under.newcomers),
        "turned_away": flooded.under.turned_away,
        "hints": flooded.under.hints,
        "cpu": flooded.cpu,
        "mib": [flooded.first.mib, flooded.most.mib, flooded.last.mib],
        "files": [flooded.first.files, flooded.most.files, flooded.last.files],
        "attacker": dict(flooded.storm.did),
        "wrong": wrong,
    }
