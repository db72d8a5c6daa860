"""A replay as a file: a text to read, data for programs, or a page for any browser."""

import html
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import discord
import orjson

from bot.replays.changes import changed
from bot.replays.frames import Part, Replay, Step, named_turn
from bot.replays.layout import seen_by
from bot.shared.attaching import attached
from bot.shared.words import named, say

SCHEMA = 1
"""The version of the data, which docs/replays.md describes."""
_PAGE = Path(__file__).with_name("page.html")
_ENDINGS = {"text": "txt", "json": "json", "page": "html"}


def file_of(replay: Replay, match: int, view: str, language: str, kind: str) -> discord.File:
    """The replay as `view` was told it; `kind` is "text", "json" or "page".

    Of a long duel it takes a second, so it is called beside the event loop.
    """
    write = {"text": as_text, "json": as_data, "page": as_page}[kind]
    written = write(replay, match, view, language)
    return attached(written, f"duel-{match}.{_ENDINGS[kind]}")


def as_text(replay: Replay, match: int, view: str, language: str) -> bytes:
    """What was told, turn by turn, in UTF-8."""
    written = [_title(replay, match, language), seen_by(replay, view, language)]
    for step in replay.steps(view, language):
        if step.turn:
            written += ["", f"== {_plain(named_turn(step.turn))} =="]
        written += [_plain(line) for line in step.lines if line != step.turn]
    return "\n".join([*written, "", _plain(replay.ended(language)), ""]).encode()


def as_data(replay: Replay, match: int, view: str, language: str) -> bytes:
    """All steps with their tables as JSON (docs/replays.md)."""
    proof = replay.proof
    data = {**_data(replay, match, view, language), "proof": proof and asdict(proof)}
    return orjson.dumps(data, option=orjson.OPT_INDENT_2)


def as_page(replay: Replay, match: int, view: str, language: str) -> bytes:
    """A page that needs nothing else: it is watched in any browser, by keys too."""
    labels = {
        act: say(language, f"replay-{act}") for act in ("back", "on", "turn-back", "turn-on")
    }
    labels["turns"] = say(language, "replay-turns")
    data = {**_data(replay, match, view, language), "labels": labels}
    steps = replay.steps(view, language)
    for at, step in enumerate(data["steps"]):
        step["told"] = step["told"] or [_plain(each) for each in changed(steps, at, language)]
    # what a page must not read as its own marks
    told = orjson.dumps(data).decode().replace("<", "\\u003c")
    page = _PAGE.read_text(encoding="utf-8")
    page = page.replace("__LANGUAGE__", html.escape({"zh": "zh-Hans"}.get(language, language)))
    page = page.replace("__TITLE__", html.escape(_title(replay, match, language)))
    return page.replace("__DATA__", told).encode()


def _data(replay: Replay, match: int, view: str, language: str) -> Mapping[str, Any]:
    return {
        "schema": SCHEMA,
        "duel": match,
        "language": language,
        "players": [named(name, language) for name in replay.players],
        "seen_by": seen_by(replay, view, language),
        "result": _plain(replay.ended(language)),
        "is_cut": replay.is_cut,
        "steps": [_step(step) for step in replay.steps(view, language)],
    }


def _step(step: Step) -> dict[str, Any]:
    return {
        "turn": _plain(step.turn),
        "told": [_plain(line) for line in step.lines],
        "heading": _plain(step.heading),
        "table": [_part(part) for part in step.table],
        "hand": None if step.hand is None else _part(step.hand),
    }


def _part(part: Part) -> Mapping[str, Any]:
    return {"title": _plain(part.title), "lines": [_plain(line) for line in part.lines]}


def _title(replay: Replay, match: int, language: str) -> str:
    names = " – ".join(map(_plain, replay.players))
    return say(language, "replay-title", number=match, names=names)


def _plain(line: str) -> str:
    """A line without the marks by which Discord shapes text."""
    return discord.utils.remove_markdown(line)
