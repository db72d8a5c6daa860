"""First responses to interactions, and what follows by their tokens."""

from collections.abc import Callable, Iterator
from typing import Any

from bot.sandbox.interactions import Interaction, allowed_callbacks
from bot.sandbox.payloads import AUTOCOMPLETE, COMMAND, message_json
from bot.sandbox.records import EPHEMERAL, LOADING, Changed, Json, Message, Modal
from bot.sandbox.rest.compose import compose, flags_of, revise
from bot.sandbox.rest.refusals import (
    Invalid,
    already_acknowledged,
    bad_token,
    unknown,
    unknown_interaction,
)
from bot.sandbox.rest.request import Reply, Request, Service
from bot.sandbox.rest.route import Route
from bot.sandbox.rules.commands import choice_problems
from bot.sandbox.rules.components import form_problems
from bot.sandbox.rules.problems import Problem
from bot.sandbox.views import Choice, MessageView, Outcome

COMMAND_USED, MENU_USED = 20, 23
"""Types of messages which answer commands."""


def respond(service: Service, request: Request) -> Reply:
    """Show the bot's first response; it has to come in time, once, and of a type that suits.

    Raises Refusal where it does not.
    """
    interaction = service.interactions.by_token(request.ids["interaction_token"])
    if interaction is None or interaction.id != request.ids["interaction_id"]:
        raise unknown_interaction()
    if interaction.responded:
        raise already_acknowledged()
    if service.interactions.late(interaction):
        raise unknown_interaction()
    kind = request.fields["type"]
    if kind not in allowed_callbacks(interaction):
        words = f"{kind!r} does not suit an interaction of type {interaction.kind}"
        raise Invalid([Problem("type", words)])
    content = request.fields.get("data") or {}
    try:
        outcome, message = CALLBACKS[kind](service, interaction, content, request)
    except Invalid as refusal:
        raise refusal.within("data") from None
    interaction.responded = True
    interaction.settle(outcome)
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _callback_json(service, interaction, kind, message)


Callback = Callable[[Service, Interaction, Json, Request], tuple[Outcome, Message | None]]


def _answer(
    service: Service, interaction: Interaction, content: Json, request: Request
) -> tuple[Outcome, Message | None]:
    ephemeral = bool(flags_of(content) & EPHEMERAL)
    message = _post(service, interaction, content, request, ephemeral)
    interaction.original, interaction.ephemeral = message.id, ephemeral
    return Outcome("message", MessageView(message)), message


def _think(
    service: Service, interaction: Interaction, content: Json, request: Request
) -> tuple[Outcome, Message | None]:
    ephemeral = bool(flags_of(content) & EPHEMERAL)
    flags = LOADING | (EPHEMERAL if ephemeral else 0)
    message = _write(service, interaction, ephemeral, {"flags": flags})
    interaction.original, interaction.ephemeral = message.id, ephemeral
    return Outcome("thinking", MessageView(message)), message


def _postpone(
    service: Service, interaction: Interaction, content: Json, request: Request
) -> tuple[Outcome, Message | None]:
    message = _source(service, interaction)
    interaction.original = message.id
    return Outcome("deferred", MessageView(message)), message


def _update(
    service: Service, interaction: Interaction, content: Json, request: Request
) -> tuple[Outcome, Message | None]:
    message = _source(service, interaction)
    changes = revise(service.world, message, content, request.uploads)
    edited = service.world.edit(message, **changes)
    interaction.original = edited.id
    return Outcome("update", MessageView(edited)), edited


def _offer(
    service: Service, interaction: Interaction, content: Json, request: Request
) -> tuple[Outcome, Message | None]:
    choices = [each for each in content.get("choices") or () if each is not None]
    kind = focused(interaction.content)["type"]
    if problems := list(choice_problems(choices, kind, "choices")):
        raise Invalid(problems)
    locale = interaction.person.locale
    shown = [
        Choice((each.get("name_localizations") or {}).get(locale, each["name"]), each["value"])
        for each in choices
    ]
    return Outcome("choices", choices=shown), None


def _ask(
    service: Service, interaction: Interaction, content: Json, request: Request
) -> tuple[Outcome, Message | None]:
    if problems := list(form_problems(content)):
        raise Invalid(problems)
    modal = Modal(
        custom_id=content["custom_id"],
        title=content["title"],
        components=content["components"],
        channel=interaction.channel.id,
        origin=interaction.origin,
        source=interaction.origin.source,
    )
    service.world.tell(interaction.person.id, Changed("modal", modal))
    return Outcome("modal", modal=modal), None


CALLBACKS: dict[int, Callback] = {
    4: _answer,
    5: _think,
    6: _postpone,
    7: _update,
    8: _offer,
    9: _ask,
}


def focused(content: Json) -> Json:
    """The option which is being typed."""
    for option in content.get("options", ()):
        if option.get("focused"):
            return dict(option)
        if option.get("options"):
            return focused(option)
    raise LookupError("no option is being typed")


def _callback_json(
    service: Service, interaction: Interaction, kind: int, message: Message | None
) -> Reply:
    shape: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "channel_id": interaction.channel.id,
    }
    if interaction.channel.kind != "dm":
        shape["guild_id"] = service.world.guild_id
    if interaction.kind != AUTOCOMPLETE and message is not None:
        shape["response_message_id"] = message.id
        shape["response_message_loading"] = message.thinking
        shape["response_message_ephemeral"] = message.ephemeral
    callback: Json = {"interaction": shape}
    if message is not None and kind in (4, 7):
        told = message_json(service.world, message)
        callback["resource"] = {"type": kind, "message": told}
    return callback


def _source(service: Service, interaction: Interaction) -> Message:
    """The pressed message as it stands now."""
    source = interaction.source
    message = source and service.world.message(source.channel, source.id)
    if message is None:
        raise unknown("Message", 10008)
    return message


def _post(
    service: Service,
    interaction: Interaction,
    body: Json,
    request: Request,
    ephemeral: bool,
) -> Message:
    channel = interaction.channel.id
    composed = compose(service.world, channel, body, request.uploads, ephemeral)
    return _write(service, interaction, ephemeral, composed)


def _write(
    service: Service, interaction: Interaction, ephemeral: bool, attributes: dict[str, Any]
) -> Message:
    world = service.world
    kind = 0
    if interaction.kind == COMMAND:
        kind = COMMAND_USED if interaction.content.get("type", 1) == 1 else MENU_USED
    message = Message(
        id=world.snowflakes.new(),
        channel=interaction.channel.id,
        author=world.bot,
        created_at=world.clock.now(),
        visible_to=interaction.person.id if ephemeral else None,
        origin=interaction.origin,
        type=kind,
        **attributes,
    )
    interaction.messages.add(message.id)
    return world.post(message)


# -- by token


def _by_token(service: Service, request: Request) -> Interaction:
    """The interaction of the path, responded to and not expired."""
    interaction = service.interactions.by_token(request.ids["webhook_token"])
    if (
        interaction is None
        or request.ids["webhook_id"] != service.world.application_id
        or service.interactions.expired(interaction)
    ):
        raise bad_token()
    if not interaction.responded:
        raise unknown("Webhook", 10015)
    return interaction


def _message(service: Service, request: Request) -> Message:
    """The message of the path: the first answer, a follow-up, or the pressed message."""
    interaction = _by_token(service, request)
    identifier = request.ids.get("message_id") or interaction.original
    message = service.world.message(interaction.channel.id, identifier or "")
    if message is None or (
        message.id not in interaction.messages and message.id != interaction.original
    ):
        raise unknown("Message", 10008)
    return message


def follow_up(service: Service, request: Request) -> Reply:
    """One more message; after a deferral, the first one fills the loading message."""
    interaction = _by_token(service, request)
    world = service.world
    waiting = world.message(interaction.channel.id, interaction.original or "")
    if waiting is not None and waiting.thinking:
        changes = revise(world, waiting, request.fields, request.uploads)
        return message_json(world, world.edit(waiting, **changes))
    ephemeral = bool(flags_of(request.fields) & EPHEMERAL)
    message = _post(service, interaction, request.fields, request, ephemeral)
    return message_json(world, message)


def read_answer(service: Service, request: Request) -> Reply:
    """One message of an interaction."""
    return message_json(service.world, _message(service, request))


def edit_answer(service: Service, request: Request) -> Reply:
    """Give one message of an interaction new content."""
    message = _message(service, request)
    changes = revise(service.world, message, request.fields, request.uploads)
    return message_json(service.world, service.world.edit(message, **changes))


def delete_answer(service: Service, request: Request) -> Reply:
    """Delete one message of an interaction."""
    service.world.remove(_message(service, request))
    return None


def routes() -> Iterator[Route]:
    """The routes of this module, literal parts before named ones."""
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    yield Route("POST", callback, respond, is_open_to_all=True)
    webhook = "/webhooks/{webhook_id}/{webhook_token}"
    yield Route("POST", webhook, follow_up, is_open_to_all=True)
    for which in ("@original", "{message_id}"):
        path = f"{webhook}/messages/{which}"
        yield Route("GET", path, read_answer, is_open_to_all=True)
        yield Route("PATCH", path, edit_answer, is_open_to_all=True)
        yield Route("DELETE", path, delete_answer, is_open_to_all=True)
