"""A real nginx with the shipped configuration: only ports and the certificate are the test's own."""

import asyncio
import os
import re
import shutil
import ssl
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from deploy.shipped import SHIPPED
from server.house import free_port, wait_for

HERE = "127.0.0.1"
AROUND = """
daemon off;
worker_processes 1;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{ worker_connections 4096; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {more}
    include {folder}/ninelives.conf;
}}
"""
GIVEN_UP = "temporarily disabled"  # as nginx says of a server that it takes for dead


class Proxy(NamedTuple):
    port: int
    folder: Path

    @property
    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    @property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate)

    @property
    def log(self) -> str:
        return (self.folder / "error.log").read_text()

    async def ask(self, *heads: str, address: str = "127.0.0.2") -> list[tuple[int, str]]:
        """Send requests one after the other over one connection; give status and body of each answer."""
        answers = [whole.partition("\r\n\r\n") for whole in await self.answers(*heads, address=address)]
        return [(int(head[:3]), body) for head, _, body in answers]

    async def heads(self, *heads: str) -> list[str]:
        return [whole.partition("\r\n\r\n")[0] for whole in await self.answers(*heads)]

    async def answers(self, *heads: str, address: str = "127.0.0.2") -> list[str]:
        """Return all that comes back, answer by answer, each from its status on."""
        reader, writer = await asyncio.open_connection(HERE, self.port, ssl=self.tls, local_addr=(address, 0))
        try:
            last = "Connection: close\r\n"
            for number, head in enumerate(heads, 1):
                writer.write(f"{head}\r\nHost: cats.example\r\n{last if number == len(heads) else ''}\r\n".encode())
            answers = (await reader.read(-1)).decode()
        finally:
            writer.transport.abort()
            await writer.wait_closed()
        return re.split(r"HTTP/1\.1 (?=\d{3} )", answers)[1:]

    async def statuses(self, *heads: str, address: str = "127.0.0.2") -> Counter[int]:
        return Counter([status for status, _ in await self.ask(*heads, address=address)])


def changed(text: str, changes: dict[str, str]) -> str:
    for shipped, here in changes.items():
        assert shipped in text, f"the shipped file holds no {shipped}"
        text = text.replace(shipped, here)
    return text


def set_up(folder: Path, ports: tuple[int, int], changes: dict[str, str], more: str) -> Proxy:
    tls, plain = free_port(), free_port()
    ours = {
        "127.0.0.1:8001": f"{HERE}:{ports[0]}",
        "127.0.0.1:8002": f"{HERE}:{ports[1]}",
        "listen 443 ": f"listen {HERE}:{tls} ",
        "listen 80;": f"listen {HERE}:{plain};",
        "listen [::]:443 ssl http2;": "",  # a machine may have no IPv6
        "listen [::]:80;": "",
        "/etc/ssl/cats.example": str(folder),
    }
    (folder / "ninelives.conf").write_text(changed((SHIPPED / "nginx.conf").read_text(), {**ours, **changes}))
    user = "user root;" if os.geteuid() == 0 else ""  # the folder belongs to whoever runs the test
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user, more=more))
    make_certificate(folder)
    return Proxy(tls, folder)


def make_certificate(folder: Path) -> None:
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=cats.example"
    files = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    names = ["-addext", f"subjectAltName=DNS:cats.example,IP:{HERE}"]
    subprocess.run(["openssl", *words.split(), *files, *names], check=True, capture_output=True)  # noqa: S607 - the system's own


@contextmanager
def proxy(
    folder: Path, ports: tuple[int, int], changes: dict[str, str] | None = None, more: str = ""
) -> Iterator[Proxy]:
    """Run nginx in front of two ports until the end of the block."""
    folder.mkdir()
    made = set_up(folder, ports, changes or {}, more)
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert nginx, "nginx is not installed. On Debian: apt-get install nginx."
    command = [nginx, "-p", f"{folder}", "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for((folder / "nginx.pid").exists, within=10)
            yield made
        finally:
            process.terminate()
