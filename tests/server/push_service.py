"""A push service on this machine, and the browsers behind it: it checks who sends, and opens what was sealed.

No service of the world can be reached from a test. This one does what RFC 8030, 8291 and 8292 ask of one, and shares no
line with what it checks.
"""

import asyncio
import hmac
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from threading import Lock, Thread
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ninelives.hosting.clock import Clock
from server.network import running_network

DAY = 24 * 3600
HANGS_UP: tuple[int, dict[str, str]] = (0, {})  # instead of an answer


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A device with keys of its own."""

    def __init__(self, origin: str, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.name = token_hex(8)
        self.endpoint = f"{origin}/to/{self.name}"
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or token_bytes(16)

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def form(self, **more: object) -> dict[str, object]:
        return {"endpoint": self.endpoint, "p256dh": b64(self.public), "auth": b64(self.auth), **more}

    def opens(self, body: bytes) -> bytes:
        """Open a message by RFC 8188 and RFC 8291, step by step as they stand there."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        assert size >= len(body) - 21 - length, "it is one record"
        theirs = body[21 : 21 + length]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        first = hmac.digest(self.auth, shared, "sha256")
        secret = hmac.digest(first, b"WebPush: info\0" + self.public + theirs + b"\x01", "sha256")
        second = hmac.digest(salt, secret, "sha256")
        key = hmac.digest(second, b"Content-Encoding: aes128gcm\0\x01", "sha256")[:16]
        nonce = hmac.digest(second, b"Content-Encoding: nonce\0\x01", "sha256")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert text.endswith(b"\x02"), "it is the last record"
        return text[:-1]


class Arrived(NamedTuple):
    """A message as a browser gets it, with what the service was told of it."""

    browser: Browser
    message: dict[str, Any]
    headers: dict[str, str]


class PushService:
    """Takes what is sent, unless it is to answer otherwise."""

    def __init__(self, origin: str, wall: Callable[[], float] = time.time) -> None:
        self.origin = origin
        self._wall = wall
        self.arrived: list[Arrived] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # instead of 201, one after the other
        self.on_request: Callable[[], None] = lambda: None  # before it is answered
        self.keys: set[str] = set()  # of servers that sent
        self.faults: list[str] = []
        self._browsers: dict[str, Browser] = {}
        self._lock = Lock()

    def browser(self) -> Browser:
        browser = Browser(self.origin)
        self._browsers[browser.name] = browser
        return browser

    def take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        with self._lock:
            self._check_sender(headers["authorization"])
            browser = self._browsers[path.removeprefix("/to/")]
            arrived = Arrived(browser, json.loads(browser.opens(body)), headers)
            status, more = self.answers.pop(0) if self.answers else (201, {})
            if status == 201:
                self.arrived.append(arrived)
        self.on_request()
        return status, more

    def _check_sender(self, said: str) -> None:
        scheme, _, rest = said.partition(" ")
        parts = dict([part.strip().split("=", 1) for part in rest.split(",")])
        assert (scheme, sorted(parts)) == ("vapid", ["k", "t"])
        signed, _, signature = parts["t"].rpartition(".")
        head, claims = [json.loads(unb64(part)) for part in signed.split(".")]
        r, s = int.from_bytes(unb64(signature)[:32]), int.from_bytes(unb64(signature)[32:])
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(parts["k"]))
        key.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.origin
        assert self._wall() < claims["exp"] <= self._wall() + DAY
        assert claims["sub"].startswith(("https://", "http://", "mailto:"))
        self.keys.add(parts["k"])

    def answer(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        try:
            return self.take(path, headers, body)
        except Exception as fault:  # noqa: BLE001 - told by the test, where it is no answer to the server
            self.faults.append(repr(fault))
            return 400, {}


@asynccontextmanager
async def local_push_service(clock: Clock) -> AsyncIterator[PushService]:
    """Listen on the network in memory."""
    network = running_network()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(asyncio.IncompleteReadError):
            while True:
                first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().splitlines()
                headers = {name.lower(): value.strip() for name, _, value in [line.partition(":") for line in lines]}
                body = await reader.readexactly(int(headers["content-length"]))
                status, more = service.answer(first.split(" ")[1], headers, body)
                if (status, more) == HANGS_UP:
                    return
                said = "".join([f"{name}: {value}\r\n" for name, value in {**more, "Content-Length": "0"}.items()])
                writer.write(f"HTTP/1.1 {status} Said\r\n{said}\r\n".encode())

    port = network.listen(lambda: asyncio.StreamReaderProtocol(asyncio.StreamReader(), serve))
    service = PushService(f"http://127.0.0.1:{port}", clock.wall)
    yield service
    assert service.faults == []


class Listener(ThreadingHTTPServer):
    request_queue_size = 128  # the usual five turn away a crowd


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = self.rfile.read(int(headers["content-length"]))
            if len(body) < int(headers["content-length"]):  # who sent it died in the middle: nothing has arrived
                self.close_connection = True
                return
            status, more = service.answer(self.path, headers, body)
            if (status, more) == HANGS_UP:
                self.close_connection = True
                return
            self.send_response(status)
            for name, value in {**more, "Content-Length": "0"}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_words: object) -> None:
            pass

    server = Listener(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
        assert service.faults == []
    finally:
        server.shutdown()
        server.server_close()


def digest(browser: Browser) -> str:
    """Give how the server names a device."""
    return sha256(browser.endpoint.encode()).hexdigest()[:32]
