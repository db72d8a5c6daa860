"""Imported cards that can be played: the tree of each, and its state."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards.grammar.reader.cards import MADE, materials
from cards.sources.declaring import Meter
from cards.sources.records import CollectedCard, MadeCard
from cards.witnessing.calling import called
from cards.witnessing.facts import UnsureFactsError, bare
from cards.witnessing.reading import read_twice
from engine.yugioh.language import CardText, Frame
from engine.yugioh.language.keeping import kept_text, vocabulary
from engine.yugioh.pool.state import State

_NAMED = re.compile(r'\(This card is (always|not) treated as an? "([^"]+)" card\.\)')
"""A line on which archetype the card is of, whatever its name holds (MR-GLOS-39)."""
_RITUAL = re.compile(r'You can Ritual Summon this card with (?:the Ritual Spell )?"[^"]+"\.')
"""All that stands on a Ritual Monster without effect: what summons it says so as well."""


def make(cards: Sequence[CollectedCard], meter: Meter) -> Iterator[MadeCard]:
    """Those of the cards that can be played: nothing is guessed of the others.

    Meanwhile texts call all of the cards by their names.
    """
    with called({card.code: card.names for card in cards}):
        for done, card in enumerate(cards, 1):
            meter(done, len(cards))
            if (found := made(card)) is not None:
                yield found


def made(card: CollectedCard) -> MadeCard | None:
    """The card as it can be played; None where more is printed on it than is understood."""
    try:
        facts = bare(card)
    except UnsureFactsError:
        return None
    found, state = _without_effect(facts, card), State.WITNESSED
    if found is None:
        found, state = read_twice(facts, card), State.TWICE_READ
    if found is None:
        return None
    return MadeCard(card.code, kept_text(found), vocabulary(), state.value)


def _without_effect(facts: CardText, card: CollectedCard) -> CardText | None:
    """The card if it is a monster that nothing is said of but what it is summoned with."""
    if not facts.is_monster or card.second:
        return None
    said = _NAMED.findall(card.text)
    always = tuple(name for how, name in said if how == "always")
    others = tuple(each for each in facts.series if each not in {name for _, name in said})
    return _plain(replace(facts, series=others, treated_as=always), _NAMED.sub("", card.text))


def _plain(facts: CardText, text: str) -> CardText | None:
    """The card with that text, where it is a Normal Monster or the text names its materials."""
    said = text.strip()
    if facts.frame is Frame.NORMAL:
        return facts
    if facts.frame is Frame.RITUAL:
        return facts if _RITUAL.fullmatch(said) else None
    if facts.frame not in MADE or "\n" in said:
        return None
    found = materials(facts, said)
    return replace(facts, materials=found[0]) if len(found) == 1 else None
