"""What is printed on cards of which something is done by hand, in place of what they say."""

import re
from collections.abc import Callable, Iterable, Mapping

from cards.grammar.terms import words
from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText
from engine.yugioh.language.by_hand import done_by_hand

Texts = Mapping[str, tuple[str, str]]
"""The text of a card and its second text, by language."""
Cut = Callable[[Texts, str], tuple[str, ...]]
"""The sentences of the texts in a language, "" for one that is not known there."""
_PRINTED: dict[int, Texts] = {}
_CUT: list[Cut] = []
_ENGLISH = "en"
_NUMBERED = re.compile(r"(?<!^)(?<!\n)(?=[①-⑨]\s*[：:])")
"""Where the text of a numbered effect begins within a line."""


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
    return f"{said}\n{words('ByHand', language)['in-english']}{english}" if is_part else said


def by_hand(card: CardText, index: int, code: str, *, alone: bool = False) -> str:
    """What is printed of sentence `index`, if it is by hand; `alone`, in that language only."""
    done = done_by_hand(card.sentences[index]) if index < len(card.sentences) else ()
    places = sorted({at for each in done for at in each.sentences})
    said = told(card.passcode, code, places, all_else=not alone) if done else ""
    return said or (told(card.passcode, "en", places) if done and not alone else "")


def whole(card: CardText, code: str) -> tuple[str, ...]:
    """All that is printed on the card, where any of it is done by hand; else nothing."""
    return printed(card.passcode, code) if _is_by_hand(card) else ()


@once_for_each
def _is_by_hand(card: CardText) -> bool:
    return bool(done_by_hand(card))


def _found(texts: Texts, language: str, places: Iterable[int]) -> str:
    """What is printed at these places in that language; "" where one is not known."""
    cut = [said for each in _CUT for said in each(texts, language)]
    some = dict.fromkeys(cut[at] if at < len(cut) else "" for at in places)
    return " ".join(some) if all(some) else ""
