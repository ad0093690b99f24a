"""Devices that receive messages: kept, removed, and tried out."""

from base64 import urlsafe_b64decode
from binascii import Error as NotBase64
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_noop
from ninelives.hosting.clock import Clock
from ninelives.hosting.people.sessions import Session, SignIn
from ninelives.server.features.push.allowed_services import is_served
from ninelives.server.features.push.client import Delivery, Envelope, PushClient
from ninelives.server.features.push.encryption import Reader, is_reader
from ninelives.server.features.push.messages import trial_message, written
from ninelives.server.features.push.quiet_hours import is_zone
from ninelives.server.features.push.store import PushStore, PushSubscription
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import GuestId
from ninelives.tables.schemas import Subscribe

MOST: Final = 10  # devices of one person
ID_LETTERS: Final = 32
TRIAL: Final = Envelope("trial", 60, "high")
BAD_KEYS: Final = gettext_noop("Your browser said something that we do not understand. Turn it off and on again.")
UNKNOWN_SERVICE: Final = gettext_noop("We do not know the service that your browser uses for messages. Try another.")
BAD_ZONE: Final = gettext_noop("We do not know your time zone. Leave the quiet hours out.")
ENOUGH: Final = gettext_noop("You have as many devices as we keep. Remove one that you do not use.")
NO_DEVICE: Final = gettext_noop("You have no such device. Look at your devices again.")
NOT_TAKEN: Final = gettext_noop("The message did not go through. Turn it off and on again on that device.")


class Devices:
    def __init__(self, store: PushStore, client: PushClient, services: frozenset[str], clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._client: Final = client
        self._services: Final = services

    async def keep(self, by: SignIn, form: Subscribe, language: str) -> None:
        device = self._checked(by.session, form, language)
        known = [one.id for one in await self._store.subscriptions_of(by.who)]
        if len(known) >= MOST and device.id not in known:
            raise BadOption(ENOUGH)
        before = await self._store.subscription(device.id)
        if before is not None and before.who != by.who and not _is_same_browser(before, device):
            raise BadOption(BAD_KEYS)
        await self._store.subscribe(by, device)

    async def remove(self, who: GuestId, device: str) -> None:
        await self._store.unsubscribe((await self._own(who, device)).id)

    async def try_out(self, who: GuestId, device: str) -> None:
        """Send a message that says that messages come. Raise BadOption where it was not taken."""
        own = await self._own(who, device)
        sent = await self._client.send(own, written(trial_message(own.language)), TRIAL)
        if sent.delivery == Delivery.GONE:
            await self._store.unsubscribe(own.id)
        if sent.delivery != Delivery.TAKEN:
            raise BadOption(NOT_TAKEN)

    async def _own(self, who: GuestId, device: str) -> PushSubscription:
        for one in await self._store.subscriptions_of(who):
            if one.id == device:
                return one
        raise NotFound(NO_DEVICE)

    def _checked(self, session: Session, form: Subscribe, language: str) -> PushSubscription:
        if not is_served(form.endpoint, self._services):
            raise BadOption(UNKNOWN_SERVICE)
        reader = Reader(_bytes(form.p256dh), _bytes(form.auth))
        if not is_reader(reader):
            raise BadOption(BAD_KEYS)
        if not is_zone(form.zone):
            raise BadOption(BAD_ZONE)
        return PushSubscription(
            id=sha256(form.endpoint.encode()).hexdigest()[:ID_LETTERS],
            who=session.who,
            endpoint=form.endpoint,
            public_key=reader.public_key,
            auth=reader.auth,
            language=language,
            quiet_from=form.quiet_from,
            quiet_to=form.quiet_to,
            zone=form.zone,
            made=self._clock.wall(),
            session=session.number,
        )


def _is_same_browser(one: PushSubscription, other: PushSubscription) -> bool:
    """Return whether both know the browser's secret: an endpoint alone may have been seen by others."""
    return one.public_key == other.public_key and compare_digest(one.auth, other.auth)


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError):
        return b""
