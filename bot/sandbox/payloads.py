"""The world in the words of the Discord API: users, members, channels, messages, the server."""

from collections.abc import Iterable

from bot.sandbox.clock import stamp
from bot.sandbox.permissions import CREATE_THREADS, EVERYONE, permitted
from bot.sandbox.records import Attachment, Channel, Json, Message, Origin, User
from bot.sandbox.snowflakes import created_at
from bot.sandbox.world import World

CHANNEL_TYPES = {"text": 0, "dm": 1, "thread": 11}
PRIVATE_THREAD = 12
COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""Types of interactions."""

APPLICATION_FLAGS = 1 << 23
"""APPLICATION_COMMAND_BADGE: the application has a global command."""

ABSENT_FROM_GUILD = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "vanity_url_code",
    "max_presences",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)
"""What a server may have and the stand-in's has not."""


def user_json(user: User) -> Json:
    """A user as anybody sees it."""
    shape: Json = {
        "id": user.id,
        "username": user.name.lower(),
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "discriminator": "0000" if user.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "primary_guild": None,
    }
    if user.bot:
        shape["username"] = user.name
        shape["bot"] = True
    return shape


def own_user_json(world: World) -> Json:
    """The bot as it sees itself."""
    return user_json(world.bot) | {
        "mfa_enabled": False,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


def member_json(world: World, user: User, with_user: bool = True) -> Json:
    """A member of the server."""
    shape: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": stamp(created_at(user.id)),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [world.bot_role] if user.bot else [*user.roles],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        shape["user"] = user_json(user)
    return shape


def role_json(world: World, identifier: str, name: str, position: int) -> Json:
    """A role: everybody's, whose id is the server's, or the bot's own."""
    shape: Json = {
        "id": identifier,
        "name": name,
        "permissions": str(EVERYONE if identifier == world.guild_id else 0),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": identifier == world.bot_role,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if identifier == world.bot_role:
        shape["tags"] = {"bot_id": world.bot.id}
    return shape


def roles_json(world: World) -> list[Json]:
    """All roles of the server."""
    return [
        role_json(world, world.guild_id, "@everyone", 0),
        role_json(world, world.bot_role, world.bot.name, 1),
    ]


def application_json(world: World) -> Json:
    """The bot's application as its owner sees it."""
    owner = next(iter(world.people.values()))
    return {
        "id": world.application_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(world.bot),
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "flags_new": str(APPLICATION_FLAGS),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(owner),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def channel_json(world: World, channel: Channel) -> Json:
    """A channel of any kind."""
    if channel.kind == "thread":
        return thread_json(world, channel)
    shape: Json = {
        "id": channel.id,
        "type": CHANNEL_TYPES[channel.kind],
        "flags": 0,
        "last_message_id": channel.last_message,
        "last_pin_timestamp": None,
    }
    if channel.kind == "dm":
        others = (world.people[each] for each in channel.members if each in world.people)
        return shape | {"recipients": [user_json(each) for each in others]}
    deny = 0 if channel.threads_allowed else CREATE_THREADS
    overwrite = {"id": world.guild_id, "type": 0, "allow": "0", "deny": str(deny)}
    return shape | {
        "guild_id": world.guild_id,
        "name": channel.name,
        "position": 0,
        "permission_overwrites": [overwrite] if deny else [],
        "nsfw": False,
        "topic": None,
        "parent_id": None,
        "rate_limit_per_user": 0,
    }


def thread_json(world: World, thread: Channel) -> Json:
    """A thread, with the bot's membership when it has one."""
    messages = len(world.messages.get(thread.id, ()))
    shape: Json = {
        "id": thread.id,
        "type": PRIVATE_THREAD if thread.private else CHANNEL_TYPES["thread"],
        "flags": 0,
        "guild_id": world.guild_id,
        "name": thread.name,
        "parent_id": thread.parent,
        "owner_id": thread.owner,
        "last_message_id": thread.last_message,
        "rate_limit_per_user": 0,
        "message_count": messages,
        "total_message_sent": messages,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": stamp(thread.changed_at),
            "auto_archive_duration": thread.archive_after,
            "locked": thread.locked,
            "create_timestamp": stamp(thread.created_at),
        },
    }
    if thread.private:
        shape["thread_metadata"]["invitable"] = True
    if world.bot.id in thread.members:
        shape["member"] = thread_member_json(thread, world.bot.id)
    return shape


def thread_member_json(thread: Channel, user: str) -> Json:
    """A membership of a thread."""
    return {
        "id": thread.id,
        "user_id": user,
        "join_timestamp": stamp(thread.created_at),
        "flags": 0,
    }


def attachment_json(attachment: Attachment) -> Json:
    """A file at a message or an option."""
    shape: Json = {
        "id": attachment.id,
        "filename": attachment.filename,
        "size": len(attachment.content),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        shape["description"] = attachment.description
    if attachment.ephemeral:
        shape["ephemeral"] = True
    return shape


def message_json(world: World, message: Message) -> Json:
    """A message as the bot receives it."""
    shape: Json = {
        "id": message.id,
        "channel_id": message.channel,
        "type": message.type,
        "author": user_json(message.author),
        "content": message.content,
        "components": message.components,
        "embeds": message.embeds,
        "attachments": [attachment_json(each) for each in message.attachments],
        "mentions": [user_json(each) for each in _users(world, message.mentions)],
        "mention_roles": [],
        "mention_everyone": False,
        "timestamp": stamp(message.created_at),
        "edited_timestamp": message.edited_at and stamp(message.edited_at),
        "flags": message.flags,
        "pinned": message.pinned,
        "tts": False,
    }
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    if message.origin is not None:
        shape |= _origin_json(world, message.origin)
    if message.reference is not None:
        shape["message_reference"] = {"type": 0, **message.reference}
    if message.thread is not None and message.thread in world.channels:
        shape["thread"] = thread_json(world, world.channels[message.thread])
    return shape


def _users(world: World, identifiers: Iterable[str]) -> Iterable[User]:
    return (user for each in identifiers if (user := world.user(each)) is not None)


def _origin_json(world: World, origin: Origin) -> Json:
    """The keys by which a message says which interaction it answers."""
    shape: Json = {
        "application_id": world.application_id,
        "webhook_id": world.application_id,
        "interaction_metadata": _metadata_json(world, origin),
    }
    if origin.kind == COMMAND:
        shape["interaction"] = {
            "id": origin.interaction,
            "type": origin.kind,
            "name": origin.name,
            "user": user_json(origin.person),
        }
    return shape


def _metadata_json(world: World, origin: Origin) -> Json:
    shape: Json = {
        "id": origin.interaction,
        "type": origin.kind,
        "user": user_json(origin.person),
        "authorizing_integration_owners": {"0": world.guild_id},
    }
    if origin.kind == COMPONENT:
        shape["interacted_message_id"] = origin.source
    if origin.trigger is not None:
        shape["triggering_interaction_metadata"] = _metadata_json(world, origin.trigger)
    return shape


def guild_json(world: World) -> Json:
    """The server as REST tells it."""
    nothing: Json = dict.fromkeys(ABSENT_FROM_GUILD)
    return nothing | {
        "id": world.guild_id,
        "name": world.guild_name,
        "owner_id": world.owner_id,
        "features": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "roles": roles_json(world),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def guild_create_json(world: World, with_members: bool) -> Json:
    """The server as the gateway tells it when the bot arrives, itself a member at least."""
    everyone = [world.bot, *world.people.values()]
    told = everyone if with_members else [world.bot]
    return guild_json(world) | {
        "unavailable": False,
        "large": False,
        "joined_at": stamp(created_at(world.bot.id)),
        "member_count": len(everyone),
        "members": [member_json(world, each) for each in told],
        "channels": [
            channel_json(world, c) for c in world.channels.values() if c.kind == "text"
        ],
        "threads": [thread_json(world, each) for each in active_threads(world)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def active_threads(world: World) -> list[Channel]:
    """The threads the bot sees which are not archived."""
    return [
        each
        for each in world.channels.values()
        if each.kind == "thread" and not each.archived and world.may_see(each, world.bot.id)
    ]


def partial_channel_json(world: World, channel: Channel, person: User) -> Json:
    """A channel as an interaction or a resolved option carries it."""
    shape = channel_json(world, channel)
    if channel.kind != "dm":
        shape["permissions"] = str(permitted(channel, person.id == world.owner_id))
    return shape
