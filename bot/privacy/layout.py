"""What is kept of people, in words, and what happens if they leave."""

from typing import Any

import discord
from discord import ui

from bot.privacy.leaving import Open
from bot.privacy.retention import OFFERS_DAYS, Keeping
from bot.shared.sheets import fitted, room_beside, sheet
from bot.shared.text import escaped
from bot.shared.words import joined, say

_PARTS = ("settings", "decks", "offers", "duels", "events", "rest")
"""What is kept, room by room."""


def kept_words(keeping: Keeping, language: str) -> list[str]:
    """What is kept and for how long, where else it is, and what is not kept."""
    facts = {
        "offers": _days(OFFERS_DAYS, language),
        "practice": _days(keeping.practice, language),
        "duels": _days(keeping.duels, language),
        "backups": _days(keeping.backups, language),
    }
    lines = [f"- {say(language, f'privacy-{part}', **facts)}" for part in _PARTS]
    title = f"### {say(language, 'privacy-title')}"
    others = [say(language, f"privacy-{key}", **facts) for key in ("not", "discord", "backups")]
    return ["\n".join([title, *lines]), "\n".join(others)]


def _days(days: int, language: str) -> str:
    """For how long something is kept."""
    return say(language, "privacy-days" if days else "privacy-for-good", days=days)


def farewell_words(opened: Open, language: str) -> list[str]:
    """What happens to what somebody has open and to all the rest, before they decide."""
    lines = [say(language, "privacy-sure"), say(language, "privacy-stays")]
    if opened.duels:
        names = joined(language, (f"#{each.id}" for each in opened.duels))
        lines.append(say(language, "privacy-sure-duels", duels=names))
    for key, events in (("plays", opened.plays_in), ("organises", opened.organises)):
        if events:
            names = fitted(
                [escaped(each.record.name) for each in events],
                room_beside(*lines) // 2,
                lambda count: say(language, "and-more", count=count),
            )
            told = " · ".join(names.splitlines())
            lines.append(say(language, f"privacy-sure-{key}", events=told))
    return [f"### {say(language, 'privacy-sure-title')}", "\n".join(lines)]


def view(texts: list[str], *below: ui.Item[Any]) -> ui.LayoutView:
    """The texts in one frame, with buttons below."""
    return sheet(*texts, below=below)


DANGER = discord.ButtonStyle.danger
