"""Quiet hours: from when to when a device is not to be woken, by the clock on its wall."""

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ninelives.server.features.push.store import PushSubscription

DAY: Final = 24 * 60  # minutes
NO_ZONE: Final = (ZoneInfoNotFoundError, ValueError, OSError)  # what a name comes to that is none, or a folder's


def is_zone(name: str) -> bool:
    return _zone(name) is not None


def wakes_at(device: PushSubscription, now: float) -> float:
    """Return when a device may be woken: now, or when its quiet hours are over."""
    there = datetime.fromtimestamp(now, _zone(device.zone) or UTC)
    minute = there.hour * 60 + there.minute
    if (minute - device.quiet_from) % DAY >= (device.quiet_to - device.quiet_from) % DAY:
        return now
    over = there.replace(second=0, microsecond=0) + timedelta(minutes=(device.quiet_to - minute) % DAY)
    return over.timestamp()  # by the clock on the wall, also in the night in which it is changed


def _zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except NO_ZONE:
        return None
