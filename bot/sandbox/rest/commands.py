"""The bot's commands: read, replace all, add, change, remove; everywhere or on the server."""

from collections.abc import Iterable, Iterator

from bot.sandbox.command_book import EVERYWHERE
from bot.sandbox.records import Changed, Json
from bot.sandbox.rest.refusals import Invalid, missing_access, unknown
from bot.sandbox.rest.request import Reply, Request, Service
from bot.sandbox.rest.route import Route
from bot.sandbox.rules.commands import command_problems, commands_problems
from bot.sandbox.rules.problems import Problem


def _scope(service: Service, request: Request) -> str:
    """The scope of the path: everywhere or the server, and of this very application."""
    if request.ids["application_id"] != service.world.application_id:
        raise unknown("Application", 10002)
    scope = request.ids.get("guild_id", EVERYWHERE)
    if scope not in (EVERYWHERE, service.world.guild_id):
        raise missing_access()
    return scope


def _accept(problems: Iterable[Problem]) -> None:
    found = list(problems)
    if found:
        raise Invalid(found)


def _command(service: Service, request: Request) -> Json:
    found = service.world.commands.get(_scope(service, request), request.ids["command_id"])
    if found is None:
        raise unknown("application command", 10063)
    return found


def _tell(service: Service) -> None:
    service.world.tell_all(Changed("commands", None))


def read_commands(service: Service, request: Request) -> Reply:
    """All commands of the scope."""
    return service.world.commands.all(_scope(service, request))


def replace_commands(service: Service, request: Request) -> Reply:
    """Make those of the body all the commands of the scope."""
    scope = _scope(service, request)
    bodies = request.body or []
    _accept(commands_problems(bodies))
    commands = service.world.commands.replace_all(scope, bodies)
    _tell(service)
    return commands


def add_command(service: Service, request: Request) -> Reply:
    """One more command, or another one in place of its namesake."""
    scope = _scope(service, request)
    _accept(command_problems(request.fields))
    command = service.world.commands.put(scope, request.fields)
    _tell(service)
    return command


def read_command(service: Service, request: Request) -> Reply:
    """One command."""
    return _command(service, request)


def change_command(service: Service, request: Request) -> Reply:
    """Give one command new values."""
    before = _command(service, request)
    _accept(command_problems(before | request.fields))
    command = service.world.commands.change(
        _scope(service, request), before["id"], request.fields
    )
    _tell(service)
    return command


def remove_command(service: Service, request: Request) -> Reply:
    """Remove one command."""
    command = _command(service, request)
    service.world.commands.remove(_scope(service, request), command["id"])
    _tell(service)
    return None


def routes() -> Iterator[Route]:
    """The routes of this module, literal parts before named ones."""
    for begin in (
        "/applications/{application_id}",
        "/applications/{application_id}/guilds/{guild_id}",
    ):
        yield Route("GET", f"{begin}/commands", read_commands)
        yield Route("PUT", f"{begin}/commands", replace_commands)
        yield Route("POST", f"{begin}/commands", add_command)
        yield Route("GET", f"{begin}/commands/{{command_id}}", read_command)
        yield Route("PATCH", f"{begin}/commands/{{command_id}}", change_command)
        yield Route("DELETE", f"{begin}/commands/{{command_id}}", remove_command)
