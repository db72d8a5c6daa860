"""What can be pressed once a duel is over."""

from bot.duels.panel.after_ids import AFTER
from bot.duels.store.records import MatchRecord
from bot.shared.components import PRIMARY, SECONDARY, Component, button
from bot.shared.words import say


def after_buttons(record: MatchRecord, language: str) -> list[Component]:
    """Another duel, unless an event pairs its players; the decks, the proof of the shuffles."""
    again = _button(record.id, language, "rematch", "rematch", PRIMARY)
    return [
        *([again] if record.event_table is None else []),
        _button(record.id, language, "decks-button", "decks"),
        check_button(record.id, language),
    ]


def check_button(match: int, language: str) -> Component:
    """Shows by what the shuffles can be checked."""
    return _button(match, language, "check-shuffle", "shuffle")


def publish_button(match: int, language: str) -> Component:
    """Shows one's own deck to everybody."""
    return _button(match, language, "publish-deck", "publish")


def _button(
    match: int,
    language: str,
    key: str,
    act: str,
    style: int = SECONDARY,
) -> Component:
    return button(say(language, key), AFTER.write(match=match, act=act), style)
