"""The typefaces pictures are lettered in: those of the machine, since we bring none."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from unicodedata import combining, normalize

from PIL import ImageFont

Face = tuple[str, int]
"""The file of a typeface, by name, and its place in that file."""

_CHINESE = 2
"""Where in the great Noto file the typeface is that draws characters as in China."""
_LATIN: Sequence[Face] = (
    ("NotoSans-Regular.ttf", 0),
    ("LiberationSans-Regular.ttf", 0),
    ("DejaVuSans.ttf", 0),
    ("Arial.ttf", 0),
    ("arial.ttf", 0),
)
_FACES: dict[str, Sequence[Face]] = {
    "en": _LATIN,
    "ja": (
        ("NotoSansCJK-Regular.ttc", 0),
        ("NotoSansCJKjp-Regular.otf", 0),
        ("NotoSansJP-Regular.otf", 0),
        ("NotoSansJP-Regular.ttf", 0),
        ("ipaexg.ttf", 0),
        ("ipag.ttf", 0),
        ("ヒラギノ角ゴシック W3.ttc", 0),
        ("YuGothM.ttc", 0),
        ("meiryo.ttc", 0),
        ("msgothic.ttc", 0),
    ),
    "zh": (
        ("NotoSansCJK-Regular.ttc", _CHINESE),
        ("NotoSansCJKsc-Regular.otf", 0),
        ("NotoSansSC-Regular.otf", 0),
        ("NotoSansSC-Regular.ttf", 0),
        ("wqy-microhei.ttc", 0),
        ("wqy-zenhei.ttc", 0),
        ("PingFang.ttc", 0),
        ("msyh.ttc", 0),
    ),
}
_SAMPLE = {"en": "Aa", "ja": "あ龍", "zh": "龙"}
_NO_CHARACTER = "\ufffe"
_ELLIPSIS = "…"
_UNKNOWN = "?"
_INSTEAD = {"→": ">", "←": "<", "×": "x"}
"""What stands for signs that no typeface of the machine has."""
_WIDE = "\u2e80-\uffef"
_NEVER_FIRST = "ー々、。・：；！？）」』】〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
_TOGETHER = re.compile(rf"[{_WIDE}][{_NEVER_FIRST}]*|[^\s\-{_WIDE}]+-*|-+|\s+")
"""What is never parted by the end of a line: Latin words, single characters of CJK."""
_LEAST = 3
"""How many letters of a broken word stand on the next line at least."""
_FAR = 3
"""How many letters a break is moved back at most, to where a syllable begins."""
_SYLLABLE = re.compile(
    r"(?:[ctspgw]h|(?<![ctspgw])h|[bcdfgj-np-tv-xz])[aeiouy]|ing\b", re.IGNORECASE
)
"""How what stands after a hyphen begins, where that can be: a consonant with its vowel."""
_KEPT = 4096
"""How many broken texts are remembered."""
_OPEN = 5
"""How many typefaces in one size are kept open; a great one takes 3 MiB in each size."""

Font = ImageFont.FreeTypeFont


def can_letter(language: str) -> bool:
    """Whether this machine has a typeface for the language; for English always."""
    return language == "en" or _face(language) is not None


class Lettering:
    """Text of one language in any size."""

    def __init__(self, language: str) -> None:
        """Take the typeface of `language`, and the others for what it cannot write."""
        languages = dict.fromkeys((language, *_FACES))
        self._faces = tuple(face for each in languages if (face := _face(each)))

    def fitted(self, text: str, sizes: Sequence[int], width: int) -> tuple[str, Font]:
        """The text in the first of the sizes in which it is so narrow, else cut short."""
        text, face = self._written(text)
        for size in sizes:
            font = _font(face, size)
            if font.getlength(text) <= width:
                return text, font
        return text[: _fitting(font, text, _ELLIPSIS, width)].rstrip() + _ELLIPSIS, font

    def wrapped(
        self, text: str, sizes: Sequence[int], width: int
    ) -> tuple[tuple[str, ...], Font]:
        """The text on one line in the first size in which it fits, else on two in the last."""
        whole, font = self.fitted(text, sizes, width)
        text, _ = self._written(text)
        if whole == text:
            return (whole,), font
        breaks = [at for at, each in enumerate(text) if each == " "] or [*range(len(text))]
        fitting = [at for at in breaks if font.getlength(text[:at]) <= width]
        if not fitting:
            return (whole,), font
        first, rest = text[: fitting[-1]], text[fitting[-1] :].strip()
        return (first, self.fitted(rest, sizes[-1:], width)[0]), font

    def flowed(self, text: str, size: int, width: int, most: int) -> tuple[str, ...]:
        """The text in as many lines of that size as it needs, the last of `most` cut short."""
        text, face = self._written(text)
        return _flowed(face, text, size, width, most)

    def _written(self, text: str) -> tuple[str, Face | None]:
        """The text as it can be written, and the typeface that can."""
        for face in self._faces:
            if all(_knows(face, character) for character in text):
                return text, face
        first = self._faces[0] if self._faces else None
        text = "".join(_INSTEAD.get(each, each) for each in text)
        plain = (each for each in normalize("NFKD", text) if not combining(each))
        return "".join(each if _knows(first, each) else _UNKNOWN for each in plain), first


@lru_cache(_KEPT)
def _flowed(face: Face | None, text: str, size: int, width: int, most: int) -> tuple[str, ...]:
    font, lines = _font(face, size), [""]
    for word in _TOGETHER.findall(text):
        if font.getlength((lines[-1] + word).rstrip()) <= width:
            lines[-1] += word
            continue
        lines += _broken(font, word.lstrip(), width)
    shown = [line.strip() for line in lines if line.strip()]
    if len(shown) > most:
        last = shown[most - 1]
        last = last[: _fitting(font, last, _ELLIPSIS, width)]
        shown[most - 1 :] = [last.rstrip() + _ELLIPSIS]
    return tuple(shown)


def _fitting(font: Font, text: str, tail: str, width: int) -> int:
    """How many letters of the text are narrow enough together with the tail."""
    letters = range(1, len(text) + 1)
    return bisect_right(
        letters, float(width), key=lambda end: font.getlength(text[:end] + tail)
    )


def _broken(font: Font, word: str, width: int) -> list[str]:
    """A word in pieces that are narrow enough; the last of them is no single letter."""
    pieces, hyphen = [], "" if re.match(f"[{_WIDE}]", word) else "-"
    while len(word) > 1 and font.getlength(word) > width:
        end = len(word) - (_LEAST if hyphen and len(word) > 2 * _LEAST else 1)
        end = max(1, _fitting(font, word[:end], hyphen, width))
        end = _syllable(word, end) if hyphen else end
        pieces.append(word[:end] + hyphen)
        word = word[end:]
    return [*pieces, word]


def _syllable(word: str, end: int) -> int:
    """The last place up to `end`, not far before it, where a syllable begins; else `end`."""
    places = range(end, max(end - _FAR, _LEAST) - 1, -1)
    return next((at for at in places if _SYLLABLE.match(word, at)), end)


@cache
def _face(language: str) -> Face | None:
    """The first typeface for the language that this machine has."""
    for face in _FACES[language]:
        try:
            ImageFont.truetype(face[0], 16, face[1])
        except OSError:
            continue
        if all(_knows(face, character) for character in _SAMPLE[language]):
            return face
    return None


@lru_cache(_OPEN)
def _font(face: Face | None, size: int) -> Font:
    """The typeface in that size; Pillow's own, of Latin letters, for none."""
    if face is not None:
        return ImageFont.truetype(face[0], size, face[1])
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


@cache
def _knows(face: Face | None, character: str) -> bool:
    """Whether the typeface has that character."""
    font = _font(face, 16)
    if character.isspace():
        return True
    drawn, missing = font.getmask(character), font.getmask(_NO_CHARACTER)
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))
