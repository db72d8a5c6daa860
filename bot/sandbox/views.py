"""What a person sees of a message, a form and an answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.sandbox.records import Attachment, Json, Message, Modal

BUTTON, STRING_SELECT, TEXT_DISPLAY, LINK = 2, 3, 10, 5
SELECTS = (3, 5, 6, 7, 8)


def walk(components: Sequence[Json]) -> list[Json]:
    """Every component of the tree, outer ones first, in the order they are shown."""
    found: list[Json] = []
    _collect(components, found)
    return found


def _collect(components: Sequence[Json], found: list[Json]) -> None:
    for each in components:
        found.append(each)
        if "components" in each:
            _collect(each["components"], found)
        if "accessory" in each:
            found.append(each["accessory"])
        if "component" in each:
            _collect((each["component"],), found)


@dataclass(frozen=True, slots=True)
class ButtonView:
    """A button as it is shown; `custom_id` is None on a link."""

    label: str
    custom_id: str | None
    disabled: bool
    url: str | None
    emoji: str | None
    style: int


@dataclass(frozen=True, slots=True)
class SelectView:
    """A select as it is shown; `options` maps label to value (empty for a user select)."""

    custom_id: str
    placeholder: str | None
    disabled: bool
    kind: int
    least: int
    most: int
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class MessageView:
    """A message as it stood when it was looked at."""

    message: Message

    @property
    def id(self) -> str:
        """The message's id."""
        return self.message.id

    @property
    def channel(self) -> str:
        """The id of the channel it stands in."""
        return self.message.channel

    @property
    def author(self) -> str:
        """The name of its author."""
        return self.message.author.name

    @property
    def components(self) -> Sequence[Json]:
        """The tree of components, as plain dicts."""
        return self.message.components

    @property
    def attachments(self) -> Sequence[Attachment]:
        """The attached files, with their content."""
        return self.message.attachments

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.message.ephemeral

    @property
    def thinking(self) -> bool:
        """Whether the bot is still thinking about its answer."""
        return self.message.thinking

    @property
    def edited(self) -> bool:
        """Whether it was edited."""
        return self.message.edited_at is not None

    @property
    def created_at(self) -> float:
        """When it was written, in seconds since 1970."""
        return self.message.created_at

    @property
    def thread(self) -> str | None:
        """The id of the thread started from it."""
        return self.message.thread

    @property
    def text(self) -> str:
        """Everything readable, in order: content, embeds, text displays; one line each."""
        parts = [self.message.content] if self.message.content else []
        for embed in self.message.embeds:
            parts += [embed[key] for key in ("title", "description") if embed.get(key)]
            for field in embed.get("fields", ()):
                parts += [field["name"], field["value"]]
        parts += [
            each["content"] for each in walk(self.components) if each["type"] == TEXT_DISPLAY
        ]
        return "\n".join(parts)

    @property
    def buttons(self) -> dict[str, ButtonView]:
        """The buttons by label (by emoji where there is no label), in order."""
        shown = (button_view(each) for each in walk(self.components) if each["type"] == BUTTON)
        return {each.label: each for each in shown}

    @property
    def selects(self) -> list[SelectView]:
        """The selects, in order."""
        return [select_view(each) for each in walk(self.components) if each["type"] in SELECTS]


def button_view(component: Json) -> ButtonView:
    """The button `component` as it is shown."""
    emoji = (component.get("emoji") or {}).get("name")
    return ButtonView(
        label=component.get("label") or emoji or "",
        custom_id=component.get("custom_id"),
        disabled=bool(component.get("disabled")),
        url=component.get("url"),
        emoji=emoji,
        style=component["style"],
    )


def select_view(component: Json) -> SelectView:
    """The select `component` as it is shown."""
    return SelectView(
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder"),
        disabled=bool(component.get("disabled")),
        kind=component["type"],
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        options={each["label"]: each["value"] for each in component.get("options", ())},
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing offered while typing an option."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The bot's first response to what a person did.

    `kind`: "message" (a new one, `message`), "thinking" (`message` is the loading state),
    "update" (`message`, the pressed one, was edited), "deferred" (nothing visible yet),
    "modal" (`modal` opened), "choices" (`choices` offered).
    """

    kind: Literal["message", "thinking", "update", "deferred", "modal", "choices"]
    message: MessageView | None = None
    modal: Modal | None = None
    choices: Sequence[Choice] = ()
