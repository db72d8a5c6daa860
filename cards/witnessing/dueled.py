"""Imported cards with which random duels went wrong: they are not trusted.

An import cannot play thousands of duels. They are played beforehand with all cards that are
read, by `make fuzz-read`, which writes down here what went wrong with which card.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

KEPT = Path(__file__).with_name("gone_wrong.json")


def kept() -> Mapping[int, str]:
    """What went wrong, in a word, by the passcode of the card."""
    said: dict[str, str] = json.loads(KEPT.read_text(encoding="utf-8"))
    return MappingProxyType({int(code): fault for code, fault in said.items()})


def keep(found: Mapping[int, str]) -> None:
    """Write down what went wrong with these cards, besides what is there."""
    every = {**kept(), **found}
    said = {str(code): every[code] for code in sorted(every)}
    KEPT.write_text(json.dumps(said, indent=0) + "\n", encoding="utf-8")


GONE_WRONG = kept()
