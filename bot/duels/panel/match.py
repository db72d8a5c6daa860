"""What a match adds to a panel: an exchange that is done, and an offered draw."""

from bot.duels.outcome.naming import for_many
from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.shared.components import Component, button, row
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.protocol import Seat


def match_lines(sight: Sight) -> list[str]:
    """That the exchange is done, and who offers a draw: only those who play read it."""
    lines = []
    if sight.retractable is not None:
        lines.append(say(sight.language, "exchange-is-done"))
    if sight.record.drawing is not None and not sight.is_out:
        lines.append(_draw_words(sight, sight.record.drawing))
    return lines


def _draw_words(sight: Sight, offered: Seat) -> str:
    record, name = sight.record, escaped(sight.record.seats[offered].name)
    if offered == sight.audience:
        return say(sight.language, for_many(record, "draw-offered-by-you"))
    if sight.audience in record.agreed:
        return say(sight.language, "draw-agreed-by-you", name=name)
    return say(sight.language, for_many(record, "draw-offered"), name=name)


def match_rows(sight: Sight) -> list[Component]:
    """The buttons by which an exchange is changed again, and an offered draw is answered."""
    rows, match = [], sight.record.id
    if sight.retractable is not None:
        retract = ids.RETRACT.write(match=match, number=sight.retractable)
        rows.append(row(_button(sight, "exchange-again", retract)))
    offered = sight.record.drawing
    asked = sight.audience not in (offered, *sight.record.agreed) and not sight.is_out
    if offered is not None and asked:
        answers = (("draw-accept", "yes"), ("draw-decline", "no"))
        buttons = [
            _button(sight, key, ids.DRAW.write(match=match, offered=offered, agreed=agreed))
            for key, agreed in answers
        ]
        rows.append(row(*buttons))
    return rows


def _button(sight: Sight, key: str, id: str) -> Component:
    return button(say(sight.language, key), id)
