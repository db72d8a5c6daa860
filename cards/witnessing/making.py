"""Imported cards that can be played: the tree of each, and its state."""

import re
from dataclasses import replace

from cards.grammar.reader.cards import MADE, materials
from cards.sources.records import CollectedCard, MadeCard
from cards.witnessing.facts import UnsureFactsError, bare
from engine.yugioh.language import CardText, Frame
from engine.yugioh.language.keeping import kept_text, vocabulary
from engine.yugioh.pool.state import State

_NAMED = re.compile(r'\(This card is (always|not) treated as an? "([^"]+)" card\.\)')
"""A line on which archetype the card is of, whatever its name holds (MR-GLOS-39)."""
_RITUAL = re.compile(r'You can Ritual Summon this card with (?:the Ritual Spell )?"[^"]+"\.')
"""All that stands on a Ritual Monster without effect: what summons it says so as well."""


def make(card: CollectedCard) -> MadeCard | None:
    """The card as it can be played; None where more is printed on it than is understood."""
    try:
        facts = bare(card)
    except UnsureFactsError:
        return None
    found = _without_effect(facts, card)
    if found is None:
        return None
    return MadeCard(card.code, kept_text(found), vocabulary(), State.WITNESSED.value)


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
