"""The commands as a person's client lists them: those usable here, in the person's language."""

from bot.sandbox.command_book import CHAT_INPUT, EVERYWHERE, leaves
from bot.sandbox.doing import CannotDo
from bot.sandbox.permissions import permitted
from bot.sandbox.records import Channel, Json, User
from bot.sandbox.world import World

IN_GUILD, IN_PRIVATE = 0, 1


def usable(world: World, person: User, channel: Channel | None) -> list[Json]:
    """The commands `person` may use in `channel` (anywhere, when it is None)."""
    own = world.commands.all(world.guild_id)
    hidden = {(each["type"], each["name"]) for each in own}
    others = [
        each
        for each in world.commands.all(EVERYWHERE)
        if (each["type"], each["name"]) not in hidden
    ]
    if channel is not None and channel.kind == "dm":
        return [each for each in world.commands.all(EVERYWHERE) if IN_PRIVATE in contexts(each)]
    return [
        each
        for each in (*own, *others)
        if (channel is None or IN_GUILD in contexts(each)) and _may_use(world, person, each)
    ]


def contexts(command: Json) -> list[int]:
    """Where `command` can be used: 0 on the server, 1 in the bot's private messages."""
    if command["contexts"] is not None:
        return list(command["contexts"])
    if "guild_id" in command or command["dm_permission"] is False:
        return [IN_GUILD]
    return [IN_GUILD, IN_PRIVATE]


def _may_use(world: World, person: User, command: Json) -> bool:
    needed = command["default_member_permissions"]
    if needed is None or person.id == world.owner_id:
        return True
    any_channel = next(iter(world.channels.values()))
    return int(needed) != 0 and not int(needed) & ~permitted(any_channel, owner=False)


def find(
    world: World, person: User, channel: Channel, kind: int, name: str
) -> tuple[tuple[Json, ...], list[Json]]:
    """The path of commands and the options of the command called `name`.

    Raises CannotDo where the person sees none.
    """
    listed = []
    for command in usable(world, person, channel):
        if command["type"] == kind:
            for path, options in leaves(command):
                called = " ".join(each["name"] for each in path)
                if called == name:
                    return path, options
                listed.append(called)
    raise CannotDo(
        f"{person.name} has no command {name!r} here; there are: {', '.join(listed) or 'none'}"
    )


def listed(world: World, person: User) -> list[Json]:
    """The commands in the shape pages use (COMMAND)."""
    return [
        _listed(path, options, person.locale)
        for command in usable(world, person, None)
        for path, options in leaves(command)
    ]


def _listed(path: tuple[Json, ...], options: list[Json], locale: str) -> Json:
    return {
        "name": " ".join(each["name"] for each in path),
        "shown": " ".join(_localized(each, "name", locale) for each in path),
        "description": _localized(path[-1], "description", locale),
        "kind": path[0].get("type", CHAT_INPUT),
        "guild_only": IN_PRIVATE not in contexts(path[0]),
        "private_only": IN_GUILD not in contexts(path[0]),
        "options": [_listed_option(each, locale) for each in options],
    }


def _listed_option(option: Json, locale: str) -> Json:
    bounds = ("min_value", "max_value", "min_length", "max_length", "channel_types")
    return {
        "name": option["name"],
        "shown": _localized(option, "name", locale),
        "description": _localized(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": _localized(each, "name", locale), "value": each["value"]}
            for each in option.get("choices", ())
        ],
    } | {key: option[key] for key in bounds if key in option}


def _localized(named: Json, key: str, locale: str) -> str:
    return str((named.get(f"{key}_localizations") or {}).get(locale) or named.get(key) or "")
