"""The command line: every wish a word. Shells are imported only when asked for."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.options import Options
from ninelives.core.registry import load

type Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse names it no other way


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except NineLivesError as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ninelives",
        description="Cat table games by one set of pure rules. An unofficial fan implementation.",
        epilog="Start here: ninelives play kitten-me",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    for add in (_add_play, _add_games, _add_rules, _add_simulate, _add_replay, _add_verify, _add_perft, _add_bench):
        add(commands)
    return parser


def _add_play(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a match against bots, here in the terminal")
    _add_match(parser)
    parser.add_argument("--name", default="You", help="your name in the record")
    parser.add_argument("--seed", help="deal and play as this word decides, to repeat a match")
    parser.add_argument("--salt", default="", help="words of your own, mixed into every deal")
    parser.add_argument("--record", metavar="FILE", help="keep the match in this file")
    parser.add_argument("--pace", type=float, default=0.0, metavar="SECONDS", help="wait so long after each line")
    parser.set_defaults(run=_play)


def _add_games(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games, or one game's presets and options")
    parser.add_argument("game", nargs="?")
    _add_json(parser)
    parser.set_defaults(run=_games)


def _add_rules(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="read the rules, or one ruling")
    parser.add_argument("game")
    parser.add_argument("ruling", nargs="?", help="for example K8")
    parser.set_defaults(run=_rules)


def _add_simulate(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="let bots play many matches")
    _add_match(parser)
    parser.add_argument("--games", type=_positive, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--records", metavar="DIR", help="keep each match as a file in this folder")
    _add_json(parser)
    parser.set_defaults(run=_simulate)


def _add_replay(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="tell a recorded match, as a watcher or as one seat saw it")
    parser.add_argument("file")
    parser.add_argument("--seat", type=int, help="whose eyes; without it a watcher's")
    _add_json(parser)
    parser.set_defaults(run=_replay)


def _add_verify(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="recompute every deal and flip of a finished match")
    parser.add_argument("file")
    _add_json(parser)
    parser.set_defaults(run=_verify)


def _add_perft(commands: Commands) -> None:
    parser = commands.add_parser("perft", help="count the lines of play, depth by depth")
    _add_match(parser)
    parser.add_argument("--depth", type=_positive, default=3)
    _add_json(parser)
    parser.set_defaults(run=_perft)


def _add_bench(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure speed, beside the peers that are installed")
    parser.add_argument("game", nargs="?", default="kitten-me")
    parser.add_argument("--repetitions", type=_positive, default=5)
    parser.add_argument("--scale", type=_positive, default=50, help="how long each repetition is")
    _add_json(parser)
    parser.set_defaults(run=_bench)


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=_positive, default=4)
    parser.add_argument("--preset", help="a set of options by name")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; repeat at will"
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print for programs")


def _chosen(options: argparse.Namespace) -> tuple[AnyGame, Options]:
    game = load(options.game)
    answers = {}
    for pair in options.option:
        name, equals, word = pair.partition("=")
        if not equals:
            raise BadOption(f"--option takes NAME=VALUE, not {pair!r}.")
        answers[name] = word
    return game, game.choose(options.preset, answers)


def _play(options: argparse.Namespace) -> int:
    from ninelives.terminal.plain import Wishes, sit_down  # noqa: PLC0415 - a shell, only when asked for

    game, chosen = _chosen(options)
    wishes = Wishes(options.name, options.seed, options.salt, options.record, options.pace)
    sit_down(game, chosen, options.seats, wishes)
    return 0


def _games(options: argparse.Namespace) -> int:
    from ninelives.terminal.study import describe_game, list_games  # noqa: PLC0415 - as above

    if options.game is None:
        list_games(as_json=options.json)
    else:
        describe_game(options.game, as_json=options.json)
    return 0


def _rules(options: argparse.Namespace) -> int:
    from ninelives.terminal.study import show_rules  # noqa: PLC0415 - as above

    show_rules(options.game, options.ruling)
    return 0


def _simulate(options: argparse.Namespace) -> int:
    from ninelives.lab.simulate import simulate  # noqa: PLC0415 - as above

    game, chosen = _chosen(options)
    folder = None if options.records is None else Path(options.records)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    tally = simulate(game, chosen, options.seats, games=options.games, seed=options.seed, folder=folder)
    _print(vars(tally), as_json=options.json)
    return 0


def _replay(options: argparse.Namespace) -> int:
    from ninelives.terminal.study import show_replay  # noqa: PLC0415 - as above

    show_replay(options.file, options.seat, as_json=options.json)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from ninelives.terminal.study import verify_record  # noqa: PLC0415 - as above

    return verify_record(options.file, as_json=options.json)


def _perft(options: argparse.Namespace) -> int:
    from ninelives.core.perft import perft  # noqa: PLC0415 - as above

    game, chosen = _chosen(options)
    state = game.start(chosen, options.seats)
    counts = {str(depth): perft(game, state, options.seats, depth) for depth in range(1, options.depth + 1)}
    _print(counts, as_json=options.json)
    return 0


def _bench(options: argparse.Namespace) -> int:
    from ninelives.lab.bench import bench  # noqa: PLC0415 - as above

    _print(bench(load(options.game), options.repetitions, options.scale), as_json=options.json)
    return 0


def _print(facts: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts))
        return
    for name, value in facts.items():
        if isinstance(value, dict):
            print(f"{name}:")
            for inner, fact in value.items():
                print(f"  {inner:<32} {fact}")
        else:
            print(f"{name:<12} {value}")
