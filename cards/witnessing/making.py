"""Imported cards that can be played: the tree of each, and its state."""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace

from cards.grammar.reader.cards import MADE, materials
from cards.sources.declaring import Meter
from cards.sources.records import Collected, CollectedCard, MadeCard
from cards.witnessing.by_hand import RITUAL, in_part
from cards.witnessing.calling import called
from cards.witnessing.changes import Keys
from cards.witnessing.facts import UnsureFactsError, bare
from cards.witnessing.making_tokens import names_of_tokens, tokens_of, with_name
from cards.witnessing.mentioning import mentions
from cards.witnessing.reading import read
from cards.yugioh import is_ours
from engine.yugioh.language import CardText, Frame
from engine.yugioh.language.keeping import kept_text, vocabulary
from engine.yugioh.pool.state import State
from engine.yugioh.words.effects.uses import may_be_suspected

_NAMED = re.compile(r'\(This card is (always|not) treated as an? "([^"]+)" card\.\)')
"""A line on which archetype the card is of, whatever its name holds (MR-GLOS-39)."""


def make(collected: Collected, meter: Meter) -> Iterator[MadeCard]:
    """Those of the cards that can be played: nothing is guessed of the others.

    What was made before of the same is not made again. Meanwhile texts call all of the cards
    by their names.
    """
    cards = collected.cards
    tokens, spoken = tokens_of(cards), names_of_tokens(cards)
    keys = Keys(collected, tokens, spoken)
    families = {name for card in cards for name in card.archetypes}
    names = {card.code: with_name(card, spoken) for card in cards}
    with called(names, collected.archetypes, tokens):
        for done, card in enumerate(cards, 1):
            meter(done, len(cards))
            before, key = collected.before.get(card.code), keys.of(card)
            if before is not None and before.key == key:
                yield before
            elif (found := made(card, families)) is not None:
                yield replace(found, key=key)


def made(card: CollectedCard, families: Collection[str] = ()) -> MadeCard | None:
    """The card as it can be played; None where more is printed on it than is understood.

    `families` are the archetypes of which it is known who belongs to them.
    """
    try:
        facts = replace(bare(card), mentions=mentions(card))
    except UnsureFactsError:
        return None
    found, state = _by_its_text(facts, card, families)
    hidden = may_be_suspected(found)
    return MadeCard(card.code, kept_text(found), vocabulary(), state.value, hidden)


def _by_its_text(
    facts: CardText, card: CollectedCard, families: Collection[str]
) -> tuple[CardText, State]:
    """The card with what its text says, as far as it is understood, and how sure that is."""
    if is_ours(card.name) or facts.frame is Frame.TOKEN:
        return facts, State.OURS if is_ours(card.name) else State.WITNESSED
    plain = _without_effect(facts, card)
    if plain is not None:
        return plain, State.WITNESSED
    found, twice = read(facts, card, families)
    if found is None:
        return in_part(facts, card)
    return found, State.TWICE_READ if twice else State.UNPROVEN


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
        return facts if RITUAL.fullmatch(said) else None
    if facts.frame not in MADE or "\n" in said:
        return None
    found = materials(facts, said)
    return replace(facts, materials=found[0]) if len(found) == 1 else None
