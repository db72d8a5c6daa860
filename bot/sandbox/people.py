"""The people of the stand-in: what they can do and see, and nothing else."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bot.sandbox import menu
from bot.sandbox.command_book import CHAT_INPUT, MESSAGE_MENU, USER_MENU
from bot.sandbox.doing import CannotDo, channel_meant, resolve_user, user_meant
from bot.sandbox.forms import Form, chosen, count_within
from bot.sandbox.interactions import Interaction, Interactions
from bot.sandbox.options import Filling, nested
from bot.sandbox.payloads import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, message_json
from bot.sandbox.records import Changed, Channel, Json, Message, Modal, Origin, User
from bot.sandbox.views import BUTTON, LINK, SELECTS, Choice, MessageView, Outcome, walk
from bot.sandbox.world import World

__all__ = ["CannotDo", "InteractionFailed", "Person"]

STRING_SELECT, PEOPLE_SELECTS = 3, (5, 7)
DIRECT = "@bot"


class InteractionFailed(Exception):  # noqa: N818  (it is what Discord shows)
    """The bot gave no valid first response in time: "This interaction failed"."""


class Person:
    """One person of the world; every action returns when the bot's first response arrived.

    Actions raise `CannotDo` when a real person could not do them, and `InteractionFailed` when
    the bot did not respond within three seconds.
    """

    def __init__(self, world: World, interactions: Interactions, user: User) -> None:
        self.world = world
        self.user = user
        self._interactions = interactions
        self._form: Modal | None = None

    @property
    def id(self) -> str:
        """The person's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The person's name."""
        return self.user.name

    @property
    def locale(self) -> str:
        """The language of the person's client, one of Discord's locales."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale
        self.world.tell(self.id, Changed("me", self.user))
        self.world.tell(self.id, Changed("commands", None))

    @property
    def takes_dms(self) -> bool:
        """Whether the person takes private messages; else the bot's are refused (50007)."""
        return self.user.takes_dms

    @takes_dms.setter
    def takes_dms(self, takes: bool) -> None:
        self.user.takes_dms = takes
        self.world.tell(self.id, Changed("me", self.user))

    # -- doing

    async def call(
        self,
        command: str,
        channel: str = "duels",
        options: Mapping[str, Any] | None = None,
        **named: Any,
    ) -> Outcome:
        """Use the slash command `command` (subcommands after spaces) with options by name.

        A file is a pair of name and bytes, a user a `Person`, an id or a name.
        """
        place = self._channel(channel)
        path, declared = menu.find(self.world, self.user, place, CHAT_INPUT, command)
        filling = Filling(self.world, self.user, place)
        filled = filling.fill(declared, {**(options or {}), **named})
        content = _command_json(path, nested(path, filled), filling.resolved)
        return await self._do(COMMAND, place, content, name=command)

    async def complete(
        self,
        command: str,
        option: str,
        typed: str,
        channel: str = "duels",
        options: Mapping[str, Any] | None = None,
    ) -> list[Choice]:
        """What the bot offers for `option` after `typed`, the other `options` being filled.

        Raises CannotDo where there is no such option.
        """
        place = self._channel(channel)
        path, declared = menu.find(self.world, self.user, place, CHAT_INPUT, command)
        found = next((each for each in declared if each["name"] == option), None)
        if found is None or not found.get("autocomplete"):
            raise CannotDo(f"{command!r} has no option {option!r} that is completed")
        others = {k: v for k, v in (options or {}).items() if k != option}
        filling = Filling(self.world, self.user, place)
        filled = filling.fill(declared, others, complete=False)
        focus = {"name": option, "type": found["type"], "value": typed, "focused": True}
        content = _command_json(path, nested(path, [*filled, focus]), filling.resolved)
        return list((await self._do(AUTOCOMPLETE, place, content)).choices)

    async def press(
        self, message: MessageView | str, button: str, unchecked: bool = False
    ) -> Outcome:
        """Press the button with that label or custom_id on the message (or message id).

        `unchecked`, the press is sent even if the message offers no such button (any more), as
        by a client that has not shown the latest edit yet, or a forged one; `button` is then
        the custom_id, or the label of a button of the view.
        """
        current = self._message(message)
        if unchecked:
            view = message if isinstance(message, MessageView) else MessageView(current)
            known = view.buttons.get(button)
            custom_id = (known.custom_id if known else None) or button
        else:
            custom_id = _pressable(current, button)["custom_id"]
        content = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._do(COMPONENT, self._place_of(current), content, source=current)

    async def choose(
        self, message: MessageView | str, select: str, values: Sequence[Any]
    ) -> Outcome:
        """Choose `values` in the select with that custom_id or placeholder.

        Values of a string select are values or labels; of a user select, people. Raises
        CannotDo where they are not offered.
        """
        current = self._message(message)
        place = self._place_of(current)
        component = _choosable(current, select)
        content: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
        }
        if component["type"] == STRING_SELECT:
            content["values"] = chosen(component["options"], values)
        elif component["type"] in PEOPLE_SELECTS:
            resolved: Json = {}
            users = (user_meant(self.world, each) for each in values)
            content["values"] = [resolve_user(self.world, u, place, resolved) for u in users]
            content["resolved"] = resolved
        else:
            raise CannotDo(f"the select {select!r} offers neither texts nor people")
        count_within(component, content["values"], select)
        return await self._do(COMPONENT, place, content, source=current)

    async def submit(self, modal: Modal, fields: Mapping[str, Any]) -> Outcome:
        """Send the form with `fields` by custom_id or label; a file is name and bytes.

        Raises CannotDo where it is not open.
        """
        if self._form is not modal:
            raise CannotDo(f"the form {modal.title!r} is not open")
        place = self._channel(modal.channel)
        form = Form(self.world, place, fields)
        content: Json = {"custom_id": modal.custom_id, "components": form.fill(modal)}
        if form.resolved:
            content["resolved"] = form.resolved
        source = self.world.message(modal.channel, modal.source) if modal.source else None
        outcome = await self._do(FORM, place, content, source=source, trigger=modal.origin)
        self._form = None
        return outcome

    async def context(self, command: str, target: "MessageView | Person | str") -> Outcome:
        """Use the menu command of that name on a message (or message id), or on a person."""
        if isinstance(target, Person):
            return await self._user_menu(command, target)
        message = self._message(target)
        place = self._place_of(message)
        path, _ = menu.find(self.world, self.user, place, MESSAGE_MENU, command)
        resolved = {"messages": {message.id: message_json(self.world, message)}}
        content = _command_json(path, [], resolved) | {"target_id": message.id}
        return await self._do(COMMAND, place, content, name=command)

    async def _user_menu(self, command: str, target: "Person") -> Outcome:
        place = next(iter(self.world.channels.values()))
        path, _ = menu.find(self.world, self.user, place, USER_MENU, command)
        resolved: Json = {}
        resolve_user(self.world, target.user, place, resolved)
        content = _command_json(path, [], resolved) | {"target_id": target.id}
        return await self._do(COMMAND, place, content, name=command)

    def say(self, channel: str, text: str) -> MessageView:
        """Write a message; CannotDo where it is empty or has more than 2,000 characters."""
        if channel == DIRECT:
            self.world.private_messages(self.id)
        if not 1 <= len(text) <= 2000:
            raise CannotDo("a message has 1 to 2000 characters")
        place = self._channel(channel)
        message = Message(
            id=self.world.snowflakes.new(),
            channel=place.id,
            author=self.user,
            created_at=self.world.clock.now(),
            content=text,
        )
        return MessageView(self.world.post(message))

    # -- seeing

    def sees(self, channel: str) -> list[MessageView]:
        """The messages visible to the person there, oldest first."""
        try:
            place = self._channel(channel)
        except CannotDo:
            if channel == DIRECT:
                return []
            raise
        return [MessageView(each) for each in self.world.messages_for(place.id, self.id)]

    def last(self, channel: str) -> MessageView:
        """The newest message visible to the person there; CannotDo where there is none."""
        seen = self.sees(channel)
        if not seen:
            raise CannotDo(f"{self.name} sees no message in {channel!r}")
        return seen[-1]

    async def wait_for(
        self,
        channel: str,
        predicate: Callable[[MessageView], bool],
        timeout: float = 60,
    ) -> MessageView:
        """The newest message there for which `predicate` holds, waiting for it to come true.

        Raises `TimeoutError` after `timeout` seconds; the channel may open meanwhile.
        """
        changes = self.world.subscribe(self.id)
        try:
            async with asyncio.timeout(timeout):
                found = self._newest(channel, predicate)
                if found is not None:
                    return found
                async for change in changes:
                    found = self._found_after(change, channel, predicate)
                    if found is not None:
                        return found
        except TimeoutError:
            seen: list[MessageView] = []
            with suppress(CannotDo):
                seen = self.sees(channel)
            newest = seen[-1].text if seen else "nothing"
            words = f"{self.name} waited {timeout} s in {channel!r} and last saw: {newest}"
            raise TimeoutError(words) from None
        finally:
            changes.close()
        raise AssertionError("changes never end")

    def commands(self) -> list[Json]:
        """The commands in the shape pages use (COMMAND), in the person's language.

        {name: "duel challenge", shown, description, kind: 1|2|3, guild_only, private_only,
        options: [{name, shown, description, type, required, autocomplete,
        choices: [{name, value}], min_value, max_value, min_length, max_length}]}
        """
        return menu.listed(self.world, self.user)

    # -- how it is done

    async def _do(
        self,
        kind: int,
        channel: Channel,
        content: Json,
        name: str = "",
        source: Message | None = None,
        trigger: Origin | None = None,
    ) -> Outcome:
        interaction: Interaction = self._interactions.open(
            kind, self.user, channel, content, name, source, trigger
        )
        outcome = await interaction.first
        if outcome is None:
            raise InteractionFailed("This interaction failed")
        if outcome.modal is not None:
            self._form = outcome.modal
        return outcome

    def _channel(self, word: str) -> Channel:
        return channel_meant(self.world, self.user, word)

    def _place_of(self, message: Message) -> Channel:
        return self.world.channels[message.channel]

    def _message(self, message: MessageView | str) -> Message:
        """The message as it stands now, if the person sees it."""
        identifier = message if isinstance(message, str) else message.id
        for channel in self.world.channels_of(self.id):
            found = self.world.message(channel.id, identifier)
            if found is not None and found.visible_to in (None, self.id):
                return found
        raise CannotDo(f"{self.name} sees no message {identifier}")

    def _newest(
        self, channel: str, predicate: Callable[[MessageView], bool]
    ) -> MessageView | None:
        with suppress(CannotDo):
            return next(
                (each for each in reversed(self.sees(channel)) if predicate(each)), None
            )
        return None

    def _found_after(
        self, change: Changed, channel: str, predicate: Callable[[MessageView], bool]
    ) -> MessageView | None:
        """What `wait_for` finds because of `change`."""
        if change.kind == "gone":
            return self._newest(channel, predicate)
        if change.kind == "message":
            with suppress(CannotDo):
                view = MessageView(change.object)
                if self._channel(channel).id == view.channel and predicate(view):
                    return view
        return None


def _command_json(path: Sequence[Json], options: list[Json], resolved: Json) -> Json:
    command = path[0]
    content: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if "guild_id" in command:
        content["guild_id"] = command["guild_id"]
    if options:
        content["options"] = options
    if resolved:
        content["resolved"] = resolved
    return content


def _pressable(message: Message, button: str) -> Json:
    buttons = [each for each in walk(message.components) if each["type"] == BUTTON]
    found = [each for each in buttons if each.get("custom_id") == button]
    found = found or [
        each
        for each in buttons
        if button in (each.get("label"), (each.get("emoji") or {}).get("name"))
    ]
    if not found:
        there = ", ".join(str(each.get("label") or each.get("custom_id")) for each in buttons)
        raise CannotDo(f"there is no button {button!r}; there are: {there or 'none'}")
    if len(found) > 1:
        raise CannotDo(f"there are {len(found)} buttons {button!r}; say which by custom_id")
    if found[0].get("disabled"):
        raise CannotDo(f"the button {button!r} is disabled")
    if found[0]["style"] == LINK:
        raise CannotDo(f"the button {button!r} is a link")
    return found[0]


def _choosable(message: Message, select: str) -> Json:
    selects = [each for each in walk(message.components) if each["type"] in SELECTS]
    for each in selects:
        if select in (each["custom_id"], each.get("placeholder")):
            if each.get("disabled"):
                raise CannotDo(f"the select {select!r} is disabled")
            return each
    there = ", ".join(each.get("placeholder") or each["custom_id"] for each in selects)
    raise CannotDo(f"there is no select {select!r}; there are: {there or 'none'}")
