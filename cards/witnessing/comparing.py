"""The Japanese text of an imported card, read beside the English one: what both say.

The OCG's text is the one that is played: where all else is equal, it decides what a target
still has to be, how long something lasts, and whether an effect misses its timing.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import starmap
from unicodedata import normalize

from cards.grammar.printing import text
from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.cards import MADE, UNSAID, materials
from cards.grammar.reader.tokens import is_old
from cards.grammar.reader.twice import DifferError, Twice, twice_read
from cards.grammar.terms import words
from cards.names.archetypes import FAMILIES, series
from cards.sources.records import CollectedCard
from cards.witnessing.told import as_aimed, as_answered_in_steps, as_joined, as_told
from engine.yugioh.language import CardText, Frame

NUMBERED = re.compile(r"[①-⑳]")
"""What effects are counted by since 2014; texts before say less of what they mean."""


def both_say(english: Sequence[CardText], card: CollectedCard) -> Twice | None:
    """What both texts say; None where none is, or more than one of the ways to read them.

    `english` are the ways in which the English text can be read: of several the one is meant
    that Japanese tells, and likewise of several in Japanese. An archetype has to be called in
    Japanese as it is known to be. What an old text does not say the official FAQ may tell
    (`as_told`).
    """
    told = (_both_say(one, other, card) for one in english for other in _japanese(one, card))
    found = {twice.card: twice for twice in told if twice}
    return found.popitem()[1] if len(found) == 1 else None


def _japanese(english: CardText, card: CollectedCard) -> Sequence[CardText]:
    """The ways in which the Japanese text of that card can be read."""
    facts = replace(english, effects=(), pendulum=(), treated_as=())
    return read_ways(facts, _said(facts, card), "ja")


def read_ways(facts: CardText, lines: Sequence[str], code: str) -> Sequence[CardText]:
    """All the ways in which a text can be read; none where it is not understood."""
    try:
        return (parse(facts, lines, code),)
    except UnknownTextError:
        return ()
    except AmbiguousTextError as error:
        return error.readings


def _said(facts: CardText, card: CollectedCard) -> tuple[str, ...]:
    return spoken(facts, card.elsewhere.get("ja", ""), card.second_elsewhere.get("ja", ""))


def _both_say(english: CardText, japanese: CardText, card: CollectedCard) -> Twice | None:
    """What both say, each read in that way; None where they say different things."""
    numbered = bool(NUMBERED.search(str(_said(english, card))))
    for one, other in _ways(english, japanese, card, numbered=numbered):
        try:
            twice = twice_read(one, other)
        except DifferError:
            continue
        return twice if all(starmap(same_family, twice.archetypes)) else None
    return None


def _ways(
    english: CardText, japanese: CardText, card: CollectedCard, *, numbered: bool
) -> Iterator[tuple[CardText, CardText]]:
    """Both as they are read, and as what an old text leaves out is told by another one."""
    answers = "\n".join(card.answers)
    yield english, japanese
    told = japanese if numbered else as_told(japanese, english, answers)
    if told != japanese:
        yield english, told
    in_steps = as_answered_in_steps(told, english, answers)
    if in_steps != told:
        yield english, in_steps
    if is_old(card.text):
        yield as_joined(as_aimed(english, in_steps), in_steps), in_steps


def in_japanese(facts: CardText, card: CollectedCard) -> CardText | None:
    """The card as its Japanese text alone is read, where that can be said in English as well.

    None where one language has a text that the other one has not: it may be lost.
    """
    texts = card.elsewhere.get("ja", ""), card.second_elsewhere.get("ja", "")
    if not texts[0] or bool(card.second) is not bool(texts[1]):
        return None
    line = card.text.split("\n")[0].strip()
    made = materials(facts, line) if facts.frame in MADE else (None,)
    if len(made) != 1:
        return None
    try:
        found = parse(replace(facts, materials=made[0]), spoken(facts, *texts), "ja")
        text(found, "en")
    except (UnknownTextError, AmbiguousTextError, *UNSAID):
        return None
    return found if found.effects or found.pendulum else None


def same_family(english: str, japanese: str) -> bool:
    """Whether the archetype of that English name is called so in Japanese."""
    known = english, series(english, "ja")
    told = normalize("NFKC", japanese)
    told_of = {told, told.removesuffix("の")}  # 「墓守の」 was what 「墓守」 is today
    # 磁石の戦士 is what two are called, of which one has another name here.
    imported = FAMILIES.get(japanese, {}).get("ja", japanese)
    told_of |= {normalize("NFKC", each) for each in (series(japanese, "ja"), imported)}
    return not told_of.isdisjoint(normalize("NFKC", each) for each in known)


def spoken(facts: CardText, text: str, second: str) -> tuple[str, ...]:
    """The Japanese texts as paragraphs: the line of materials, the effects, and the second."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    first = lines[:1] if facts.frame in MADE else []
    does = not facts.is_monster or facts.frame is not Frame.NORMAL
    own = "".join(lines[len(first) :]) if does else ""
    other = words("Box", "ja")["pendulum"].format("".join(second.split())) if second else ""
    return tuple(each for each in (*first, own, other) if each)
