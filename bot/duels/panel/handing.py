"""A seat that is to be handed over, on board and panel: to whom, who agrees, the buttons."""

from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.duels.store.records import Handing, MatchRecord
from bot.shared.components import Component, button, row
from bot.shared.text import escaped
from bot.shared.words import joined, say


def handing_lines(sight: Sight) -> list[str]:
    """Who is to have whose seat, and who has agreed to that so far."""
    handing, language = sight.record.handing, sight.language
    if handing is None:
        return []
    names = [sight.record.seats[seat].name for seat in handing.agreed]
    names += [handing.name] if handing.is_taken else []
    facts = {
        "name": escaped(sight.record.seats[handing.seat].name),
        "to": escaped(handing.name),
        "agreed": escaped(joined(language, names)),
    }
    lines = [say(language, "hand-over-is-asked", **facts)]
    if names:
        lines.append(f"-# {say(language, 'hand-over-agreed', **facts)}")
    return lines


def handing_row(sight: Sight) -> Component | None:
    """The buttons by which a player agrees, refuses, or takes back what they have asked for."""
    handing = sight.record.handing
    if handing is None or sight.is_out or sight.ending is not None:
        return None
    if sight.audience == handing.seat:
        keys = {"no": "hand-over-take-back"}
    elif sight.audience in handing.agreed:
        keys = {"no": "hand-over-refuse"}
    else:
        keys = {"yes": "hand-over-agree", "no": "hand-over-refuse"}
    return _row(sight.record, handing, keys, sight.language, "panel")


def calling_row(record: MatchRecord, handing: Handing, language: str) -> Component:
    """The buttons in the message that calls the newcomer."""
    keys = {"yes": "hand-over-take", "no": "hand-over-refuse"}
    return _row(record, handing, keys, language, "call")


def _row(
    record: MatchRecord, handing: Handing, keys: dict[str, str], language: str, at: str
) -> Component:
    facts = {"match": record.id, "seat": handing.seat, "user": handing.user, "at": at}
    return row(
        *(
            button(say(language, key), ids.HAND_OVER.write(agreed=agreed, **facts))
            for agreed, key in keys.items()
        )
    )
