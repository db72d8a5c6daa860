"""Messages in channels: read, write, edit, delete, pin."""

from collections.abc import Iterator

from bot.sandbox.clock import stamp
from bot.sandbox.payloads import message_json
from bot.sandbox.records import Message
from bot.sandbox.rest.compose import compose, revise
from bot.sandbox.rest.places import channel_of, message_of, refuse_closed_doors
from bot.sandbox.rest.refusals import (
    Invalid,
    archived,
    not_the_author,
    too_many_old_edits,
)
from bot.sandbox.rest.request import Reply, Request, Service
from bot.sandbox.rest.route import Route
from bot.sandbox.rules.problems import Problem
from bot.sandbox.world import World

OLD = 3600.0
"""Seconds after which a message counts as old."""

OLD_EDITS = 3
"""Edits an old message takes; Discord limits them and does not publish the figure."""

ONCE = 300.0
"""Seconds for which a nonce is taken for the same message; Discord says "a few minutes"."""

REPLY = 19


def read_messages(service: Service, request: Request) -> Reply:
    """The newest messages of a channel, newest first; by `before`, `after`, `limit`.

    Raises Invalid where `limit` is not from 1 to 100.
    """
    channel = channel_of(service, request)
    found = [m for m in service.world.messages[channel.id].values() if not m.ephemeral]
    limit = request.number("limit", 50)
    if not 1 <= limit <= 100:
        raise Invalid([Problem("limit", "must be from 1 to 100")])
    before, after = request.number("before", 0), request.number("after", 0)
    if before:
        found = [m for m in found if int(m.id) < before]
    if after:
        found = [m for m in found if int(m.id) > after][:limit]
    return [message_json(service.world, m) for m in reversed(found[-limit:])]


def read_message(service: Service, request: Request) -> Reply:
    """One message."""
    return message_json(service.world, message_of(service, request))


def write_message(service: Service, request: Request) -> Reply:
    """Put a new message of the bot in the channel; Refusal where it is archived and locked."""
    world, channel = service.world, channel_of(service, request)
    refuse_closed_doors(world, channel)
    if channel.archived and channel.locked:
        raise archived()
    if (known := _sent_before(world, channel.id, request.fields)) is not None:
        return message_json(world, known)
    reference = request.fields.get("message_reference")
    if reference is not None:
        reference = _reference(world, channel.id, reference)
    message = Message(
        id=world.snowflakes.new(),
        channel=channel.id,
        author=world.bot,
        created_at=world.clock.now(),
        reference=reference,
        type=REPLY if reference else 0,
        **compose(world, channel.id, request.fields, request.uploads),
    )
    return message_json(world, world.post(message))


def _sent_before(world: World, channel: str, asked: dict[str, object]) -> Message | None:
    """The message of the bot that was sent a moment ago with a nonce that may be used once."""
    if not asked.get("enforce_nonce") or asked.get("nonce") is None:
        return None
    since = world.clock.now() - ONCE
    return next(
        (
            each
            for each in world.messages[channel].values()
            if each.nonce == asked["nonce"]
            and each.author is world.bot
            and each.created_at >= since
        ),
        None,
    )


def _reference(world: World, channel: str, asked: dict[str, object]) -> dict[str, str]:
    message = str(asked.get("message_id"))
    if world.message(channel, message) is None:
        raise Invalid([Problem("message_reference", "names no message of this channel")])
    return {"channel_id": channel, "message_id": message, "guild_id": world.guild_id}


def edit_message(service: Service, request: Request) -> Reply:
    """Give a message of the bot new content.

    Raises Refusal where it is not the bot's, or in an archived thread.
    """
    world, message = service.world, message_of(service, request)
    if message.author is not world.bot:
        raise not_the_author()
    if world.channels[message.channel].archived:
        raise archived()
    changes = revise(world, message, request.fields, request.uploads)
    _count_old_edit(world, message)
    return message_json(world, world.edit(message, **changes))


def _count_old_edit(world: World, message: Message) -> None:
    if world.clock.now() - message.created_at <= OLD:
        return
    if world.old_edits[message.id] >= OLD_EDITS:
        raise too_many_old_edits()
    world.old_edits[message.id] += 1


def delete_message(service: Service, request: Request) -> Reply:
    """Delete a message of the bot; Refusal where it is somebody else's."""
    message = message_of(service, request)
    if message.author is not service.world.bot:
        raise not_the_author()
    service.world.remove(message)
    return None


def delete_messages(service: Service, request: Request) -> Reply:
    """Several messages of the bot are gone."""
    channel = channel_of(service, request)
    for identifier in request.fields.get("messages", ()):
        message = service.world.message(channel.id, str(identifier))
        if message is not None and message.author is service.world.bot:
            service.world.remove(message)
    return None


def pin_message(service: Service, request: Request) -> Reply:
    """Pin the message, or unpin it by DELETE."""
    message = message_of(service, request)
    pinned = request.method == "PUT"
    service.world.edit(message, pinned=pinned, edited_at=message.edited_at)
    return None


def show_typing(service: Service, request: Request) -> Reply:
    """Accept that the bot is typing (nobody draws it)."""
    channel_of(service, request)
    return None


def pinned_messages(service: Service, request: Request) -> Reply:
    """The pinned messages of the channel."""
    channel = channel_of(service, request)
    pinned = [m for m in service.world.messages[channel.id].values() if m.pinned]
    items = [
        {"pinned_at": stamp(m.created_at), "message": message_json(service.world, m)}
        for m in reversed(pinned)
    ]
    return {"items": items, "has_more": False}


def routes() -> Iterator[Route]:
    """The routes of this module, literal parts before named ones."""
    many = "/channels/{channel_id}/messages"
    one = f"{many}/{{message_id}}"
    yield Route("GET", many, read_messages)
    yield Route("POST", many, write_message)
    yield Route("POST", f"{many}/bulk-delete", delete_messages)
    yield Route("GET", f"{many}/pins", pinned_messages)
    yield Route("GET", one, read_message)
    yield Route("PATCH", one, edit_message)
    yield Route("DELETE", one, delete_message)
    for method in ("PUT", "DELETE"):
        yield Route(method, f"{many}/pins/{{message_id}}", pin_message)
    yield Route("POST", "/channels/{channel_id}/typing", show_typing)
