"""Where a request points: the channel, message, thread or person of its path, or a refusal."""

from bot.sandbox.records import Channel, Message, User
from bot.sandbox.rest.refusals import missing_access, takes_no_messages, unknown
from bot.sandbox.rest.request import Request, Service
from bot.sandbox.world import World


def channel_of(service: Service, request: Request) -> Channel:
    """The channel of the path, which the bot sees; Refusal where there is none."""
    world = service.world
    channel = world.channels.get(request.ids["channel_id"])
    if channel is None:
        raise unknown("Channel", 10003)
    if not world.may_see(channel, world.bot.id):
        raise missing_access()
    return channel


def thread_of(service: Service, request: Request) -> Channel:
    """The thread of the path; Refusal where it is none."""
    channel = channel_of(service, request)
    if channel.kind != "thread":
        raise unknown("Channel", 10003)
    return channel


def message_of(service: Service, request: Request) -> Message:
    """The message of the path; a channel's endpoints know no ephemeral ones.

    Raises Refusal where there is none.
    """
    channel = channel_of(service, request)
    message = service.world.message(channel.id, request.ids["message_id"])
    if message is None or message.ephemeral:
        raise unknown("Message", 10008)
    return message


def person_of(service: Service, request: Request) -> User:
    """The person (or the bot) of the path; Refusal where there is nobody."""
    identifier = request.ids.get("user_id", "@me")
    user = service.world.user(service.world.bot.id if identifier == "@me" else identifier)
    if user is None:
        raise unknown("User", 10013)
    return user


def refuse_closed_doors(world: World, channel: Channel) -> None:
    """Raise `Refusal` where `channel` is of a person who takes no private messages."""
    if channel.kind == "dm" and not all(
        world.people[each].takes_dms for each in channel.members if each in world.people
    ):
        raise takes_no_messages()
