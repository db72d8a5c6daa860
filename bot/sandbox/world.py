"""The state of the stand-in: one server, its people, channels and messages, and who is told."""

import asyncio
import mimetypes
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

from bot.sandbox.clock import Clock
from bot.sandbox.command_book import CommandBook
from bot.sandbox.records import Attachment, Changed, Channel, Gone, Message, User
from bot.sandbox.snowflakes import Snowflakes, lasting
from bot.sandbox.starting import Starts

Listener = Callable[[str, Any], None]
"""Called with the name of a gateway event and the record it is about."""


@dataclass(frozen=True, slots=True)
class Resident:
    """Somebody to put into a new world; `locale` is one of Discord's, such as "zh-CN"."""

    name: str
    locale: str = "en-US"


@dataclass(frozen=True, slots=True)
class Room:
    """A text channel to put into a new world; without `threads` the bot may open none there."""

    name: str
    threads: bool = True


RESIDENTS = (
    Resident("Yugi"),
    Resident("Kaiba", "ja"),
    Resident("Joey", "zh-CN"),
    Resident("Mai"),
)
EVERYBODY = (
    *RESIDENTS,
    Resident("Tea"),
    Resident("Bakura", "ja"),
    Resident("Ishizu", "zh-CN"),
    Resident("Duke"),
)
"""Enough for an event with three rounds."""
ROOMS = (Room("duels"), Room("lounge"))


class Subscription:
    """The changes one person sees from now on; iterate it, and close it when done."""

    def __init__(self, world: "World", person: str) -> None:
        self._world = world
        self._person = person
        self._changes: asyncio.Queue[Changed] = asyncio.Queue()
        world.subscriptions.setdefault(person, set()).add(self)

    def put(self, change: Changed) -> None:
        """Add `change` behind those put before."""
        self._changes.put_nowait(change)

    def close(self) -> None:
        """No further change is collected."""
        self._world.subscriptions[self._person].discard(self)

    async def __aiter__(self) -> AsyncIterator[Changed]:
        try:
            while True:
                yield await self._changes.get()
        finally:
            self.close()


class World:
    """Everything that exists on the stand-in's side; written only through its methods.

    The server was `founded` so many milliseconds after the other lasting things: by that it
    comes to be dealt to another shard.
    """

    guild_name = "The Card Shop"

    def __init__(
        self,
        people: Sequence[Resident] = RESIDENTS,
        channels: Sequence[Room] = ROOMS,
        seed: int = 1,
        privileged_intents: int = 0,
        founded: int = 0,
    ) -> None:
        self.clock = Clock()
        self.starts = Starts(self.clock)
        self.snowflakes = Snowflakes(self.clock)
        self.dice = random.Random(seed)
        self.privileged_intents = privileged_intents
        self.guild_id, self.application_id, self.bot_role = (
            lasting(n) for n in ((founded << 22) + 1, 2, 3)
        )
        self.bot = User(self.application_id, "Duelkeeper", bot=True)
        residents = [
            User(lasting(1_000_000 + n), each.name, locale=each.locale)
            for n, each in enumerate(people)
        ]
        self.people = {user.id: user for user in residents}
        self.owner_id = residents[0].id
        self.address = ""
        self.files: dict[str, Attachment] = {}
        self.old_edits: Counter[str] = Counter()
        self.commands = CommandBook(self.snowflakes, self.application_id)
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.subscriptions: dict[str, set[Subscription]] = {}
        self.listeners: list[Listener] = []
        for n, room in enumerate(channels):
            self._add(
                Channel(lasting(1000 + n), room.name, "text", threads_allowed=room.threads)
            )

    # -- who sees what

    def subscribe(self, person: str) -> Subscription:
        """The changes which the person with that id sees from now on."""
        return Subscription(self, person)

    def user(self, identifier: str) -> User | None:
        """The person or bot of that id."""
        return self.bot if identifier == self.bot.id else self.people.get(identifier)

    def may_see(self, channel: Channel, person: str) -> bool:
        """Whether the person with that id sees `channel`."""
        return not (channel.private or channel.kind == "dm") or person in channel.members

    def channels_of(self, person: str) -> list[Channel]:
        """The channels the person with that id sees, in the order they were made."""
        return [each for each in self.channels.values() if self.may_see(each, person)]

    def messages_for(self, channel: str, person: str) -> list[Message]:
        """The messages of that channel the person sees, oldest first."""
        return [
            each
            for each in self.messages[channel].values()
            if each.visible_to is None or each.visible_to == person
        ]

    def message(self, channel: str, identifier: str) -> Message | None:
        """The message of that id as it stands now, ephemeral ones included."""
        return self.messages.get(channel, {}).get(identifier)

    def tell(self, person: str, change: Changed) -> None:
        """`person` learns of `change`."""
        for each in self.subscriptions.get(person, ()):
            each.put(change)

    def tell_all(self, change: Changed) -> None:
        """Every person learns of `change`."""
        for person in self.subscriptions:
            self.tell(person, change)

    def _tell_channel(self, channel: Channel, change: Changed) -> None:
        for person in self.subscriptions:
            if self.may_see(channel, person):
                self.tell(person, change)

    def announce(self, event: str, record: object) -> None:
        """The listeners (the gateway) learn of `event`."""
        for listener in self.listeners:
            listener(event, record)

    def keep_file(
        self,
        channel: str,
        filename: str,
        content: bytes,
        description: str | None = None,
        ephemeral: bool = False,
    ) -> Attachment:
        """Keep the file, and serve it below the stand-in's address."""
        identifier = self.snowflakes.new()
        content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        url = f"{self.address}/attachments/{channel}/{identifier}/{quote(filename)}"
        attachment = Attachment(
            identifier, filename, content, content_type, url, description, ephemeral
        )
        self.files[identifier] = attachment
        return attachment

    # -- messages

    def post(self, message: Message) -> Message:
        """Put `message` in its channel, and tell all who may see it."""
        self.messages[message.channel][message.id] = message
        channel = self.channels[message.channel]
        if not message.ephemeral:
            channel.last_message = message.id
            if channel.archived:
                self.change_thread(channel, archived=False)
        self._spread(channel, message, "MESSAGE_CREATE")
        return message

    def edit(self, message: Message, **changes: Any) -> Message:
        """Replace `message` by itself with `changes`, and tell all who may see it."""
        shown_as_edited = None if message.thinking else self.clock.now()
        edited = replace(message, **{"edited_at": shown_as_edited, **changes})
        self.messages[message.channel][message.id] = edited
        self._spread(self.channels[message.channel], edited, "MESSAGE_UPDATE")
        return edited

    def remove(self, message: Message) -> None:
        """Delete `message`, and tell all who saw it."""
        del self.messages[message.channel][message.id]
        self._spread(
            self.channels[message.channel],
            message,
            "MESSAGE_DELETE",
            Changed("gone", Gone(message.id, message.channel)),
        )

    def _spread(
        self, channel: Channel, message: Message, event: str, change: Changed | None = None
    ) -> None:
        change = change or Changed("message", message)
        if message.visible_to is not None:
            self.tell(message.visible_to, change)
            return
        self._tell_channel(channel, change)
        self.announce(event, message)

    # -- channels

    def _add(self, channel: Channel) -> None:
        channel.created_at = channel.changed_at = self.clock.now()
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}

    def private_messages(self, person: str) -> Channel:
        """The channel of that person and the bot, opened if there was none."""
        for each in self.channels.values():
            if each.kind == "dm" and person in each.members:
                return each
        channel = Channel(self.snowflakes.new(), "@bot", "dm", members={person, self.bot.id})
        self._add(channel)
        self._tell_channel(channel, Changed("channel", channel))
        return channel

    def open_thread(self, channel: Channel, members: Iterable[str]) -> Channel:
        """The thread `channel` exists, with those members."""
        channel.members.update(members)
        self._add(channel)
        self._tell_channel(channel, Changed("channel", channel))
        self.announce("THREAD_CREATE", channel)
        return channel

    def join(self, thread: Channel, person: str) -> None:
        """Make the person a member of `thread`."""
        if person in thread.members:
            return
        thread.members.add(person)
        self.tell(person, Changed("channel", thread))
        self.announce("THREAD_MEMBERS_UPDATE", (thread, person, True))

    def leave(self, thread: Channel, person: str) -> None:
        """Take the person out of `thread`."""
        if person in thread.members:
            thread.members.discard(person)
            self.tell(person, Changed("channel", thread))
            self.announce("THREAD_MEMBERS_UPDATE", (thread, person, False))

    def change_thread(self, thread: Channel, **changes: Any) -> None:
        """Give the attributes of `thread` named in `changes` their new values."""
        for name, value in changes.items():
            setattr(thread, name, value)
        thread.changed_at = self.clock.now()
        self._tell_channel(thread, Changed("channel", thread))
        self.announce("THREAD_UPDATE", thread)

    def close_channel(self, channel: Channel) -> None:
        """Remove the thread `channel` and its messages."""
        del self.channels[channel.id]
        del self.messages[channel.id]
        self._tell_channel(channel, Changed("channel", channel))
        self.announce("THREAD_DELETE", channel)
