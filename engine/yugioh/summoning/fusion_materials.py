"""Which cards serve as which of the materials that a Fusion Monster names (MR-FUS-03)."""

from collections.abc import Sequence
from itertools import combinations

from engine.core.remembering import once_for_each
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.numbers import name_of
from engine.yugioh.language import (
    Cards,
    CardText,
    FusionMaterials,
    MustBeSummoned,
    OnlyTheseMaterials,
    Place,
    StandsForMaterial,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.serving import Services, Serving
from engine.yugioh.state.speaker import Speaker

STANDS_IN = (Place.HAND, Place.FIELD, Place.GRAVEYARD)
"""Where a card can stand for a material: not in the Deck, nor banished (Q&A 13184)."""


def services(
    text: CardText,
    card: Card,
    duel: Duel,
    speaker: Speaker,
    *,
    fusing: bool = True,
    alone: bool = False,
) -> Services:
    """How the card serves as each material of the Fusion Monster with that text.

    `fusing` tells whether it is for a Fusion Summon, which may admit no other materials;
    `alone`, that nothing stands for them.
    """
    materials = text.materials
    assert isinstance(materials, FusionMaterials)
    strict = fusing and _is_strict(text)
    free = not (strict or alone) and _stands_in(card, duel)
    more = () if materials.more is None else (materials.more,)
    parts = (*materials.parts, *more)
    return tuple([_service(part, card, duel, speaker, free) for part in parts])


@once_for_each
def _is_strict(text: CardText) -> bool:
    """Whether nothing can stand for a material in its Fusion Summon."""
    ways = effects_of(text.effects, MustBeSummoned)
    return any(way.strictly for way in ways) or bool(
        effects_of(text.effects, OnlyTheseMaterials)
    )


def _stands_in(card: Card, duel: Duel) -> bool:
    if not effects_of(card.text.effects, StandsForMaterial) or card.place not in STANDS_IN:
        return False
    return card.place is not Place.FIELD or not is_negated(card, duel)


def _service(
    part: Cards, card: Card, duel: Duel, speaker: Speaker, free: bool
) -> Serving | None:
    if _is_part(card, part, duel, speaker):
        return Serving.TRULY
    return Serving.INSTEAD if free and part.name else None


def _is_part(card: Card, part: Cards, duel: Duel, speaker: Speaker) -> bool:
    """Whether `card` is the material; its player knows their own Set monster (MR-FUS-04)."""
    if part.name:
        return name_of(duel, card) == part.name
    if card.place is Place.FIELD and not card.face_up and card.controller == speaker.player:
        return proves_to_be(part, duel, speaker, card)
    return means(part, duel, speaker, card)


def are_all(materials: FusionMaterials, cards: Sequence[Services]) -> bool:
    """Whether just those cards are what it is made of."""
    fixed = len(materials.parts)
    if materials.more is None:
        return len(cards) == fixed and serve_together(cards)
    everyone = range(len(cards))
    return len(cards) > fixed and any(
        all(each[-1] for n, each in enumerate(cards) if n not in named)
        and serve_together([cards[n][:-1] for n in named])
        for named in combinations(everyone, fixed)
    )


def serve_together(cards: Sequence[Services]) -> bool:
    """Whether each of those cards can be another one of the materials.

    One of them at most stands for another card: the others must be correct (FAQ 4115).
    """
    truly = [tuple(one is Serving.TRULY for one in each) for each in cards]
    if _are_placed(truly):
        return True
    for at, each in enumerate(cards):
        instead = tuple(one is Serving.INSTEAD for one in each)
        if any(instead) and _are_placed([*truly[:at], instead, *truly[at + 1 :]]):
            return True
    return False


def _are_placed(serves: Sequence[Sequence[bool]]) -> bool:
    taken: dict[int, int] = {}

    def placed(card: int, tried: list[int]) -> bool:
        for part, will_do in enumerate(serves[card]):
            if will_do and part not in tried:
                tried.append(part)
                if part not in taken or placed(taken[part], tried):
                    taken[part] = card
                    return True
        return False

    return all(placed(card, []) for card in range(len(serves)))
