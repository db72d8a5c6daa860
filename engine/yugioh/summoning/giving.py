"""Which cards on the field are given for one that comes from the Extra Deck by that."""

from collections.abc import Iterator
from itertools import combinations, islice

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.facts.banish_instead import comes_to_graveyard
from engine.yugioh.facts.restrictions import may_banish
from engine.yugioh.language import (
    CardText,
    Frame,
    FusionMaterials,
    NeverMaterial,
    Place,
    Summon,
    SummonedByGiving,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.serving import Services
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import MONSTER_ROWS
from engine.yugioh.summoning.fusion_materials import are_all, services

MOST_TRIED = 2_500
"""How many choices of monsters are looked at for one card, at most, those of few first."""


@once_for_each
def giving_of(text: CardText) -> SummonedByGiving | None:
    """How it comes by what is given for it, if it does."""
    return next(iter(effects_of(text.effects, SummonedByGiving)), None)


def given_for(duel: Duel, seat: Seat, card: Card) -> Iterator[tuple[Card, ...]]:
    """Each choice of cards on the field that can be given for `card` of the Extra Deck.

    Nothing stands for a material that is named (Q&A 17900), and a Token is none (FAQ 7403).
    What is named is given from a Spell & Trap Zone as well, in which it may lie equipped, or
    Set; any other material is a monster there (FAQ 5556, 7403, 7617).
    """
    said, materials = giving_of(card.text), card.text.materials
    if said is None or not isinstance(materials, FusionMaterials) or card.face_up:
        return
    speaker = Speaker(card, seat)
    theirs = _cards_of(duel, duel.opponent(seat)) if said.either else []
    there = [*_cards_of(duel, seat), *(each for each in theirs if each.face_up)]
    serves: dict[Card, Services] = {}
    for each in there:
        if _can_be_given(said, duel, seat, each):
            will_do = services(card.text, each, duel, speaker, alone=True)
            if each.row not in MONSTER_ROWS:
                will_do = _as_named(materials, will_do)
            if any(will_do):
                serves[each] = will_do
    most = materials.least if materials.more is None else len(serves)
    tried = (
        given
        for count in range(materials.least, most + 1)
        for given in combinations(serves, count)
    )
    for given in islice(tried, MOST_TRIED):
        if are_all(materials, [serves[each] for each in given]):
            yield given


def _cards_of(duel: Duel, seat: Seat) -> list[Card]:
    """The monsters of that player, and what else they have there that is one by its text."""
    aside = [each for each in duel.state.spells(seat) if each.text.is_monster]
    return [*duel.state.monsters(seat), *aside]


def _as_named(materials: FusionMaterials, serves: Services) -> Services:
    """How a card that is no monster there serves: as the materials alone that are named."""
    return tuple(
        [
            each if n < len(materials.parts) and materials.parts[n].name else None
            for n, each in enumerate(serves)
        ]
    )


def _can_be_given(said: SummonedByGiving, duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether it can be Fusion Material, though not of a Fusion Summon, and comes there
    (Q&A 6878, 22839).
    """
    never = effects_of(card.text.effects, NeverMaterial)
    if card.text.frame is Frame.TOKEN or any(Summon.FUSION in each.ways for each in never):
        return False
    if said.to is Place.BANISHED:
        return may_banish(duel, seat, card)
    return said.to is not Place.GRAVEYARD or comes_to_graveyard(duel, card)
