"""A replay as it is watched: one step with the table, and what leads to the others."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.replays import ids
from bot.replays.frames import PUBLIC, Part, Replay, Step
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip
from bot.shared.words import say

MOST_TURNS = 25
"""The options that a menu may have."""
_TOLD = 1500
"""The characters for what was told, of those that a message has."""
_OPTION = 100


def watched(
    replay: Replay, match: int, view: str, at: int, language: str, views: Sequence[str]
) -> ui.LayoutView:
    """Step `at` of the replay, from 0, as `view` was told it; it may be seen as `views` too.

    A step that there is not is the nearest one.
    """
    steps = replay.steps(view, language)
    at = min(max(at, 0), len(steps) - 1)
    step = steps[at]
    head = _head(replay, match, view, at, language)
    told = listed(language, step.lines, _TOLD) or say(language, "replay-nothing-told")
    last = replay.ended(language) if at == len(steps) - 1 else ""
    cut = say(language, "replay-cut") if last and replay.is_cut else ""
    texts = [text for text in (head, told, cut, last and f"**{last}**") if text]
    table = clip(_table(step), room_beside(*texts))
    texts.insert(2, table)
    rows = [
        _ways(match, view, at, steps, language),
        *_menus(replay, match, view, at, language, views),
    ]
    return sheet(*filter(None, texts), rows=[*rows, _files(match, view, language)])


def _head(replay: Replay, match: int, view: str, at: int, language: str) -> str:
    steps = replay.steps(view, language)
    turn = next((step.turn for step in reversed(steps[: at + 1]) if step.turn), "")
    names = " – ".join(replay.players)
    title = say(language, "replay-title", number=match, names=names)
    where = say(language, "replay-step", step=at + 1, steps=len(steps))
    seen = seen_by(replay, view, language)
    return f"### {title}\n" + " · ".join(filter(None, (where, turn, seen)))


def seen_by(replay: Replay, view: str, language: str) -> str:
    """In words from whose side it is seen."""
    if view == PUBLIC:
        return say(language, "replay-seen-by-all")
    return say(language, "replay-seen-by", name=replay.players[int(view)])


def _table(step: Step) -> str:
    parts = [*step.table, *([step.hand] if step.hand else [])]
    return "\n".join((f"**{step.heading}**", *map(_part, parts)))


def _part(part: Part) -> str:
    if len(part.lines) == 1:
        return f"**{part.title}** {part.lines[0]}"
    return "\n".join((f"**{part.title}**", *part.lines))


def turned(steps: Sequence[Step], at: int, act: str) -> int:
    """The step to which that leads from step `at`; the first or last where it leads nowhere."""
    turns = [n for n, step in enumerate(steps) if step.turn]
    to = {
        "back": at - 1,
        "on": at + 1,
        "turn-back": max((n for n in turns if n < at), default=0),
        "turn-on": min((n for n in turns if n > at), default=len(steps) - 1),
    }[act]
    return min(max(to, 0), len(steps) - 1)


def _ways(
    match: int, view: str, at: int, steps: Sequence[Step], language: str
) -> list[ui.Item[Any]]:
    return [
        ui.Button(
            label=say(language, f"replay-{act}"),
            custom_id=ids.GO.write(match=match, side=view, step=at, act=act),
            style=discord.ButtonStyle.primary if act == "on" else discord.ButtonStyle.secondary,
            disabled=turned(steps, at, act) == at,
        )
        for act in ("turn-back", "back", "on", "turn-on")
    ]


def _menus(
    replay: Replay, match: int, view: str, at: int, language: str, views: Sequence[str]
) -> list[list[ui.Item[Any]]]:
    """The menus of turns, and of those from whose side it can be seen."""
    steps = replay.steps(view, language)
    menus: list[list[ui.Item[Any]]] = []
    turns = [n for n, step in enumerate(steps) if step.turn]
    if len(turns) > 1:
        near = _nearest(turns, at)
        options = [_option(steps[n].turn, n) for n in near]
        custom_id = ids.TURN.write(match=match, side=view)
        menus.append([_menu(custom_id, say(language, "replay-turns"), options)])
    if len(views) > 1:
        options = [
            _option(seen_by(replay, each, language), each, chosen=each == view)
            for each in views
        ]
        custom_id = ids.VIEW.write(match=match, side=view, step=at)
        menus.append([_menu(custom_id, say(language, "replay-views"), options)])
    return menus


def _nearest(turns: Sequence[int], at: int) -> Sequence[int]:
    """As many turns as a menu may have, those around the step."""
    before = sum(1 for n in turns if n <= at)
    start = min(max(0, before - MOST_TURNS // 2), max(0, len(turns) - MOST_TURNS))
    return turns[start : start + MOST_TURNS]


def _option(label: str, value: object, *, chosen: bool = False) -> discord.SelectOption:
    plain = discord.utils.remove_markdown(label)
    return discord.SelectOption(label=clip(plain, _OPTION), value=str(value), default=chosen)


def _menu(
    custom_id: str, placeholder: str, options: list[discord.SelectOption]
) -> ui.Select[Any]:
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=options)


def _files(match: int, view: str, language: str) -> list[ui.Item[Any]]:
    kinds = ("text", "page", "json")
    buttons: list[ui.Item[Any]] = [
        ui.Button(
            label=say(language, f"replay-file-{kind}"),
            custom_id=ids.FILE.write(match=match, side=view, kind=kind),
        )
        for kind in kinds
    ]
    share = say(language, "replay-share")
    return [*buttons, ui.Button(label=share, custom_id=ids.SHARE.write(match=match))]


def invitation(replay: Replay, match: int, language: str) -> ui.LayoutView:
    """What tells everybody that the duel can be watched."""
    names = " – ".join(replay.players)
    title = say(language, "replay-title", number=match, names=names)
    watch = ui.Button[ui.LayoutView](
        label=say(language, "replay-watch"), custom_id=ids.OPEN.write(match=match)
    )
    return sheet(f"### {title}", replay.ended(language), below=[watch])
