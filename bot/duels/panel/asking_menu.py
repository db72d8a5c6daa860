"""The menu by which players choose when they are asked whether they respond."""

from bot.duels.panel import ids
from bot.duels.seen.sight import Sight
from bot.duels.windows.asking import Pause
from bot.people.store import Asked
from bot.shared.components import Component, button, menu, option
from bot.shared.words import say


def asking_menu(sight: Sight) -> Component | None:
    """The menu as it stands for the reader; None for the public."""
    if sight.asking is None:
        return None
    now = sight.asking.pause or sight.asking.asked
    options = [
        option(
            say(sight.language, f"asking-{each}"),
            each,
            say(sight.language, f"asking-{each}-more"),
            chosen=each is now,
        )
        for each in (*Asked, *Pause)
    ]
    when = ids.WHEN.write(match=sight.record.id)
    return menu(when, say(sight.language, "asking-menu"), options)


def asking_again(sight: Sight) -> Component | None:
    """The button by which a reader who is not asked for a while is asked again; else None."""
    if sight.asking is None or sight.asking.pause is None:
        return None
    label = say(sight.language, "asking-again")
    return button(label, ids.AGAIN.write(match=sight.record.id))
