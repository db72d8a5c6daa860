"""Messages as plain JSON: of what Discord answers, only the ids are read.

discord.py builds a message and all its components from each answer, which costs more than
everything else about an edit. Its routes, its limits and its tries again are used here.
"""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import aiohttp
import discord
import orjson
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from bot.shared.budget import WithheldError
from bot.shared.components import Component
from bot.shared.drawing.canvas import Picture
from bot.shared.host import Interaction
from engine.core.values import value


@value
class Content:
    """What a message shows: the body of the request, and the picture that goes with it.

    `hangs` is the name of the picture that the message has already where it is edited, "" for
    none, None where that is not known. What hangs there is not sent again.
    """

    body: Mapping[str, Any]
    picture: Picture | None = None
    hangs: str | None = ""

    def calling(self, users: Iterable[int], roles: Iterable[int] = ()) -> "Content":
        """The same, but it calls the attention of these and of nobody else."""
        called = {"users": [str(each) for each in users], "roles": [str(e) for e in roles]}
        allowed = {"parse": [], **{kind: ids for kind, ids in called.items() if ids}}
        return replace(self, body={**self.body, "allowed_mentions": allowed})

    def parameters(
        self, *, is_new: bool = False, answers: int | None = None
    ) -> MultipartParameters:
        """The request that shows it in a message, one that is new or one that is edited.

        Where it `answers` an interaction, that is the kind of the answer.
        """
        body, picture = dict(self.body), self.picture
        hangs, name = "" if is_new else self.hangs, picture.name if picture else ""
        file = picture.file() if picture and name != hangs else None
        if name != hangs:
            body["attachments"] = [file.to_dict(0)] if file else []
        whole = body if answers is None else {"type": answers, "data": body}
        if file is None:
            return MultipartParameters(payload=whole, multipart=None, files=None)
        parts: list[dict[str, Any]] = [
            {"name": "payload_json", "value": orjson.dumps(whole).decode()},
            {
                "name": "files[0]",
                "value": file.fp,
                "filename": file.filename,
                "content_type": "application/octet-stream",
            },
        ]
        return MultipartParameters(payload=None, multipart=parts, files=[file])


FAILURES = (discord.HTTPException, WithheldError, aiohttp.ClientError, OSError)
"""What keeps a message from being sent or shown, and need not end anything else."""
TOKEN_LIFE = 14 * 60.0
"""Seconds for which a token is used; Discord takes it for one minute more."""
_EPHEMERAL = discord.MessageFlags(ephemeral=True).value
_COMPONENTS_V2 = discord.MessageFlags(components_v2=True).value
_UPDATE = discord.InteractionResponseType.message_update
_MESSAGE = discord.InteractionResponseType.channel_message


def content_of(
    *components: Component, rings: int | None = None, picture: Picture | None = None
) -> Content:
    """What shows these; sent as a new message, it calls the attention of the user `rings`.

    The `picture` is one that the components show.
    """
    body = {
        "components": components,
        "flags": _COMPONENTS_V2,
        "allowed_mentions": {"parse": []},
    }
    content = Content(body, picture)
    return content if rings is None else content.calling([rings])


def digest(content: Content) -> bytes:
    """Short bytes that tell contents apart."""
    return blake2b(orjson.dumps(content.body), digest_size=16).digest()


@value
class Token:
    """By which the message that an interaction answered in can be edited for a while.

    `since` is in seconds of the event loop.
    """

    application: int
    token: str
    session: aiohttp.ClientSession
    since: float

    @classmethod
    def of(cls, interaction: Interaction) -> "Token":
        """The token of an interaction that has just come."""
        now = asyncio.get_running_loop().time()
        return cls(interaction.application_id, interaction.token, interaction._session, now)

    @property
    def lives(self) -> bool:
        """Whether Discord should still take it."""
        return asyncio.get_running_loop().time() - self.since < TOKEN_LIFE

    async def edit(self, content: Content) -> None:
        """Show `content` in the message that was answered in; raises discord.HTTPException."""
        parts = content.parameters()
        await async_context.get().edit_original_interaction_response(
            self.application,
            self.token,
            session=self.session,
            payload=parts.payload,
            multipart=parts.multipart,
            files=parts.files,
        )


async def update(interaction: Interaction, content: Content) -> None:
    """Answer a press by showing `content` in the pressed message.

    Raises discord.HTTPException where Discord does not take it.
    """
    await _answer(interaction, _UPDATE, content)


async def answer_alone(interaction: Interaction, content: Content) -> int:
    """Answer with a new message that only whoever acted can read, and return its id.

    Raises discord.HTTPException where Discord does not take it.
    """
    private = {**content.body, "flags": content.body["flags"] | _EPHEMERAL}
    alone = replace(content, body=private)
    answered = await _answer(interaction, _MESSAGE, alone, is_new=True, with_response="1")
    return int(answered["resource"]["message"]["id"])


async def answer_openly(interaction: Interaction, content: Content) -> None:
    """Answer with a new message that everybody in the channel can read.

    Raises discord.HTTPException where Discord does not take it.
    """
    await _answer(interaction, _MESSAGE, content, is_new=True)


async def _answer(
    interaction: Interaction,
    kind: discord.InteractionResponseType,
    content: Content,
    *,
    is_new: bool = False,
    **parameters: str,
) -> Any:
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    parts = content.parameters(is_new=is_new, answers=kind.value)
    answered = await async_context.get().request(
        route,
        interaction._session,
        payload=parts.payload,
        multipart=parts.multipart,
        files=parts.files,
        params=parameters,
    )
    interaction.response._response_type = kind
    return answered


async def send(
    client: discord.Client, channel: int, content: Content, nonce: str | None = None
) -> int:
    """Send a new message, and return its id; raises discord.HTTPException.

    By the same `nonce`, of 25 letters at most, Discord sends nothing again for a few minutes:
    it answers with the message that it sent then, as that stands.
    """
    if nonce is not None:
        content = replace(content, body={**content.body, "nonce": nonce, "enforce_nonce": True})
    sent = await client.http.send_message(channel, params=content.parameters(is_new=True))
    return int(sent["id"])


async def edit(client: discord.Client, channel: int, message: int, content: Content) -> None:
    """Show `content` in a message of ours; raises discord.HTTPException."""
    await client.http.edit_message(channel, message, params=content.parameters())
