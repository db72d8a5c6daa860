"""Long lists in pages of a message each, and the buttons that turn them."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.hosting.showing.look import Look
from bot.shared.ids import Id
from bot.shared.sheets import room_beside
from bot.shared.text import LINE, clip, layout
from bot.shared.tongues import other_languages

TURN = Id(
    "event-look:{what:pairings|standings|bracket|places}"
    ":{event:int}:{stage:int(1)}:{round:int(3)}:{page:int(3)}"
)
"""A page of what is shown; stage and round are 0 where they do not matter."""
IN = Id(
    "event-look-in:{what:pairings|standings|bracket|places}"
    ":{event:int}:{stage:int(1)}:{round:int(3)}:{language:en|ja|zh}"
)
"""What is shown, in another language than its post is written in."""


def cut(lines: Sequence[str], room: int) -> list[Sequence[str]]:
    """The lines in order, as many on a page as have `room` characters; at least one page."""
    pages: list[list[str]] = [[]]
    used = 0
    for line in lines:
        line = clip(line, LINE)
        if pages[-1] and used + len(line) + 1 > room:
            pages.append([])
            used = 0
        pages[-1].append(line)
        used += len(line) + 1
    return list(pages)


def paged(
    look: Look,
    what: str,
    head: str,
    lines: Sequence[str],
    *,
    foot: str = "",
    page: int | None = None,
    wanted: int | None = None,
    where: tuple[int, int] = (0, 0),
    pictures: Sequence[discord.MediaGalleryItem] = (),
) -> ui.LayoutView:
    """One page of the lines between head and foot; without `page` the one with line `wanted`.

    `where` is the stage and the round that the buttons come back to. Each of the pictures has
    the whole width of the message, above the lines.
    """
    pages = cut(lines, room_beside(head, foot))
    if page is None:
        page = _page_with(pages, wanted or 0)
    page = min(page, len(pages) - 1)
    frame: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(head))
    for picture in pictures:
        frame.add_item(ui.MediaGallery(picture))
    for text in filter(None, ("\n".join(pages[page]), foot)):
        frame.add_item(ui.TextDisplay(text))
    if len(pages) > 1:
        frame.add_item(ui.ActionRow(*_turning(look, what, where, page, len(pages))))
    if look.reader is None:
        place = {"event": look.record.id, "stage": where[0], "round": where[1]}
        frame.add_item(ui.ActionRow(*other_languages(look.language, IN, what=what, **place)))
    return layout(frame)


def _page_with(pages: Sequence[Sequence[str]], wanted: int) -> int:
    for number, lines in enumerate(pages):
        if wanted < len(lines):
            return number
        wanted -= len(lines)
    return 0


def _turning(
    look: Look, what: str, where: tuple[int, int], page: int, count: int
) -> Sequence[ui.Button[ui.LayoutView]]:
    def to(number: int) -> str:
        stage, one = where
        return TURN.write(what=what, event=look.record.id, stage=stage, round=one, page=number)

    here = look.say("event-page", page=page + 1, count=count)
    # an id may stand in a message once only, so the idle buttons have pages that there are not
    before, after = (page - 1 if page else 998), (page + 1 if page + 1 < count else 999)
    return (
        ui.Button(label="◀", custom_id=to(before), disabled=not page),
        ui.Button(label=here, custom_id=to(page), disabled=True),
        ui.Button(label="▶", custom_id=to(after), disabled=page + 1 == count),
    )
