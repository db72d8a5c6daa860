"""What keeps a person from doing something, and finding what a person means by a word."""

from collections.abc import Iterable

from bot.sandbox.payloads import member_json, user_json
from bot.sandbox.permissions import permitted
from bot.sandbox.records import Channel, Json, User
from bot.sandbox.world import World


class CannotDo(Exception):  # noqa: N818  (it reads as a sentence where it is raised)
    """A real person could not do this; the text says why."""


def user_meant(world: World, word: object) -> User:
    """The user meant by a record with an `id`, an id, or a name.

    Raises CannotDo where there is none.
    """
    wanted = getattr(word, "id", word)
    for user in (*world.people.values(), world.bot):
        if wanted in (user.id, user.name):
            return user
    raise CannotDo(f"there is nobody called {wanted!r}")


def channel_meant(world: World, person: User, word: str) -> Channel:
    """The channel `person` means by "@bot", an id, or a name (the newest of that name).

    Raises CannotDo where they see none.
    """
    seen = world.channels_of(person.id)
    for channel in reversed(seen):
        if word == channel.id or (word.removeprefix("#") == channel.name):
            return channel
    raise CannotDo(f"{person.name} sees no channel {word!r}; there are: {names(seen)}")


def names(things: Iterable[Channel]) -> str:
    """The names of `things`, for a message."""
    return ", ".join(each.name for each in things)


def resolve_user(world: World, user: User, channel: Channel, resolved: Json) -> str:
    """The id of `user`, who is described in `resolved`."""
    resolved.setdefault("users", {})[user.id] = user_json(user)
    if channel.kind != "dm":
        member = member_json(world, user, with_user=False)
        member["permissions"] = str(permitted(channel, user.id == world.owner_id))
        resolved.setdefault("members", {})[user.id] = member
    return user.id
