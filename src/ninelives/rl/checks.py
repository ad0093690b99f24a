"""The exam of a codec, which a third-party game's takes too: numbers, masks and observations against the rules."""

from random import Random
from typing import Any

from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE, AnyGame, Seat
from ninelives.core.options import Options
from ninelives.rl.codec import STILL, Codec, codec_of


def check_codec(game: AnyGame, options: Options, seats: int, *, moves: int = 200, seed: int = 1) -> None:
    """Raise AssertionError with the first thing that does not fit, in random play of this many moves."""
    codec = codec_of(game, options, seats)
    _check_numbers(codec, seats)
    _check_layout(codec)
    draw = FastDraw(Random(seed).random)  # noqa: S311 - a sample
    state = game.new(options, seats)
    for _move in range(moves):
        actors = game.to_act(state)
        if not actors:
            state = game.new(options, seats)
            continue
        for seat in {max(actors[0], 0), draw.below(seats)}:
            _check_decision(game, codec, state, seat)
        actor = _next_actor(game, state, draw.below(seats))
        if actor == TABLE:
            move = game.roll(state, draw)
        else:
            legal = game.legal(state, actor)
            move = legal[draw.below(len(legal))]
        state = game.apply(state, actor, move)


def _next_actor(game: AnyGame, state: Any, seat: Seat) -> int:  # noqa: ANN401 - a state of any game
    """Return who moves: this seat, if it may without being awaited, else who is awaited."""
    actors = game.to_act(state)
    unasked = TABLE not in actors and seat not in actors and len(game.legal(state, seat)) > 0
    return seat if unasked else actors[0]


def _check_numbers(codec: Codec[Any, Any], seats: int) -> None:
    for seat in range(seats):
        moves = [codec.move(number, seat) for number in range(STILL + 1, codec.size)]
        numbers = [codec.number(move, seat) for move in moves]
        assert numbers == list(range(STILL + 1, codec.size)), f"seat {seat}: a number and its move do not agree"
    for number in (STILL, -1):
        try:
            codec.move(number, 0)
        except ValueError:
            continue
        raise AssertionError(f"{number} is the number of no move, and was taken for one")


def _check_layout(codec: Codec[Any, Any]) -> None:
    names = [field.name for field in codec.layout.fields]
    assert len(names) == len(set(names)), f"a field is there twice: {names}"
    assert codec.layout.size == sum([field.size for field in codec.layout.fields])


def _check_decision(game: AnyGame, codec: Codec[Any, Any], state: Any, seat: Seat) -> None:  # noqa: ANN401 - a state of any game
    moves = game.legal(state, seat)
    numbers = [codec.number(move, seat) for move in moves]
    assert [codec.move(number, seat) for number in numbers] == list(moves), "a move does not come back from its number"
    mask = codec.mask(moves, seat)
    assert mask == sum([1 << number for number in numbers]), f"the mask {mask:b} is not {sorted(numbers)}"
    assert mask >> codec.size == 0, "a number is as large as the codec's size"
    actors = game.to_act(state)  # nobody can move while TABLE is awaited: a match with a secret never waits for it
    assert codec.unasked or not numbers or seat in actors or TABLE in actors, (
        f"seat {seat} may move unasked, which the codec denies"
    )
    _check_observation(codec, game.view(state, seat))


def _check_observation(codec: Codec[Any, Any], view: Any) -> None:  # noqa: ANN401 - a view of any game
    observation = codec.observation(view)
    assert len(observation) == codec.layout.size, f"an observation of {len(observation)} cells, not {codec.layout.size}"
    for field in codec.layout.fields:
        start = codec.layout.starts[field.name]
        cells = observation[start : start + field.size]
        assert all(0 <= cell <= field.top for cell in cells), f"{field.name} is {list(cells)}, above {field.top}"
