"""Names in the words that people write in place of those that are printed."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from bot.shared.normalising import squeezed

_BARE = str.maketrans("", "", "的之")
"""Chinese translations of one name differ in these particles alone."""
_EXCHANGED = (str.maketrans("的", "之"), str.maketrans("之", "的"))
_NEVER = "(?!)"
_SHORTEST_BEGINNING = 2
_MOST_BEGUN = 3


class Wording:
    """What people write in names of cards in place of words that are printed there."""

    def __init__(self, printed: Mapping[str, str]) -> None:
        """Take each word that people write, with the one that is printed."""
        self._printed = {squeezed(word): squeezed(other) for word, other in printed.items()}
        words = sorted(self._printed, key=len, reverse=True)
        self._words = re.compile("|".join(re.escape(word) for word in words) or _NEVER)
        self._in_order = sorted(words)

    def otherwise(self, folded: str) -> Sequence[str]:
        """What was typed with the words that are printed, and with other particles or none."""
        printed = self._words.sub(lambda word: self._printed[word[0]], folded)
        told = dict.fromkeys((printed,))
        if len(bare := printed.translate(_BARE)) > 1:
            told |= dict.fromkeys((bare, *(printed.translate(each) for each in _EXCHANGED)))
        return [each for each in told if each != folded]

    def begun(self, folded: str) -> Iterator[str]:
        """The printed words for those of people's words that begin with what was typed."""
        if len(folded) < _SHORTEST_BEGINNING or folded.isascii():
            return
        first = bisect_left(self._in_order, folded)
        for word in self._in_order[first : first + _MOST_BEGUN]:
            if word.startswith(folded) and word != folded:
                yield self._printed[word]
