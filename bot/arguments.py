"""What can be said behind `python -m bot`."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from bot import __version__
from engine import BUILD

_IMPORT = (
    "Fill the library with cards, rulings and ban lists. What a source is, is recognised by "
    "what is in it. Either all of it is imported or nothing is changed."
)
_SOURCES = "a file, a folder, an archive or an address; else those in DUELKEEPER_SOURCES"
_MIGRATE = (
    "Copy all that is kept from a file to a database on a PostgreSQL server, or back, while "
    "the bot is stopped. The target has to be empty, or not there; it holds all of it "
    "afterwards, or is as it was. The source stays as it is."
)
_READINGS = (
    "List which cards players have reported as played wrongly, with their words, and decide: "
    "`true 12` has the card of report 12 played by the rules nowhere any more, `false 12` has "
    "it played again on every server. Also while the bot runs; it holds from the next duel on."
)
_PLAIN: dict[str, Any] = {
    "archive": {
        "description": "Keep how every duel that is over was told, where that is not kept yet, "
        "so that it can be watched with whatever rules and cards come later. Run it with the "
        "old version before an update, also while the bot runs.",
        "help": "keep the replays of all duels that are over",
    },
    "status": {
        "description": "Say how many duels and events go on, whether a bot runs on the "
        "database, and which databases were set aside by restore. It changes nothing.",
        "help": "say what goes on",
    },
    "check": {
        "description": "Before an update, with the new version: say of every duel going on "
        "whether it goes on with its rules and cards, else why not. It looks at a copy of the "
        "database, also while the old version runs, and changes nothing.",
        "help": "say which duels an update would stop",
    },
}
"""The commands to which nothing more is said."""


def arguments() -> ArgumentParser:
    """The parser of all of it."""
    parser = ArgumentParser(
        "python -m bot",
        description="Run the bot: on Discord if DISCORD_TOKEN is set, else in a sandbox that "
        "is opened in the browser. Settings are environment variables or lines of .env; "
        ".env.example lists them.",
    )
    parser.add_argument(
        *("-V", "--version"), action="version", version=f"Duelkeeper {__version__} ({BUILD})"
    )
    _add_commands(parser)
    return parser


def _add_commands(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="command", title="instead of that")
    importing = commands.add_parser(
        "import", description=_IMPORT, help="fill the library with cards, rulings and ban lists"
    )
    importing.add_argument("source", nargs="*", help=_SOURCES)
    backing = commands.add_parser(
        "backup",
        description="Copy the database to a new file, also while the bot runs.",
        help="copy the database",
    )
    backing.add_argument("file", type=Path, help="the file to be made")
    restoring = commands.add_parser(
        "restore",
        description="Check a copy of the database and put it in the place of the database, "
        "while the bot is stopped. The database that was there is kept beside it.",
        help="put a copy of the database back",
    )
    restoring.add_argument("backup", type=Path, help="the copy")
    _add_moving(commands)
    reading = commands.add_parser(
        "readings", description=_READINGS, help="what players report of cards"
    )
    verdicts = ("true", "false")
    reading.add_argument("verdict", nargs="?", choices=verdicts, help="what a report is")
    reading.add_argument("number", nargs="?", type=int, help="the number of the report")
    for name, words in _PLAIN.items():
        commands.add_parser(name, **words)
    archiving = commands.choices["archive"]
    archiving.add_argument(
        "number", nargs="*", type=int, help="the numbers of duels; without any, all that miss"
    )
    _add_watching(commands)


def _add_moving(commands: Any) -> None:
    moving = commands.add_parser(
        "migrate",
        description=_MIGRATE,
        help="copy the database from a file to a server, or back",
    )
    for name in ("source", "target"):
        moving.add_argument(name, help="a file, or postgresql://…/NAME")


def _add_watching(commands: Any) -> None:
    watching = commands.add_parser(
        "replay",
        description="Show a replay in the terminal: a file of *Data (JSON)* below it. Its "
        "shuffles are checked by their fingerprint.",
        help="show a replay, and check its shuffles",
    )
    watching.add_argument("file", type=Path, help="the file")
    watching.add_argument("--whole", action="store_true", help="all of it, not step by step")
