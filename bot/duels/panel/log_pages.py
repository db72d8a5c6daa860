"""The whole log of a duel: as pages, and as a file."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.duels.outcome.results import ended_words
from bot.duels.panel import ids
from bot.duels.store.records import MatchRecord
from bot.duels.store.told import Chapter, Chronicle
from bot.shared.components import Component, button
from bot.shared.sheets import sheet
from bot.shared.text import LINE, clip
from bot.shared.words import named, say

PAGE = 3000
"""The characters on a page, headings apart."""


def log_button(match: int, language: str) -> Component:
    """What opens the whole log of a duel."""
    return button(say(language, "log-whole"), ids.LOG.write(match=match))


def log_file_button(match: int, language: str) -> ui.Button[Any]:
    """What hands the whole log of a duel out as a file."""
    return ui.Button(label=say(language, "log-file"), custom_id=ids.LOG_FILE.write(match=match))


def log_page(
    record: MatchRecord, told: Chronicle, language: str, wanted: int | None = None
) -> ui.LayoutView:
    """A page of the log, the first counted from 1; the newest where none is `wanted`."""
    pages = _pages(told.chapters)
    page = min(max(1, wanted or len(pages)), len(pages))
    title = say(language, "log-page-title", page=page, pages=len(pages))
    turns = [
        (page - 1, "log-older"),
        (page + 1, "log-newer"),
    ]
    buttons: list[ui.Item[Any]] = [
        ui.Button(
            label=say(language, key),
            custom_id=ids.LOG_PAGE.write(match=record.id, page=to),
        )
        for to, key in turns
        if 1 <= to <= len(pages)
    ]
    buttons.append(log_file_button(record.id, language))
    back = ids.LOG_BACK.write(match=record.id)
    buttons.append(ui.Button(label=say(language, "cards-back"), custom_id=back))
    body = [_text(chapter, language) for chapter in pages[page - 1]]
    last = _last(record, told, language) if page == len(pages) else []
    return sheet(f"### {title}", *filter(None, (*body, *last)), below=buttons)


def log_file(record: MatchRecord, told: Chronicle, language: str) -> discord.File:
    """The whole log as a text in UTF-8."""
    names = named(" – ".join(seat.name for seat in record.seats), language)
    written = [say(language, "log-file-title", number=record.id), names]
    for chapter in told.chapters:
        heading = [f"== {chapter.heading} =="] if chapter.heading else []
        written += ["", *map(_plain, (*heading, *chapter.lines))]
    written += ["", *map(_plain, _last(record, told, language))]
    text = "\n".join(written).strip() + "\n"
    return discord.File(BytesIO(text.encode()), f"duel-{record.id}.txt")


def _plain(line: str) -> str:
    """A line without the marks by which Discord shapes text."""
    return discord.utils.remove_markdown(line)


def _last(record: MatchRecord, told: Chronicle, language: str) -> list[str]:
    """What stands below the last turn: that no more can be told, and how the duel ended."""
    cut = say(language, "log-cut") if told.is_cut else ""
    return [line for line in (cut, _ending(record, told, language)) if line]


def _ending(record: MatchRecord, told: Chronicle, language: str) -> str:
    """How the duel ended, in words; "" while it goes on, and where the last line tells it."""
    words = ended_words(record, told.result, language)
    is_told = bool(told.chapters) and words in told.chapters[-1].lines[-1:]
    return f"**{words}**" if words and not is_told else ""


def _text(chapter: Chapter, language: str) -> str:
    lines = [f"**{chapter.heading}**"] if chapter.heading else []
    return "\n".join([*lines, *chapter.lines])


def _pages(chapters: Sequence[Chapter]) -> list[list[Chapter]]:
    """The chapters on pages, from the first on; on each page a turn has its heading."""
    pages: list[list[Chapter]] = [[]]
    room = PAGE
    for chapter in chapters:
        part: list[str] = []
        for line in [clip(line, LINE) for line in chapter.lines] or [""]:
            if len(line) + 1 > room and (part or pages[-1]):
                if part:
                    pages[-1].append(Chapter(chapter.heading, tuple(part)))
                pages.append([])
                part, room = [], PAGE
            part.append(line)
            room -= len(line) + 1
        pages[-1].append(Chapter(chapter.heading, tuple(part)))
        room -= len(chapter.heading) + 6
    return pages
