"""What is printed on imported cards of which something is done by hand, as it was imported."""

from collections.abc import Callable, Iterable, Mapping

Texts = Mapping[str, tuple[str, str]]
"""The text of a card and its second text, by language."""
Cut = Callable[[Texts, str], tuple[str, ...]]
"""The sentences of the texts in a language, "" for one that is not known there."""
_PRINTED: dict[int, Texts] = {}
_CUT: list[Cut] = []
_ENGLISH = "en"


def learn(texts: Mapping[int, Texts], *cut: Cut) -> None:
    """Have these cards printed so, and no others; by passcode. `cut` finds sentences."""
    _CUT[:] = cut
    _PRINTED.clear()
    _PRINTED.update(texts)


def printed(code: int, language: str) -> tuple[str, ...]:
    """What is printed on the card, and its second text if it has one; () if unknown.

    In English where it is not known in that language.
    """
    texts = _PRINTED.get(code, {})
    found = texts.get(language) or texts.get(_ENGLISH) or ("", "")
    return tuple(each for each in found if each)


def told(code: int, language: str, places: Iterable[int], *, all_else: bool = True) -> str:
    """What is printed at these places; where one is not known, "" or `all_else` of the card."""
    texts = _PRINTED.get(code, {}) if all_else or language in _PRINTED.get(code, {}) else {}
    cut = [said for each in _CUT for said in each(texts, language)]
    some = dict.fromkeys(cut[at] if at < len(cut) else "" for at in places)
    return " ".join(some if all(some) else printed(code, language) if all_else else ())
