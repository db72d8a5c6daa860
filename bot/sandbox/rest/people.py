"""The bot itself, users, private channels, and the server with its members and roles."""

from collections.abc import Iterator

from bot.sandbox.payloads import (
    application_json,
    channel_json,
    guild_json,
    member_json,
    own_user_json,
    roles_json,
    user_json,
)
from bot.sandbox.rest.places import person_of
from bot.sandbox.rest.refusals import Invalid, Refusal, unknown
from bot.sandbox.rest.request import Reply, Request, Service
from bot.sandbox.rest.route import Route
from bot.sandbox.rules.problems import Problem
from bot.sandbox.starting import A_DAY


def own_user(service: Service, request: Request) -> Reply:
    """The bot as it sees itself."""
    return own_user_json(service.world)


def own_application(service: Service, request: Request) -> Reply:
    """The bot's application."""
    return application_json(service.world)


def gateway(service: Service, request: Request) -> Reply:
    """Where the gateway is, and how often the bot may arrive there."""
    where = {"url": service.world.address.replace("http", "ws", 1) + "/gateway"}
    if request.template == "/gateway":
        return where
    starts = service.world.starts
    return where | {
        "shards": starts.shards,
        "session_start_limit": {
            "total": A_DAY,
            "remaining": starts.remaining,
            "reset_after": 86_400_000,
            "max_concurrency": starts.at_once,
        },
    }


def read_user(service: Service, request: Request) -> Reply:
    """One user."""
    return user_json(person_of(service, request))


def open_private_channel(service: Service, request: Request) -> Reply:
    """The private channel of the bot and one person; opened also if messages are refused.

    Raises Refusal where it is nobody's, or the bot's own.
    """
    world = service.world
    person = world.people.get(str(request.fields.get("recipient_id")))
    if person is None:
        if str(request.fields.get("recipient_id")) == world.bot.id:
            raise Refusal(400, 50007, "Cannot send messages to this user", fault=True)
        raise Invalid([Problem("recipient_id", "names nobody")])
    return channel_json(world, world.private_messages(person.id))


def own_guilds(service: Service, request: Request) -> Reply:
    """The servers the bot is in."""
    world = service.world
    return [
        {
            "id": world.guild_id,
            "name": world.guild_name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
    ]


def _the_guild(service: Service, request: Request) -> None:
    if request.ids["guild_id"] != service.world.guild_id:
        raise unknown("Guild", 10004)


def read_guild(service: Service, request: Request) -> Reply:
    """The server."""
    _the_guild(service, request)
    return guild_json(service.world)


def read_channels(service: Service, request: Request) -> Reply:
    """The text channels of the server."""
    _the_guild(service, request)
    world = service.world
    return [
        channel_json(world, each) for each in world.channels.values() if each.kind == "text"
    ]


def read_roles(service: Service, request: Request) -> Reply:
    """The roles of the server."""
    _the_guild(service, request)
    return roles_json(service.world)


def read_member(service: Service, request: Request) -> Reply:
    """One member of the server."""
    _the_guild(service, request)
    return member_json(service.world, person_of(service, request))


def search_members(service: Service, request: Request) -> Reply:
    """The members whose name begins with `query`."""
    _the_guild(service, request)
    begin, limit = request.query.get("query", "").lower(), request.number("limit", 1)
    found = (p for p in service.world.people.values() if p.name.lower().startswith(begin))
    return [member_json(service.world, each) for each in found][:limit]


def routes() -> Iterator[Route]:
    """The routes of this module, literal parts before named ones."""
    yield Route("GET", "/users/@me", own_user)
    yield Route("GET", "/oauth2/applications/@me", own_application)
    yield Route("GET", "/applications/@me", own_application)
    yield Route("GET", "/gateway", gateway)
    yield Route("GET", "/gateway/bot", gateway)
    yield Route("GET", "/users/{user_id}", read_user)
    yield Route("POST", "/users/@me/channels", open_private_channel)
    yield Route("GET", "/users/@me/guilds", own_guilds)
    yield Route("GET", "/guilds/{guild_id}", read_guild)
    yield Route("GET", "/guilds/{guild_id}/channels", read_channels)
    yield Route("GET", "/guilds/{guild_id}/roles", read_roles)
    yield Route("GET", "/guilds/{guild_id}/members/search", search_members)
    yield Route("GET", "/guilds/{guild_id}/members/{user_id}", read_member)
