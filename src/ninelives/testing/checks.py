"""What must hold at every position of every game. Each check is a sentence that can fail."""

import json
import pickle
from contextlib import suppress
from itertools import islice, pairwise
from typing import Any

from ninelives.core.errors import Misread
from ninelives.core.game import TABLE, Actor, AnyGame, Seat
from ninelives.core.record import read, record
from ninelives.core.replay import replay
from ninelives.rulebook import rulings, section
from ninelives.testing.walks import FEW, LONGEST, Position, start, take_step

MANY = 300  # of a big fan of moves, so many are tried one by one


def apply_never_changes_its_argument(at: Position) -> None:
    before = pickle.dumps(at.state)
    for actor, move in at.next_moves():
        at.game.apply(at.state, actor, move)
        assert pickle.dumps(at.state) == before, f"{actor} {at.game.write(move)} changed the state"


def states_survive_pickling(at: Position) -> None:
    again = pickle.loads(pickle.dumps(at.state))  # noqa: S301 - our own bytes
    assert again == at.state, "a pickled state comes back as another one"


def a_record_replays_to_the_same_state(at: Position) -> None:
    written = record(at.match)
    again = read(written.write())
    assert again == written, "the record reads back as another one"
    assert replay(again, at.game).state == at.state, "the record replays to another state"


def notation_round_trips(at: Position) -> None:
    for move in [*_listed(at), *[move for _actor, move in at.next_moves()]]:
        line = at.game.write(move)
        assert at.game.read(line) == move, f"'{line}' reads back as {at.game.read(line)}"
        assert line.split() == line.split(" "), f"'{line}' is not one clean line"


def nonsense_is_misread(at: Position) -> None:
    """Whatever a person types is a move or a Misread, never another error."""
    lines = [at.game.write(move) for _actor, move in at.next_moves()]
    broken = [line[:place] for line in lines for place in range(len(line))]
    doubled = [f"{line} {line}" for line in lines]
    for text in ["", "meow", "-1", "٣", *broken, *doubled, *[line.replace(" ", " x") for line in lines]]:
        with suppress(Misread):
            at.game.write(at.game.read(text))


def the_papers_are_in_order(at: Position) -> None:
    for preset in at.game.presets:
        at.game.choose(preset)
    assert at.game.components(at.match.options), "the box is empty"
    assert section(at.game, "In short"), "RULES.md has no section 'In short'"
    for option in at.game.options:
        assert option.ruling in rulings(at.game), f"RULES.md has no ruling {option.ruling} for {option.name}"


def _listed(at: Position) -> list[Any]:
    return [move for seat in at.seats for move in islice(at.game.legal(at.state, seat), MANY)]


def refuse_is_none_exactly_when_legal(at: Position) -> None:
    past = [move for _actor, move in at.match.moves[-MANY:]]
    candidates = [*past, *_listed(at), *[move for _actor, move in at.next_moves()]]
    for seat in at.seats:
        moves = at.game.legal(at.state, seat)
        for move in candidates:
            refusal = at.game.refuse(at.state, seat, move)
            assert (refusal is None) == (move in moves), f"{seat} {at.game.write(move)}: legal, but {refusal}; or not"
            if refusal is not None:
                assert refusal.ruling in rulings(at.game), f"RULES.md has no ruling {refusal.ruling}"
                assert refusal.reason, "a refusal says why"


def legal_is_a_coherent_list(at: Position) -> None:
    for seat in at.seats:
        moves = at.game.legal(at.state, seat)
        listed = list(moves)
        assert [moves[index] for index in range(len(moves))] == listed, "length, index and iteration differ"
        assert all(move in moves for move in listed), "a listed move is not in the list"
        assert len({at.game.write(move) for move in listed}) == len(listed), "a move is listed twice"
        copy = pickle.loads(pickle.dumps(at.state))  # noqa: S301 - our own bytes
        assert list(at.game.legal(copy, seat)) == listed, "the order is not fixed"


def table_rolls_what_odds_list(at: Position) -> None:
    if TABLE not in at.match.to_act:
        assert next(iter(at.game.odds(at.state)), None) is None, "TABLE is not awaited, and has odds"
        return
    for move, ways in islice(at.game.odds(at.state), MANY):
        assert ways > 0, f"{at.game.write(move)} can come in {ways} ways"
        assert at.game.refuse(at.state, TABLE, move) is None, f"{at.game.write(move)} is listed and refused"
    for move in [move for actor, move in at.next_moves() if actor == TABLE]:
        assert at.game.refuse(at.state, TABLE, move) is None, f"{at.game.write(move)} is rolled and refused"


def nobody_is_stuck(at: Position) -> None:
    over = at.game.outcome(at.state) is not None
    assert over == (at.match.to_act == ()), "over, and someone is awaited; or running, and nobody is"
    for actor in at.match.to_act:
        moves = at.game.odds(at.state) if actor == TABLE else at.game.legal(at.state, actor)
        assert next(iter(moves), None) is not None, f"{actor} is awaited and has no move"


def nobody_can_peek(at: Position) -> None:
    """Another state that a seat cannot tell from this one tells it the same; what it hears and sees go together."""
    draw = at.draw()
    for seat in at.watchers:
        other = at.game.imagine(at.game.view(at.state, seat), draw)
        assert _told(at.game, other, seat) == _told(at.game, at.state, seat), f"{seat} is told what it may not see"
        assert at.game.to_act(other) == at.match.to_act, f"who is awaited shows {seat} what it may not see"
        for actor, move in at.next_moves():
            if at.game.refuse(other, actor, move) is None:
                _hears_what_it_sees(at, other, (actor, move), seat)
        _cannot_tell_rolls_apart(at, seat)


def _told(game: AnyGame, state: Any, seat: Seat | None) -> bytes:  # noqa: ANN401 - of any game
    """Give all that reaches a seat in a state, byte for byte: its view and its choices."""
    choices = [] if seat is None else [game.write(move) for move in game.legal(state, seat)]
    return json.dumps([game.show(game.view(state, seat)), choices]).encode()


def _hears_what_it_sees(at: Position, other: Any, step: tuple[Actor, Any], seat: Seat | None) -> None:  # noqa: ANN401
    actor, move = step
    heard = [at.game.hear(state, actor, move, seat) for state in (at.state, other)]
    views = [at.game.view(at.game.apply(state, actor, move), seat) for state in (at.state, other)]
    fault = f"what {seat} hears of {actor} {at.game.write(move)} is not what it sees"
    assert (heard[0] == heard[1]) == (views[0] == views[1]), fault


def _cannot_tell_rolls_apart(at: Position, seat: Seat | None) -> None:
    """Two of TABLE's moves that lead a seat to one view sound the same to it."""
    rolls = [move for actor, move in at.next_moves() if actor == TABLE]
    for pair in pairwise(rolls):
        views = [at.game.view(at.game.apply(at.state, TABLE, roll), seat) for roll in pair]
        heard = [at.game.hear(at.state, TABLE, roll, seat) for roll in pair]
        assert views[0] != views[1] or heard[0] == heard[1], f"{seat} hears more of '{heard[0]}' than it sees"


def imagine_agrees_with_the_view(at: Position) -> None:
    draw = at.draw()
    for seat in at.watchers:
        view = at.game.view(at.state, seat)
        for _time in range(FEW):
            state = at.game.imagine(view, draw)
            assert at.game.view(state, seat) == view, f"what {seat} imagines is not what it sees"
            if at.sound is not None:
                at.sound(state)


def there_are_words_for_everything(at: Position) -> None:
    names = tuple([f"Cat {seat}" for seat in at.seats])
    for seat in at.watchers:
        view = at.game.view(at.state, seat)
        assert at.game.picture(view, names).strip(), f"no picture for {seat}"
        json.dumps(at.game.show(view))
        for actor, move in at.next_moves():
            heard = at.game.hear(at.state, actor, move, seat)
            after = at.game.view(at.game.apply(at.state, actor, move), seat)
            assert at.game.tell(after, actor, heard, names), f"no words for {seat} on '{heard}'"
    for seat in at.seats:
        moves = at.game.legal(at.state, seat)
        assert not len(moves) or at.game.offer(at.game.view(at.state, seat), moves, names), f"no offer for {seat}"


def every_match_ends_with_complete_ranks(at: Position) -> None:
    match, draw = start(at.game, at.walk), at.draw()
    while match.to_act:
        assert len(match.moves) < LONGEST, f"after {LONGEST} moves there is no end"
        take_step(match, draw)
    outcome = match.outcome
    assert outcome is not None, "nobody is awaited, and there is no outcome"
    assert len(outcome.ranks) == len(outcome.scores) == len(at.seats), "a rank and a score for every seat"
    for rank in outcome.ranks:
        assert rank == 1 + len([better for better in outcome.ranks if better < rank]), f"ranks {outcome.ranks}"
    assert outcome.why, "an outcome says why"
    assert not any(len(at.game.legal(match.state, seat)) for seat in at.seats), "moves are left after the end"
