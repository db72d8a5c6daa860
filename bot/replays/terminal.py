"""A replay that was handed out as data, read in a terminal: whole, or step by step.

The file may come from anybody: all of it is looked at first, and nothing in it steers the
terminal.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from zipfile import is_zipfile

import orjson
from pydantic import TypeAdapter, ValidationError

from bot.replays.changes import changed
from bot.replays.files import SCHEMA
from bot.replays.frames import Part, Proof, named_turn
from bot.replays.proving import proven
from bot.shared.words import language_of, say

_MOST = 64 << 20
_STEERS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""What moves or colours in a terminal, instead of being read."""


class ReplayFileError(ValueError):
    """The file is no replay that can be read; the words say what to do."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A step with the table, as it was handed out."""

    turn: str
    told: tuple[str, ...]
    heading: str
    table: tuple[Part, ...]
    hand: Part | None


@dataclass(frozen=True, slots=True)
class Data:
    """What is read of the file; docs/replays.md describes it."""

    duel: int
    language: str
    players: tuple[str, ...]
    seen_by: str
    result: str
    steps: tuple[Shown, ...]
    proof: Proof | None = None


_DATA = TypeAdapter(Data)


def read(path: Path) -> Data:
    """The data of that file; ReplayFileError where there is none."""
    try:
        if path.stat().st_size > _MOST:
            raise ReplayFileError(f"{path} is too large for a replay.")
        if is_zipfile(path):
            raise ReplayFileError(f"{path} is packed: unpack it, and take the file in it.")
        told = orjson.loads(path.read_bytes())
        if "steps" in told and told.get("schema", SCHEMA) != SCHEMA:
            raise ReplayFileError(
                f"{path} was written by another version of Duelkeeper: open it with that one."
            )
        data = _DATA.validate_python(told)
    except OSError as problem:
        raise ReplayFileError(f"{path} cannot be read: {problem.strerror}.") from problem
    except (orjson.JSONDecodeError, AttributeError, TypeError, ValidationError) as problem:
        raise _no_replay(path) from problem
    if not data.steps or language_of(data.language) != data.language:
        raise _no_replay(path)
    return data


def _no_replay(path: Path) -> ReplayFileError:
    return ReplayFileError(
        f"{path} is no replay. Take the file of “Data (JSON)” below a replay."
    )


def watch(
    path: Path,
    *,
    whole: bool,
    show: Callable[[str], None] = print,
    ask: Callable[[str], str] = input,
) -> None:
    """Show the replay of that file, all of it or step by step as is typed; ReplayFileError."""
    data = read(path)
    steps = data.steps
    show(_plain("\n".join([*_head(data), ""])))
    if whole:
        show(_plain("\n\n".join(_step(data, at) for at in range(len(steps)))))
        return
    at, shown, keys = 0, -1, say(data.language, "replay-keys")
    while True:
        if at != shown:
            show(_plain(_step(data, at)))
            shown = at
        try:
            typed = ask(keys + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed == "q" or (not typed and at == len(steps) - 1):
            return
        at = _led(steps, at, typed)


def _led(steps: Sequence[Shown], at: int, typed: str) -> int:
    """The step to which what was typed leads; the same where it leads nowhere."""
    if typed.isdecimal() and len(typed) < 10:
        return min(max(int(typed), 1), len(steps)) - 1
    turns = [n for n, step in enumerate(steps) if step.turn]
    to = {
        "": at + 1,
        "b": at - 1,
        "t": min((n for n in turns if n > at), default=len(steps) - 1),
        "p": max((n for n in turns if n < at), default=0),
    }.get(typed, at)
    return min(max(to, 0), len(steps) - 1)


def _head(data: Data) -> Iterator[str]:
    language, proof = data.language, data.proof
    names = " – ".join(data.players)
    yield say(language, "replay-title", number=data.duel, names=names)
    yield data.seen_by
    if proof is not None:
        key = "replay-verified" if proven(proof) else "replay-verify-wrong"
        facts = {"fingerprint": proof.fingerprint, "seed": proof.seed}
        yield say(language, key, count=len(proof.shuffles), **facts)


def _step(data: Data, at: int) -> str:
    """A step with the table, in lines."""
    language, step, last = data.language, data.steps[at], len(data.steps)
    lines = [f"── {say(language, 'replay-step', step=at + 1, steps=last)}"]
    if step.turn:
        lines.append(f"== {named_turn(step.turn)} ==")
    told = [line for line in step.told if line != step.turn]
    lines += told or ([] if step.turn else changed(data.steps, at, language))
    lines += ["", step.heading]
    for part in [*step.table, *([step.hand] if step.hand else [])]:
        lines += [f"  {part.title}", *(f"    {line}" for line in part.lines)]
    if at == last - 1:
        lines += ["", data.result]
    return "\n".join(lines)


def _plain(text: str) -> str:
    return _STEERS.sub("", text)
