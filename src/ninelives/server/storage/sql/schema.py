"""What is kept besides the log, as tables of a database. `migrations` leads there from what older versions left."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from ninelives.server.storage.sql.log_schema import METADATA, NUMBER

CONFIG = Table(
    "founding",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=False),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("answers", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
    Column("host", BigInteger, nullable=False, server_default="0", index=True),
    Column("origin", Text, nullable=False, server_default=""),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("day", Text, nullable=False, server_default="", index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("nonce", Text, nullable=False, server_default=""),
)

NOTICE = Table(
    "notice",
    METADATA,
    Column("table_id", NUMBER, key="table", primary_key=True, autoincrement=False),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("people", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
)

ARCHIVE = Table(
    "archive",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("table_id", BigInteger, key="table", nullable=False),
    Column("record", Text, nullable=False),
    Column("ended", Double, nullable=False),
)

PLAYED = Table(
    "played",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", BigInteger, nullable=False, index=True),
    # from the record, which says it too: statistics need not read them all
    Column("game", Text, nullable=False, server_default=""),
    Column("seats", Integer, nullable=False, server_default="0"),
    Column("rank", Integer, nullable=False, server_default="0"),
    Column("level", Text, nullable=False, server_default=""),
    Column("stood_in", Integer, nullable=False, server_default="0"),
    Column("network", Integer, nullable=False, server_default="-1"),
    # the mean of a person's skill around a rated match, once it has been counted
    Column("mu_before", Double),
    Column("mu_after", Double),
    Column("rating_note", Text, nullable=False, server_default=""),
)

TALLY = Table(  # what each seat did in a match: from the record, by the rules
    "tally",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("counts", JSON, nullable=False),
    Column("times", Integer, nullable=False),
    Column("happened", Double, nullable=False),
    Column("expected", Double, nullable=False),
)

UNTALLIED = Table(  # matches that were not gone through yet
    "untallied",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("ended", Double, nullable=False, index=True),
)

RATED = Table(  # the matches that ratings follow from
    "rated",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", Double, nullable=False),
    Column("number", Integer, unique=True),  # the order in which they were counted, once they were
)
Index(
    "rated_waiting",
    RATED.c.ended,
    RATED.c.match,
    postgresql_where=RATED.c.number.is_(None),
    sqlite_where=RATED.c.number.is_(None),
)

SKILL = Table(
    "skill",
    METADATA,
    Column("who", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("season", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("measured", Integer, nullable=False, server_default="0"),
)
Index("skill_board", SKILL.c.game, SKILL.c.season, SKILL.c.mu.desc())

COUNTING = Table(  # a single row: whoever counts matches holds its lock
    "counting",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # of matches counted
)

GUEST = Table(
    "guest",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("made", Double, nullable=False),
)

SHARED = Table(  # what there is one of: a single row, made with the table
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", LargeBinary, nullable=False),
    Column("beat", Double),
    Column("wall", Double),  # by the wall clock, when that beat was said
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often a backup was restored
    Column("session_epoch", Integer, nullable=False, server_default="0"),  # tokens of an earlier one count no more
)

REVOKED = Table(  # of 0.8.0, whose processes may still run beside those of this version
    "revoked",
    METADATA,
    Column("who", NUMBER, primary_key=True, autoincrement=False),
    Column("generation", Integer, nullable=False),
    Column("at", Double, nullable=False, index=True),
)

SESSION = Table(  # where people are signed in, and where they were: a token is good for ever
    "session",
    METADATA,
    Column("who", BigInteger, primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("device", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("proved", Double, nullable=False),
    Column("passkey", Text, nullable=False),
    Column("ended", Double, index=True),  # in house time
)

TICKET = Table(
    "ticket",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("who", BigInteger, nullable=False, index=True),
    Column("until", Double, nullable=False, index=True),
    Column("session", BigInteger, nullable=False, server_default="0"),
)

PASSKEY = Table(
    "passkey",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("who", BigInteger, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("synced", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("session", BigInteger, nullable=False, server_default="0"),
    Column("site", Text, nullable=False, server_default=""),
)

TIE = Table(
    "tie",
    METADATA,
    Column("who", BigInteger, primary_key=True, autoincrement=False),
    Column("whom", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("handle", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("met", Double, nullable=False),
    Column("standing", Text, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("table_id", BigInteger, key="table", nullable=False),
    Column("invited", Double, nullable=False),
)

EXPECTED = Table(
    "expected",
    METADATA,
    Column("who", NUMBER, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, key="table", nullable=False, index=True),
    Column("at", Double, nullable=False, index=True),
)

OPERATOR_KEY = Table(
    "operator_key",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("operator", Text, nullable=False),
    Column("made", Double, nullable=False),
)

ACT = Table(
    "act",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("operator", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False, index=True),
    Column("detail", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("until", Double, nullable=False),
)

REPORT = Table(
    "report",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter", BigInteger, nullable=False),
    Column("who", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("table_code", Text, key="table", nullable=False),
    Column("match", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("settled", Integer, nullable=False, index=True),
    UniqueConstraint("reporter", "who", "table", "match", "kind", name="report_once"),
)

SUBSCRIPTION = Table(
    "push_subscription",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("who", BigInteger, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("session", BigInteger, nullable=False, server_default="0"),
)

NUDGE = Table(
    "nudge",
    METADATA,
    Column("device", Text, primary_key=True),
    Column("table_id", BigInteger, key="table", primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("turn", BigInteger, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("made", Double, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

MUTED = Table(
    "muted",
    METADATA,
    Column("who", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, key="table", primary_key=True, autoincrement=False),
)
