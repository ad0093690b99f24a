"""Write one chart of a report as a picture of its own, in light and dark, with what its shapes mean.

python research/study_chart.py FOLDER QUESTION TITLE > docs/studies/kitten-me.svg
"""

import re
import sys
from html import escape
from pathlib import Path

from ninelives.lab.report.findings import Findings
from ninelives.lab.report.page import COLOURS, SIGNS
from ninelives.lab.report.sections import Panel, sections

TOP = 24  # for what the shapes mean
SIGN_WIDTH = 90


def main() -> None:
    folder, question, title = sys.argv[1:]
    findings = Findings(Path(folder))
    print(picture(findings.levels, panel_of(findings, question, title)))


def panel_of(findings: Findings, question: str, title: str) -> Panel:
    panels = [
        panel
        for game in findings.games
        for section in sections(findings, game)
        for panel in section.panels
        if (section.question, panel.title) == (question, title)
    ]
    if not panels:
        sys.exit(f"No chart says {title!r} under {question!r}.")
    return panels[0]


def picture(levels: list[str], panel: Panel) -> str:
    width, height = [float(found) for found in re.findall(r' (?:width|height)="([\d.]+)"', panel.svg)[:2]]
    signs = "".join([_sign(nth, level) for nth, level in enumerate(levels)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height + TOP:.0f}" width="{width:.0f}"'
        f' font-family="system-ui,sans-serif" font-size="12"><title>{escape(panel.title)}. {escape(panel.headline)}'
        f'</title><style>{COLOURS}</style><rect width="100%" height="100%" fill="var(--paper)"/>{signs}'
        f'<g transform="translate(0,{TOP})">{panel.svg}</g></svg>'
    )


def _sign(nth: int, level: str) -> str:
    return (
        f'<text x="{8 + nth * SIGN_WIDTH}" y="16" fill="var(--level-{nth})">{SIGNS[nth]}'
        f'<tspan fill="var(--ink)"> {escape(level)}</tspan></text>'
    )


if __name__ == "__main__":
    main()
