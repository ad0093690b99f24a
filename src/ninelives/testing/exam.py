"""The exam: every check at random positions, over presets, options and numbers of seats, by Hypothesis."""

from collections.abc import Callable, Collection
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import AnyGame
from ninelives.testing import checks
from ninelives.testing.walks import DEEPEST, Disguise, Position, Sound, Walk, matches_along

CHECKS: Final[dict[str, Callable[[Position], None]]] = {
    check.__name__: check
    for check in (
        checks.apply_never_changes_its_argument,
        checks.states_survive_pickling,
        checks.a_record_replays_to_the_same_state,
        checks.notation_round_trips,
        checks.nonsense_is_misread,
        checks.the_rulebook_is_in_order,
        checks.refuse_is_none_exactly_when_legal,
        checks.legal_is_a_coherent_list,
        checks.table_rolls_what_odds_list,
        checks.rolls_come_from_the_urn,
        checks.nobody_is_stuck,
        checks.nobody_can_peek,
        checks.imagine_agrees_with_the_view,
        checks.there_are_words_for_everything,
        checks.every_match_ends_with_complete_ranks,
    )
}


def walks(game: AnyGame) -> st.SearchStrategy[Walk]:
    """Return a strategy for walks: a preset or any playable mix of options, any seats, any seed."""
    words = {option.name: (*option.values, *option.examples) for option in game.options}
    mixed = st.fixed_dictionaries({}, optional={name: st.sampled_from(choices) for name, choices in words.items()})
    presets = [st.just(dict(preset)) for preset in game.presets.values()]
    answers = st.one_of(*presets, *[mixed] * max(1, len(presets)))  # mixes as often as presets
    walk = st.builds(
        Walk,
        answers=answers,
        seats=st.sampled_from(game.seats),
        seed=st.integers(0, 2**32),
        steps=st.sampled_from(range(DEEPEST)),  # `integers` would prefer the first few steps
    )
    return walk.filter(lambda walk: _playable(game, walk))


def _playable(game: AnyGame, walk: Walk) -> bool:
    try:
        game.start(game.choose(answers=walk.answers), walk.seats)
    except BadOption:
        return False
    return True


def run_check(  # noqa: PLR0913 - all but two have defaults
    game: AnyGame,
    name: str,
    *,
    sound: Sound | None = None,
    disguise: Disguise | None = None,
    rare: Collection[str] = (),
    examples: int = 100,
    shortest: bool = True,
) -> None:
    """Run one check of the exam. Runs are deterministic; more examples search further.

    A fault is reported with the shortest walk that shows it. Finding that takes time; `shortest=False` skips it.
    """

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate, Phase.shrink] if shortest else [Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(walks(game))
    def part(walk: Walk) -> None:
        try:
            for nth, match in enumerate(matches_along(game, walk)):
                CHECKS[name](Position(match, walk, nth, sound, disguise, rare))
        except NineLivesError as fault:
            raise AssertionError(f"{type(fault).__name__}: {fault}") from fault

    part()
