"""Filling in the options of a command as a person's client lets one: typed and bounded."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.sandbox.doing import CannotDo, channel_meant, resolve_user, user_meant
from bot.sandbox.interactions import ATTACHMENT_LIMIT
from bot.sandbox.payloads import attachment_json, partial_channel_json, roles_json
from bot.sandbox.records import Attachment, Channel, Json, User
from bot.sandbox.world import World

(TEXT, WHOLE, FLAG, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE) = range(3, 12)


@dataclass(slots=True)
class Filling:
    """Options being filled in by `person` in `channel`; `resolved` describes what they name."""

    world: World
    person: User
    channel: Channel
    resolved: Json = field(default_factory=dict)

    def fill(
        self, options: Sequence[Json], given: Mapping[str, object], complete: bool = True
    ) -> list[Json]:
        """The options as an interaction carries them; some may be missing unless `complete`.

        Raises CannotDo where one is unknown or missing.
        """
        known = {each["name"] for each in options}
        for name in given:
            if name not in known:
                raise CannotDo(f"there is no option {name!r}; there are: {', '.join(known)}")
        filled = []
        for option in options:
            value = given.get(option["name"])
            if value is not None:
                filled.append(self._filled(option, value))
            elif option.get("required") and complete:
                raise CannotDo(f"the option {option['name']!r} is required")
        return filled

    def _filled(self, option: Json, value: object) -> Json:
        fill = FILLERS.get(option["type"])
        if fill is None:
            raise CannotDo(f"options of type {option['type']} cannot be filled in here")
        if option.get("choices"):
            value = _chosen(option, value, self.person.locale)
        else:
            value = fill(self, option, value)
        return {"name": option["name"], "type": option["type"], "value": value}

    def text(self, option: Json, value: object) -> str:
        """A text within the option's bounds; CannotDo where it is none."""
        if not isinstance(value, str):
            raise CannotDo(f"the option {option['name']!r} takes a text, not {value!r}")
        _within(option, len(value), "min_length", "max_length")
        return value

    def whole(self, option: Json, value: object) -> int:
        """A whole number within the option's bounds; CannotDo where it is none."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise CannotDo(f"the option {option['name']!r} takes a number, not {value!r}")
        _within(option, value, "min_value", "max_value")
        return value

    def number(self, option: Json, value: object) -> float:
        """A number within the option's bounds; CannotDo where it is none."""
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise CannotDo(f"the option {option['name']!r} takes a number, not {value!r}")
        _within(option, value, "min_value", "max_value")
        return value

    def flag(self, option: Json, value: object) -> bool:
        """A yes or no; CannotDo where it is neither."""
        if not isinstance(value, bool):
            raise CannotDo(f"the option {option['name']!r} takes True or False")
        return value

    def user(self, option: Json, value: object) -> str:
        """The id of a user."""
        user = user_meant(self.world, value)
        return resolve_user(self.world, user, self.channel, self.resolved)

    def place(self, option: Json, value: object) -> str:
        """The id of a channel; CannotDo where the option does not take it."""
        channel = channel_meant(self.world, self.person, str(value))
        shape = partial_channel_json(self.world, channel, self.person)
        allowed = option.get("channel_types")
        if allowed and shape["type"] not in allowed:
            raise CannotDo(f"the option {option['name']!r} does not take #{channel.name}")
        self.resolved.setdefault("channels", {})[channel.id] = shape
        return channel.id

    def role(self, option: Json, value: object) -> str:
        """The id of a role of the server, given by its id or its name.

        Raises CannotDo where there is none.
        """
        for role in roles_json(self.world):
            if value in (role["id"], role["name"]):
                self.resolved.setdefault("roles", {})[role["id"]] = role
                return str(role["id"])
        raise CannotDo(f"there is no role {value!r}")

    def file(self, option: Json, value: object) -> str:
        """The id of a file, given as its name and content."""
        attachment = attach(self.world, self.channel, value)
        described = attachment_json(attachment)
        self.resolved.setdefault("attachments", {})[attachment.id] = described
        return attachment.id


FILLERS: dict[int, Callable[[Filling, Json, object], object]] = {
    TEXT: Filling.text,
    WHOLE: Filling.whole,
    FLAG: Filling.flag,
    USER: Filling.user,
    MENTIONABLE: Filling.user,
    CHANNEL: Filling.place,
    ROLE: Filling.role,
    NUMBER: Filling.number,
    FILE: Filling.file,
}


def attach(world: World, channel: Channel, value: object) -> Attachment:
    """The file given as its name and content, uploaded.

    Raises CannotDo where it is too large, or no file.
    """
    match value:
        case (str(filename), bytes(content)):
            pass
        case _:
            raise CannotDo("a file is given as its name and content: ('my.ydk', b'...')")
    if len(content) > ATTACHMENT_LIMIT:
        raise CannotDo(f"{filename!r} is larger than {ATTACHMENT_LIMIT} bytes")
    return world.keep_file(channel.id, filename, content, ephemeral=True)


def _within(option: Json, size: float, least: str, most: str) -> None:
    low, high = option.get(least), option.get(most)
    if low is not None and size < low:
        raise CannotDo(f"the option {option['name']!r} takes no less than {low}, not {size}")
    if high is not None and size > high:
        raise CannotDo(f"the option {option['name']!r} takes no more than {high}, not {size}")


def _chosen(option: Json, value: object, locale: str) -> object:
    for choice in option["choices"]:
        shown = (choice.get("name_localizations") or {}).get(locale)
        if value in (choice["value"], choice["name"], shown):
            return choice["value"]
    offered = ", ".join(str(each["name"]) for each in option["choices"])
    raise CannotDo(f"{value!r} is no choice of {option['name']!r}; there are: {offered}")


def nested(path: Sequence[Json], filled: list[Json]) -> list[Json]:
    """`filled` below the subcommands of `path`, as an interaction carries them."""
    for branch in reversed(path[1:]):
        filled = [{"name": branch["name"], "type": branch["type"], "options": filled}]
    return filled
