"""The command line: every wish a word. Shells are imported only when asked for."""

import argparse
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.options import Options
from ninelives.core.registry import load

SLOWEST = 60
USUAL_SEATS = 4

type Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse names it no other way


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    _print_what_can_be_printed()
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except NineLivesError as fault:
        print(fault, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        print(f"That did not work: {fault.strerror}.", file=sys.stderr)
        return 2
    return status


def _print_what_can_be_printed() -> None:
    """Let a terminal that knows no ▶ show a question mark, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ninelives",
        description="Cat table games by one set of pure rules. An unofficial fan implementation.",
        epilog="Start here: ninelives play kitten-me",
    )
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (_add_play, _add_games, _add_rules, _add_simulate, _add_replay, _add_verify, _add_perft, _add_bench):
        add(commands)
    return parser


class _Version(argparse.Action):
    """Looks the version up only when asked for it."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version and stop")

    def __call__(self, parser: argparse.ArgumentParser, *_rest: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415 - slow to import

        print(f"ninelives {version('ninelives')}")
        parser.exit()


def _add_play(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a match against bots, here in the terminal")
    _add_match(parser)
    parser.add_argument("--name", default="Guest", help="your name in the record")
    parser.add_argument("--seed", help="deal and play as this word decides, to repeat a match")
    parser.add_argument("--salt", action="store_true", help="be asked for words that are mixed into every deal")
    parser.add_argument("--record", metavar="FILE", help="keep the match in this file")
    parser.add_argument("--pace", type=_seconds, metavar="SECONDS", help="wait so long after each line")
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
    parser.add_argument("--games", type=_positive, default=100, help="how many matches; 100")
    parser.add_argument("--seed", type=int, default=0, help="decides everything; 0")
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
    parser.add_argument("--commitment", metavar="HEX", help="the one you were given before the first deal")
    _add_json(parser)
    parser.set_defaults(run=_verify)


def _add_perft(commands: Commands) -> None:
    parser = commands.add_parser("perft", help="count the lines of play, depth by depth")
    _add_match(parser)
    parser.add_argument("--depth", type=_positive, default=1, help="how long; 1. Deals are many: keep it short")
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
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} should be a whole number from 1 up")
    return int(word)


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise argparse.ArgumentTypeError(f"{word!r} should be a number of seconds from 0 to {SLOWEST}")
    return seconds


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--seats", type=_positive, help="how many play; 4 where the game allows it")
    parser.add_argument("--preset", help="a set of options by name")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="one option; repeat at will"
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print for programs")


def _chosen(options: argparse.Namespace) -> tuple[AnyGame, Options]:
    game = load(options.game)
    if options.seats is None:
        options.seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    answers = {}
    for pair in options.option:
        name, equals, word = pair.partition("=")
        if not equals:
            raise BadOption(f"--option takes NAME=VALUE, not {pair!r}.")
        answers[name] = word
    return game, game.choose(options.preset, answers)


def _play(options: argparse.Namespace) -> int:
    from ninelives.terminal.evening import Wishes, sit_down  # noqa: PLC0415 - a shell, only when asked for

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
        _make(folder)
    tally = simulate(game, chosen, options.seats, games=options.games, seed=options.seed, folder=folder)
    _print(vars(tally), as_json=options.json)
    return 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise NineLivesError(f"No records can be kept in {folder}: {fault.strerror}.") from fault


def _replay(options: argparse.Namespace) -> int:
    from ninelives.terminal.study import show_replay  # noqa: PLC0415 - as above

    show_replay(options.file, options.seat, as_json=options.json)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from ninelives.terminal.study import verify_record  # noqa: PLC0415 - as above

    return verify_record(options.file, options.commitment, as_json=options.json)


def _perft(options: argparse.Namespace) -> int:
    from ninelives.core.perft import perft  # noqa: PLC0415 - as above

    game, chosen = _chosen(options)
    state = game.start(chosen, options.seats)
    counts = {}
    for depth in range(1, options.depth + 1):
        counts[str(depth)] = perft(game, state, options.seats, depth)
        if not options.json:
            print(f"{depth:<12} {counts[str(depth)]}", flush=True)
    if options.json:
        print(json.dumps(counts))
    return 0


def _bench(options: argparse.Namespace) -> int:
    from ninelives.lab.bench import bench  # noqa: PLC0415 - as above

    facts = bench(load(options.game), options.repetitions, options.scale)
    _print(facts, as_json=options.json)
    if not facts["ratios"] and not options.json:
        print("No peers are installed here: `just bench` measures beside them.")
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
