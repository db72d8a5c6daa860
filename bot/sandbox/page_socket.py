"""One browser's socket: tells what its person sees change, and does what it asks for."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress

from aiohttp import WSMsgType, web
from pydantic import ValidationError
from pydantic_core import from_json

from bot.sandbox.page_requests import REQUESTS, Modals
from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.sandbox.records import Changed, Channel, Json
from bot.sandbox.world import Subscription, World

_log = logging.getLogger(__name__)
MESSAGES_SHOWN = 100


class PageSocket:
    """Serves one open socket of one person until the browser closes it."""

    def __init__(self, socket: web.WebSocketResponse, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.world: World = person.world
        self.modals: Modals = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Tell the browser everything and do what it asks for, until it leaves."""
        # A chat lists the private messages with the bot before anything was said there.
        self.world.private_messages(self.person.id)
        # Subscribed before the state is sent: what changes meanwhile is told after it.
        changes = self.world.subscribe(self.person.id)
        try:
            await self.send(self.state())
            self.start(self.tell(changes))
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self.start(self.obey(frame.data))
        finally:
            changes.close()
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def send(self, packet: Json) -> None:
        """Send `packet` to the browser, unless it has left meanwhile."""
        with suppress(ConnectionError):
            await self.socket.send_json(packet)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run `work` beside the socket; it ends with the socket."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, changes: Subscription) -> None:
        """Tell the browser of `changes` as they come."""
        async for change in changes:
            for packet in self.packets(change):
                await self.send(packet)

    async def obey(self, text: str) -> None:
        """Do the request in `text` or refuse it; either answer repeats its nonce."""
        try:
            request = REQUESTS.validate_json(text)
        except ValidationError as error:
            await self.send(refusal(nonce_of(text), wrong_with(error)))
            return
        try:
            answer = await request.perform(self.person, self.modals)
        except CannotDo as error:
            answer = refusal(request.nonce, str(error))
        except InteractionFailed as error:
            answer = refusal(request.nonce, str(error), "interaction_failed")
        except Exception:
            _log.exception("The stand-in could not do what a page asked for")
            answer = refusal(request.nonce, "The stand-in failed; the log says how.")
        await self.send({**answer, "nonce": request.nonce})

    # -- what is told

    def state(self) -> Json:
        """Everything the person sees now."""
        channels = self.world.channels_of(self.person.id)
        users = [*self.world.people.values(), self.world.bot]
        return {
            "t": "state",
            "now": self.world.clock.now(),
            "me": self.me(),
            "people": [each.brief() for each in users],
            "channels": [self.channel(each) for each in channels],
            "messages": {each.id: self.messages(each) for each in channels},
            "commands": self.person.commands(),
        }

    def me(self) -> Json:
        """The person and what they have set."""
        user = self.person.user
        settings = {"locale": user.locale, "takes_dms": user.takes_dms}
        return {"id": user.id, "name": user.name, **settings}

    def channel(self, channel: Channel) -> Json:
        """`channel` as the page lists it; private messages bear the name of the bot."""
        name = self.world.bot.name if channel.kind == "dm" else channel.name
        return {**channel.brief(), "name": name, "archived": channel.archived}

    def messages(self, channel: Channel) -> list[Json]:
        """The newest messages of `channel`, oldest first."""
        seen = self.world.messages_for(channel.id, self.person.id)
        return [each.brief() for each in seen[-MESSAGES_SHOWN:]]

    def packets(self, change: Changed) -> list[Json]:
        """What the browser is told of `change`; forms are the answer to a request."""
        if change.kind == "message":
            return [{"t": "message", "message": change.object.brief()}]
        if change.kind == "gone":
            return [{"t": "gone", "id": change.object.id, "channel": change.object.channel}]
        if change.kind == "channel":
            return [self.channel_packet(change.object)]
        if change.kind == "me":
            return [{"t": "me", "me": self.me()}]
        return [self.commands_packet()] if change.kind == "commands" else []

    def commands_packet(self) -> Json:
        """The commands, in the language of the person."""
        return {"t": "commands", "commands": self.person.commands()}

    def channel_packet(self, channel: Channel) -> Json:
        """`channel` with its messages, or that the person sees it no more."""
        there = channel.id in self.world.channels
        if not there or not self.world.may_see(channel, self.person.id):
            return {"t": "closed", "id": channel.id}
        shown = self.channel(channel)
        return {"t": "channel", "channel": shown, "messages": self.messages(channel)}


def refusal(nonce: str, why: str, code: str = "cannot_do") -> Json:
    """The answer to a request that was not done; `code` lets the page find its own words."""
    return {"t": "failed", "nonce": nonce, "why": why, "code": code}


def nonce_of(text: str) -> str:
    """The nonce of a request that is wrong otherwise; empty if it has none."""
    try:
        request = from_json(text)
    except ValueError:
        return ""
    nonce = request.get("nonce") if isinstance(request, dict) else None
    return nonce if isinstance(nonce, str) else ""


def wrong_with(error: ValidationError) -> str:
    """One line that names every wrong part of a request."""
    parts = (
        f"{'.'.join(str(step) for step in each['loc']) or 'request'}: {each['msg']}"
        for each in error.errors(include_input=False, include_url=False)
    )
    return "; ".join(parts)
