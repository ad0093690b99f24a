"""Draw the README's picture: a real reveal, as the terminal tells it, on a matchbox label. Writes docs/picture.svg."""

import textwrap
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from ninelives import Match, Secret, load
from ninelives.core.errors import Refused
from ninelives.core.match import Step, steps_of
from ninelives.terminal.narrator import tell

WIDTH = 920
MARGIN = 34
LINE = 20
COLUMNS = 92
GOLD, RAY, PAPER, KEY, RED, BLUE, MUTED = "#F2B32A", "#FAD67F", "#FCF6E8", "#1E1B22", "#C5301A", "#1D4E9E", "#544C4A"
SECRET = 311  # a close one
BIDS = ((1, "bid 2 hat"), (2, "bid 4 hat"))
NAMES = ("Ada", "Biscuit", "Mochi")


def transcript() -> list[str]:
    """Play one round and write down what Ada sees and types."""
    game = load("kitten-me")
    match = Match(
        game, game.choose("deluxe", {"start": "3"}), 3, secret=Secret(SECRET.to_bytes(32, "big")), names=NAMES
    )
    for seat, line in BIDS:
        match.say(seat, line)
    lines = [*_told(match, steps_of(match)), "", *match.look(0).splitlines(), "> bid 4 red"]
    try:
        match.say(0, "bid 4 red")
    except Refused as refused:
        offer = game.offer(game.view(match.state, 0), game.legal(match.state, 0), NAMES)
        lines += [f"Not allowed, {refused}", *textwrap.wrap(offer, COLUMNS, subsequent_indent="  ")]
    return [*lines, "> challenge", "", *_told(match, match.play(0, game.read("challenge"))[:2])]


def _told(match: Match[Any, Any, Any], steps: Iterable[Step[Any, Any]]) -> list[str]:
    return [line for step in steps for line in tell(match, step, 0) if line]


def rays() -> str:
    """Draw the sunburst behind the label."""
    wedges = [
        f'<path d="M0 0 L1200 {-60} L1200 {60} Z" transform="translate(780 96) rotate({angle})"/>'
        for angle in range(0, 360, 24)
    ]
    return f'<g fill="{RAY}">{"".join(wedges)}</g>'


def cat() -> str:
    """Draw a deadpan cat with a blue hat; the letter says blue to those who do not see it."""
    return f"""<g transform="translate(700 18) scale(1.35)">
  <path d="M28 60 L32 22 L52 44 Z M92 60 L88 22 L68 44 Z" fill="{KEY}"/>
  <ellipse cx="60" cy="78" rx="40" ry="34" fill="{KEY}"/>
  <path d="M60 44 A40 34 0 0 1 60 112 Z" fill="#000" opacity=".25"/>
  <path d="M36 70 a9 9 0 0 0 18 0 Z M66 70 a9 9 0 0 0 18 0 Z" fill="{GOLD}"/>
  <path d="M45 70 v8 M75 70 v8" stroke="{KEY}" stroke-width="4"/>
  <path d="M56 88 h8 l-4 5 Z" fill="{PAPER}"/>
  <path d="M52 100 h16" stroke="{PAPER}" stroke-width="3" stroke-linecap="round"/>
  <path d="M30 90 L8 86 M30 96 L8 100 M90 90 L112 86 M90 96 L112 100" stroke="{MUTED}" stroke-width="1.6"/>
  <path d="M38 42 L42 8 H78 L82 42 Z" fill="{BLUE}"/>
  <path d="M44 14 V42 M52 10 V42 M68 10 V42 M76 14 V42" stroke="{PAPER}" stroke-width="3" opacity=".85"/>
  <rect x="26" y="38" width="68" height="9" rx="4" fill="{BLUE}"/>
  <circle cx="60" cy="26" r="10" fill="{PAPER}"/><text x="60" y="31" class="stud">B</text>
</g>"""


def height(lines: list[str]) -> int:
    return 2 * MARGIN + 56 + len(lines) * LINE


def label(lines: list[str]) -> str:
    """Print the lines on the label; what was typed, the bid and the verdict stand out by weight and by ink."""
    rows = []
    for number, line in enumerate(lines):
        kind = "typed" if line.startswith(">") else "loud" if "BID" in line else "no" if line.startswith("Not") else ""
        place = MARGIN + 44 + number * LINE
        rows.append(f'<text x="{MARGIN + 22}" y="{place}" class="{kind}" xml:space="preserve">{escape(line)}</text>')
    size = f'width="{WIDTH - 2 * MARGIN}" height="{height(lines) - 2 * MARGIN}"'
    inner = f'<rect x="{MARGIN}" y="{MARGIN}" {size} rx="14"'
    return f'{inner} fill="{PAPER}" stroke="{KEY}" stroke-width="3"/>{"".join(rows)}'


def picture() -> str:
    lines = transcript()
    box = f'width="{WIDTH}" height="{height(lines)}" rx="20"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height(lines)}" role="img">
<title>A round of You Gotta Be Kitten Me! in the terminal, with a cat that is not impressed</title>
<style>
text {{ font: 14.5px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: {KEY}; }}
.typed {{ font-weight: 700; fill: {BLUE}; }} .loud {{ font-weight: 700; }} .no {{ fill: {RED}; }}
.stud {{ font: 700 14px sans-serif; text-anchor: middle; fill: {BLUE}; }}
</style>
<rect {box} fill="{GOLD}"/>
<clipPath id="box"><rect {box}/></clipPath>
<g clip-path="url(#box)">{rays()}</g>
{label(lines)}
{cat()}
</svg>
"""


if __name__ == "__main__":
    Path("docs/picture.svg").write_text(picture(), encoding="utf-8")
