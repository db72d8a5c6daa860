"""A decision that is to be made anew, on the panel: who asks for that, and the buttons."""

from bot.duels.outcome.naming import for_many
from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.shared.components import Component, button, row
from bot.shared.text import escaped, joined
from bot.shared.words import say
from engine.core.protocol import Seat


def undoing_lines(sight: Sight) -> list[str]:
    """Who asks to decide anew: only those who play read it."""
    undoing = sight.undoing
    if undoing is None or sight.ending is not None:
        return []
    name = escaped(sight.record.seats[undoing.seat].name)
    if undoing.is_moderated:
        key = "undo-moderated-agreed" if sight.audience in undoing.agreed else "undo-moderated"
        return [say(sight.language, key, name=name)]
    if sight.audience == undoing.seat:
        return [say(sight.language, for_many(sight.record, "undo-asked-by-you"))]
    if sight.audience in undoing.agreed:
        return [say(sight.language, "undo-agreed-by-you", name=name)]
    asked = say(sight.language, for_many(sight.record, "undo-asked"), name=name)
    passes = [say(sight.language, "undo-passes", name=name)] if sight.undone_passes else []
    return [joined([asked, *passes], sight.language)]


def undoing_row(sight: Sight) -> Component | None:
    """The buttons by which a player agrees, refuses, or takes back what they have asked for."""
    undoing = sight.undoing
    if undoing is None or sight.is_out or sight.ending is not None:
        return None
    if sight.audience == undoing.seat and not undoing.is_moderated:
        keys = {"no": "undo-withdraw"}
    elif sight.audience in undoing.agreed:
        keys = {"no": "undo-refuse"}
    else:
        keys = {"yes": "undo-agree", "no": "undo-refuse"}
    asked = undoing.answers, undoing.seat
    return row(*(_button(sight, key, act, *asked) for act, key in keys.items()))


def undo_button(sight: Sight) -> Component | None:
    """The button by which a player decides anew, or asks for that, where they may."""
    if sight.undoable is None:
        return None
    return _button(sight, "undo-ask", "ask", sight.undoable, None)


def _button(sight: Sight, key: str, act: str, answers: int, whose: Seat | None) -> Component:
    pressed = ids.UNDO.write(match=sight.record.id, answers=answers, act=act, whose=whose)
    return button(say(sight.language, key), pressed)
