"""A pause on board and panel: who asks for one, that there is one, and the buttons."""

from bot.duels.outcome.naming import for_many
from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.shared.components import Component, button, row
from bot.shared.text import escaped
from bot.shared.words import say

_LABELS = {"resume": "pause-end", "pause": "pause-agree", "nopause": "pause-decline"}


def pause_lines(sight: Sight) -> list[str]:
    """That the duel is paused and how long at most, or who asks for a pause."""
    halt = sight.record.halt
    if halt is None:
        return []
    if halt.asked_by is not None:
        name = escaped(sight.record.seats[halt.asked_by].name)
        return [say(sight.language, for_many(sight.record, "pause-asked"), name=name)]
    until = f"<t:{round(halt.until or 0)}:f>"
    key = "pause-is-held" if halt.moderated else "pause-is-on"
    return [f"**{say(sight.language, key, until=until)}**"]


def pause_button(sight: Sight) -> Component | None:
    """The button by which a player asks for a pause, where one can be had."""
    if sight.record.practice or sight.record.halt is not None or sight.is_out:
        return None
    return _button(sight, "pause", "pause-ask")


def pause_row(sight: Sight) -> Component | None:
    """The buttons by which a pause is agreed to, declined or ended, where players may."""
    halt = sight.record.halt
    if halt is None or halt.moderated or sight.is_out:
        return None
    if halt.is_on:
        acts = ["resume"]
    elif sight.audience is not None and sight.audience in (halt.asked_by, *halt.agreed):
        acts = ["nopause"]
    else:
        acts = ["pause", "nopause"]
    return row(*(_button(sight, act, _LABELS[act]) for act in acts))


def _button(sight: Sight, act: str, key: str) -> Component:
    pressed = ids.TABLE.write(act=act, match=sight.record.id)
    return button(say(sight.language, key), pressed)
