"""The ban lists that come with the game: those of a time, for the format of that time."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from engine.core.decks import Limits

_LISTS = Path(__file__).with_name("limits.json")
"""Each list by the names and passcodes of its cards; names are for whoever reads the file."""
_COPIES = {"forbidden": 0, "limited": 1, "semi_limited": 2}


@cache
def limits() -> Mapping[str, Sequence[Limits]]:
    """The lists by the format that they are made for (EXG-31)."""
    found = dict[str, list[Limits]]()
    for each in json.loads(_LISTS.read_text(encoding="utf-8")):
        copies = {code: most for key, most in _COPIES.items() for code in each[key].values()}
        limits = Limits(each["name"], each["since"], copies)
        found.setdefault(each["format"], []).append(limits)
    return found
