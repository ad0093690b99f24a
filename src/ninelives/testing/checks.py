"""The properties that must hold at every position of every game. The name of each check is a sentence."""

import json
import pickle
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from typing import Any

from ninelives.core.chance import Secret
from ninelives.core.errors import Misread
from ninelives.core.game import TABLE, Actor, AnyGame, Seat
from ninelives.core.line import is_clean
from ninelives.core.match import Match, collect_memories, steps_of
from ninelives.core.record import read_record, record
from ninelives.core.replay import replay
from ninelives.rulebook import rulings, section
from ninelives.testing.walks import FEW, LONGEST, Position, Walker, start

MANY = 300  # moves tried one by one, where there are more
FEW_ODDS = 12
SOME = 40
ROLLS = 400


def apply_never_changes_its_argument(at: Position) -> None:
    """Check that `apply` leaves the state that it is given as it was."""
    before = pickle.dumps(at.state)
    for actor, move in at.next_moves:
        at.game.apply(at.state, actor, move)
        assert pickle.dumps(at.state) == before, f"{actor} {at.game.write(move)} changed the state"


def states_survive_pickling(at: Position) -> None:
    """Check that a pickled state comes back equal."""
    again = pickle.loads(pickle.dumps(at.state))  # noqa: S301 - our own bytes
    assert again == at.state, "a pickled state comes back as another one"


def a_record_replays_to_the_same_state(at: Position) -> None:
    """Check that a record reads back as written and replays to the same state."""
    written = record(at.match)
    again = read_record(written.write())
    assert again == written, "the record reads back as another one"
    assert replay(again, at.game).state == at.state, "the record replays to another state"


def notation_round_trips(at: Position) -> None:
    """Check that `read` returns the move that `write` wrote, on one clean line."""
    for move in [*_legal_moves(at), *[move for _actor, move in at.next_moves]]:
        line = at.game.write(move)
        assert at.game.read(line) == move, f"'{line}' reads back as {at.game.read(line)}"
        assert is_clean(line), f"'{line}' is not one clean line"


def nonsense_is_misread(at: Position) -> None:
    """Any text is a move or a Misread, never another error."""
    lines = [at.game.write(move) for _actor, move in at.next_moves]
    broken = [line[:place] for line in lines for place in range(len(line))]
    doubled = [f"{line} {line}" for line in lines]
    for text in ["", "meow", "-1", "٣", *broken, *doubled, *[line.replace(" ", " x") for line in lines]]:
        try:
            at.game.write(at.game.read(text))
        except Misread:
            continue
        except Exception as fault:
            raise AssertionError(f"'{text}' is not misread: {type(fault).__name__}: {fault}") from fault


def the_rulebook_is_in_order(at: Position) -> None:
    """Check that presets, components, RULES.md and the rulings of the options are there."""
    for preset in at.game.presets:
        at.game.choose(preset)
    assert at.game.components(at.match.options), "there are no components"
    assert section(at.game, "In short"), "RULES.md has no section 'In short'"
    for option in at.game.options:
        assert option.ruling in rulings(at.game), f"RULES.md has no ruling {option.ruling} for {option.name}"


def _legal_moves(at: Position) -> list[Any]:
    return [move for seat in at.seats for move in islice(at.game.legal(at.state, seat), MANY)]


def refuse_is_none_exactly_when_legal(at: Position) -> None:
    """Check that `refuse` and `legal` agree on moves made before, legal now or made next."""
    past = [move for _actor, move in at.match.moves[-MANY:]]
    candidates = [*past, *_legal_moves(at), *[move for _actor, move in at.next_moves]]
    for seat in at.seats:
        moves = at.game.legal(at.state, seat)
        for move in candidates:
            refusal = at.game.refuse(at.state, seat, move)
            assert (refusal is None) == (move in moves), f"{seat} {at.game.write(move)}: legal, but {refusal}; or not"
            if refusal is not None:
                assert refusal.ruling in rulings(at.game), f"RULES.md has no ruling {refusal.ruling}"
                assert refusal.reason, "a refusal says why"


def legal_is_a_coherent_list(at: Position) -> None:
    """Check that the legal moves are a sequence of distinct moves, the same for equal states."""
    for seat in at.seats:
        moves = at.game.legal(at.state, seat)
        listed = list(moves)
        assert [moves[index] for index in range(len(moves))] == listed, "length, index and iteration differ"
        assert all(move in moves for move in listed), "a listed move is not in the list"
        assert len({at.game.write(move) for move in listed}) == len(listed), "a move is listed twice"
        copy = pickle.loads(pickle.dumps(at.state))  # noqa: S301 - our own bytes
        assert list(at.game.legal(copy, seat)) == listed, "the order is not fixed"


def table_rolls_what_odds_list(at: Position) -> None:
    """Check that TABLE's rolls are among its odds, and as often as those say."""
    past = [move for actor, move in at.match.moves[-MANY:] if actor == TABLE]
    odds = {at.game.write(move): ways for move, ways in islice(at.game.odds(at.state), MANY + 1)}
    if TABLE not in at.match.to_act:
        assert not odds, "TABLE is not awaited, and has odds"
    for line, ways in odds.items():
        assert ways > 0, f"'{line}' can come in {ways} ways"
        assert at.game.refuse(at.state, TABLE, at.game.read(line)) is None, f"'{line}' is listed and refused"
    rolls = _rolls(at)
    for move in rolls:
        assert at.game.refuse(at.state, TABLE, move) is None, f"'{at.game.write(move)}' is rolled and refused"
    if len(odds) <= MANY:  # all of them are known
        for move in [*past, *rolls]:
            refused = at.game.refuse(at.state, TABLE, move) is not None
            assert refused == (at.game.write(move) not in odds), f"odds and refuse differ on {at.game.write(move)}"
    if 1 < len(odds) <= FEW_ODDS:
        _rolls_are_fair(at, odds)


def rolls_come_from_the_urn(at: Position) -> None:
    """Draw as a match does: the drawn things give the line of TABLE's move, and no other line."""
    if TABLE not in at.match.to_act:
        return
    urn = at.game.urn(at.state)
    assert urn.number <= len(urn.things) or urn.back, "the urn holds fewer things than are drawn"
    for number in range(FEW):
        secret = Secret(sha256(f"{at.walk.seed} {number}".encode()).digest())
        drawn = urn.drawn(secret.draw(at.match.rolls))
        line = at.game.write(at.game.roll(at.state, secret.draw(at.match.rolls)))
        assert urn.gives(drawn, line), f"the urn gives {' '.join(drawn)}, and '{line}' is rolled"
        others = [at.game.write(move) for move in _rolls(at)]
        wrong = [other for other in others if other != line and urn.gives(drawn, other)]
        assert not wrong, f"the urn gives {' '.join(drawn)}, and would give '{wrong[0]}' as well as '{line}'"


def _rolls_are_fair(at: Position, odds: dict[str, int]) -> None:
    """Roll often: the frequency of each move is within six standard deviations of its share."""
    draw, total = at.draw(), sum(odds.values())
    came = Counter([at.game.write(at.game.roll(at.state, draw)) for _time in range(ROLLS)])
    for line, ways in odds.items():
        share = ways / total
        deviation = (ROLLS * share * (1 - share)) ** 0.5
        assert abs(came[line] - ROLLS * share) <= 6 * deviation + 1, f"'{line}' came {came[line]} times of {ROLLS}"


def nobody_is_stuck(at: Position) -> None:
    """Check that every awaited seat has a legal move, and TABLE one with a chance."""
    _is_not_stuck(at.game, at.state)


def _is_not_stuck(game: AnyGame, state: Any) -> None:  # noqa: ANN401 - of any game
    awaited, over = game.to_act(state), game.outcome(state) is not None
    assert over == (awaited == ()), "over, and someone is awaited; or running, and nobody is"
    for actor in awaited:
        moves = game.odds(state) if actor == TABLE else game.legal(state, actor)
        assert next(iter(moves), None) is not None, f"{actor} is awaited and has no move"


def nobody_can_peek(at: Position) -> None:
    """States that a seat cannot distinguish tell it the same, and what it hears matches what it sees."""
    draw = at.draw()
    for seat in at.watchers:
        others = [at.game.imagine(at.game.view(at.state, seat), draw)]
        if at.disguise is not None:
            others.append(at.disguise(at.state, seat, draw))
        for other in others:
            _cannot_tell_apart(at, other, seat)
        _cannot_tell_rolls_apart(at, seat)
    for nobody in (TABLE, len(at.seats)):
        with suppress(ValueError):
            at.game.view(at.state, nobody)
            raise AssertionError(f"there is a view from seat {nobody}, which is not there")


def _cannot_tell_apart(at: Position, other: Any, seat: Seat | None) -> None:  # noqa: ANN401 - of any game
    assert _bytes_told(at.game, other, seat) == _bytes_told(at.game, at.state, seat), (
        f"{seat} is told what it may not see"
    )
    assert at.game.to_act(other) == at.match.to_act, f"who is awaited shows {seat} what it may not see"
    for actor, move in at.next_moves:
        if at.game.refuse(other, actor, move) is None:
            _hears_what_it_sees(at, other, (actor, move), seat)


def _bytes_told(game: AnyGame, state: Any, seat: Seat | None) -> bytes:  # noqa: ANN401 - of any game
    """Return all that reaches a seat in a state, as bytes: its view and its choices."""
    choices = [] if seat is None else [game.write(move) for move in game.legal(state, seat)]
    return json.dumps([game.show(game.view(state, seat)), choices]).encode()


def _hears_what_it_sees(at: Position, other: Any, step: tuple[Actor, Any], seat: Seat | None) -> None:  # noqa: ANN401
    actor, move = step
    heard = [at.game.hear(state, actor, move, seat) for state in (at.state, other)]
    views = [at.game.view(at.game.apply(state, actor, move), seat) for state in (at.state, other)]
    fault = f"what {seat} hears of {actor} {at.game.write(move)} is not what it sees"
    assert (heard[0] == heard[1]) == (views[0] == views[1]), fault


def _cannot_tell_rolls_apart(at: Position, seat: Seat | None) -> None:
    """TABLE's moves that lead a seat to one view are heard as one line, and those to other views are not."""
    heard: dict[str, bytes] = {}
    for move in [*[roll for roll, _ways in islice(at.game.odds(at.state), SOME)], *_rolls(at)]:
        seen = _bytes_told(at.game, at.game.apply(at.state, TABLE, move), seat)
        line = at.game.hear(at.state, TABLE, move, seat)
        assert heard.setdefault(line, seen) == seen, f"'{line}' leads {seat} to several views"
    assert len(set(heard.values())) == len(heard), f"{seat} hears more of a roll than it sees"


def _rolls(at: Position) -> list[Any]:
    return [move for actor, move in at.next_moves if actor == TABLE]


def imagine_agrees_with_the_view(at: Position) -> None:
    """Check that an imagined state shows the viewer what the real one does."""
    draw = at.draw()
    if at.sound is not None:
        at.sound(at.state)  # a real state must be sound, or `sound` is wrong
    for seat in at.watchers:
        view = at.game.view(at.state, seat)
        for _time in range(FEW):
            state = at.game.imagine(view, draw)
            assert at.game.view(state, seat) == view, f"what {seat} imagines is not what it sees"
            _is_not_stuck(at.game, state)
            if at.sound is not None:
                at.sound(state)


def there_are_words_for_everything(at: Position) -> None:
    """Check that every view, move and choice has words for people and data for the page."""
    names = tuple([f"Cat {seat}" for seat in at.seats])
    for seat in at.watchers:
        view = at.game.view(at.state, seat)
        assert at.game.picture(view, names).strip(), f"no picture for {seat}"
        json.dumps(at.game.show(view))
        for actor, move in at.next_moves:
            heard = at.game.hear(at.state, actor, move, seat)
            after = at.game.view(at.game.apply(at.state, actor, move), seat)
            assert at.game.tell(after, actor, heard, names), f"no words for {seat} on '{heard}'"
            json.dumps(at.game.show_line(heard))
    for seat in at.seats:
        moves = at.game.legal(at.state, seat)
        assert not len(moves) or at.game.offer(at.game.view(at.state, seat), moves, names), f"no offer for {seat}"
        json.dumps([at.game.show_line(at.game.write(move)) for move in moves])


def every_match_ends_with_complete_ranks(at: Position) -> None:
    """Check that random play ends, with a rank and a score for every seat."""
    if at.nth:
        return  # one whole match per walk is enough
    match = start(at.game, at.walk)
    walker = Walker(match, at.draw(), restless=False, rare=at.rare)
    while match.to_act:
        assert len(match.moves) < LONGEST, f"after {LONGEST} moves there is no end"
        walker.step()
    outcome = match.outcome
    assert outcome is not None, "nobody is awaited, and there is no outcome"
    assert len(outcome.ranks) == len(outcome.scores) == len(at.seats), "a rank and a score for every seat"
    for rank in outcome.ranks:
        assert rank == 1 + len([better for better in outcome.ranks if better < rank]), f"ranks {outcome.ranks}"
    assert outcome.why, "an outcome says why"
    assert not any(len(at.game.legal(match.state, seat)) for seat in at.seats), "moves are left after the end"
    _memories_fit(at.game, match)


def _memories_fit(game: AnyGame, match: Match[Any, Any, Any]) -> None:
    memories = collect_memories(game, steps_of(match), tuple([f"Cat {seat}" for seat in range(match.seats)]))
    assert len(memories.deed) in {0, match.seats + 1}, "a deed for every seat and for watchers, or none"
    assert len(memories.seats) in {0, match.seats}, "memories of every seat, or none"
    assert all(str(said) for said in memories.deed), "a deed has words"
