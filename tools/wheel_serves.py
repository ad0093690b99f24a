"""Check that a wheel is all a host needs: without node on the path it serves the page, and a match is played on it.

Run by `tools/everywhere.sh` with the Python of an environment that has only the wheel and its dependencies.
"""

import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

PORT: Final = 8397
ADDRESS: Final = f"http://127.0.0.1:{PORT}"
PATIENCE: Final = 30  # seconds until the server must answer
SERVE: Final = f"-m ninelives serve --port {PORT} --database memory: --pace 0.01 --mask 0".split()


def main() -> int:
    if shutil.which("node"):
        print("node is on the path, so this check would prove nothing.")
        return 1
    server = subprocess.Popen([sys.executable, *SERVE], stdout=subprocess.DEVNULL)  # noqa: S603 - this very program
    try:
        await_server()
        files = files_of_page()
        play = [sys.executable, str(Path("examples/play.py").resolve()), f"{ADDRESS}/t/{new_table()}"]
        subprocess.run(play, check=True, stdout=subprocess.DEVNULL, timeout=120)  # noqa: S603 - the same
    finally:
        server.terminate()
        server.wait()
    print(f"The wheel serves its page ({len(files)} files named by it) and plays a match, without node.")
    return 0


def await_server() -> None:
    for _ in range(PATIENCE * 10):
        try:
            fetch("/ready")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server does not answer.")


def files_of_page() -> list[str]:
    """Fetch the page and every file that it names."""
    found = re.findall(r'(?:src|href)="(/[^"]+)"', fetch("/"))
    if not any(name.endswith(".js") for name in found):
        raise ValueError("the page was not built into this wheel.")
    return [name for name in found if fetch(name)]


def new_table() -> str:
    config = {"game": "kitten-me", "seats": 2, "options": {"start": "1"}}
    answer = fetch("/api/tables", json.dumps(config).encode())
    code: str = json.loads(answer)["code"]
    return code


def fetch(path: str, data: bytes | None = None) -> str:
    request = Request(ADDRESS + path, data, {"Content-Type": "application/json"})  # noqa: S310 - this machine's own
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
        body: bytes = answer.read()
    return body.decode("utf-8", "replace")


if __name__ == "__main__":
    sys.exit(main())
