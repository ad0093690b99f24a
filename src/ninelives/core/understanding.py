"""What a line means that a person typed: a move, a question back, or the reason why not.

A line is a move only if every word of it belongs to that move. A word that is not known, or a move that is only like
the line, leads to a question: nothing is played that was not clearly meant.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple, final

from ninelives.core.errors import Misread, Refused
from ninelives.core.game import Seat
from ninelives.core.grammar import ANY_NUMBER, Thing, Verb
from ninelives.core.language import Message, as_message, gettext_lazy, gettext_noop
from ninelives.core.lexicon import ANY_WORD, FILLER, NEVER, VERB, Lexicon, Token, bare_grammar, seat_things
from ninelives.core.match import Match
from ninelives.core.notation import echo

FEW: Final = 6  # moves that one question names
MAX_CHARACTERS: Final = 200  # of a line


class Reading(NamedTuple):
    """What a line means: a legal move; else a sentence, which may ask about the one move that was meant."""

    move: Any = None
    sentence: str | Message = ""
    ruling: str = ""  # by which a move is refused
    nearest: str = ""  # the move that the sentence asks about
    asks: bool = False  # whether the sentence is a question


class _Fit(NamedTuple):
    """A legal move to which every word of the line belongs."""

    written: str
    is_said: bool  # its verb was, and it was clear which
    is_whole: bool  # all its things were named
    used: int  # things that were named

    @property
    def verb(self) -> str:
        return self.written.partition(" ")[0]


class _Written(NamedTuple):
    """The move, legal or not, that has just the things which were named."""

    move: Any
    used: int


def understand(match: Match[Any, Any, Any], seat: Seat, line: str) -> Reading:
    """Read a line that a person typed who sits at this seat, in this moment of the match."""
    try:
        judged = _judge(match, seat, match.game.read(line))
    except Misread:
        return _listen(match, seat, line)
    if judged.move is not None:
        return judged
    meant = _listen(match, seat, line)
    return judged if meant.move is None else meant


def read_move(match: Match[Any, Any, Any], seat: Seat, line: str) -> Any:  # noqa: ANN401 - a move of any game
    """Return the move that a line is, or that it means; raise Refused with the ruling, or Misread with the question."""
    try:
        return match.game.read(line)
    except Misread:
        reading = _listen(match, seat, line)
    if reading.move is not None:
        return reading.move
    raise Refused(reading.ruling, reading.sentence) if reading.ruling else Misread(as_message(reading.sentence))


def _listen(match: Match[Any, Any, Any], seat: Seat, line: str) -> Reading:
    if len(line) > MAX_CHARACTERS:
        return _not_understood(line)
    return _Listener(match, seat).read(line)


def _not_understood(words: str) -> Reading:
    return Reading(None, gettext_lazy("I don't understand {words}.", words=echo(words)))


def _judge(match: Match[Any, Any, Any], seat: Seat, move: object) -> Reading:
    refusal = match.game.refuse(match.state, seat, move)
    return Reading(move) if refusal is None else Reading(None, refusal.message, refusal.ruling)


@final
class _Listener:
    """Listens to one seat: it knows the grammar, the names at the table and the legal moves."""

    def __init__(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        game = match.game
        self._match: Final = match
        self._seat: Final = seat
        self._view: Final = game.view(match.state, seat)
        self._legal: Final = {game.write(move): move for move in game.legal(match.state, seat)}
        self._grammar: Final = game.grammar(match.options) if game.grammar else bare_grammar(self._legal)
        self._lexicon: Final = Lexicon(self._grammar, seat_things(match.names, seat))

    def read(self, line: str) -> Reading:
        tokens = self._lexicon.tokens_of(line)
        strange = " ".join([token.text for token in tokens if not token.roles])
        likely = [token if token.roles else self._lexicon.likely(token.text) for token in tokens]
        known = [token for token in likely if token.roles]
        says_nothing = all(token.roles == {FILLER} for token in known)
        reading = Reading() if says_nothing else self._read_tokens(known)
        if strange or (reading.move is None and not reading.sentence):
            return self._doubt(reading, strange or line)
        return reading

    def _doubt(self, reading: Reading, strange: str) -> Reading:
        """Return a question instead of the move that the known words mean: the others might change it."""
        if reading.move is not None:
            return _ask_about(self._match.game.write(reading.move))
        if reading.nearest or reading.ruling:
            return reading
        unknown = _not_understood(strange)
        if not reading.sentence:
            return unknown
        both = gettext_lazy("{one} {other}", one=unknown.sentence, other=as_message(reading.sentence))
        return Reading(None, both, asks=True)

    def _read_tokens(self, tokens: list[Token]) -> Reading:
        for token in tokens:
            for kind, phrase in token.roles:
                if kind == NEVER:
                    ruling, reason = self._grammar.never[phrase]
                    return Reading(None, reason, ruling)
        fits = list(self._fits(tokens))
        likely = _fullest([fit for fit in fits if fit.is_said or (fit.used and self._is_unsaid(fit.verb))])
        clear = [fit for fit in likely if fit.is_whole and fit.is_said] or likely
        written = self._written(tokens)
        if written is not None and written.used > max([fit.used for fit in likely], default=-1):
            return _judge(self._match, self._seat, written.move)
        if len(clear) == 1 and (clear[0].is_said or clear[0].is_whole):
            return Reading(self._legal[clear[0].written])
        return self._ask_which([fit.written for fit in clear or _fullest(fits)]) or self._explain(tokens)

    def _fits(self, tokens: list[Token]) -> Iterator[_Fit]:
        """Yield the legal moves to which every word belongs."""
        needed = [token.roles for token in tokens if FILLER not in token.roles]
        sure = {token.verbs[0] for token in tokens if len(token.verbs) == 1}
        for written, move in self._legal.items():
            verb = written.partition(" ")[0]
            features = self._features(written)
            ways = [features, *[(*features, *others) for others in self._grammar.mentions(self._view, move)]]
            used = max([self._used(tokens, needed, verb, things) for things in ways])
            if used >= 0:
                is_whole = used >= len(features)
                yield _Fit(written, verb in sure, is_whole, used)

    def _used(self, tokens: list[Token], needed: list[frozenset[Thing]], verb: str, things: tuple[Thing, ...]) -> int:
        """Return how many things of a move the words name; -1 if a word is of no use in it."""
        has = {(VERB, verb), *things}
        if not all(roles & has for roles in needed):
            return -1
        return _used_from(tuple(tokens), (VERB, verb), things, self._grammar.unordered, 0)

    def _is_unsaid(self, word: str) -> bool:
        return any(verb.unsaid for verb in self._grammar.verbs if verb.word == word)

    def _features(self, written: str) -> tuple[Thing, ...]:
        """Return the things that a move names, as it is written."""
        word, _, rest = written.partition(" ")
        words = [part for part in self._lexicon.words_of(rest) if part not in self._grammar.particles]
        kinds = list(_kinds(self._verb(word).takes, len(words)))
        return tuple(zip(kinds, words, strict=False))

    def _verb(self, word: str) -> Verb:
        return next((verb for verb in self._grammar.verbs if verb.word == word), Verb(word))

    def _written(self, tokens: list[Token]) -> _Written | None:
        """Return the one move that has just these things; None if there is none."""
        said = {token.verbs[0] for token in tokens if len(token.verbs) == 1}
        is_said = any(token.is_only_a_verb for token in tokens)
        verbs = [verb for verb in self._grammar.verbs if verb.word in said or (verb.unsaid and not is_said)]
        lines = {line: None for verb in verbs if (line := _filled(verb, tokens))}
        for line in lines if len(lines) == 1 else ():
            with suppress(Misread):
                return _Written(self._match.game.read(line), line.count(" "))
        return None

    def _ask_which(self, moves: list[str]) -> Reading | None:
        if not moves:
            return None
        if len(moves) == 1:
            return _ask_about(moves[0])
        if len(moves) <= FEW:
            return Reading(None, gettext_lazy("That could be {moves}. Which one?", moves=_either(moves)), asks=True)
        verb = Counter([move.partition(" ")[0] for move in moves]).most_common(1)[0][0]
        example = next(move for move in moves if move.partition(" ")[0] == verb)
        question = self._verb(verb).question or gettext_noop("Which one? For example '{example}'.")
        return Reading(None, gettext_lazy(question, example=example), asks=True)

    def _explain(self, tokens: list[Token]) -> Reading:
        """Return why these words are no move together: nothing of the kind is allowed, or which moves are."""
        said = [word for token in tokens for word in token.verbs]
        unsaid = [verb.word for verb in self._grammar.verbs if verb.unsaid and _shares_a_kind(verb, tokens)]
        for word in said or unsaid:
            moves = [written for written in self._legal if written.partition(" ")[0] == word]
            refused = self._refused_like(moves[0], tokens) if moves else None
            asked = refused or self._ask_which(moves)
            if asked is not None:
                return asked
            verb = self._verb(word)
            try:
                refused = _judge(self._match, self._seat, self._match.game.read(verb.example or word))
            except Misread as fault:
                return Reading(None, fault.message)
            if refused.ruling and refused.ruling == verb.lack[0]:
                return Reading(None, verb.lack[1], refused.ruling)
            if refused.move is None:
                return refused
        return Reading()

    def _refused_like(self, legal: str, tokens: list[Token]) -> Reading | None:
        """Return why a move is refused that is like a legal one but for the things that were named, if it is."""
        word, *things = legal.split(" ")
        kinds = self._verb(word).takes
        named = [next((said for token in tokens if (said := token.word_as(kind))), "") for kind in kinds]
        like = [said or thing for said, thing in zip(named, things, strict=False)]
        with suppress(Misread):
            judged = _judge(self._match, self._seat, self._match.game.read(" ".join([word, *like])))
            return judged if judged.ruling else None
        return None


def _ask_about(move: str) -> Reading:
    return Reading(None, gettext_lazy("Do you mean '{move}'?", move=move), nearest=move, asks=True)


def _either(moves: list[str]) -> Message:
    words = Message(f"'{moves[0]}'")
    for move in moves[1:]:
        words = gettext_lazy("{moves} or {move}", moves=words, move=f"'{move}'")
    return words


def _fullest(fits: list[_Fit]) -> list[_Fit]:
    """Return the moves that name the most of what was said: `a` is a place before it says nothing."""
    most = max([fit.used for fit in fits], default=0)
    return [fit for fit in fits if fit.used == most]


def _used_from(
    tokens: tuple[Token, ...], verb: Thing, things: tuple[Thing, ...], unordered: frozenset[str], used: int
) -> int:
    """Return how many things of a move these words name besides those that were named, each of which has a bit set.

    Things of a kind are named in their order. It is -1 if a word is of no use in the move.
    """
    if not tokens:
        return used.bit_count()
    roles = tokens[0].roles
    best = -1
    if FILLER in roles or verb in roles:
        best = _used_from(tokens[1:], verb, things, unordered, used)
    for number, thing in enumerate(things):
        later = [other for other in range(number, len(things)) if things[other][0] == thing[0] and used >> other & 1]
        if thing in roles and not used >> number & 1 and (thing[0] in unordered or not later):
            best = max(best, _used_from(tokens[1:], verb, things, unordered, used | 1 << number))
    return best


def _kinds(takes: tuple[str, ...], number: int) -> Iterator[str]:
    """Yield the kinds of so many things that follow a verb."""
    for place in range(number):
        yield takes[min(place, len(takes) - 1)].removesuffix(ANY_NUMBER) if takes else ANY_WORD


def _filled(verb: Verb, tokens: list[Token]) -> str:
    """Return the line of a move of this verb with just these things; "" if they are too many, too few or others."""
    left = [token for token in tokens if (VERB, verb.word) not in token.roles]
    line = [verb.word]
    for takes in verb.takes:
        kind = takes.removesuffix(ANY_NUMBER)
        found = [token for token in left if token.word_as(kind)]
        if not found and kind == takes:
            return ""
        for token in found if kind != takes else found[:1]:
            line.append(token.word_as(kind))
            left.remove(token)
    return " ".join(line) if all(FILLER in token.roles for token in left) else ""


def _shares_a_kind(verb: Verb, tokens: list[Token]) -> bool:
    return any(token.word_as(kind.removesuffix(ANY_NUMBER)) for token in tokens for kind in verb.takes)
