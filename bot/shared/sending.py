"""Messages as plain JSON: of what Discord answers, only the ids are read.

discord.py builds a message and all its components from each answer, which costs more than
everything else about an edit. Its routes, its limits and its tries again are used here.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import aiohttp
import discord
import orjson
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from bot.shared.components import Component

Content = Mapping[str, Any]
"""The body of a request that sends or edits a message."""

TOKEN_LIFE = 14 * 60.0
"""Seconds for which a token is used; Discord takes it for one minute more."""
_EPHEMERAL = discord.MessageFlags(ephemeral=True).value
_COMPONENTS_V2 = discord.MessageFlags(components_v2=True).value
_UPDATE = discord.InteractionResponseType.message_update
_MESSAGE = discord.InteractionResponseType.channel_message


def content_of(*components: Component, rings: int | None = None) -> Content:
    """What shows these; sent as a new message, it calls the attention of the user `rings`."""
    users = {} if rings is None else {"users": [str(rings)]}
    return {
        "components": components,
        "flags": _COMPONENTS_V2,
        "allowed_mentions": {"parse": [], **users},
    }


def digest(content: Content) -> bytes:
    """Short bytes that tell contents apart."""
    return blake2b(orjson.dumps(content), digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class Token:
    """By which the message that an interaction answered in can be edited for a while.

    `since` is in seconds of the event loop.
    """

    application: int
    token: str
    session: aiohttp.ClientSession
    since: float

    @classmethod
    def of(cls, interaction: discord.Interaction[Any]) -> "Token":
        """The token of an interaction that has just come."""
        now = asyncio.get_running_loop().time()
        return cls(interaction.application_id, interaction.token, interaction._session, now)

    @property
    def lives(self) -> bool:
        """Whether Discord should still take it."""
        return asyncio.get_running_loop().time() - self.since < TOKEN_LIFE

    async def edit(self, content: Content) -> None:
        """Show `content` in the message that was answered in; raises discord.HTTPException."""
        await async_context.get().edit_original_interaction_response(
            self.application, self.token, session=self.session, payload=dict(content)
        )


async def update(interaction: discord.Interaction[Any], content: Content) -> None:
    """Answer a press by showing `content` in the pressed message.

    Raises discord.HTTPException where Discord does not take it.
    """
    await _answer(interaction, _UPDATE, content)


async def answer_alone(interaction: discord.Interaction[Any], content: Content) -> int:
    """Answer with a new message that only whoever acted can read, and return its id.

    Raises discord.HTTPException where Discord does not take it.
    """
    private = {**content, "flags": content["flags"] | _EPHEMERAL}
    answered = await _answer(interaction, _MESSAGE, private, with_response="1")
    return int(answered["resource"]["message"]["id"])


async def _answer(
    interaction: discord.Interaction[Any],
    kind: discord.InteractionResponseType,
    content: Content,
    **parameters: str,
) -> Any:
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    payload = {"type": kind.value, "data": content}
    answered = await async_context.get().request(
        route, interaction._session, payload=payload, params=parameters
    )
    interaction.response._response_type = kind
    return answered


async def send(client: discord.Client, channel: int, content: Content) -> int:
    """Send a new message, and return its id; raises discord.HTTPException."""
    sent = await client.http.send_message(channel, params=_parameters(content))
    return int(sent["id"])


async def edit(client: discord.Client, channel: int, message: int, content: Content) -> None:
    """Show `content` in a message of ours; raises discord.HTTPException."""
    await client.http.edit_message(channel, message, params=_parameters(content))


def _parameters(content: Content) -> MultipartParameters:
    return MultipartParameters(payload=dict(content), multipart=None, files=None)
