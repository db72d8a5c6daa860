"""Presses as they come, with no more in them than it takes to answer them."""

from typing import Any

import discord

from bot.duels.panel import ids
from bot.duels.panel.after_ids import AFTER

_COMPONENT = discord.InteractionType.component.value
Json = dict[str, Any]


def slimmed(event: Json) -> Json:
    """The interaction; of a message of a duel only the pressed component is left in it.

    discord.py would build all forty components of the message, which nobody looks at.
    """
    if event["type"] != _COMPONENT or "message" not in event:
        return event
    pressed = event["data"]["custom_id"]
    if not any(each.pattern.fullmatch(pressed) for each in (*ids.OF_DUELS, AFTER)):
        return event
    message = event["message"]
    return event | {"message": message | {"components": _only(pressed, message["components"])}}


def _only(pressed: str, components: list[Json]) -> list[Json]:
    """The row with only the component of the id `pressed`; empty where it is not there."""
    for each in components:
        inner = each.get("components", [])
        found = [child for child in inner if child.get("custom_id") == pressed]
        if found:
            return [each | {"components": found}]
        below = _only(pressed, inner)
        if below:
            return below
    return []
