"""How texts are folded before they are compared: width, case and kana make no difference."""

import re
from collections.abc import Iterable
from unicodedata import category, combining, normalize

LEAST = 3
"""The fewest characters that the indexes of three characters in a row can find."""
LONGEST = 100
"""The most characters of what somebody typed that are looked for, folded or not."""

_WORD = re.compile(r"\w+")
_APART = re.compile(r"[\W_]+")
_NO_CHARACTERS = ("Cc", "Cs")
_KANA_SOUND_MARKS = "\u3099\u309a"
TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


def folded(text: str) -> str:
    """`text` in normal width and in small letters, its katakana as hiragana."""
    return normalize("NFKC", text).casefold().translate(TO_HIRAGANA)


def words(text: str) -> list[str]:
    """The words of `text`, folded; what is written without spaces is one word."""
    return _WORD.findall(folded(text))


def typed_words(typed: str) -> list[str]:
    """The words of what somebody typed, folded, as far as they are looked for."""
    return _cut(words(typed[:LONGEST]))


def typed_name(typed: str) -> list[str]:
    """The words of a name that somebody typed, folded, as far as they are looked for."""
    return _cut(name_words(typed[:LONGEST]))


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
    """The words of what was typed, folded, as far as they are looked for; each is to be found.

    They are set apart by spaces, and by control characters, which no database takes.
    """
    readable = "".join(" " if category(c) in _NO_CHARACTERS else c for c in typed[:LONGEST])
    return tuple(dict.fromkeys(_cut(folded(readable).split())))


def matching(words: tuple[str, ...]) -> str:
    """The full-text query for all of `words`, each of LEAST characters or more."""
    return " ".join('"' + word.replace('"', '""') + '"' for word in words)


def _cut(words: Iterable[str]) -> list[str]:
    """The words as far as there is room: folding may make one letter eighteen."""
    found, room = [], LONGEST
    for word in words:
        if room > 0:
            found.append(word[:room])
            room -= len(word) + 1
    return found


def spellings(word: str) -> tuple[str, ...]:
    """The ways a short folded word may be written where nothing is folded."""
    kana = word.translate({after: before for before, after in TO_HIRAGANA.items()})
    wide = {code: code + 0xFEE0 for code in range(ord("!"), ord("~") + 1)}
    ways = [way for each in (word, kana) for way in (each, each.upper())]
    return tuple(dict.fromkeys([*ways, *(way.translate(wide) for way in ways)]))
