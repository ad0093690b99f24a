"""VAPID (RFC 8292) tells a push service which server sends. A browser lets in messages of one key alone."""

import hmac
import json
from base64 import urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePrivateKey, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from ninelives.server.features.push.encryption import CURVE, point_of

LIVES: Final = 12 * 3600  # seconds; a service takes no token that lives for more than a day
PURPOSE: Final = b"ninelives push"
HEAD: Final = {"typ": "JWT", "alg": "ES256"}
HALF: Final = 32  # bytes of each of the two numbers of a signature


class Vapid:
    def __init__(self, house_key: bytes, contact: str) -> None:
        self._key: Final = _derived_key(house_key)
        self._contact: Final = contact
        self.public_key: Final = b64(point_of(self._key))

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the header by which the service at an endpoint knows us."""
        place = urlsplit(endpoint)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(now) + LIVES, "sub": self._contact}
        signed = ".".join([b64(json.dumps(part).encode()) for part in (HEAD, claims)])
        return f"vapid t={signed}.{self._signature(signed)}, k={self.public_key}"

    def _signature(self, text: str) -> str:
        numbers = decode_dss_signature(self._key.sign(text.encode(), ECDSA(SHA256())))
        return b64(b"".join([number.to_bytes(HALF) for number in numbers]))


def _derived_key(house_key: bytes) -> EllipticCurvePrivateKey:
    """Return the same key in every process, with nothing more to keep: whoever has the store has both anyway."""
    drawn = int.from_bytes(hmac.digest(house_key, PURPOSE, "sha384"))  # 128 bits more than needed: no key is likelier
    return derive_private_key(1 + drawn % (CURVE.group_order - 1), CURVE)


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
