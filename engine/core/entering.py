"""Tables of what is known of each kind, which are filled by those who know it."""

from collections.abc import MutableMapping
from typing import Any


def enter(known: MutableMapping[Any, Any], kind: type, rules: object) -> None:
    """Note what is known of the kind; TypeError where something is known of it already."""
    if kind in known:
        raise TypeError(f"{kind.__name__} is known already")
    known[kind] = rules
