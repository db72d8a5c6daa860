"""Finding names that share characters with what was typed, as translations of one name do."""

from collections.abc import Mapping
from itertools import pairwise
from math import log, log2

from bot.finding.all_names import AllNames

_COMMON = 400
"""Characters that stand at more places of all names tell little."""
_SINGLE = 0.6
"""What a character is worth beside a pair of them."""
_KNOWN = 0.03
_BEST_KNOWN = 512
_MOST = 0.64
"""What the same characters are worth at most beside being spelled alike: never clear enough."""


def resembling(folded: str, names: AllNames) -> Mapping[int, float]:
    """The lines of `names` that share characters with `folded`, and how much: 1 for all.

    Rare characters weigh more, and pairs more than single ones. What is written in the
    letters of English is left out.
    """
    found: dict[int, float] = {}
    whole = 0.0
    pairs = map("".join, pairwise(folded))
    for part in dict.fromkeys((*folded, *pairs)):
        if part.isascii() or not (places := names.rare(part, _COMMON)):
            continue
        weight = log(len(names.all) / len(places)) * (1 if len(part) > 1 else _SINGLE)
        whole += weight
        for at in dict.fromkeys(map(names.line, places)):
            found[at] = found.get(at, 0.0) + weight
    return {
        at: 2 * share / (whole * (1 + len(names[at]) / len(folded)))
        for at, share in found.items()
    }


def worth(score: float, standing: int) -> float:
    """What a name that resembles so much is worth, where its card is known so well."""
    return _MOST * min(score + _KNOWN * log2(2 + min(standing, _BEST_KNOWN)), 1)
