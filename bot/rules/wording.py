"""What was typed in English or Chinese, in the words that Japanese texts have for it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from bot.rules.term_search import without_gaps
from bot.shared.normalising import folded, words
from engine.core.game import Term

_MOST_WORDS = 6
"""No word of the game, and no name that is looked for, is longer."""
_SMALL = frozenset(
    words(
        "a an and are as at be by can do does for from how i if in into is it its my of on or"
        " out than that the their then this to what which while who with you your"
    )
)
"""Words of English that no Japanese text has a word for."""
_LEAST_STEM = 3


class Wording:
    """The words of all glossaries, made ready to be put into Japanese."""

    def __init__(self, terms: Iterable[Term]) -> None:
        self._english: dict[tuple[str, ...], str] = {}
        self._chinese: dict[str, str] = {}
        for term in terms:
            meant = _short(term.words.get("ja", ()))
            for forms in (term.words, term.also) if meant else ():
                for form in without_gaps(forms.get("en", ())):
                    self._english.setdefault(_stems(form), meant)
                for form in without_gaps(forms.get("zh", ())):
                    self._chinese.setdefault(folded(form), meant)
        self._longest = max(map(len, self._chinese), default=0)

    def japanese(self, typed: str, named: Callable[[str], str]) -> str:
        """The words of `typed` in Japanese, as far as the glossary or a card has them.

        `named` gives the Japanese name of the card of exactly that name, or "".
        """
        parts, at, found = typed.split(), 0, list[str]()
        while at < len(parts):
            for count in range(min(_MOST_WORDS, len(parts) - at), 0, -1):
                if meant := self._meant(" ".join(parts[at : at + count]), named):
                    found.append(meant)
                    break
            else:
                count = 1
                found += self._other(parts[at])
            at += count
        return " ".join(found) or typed

    def _meant(self, part: str, named: Callable[[str], str]) -> str:
        if part.isascii():
            meant = self._english.get(_stems(part), "")
        else:
            meant = self._chinese.get(folded(part), "")
        return meant or ("" if part.isdigit() else named(part))

    def _other(self, part: str) -> Sequence[str]:
        """A word that is none of the game, or several that were written as one in Chinese."""
        if part.casefold() in _SMALL:
            return ()
        return tuple(self._split(folded(part))) or (part,)

    def _split(self, text: str) -> Iterator[str]:
        """The Chinese words that the whole text is made of; nothing where it is not."""
        at, found = 0, list[str]()
        while at < len(text):
            ends = range(min(len(text), at + self._longest), at + 1, -1)
            end = next((end for end in ends if text[at:end] in self._chinese), None)
            if end is None:
                return
            found.append(self._chinese[text[at:end]])
            at = end
        yield from found


def _short(forms: Sequence[str]) -> str:
    """The usual form, or a beginning of it that is a form too: what more texts have."""
    whole = tuple(without_gaps(forms))
    first = whole[0] if whole else ""
    return min((form for form in whole if first.startswith(form)), key=len, default="")


def _stems(text: str) -> tuple[str, ...]:
    return tuple(map(stem, words(text)))


@lru_cache(maxsize=10_000)
def stem(word: str) -> str:
    """The word without the endings of English: "negated" and "negates" are one word."""
    for ending in ("ing", "ed", "es", "s", "e"):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _LEAST_STEM:
            return stem[:-1] if ending in ("ing", "ed") and stem[-1:] == stem[-2:-1] else stem
    return word
