"""What is printed on imported cards of which something is done by hand, as it was imported."""

from collections.abc import Mapping

Texts = Mapping[str, tuple[str, str]]
"""The text of a card and its second text, by language."""
_PRINTED: dict[int, Texts] = {}
_ENGLISH = "en"


def learn(texts: Mapping[int, Texts]) -> None:
    """Have these cards printed so, and no others; by passcode."""
    _PRINTED.clear()
    _PRINTED.update(texts)


def printed(code: int, language: str) -> tuple[str, ...]:
    """What is printed on the card, and its second text if it has one; () if unknown.

    In English where it is not known in that language.
    """
    texts = _PRINTED.get(code, {})
    found = texts.get(language) or texts.get(_ENGLISH) or ("", "")
    return tuple(each for each in found if each)
