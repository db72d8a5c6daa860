"""What the world of the stand-in is made of: people, channels, messages, files, changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]
"""One JSON object, as it travels."""

ChannelKind = Literal["text", "thread", "dm"]
ChangeKind = Literal["message", "gone", "channel", "commands", "modal", "me"]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    """Somebody of the world: a person, or the bot.

    `locale`, `takes_dms` and `roles`, ids of roles of the server, may be changed.
    """

    id: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    takes_dms: bool = True
    roles: list[str] = field(default_factory=list)

    def brief(self) -> Json:
        """The shape pages use: id, name, bot."""
        return {"id": self.id, "name": self.name, "bot": self.bot}


@dataclass(slots=True)
class Channel:
    """A text channel, a thread, or the private messages of one person with the bot."""

    id: str
    name: str
    kind: ChannelKind
    parent: str | None = None
    private: bool = False
    members: set[str] = field(default_factory=set)
    owner: str | None = None
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    changed_at: float = 0.0
    created_at: float = 0.0
    threads_allowed: bool = True
    last_message: str | None = None

    def brief(self) -> Json:
        """The shape pages use: id, name, kind, parent."""
        return {"id": self.id, "name": self.name, "kind": self.kind, "parent": self.parent}


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file kept by the stand-in and served at `url`."""

    id: str
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None
    ephemeral: bool = False


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction which a message answers: what `person` used or pressed.

    `kind` is Discord's interaction type, `name` the command's name ("" for a component),
    `source` the id of the pressed message, `trigger` what opened the form that was sent.
    """

    interaction: str
    kind: int
    name: str
    person: User
    source: str | None = None
    trigger: "Origin | None" = None


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it stands now; an edit replaces it by another record with the same id."""

    id: str
    channel: str
    author: User
    created_at: float
    content: str = ""
    components: Sequence[Json] = ()
    embeds: Sequence[Json] = ()
    attachments: Sequence[Attachment] = ()
    flags: int = 0
    visible_to: str | None = None
    edited_at: float | None = None
    origin: Origin | None = None
    reference: Mapping[str, str] | None = None
    type: int = 0
    mentions: Sequence[str] = ()
    nonce: str | int | None = None
    thread: str | None = None
    pinned: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.visible_to is not None

    @property
    def thinking(self) -> bool:
        """Whether it is the loading state of a deferred answer."""
        return bool(self.flags & LOADING)

    def brief(self) -> Json:
        """The shape pages use (MESSAGE of the page's protocol)."""
        return {
            "id": self.id,
            "channel": self.channel,
            "author": self.author.brief(),
            "content": self.content,
            "components": self.components,
            "embeds": self.embeds,
            "attachments": [attachment_brief(each) for each in self.attachments],
            "flags": self.flags,
            "ephemeral": self.ephemeral,
            "edited": self.edited_at is not None,
            "at": self.created_at,
            "thinking": self.thinking,
            "thread": self.thread,
            "reply_to_command": self._command_brief(),
        }

    def _command_brief(self) -> Json | None:
        if self.origin is None or not self.origin.name:
            return None
        return {"name": self.origin.name, "user": self.origin.person.name}


def attachment_brief(attachment: Attachment) -> Json:
    """The shape pages use: id, filename, url, size in bytes, content_type, description."""
    return {
        "id": attachment.id,
        "filename": attachment.filename,
        "url": attachment.url,
        "size": len(attachment.content),
        "content_type": attachment.content_type,
        "description": attachment.description,
    }


@dataclass(frozen=True, slots=True)
class Gone:
    """A message which is no longer there."""

    id: str
    channel: str


@dataclass(frozen=True, slots=True)
class Changed:
    """Something a person would see change.

    `object` is a `Message` for "message", a `Gone` for "gone", a `Channel` for "channel", a
    `Modal` for "modal", the `User` for "me", and None for "commands" (ask `Person.commands()`).
    """

    kind: ChangeKind
    object: Any


@dataclass(frozen=True, slots=True)
class Modal:
    """A form the bot opened for one person, because of `origin`, over `source` if any."""

    custom_id: str
    title: str
    components: Sequence[Json]
    channel: str
    origin: Origin
    source: str | None = None

    def brief(self) -> Json:
        """The shape pages use: custom_id, title, components."""
        return {
            "custom_id": self.custom_id,
            "title": self.title,
            "components": self.components,
        }
