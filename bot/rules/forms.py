"""Where words stand in a text, also where no spaces are written."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bot.shared.normalising import is_kana

_BEGIN = 2
"""By how many of their first letters forms are kept."""
_SHORT = 2
"""A form in kana of so few letters may also be a piece of other words: いまなに, 含まない."""
_PARTICLES = "のにはがをもでと"
"""What stands before such a form where it is a word, and does not begin the text."""
_LONGER = "ー"
"""What makes another word of it: 「マナー」 is no 「マナ」."""


class Forms:
    """Words that are found in a text, the longest first: in 「マナー」 there is no 「マナ」."""

    def __init__(self, forms: Iterable[str]) -> None:
        self._begin: dict[str, list[str]] = defaultdict(list)
        for form in sorted({*forms, ""} - {""}, key=lambda form: (-len(form), form)):
            self._begin[form[:_BEGIN]].append(form)

    def within(self, text: str) -> Iterator[str]:
        """The words that `text` says, from left to right."""
        return (text[at:end] for at, end in self.spans(text))

    def spans(self, text: str) -> Iterator[tuple[int, int]]:
        """Where these words stand: from where, and up to where."""
        at = 0
        while at < len(text):
            for form in self._begin.get(text[at : at + _BEGIN], ()):
                end = at + len(form)
                if text.startswith(form, at) and _stands(form, text, at, end):
                    yield at, end
                    at = end - 1
                    break
            at += 1


def _stands(form: str, text: str, at: int, end: int) -> bool:
    """Whether the form is a word there, and no piece of others."""
    before, after = text[max(at - 1, 0) : at], text[end : end + 1]
    if form.isascii():
        return not any(each.isascii() and each.isalnum() for each in (before, after))
    if after == _LONGER:
        return False
    short = len(form) <= _SHORT and all(map(is_kana, form))
    return not short or before.strip() in _PARTICLES
