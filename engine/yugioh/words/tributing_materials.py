"""Tributing what a Fusion Monster is made of, without a Fusion Summon (FAQ 6257)."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations, islice

from engine.core.alike import MOST_TRIED
from engine.yugioh.acts import destroying
from engine.yugioh.acts.choosing import Ways, choose_together, ways_of
from engine.yugioh.asked import means
from engine.yugioh.facts.restrictions import can_be_tributed, is_free_to_come
from engine.yugioh.field.zones import zones_from_extra
from engine.yugioh.language import Frame, FusionMaterials, TributeMaterials
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.summoning.fusion_materials import are_all, services
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.reached import total_attack
from engine.yugioh.words.steps import StepRules, register


def _coming(step: TributeMaterials, duel: Duel, speaker: Speaker) -> list[Card]:
    """The Fusion Monsters that an effect may bring, of those the step speaks of."""
    seat = speaker.player
    return [
        card
        for card in duel.state.sides[seat].extra
        if card.text.frame is Frame.FUSION and isinstance(card.text.materials, FusionMaterials)
        if means(step.of, duel, speaker, card) and is_free_to_come(duel, seat, card)
    ]


def _make(card: Card, given: Sequence[Card], duel: Duel, speaker: Speaker) -> bool:
    """Whether it is made of just those, and would find a zone once they are gone."""
    materials = card.text.materials
    assert isinstance(materials, FusionMaterials)
    serving = [services(card.text, each, duel, speaker, fusing=False) for each in given]
    together = are_all(materials, serving)
    return together and bool(zones_from_extra(duel, speaker.player, card, given))


def _ways(step: TributeMaterials, duel: Duel, speaker: Speaker, most: int) -> Ways | None:
    """What can be Tributed: the speaking card with others."""
    coming = _coming(step, duel, speaker)
    own = speaker.card
    may = [
        card
        for card in duel.state.monsters(speaker.player)
        if can_be_tributed(duel, speaker.player, card)
    ]
    if own not in may or not coming:
        return None
    others = [card for card in may if card is not own]

    def fits(given: Sequence[Card]) -> bool:
        return own in given and any(_make(card, given, duel, speaker) for card in coming)

    def tried() -> Iterator[tuple[Card, ...]]:
        for count in range(1, len(others) + 1):
            for some in combinations(others, count):
                yield (own, *some)

    def kind(card: Card) -> Hashable:
        return card.id

    found = islice(filter(fits, islice(tried(), MOST_TRIED)), most)
    return ways_of([own, *others], kind, found, fits)


class TributeMaterialsRules(StepRules[TributeMaterials]):
    """Tribute from your field what one of these Fusion Monsters is made of, this card too."""

    def could(self, step: TributeMaterials, duel: Duel, speaker: Speaker) -> bool:
        return _ways(step, duel, speaker, 1) is not None

    async def carry_out(self, step: TributeMaterials, duel: Duel, speaker: Speaker) -> Done:
        ways = _ways(step, duel, speaker, MOST_TRIED)
        assert ways is not None, "it could not be paid"
        seat, about = speaker.player, speaker.card.id
        cards = await choose_together(duel, seat, Reason.TRIBUTE, ways, about)
        marks, attack = marked(cards), total_attack(duel, cards)
        return Done(destroying.tribute(duel, seat, cards), marks, attack)

    def worth(self, step: TributeMaterials, prospect: Prospect) -> int:
        return -2 * A_CARD


register(TributeMaterials, TributeMaterialsRules())
