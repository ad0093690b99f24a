"""An authenticator in software: what a phone's or a key's chip does, with none of its safety."""

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str, site: str = "localhost", flags: int = PRESENT | VERIFIED) -> None:
        self.id = token_bytes(16)
        self.origin = origin
        self.site = site
        self.flags = flags
        self.counter = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: str) -> str:
        """Answer a question for a new passkey."""
        client = self._client("webauthn.create", json.loads(options)["challenge"])
        place = self._public_key()
        data = self._data(HAS_KEY) + bytes(16) + len(self.id).to_bytes(2) + self.id + place
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=client, attestationObject=made)

    def get(self, options: str) -> str:
        """Answer a question for a passkey."""
        self.counter += 1
        client = self._client("webauthn.get", json.loads(options)["challenge"])
        data = self._data()
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        site = sha256(self.site.encode()).digest()
        return site + bytes([self.flags | more]) + self.counter.to_bytes(4)

    def _public_key(self) -> bytes:
        point = self._key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})

    def _credential(self, **response: bytes) -> str:
        name = bytes_to_base64url(self.id)
        said: dict[str, Any] = {key: bytes_to_base64url(value) for key, value in response.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": said})
