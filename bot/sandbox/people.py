"""The people of the stand-in: what they can do and see, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.records import Modal, User
from bot.sandbox.views import Choice, MessageView, Outcome
from bot.sandbox.world import World


class CannotDo(Exception):
    """A real person could not do this; the text says why."""


class InteractionFailed(Exception):
    """The bot gave no valid first response in time: "This interaction failed"."""


class Person:
    """One person of the world; every action returns when the bot's first response arrived."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    @property
    def id(self) -> str:
        """The person's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The person's name."""
        return self.user.name

    async def call(
        self,
        command: str,
        channel: str = "duels",
        options: Mapping[str, Any] | None = None,
        **named: Any,
    ) -> Outcome:
        """Use the slash command `command` (subcommands after spaces) with options by name.

        An attachment is a pair of file name and bytes, a user a `Person`, an id or a name.
        """
        raise NotImplementedError

    async def complete(
        self,
        command: str,
        option: str,
        typed: str,
        channel: str = "duels",
        options: Mapping[str, Any] | None = None,
    ) -> list[Choice]:
        """What the bot offers for `option` after `typed`, the other `options` being filled."""
        raise NotImplementedError

    async def press(self, message: MessageView | str, button: str) -> Outcome:
        """Press the button with that label or custom_id on the message (or message id)."""
        raise NotImplementedError

    async def choose(
        self, message: MessageView | str, select: str, values: Sequence[str]
    ) -> Outcome:
        """Choose `values` (values or labels; ids or names of people) in the select."""
        raise NotImplementedError

    async def submit(self, modal: Modal, fields: Mapping[str, Any]) -> Outcome:
        """Send the form with `fields` by custom_id or label."""
        raise NotImplementedError

    async def context(self, command: str, message: MessageView | str) -> Outcome:
        """Use the message command of that name on the message."""
        raise NotImplementedError

    def say(self, channel: str, text: str) -> MessageView:
        """Write a message."""
        raise NotImplementedError

    def sees(self, channel: str) -> list[MessageView]:
        """The messages visible to the person there, oldest first."""
        raise NotImplementedError

    def last(self, channel: str) -> MessageView:
        """The newest message visible to the person there."""
        raise NotImplementedError

    async def wait_for(
        self,
        channel: str,
        predicate: Callable[[MessageView], bool],
        timeout: float = 5,
    ) -> MessageView:
        """The newest message there for which `predicate` holds, waiting for it to come true."""
        raise NotImplementedError

    def commands(self) -> list[dict[str, Any]]:
        """The commands in the shape pages use (COMMAND), in the person's language.

        {name: "duel challenge", shown, description, kind: 1|2|3, guild_only: bool, options:
        [{name, shown, description, type, required, autocomplete, choices: [{name, value}],
        min_value, max_value, min_length, max_length}]}
        """
        raise NotImplementedError
