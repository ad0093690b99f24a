"""Connections byte by byte, as strangers make them."""

import socket

from server.house import Open

HANDSHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, PONG, BYE = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x88\x80\0\0\0\0"
STRANGER = "127.0.0.2"  # unlike 127.0.0.1 no proxy that the server trusts


def opened(house: Open, words: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", house.port), 10, (address, 0))
    one.sendall(words)
    return one


def is_closed(one: socket.socket) -> bool:
    """Read on until the other side ends it."""
    try:
        while one.recv(1 << 16):
            pass
    except ConnectionResetError:
        return True
    return True


def text(message: str) -> bytes:
    """Give a short message as a client sends it, with a mask that changes nothing."""
    return bytes((0x81, 0x80 | len(message))) + bytes(4) + message.encode()
