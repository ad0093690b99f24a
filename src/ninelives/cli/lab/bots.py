"""Commands about bots and speed: simulate, arena, oracle, perft, bench."""

import argparse
import json
from pathlib import Path

from ninelives.cli.arguments import Commands, add_json, add_match, game_and_options, positive, print_facts, share
from ninelives.core.errors import BadOption, NineLivesError
from ninelives.core.registry import load


def _add_simulate(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="let bots play many matches")
    add_match(parser)
    parser.add_argument(
        "--bots", metavar="BOT", default="random", help="random, LEVEL or LEVEL/TEMPER (default: random)"
    )
    parser.add_argument("--games", type=positive, default=100, help="number of matches (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of all randomness (default: %(default)s)")
    parser.add_argument("--records", metavar="DIR", help="write each match to a file in this folder")
    add_json(parser)
    parser.set_defaults(run=_simulate)


def _add_arena(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="measure which of two bots is better, with a confidence interval")
    add_match(parser)
    parser.add_argument(
        "--a",
        metavar="BOT",
        default="panther",
        help="LEVEL or LEVEL/TEMPER; takes one seat, each in turn (default: %(default)s)",
    )
    parser.add_argument("--b", metavar="BOT", default="tabby", help="takes the other seats (default: %(default)s)")
    parser.add_argument(
        "--games",
        type=positive,
        default=1000,
        help="number of matches, rounded up to whole groups (default: %(default)s)",
    )
    parser.add_argument("--seed", type=int, default=0, help="of all randomness (default: %(default)s)")
    parser.add_argument(
        "--stop", type=share, nargs=2, metavar=("LOW", "HIGH"), help="stop once the score is clearly LOW, or HIGH"
    )
    parser.add_argument("--jobs", type=positive, default=1, help="number of processes (default: %(default)s)")
    parser.add_argument("--records", metavar="DIR", help="write each match to a file in this folder")
    add_json(parser)
    parser.set_defaults(run=_arena)


def _add_oracle(commands: Commands) -> None:
    parser = commands.add_parser(
        "oracle", help="solve shrunk rounds of Kitten Me, and measure the exploitability of bots"
    )
    parser.add_argument("--bots", metavar="BOT,…", default="random,kitten,tabby,panther", help="whose play to measure")
    parser.add_argument("--iterations", type=positive, default=300, help="of CFR+ (default: %(default)s)")
    parser.add_argument(
        "--samples",
        type=positive,
        default=400,
        help="samples for each position of a bot that mixes (default: %(default)s)",
    )
    add_json(parser)
    parser.set_defaults(run=_oracle)


def _add_perft(commands: Commands) -> None:
    parser = commands.add_parser("perft", help="count the lines of play, depth by depth")
    add_match(parser)
    parser.add_argument(
        "--depth",
        type=positive,
        default=1,
        help="number of moves (default: %(default)s); deals have many branches, so keep it low",
    )
    add_json(parser)
    parser.set_defaults(run=_perft)


def _add_bench(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure speed, beside the peer engines that are installed")
    parser.add_argument("game", nargs="?", default="kitten-me")
    parser.add_argument("--repetitions", type=positive, default=5)
    parser.add_argument("--scale", type=positive, default=50, help="length of each repetition")
    add_json(parser)
    parser.set_defaults(run=_bench)


BOT_COMMANDS = (_add_simulate, _add_arena, _add_oracle, _add_perft, _add_bench)


def _simulate(options: argparse.Namespace) -> int:
    from ninelives.bots.cats import bot_spelled  # noqa: PLC0415 - imported only by this command
    from ninelives.lab.simulate import simulate  # noqa: PLC0415 - as above

    game, answers = game_and_options(options)
    bot, folder = bot_spelled(game, options.bots), _folder(options)
    tally = simulate(game, answers, options.seats, games=options.games, seed=options.seed, folder=folder, bot=bot)
    print_facts(vars(tally), as_json=options.json)
    return 0


def _arena(options: argparse.Namespace) -> int:
    from ninelives.bots.cats import bot_spelled  # noqa: PLC0415 - as above
    from ninelives.lab.arena import Pairing, arena  # noqa: PLC0415 - as above
    from ninelives.lab.stats import Bounds  # noqa: PLC0415 - as above

    game, answers = game_and_options(options)
    a, b = bot_spelled(game, options.a), bot_spelled(game, options.b)
    pairing = Pairing(game, answers, options.seats, a, b, options.seed, _folder(options))
    bounds = None if options.stop is None else Bounds(*options.stop)
    if bounds is not None and bounds.low >= bounds.high:
        raise BadOption(f"--stop takes the lower share first: LOW HIGH, not {bounds.low} {bounds.high}.")
    result = arena(pairing, options.games, bounds=bounds, jobs=options.jobs)
    if not options.json:
        print(f"{options.a} (a) among {options.b} (b): {game.title}, {options.seats} seats, seed {options.seed}")
    print_facts(result.facts() if options.json else result.words(), as_json=options.json)
    return 0


def _oracle(options: argparse.Namespace) -> int:
    from ninelives.lab.oracle.report import exploitabilities  # noqa: PLC0415 - as above

    reports = exploitabilities(options.bots.split(","), options.iterations, options.samples)
    facts = {report.name: report.facts() if options.json else report.words() for report in reports}
    print_facts(facts, as_json=options.json)
    return 0


def _folder(options: argparse.Namespace) -> Path | None:
    folder = None if options.records is None else Path(options.records)
    if folder is not None:
        _make(folder)
    return folder


def _make(folder: Path) -> None:
    if folder.is_file():
        raise NineLivesError(f"{folder} is a file. Name a folder for the records.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise NineLivesError(f"{folder} cannot be created: {fault.strerror}.") from fault


def _perft(options: argparse.Namespace) -> int:
    from ninelives.core.perft import perft  # noqa: PLC0415 - as above

    game, answers = game_and_options(options)
    state = game.start(answers, options.seats)
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
    print_facts(facts, as_json=options.json)
    if not facts["ratios"] and not options.json:
        print("No peer engines are installed: `just bench::peers` installs and measures them.")
    return 0
