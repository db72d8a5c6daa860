"""How replays are written: a number names the format, and each one is read for ever.

Who changes what is written takes the next number, and leaves the reader of those before.
"""

import lzma
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from bot.replays.frames import Frame, Replay

FORMAT = 1
"""What is written now."""
_MOST = 64 << 20
"""Bytes that a replay may have unpacked: a thousand times what the longest duel has."""


class UnreadableError(ValueError):
    """The bytes are no replay that this program can read."""


def packed(replay: Replay) -> bytes:
    """The replay in the format of now."""
    told = {
        "players": replay.players,
        "languages": replay.languages,
        "strings": [_short(string) for string in replay.strings],
        "frames": [_frame(frame) for frame in replay.frames],
        "result": replay.result,
        "cut": replay.is_cut,
    }
    return lzma.compress(orjson.dumps(told), preset=9 | lzma.PRESET_EXTREME)


def unpacked(format: int, told: bytes) -> Replay:
    """The replay that was written in that format; UnreadableError where it cannot be read."""
    if format != FORMAT:
        raise UnreadableError(f"format {format} is not known, {FORMAT} is")
    try:
        read = orjson.loads(lzma.LZMADecompressor(memlimit=256 << 20).decompress(told, _MOST))
        return _first(read)
    except (lzma.LZMAError, orjson.JSONDecodeError, LookupError, TypeError) as problem:
        raise UnreadableError(str(problem)) from problem


def _first(read: Mapping[str, Any]) -> Replay:
    """Format 1: everything by name, strings and trees as they are."""
    frames = [
        Frame(each.get("t", {}), each.get("l", {}), each.get("b", {}))
        for each in read["frames"]
    ]
    strings = [[each] if isinstance(each, str) else each for each in read["strings"]]
    players, languages = tuple(read["players"]), tuple(read["languages"])
    return Replay(players, languages, strings, frames, read["result"], read["cut"])


def _short(string: Sequence[str]) -> str | Sequence[str]:
    """Words that are the same in every language stand there once."""
    return string[0] if len(set(string)) == 1 else string


def _frame(frame: Frame) -> Mapping[str, Any]:
    told = {"t": frame.turns, "l": frame.lines, "b": frame.tables}
    return {key: each for key, each in told.items() if each}
