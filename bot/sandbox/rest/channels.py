"""Channels and threads: read, open, change, join, leave."""

from collections.abc import Iterator
from typing import Any

from bot.sandbox.payloads import (
    PRIVATE_THREAD,
    active_threads,
    channel_json,
    thread_json,
    thread_member_json,
)
from bot.sandbox.permissions import CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, permitted
from bot.sandbox.records import Channel, Json
from bot.sandbox.rest.places import channel_of, message_of, person_of, thread_of
from bot.sandbox.rest.refusals import (
    Refusal,
    archived,
    missing_permissions,
    unknown,
)
from bot.sandbox.rest.request import Reply, Request, Service
from bot.sandbox.rest.route import Route
from bot.sandbox.world import World


def read_channel(service: Service, request: Request) -> Reply:
    """One channel."""
    return channel_json(service.world, channel_of(service, request))


def open_thread(service: Service, request: Request) -> Reply:
    """A thread without a starting message; private unless its type says public."""
    parent = channel_of(service, request)
    kind = request.fields.get("type") or PRIVATE_THREAD
    private = kind == PRIVATE_THREAD
    _may_open(parent, CREATE_PRIVATE_THREADS if private else CREATE_PUBLIC_THREADS)
    thread = _thread(service.world, request.fields, service.world.snowflakes.new(), parent)
    thread.private = private
    return thread_json(service.world, service.world.open_thread(thread, {service.world.bot.id}))


def open_thread_at(service: Service, request: Request) -> Reply:
    """A public thread which starts from a message and has its id.

    Raises Refusal where the message has one already.
    """
    parent, message = channel_of(service, request), message_of(service, request)
    _may_open(parent, CREATE_PUBLIC_THREADS)
    if message.id in service.world.channels:
        raise Refusal(
            400, 160004, "A thread has already been created for this message", fault=True
        )
    thread = _thread(service.world, request.fields, message.id, parent)
    service.world.open_thread(thread, {service.world.bot.id})
    service.world.edit(message, thread=thread.id, edited_at=message.edited_at)
    return thread_json(service.world, thread)


def _may_open(parent: Channel, permission: int) -> None:
    if parent.kind != "text":
        raise Refusal(400, 50024, "Cannot execute action on this channel type", fault=True)
    if not permitted(parent, owner=False) & permission:
        raise missing_permissions()


def _thread(world: World, body: Json, identifier: str, parent: Channel) -> Channel:
    return Channel(
        id=identifier,
        name=body["name"],
        kind="thread",
        parent=parent.id,
        owner=world.bot.id,
        archive_after=body.get("auto_archive_duration") or 1440,
    )


def change_thread(service: Service, request: Request) -> Reply:
    """Rename the bot's thread, archive or lock it, or undo either.

    Raises Refusal where that is not the bot's to do, or the thread is archived.
    """
    world, thread, body = service.world, thread_of(service, request), request.fields
    if thread.owner != world.bot.id or "locked" in body or thread.locked:
        raise missing_permissions()
    if thread.archived and body.get("archived") is not False:
        raise archived()
    names = {"name": "name", "archived": "archived", "auto_archive_duration": "archive_after"}
    changes: dict[str, Any] = {
        names[key]: value for key, value in body.items() if key in names and value is not None
    }
    world.change_thread(thread, **changes)
    return thread_json(world, thread)


def delete_thread(service: Service, request: Request) -> Reply:
    """Raise Refusal: only those who manage threads may delete one, and the bot does not."""
    thread_of(service, request)
    raise missing_permissions()


def join_thread(service: Service, request: Request) -> Reply:
    """Make the person (or the bot) a member of the thread; Refusal where it is archived."""
    thread, person = thread_of(service, request), person_of(service, request)
    if thread.archived:
        raise archived()
    service.world.join(thread, person.id)
    return None


def leave_thread(service: Service, request: Request) -> Reply:
    """Take the person (or the bot) out of the thread; Refusal where it is archived."""
    thread, person = thread_of(service, request), person_of(service, request)
    if thread.archived:
        raise archived()
    service.world.leave(thread, person.id)
    return None


def thread_members(service: Service, request: Request) -> Reply:
    """Everybody who is a member of the thread."""
    thread = thread_of(service, request)
    return [thread_member_json(thread, each) for each in sorted(thread.members)]


def thread_member(service: Service, request: Request) -> Reply:
    """One membership of the thread; Refusal where they are no member."""
    thread, person = thread_of(service, request), person_of(service, request)
    if person.id not in thread.members:
        raise unknown("Member", 10007)
    return thread_member_json(thread, person.id)


def threads_of_guild(service: Service, request: Request) -> Reply:
    """The threads which are not archived, and the bot's memberships of them."""
    world = service.world
    threads = active_threads(world)
    return {
        "threads": [thread_json(world, each) for each in threads],
        "members": [
            thread_member_json(each, world.bot.id)
            for each in threads
            if world.bot.id in each.members
        ],
        "has_more": False,
    }


def routes() -> Iterator[Route]:
    """The routes of this module, literal parts before named ones."""
    one = "/channels/{channel_id}"
    yield Route("GET", one, read_channel)
    yield Route("PATCH", one, change_thread)
    yield Route("DELETE", one, delete_thread)
    yield Route("POST", f"{one}/threads", open_thread, status=201)
    yield Route("POST", f"{one}/messages/{{message_id}}/threads", open_thread_at, status=201)
    yield Route("GET", f"{one}/thread-members", thread_members)
    yield Route("GET", f"{one}/thread-members/{{user_id}}", thread_member)
    for who in ("@me", "{user_id}"):
        yield Route("PUT", f"{one}/thread-members/{who}", join_thread)
        yield Route("DELETE", f"{one}/thread-members/{who}", leave_thread)
    yield Route("GET", "/guilds/{guild_id}/threads/active", threads_of_guild)
