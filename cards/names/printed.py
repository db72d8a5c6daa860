"""What is printed on imported cards of which something is done by hand, as it was imported."""

import re
from collections.abc import Callable, Iterable, Mapping

Texts = Mapping[str, tuple[str, str]]
"""The text of a card and its second text, by language."""
Cut = Callable[[Texts, str], tuple[str, ...]]
"""The sentences of the texts in a language, "" for one that is not known there."""
_PRINTED: dict[int, Texts] = {}
_CUT: list[Cut] = []
_ENGLISH = "en"
_NUMBERED = re.compile(r"(?<!^)(?<!\n)(?=[①-⑨]\s*[：:])")
"""Where the text of a numbered effect begins within a line."""
_IN_ENGLISH = {"ja": "該当部分（英語）：", "zh": "相关部分（英文）："}
"""What leads to a part that is known in English alone."""


def learn(texts: Mapping[int, Texts], *cut: Cut) -> None:
    """Have these cards printed so, and no others; by passcode. `cut` finds sentences."""
    _CUT[:] = cut
    _PRINTED.clear()
    _PRINTED.update(texts)


def printed(code: int, language: str) -> tuple[str, ...]:
    """What is printed on the card, and its second text if it has one; () if unknown.

    In English where it is not known in that language. Each numbered effect has its own line.
    """
    texts = _PRINTED.get(code, {})
    found = texts.get(language) or texts.get(_ENGLISH) or ("", "")
    return tuple(_NUMBERED.sub("\n", each) for each in found if each)


def told(code: int, language: str, places: Iterable[int], *, all_else: bool = True) -> str:
    """What is printed at these places; where one is not known, "" or `all_else` of the card.

    All of a card that says more is followed by what is meant, in English.
    """
    at, texts = tuple(places), _PRINTED.get(code, {})
    found = _found(texts if all_else or language in texts else {}, language, at)
    if found or not all_else:
        return found
    said, english = " ".join(printed(code, language)), _found(texts, _ENGLISH, at)
    is_part = english and english != " ".join(printed(code, _ENGLISH))
    return f"{said}\n{_IN_ENGLISH.get(language, '')}{english}" if is_part else said


def _found(texts: Texts, language: str, places: Iterable[int]) -> str:
    """What is printed at these places in that language; "" where one is not known."""
    cut = [said for each in _CUT for said in each(texts, language)]
    some = dict.fromkeys(cut[at] if at < len(cut) else "" for at in places)
    return " ".join(some) if all(some) else ""
