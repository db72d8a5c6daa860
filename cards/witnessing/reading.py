"""Imported cards whose English text is read, and those whose Japanese text says the same."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain

from cards.grammar.terms import words
from cards.grammar.tokens import token_called
from cards.names.archetypes import ARCHETYPES
from cards.sources.records import CollectedCard
from cards.witnessing.answers import answers_against, as_answered
from cards.witnessing.comparing import NUMBERED, both_say, in_japanese, read_ways
from cards.witnessing.doubts import doubts
from cards.witnessing.told import as_long_as_it_stays
from engine.yugioh.language import (
    Activatable,
    CardText,
    Choose,
    Frame,
    MakeTokens,
    OfArchetype,
    Throughout,
)
from engine.yugioh.language.node import parts


def read(
    facts: CardText, card: CollectedCard, families: Collection[str]
) -> tuple[CardText | None, bool]:
    """The card with its text, and whether it was read twice: both languages say the same.

    Where English can be read in several ways, Japanese has to tell which one is meant; where
    English is not understood, Japanese alone may be. No card where neither is, or
    something speaks against what was read. Texts without numbered effects say less of what they
    mean: to be sure of such a card there has to be an official FAQ as well. `families` are the
    archetypes of which it is known who belongs to them.
    """
    english = _in_english(facts, card)
    twice = both_say(english, card)
    once = english[0] if len(english) == 1 else None
    found = twice.card if twice else once or in_japanese(facts, card)
    if found is None:
        return None, False
    said = "\n".join(card.answers)
    japanese = f"{card.elsewhere.get('ja', '')} {card.second_elsewhere.get('ja', '')}".strip()
    found = as_long_as_it_stays(found, japanese)
    as_told, found = found, as_answered(found, said)
    against = chain(
        _lacks(found, families),
        _strange_tokens(found),
        doubts(as_told, _lines(card.text), japanese),
        answers_against(found, said),
        _of_too_few(found),
    )
    if next(against, ""):
        return None, False
    return found, twice is not None and bool(card.answers or NUMBERED.search(japanese))


def once_read(facts: CardText, card: CollectedCard) -> CardText | None:
    """The card as its English texts read, whatever else speaks for that or against it.

    None where there is none, and where they are not understood, have two readings, or make
    Tokens that there are not.
    """
    found = _in_english(facts, card)
    return found[0] if len(found) == 1 else None


def _in_english(facts: CardText, card: CollectedCard) -> Sequence[CardText]:
    """The card in each way to read its English texts, of which none makes a strange Token."""
    is_plain = facts.is_monster and facts.frame is Frame.NORMAL
    own = [] if is_plain else _lines(card.text)
    if not (own or is_plain):
        return ()
    other = [words("Box", "en")["pendulum"].format(line) for line in _lines(card.second)]
    found = read_ways(facts, own + other, "en")
    return () if any(next(_strange_tokens(each), "") for each in found) else found


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if line.strip()]


def _lacks(card: CardText, families: Collection[str]) -> Iterator[str]:
    """What the card speaks of that there is not."""
    asked = (part.name for part in parts(card) if isinstance(part, OfArchetype))
    yield from (name for name in asked if name not in ARCHETYPES and name not in families)


def _strange_tokens(card: CardText) -> Iterator[str]:
    made = (part.name for part in parts(card) if isinstance(part, MakeTokens))
    return (name for name in made if not _is_token(name))


def _of_too_few(card: CardText) -> Iterator[str]:
    """Whether it is left open what is done to fewer cards than there are of others.

    All of them, or nothing: that the FAQ alone tells (FAQ 6673, 8182; Q&A 7685).
    """
    for effect in (each for each in card.effects if isinstance(each, Activatable)):
        done = () if effect.do is None else parts(effect.do)
        counted = (
            each.as_many_as and not each.up_to for each in done if isinstance(each, Choose)
        )
        if any(counted) and not isinstance(effect.condition, Throughout):
            yield "fewer"


def _is_token(name: str) -> bool:
    """Whether there is a Token of that name."""
    try:
        return token_called(name).frame is Frame.TOKEN
    except KeyError:
        return False
