"""How texts are folded before they are compared: width, case and kana make no difference."""

import re
from unicodedata import normalize

LEAST = 3
"""The fewest characters that the indexes of three characters in a row can find."""

_WORD = re.compile(r"\w+")
TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


def folded(text: str) -> str:
    """`text` in normal width and in small letters, its katakana as hiragana."""
    return normalize("NFKC", text).casefold().translate(TO_HIRAGANA)


def words(text: str) -> list[str]:
    """The words of `text`, folded; what is written without spaces is one word."""
    return _WORD.findall(folded(text))


def terms(typed: str) -> tuple[str, ...]:
    """The words of what was typed, folded; each is to be found."""
    return tuple(dict.fromkeys(folded(typed).split()))


def matching(words: tuple[str, ...]) -> str:
    """The full-text query for all of `words`, each of LEAST characters or more."""
    return " ".join('"' + word.replace('"', '""') + '"' for word in words)


def spellings(word: str) -> tuple[str, ...]:
    """The ways a short folded word may be written where nothing is folded."""
    kana = word.translate({after: before for before, after in TO_HIRAGANA.items()})
    wide = {code: code + 0xFEE0 for code in range(ord("!"), ord("~") + 1)}
    ways = [way for each in (word, kana) for way in (each, each.upper())]
    return tuple(dict.fromkeys([*ways, *(way.translate(wide) for way in ways)]))
