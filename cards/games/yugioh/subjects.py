"""What an official question is about: whether one of two cards can answer the other."""

import re
from collections.abc import Collection
from unicodedata import normalize

_NAME = re.compile("「([^「」]*(?:「[^「」]*」[^「」]*)?)」")
"""A name as official texts set it; some names hold another."""
_DONE = re.compile("発動|使用|適用|召喚|攻撃宣言|チェーン|効果")
"""What the first card that is named may do."""
_ASKED = re.compile("発動|使用|チェーン|無効")
"""What is asked of the card that is named last."""


def is_of_both(title: str, names: Collection[str]) -> bool:
    """Whether the title names these two cards and no other, and asks of one of them.

    One does something, the other one would answer it: whatever else a question about both is,
    its answer is none to "can I chain it?".
    """
    found = list(_NAME.finditer(title))
    if len(set(names)) != 2 or {_plain(each[1]) for each in found} != {*map(_plain, names)}:
        return False
    between = title[found[0].end() : found[-1].start()]
    return bool(_DONE.search(between)) and bool(_ASKED.search(title[found[-1].end() :]))


def _plain(name: str) -> str:
    return "".join(normalize("NFKC", name).split()).casefold()
