"""Texts as they are compared: width, case and kana make no difference."""

import re
from unicodedata import normalize

_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_WORD = re.compile(r"\w+")


def folded(text: str) -> str:
    """`text` in normal width and in small letters, its katakana as hiragana."""
    return normalize("NFKC", text).casefold().translate(_TO_HIRAGANA)


def words(text: str) -> list[str]:
    """The words of `text`, folded; what is written without spaces is one word."""
    return _WORD.findall(folded(text))
