"""Fusion Summons (MR-FUS)."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from engine.core.alike import MOST_TRIED, Demand, choices
from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.acts.choosing import Ways, ways_of
from engine.yugioh.acts.moving import banish, send_to_graveyard
from engine.yugioh.asked import means
from engine.yugioh.facts.reach import is_unaffected
from engine.yugioh.facts.restrictions import may_banish
from engine.yugioh.field.zones import zones_from_extra
from engine.yugioh.language import Frame, FusionMaterials, FusionSummon, Place, Summon
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.serving import Services
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.summoning.fusion_materials import are_all, services
from engine.yugioh.summoning.materials import lies_face_up, may_be_material
from engine.yugioh.words.giving_for_summons import GivingRules
from engine.yugioh.words.steps import register


def _own_monsters(
    duel: Duel, speaker: Speaker, places: Sequence[Place] = (Place.HAND, Place.FIELD)
) -> list[Card]:
    """The monsters of the speaker in these places, those on the field of either face and last.

    What the cost takes is gone by then.
    """
    seat = speaker.player
    side = duel.state.sides[seat]
    piles = [side.pile(place) for place in places if place is not Place.FIELD]
    found = [card for pile in piles for card in pile if card.text.is_monster]
    found += duel.state.monsters(seat) if Place.FIELD in places else ()
    return [card for card in found if card not in speaker.leaving]


def _given_by(step: FusionSummon, duel: Duel, speaker: Speaker) -> list[Card]:
    """The monsters that could be given: of the field those it reaches, theirs face-up."""
    found = _own_monsters(duel, speaker, (Place.FIELD,) if step.either else step.places)
    if step.either:
        theirs = duel.state.monsters(duel.opponent(speaker.player))
        found += [card for card in theirs if card.face_up]
    return [
        card
        for card in found
        if card.place is not Place.FIELD or not is_unaffected(duel, card, speaker)
    ]


def _fusion_ways(
    step: FusionSummon, duel: Duel, speaker: Speaker, card: Card, most: int
) -> Ways | None:
    """Materials for `card`: in a pile those are alike that serve as the same of them."""
    materials, seat = card.text.materials, speaker.player
    assert isinstance(materials, FusionMaterials)
    serves = _serving(step, duel, speaker, card)
    mine = [own for own in _given_by(step, duel, speaker) if own in serves]

    def kind(own: Card) -> Hashable:
        return own.id if own.place is Place.FIELD else (serves[own], own.place)

    def fits(given: Sequence[Card]) -> bool:
        gone = (*given, *speaker.leaving)
        together = are_all(materials, [serves[own] for own in given])
        return together and bool(zones_from_extra(duel, seat, card, gone))

    kinds = [kind(own) for own in mine]
    each = [
        Demand(tuple(at for at, own in enumerate(mine) if serves[own][part]), 1, 1)
        for part in range(materials.least)
    ]
    if not any(True for _ in choices(kinds, each)):
        return None
    most_given = materials.least if materials.more is None else len(mine)
    demand = Demand(tuple(range(len(mine))), materials.least, most_given)
    tried = islice(choices(kinds, [demand]), MOST_TRIED)
    given = ([mine[index] for index in chosen] for (chosen,) in tried)
    return ways_of(mine, kind, islice(filter(fits, given), most), fits)


def _serving(
    step: FusionSummon, duel: Duel, speaker: Speaker, card: Card
) -> Mapping[Card, Services]:
    """The monsters of the speaker that would do for any of these, and for which of them.

    What a cost takes changes nothing of that, so it is worked out once for all ways to pay it.
    """
    held, now = duel.cache.serving, duel.timeline.revision
    if held.revision != now:
        held.known, held.revision = {}, now
    key = (speaker.card.id, speaker.player, card.id, step.places, step.either)
    if key not in held.known:
        here = _given_by(step, duel, changed(speaker, leaving=()))
        coming = Speaker(card, speaker.player)
        each = (
            (own, services(card.text, own, duel, speaker))
            for own in here
            if may_be_material(duel, own, Summon.FUSION, coming)
            if not step.banishing or may_banish(duel, speaker.player, own)
        )
        held.known[key] = {own: serves for own, serves in each if any(serves)}
    return held.known[key]


class FusionSummonRules(GivingRules[FusionSummon]):
    """Fusion Summon one of these with monsters from these places of yours (MR-FUS-03)."""

    needs = "MR-FUS-08"
    frame = Frame.FUSION
    gives = Reason.MATERIAL
    way = Summon.FUSION

    def ways(
        self,
        step: FusionSummon,
        duel: Duel,
        speaker: Speaker,
        card: Card,
        most: int = MOST_TRIED,
    ) -> Ways | None:
        return _fusion_ways(step, duel, speaker, card, most)

    def lying(self, step: FusionSummon, duel: Duel, speaker: Speaker) -> Iterable[Card]:
        extra = duel.state.sides[speaker.player].extra
        return (card for card in extra if means(step.what, duel, speaker, card))

    def such(self, step: FusionSummon, duel: Duel, speaker: Speaker) -> Iterator[Card]:
        """None that lies there face-up, nor of unknown materials (Q&A 18666)."""
        found = super().such(step, duel, speaker)
        closed = (card for card in found if not lies_face_up(card))
        return (card for card in closed if isinstance(card.text.materials, FusionMaterials))

    def give(
        self, step: FusionSummon, duel: Duel, speaker: Speaker, given: Sequence[Card]
    ) -> None:
        if step.banishing:
            banish(duel, given)
        else:
            send_to_graveyard(duel, given, Why.MATERIAL)

    def zones(self, duel: Duel, seat: Seat, card: Card) -> list[Spot]:
        return zones_from_extra(duel, seat, card)


register(FusionSummon, FusionSummonRules())
