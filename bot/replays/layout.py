"""A replay as it is watched: one step with the table, and what leads to the others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.replays import ids
from bot.replays.changes import changed
from bot.replays.frames import OPEN, PUBLIC, Part, Replay, Step, named_turn
from bot.shared.bounds import MENU, OPTION
from bot.shared.drawing.canvas import DESCRIBED, Picture
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip
from bot.shared.words import say

WORDS, PICTURE = "words", "picture"
"""How a table is shown."""
_TOLD = 1500
"""The characters for what was told, of those that a message has."""


@dataclass(frozen=True, slots=True)
class Page:
    """Where somebody is in a replay: at step `at`, from 0, as `view` was told it.

    It may be seen as `views` too. `look` says how the table is shown. `plays` where it goes on
    by itself; `can_open` where its reader has a side that they can lay open to all.
    """

    match: int
    view: str
    at: int
    language: str
    views: Sequence[str]
    look: str = WORDS
    plays: bool = False
    can_open: bool = False

    def within(self, replay: Replay) -> "Page":
        """The same at the nearest step that there is."""
        last = len(replay.steps(self.view, self.language)) - 1
        return replace(self, at=min(max(self.at, 0), last))


def watched(replay: Replay, page: Page, picture: Picture | None = None) -> ui.LayoutView:
    """That step of the replay, which there has to be; its table as words or as a `picture`."""
    language = page.language
    steps = replay.steps(page.view, language)
    step, is_last = steps[page.at], page.at == len(steps) - 1
    told = listed(language, step.lines or changed(steps, page.at, language), _TOLD)
    last = replay.ended(language) if is_last else ""
    cut = say(language, "replay-cut") if last and replay.is_cut else ""
    texts = [_head(replay, page), told, cut, last and f"**{last}**"]
    texts = [text for text in texts if text]
    if picture is None:
        texts.insert(2, clip(_table(step, language), room_beside(*texts)))
    else:
        texts.insert(2, clip(_undrawn(replay, step, page), room_beside(*texts)))
    rows = [_ways(steps, page), *_menus(replay, page), _looks(steps, page)]
    shown = None if picture is None else picture.item()
    files = _files(page.match, page.view, language)
    return sheet(*filter(None, texts), rows=[*rows, files], picture=shown)


def description(step: Step, language: str) -> str:
    """What is in the picture of a table, in words."""
    return clip(discord.utils.remove_markdown(_table(step, language)), DESCRIBED)


def _head(replay: Replay, page: Page) -> str:
    language = page.language
    steps = replay.steps(page.view, language)
    turn = next((step.turn for step in reversed(steps[: page.at + 1]) if step.turn), "")
    names = " – ".join(replay.players)
    title = say(language, "replay-title", number=page.match, names=names)
    where = say(language, "replay-step", step=page.at + 1, steps=len(steps))
    seen = seen_by(replay, page.view, language)
    return f"### {title}\n" + " · ".join(filter(None, (where, named_turn(turn), seen)))


def seen_by(replay: Replay, view: str, language: str) -> str:
    """In words from whose side it is seen."""
    if view in (PUBLIC, OPEN):
        return say(language, "replay-seen-open" if view == OPEN else "replay-seen-by-all")
    return say(language, "replay-seen-by", name=replay.players[int(view)])


def _table(step: Step, language: str) -> str:
    hand = [_hand(step.hand, language)] if step.hand else []
    return "\n".join((f"**{step.heading}**", *map(_part, step.table), *hand))


def _undrawn(replay: Replay, step: Step, page: Page) -> str:
    """What is not in the picture: the reader's hand, or those of all."""
    parts = [step.hand] if step.hand else []
    if page.view == OPEN:
        parts += [part for part in step.table if part.title in replay.players]
    return "\n".join(_hand(part, page.language) for part in parts)


def _part(part: Part) -> str:
    return "\n".join((f"**{part.title}**", *part.lines))


def _hand(part: Part, language: str) -> str:
    """A hand, whose cards are one line as a rule."""
    if len(part.lines) != 1:
        return _part(part)
    return say(language, "said-of", what=f"**{part.title}**", text=part.lines[0])


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


def _ways(steps: Sequence[Step], page: Page) -> list[ui.Item[Any]]:
    """What leads to other steps, by a press or by itself."""
    language, where = page.language, _where(page)
    ways: list[ui.Item[Any]] = [
        ui.Button(
            label=say(language, f"replay-{act}"),
            custom_id=ids.GO.write(**where, act=act),
            style=discord.ButtonStyle.primary if act == "on" else discord.ButtonStyle.secondary,
            disabled=turned(steps, page.at, act) == page.at,
        )
        for act in ("turn-back", "back", "on", "turn-on")
    ]
    kind, key = (ids.STOP, "stop") if page.plays else (ids.PLAY, "play")
    label, is_last = say(language, f"replay-{key}"), page.at == len(steps) - 1
    return [*ways, ui.Button(label=label, custom_id=kind.write(**where), disabled=is_last)]


def _looks(steps: Sequence[Step], page: Page) -> list[ui.Item[Any]]:
    """What shows the table otherwise, tells what else a player could do, lays a side open."""
    language, looks, step = page.language, list[ui.Item[Any]](), steps[page.at]
    if step.picture:
        other = WORDS if page.look == PICTURE else PICTURE
        custom_id = ids.LOOK.write(**{**_where(page), "look": other})
        looks.append(ui.Button(label=say(language, f"replay-as-{other}"), custom_id=custom_id))
    if page.view not in (PUBLIC, OPEN):
        turns = sum(bool(each.turn) for each in steps[: page.at + 1])
        custom_id = ids.ELSE.write(match=page.match, side=page.view, turn=turns)
        looks.append(ui.Button(label=say(language, "replay-else"), custom_id=custom_id))
    if page.can_open:
        label, custom_id = say(language, "replay-side"), ids.SIDE.write(match=page.match)
        looks.append(ui.Button(label=label, custom_id=custom_id))
    return looks


def _where(page: Page) -> dict[str, Any]:
    return {"match": page.match, "side": page.view, "step": page.at, "look": page.look}


def _menus(replay: Replay, page: Page) -> list[list[ui.Item[Any]]]:
    """The menus of turns, and of those from whose side it can be seen."""
    language, view = page.language, page.view
    steps = replay.steps(view, language)
    menus: list[list[ui.Item[Any]]] = []
    turns = [n for n, step in enumerate(steps) if step.turn]
    if len(turns) > 1:
        options = [_option(named_turn(steps[n].turn), n) for n in _nearest(turns, page.at)]
        custom_id = ids.TURN.write(match=page.match, side=view, look=page.look)
        menus.append([_menu(custom_id, say(language, "replay-turns"), options)])
    if len(page.views) > 1:
        options = [
            _option(seen_by(replay, each, language), each, chosen=each == view)
            for each in page.views
        ]
        custom_id = ids.VIEW.write(**_where(page))
        menus.append([_menu(custom_id, say(language, "replay-views"), options)])
    return menus


def _nearest(turns: Sequence[int], at: int) -> Sequence[int]:
    """As many turns as a menu may have, those around the step."""
    before = sum(1 for n in turns if n <= at)
    start = min(max(0, before - MENU // 2), max(0, len(turns) - MENU))
    return turns[start : start + MENU]


def _option(label: str, value: object, *, chosen: bool = False) -> discord.SelectOption:
    plain = discord.utils.remove_markdown(label)
    return discord.SelectOption(label=clip(plain, OPTION), value=str(value), default=chosen)


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
