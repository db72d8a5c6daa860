"""What is wrong with bodies, by their shape and then by the rules, as the routes ask."""

from collections.abc import Collection
from typing import Any

from bot.sandbox.rules.commands import command_problems, commands_problems
from bot.sandbox.rules.components import form_problems
from bot.sandbox.rules.messages import message_problems
from bot.sandbox.rules.problems import Problem
from bot.sandbox.rules.shapes import shape_problems

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"
MESSAGES = "/channels/{channel_id}/messages"


def of_message(body: Any, flags: int = 0, filenames: Collection[str] = ()) -> list[Problem]:
    """The problems of a message with these flags and files."""
    return shape_problems("POST", MESSAGES, body) or [*message_problems(body, flags, filenames)]


def of_form(form: Any) -> list[Problem]:
    """The problems of a modal."""
    body = {"type": 9, "data": form}
    return shape_problems("POST", CALLBACK, body) or [*form_problems(form)]


def of_command(body: Any) -> list[Problem]:
    """The problems of one command."""
    return shape_problems("POST", COMMANDS, body) or [*command_problems(body)]


def of_commands(bodies: Any) -> list[Problem]:
    """The problems of all commands together."""
    return shape_problems("PUT", COMMANDS, bodies) or [*commands_problems(bodies or [])]
