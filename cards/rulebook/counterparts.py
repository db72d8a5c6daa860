"""Which rule of one format's book stands where a rule of the other's does, and says what."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from engine.core.book import Counterpart

COUNTERPARTS = Path(__file__).with_name("counterparts.json")
"""Pairs of rules by the key of their format, and whether both say the `same`."""


@cache
def counterparts() -> Mapping[str, tuple[Counterpart, ...]]:
    """For each rule that has any those of the other format, those that differ first."""
    found: dict[str, list[Counterpart]] = {}
    for pair in json.loads(COUNTERPARTS.read_text(encoding="utf-8")):
        same = pair.pop("same")
        for (_, rule), (played, other) in (pair.items(), reversed(pair.items())):
            found.setdefault(rule, []).append(Counterpart(played, other, same))
    return MappingProxyType(
        {rule: tuple(sorted(each, key=lambda one: one.same)) for rule, each in found.items()}
    )
