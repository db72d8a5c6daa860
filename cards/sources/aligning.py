"""Where a sentence of a card's English text stands in the same text of another language.

Texts of other languages number their effects. These are matched to the sentences of English
from the last one on, and only where they tell alike: the same large numbers, and whether
something is activated. Where that is not so the place is not known; it is never guessed.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from cards.sources.sentences import sentences

_EFFECT = re.compile(r"(?=[①-⑨]\s*[：:])")
_CONTINUES = re.compile(
    r"\(|●|(?:This effect|These effects|It|They|Then|If you do|If it does|If you cannot|After|"
    r"Also|Otherwise|That|Those)\b"
)
"""How a sentence begins that is more of the effect before it."""
_LIMITS = re.compile(
    r"You can only (?:use|activate|Special Summon|control)\b|Each (?:effect|of)\b|"
    r"\(This card is always|(?:This card )?(?:Cannot be Normal Summoned|Must (?:first )?be)\b|"
    r"You cannot .* the turn you (?:activate|use)\b",
    re.IGNORECASE,
)
"""What is no effect, and bears no number elsewhere."""
_QUOTED = re.compile(r'"[^"\n]*"|「[^」\n]*」|“[^”\n]*”')
_LARGE = re.compile(r"\d{3,}")
_ENGLISH = "en"


def aligned(texts: Mapping[str, tuple[str, str]], language: str) -> tuple[str, ...]:
    """The sentences of a card by their places in English, as they read in that language.

    "" for one that is not known there; a card that is not known there is read in English.
    """
    english = texts.get(_ENGLISH) or ("", "")
    other = texts.get(language) or english
    if other == english:
        return tuple(said for text in english for said in sentences(text))
    both = zip(english, other, strict=True)
    return tuple(said for text, told in both for said in _matched(sentences(text), told))


def _matched(said: Sequence[str], told: str) -> Iterator[str]:
    blocks = [" ".join(each.split()) for each in _EFFECT.split(told)[1:]]
    units = _units(said)
    before = len(units) - len(blocks)
    ours = [" ".join(said[at] for at in unit) for unit in units]
    fits = 0 <= before <= 1 and all(map(_are_alike, ours[before:], blocks))
    if before and (not fits or _is_activated(ours[0])):
        fits = False
    found = {
        at: block
        for unit, block in zip(units[max(before, 0) :], blocks, strict=False)
        for at in unit
    }
    return (found.get(at, "") if fits else "" for at in range(len(said)))


def _units(said: Sequence[str]) -> list[list[int]]:
    """The places of sentences that together tell of one effect, without what is none."""
    units: list[list[int]] = []
    for at, each in enumerate(said):
        if _LIMITS.match(each):
            continue
        if units and _CONTINUES.match(each):
            units[-1].append(at)
        else:
            units.append([at])
    return units


def _are_alike(english: str, other: str) -> bool:
    alike = _is_activated(english) is _is_activated_there(other)
    return alike and _numbers(english) == _numbers(other)


def _is_activated(english: str) -> bool:
    plain = _QUOTED.sub("", english)
    return ":" in plain or ";" in plain


def _is_activated_there(other: str) -> bool:
    opening = _QUOTED.sub("", other).partition("。")[0]
    return "発動" in opening or "发动" in opening or "發動" in opening


def _numbers(text: str) -> frozenset[str]:
    return frozenset(_LARGE.findall(unicodedata.normalize("NFKC", text)))
