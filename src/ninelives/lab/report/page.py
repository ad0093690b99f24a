"""The page itself: one HTML file that asks for nothing."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from ninelives.lab.found import game_of
from ninelives.lab.report.findings import Findings
from ninelives.lab.report.sections import Panel, Section, sections

SIGNS: Final = "●■▲◆✚▼"
COLOURS: Final = """
:root{--ink:#1d1b19;--paper:#fffdf8;--grid:#d9d4ca;--more:#d55e00;--less:#0072b2;
--level-0:#b35900;--level-1:#0060a0;--level-2:#00704f;--level-3:#8a3a78;--level-4:#5c5c00;--level-5:#444}
@media (prefers-color-scheme:dark){:root{--ink:#f2eee6;--paper:#1b1a18;--grid:#454139;--more:#ff9248;
--less:#6bb8f0;--level-0:#f0a04b;--level-1:#6bb8f0;--level-2:#45c99c;--level-3:#e39ace;--level-4:#d8d860;--level-5:#ccc}}
"""
STYLE: Final = """
body{margin:0 auto;padding:1rem;max-width:70rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1,h2,h3,h4{line-height:1.2}figcaption>*{margin:0;font-size:1rem}
.panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1.5rem}
figure{margin:0;min-width:0;break-inside:avoid}figcaption{max-width:34rem;font-size:.9rem}
svg{width:100%;max-width:30rem;height:auto;font-family:inherit}.level{margin-inline-end:1rem;white-space:nowrap}
details{max-width:100%;overflow-x:auto}table{border-collapse:collapse;font-size:.85rem}
th,td{padding:.15rem .6rem;border-bottom:1px solid var(--grid);text-align:start}
@media print{:root{--ink:#000;--paper:#fff}}
"""


def page(folder: Path) -> str:
    """Return the report of a study as one HTML page."""
    findings = Findings(folder)
    body = "".join([*_head(findings), *[part for game in findings.games for part in _game(findings, game)]])
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Nine Lives: a study</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">'
        f"<style>{COLOURS}{STYLE}</style></head><body>{body}</main></body></html>\n"
    )


def _head(findings: Findings) -> Iterator[str]:
    matches = findings.tables.ask("select count(*) from matches").rows[0][0]
    titles = [game_of(game).title for game in findings.games]
    yield f"<main><h1>{escape(', '.join(titles))}</h1>"
    yield (
        f"<p>{matches:,} matches between bots, seed {findings.plan.seed}{_missing_words(findings)}."
        " Intervals hold together, 95 times of 100, for all values of a question. A dashed line is what is fair."
        " Bots are not people: what only one level of bot shows tells of bots.</p><p>"
    )
    for nth, level in enumerate(findings.levels):
        sign = SIGNS[nth % len(SIGNS)]
        colour = f"color:var(--level-{nth % len(SIGNS)})"
        yield f'<span class="level"><span style="{colour}" aria-hidden="true">{sign}</span> {escape(level)}</span>'
    yield "</p>"


def _missing_words(findings: Findings) -> str:
    return f"; {findings.missing:,} are still missing" if findings.missing else ""


def _game(findings: Findings, game: str) -> Iterator[str]:
    several = len(findings.games) > 1  # the title of the only game is that of the page
    if several:
        yield f"<h2>{escape(game_of(game).title)}</h2>"
    for section in sections(findings, game):
        if section.panels:
            yield from _section(section, level=3 if several else 2)


def _section(section: Section, level: int) -> Iterator[str]:
    yield f'<section><h{level}>{escape(section.question)}</h{level}><div class="panels">'
    yield from [_panel(panel, level + 1) for panel in section.panels]
    yield "</div></section>"


def _panel(panel: Panel, level: int) -> str:
    head = "".join([f'<th scope="col">{escape(column)}</th>' for column in panel.columns])
    rows = "".join([f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in row])}</tr>" for row in panel.rows])
    return (
        f"<figure><figcaption><h{level}>{escape(panel.title)}</h{level}>{escape(panel.headline)}</figcaption>{panel.svg}"
        f"<details><summary>Table: {escape(panel.title)}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></details></figure>"
    )
