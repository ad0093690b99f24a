"""Encrypts a message for one browser (RFC 8291). The push service that carries it cannot read it."""

from secrets import token_bytes
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = SECP256R1()
SALT_BYTES: Final = 16
AUTH_BYTES: Final = 16
RECORD_BYTES: Final = 4096  # at most, in one record; ours are some hundreds
LAST: Final = b"\x02"  # after the text of the last record, which is the only one (RFC 8188)


class Reader(NamedTuple):
    """Who alone can open what is sealed: the browser that made these."""

    public_key: bytes
    auth: bytes


def is_reader(reader: Reader) -> bool:
    """Return whether anything can be sealed for these keys."""
    try:
        _key_of(reader)
    except ValueError:
        return False
    return len(reader.auth) == AUTH_BYTES


def seal(text: bytes, reader: Reader) -> bytes:
    """Return a body of the content coding aes128gcm."""
    return seal_by(text, reader, generate_private_key(CURVE), token_bytes(SALT_BYTES))


def seal_by(text: bytes, reader: Reader, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Seal by a key and a salt that are used for nothing else."""
    ours = point_of(own)
    shared = own.exchange(ECDH(), _key_of(reader))
    secret = _derived(shared, reader.auth, b"WebPush: info\0" + reader.public_key + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a key, as a browser writes it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _key_of(reader: Reader) -> EllipticCurvePublicKey:
    return EllipticCurvePublicKey.from_encoded_point(CURVE, reader.public_key)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
