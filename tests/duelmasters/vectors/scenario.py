"""Scenarios as they are read from files."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = dict[str, Any]


class Differs(Exception):  # noqa: N818 - not an error of ours: how a scenario went
    """The game went another way than the scenario says."""


@dataclass(frozen=True)
class Vector:
    """One scenario, by its id."""

    id: str
    text: Json

    @property
    def kind(self) -> str:
        """What it shows: a course of play, a set-up, a deck, a partner."""
        return str(self.text.get("kind", "play"))

    @property
    def seats(self) -> list[str]:
        """The letters of its players, in turn order."""
        return list(self.text.get("seats", ()))


def read_folder(folder: Path) -> Iterator[Vector]:
    """Every scenario of the folder; other files may lie beside them."""
    for path in sorted(folder.glob("*.json")):
        content = json.loads(path.read_text("utf-8"))
        if not isinstance(content, list):
            continue
        for each in content:
            if isinstance(each, dict) and "expect" in each and "id" in each:
                yield Vector(each["id"], each)


def is_of_party(folder: Path) -> bool:
    """Whether the scenarios of a folder are of this game: they name seats, decks, partners."""
    first = next(read_folder(folder), None)
    return first is not None and ("seats" in first.text or first.kind in ("deck", "partner"))
