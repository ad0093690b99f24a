"""Passkeys: the browser proves that its owner is there, by a key that never leaves it (WebAuthn, level 3)."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_noop
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.server.features.credentials.store import ANY_SITE, CredentialStore, Passkey
from ninelives.server.features.credentials.tickets import Tickets
from ninelives.tables.ids import SYSTEM, GuestId

BYTES: Final = 32  # of a challenge
LIVES: Final = 300.0  # seconds that somebody may take to touch their key
MOST: Final = 20  # passkeys of one guest
OURS: Final = "Nine Lives"
NAMELESS: Final = "Guest"
REFUSED: Final = gettext_noop("This passkey was not accepted. Try again, or come by a code.")
ENOUGH: Final = gettext_noop("You have as many passkeys as we keep. Remove one that you do not use.")
# What does not parse: the library lets some faults of the standard library through.
MALFORMED: Final = (WebAuthnException, ValueError, TypeError, AttributeError, KeyError, RecursionError)


class Page(NamedTuple):
    """The page that asks: a passkey is for one site, and counts on no other."""

    origin: str

    @property
    def site(self) -> str:
        return urlsplit(self.origin).hostname or ""


class Passkeys:
    def __init__(self, store: CredentialStore, identity: Identity, time: SharedTime) -> None:
        self._store: Final = store
        self._identity: Final = identity
        self._challenges: Final = Tickets("challenge", store, identity, time)

    async def ask_for_new(self, page: Page, who: GuestId, name: str) -> str:
        """Return what the browser needs to make a passkey, as JSON."""
        known = await self._store.passkeys_of(who)
        if len(known) >= MOST:
            raise BadOption(ENOUGH)
        options = generate_registration_options(
            rp_id=page.site,
            rp_name=OURS,
            user_id=bytes.fromhex(self._identity.seal(f"user {who}")),  # says nothing about them
            user_name=name or NAMELESS,
            challenge=await self._challenge(who),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.id)) for passkey in known],
        )
        return options_to_json(options)

    async def add(self, page: Page, by: SignIn, credential: str) -> None:
        """Keep a passkey that the browser made, if it was asked to."""
        made = _parsed(lambda: parse_registration_credential_json(credential))
        challenge = await self._redeemed(made.response.client_data_json, by.who)
        verified = _parsed(
            lambda: verify_registration_response(
                credential=made,
                expected_challenge=challenge,
                expected_rp_id=page.site,
                expected_origin=page.origin,
                require_user_verification=True,
            )
        )
        passkey = Passkey(
            id=bytes_to_base64url(verified.credential_id),
            who=by.who,
            public_key=verified.credential_public_key,
            counter=verified.sign_count,
            synced=verified.credential_backed_up,
            made=by.now,
            used=by.now,
            session=by.session.number,
            site=page.site,
        )
        if not await self._store.add_passkey(by, passkey):
            raise BadOption(REFUSED)

    async def ask_for_any(self, page: Page) -> str:
        """Return what the browser needs to offer the passkeys that it has for this site, as JSON."""
        options = generate_authentication_options(
            rp_id=page.site,
            challenge=await self._challenge(SYSTEM),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options)

    async def sign_in(self, page: Page, credential: str, device: NewDevice) -> Session:
        """Return the session that is opened by the passkey which the browser used."""
        shown = _parsed(lambda: parse_authentication_credential_json(credential))
        challenge = await self._redeemed(shown.response.client_data_json, SYSTEM)
        passkey = await self._store.passkey(bytes_to_base64url(shown.raw_id))
        if passkey is None or passkey.site not in {page.site, ANY_SITE}:
            raise BadOption(REFUSED)
        verified = _parsed(
            lambda: verify_authentication_response(
                credential=shown,
                expected_challenge=challenge,
                expected_rp_id=page.site,
                expected_origin=page.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.counter,
                require_user_verification=True,
            )
        )
        session = await self._store.sign_in_by_passkey(passkey, verified.new_sign_count, device)
        if session is None:
            raise BadOption(REFUSED)
        return session

    async def _challenge(self, who: GuestId) -> bytes:
        challenge = token_bytes(BYTES)
        await self._challenges.issue(challenge.hex(), who, LIVES)
        return challenge

    async def _redeemed(self, client_data: bytes, who: GuestId) -> bytes:
        """Return the challenge that a browser answers, if we gave it to this guest, and once."""
        challenge = _parsed(lambda: parse_client_data_json(client_data).challenge)
        if await self._challenges.redeem(challenge.hex()) != who:
            raise BadOption(REFUSED)
        return challenge


def _parsed[T](read: Callable[[], T]) -> T:
    try:
        return read()
    except MALFORMED as fault:
        raise BadOption(REFUSED) from fault
