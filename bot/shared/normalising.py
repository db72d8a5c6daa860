"""How texts are folded before they are compared: width, case and kana make no difference."""

import re
from collections.abc import Iterable
from pathlib import Path
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
"""Never another one: decks are kept under their folded names. (jaconv folds ヽ and ヾ, too.)"""
_ONE_MARK = dict.fromkeys(map(ord, "·•‧∙"), "・") | dict.fromkeys(map(ord, "‐–—―−"), "-")
_TO_SIMPLIFIED = str.maketrans(
    *(Path(__file__).parent / "simplified.txt").read_text(encoding="utf-8").splitlines()
)
"""Traditional and Japanese forms of characters, and below each the simplified one. The pairs
are those of OpenCC (Apache-2.0) for the characters that names of cards are written in, and
other forms of these characters."""
_RUN = re.compile(
    r"[a-zA-Z]+|[0-9]+|[ぁ-ゖ]+|[ァ-ヺー]+|[\u7684\u4e4b]"
    r"|[\u3005\u3400-\u4dbf\u4e00-\u4e4a\u4e4c-\u7683\u7685-\u9fff]+|."
)
"""Letters of one script; 的 and 之 are words of their own wherever they stand."""


def folded(text: str) -> str:
    """`text` in normal width and in small letters, its katakana as hiragana."""
    return normalize("NFKC", text).casefold().translate(TO_HIRAGANA)


def with_one_mark(text: str) -> str:
    """`text` in normal width, with one kind of dot between words and one kind of dash."""
    return normalize("NFKC", text).translate(_ONE_MARK)


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
    """The words of a name, folded; unlike in texts, accents make no difference either.

    Nor does it whether a character is written in its traditional or its simplified form.
    """
    return ["".join(runs) for runs in name_runs(name)]


def name_runs(name: str) -> list[list[str]]:
    """The words of a name as in `name_words`, each in the runs of one script it is made of.

    Where no spaces are written, a run is what comes nearest to a word.
    """
    if name.isascii():
        return [_RUN.findall(word) for word in _APART.split(name.casefold()) if word]
    parts = normalize("NFKD", name)
    bare = "".join(c for c in parts if c in _KANA_SOUND_MARKS or not combining(c))
    words = _APART.split(normalize("NFC", bare).casefold())
    return [[_alike(run) for run in _RUN.findall(word)] for word in words if word]


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


def is_kana(letter: str) -> bool:
    """Whether the letter is kana."""
    return "ぁ" <= letter <= "ー"


def _alike(run: str) -> str:
    return run.translate(TO_HIRAGANA).translate(_TO_SIMPLIFIED)


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
