"""Interactions: what people did and the bot has to answer, with their deadlines and tokens."""

import asyncio
import string
from dataclasses import dataclass, field

from bot.sandbox.payloads import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    member_json,
    message_json,
    partial_channel_json,
    user_json,
)
from bot.sandbox.permissions import EVERYONE, permitted
from bot.sandbox.records import Channel, Json, Message, Origin, User
from bot.sandbox.views import Outcome
from bot.sandbox.world import World

DEADLINE = 3.0
"""Seconds the bot has for its first response, as Discord has it."""

TOKEN_LIFE = 15 * 60.0
"""Seconds for which the token of an answered interaction is good."""

ATTACHMENT_LIMIT = 10 * 1024 * 1024
"""Bytes a file may have on a server without boosts."""

TOKEN_LETTERS = string.ascii_letters + string.digits


@dataclass(slots=True)
class Interaction:
    """One interaction; `first` is the bot's first response, None when it came too late."""

    id: str
    token: str
    kind: int
    channel: Channel
    origin: Origin
    content: Json
    opened_at: float
    first: asyncio.Future[Outcome | None]
    source: Message | None = None
    responded: bool = False
    original: str | None = None
    ephemeral: bool = False
    messages: set[str] = field(default_factory=set)

    @property
    def person(self) -> User:
        """Who did it."""
        return self.origin.person

    def settle(self, outcome: Outcome | None) -> None:
        """Show the person `outcome`; None is "This interaction failed"."""
        if not self.first.done():
            self.first.set_result(outcome)


class Interactions:
    """All interactions whose tokens still count.

    `deadline` are the seconds that the bot has for its first response to new ones.
    """

    def __init__(self, world: World) -> None:
        self.deadline = DEADLINE
        self._world = world
        self._by_token: dict[str, Interaction] = {}

    def by_token(self, token: str) -> Interaction | None:
        """The interaction of that token."""
        return self._by_token.get(token)

    def late(self, interaction: Interaction) -> bool:
        """Whether its first response would be too late."""
        return self._world.clock.now() > interaction.opened_at + self.deadline

    def expired(self, interaction: Interaction) -> bool:
        """Whether its token is not good any more."""
        return self._world.clock.now() > interaction.opened_at + TOKEN_LIFE

    def open(
        self,
        kind: int,
        person: User,
        channel: Channel,
        content: Json,
        name: str = "",
        source: Message | None = None,
        trigger: Origin | None = None,
    ) -> Interaction:
        """Tell the bot that `person` did this; it has `deadline` seconds to respond."""
        self._forget_expired()
        identifier = self._world.snowflakes.new()
        token = "".join(self._world.dice.choices(TOKEN_LETTERS, k=64))
        origin = Origin(identifier, kind, name, person, source.id if source else None, trigger)
        interaction = Interaction(
            id=identifier,
            token=token,
            kind=kind,
            channel=channel,
            origin=origin,
            content=content,
            opened_at=self._world.clock.now(),
            first=asyncio.get_running_loop().create_future(),
            source=source,
        )
        self._by_token[token] = interaction
        timer = self._world.clock.call_in(self.deadline, lambda: interaction.settle(None))
        interaction.first.add_done_callback(lambda _: timer.cancel())
        self._world.announce("INTERACTION_CREATE", interaction)
        return interaction

    def _forget_expired(self) -> None:
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if not self.expired(oldest):
                return
            del self._by_token[oldest.token]


def interaction_json(world: World, interaction: Interaction) -> Json:
    """The interaction as the gateway tells it."""
    channel, person = interaction.channel, interaction.person
    private = channel.kind == "dm"
    shape: Json = {
        "id": interaction.id,
        "application_id": world.application_id,
        "type": interaction.kind,
        "data": interaction.content,
        "channel_id": channel.id,
        "channel": partial_channel_json(world, channel, person),
        "token": interaction.token,
        "version": 1,
        "app_permissions": str(EVERYONE if private else permitted(channel, owner=False)),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": {"0": "0" if private else world.guild_id},
        "context": 1 if private else 0,
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    if private:
        shape["user"] = user_json(person)
    else:
        shape["guild_id"] = world.guild_id
        shape["guild"] = {"id": world.guild_id, "locale": "en-US", "features": []}
        shape["guild_locale"] = "en-US"
        allowed = permitted(channel, person.id == world.owner_id)
        shape["member"] = member_json(world, person) | {"permissions": str(allowed)}
    if interaction.source is not None and interaction.kind not in (COMMAND, AUTOCOMPLETE):
        shape["message"] = message_json(world, interaction.source)
    return shape


def allowed_callbacks(interaction: Interaction) -> tuple[int, ...]:
    """The callback types Discord's documentation allows as first response."""
    if interaction.kind == AUTOCOMPLETE:
        return (8,)
    if interaction.kind == COMMAND:
        return (4, 5, 9)
    if interaction.kind == COMPONENT:
        return (4, 5, 6, 7, 9)
    return (4, 5) if interaction.source is None else (4, 5, 6, 7)
