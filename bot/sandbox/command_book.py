"""The commands the bot has put up, for everywhere or for the server alone."""

from collections.abc import Iterable, Iterator

from bot.sandbox.records import Json
from bot.sandbox.snowflakes import Snowflakes

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
EVERYWHERE = ""
"""The scope of global commands; the other scopes are server ids."""


class CommandBook:
    """Commands by scope and id, each in the shape in which the API returns it."""

    def __init__(self, snowflakes: Snowflakes, application: str) -> None:
        self._snowflakes = snowflakes
        self._application = application
        self._scopes: dict[str, dict[str, Json]] = {}

    def all(self, scope: str) -> list[Json]:
        """The commands of `scope`, in the order they were put up."""
        return list(self._scopes.get(scope, {}).values())

    def get(self, scope: str, identifier: str) -> Json | None:
        """The command of that id in `scope`."""
        return self._scopes.get(scope, {}).get(identifier)

    def named(self, scope: str, kind: int, name: str) -> Json | None:
        """The command of that kind and name in `scope`."""
        for each in self._scopes.get(scope, {}).values():
            if each["type"] == kind and each["name"] == name:
                return each
        return None

    def replace_all(self, scope: str, bodies: Iterable[Json]) -> list[Json]:
        """Make `bodies` all the commands of `scope`; those known by name keep their id."""
        known = {(each["type"], each["name"]): each["id"] for each in self.all(scope)}
        self._scopes[scope] = {}
        for body in bodies:
            self._put(scope, body, known.get((body.get("type") or CHAT_INPUT, body["name"])))
        return self.all(scope)

    def put(self, scope: str, body: Json) -> Json:
        """Add the command `body` to `scope`, in place of one of the same kind and name."""
        known = self.named(scope, body.get("type") or CHAT_INPUT, body["name"])
        return self._put(scope, body, known["id"] if known else None)

    def change(self, scope: str, identifier: str, body: Json) -> Json:
        """Give the command of that id the values of `body`."""
        return self._put(scope, self._scopes[scope][identifier] | body, identifier)

    def remove(self, scope: str, identifier: str) -> None:
        """Remove the command of that id from `scope`."""
        self._scopes.get(scope, {}).pop(identifier, None)

    def _put(self, scope: str, body: Json, identifier: str | None) -> Json:
        command = {
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
        } | {key: value for key, value in body.items() if value is not None}
        command["type"] = body.get("type") or CHAT_INPUT
        command["description"] = body.get("description") or ""
        command["options"] = [tidy(each) for each in body.get("options") or ()]
        command["id"] = identifier or self._snowflakes.new()
        command["application_id"] = self._application
        command["version"] = self._snowflakes.new()
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if scope != EVERYWHERE:
            command["guild_id"] = scope
        self._scopes.setdefault(scope, {})[command["id"]] = command
        return command


def tidy(option: Json) -> Json:
    """`option` without the keys that say nothing, its own options likewise."""
    shown = {key: value for key, value in option.items() if value is not None}
    if "options" in shown:
        shown["options"] = [tidy(each) for each in shown["options"]]
    return shown


def leaves(command: Json) -> Iterator[tuple[tuple[Json, ...], list[Json]]]:
    """Each thing `command` lets one call: its path of commands, and the options at its end."""
    options = command["options"]
    branches = [each for each in options if each["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    if not branches:
        yield (command,), options
    for branch in branches:
        for path, ends in leaves({"options": []} | branch):
            yield (command, *path), ends
