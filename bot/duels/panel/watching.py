"""How a duel is watched: the button on the board, how many do, a spectator's message."""

from collections.abc import Sequence

from bot.duels.panel import ids
from bot.duels.panel.log_pages import log_button
from bot.duels.seen.sight import Sight
from bot.duels.store.records import MatchRecord
from bot.shared.bounds import OPTION
from bot.shared.components import PRIMARY, SECONDARY, Component, button, menu, option, row, text
from bot.shared.text import clip
from bot.shared.words import say


def watch_button(sight: Sight) -> list[Component]:
    """What has a spectator follow the duel; nothing where only its player can see it."""
    if sight.record.place.is_private:
        return []
    return [_button(sight, "watch-button", "open")]


def watchers_line(sight: Sight) -> str:
    """How many watch; "" where nobody does."""
    if not sight.watching or sight.ending is not None:
        return ""
    return f"-# {say(sight.language, 'watch-count', count=sight.watching)}"


def late_lines(sight: Sight) -> list[str]:
    """By how many minutes what is shown is late, if it is."""
    if sight.as_of is None:
        return []
    minutes = sight.record.terms.delay
    lines = [say(sight.language, "watch-late", minutes=minutes)]
    if not sight.as_of:
        lines.insert(0, say(sight.language, "watch-nothing-yet"))
    return [f"-# {line}" for line in lines]


def follow_items(sight: Sight, *, goes_on: bool) -> list[Component]:
    """What stands below the duel for a spectator: until when it follows, and buttons."""
    language = sight.language
    key = "watch-follows" if goes_on else "watch-stands"
    sees = "watch-sees-hands" if sight.hands else "watch-sees-public"
    buttons = [
        _button(sight, "refresh" if goes_on else "watch-go-on", "open", not goes_on),
        log_button(sight.record.id, language),
    ]
    if goes_on:
        buttons.append(_button(sight, "watch-stop", "stop"))
    words = say(language, key)
    if goes_on:
        words = f"-# {words}\n-# {say(language, sees)}"
    return [text(words), row(*buttons)]


def stopped(match: int, language: str, key: str = "watch-stopped") -> list[Component]:
    """What a spectator's message shows that follows the duel no more, and how it would."""
    pressed = ids.WATCH.write(match=match, act="open")
    return [text(say(language, key)), row(button(say(language, "watch-open"), pressed))]


def which(records: Sequence[MatchRecord], language: str) -> list[Component]:
    """The duels that can be watched, in a menu."""
    options = [
        option(
            clip(" – ".join(seat.name for seat in record.seats), OPTION),
            str(record.id),
            clip(say(language, "watch-number", number=record.id), OPTION),
        )
        for record in records
    ]
    asked = say(language, "watch-which")
    return [text(asked), row(menu(ids.WATCH_WHICH.write(), asked, options))]


def _button(sight: Sight, key: str, act: str, is_first: bool = False) -> Component:
    style = PRIMARY if is_first else SECONDARY
    pressed = ids.WATCH.write(match=sight.record.id, act=act)
    return button(say(sight.language, key), pressed, style)
