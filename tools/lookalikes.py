"""Make the server's lookalikes.txt from two files of Unicode: which characters look alike, and which are unseen.

    lookalikes.py confusables.txt DerivedCoreProperties.txt > src/ninelives/tables/lookalikes.txt

Both come with the sources of ICU (source/data/unidata), and from unicode.org: Public/security and Public/UCD.
"""

import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

ABOUT = """\
# Which characters look alike, and which cannot be seen. Made by tools/lookalikes.py: do not edit.
# From confusables.txt and DerivedCoreProperties.txt, Unicode {version}, reduced to what names need.
# © Unicode, Inc. Distributed under the Unicode License V3, which stands beside this file: UNICODE-LICENSE.txt.
"""


def main(confusables: str, properties: str) -> None:
    text = Path(confusables).read_text(encoding="utf-8-sig")
    version = re.search(r"^# Version: ([0-9.]+)", text, re.MULTILINE)
    if version is None:
        raise SystemExit(f"{confusables} names no version: is it confusables.txt?")
    print(ABOUT.format(version=version[1]), end="")
    print("unseen", *unseen(Path(properties).read_text(encoding="utf-8")))
    for prototype, twins in sorted(twins_by_prototype(text).items()):
        print(prototype.replace(" ", "+"), *twins)


def lines_of(text: str) -> Iterator[list[str]]:
    """Yield the fields of each line that is not a comment."""
    for line in text.splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) > 1:
            yield fields


def unseen(text: str) -> list[str]:
    return [fields[0].replace("..", "-") for fields in lines_of(text) if fields[1] == "Default_Ignorable_Code_Point"]


def twins_by_prototype(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for twin, prototype, *_ in lines_of(text):
        char = chr(int(twin, 16))
        if unicodedata.normalize("NFKD", char) == char:  # others are decomposed before they are compared
            found.setdefault(prototype, []).append(twin)
    return found


if __name__ == "__main__":
    main(*sys.argv[1:3])
