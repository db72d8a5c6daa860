"""What the gateway tells of each event of the world, by the intents a client asked for."""

from collections.abc import Callable, Iterator
from typing import Any

from bot.sandbox.interactions import interaction_json
from bot.sandbox.payloads import (
    guild_create_json,
    member_json,
    message_json,
    thread_json,
    thread_member_json,
)
from bot.sandbox.records import Channel, Json, Message
from bot.sandbox.world import World

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 9
DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 12, 1 << 15

Told = Iterator[tuple[str, Json]]
"""Names of gateway events with their content."""


def _message(world: World, intents: int, event: str, message: Message) -> Told:
    private = world.channels[message.channel].kind == "dm"
    if not intents & (DIRECT_MESSAGES if private else GUILD_MESSAGES):
        return
    place: Json = {"channel_id": message.channel}
    if not private:
        place["guild_id"] = world.guild_id
    if event == "MESSAGE_DELETE":
        yield event, {"id": message.id} | place
        return
    content = message_json(world, message) | place
    if not private:
        content["member"] = member_json(world, message.author, with_user=False)
    own = message.author is world.bot or private or world.bot.id in message.mentions
    if not own and not intents & MESSAGE_CONTENT:
        content |= {"content": "", "embeds": [], "attachments": [], "components": []}
    yield event, content


def _interaction(world: World, intents: int, event: str, interaction: Any) -> Told:
    yield event, interaction_json(world, interaction)


def _thread(world: World, intents: int, event: str, thread: Channel) -> Told:
    if not intents & GUILDS or not world.may_see(thread, world.bot.id):
        return
    if event == "THREAD_DELETE":
        keys = ("id", "guild_id", "parent_id", "type")
        yield event, {key: thread_json(world, thread)[key] for key in keys}
    elif event == "THREAD_CREATE":
        yield event, thread_json(world, thread) | {"newly_created": True}
    else:
        yield event, thread_json(world, thread)


def _membership(world: World, intents: int, event: str, record: Any) -> Told:
    thread, person, joined = record
    if not intents & (GUILD_MEMBERS if person != world.bot.id else GUILDS):
        return
    content: Json = {
        "id": thread.id,
        "guild_id": world.guild_id,
        "member_count": len(thread.members),
    }
    if joined:
        content["added_members"] = [
            thread_member_json(thread, person)
            | {"member": member_json(world, world.user(person) or world.bot), "presence": None}
        ]
    else:
        content["removed_member_ids"] = [person]
    yield event, content


OUTGOING: dict[str, Callable[[World, int, str, Any], Told]] = {
    "MESSAGE_CREATE": _message,
    "MESSAGE_UPDATE": _message,
    "MESSAGE_DELETE": _message,
    "INTERACTION_CREATE": _interaction,
    "THREAD_CREATE": _thread,
    "THREAD_UPDATE": _thread,
    "THREAD_DELETE": _thread,
    "THREAD_MEMBERS_UPDATE": _membership,
}


def guild_of(world: World, record: Any) -> str | None:
    """The server that an event with that record is of; None for private messages."""
    if isinstance(record, tuple):
        record = record[0]
    place = record if isinstance(record, Channel) else record.channel
    channel = place if isinstance(place, Channel) else world.channels[place]
    return None if channel.kind == "dm" else world.guild_id


def guild_arrival(world: World, intents: int) -> Json:
    """The server as a client with these intents first sees it."""
    return guild_create_json(world, with_members=bool(intents & GUILD_MEMBERS))


def members_chunk(world: World, asked: Json) -> Json:
    """The members a client asked for, by name or id."""
    ids = asked.get("user_ids")
    wanted = [ids] if isinstance(ids, str) else ids
    begin = (asked.get("query") or "").lower()
    found = [
        each
        for each in (world.bot, *world.people.values())
        if (each.id in map(str, wanted) if wanted else each.name.lower().startswith(begin))
    ]
    chunk: Json = {
        "guild_id": world.guild_id,
        "members": [member_json(world, each) for each in found],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [],
    }
    if asked.get("nonce") is not None:
        chunk["nonce"] = asked["nonce"]
    return chunk
