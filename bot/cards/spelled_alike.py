"""Finding names that are spelled much like what was typed."""

from array import array
from collections.abc import Mapping, Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.cards.all_names import AllNames

_CLOSE_ENOUGH = 0.6
_WORD_CLOSE_ENOUGH = 0.75
_PARTLY_ALIKE = 0.95
"""What a beginning or words that are spelled alike are worth beside a whole name that is."""
_MOST_ALIKE = 40
_AT_ONCE = 4000
"""How many names are compared at most, which takes one or two milliseconds."""
_SHORTEST_WORD = 4
_MOST_WORDS = 4
_MOST_LINES = 1500


class Alike:
    """The names of cards, made ready to be compared with what was typed."""

    def __init__(self, names: AllNames) -> None:
        self._names = names
        letters = list(map(_letters, names))
        everything: tuple[Sequence[int], Sequence[str]] = range(len(letters)), names[:]
        self._alphabets = {"mixed": everything}
        for own, other in (("plain", "foreign"), ("foreign", "plain")):
            places = array("I", (at for at, each in enumerate(letters) if each != other))
            self._alphabets[own] = (places, [names[at] for at in places])
        words = (word for at in range(len(names)) for word in names.words(at))
        self._vocabulary = list(
            dict.fromkeys(word for word in words if len(word) >= _SHORTEST_WORD)
        )

    def scores(self, words: Sequence[str]) -> Mapping[int, float]:
        """The entries that are spelled alike, with how much: 1 for the same."""
        folded = "".join(words)
        if len(folded) < 2:
            return {}
        places, names = self._alphabets[_letters(folded)]
        begun = [name[: len(folded)] for name in names]
        scores: dict[int, float] = {}
        for choices, worth in ((names, 1.0), (begun, _PARTLY_ALIKE)):
            for score, n in most_alike(folded, choices, _CLOSE_ENOUGH):
                scores[places[n]] = max(scores.get(places[n], 0.0), score * worth)
        for at, score in self._by_words(words).items():
            scores[at] = max(scores.get(at, 0.0), score * _PARTLY_ALIKE)
        return scores

    def _by_words(self, words: Sequence[str]) -> Mapping[int, float]:
        """The entries that have a word much like each of the longer words."""
        longer = sorted((w for w in words if len(w) >= _SHORTEST_WORD), key=len, reverse=True)
        found: dict[int, float] | None = None
        for word in longer[:_MOST_WORDS]:
            lines = self._like(word)
            if found is None:
                found = lines
            else:
                found = {at: min(s, lines[at]) for at, s in found.items() if at in lines}
        return found or {}

    def _like(self, word: str) -> dict[int, float]:
        """The entries that have a word much like this one."""
        found: dict[int, float] = {}
        for score, n in most_alike(word, self._vocabulary, _WORD_CLOSE_ENOUGH):
            for at in self._names.having(self._vocabulary[n]):
                if len(found) < _MOST_LINES:
                    found.setdefault(at, score)
        return found


def most_alike(folded: str, choices: Sequence[str], least: float) -> list[tuple[float, int]]:
    """The closest of the choices with their scores, the best first, by their places.

    They are compared part by part: while some are, nothing else in the program can run.
    """
    found = [
        (score, first + n)
        for first in range(0, len(choices), _AT_ONCE)
        for _, score, n in process.extract(
            folded,
            choices[first : first + _AT_ONCE],
            scorer=OSA.normalized_similarity,
            score_cutoff=least,
            limit=_MOST_ALIKE,
        )
    ]
    return sorted(found, key=lambda each: (-each[0], each[1]))[:_MOST_ALIKE]


def _letters(folded: str) -> str:
    """Whether it is written in the letters of English, in others, or in both."""
    if folded.isascii():
        return "plain"
    return "mixed" if any(letter.isascii() for letter in folded) else "foreign"
