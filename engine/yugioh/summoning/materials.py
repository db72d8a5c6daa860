"""Reading what a monster of the Extra Deck is summoned with: do these monsters do?

Belongs here: whether monsters will do as materials, and which choices of them there are.
Does not belong here: asking for them and summoning, which are in `turn`, and Tributes
(`tributes`).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any, Generic, TypeVar

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds, is_named_so, means, proves_to_be
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.numbers import level, name_of
from engine.yugioh.facts.reach import applies, reaches
from engine.yugioh.facts.restrictions import has_come, is_forbidden
from engine.yugioh.field.zones import zones_from_extra
from engine.yugioh.language import (
    Ability,
    Cards,
    CardText,
    Frame,
    FusionMaterials,
    LinkMaterials,
    Materials,
    NeverMaterial,
    Place,
    StandsForTuner,
    Summon,
    SummonedUpon,
    SummonUsing,
    SynchroMaterials,
    XyzMaterials,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Lends, Lowers
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.giving import MOST_TRIED, given_for
from engine.yugioh.summoning.revival import is_among

M = TypeVar("M", bound=Materials)
WITH_MATERIALS = {
    Frame.LINK: Summon.LINK,
    Frame.XYZ: Summon.XYZ,
    Frame.SYNCHRO: Summon.SYNCHRO,
}
"""As which Summon it counts that monsters come from the Extra Deck with their materials."""
SERVING = {
    Summon.FUSION: Deed.SERVE_FUSION,
    Summon.SYNCHRO: Deed.SERVE_SYNCHRO,
    Summon.XYZ: Deed.SERVE_XYZ,
    Summon.LINK: Deed.SERVE_LINK,
}
"""What is forbidden to a monster that cannot be material of a summon in that way."""
MOST_MONSTERS = 12
"""How many monsters there can be on the field."""


class MaterialsRules(ABC, Generic[M]):
    """All that the engine knows of one kind of materials."""

    way: Summon
    """How a monster is summoned with them."""

    @abstractmethod
    def serves(self, materials: M, duel: Duel, speaker: Speaker, monster: Card) -> bool:
        """Whether that monster can be one of the materials for the speaking card."""

    @abstractmethod
    def counts(self, materials: M, speaker: Speaker) -> range:
        """How many materials the speaking card can have."""

    @abstractmethod
    def suffices(
        self, materials: M, duel: Duel, speaker: Speaker, given: Sequence[Card]
    ) -> bool:
        """Whether exactly the monsters `given` can be the materials for the speaking card."""


class LinkMaterialsRules(MaterialsRules[LinkMaterials]):
    """Together they count for the Link Rating."""

    way = Summon.LINK

    def serves(
        self, materials: LinkMaterials, duel: Duel, speaker: Speaker, monster: Card
    ) -> bool:
        """Whether it is what the text asks for."""
        return means(materials.of, duel, speaker, monster)

    def counts(self, materials: LinkMaterials, speaker: Speaker) -> range:
        """Each counts for one at least of its Link Rating (MR-LINK-09)."""
        most = speaker.card.text.rating if materials.or_more else materials.count
        return range(materials.count, most + 1)

    def suffices(
        self, materials: LinkMaterials, duel: Duel, speaker: Speaker, given: Sequence[Card]
    ) -> bool:
        """Whether they come to its Link Rating, and are what its text asks for."""
        if len(given) < materials.count or not _all_are(materials.of, duel, speaker, given):
            return False
        if len(given) > materials.count and not materials.or_more:
            return False
        including = materials.including
        if including and not any(means(including, duel, speaker, card) for card in given):
            return False
        names = [name_of(duel, card) for card in given]
        if materials.named_apart and len(dict.fromkeys(names)) < len(names):
            return False
        return speaker.card.text.rating in _link_totals(given)


def _link_totals(given: Sequence[Card]) -> list[int]:
    """What the materials can count for: a Link Monster as 1 or as its Rating (MR-LINK-09)."""
    totals = [0]
    for card in given:
        worths = [1, card.text.rating] if card.text.rating > 1 else [1]
        totals = list(dict.fromkeys(total + worth for total in totals for worth in worths))
    return totals


class XyzMaterialsRules(MaterialsRules[XyzMaterials]):
    """All are of one Level."""

    way = Summon.XYZ

    def serves(
        self, materials: XyzMaterials, duel: Duel, speaker: Speaker, monster: Card
    ) -> bool:
        """Whether it is of the Level, no Token, and what the text asks for."""
        its_level = level(duel, monster) == materials.level
        fits = its_level and monster.text.frame is not Frame.TOKEN
        return fits and means(materials.of, duel, speaker, monster)

    def counts(self, materials: XyzMaterials, speaker: Speaker) -> range:
        """So many, or also more where its text says so."""
        most = MOST_MONSTERS if materials.or_more else materials.count
        return range(materials.count, most + 1)

    def suffices(
        self, materials: XyzMaterials, duel: Duel, speaker: Speaker, given: Sequence[Card]
    ) -> bool:
        """Whether they are of its Level, and are what its text asks for."""
        if len(given) < materials.count or not _all_are(materials.of, duel, speaker, given):
            return False
        if len(given) > materials.count and not materials.or_more:
            return False
        return all(
            level(duel, card) == materials.level and card.text.frame is not Frame.TOKEN
            for card in given
        )


class SynchroMaterialsRules(MaterialsRules[SynchroMaterials]):
    """The Levels of a Tuner and of others come to the Level of the card."""

    way = Summon.SYNCHRO

    def serves(
        self, materials: SynchroMaterials, duel: Duel, speaker: Speaker, monster: Card
    ) -> bool:
        """Whether it has a Level, and is what the text asks for, as a Tuner or as another."""
        is_tuner = Ability.TUNER in monster.text.abilities
        fits = is_tuner and _serves_as_tuner(materials.tuner, duel, speaker, monster)
        if not fits and (materials.tuners_too or not is_tuner):
            fits = means(materials.others, duel, speaker, monster)
        return fits and level(duel, monster) > 0

    def counts(self, materials: SynchroMaterials, speaker: Speaker) -> range:
        """Each has a Level, and together they have that of the card."""
        most = materials.least + 1 if materials.exact else speaker.card.text.level
        return range(materials.least + 1, most + 1)

    def suffices(
        self, materials: SynchroMaterials, duel: Duel, speaker: Speaker, given: Sequence[Card]
    ) -> bool:
        """Whether their Levels come to its Level, with a Tuner among them that serves."""
        tuners = [card for card in given if Ability.TUNER in card.text.abilities]
        if len(given) <= materials.least or not (materials.tuners_too or len(tuners) == 1):
            return False
        if materials.exact and len(given) > materials.least + 1:
            return False
        levels = [_level_for(speaker.card, duel, card) for card in given]
        if 0 in levels:
            return False
        return sum(levels) == speaker.card.text.level and any(
            _serves_as_tuner(materials.tuner, duel, speaker, tuner)
            and _all_are(
                materials.others, duel, speaker, [each for each in given if each is not tuner]
            )
            for tuner in tuners
        )


def _serves_as_tuner(asked: Cards, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether it is the Tuner that is asked for, or stands for it where it can be used at all
    (FAQ of Quickdraw Synchron).
    """
    stands_for = [each.tuner for each in effects_of(card.text.effects, StandsForTuner)]
    if stands_for:
        return any(_asks_for(each, asked) for each in stands_for)
    return means(asked, duel, speaker, card)


def _asks_for(tuners: Cards, asked: Cards) -> bool:
    """Whether it has to be one of those Tuners, by its name or as the text says."""
    name = asked.name
    named = name is not None and all(is_named_so(each, name) for each in tuners.like)
    return named or all(each in asked.like for each in tuners.like)


def _level_for(monster: Card, duel: Duel, card: Card) -> int:
    """The Level of `card` as Synchro Material of `monster`; 0 where it has none (Q&A 23302)."""
    number = level(duel, card)
    lower = sum(
        claim.lower
        for claim, by in holding(Lowers, duel)
        if reaches(claim.who, duel, by, card) and not proves_to_be(claim.but, duel, by, monster)
    )
    return max(1, number - lower) if number and lower else number


def _all_are(noun: Cards, duel: Duel, speaker: Speaker, given: Sequence[Card]) -> bool:
    return all(means(noun, duel, speaker, card) for card in given)


MATERIALS: dict[type[Materials], MaterialsRules[Any]] = {
    LinkMaterials: LinkMaterialsRules(),
    XyzMaterials: XyzMaterialsRules(),
    SynchroMaterials: SynchroMaterialsRules(),
}
"""The rules of each kind of materials of summons that take no effect (MR-SS-02)."""
WAYS = tuple(MATERIALS)
BY_EFFECT = (FusionMaterials,)
"""Materials that the effect which summons with them reads itself."""


def suffices(materials: Materials, duel: Duel, speaker: Speaker, given: Sequence[Card]) -> bool:
    """Whether exactly the monsters `given` can be the materials for the speaking card."""
    return MATERIALS[type(materials)].suffices(materials, duel, speaker, given)


def lies_face_up(card: Card) -> bool:
    """Whether it came to the Extra Deck from the field: no material brings it again."""
    return card.place is Place.EXTRA_DECK and card.face_up


def materials_for(duel: Duel, seat: Seat, card: Card) -> Iterator[tuple[Card, ...]]:
    """Each choice of monsters that do for `card`, as its materials or given for it."""
    materials = card.text.materials
    yield from given_for(duel, seat, card)
    if not isinstance(materials, WAYS) or lies_face_up(card):
        return
    speaker = Speaker(card, seat)
    mine = [*duel.state.monsters(seat), *_lent(duel, seat, materials)]
    rules = MATERIALS[type(materials)]
    monsters = [
        monster
        for monster in mine
        if monster.face_up
        and may_be_material(duel, monster, rules.way, speaker)
        and rules.serves(materials, duel, speaker, monster)
    ]
    tried = (
        given
        for count in rules.counts(materials, speaker)
        for given in combinations(monsters, count)
    )
    for given in islice(tried, MOST_TRIED):
        if suffices(materials, duel, speaker, given):
            yield given
    yield from ((monster,) for monster in stackable(duel, seat, card))


def may_be_material(duel: Duel, card: Card, way: Summon, of: Speaker) -> bool:
    """Whether its own text and what holds let it be material of a summon of the speaker."""
    never = effects_of(card.text.effects, NeverMaterial)
    if any(
        way in each.ways
        and not (each.but and proves_to_be(each.but, duel, of, of.card))
        and (not each.that_turn or _came_this_turn(duel, card, each.ways))
        for each in never
    ):
        return False
    return not is_forbidden(SERVING[way], duel, of.player, card)


def _came_this_turn(duel: Duel, card: Card, ways: Sequence[Summon]) -> bool:
    """Whether it was summoned in one of these ways in the turn that it is."""
    return card.turn_log.summoned == duel.state.turn.number and is_among(card.arrival.way, ways)


def stackable(duel: Duel, seat: Seat, card: Card) -> list[Card]:
    """The own face-up monsters upon which `card` says that it can be summoned."""
    speaker = Speaker(card, seat)
    return [
        monster
        for effect in effects_of(card.text.effects, SummonedUpon)
        if _is_open(effect, duel, speaker)
        for monster in duel.state.monsters(seat)
        if monster.face_up
        and may_be_material(duel, monster, Summon.XYZ, speaker)
        and means(effect.upon, duel, speaker, monster)
    ]


def summonable_with(duel: Duel, speaker: Speaker, grant: SummonUsing) -> list[Card]:
    """The monsters of the Extra Deck that the speaker's player can summon so now."""
    seat = speaker.player
    return [
        card
        for card in duel.state.sides[seat].extra
        if isinstance(card.text.materials, WAYS)
        if MATERIALS[type(card.text.materials)].way is grant.way
        if means(grant.what, duel, speaker, card)
        if not is_forbidden(Verb.SPECIAL_SUMMON, duel, seat, card)
        if not has_come(duel, seat, card)
        if _can_include(duel, speaker, card)
    ]


def _can_include(duel: Duel, speaker: Speaker, card: Card) -> bool:
    ways = ways_to_summon(duel, speaker.player, card)
    return any(speaker.card in given for given in ways)


def _is_open(effect: SummonedUpon, duel: Duel, speaker: Speaker) -> bool:
    """Whether the speaking card can be summoned upon others now, as often as it may be."""
    text = speaker.card.text
    spent = spent_by_stacking(text) if effect.once else None
    if spent is not None:
        used = duel.state.usage.by_name.get((speaker.player, text.called, spent))
        if used == duel.state.turn.number:
            return False
    return effect.condition is None or holds(effect.condition, duel, speaker)


@once_for_each
def spent_by_stacking(text: CardText) -> int | None:
    """Which sentence is used up for the turn by a summon upon a monster; None where none is."""
    limited = (each for each in effects_of(text.effects, SummonedUpon) if each.once)
    return next((text.sentences.index(each) for each in limited), None)


def _lent(duel: Duel, seat: Seat, materials: Materials) -> list[Card]:
    """The opponent's monsters that serve `seat` as materials of that kind."""
    lent = [
        (claim, by)
        for claim, by in holding(Lends, duel)
        if by.player == seat and claim.way is MATERIALS[type(materials)].way
    ]
    theirs = duel.state.monsters(duel.opponent(seat)) if lent else []
    return [
        card for card in theirs if any(applies(each.who, duel, by, card) for each, by in lent)
    ]


def ways_to_summon(duel: Duel, seat: Seat, card: Card) -> Iterator[tuple[Card, ...]]:
    """Each choice of materials with which `card` can be summoned now, and placed."""
    for given in materials_for(duel, seat, card):
        if zones_from_extra(duel, seat, card, given):
            yield given
