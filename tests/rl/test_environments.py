"""The environments of PettingZoo and Gymnasium, and the one of many matches, by their own tests and ours."""

import pickle
from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ninelives.core.errors import BadOption
from ninelives.core.game import Outcome
from ninelives.core.registry import load
from ninelives.games.go_kitty.moves import points
from ninelives.rl.arrays import as_masks
from ninelives.rl.codec import STILL
from ninelives.rl.episode import Episode, Illegal, draw_from_seed
from ninelives.rl.gymnasium import ILLEGAL, SeatEnv
from ninelives.rl.pettingzoo import TableEnv, env
from ninelives.rl.task import make_task, shares
from ninelives.rl.vector import VectorEnv
from rl.random_play import play_out, random_numbers
from rl.setups import KEYS, Setting, name, settings

USUAL = [setting for setting in settings() if setting[2] == setting[0].usual_seats()]


@pytest.mark.filterwarnings("ignore::UserWarning")  # dictionaries as observations are not the usual
@pytest.mark.parametrize("setting", USUAL, ids=name)
def test_pettingzoo_passes_its_tests(setting: Setting) -> None:
    game, preset, seats = setting
    task = make_task(game.key, preset, seats=seats, longest=100)
    api_test(env(task), num_cycles=40)
    seed_test(lambda: env(task), num_cycles=40)


@pytest.mark.filterwarnings("ignore::UserWarning")  # it has no frames a second
@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_passes_its_checker(key: str) -> None:
    check_env(SeatEnv(make_task(key, seats=3), ["kitten", "random"]))


def test_an_illegal_number_is_told_as_such() -> None:
    table = TableEnv(make_task("kitten-me"))
    table.reset(seed=1)
    with pytest.raises(Illegal, match="choose a number that its mask allows"):
        table.step(STILL)


def test_wrapped_an_illegal_number_ends_the_match() -> None:
    wrapped = env(make_task("kitten-me"))
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(STILL)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_the_seat_of_gymnasium_loses_by_an_illegal_number() -> None:
    solo = SeatEnv(make_task("kitten-me"), ["random"])
    solo.reset(seed=1)
    _seen, reward, over, cut, info = solo.step(STILL)
    assert (reward, over, cut, info) == (ILLEGAL, True, False, {"illegal": STILL})


def test_pettingzoo_pays_at_the_end_and_nothing_in_sum() -> None:
    table = TableEnv(make_task("kitten-me", seats=3))
    table.reset(seed=4)
    dice = np.random.default_rng(4)
    for agent in table.agent_iter():
        seen, reward, over, _cut, _info = table.last()
        if over:
            assert reward in {1.0, -0.5}
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if over else int(dice.choice(legal)))
        assert agent not in table.agents or sum(table.rewards.values()) == 0
    assert table.agents == []


def test_what_is_seen_is_what_the_codec_makes_of_the_view() -> None:
    task = make_task("go-kitty", seats=3)
    table = TableEnv(task)
    table.reset(seed=2)
    seat = table.possible_agents.index(table.agent_selection)
    state = table._episode.state
    seen = table.observe(table.agent_selection)
    legal = {task.codec.number(move, seat) for move in task.game.legal(state, seat)}
    assert seen["observation"].tolist() == task.codec.observation(task.game.view(state, seat)).tolist()
    assert set(np.flatnonzero(seen["action_mask"])) == legal
    other = table.observe(table.possible_agents[(seat + 1) % 3])
    assert not other["action_mask"].any()


def test_a_seat_that_nobody_waits_for_may_keep_still_or_move() -> None:
    """In Shut Up, Cat! all may chase the cat: the others are asked before the one whose turn it is."""
    task = make_task("shut-up-cat", seats=3)
    episode = Episode(task, draw_from_seed(1))
    (turn,) = task.game.to_act(episode.state)
    others = [seat for seat in range(3) if seat != turn]
    state = episode.state
    for seat in others:
        assert episode.seat == seat
        assert episode.mask >> STILL & 1
        episode.decide(STILL)
    assert episode.seat == turn
    assert not episode.mask >> STILL & 1
    assert episode.state is state


def test_after_a_move_that_nobody_waited_for_all_are_asked_again() -> None:
    task = make_task("shut-up-cat", seats=3)
    episode = Episode(task, draw_from_seed(1))
    first = episode.seat
    chase = task.codec.number(task.game.read("chase"), first)
    episode.decide(chase)
    assert episode.state.board.winks[first] == 5
    episode.decide(chase)
    assert episode.state.board.winks[first] == 0
    assert episode.seat != first


@pytest.mark.parametrize("key", KEYS)
def test_an_episode_is_cut_at_its_limit_and_pays_nothing(key: str) -> None:
    table = TableEnv(make_task(key, longest=3))
    table.reset(seed=1)
    for _decision in range(3):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_a_match_without_an_end_is_cut() -> None:
    task = make_task("shut-up-cat", None, {"rounds": "none", "target": "500"}, longest=50)
    matches = VectorEnv(task, 2, seed=1)
    dice = np.random.default_rng(1)
    cut = [matches.step(random_numbers(matches, dice)).cut for _step in range(50)]
    assert np.array(cut).sum(axis=0).tolist() == [1, 1]


@pytest.mark.parametrize("key", KEYS)
def test_many_matches_see_what_each_would_see_alone(key: str) -> None:
    task = make_task(key, seats=2)
    matches = VectorEnv(task, 3, seed=5)
    dice = np.random.default_rng(5)
    for _step in range(30):
        for place, episode in enumerate(matches._episodes):
            assert matches.seats[place] == episode.seat
            assert matches.observations[place].tolist() == episode.observation(episode.seat).tolist()
            legal = np.flatnonzero(matches.masks[place]).tolist()
            assert sum([1 << number for number in legal]) == episode.mask
        matches.step(random_numbers(matches, dice))


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_is_asked_in_some_of_many_matches(key: str) -> None:
    """This one makes the first move, but none that nobody waits for."""
    matches, dice = VectorEnv(make_task(key, seats=2), 4, seed=5), np.random.default_rng(5)
    for _step in range(20):
        expected = [first_number(matches._episodes[place]) for place in (0, 3)]
        assert matches.ask_bot(lambda _view, moves, awaited, _draw: moves[0] if awaited else None, [0, 3]) == expected
        matches.step(random_numbers(matches, dice))


def first_number(episode: Episode) -> int:
    task = episode._task
    first = task.game.legal(episode.state, episode.seat)[0]
    return STILL if episode.mask >> STILL & 1 else task.codec.number(first, episode.seat)


def test_many_matches_go_on_from_a_pickle() -> None:
    whole = VectorEnv(make_task("kitten-me", pays="round"), 8, seed=3)
    play_out(whole, 30)
    again = pickle.loads(pickle.dumps(whole))  # noqa: S301 - its own
    assert (play_out(whole, 60) == play_out(again, 60)).all()


def test_the_same_seed_is_the_same_luck() -> None:
    task = make_task("kitten-me", pays="round")
    first, again = VectorEnv(task, 8, seed=3), VectorEnv(task, 8, seed=3)
    assert (play_out(first, 60) == play_out(again, 60)).all()
    first.reset(seed=3)
    again.reset(seed=4)
    assert (play_out(first, 60) != play_out(again, 60)).any()


def test_a_round_of_kitten_me_pays_what_the_shares_of_cards_grew() -> None:
    task = make_task("kitten-me", "first-game", seats=2, pays="round")
    payoffs = play_out(VectorEnv(task, 20, seed=1), 40)
    paid = payoffs[payoffs.any(axis=2)]
    assert paid.sum(axis=1) == pytest.approx(0, abs=1e-6)
    first = Episode(task, draw_from_seed(1))
    while not first.over:
        first.decide(first.mask.bit_length() - 1)  # the highest bid
    assert first.payoff is not None
    assert np.abs(first.payoff) == pytest.approx(5 / 9)  # 5 of 10 cards become 5 of 9, or 4


def test_the_next_round_is_of_the_same_match_until_that_is_over() -> None:
    task = make_task("kitten-me", "first-game", seats=2, pays="round")
    episode = Episode(task, draw_from_seed(1))
    totals = []
    for _round in range(30):
        while not episode.over:
            episode.decide(episode.mask.bit_length() - 1)
        totals.append(sum(episode.state.round.counts))
        ended = not task.game.to_act(episode.state)
        episode.go_on()
        assert sum(episode.state.round.counts) == (10 if ended else totals[-1])
    assert totals[:5] == [9, 8, 7, 6, 5]
    assert 9 in totals[5:]


def test_a_match_of_go_kitty_may_pay_in_points() -> None:
    episode = Episode(make_task("go-kitty", seats=3, pays="points"), draw_from_seed(2))
    dice = Random(1)  # noqa: S311 - a test repeats itself
    while not episode.over:
        episode.decide(dice.choice([n for n in range(episode.mask.bit_length()) if episode.mask >> n & 1]))
    scores = [points(laid, growing=False) for laid in episode.state.board.laid]
    assert len(set(scores)) > 1
    assert episode.payoff == pytest.approx([score - (sum(scores) - score) / 2 for score in scores])


def test_a_payoff_that_a_game_lacks_is_named_with_those_it_has() -> None:
    with pytest.raises(BadOption, match="It pays by: match, points"):
        make_task("go-kitty", pays="round")


@pytest.mark.parametrize(
    ("ranks", "won"),
    [((1, 2), (1, -1)), ((2, 1, 3), (-0.5, 1, -0.5)), ((1, 1, 3), (0.5, 0.5, -1)), ((1, 1), (0, 0))],
)
def test_winners_share_one_and_the_others_its_loss(ranks: tuple[int, ...], won: tuple[float, ...]) -> None:
    assert shares(Outcome(ranks, ranks, "so it is")) == won


def test_masks_are_unpacked_to_their_size() -> None:
    assert as_masks([0b1, 0b100000000010], 12).tolist() == [[1] + [0] * 11, [0, 1, *[0] * 9, 1]]


def test_bots_hold_the_other_seats_and_the_table_is_shown() -> None:
    solo = SeatEnv(make_task("kitten-me", seats=2), ["tabby"], seat=1)
    seen, _info = solo.reset(seed=1)
    assert seen["action_mask"].any()
    assert solo._episode.seat == 1
    game = load("kitten-me")
    assert solo.render() == game.picture(game.view(solo._episode.state, 1), ())
