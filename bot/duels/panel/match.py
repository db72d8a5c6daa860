"""What a match adds to a panel: an exchange that is done, and an offered draw."""

from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.shared.components import Component, button, row
from bot.shared.text import escaped
from bot.shared.words import say


def match_lines(sight: Sight) -> list[str]:
    """That the exchange is done, and who offers a draw: only the players read it."""
    lines = []
    if sight.retractable is not None:
        lines.append(say(sight.language, "exchange-is-done"))
    offered = sight.record.drawing
    if offered is not None:
        key = "draw-offered-by-you" if offered == sight.audience else "draw-offered"
        name = escaped(sight.record.seats[offered].name)
        facts = {} if offered == sight.audience else {"name": name}
        lines.append(say(sight.language, key, **facts))
    return lines


def match_rows(sight: Sight) -> list[Component]:
    """The buttons by which an exchange is changed again, and an offered draw is answered."""
    rows, match = [], sight.record.id
    if sight.retractable is not None:
        retract = ids.RETRACT.write(match=match, number=sight.retractable)
        rows.append(row(_button(sight, "exchange-again", retract)))
    offered = sight.record.drawing
    if offered is not None and offered != sight.audience:
        answers = (("draw-accept", "yes"), ("draw-decline", "no"))
        buttons = [
            _button(sight, key, ids.DRAW.write(match=match, offered=offered, agreed=agreed))
            for key, agreed in answers
        ]
        rows.append(row(*buttons))
    return rows


def _button(sight: Sight, key: str, id: str) -> Component:
    return button(say(sight.language, key), id)
