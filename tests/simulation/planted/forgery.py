"""Faults in what is believed: of the bus, and of what a process knows that its log no longer holds."""

from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from ninelives.hosting.execution.bus_messages import SIGNATURE_BYTES, Added, BadSignature, Signer, _decoder
from ninelives.hosting.execution.cache import TableCache
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.execution.peers import Peers
from ninelives.tables.ids import TableId, after
from simulation.planted.registry import register


@register
def signature_not_checked() -> AbstractContextManager[object]:
    """Read every message, whoever wrote it."""

    def read(_self: Signer, _table: TableId, data: bytes) -> Any:  # noqa: ANN401 - as patched
        try:
            return _decoder.decode(data[SIGNATURE_BYTES:])
        except ValueError:
            raise BadSignature from None

    return patch.object(Signer, "read", read)


@register
def signature_for_any_table() -> AbstractContextManager[object]:
    """Sign what is said and not about which table."""
    signature = Signer._signature
    return patch.object(Signer, "_signature", lambda self, _table, body: signature(self, TableId(0), body))


@register
def row_number_believed() -> AbstractContextManager[object]:
    """Take the number of a row in a message for how far the log was read."""
    receive_row = Peers._receive_row

    def believe_row(self: Peers, live: OpenTable, added: Added) -> None:
        receive_row(self, live, added)
        if not live.lock.locked():
            live.table = live.table._replace(seq=max(live.table.seq, after(added.seq)))

    return patch.object(Peers, "_receive_row", believe_row)


@register
def table_ahead_of_its_log_kept() -> AbstractContextManager[object]:
    """Go on with a table that knows more than its log."""
    return patch.object(TableCache, "abandon", lambda _self, _live: None)
