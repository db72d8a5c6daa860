"""A vector as it is written: a start, steps, and what is expected of the end."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.protocol import Seat
from engine.yugioh.formats.decks import Book
from tests.vectors.library import NAMES, OURS, Shelf

Json = Mapping[str, Any]
"""A part of a vector, with the keys of its format."""

NOT_YET: tuple[str, ...] = ()


class Differs(Exception):  # noqa: N818 - what a vector finds is a difference
    """The duel went otherwise than the vector says."""


class Unplayable(Exception):  # noqa: N818 - no fault of the engine or of the vector
    """The vector needs something that is not there yet."""


@dataclass(frozen=True, slots=True)
class Vector:
    """One scenario: `text` is all of it, as read; `shelf` has the cards there are."""

    id: str
    text: Json
    shelf: Shelf = OURS

    @property
    def book(self) -> Book:
        """The cards it is played with: ours, and those that it names of the imported ones."""
        return self.shelf.of(self.text["format"], named_in(self.text))

    @property
    def players(self) -> Sequence[Json]:
        """What each player has at the start, by seat."""
        players: Sequence[Json] = self.text["players"]
        return players

    @property
    def steps(self) -> Sequence[Json]:
        """What is done and claimed, in order.

        A position named with a summon is a choice after it, an option is told with what is
        activated.
        """
        return _with_options([e for step in self.text["steps"] for e in _with_position(step)])

    @property
    def expect(self) -> Json:
        """The outcome."""
        expect: Json = self.text["expect"]
        return expect

    @property
    def turn_player(self) -> Seat:
        """Whose turn it is at the start."""
        return Seat(self.text["turn_player"])


def _with_options(steps: Sequence[Json]) -> list[Json]:
    """The steps, each choice of an option told with the activation it belongs to."""
    told: list[Json] = []
    for step in steps:
        index = _activation(told, step["player"]) if step["do"] == "choose_option" else None
        if index is None:
            told.append(step)
        else:
            told[index] = {**told[index], "option": step["option"]}
    return told


def _activation(told: Sequence[Json], seat: int) -> int | None:
    """Where that player activates what they have only made choices for since."""
    for index in reversed(range(len(told))):
        step = told[index]
        if step["player"] != seat or step["do"] not in ("activate", "choose", "choose_zone"):
            return None
        if step["do"] == "activate":
            return None if "option" in step else index
    return None


def _with_position(step: Json) -> Iterator[Json]:
    yield step
    if step["do"] == "normal_summon" and "position" in step:
        position = step["position"]
        yield {"player": step["player"], "do": "choose_position", "position": position}


def read_folder(folder: Path, shelf: Shelf = OURS) -> Iterator[Vector]:
    """Every vector of every file of `folder`, in the order of their names."""
    for path in sorted(folder.glob("*.json")):
        for text in json.loads(path.read_text(encoding="utf-8")):
            yield Vector(text["id"], text, shelf)


def named_in(part: Any) -> Iterator[int]:
    """The passcodes of all cards that are named in a vector, or in a part of it."""
    if isinstance(part, dict):
        if isinstance(part.get("code"), int):
            yield part["code"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from named_in(each)


def missing(vector: Vector) -> str | None:
    """The first thing the vector needs that is not implemented, or None."""
    return next(_missing_in(vector.text, vector.book), None)


def _missing_in(part: Any, book: Book) -> Iterator[str]:
    if isinstance(part, dict):
        code, name = part.get("code"), part.get("name")
        known = code in book or name in NAMES
        if code is not None and not known:
            yield str(part.get("name", part["code"]))
        yield from (key for key in NOT_YET if part.get(key))
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from _missing_in(each, book)
