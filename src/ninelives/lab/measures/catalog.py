"""The measures. Each is a question, and SQL that counts: so much of `a` for each of `b`, deal by deal.

Matches of one deal are one unit, since the same luck runs through them. `what` tells apart what a measure has several
of, such as places at the table.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

HOPELESS: Final = 0.05
CATS_UNIT: Final = "of the cats' unit"  # cards, points, winks


class Measure(NamedTuple):
    """A question to the data of a study, as SQL."""

    question: str
    unit: str  # of one of them; "share" for shares from 0 to 1
    sql: str  # select cell, deal, what, a, b
    studied: bool = False  # asks decisions, so fewer matches answer


def _of_matches(a: str, b: str = "count(*)") -> str:
    return f"select cell, deal, '' as what, sum({a}) as a, {b} as b from matches where finished group by all"  # noqa: S608 - our own words


def _of_decisions(a: str) -> str:
    return f"""select cell, deal, '' as what, sum({a}) as a, count(*) as b
        from decisions where {a} is not null group by all"""  # noqa: S608 - our own words


def _leader_share_sql(who: str, win: str) -> str:
    """Return how much of the win went to those who had `who` at each quarter, of the matches where somebody led."""
    return " union all ".join(
        [
            f"""select cell, deal, '{quarter} %' as what, sum(won) as a, count(*) as b from (
            select cell, match, deal, {win} filter (at{quarter} = {who}) as won from (
                select *, max(at{quarter}) over of_match as most, min(at{quarter}) over of_match as least
                from standings window of_match as (partition by cell, match)
            ) where most > least and rank is not null group by all
        ) group by all"""  # noqa: S608 - our own words
            for quarter in (25, 50, 75)
        ]
    )


_MIXED: Final = "(select cell from standings group by cell having count(distinct bot) > 1)"

_KINGMAKERS: Final = f"""with behind as (
    select cell, match, deal, win, late, at75 - max(at75) over (partition by cell, match) as gap
    from standings where at75 is not null and (out_at is null or out_at > 0.75)
        and cell in (select cell from matches where seats > 2)
), hopeless as (
    select cell, max(gap) as gap from (
        select distinct cell, gap, avg(win) over (partition by cell order by gap) as chance from behind
    ) where chance < {HOPELESS} group by cell
) select behind.cell, behind.deal, '' as what,
    coalesce(sum(late) filter (behind.gap <= hopeless.gap), 0) as a, sum(late) as b
from behind left join hopeless using (cell) group by all"""  # noqa: S608 - our own words

_USES: Final = """with words as (select distinct cell, use from decisions),
    asked as (select cell, match, deal from matches where studied)
select asked.cell, asked.deal, words.use as what, count(decisions.move) as a, count(distinct asked.match) as b
from asked join words using (cell) left join decisions
    on decisions.cell = asked.cell and decisions.match = asked.match and decisions.use = words.use
group by all"""

_TAKEN: Final = """select cell, deal, what, sum((use = what)::int) as a, count(*) as b from (
    select cell, deal, use, unnest(string_split(uses, ',')) as what from decisions where awaited and allowed > 1
) group by all"""

_WAITS: Final = """select cell, deal, '' as what, sum(1 - gone) as a, count(*) as b from (
    select cell, match, deal, min(out_at) as gone from standings group by all
) where gone < 1 group by all"""

MEASURES: Final[Mapping[str, Measure]] = {
    "order": Measure(
        "How much does each place in the order of play win?",
        "share",
        f"""select cell, deal, (place + 1)::varchar as what, sum(win) as a, count(*) as b
        from standings where rank is not null and cell not in {_MIXED} group by all""",  # noqa: S608 - our own words
    ),
    "skill": Measure(
        "How much does each bot of a mixed table win?",
        "share",
        f"""select cell, deal, bot as what, sum(win) as a, count(*) as b
        from standings where rank is not null and cell in {_MIXED} group by all""",  # noqa: S608 - our own words
    ),
    "moves": Measure("How many moves has a match?", "moves", _of_matches("moves")),
    "rounds": Measure("How many rounds has a match?", "rounds", _of_matches("rounds")),
    "minutes": Measure("About how long would people take?", "minutes", _of_matches("minutes")),
    "decisions": Measure("How many decisions has a match?", "decisions", _of_matches("decisions")),
    "forced": Measure(
        "How many moves of players are forced?", "share", _of_matches("forced", "sum(forced + decisions)")
    ),
    "leads": Measure("How often does the lead change?", "changes", _of_matches("lead_changes")),
    "over": Measure(
        "Does the leader after so much of a match win?", "share", _leader_share_sql("most", "avg(win)")
    ),
    "comebacks": Measure("Does a winner come from the last place?", "share", _leader_share_sql("least", "sum(win)")),
    "waiting": Measure("How much of the match does the first one out wait?", "share", _WAITS),
    "kingmaking": Measure(
        "How many late decisions are made by players who hardly can win?", "share", _KINGMAKERS
    ),
    "cost": Measure(
        "What does a decision cost against the best one?",
        CATS_UNIT,
        _of_decisions("cost"),
        studied=True,
    ),
    "random_cost": Measure(
        "What would a random choice cost?",
        CATS_UNIT,
        _of_decisions("random_cost"),
        studied=True,
    ),
    "uses": Measure("How often is each rule or card used in a match?", "times", _USES, studied=True),
    "taken": Measure("How often is each used when it could be?", "share", _TAKEN, studied=True),
}  # fmt: skip
