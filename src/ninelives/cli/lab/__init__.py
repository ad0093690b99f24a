"""Commands of the lab."""

from ninelives.cli.arguments import Commands
from ninelives.cli.lab.bots import BOT_COMMANDS
from ninelives.cli.lab.plans import PLAN_COMMANDS
from ninelives.cli.lab.questions import QUESTION_COMMANDS
from ninelives.cli.lab.studies import STUDY_COMMANDS


def _add_lab(commands: Commands) -> None:
    parser = commands.add_parser("lab", help="study rules: plan and play many matches, ask questions, write a report")
    parts = parser.add_subparsers(required=True, metavar="COMMAND")
    for add in (*PLAN_COMMANDS, *STUDY_COMMANDS, *QUESTION_COMMANDS):
        add(parts)


LAB_COMMANDS = (*BOT_COMMANDS, _add_lab)
