"""What the lobby shows first, for stores that cannot sort by themselves."""

from collections import Counter
from collections.abc import Iterable, Mapping
from heapq import nlargest

from ninelives.hosting.storage.port import CONSIDERED, LobbyEntry
from ninelives.tables.ids import TableId
from ninelives.tables.log import TableConfig

PHASES = {"gathering": 0}  # shown first


def rank_listing(
    notices: Iterable[LobbyEntry], configs: Mapping[TableId, TableConfig], per_origin: int
) -> list[LobbyEntry]:
    """Return those of tables that are not private in the lobby's order, at most so many opened from one network."""
    newest = nlargest(CONSIDERED, notices, key=lambda notice: notice.seen)
    shown = [notice for notice in newest if notice.table in configs and not configs[notice.table].private]
    shown.sort(key=lambda notice: (PHASES.get(notice.phase, 1), not notice.free, notice.free, -notice.seen))
    return _spread(shown, configs, per_origin)


def _spread(notices: list[LobbyEntry], configs: Mapping[TableId, TableConfig], per_origin: int) -> list[LobbyEntry]:
    """Return them without those that one network opened on top of what it may show."""
    seen: Counter[str] = Counter()
    kept = []
    for notice in notices:
        origin = configs[notice.table].origin or notice.code
        seen[origin] += 1
        kept += [notice] if seen[origin] <= per_origin else []
    return kept
