import pytest

from ninelives import TABLE, BadOption, Match, Misread, Refused, Secret, UnknownGame, keys, load
from ninelives.core.perft import perft

GAME = load("kitten-me")


def test_games_are_found_by_their_key() -> None:
    assert "kitten-me" in keys()
    with pytest.raises(UnknownGame, match=r"Installed: .*kitten-me"):
        load("dog-me")


def test_with_a_secret_the_table_moves_by_itself() -> None:
    match = Match(GAME, GAME.choose(), 3, secret=Secret(bytes(32)))
    assert [actor for actor, _move in match.moves] == [TABLE, TABLE]
    assert TABLE not in match.to_act


def test_without_a_secret_the_table_is_played_like_any_other() -> None:
    match = Match(GAME, GAME.choose(), 2)
    match.say(TABLE, "dealer 1")
    match.say(TABLE, "deal 0:bh,bh,bh,bh,w 1:gg,gg,gg,gg,w")
    assert match.to_act == (1,)


def test_a_refused_move_names_its_ruling_and_changes_nothing() -> None:
    match = Match(GAME, GAME.choose(), 3, secret=Secret(bytes(32)))
    before = match.state
    with pytest.raises(Refused, match="There is no bid") as fault:
        match.say(match.to_act[0], "challenge")
    assert fault.value.ruling == "K12"
    assert match.state is before
    with pytest.raises(Misread):
        match.say(match.to_act[0], "meow")


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bo\nCy"), ("Ada", "")])
def test_names_fit_the_seats_and_a_line(names: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        Match(GAME, GAME.choose(), 2, names=names)


@pytest.mark.parametrize(
    ("preset", "answers", "seats", "why"),
    [
        ("dogs", {}, 4, "no preset 'dogs'"),
        (None, {"colour": "pink"}, 4, "no option called 'colour'"),
        (None, {"deck": "pink"}, 4, "deck can be white, grey, both"),
        (None, {}, 11, "2 to 10 seats"),
    ],
)
def test_what_cannot_be_played_is_said(preset: str | None, answers: dict[str, str], seats: int, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Match(GAME, GAME.choose(preset, answers), seats)


def test_perft_counts_tables_moves_once_each() -> None:
    state = GAME.start(GAME.choose(answers={"list": "bh:2,w:1", "start": "1"}), 2)
    assert perft(GAME, state, 2, 0) == 1
    assert perft(GAME, state, 2, 1) == 2  # either deals first
    assert perft(GAME, state, 2, 2) == 2 * 3  # bh bh, bh w, w bh


def test_a_match_goes_on_from_its_log() -> None:
    secret = Secret(bytes(range(32)))
    match = Match(GAME, GAME.choose(), 3, secret=secret)
    match.say(match.to_act[0], "bid 1 hat")
    logged = list(match.moves)
    match.say(match.to_act[0], "challenge")
    resumed = Match(GAME, GAME.choose(), 3, secret=secret, moves=logged)
    resumed.say(resumed.to_act[0], "challenge")
    assert resumed.moves == match.moves
    assert resumed.state == match.state
    with pytest.raises(Refused):
        Match(GAME, GAME.choose(), 3, secret=secret, moves=logged[1:])


def test_what_is_proposed_has_not_happened() -> None:
    match = Match(GAME, GAME.choose(), 3, secret=Secret(bytes(range(32))))
    match.say(match.to_act[0], "bid 1 hat")
    before, moves = match.state, list(match.moves)
    steps = match.propose(match.to_act[0], GAME.read("challenge"))
    assert [GAME.write(step.move).split()[0] for step in steps] == ["challenge", "flip", "deal"]
    assert match.state is before
    assert match.moves == moves
    match.take(steps)
    assert match.state is steps[-1].after


def test_no_idle_move_shifts_what_is_to_come() -> None:
    """The same secret, the same deal: one more bid before the call, and the flip is still the same card."""
    flips = set()
    for bids in (["bid 1 hat"], ["bid 1 hat", "bid 2 hat"], ["bid 1 red", "bid 2 tie", "bid 3 hat"]):
        match = Match(GAME, GAME.choose(), 3, secret=Secret(bytes(range(32))))
        for bid in bids:
            match.say(match.to_act[0], bid)
        match.say(match.to_act[0], "challenge")
        flips.add(next(GAME.write(move) for _actor, move in match.moves if GAME.write(move).startswith("flip")))
    assert len(flips) == 1


@pytest.mark.parametrize("seat", [TABLE, -2, 3])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    match = Match(GAME, GAME.choose(), 3, secret=Secret(bytes(32)))
    with pytest.raises(ValueError, match="no seat"):
        match.look(seat)
