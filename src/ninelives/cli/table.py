"""Commands for players: play, daily, games, rules, replay, verify, review."""

import argparse

from ninelives.cli.arguments import Commands, add_json, add_language, add_match, game_and_options, number

SLOWEST = 60


def _add_play(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a match against bots in the terminal")
    add_match(parser)
    parser.add_argument("--bots", metavar="BOT", help="kitten, tabby, panther or random (default: tabby)")
    parser.add_argument("--name", default="Guest", help="your name in the record")
    parser.add_argument("--seed", help="any word; the same word repeats the deals and the moves of bots")
    parser.add_argument("--salt", action="store_true", help="ask for words of your own that are mixed into every deal")
    parser.add_argument("--record", metavar="FILE", help="write the match to this file")
    parser.add_argument("--pace", type=_seconds, metavar="SECONDS", help="pause after each line")
    add_language(parser)
    parser.set_defaults(run=_play)


def _add_daily(commands: Commands) -> None:
    parser = commands.add_parser("daily", help="play the deal of today: the same cards and cats for everybody")
    parser.add_argument("game")
    parser.add_argument("--name", default="Guest", help="your name in the record")
    parser.add_argument("--record", metavar="FILE", help="write the match to this file")
    parser.add_argument("--pace", type=_seconds, metavar="SECONDS", help="pause after each line")
    add_language(parser)
    parser.set_defaults(run=_daily)


def _add_games(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games, or one game's presets and options")
    parser.add_argument("game", nargs="?")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=_games)


def _add_rules(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="read the rules, or look something up in them")
    parser.add_argument("game")
    parser.add_argument("words", nargs="*", help="a ruling such as K8, or words to look for")
    add_language(parser)
    parser.set_defaults(run=_rules)


def _add_replay(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="print a recorded match, as a watcher or one seat saw it")
    parser.add_argument("file")
    parser.add_argument("--seat", type=int, help="whose view (default: a watcher's)")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=_replay)


def _add_verify(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="recompute every deal and flip of a finished match")
    parser.add_argument("file")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment published before the first deal")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=_verify)


def _add_review(commands: Commands) -> None:
    parser = commands.add_parser("review", help="review a finished match: the odds, and what panther would play")
    parser.add_argument("file")
    parser.add_argument("--seat", type=int, help="whose decisions (default: everybody's)")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=_review)


TABLE_COMMANDS = (_add_play, _add_daily, _add_games, _add_rules, _add_replay, _add_verify, _add_review)


def _seconds(word: str) -> float:
    return number(word, SLOWEST, "number of seconds")


def _play(options: argparse.Namespace) -> int:
    from ninelives.terminal.session import SessionSettings, play_session  # noqa: PLC0415 - imported only by this command

    game, answers = game_and_options(options)
    settings = SessionSettings(options.name, options.bots, options.seed, options.salt, options.record, options.pace)
    play_session(game, answers, options.seats, settings)
    return 0


def _daily(options: argparse.Namespace) -> int:
    from ninelives.core.registry import find_game  # noqa: PLC0415 - as above
    from ninelives.terminal.session import SessionSettings, play_daily  # noqa: PLC0415 - as above

    play_daily(find_game(options.game), SessionSettings(options.name, file=options.record, pace=options.pace))
    return 0


def _games(options: argparse.Namespace) -> int:
    from ninelives.terminal.viewer import describe_game, list_games  # noqa: PLC0415 - as above

    if options.game is None:
        list_games(as_json=options.json)
    else:
        describe_game(options.game, as_json=options.json)
    return 0


def _rules(options: argparse.Namespace) -> int:
    from ninelives.terminal.viewer import show_rules  # noqa: PLC0415 - as above

    show_rules(options.game, " ".join(options.words))
    return 0


def _replay(options: argparse.Namespace) -> int:
    from ninelives.terminal.viewer import show_replay  # noqa: PLC0415 - as above

    show_replay(options.file, options.seat, as_json=options.json)
    return 0


def _review(options: argparse.Namespace) -> int:
    from ninelives.terminal.review import show_review  # noqa: PLC0415 - as above

    show_review(options.file, options.seat, as_json=options.json)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from ninelives.terminal.viewer import verify_record  # noqa: PLC0415 - as above

    return verify_record(options.file, options.commitment, as_json=options.json)
