"""How Chinese and Japanese are written in the letters of English: Pinyin and Rōmaji."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_PINYIN = Path(__file__).parent / "pinyin.txt"
"""A syllable a line, and the simplified characters that are read so. The readings are those of
pypinyin (MIT) for the characters that names of cards are written in."""
_ROWS = {
    "": "あいうえお",
    "k": "かきくけこ",
    "s": "さしすせそ",
    "t": "たちつてと",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "m": "まみむめも",
    "y": "や ゆ よ",
    "r": "らりるれろ",
    "w": "わ   を",
    "g": "がぎぐげご",
    "z": "ざじずぜぞ",
    "d": "だぢづでど",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
}
_SMALL = dict(zip("auoei", "ゃゅょぇぃ", strict=True))
_BEHIND_I = {
    "ky": "き",
    "sh": "し",
    "sy": "し",
    "ch": "ち",
    "ty": "ち",
    "ny": "に",
    "hy": "ひ",
} | {
    "my": "み",
    "ry": "り",
    "gy": "ぎ",
    "j": "じ",
    "zy": "じ",
    "jy": "じ",
    "by": "び",
    "py": "ぴ",
}
_V = {
    "ヴァ": "バ",
    "ヴィ": "ビ",
    "ヴェ": "ベ",
    "ヴォ": "ボ",
    "ヴ": "ブ",
    "ゔぁ": "ば",
    "ゔぃ": "び",
    "ゔぇ": "べ",
    "ゔぉ": "ぼ",
    "ゔ": "ぶ",
}
_V_WRITTEN = re.compile("|".join(_V))
_TO_LARGE = str.maketrans("ぁぃぅぇぉゃゅょっゎ", "あいうえおやゆよつわ")
_COLUMNS = [
    "".join(row[column] for row in _ROWS.values() if len(row) > column) for column in range(5)
]
_LENGTHENS = {each: column[0] for column in _COLUMNS for each in column}
_LONGEST = 3
_PENDING = re.compile("(.*[ぁ-ゖー])([b-df-hj-np-tv-z]{1,3})")
_DOUBLED = re.compile("bb|cc|dd|ff|gg|hh|jj|kk|mm|pp|qq|rr|ss|tt|vv|ww|xx|yy|zz")


def without_v(kana: str) -> str:
    """The same without ヴ, which most people hear and type as a row of b: "バレルロード"."""
    return _V_WRITTEN.sub(lambda found: _V[found[0]], kana)


def loose_kana(hiragana: str) -> str:
    """The same with large kana for small ones, and without what makes a vowel long."""
    large = hiragana.translate(_TO_LARGE).replace("ー", "")
    told = zip(" " + large, large, strict=False)
    return "".join(each for before, each in told if _LENGTHENS.get(before) != each)


def as_heard(characters: str) -> str:
    """The same with one character for all that are read alike in Chinese, without tones."""
    return characters.translate(_homophones())


@cache
def _syllables() -> dict[str, str]:
    """The kana of each syllable."""
    found = {
        consonant + vowel: kana
        for consonant, row in _ROWS.items()
        for vowel, kana in zip("aiueo", row, strict=False)
        if kana != " "
    }
    for consonant, kana in _BEHIND_I.items():
        found |= {consonant + vowel: kana + small for vowel, small in _SMALL.items()}
    found |= {
        f"f{vowel}": "ふ" + small for vowel, small in zip("aieo", "ぁぃぇぉ", strict=True)
    }
    found |= {
        f"v{vowel}": "ゔ" + small for vowel, small in zip("aieo", "ぁぃぇぉ", strict=True)
    }
    return (
        found
        | {"shi": "し", "chi": "ち", "tsu": "つ", "fu": "ふ", "ji": "じ", "vu": "ゔ"}
        | {"n": "ん", "nn": "ん", "ti": "てぃ", "di": "でぃ"}
    )


def in_kana(letters: str) -> str:
    """The small letters, read as Rōmaji, in hiragana; "" where they are none."""
    syllables, found = _syllables(), []
    rest = _DOUBLED.sub(lambda pair: "っ" + pair[0][0], letters)
    while rest:
        if rest[0] == "っ":
            found.append("っ")
            rest = rest[1:]
            continue
        longest = min(_LONGEST, len(rest))
        size = next((n for n in range(longest, 0, -1) if rest[:n] in syllables), 0)
        if not size:
            return ""
        found.append(syllables[rest[:size]])
        rest = rest[size:]
    return "".join(found)


def unfinished(typed: str) -> tuple[str, list[str]]:
    """The hiragana before the first letters of a syllable, and all that it may go on as.

    An input method leaves it so between two keys: "ますk". Letters that begin no syllable are
    left out. Without letters at its end it is "".
    """
    if not (ending := _PENDING.fullmatch(typed)):
        return "", []
    kana, letters = ending.groups()
    if len(letters) > 1 and letters[0] == letters[1] != "n":
        kana, letters = kana + "っ", letters[1:]
    begun: dict[str, None] = {}
    while letters and not begun:
        syllables = (each for how, each in _syllables().items() if how.startswith(letters))
        begun = dict.fromkeys(each[: len(letters)] for each in syllables)
        letters = letters[:-1]
    return kana, [kana + each for each in begun if each[:-1] not in begun]


def pinyin() -> dict[str, str]:
    """The Pinyin of each character, without tones."""
    return {each: sound for sound, own in _lines() for each in own}


@cache
def _homophones() -> dict[int, str]:
    return {ord(each): own[0] for _, own in _lines() for each in own}


def _lines() -> Iterator[tuple[str, str]]:
    for line in _PINYIN.read_text(encoding="utf-8").splitlines():
        sound, own = line.split()
        yield sound, own
