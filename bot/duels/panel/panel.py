"""A player's own panel: board, hand, what happened, and the question with its buttons."""

from typing import Any

import discord

from bot.duels.after.row import after_buttons
from bot.duels.panel import ids
from bot.duels.panel.asking_menu import asking_again, asking_menu
from bot.duels.panel.board import consent_row, ending_lines, moment, waiting_lines
from bot.duels.panel.log_pages import log_button
from bot.duels.panel.match import match_lines, match_rows
from bot.duels.panel.pausing import pause_button, pause_row
from bot.duels.panel.widgets import ROW, Form, form
from bot.duels.sight import Question, Sight
from bot.people.terms import ClockKind
from bot.shared.text import MESSAGE, Passage, clip, fit, layout, passages
from bot.shared.words import say
from engine.core.protocol import Seat

PROMPT = 1200
"""The characters kept for the question."""
ACCENT = discord.Colour(0x8A5CF5)
ASKED = discord.Colour(0xF2A33A)


def panel(sight: Sight) -> discord.ui.LayoutView:
    """The panel of the seat that `sight` was seen by."""
    lines = _table(sight)
    shown = "\n".join(line for passage in lines for line in passage.lines)
    asked = (
        form(sight.record.id, sight.question, sight.language, shown) if sight.question else None
    )
    question = clip(_question(sight, asked), PROMPT)
    texts = fit(lines, MESSAGE - len(question) - 10, sight.language)
    items: list[discord.ui.Item[Any]] = [*map(discord.ui.TextDisplay, filter(None, texts))]
    items += [discord.ui.Separator(), discord.ui.TextDisplay(question)]
    if asked:
        items += asked.rows
    _add(items, log_button(sight.record.id, sight.language))
    if sight.ending is None:
        table, match = ids.TABLE, sight.record.id
        _add_button(sight, items, "refresh", table.write(act="refresh", match=match))
        if asked and sight.chain:
            _add_button(sight, items, "rulings-chain-button", ids.CHAIN.write(match=match))
        if pause := pause_button(sight):
            _add(items, pause)
        if again := asking_again(sight):
            _add(items, again)
        if menu := asking_menu(sight):
            items.append(discord.ui.ActionRow(menu))
    else:
        for button in after_buttons(sight.record.id, sight.language):
            _add(items, button)
    if row := pause_row(sight):
        items.append(row)
    if _may_consent(sight):
        items.append(consent_row(sight))
    items += match_rows(sight)
    colour = ASKED if asked else ACCENT
    return layout(discord.ui.Container(*items, accent_colour=colour))


def _table(sight: Sight) -> list[Passage]:
    """What happened, and what came of it: the field and the hand stand next to the question."""
    if sight.board is None:
        return []
    board = sight.board
    shown = [Passage("", [f"-# {sight.title}"])] if sight.title else []
    if sight.ending is None:
        shown.append(Passage("", [f"### {board.heading}"]))
    if sight.log:
        title = say(sight.language, "log-title")
        shown.append(Passage(title, sight.log, newest=True, more="log-earlier"))
    return [*shown, *passages(board.blocks), *passages([board.hand] if board.hand else [])]


def _question(sight: Sight, asked: Form | None) -> str:
    """The question; or whom the table waits for; or how the duel ended."""
    if sight.ending:
        return "\n".join(ending_lines(sight))
    lines = []
    if sight.question and asked:
        if sight.question.warned:
            lines.append(f"**{_warning(sight, sight.question)}**")
        lines += [f"### {sight.question.prompt.text}", *asked.lines]
    lines += [*waiting_lines(sight), *match_lines(sight)]
    return "\n".join(lines)


def _warning(sight: Sight, question: Question) -> str:
    """That time is nearly up, and what happens when it is."""
    kind, facts = sight.record.terms.clock, {"user": _user(sight)}
    if kind is ClockKind.LIVE:
        return say(sight.language, "clock-nearly-empty", **facts)
    key = "time-nearly-up"
    ends = [who.until for who in sight.awaited if who.seat == sight.audience and who.until]
    if kind is ClockKind.CORRESPONDENCE and ends:
        key = "clock-reminder"
        facts["until"] = moment(sight, ends[0])
    if question.safe:
        return say(sight.language, f"{key}-choice", choice=question.safe, **facts)
    return say(sight.language, key, **facts)


def _user(sight: Sight) -> str:
    return f"<@{sight.record.seats[sight.audience or Seat(0)].user}>"


def _may_consent(sight: Sight) -> bool:
    return sight.record.surrendering not in (None, sight.audience)


def _add_button(sight: Sight, items: list[discord.ui.Item[Any]], key: str, id: str) -> None:
    """Put a button of the table there."""
    _add(items, discord.ui.Button(label=say(sight.language, key), custom_id=id))


def _add(items: list[discord.ui.Item[Any]], button: discord.ui.Button[Any]) -> None:
    """Put it into the last row of buttons where there is room, else into a row of its own."""
    row = items[-1]
    if (
        isinstance(row, discord.ui.ActionRow)
        and len(row.children) < ROW
        and all(isinstance(child, discord.ui.Button) for child in row.children)
    ):
        row.add_item(button)
    else:
        items.append(discord.ui.ActionRow(button))
