"""How texts are folded before they are compared: width, case and kana make no difference."""

import re
from unicodedata import combining, normalize

LEAST = 3
"""The fewest characters that the indexes of three characters in a row can find."""

_WORD = re.compile(r"\w+")
_APART = re.compile(r"[\W_]+")
_KANA_SOUND_MARKS = "\u3099\u309a"
TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


def folded(text: str) -> str:
    """`text` in normal width and in small letters, its katakana as hiragana."""
    return normalize("NFKC", text).casefold().translate(TO_HIRAGANA)


def words(text: str) -> list[str]:
    """The words of `text`, folded; what is written without spaces is one word."""
    return _WORD.findall(folded(text))


def name_words(name: str) -> list[str]:
    """The words of a name, folded; unlike in texts, accents make no difference either."""
    if not name.isascii():
        parts = normalize("NFKD", name)
        bare = "".join(c for c in parts if c in _KANA_SOUND_MARKS or not combining(c))
        name = normalize("NFC", bare).translate(TO_HIRAGANA)
    return [word for word in _APART.split(name.casefold()) if word]


def squeezed(name: str) -> str:
    """The words of a name as one: names that are squeezed alike are the same name."""
    return "".join(name_words(name))


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
