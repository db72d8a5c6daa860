"""Whether what was typed is enough to take one card for certain."""

from collections.abc import Sequence

from bot.finding.entries import ALIKE, CALLED, INSIDE, FoundCard
from bot.shared.normalising import name_words, typed_name

_FEWEST_LETTERS, _FEWEST_CHARACTERS = 3, 2
"""Fewer tell no card, unless it is called just so."""
_FEWEST_MISSPELT = 5
"""In fewer letters a slip makes another word."""
_NEARLY_THE_SAME = 0.75
"""How much alike a name has to be that begins with another letter, and how much of a name a
part of it that begins within a word."""
_SHORT_WORD = 4
"""Words of fewer letters are not compared one by one with those of names."""
_MOST_LEFT_OVER = 0.25
"""The share of the letters that may stand in words of which nothing is in the name."""


def tells_enough(first: FoundCard, typed: str) -> bool:
    """Whether the name by which a card was found is what was typed, and not only like it.

    A character or two tell no card. In the letters of English a name that is only spelled
    alike begins as what was typed does, or is nearly the same, and leaves hardly any word
    over; a part of a name begins as one of its words does, or is nearly all of it.
    """
    words = typed_name(typed)
    folded = "".join(words)
    if first.closeness <= CALLED:
        return bool(folded)
    if not folded.isascii():
        return len(folded) >= _FEWEST_CHARACTERS
    if len(folded) < _FEWEST_LETTERS:
        return False
    named = name_words(first.matched)
    if first.closeness >= ALIKE:
        return _is_misspelt(words, named, 1 - (first.closeness - ALIKE))
    if first.closeness == INSIDE and "".join(named).isascii():
        whole = "".join(named)
        begins_so = any("".join(named[at:]).startswith(folded) for at in range(len(named)))
        return begins_so or len(folded) >= _NEARLY_THE_SAME * len(whole)
    return True


def _is_misspelt(words: Sequence[str], named: Sequence[str], alike: float) -> bool:
    """Whether the words may be the name with slips."""
    folded = "".join(words)
    begins_so = any(word[0] == folded[0] for word in named)
    if len(folded) < _FEWEST_MISSPELT or not (begins_so or alike >= _NEARLY_THE_SAME):
        return False
    whole = "".join(named)
    short = (word for word in words if len(word) < _SHORT_WORD and word not in whole)
    return sum(map(len, short)) <= _MOST_LEFT_OVER * len(folded)
