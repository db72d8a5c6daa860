"""Fusion Summons and Ritual Summons (MR-FUS, MR-RIT)."""

from collections.abc import Callable, Sequence
from itertools import combinations, permutations

from engine.core.protocol import Answer, Seat, pick
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.moving import banish, move, send_to_graveyard
from engine.yugioh.asked import means
from engine.yugioh.facts.numbers import level
from engine.yugioh.facts.restrictions import (
    are_due,
    has_to_be_tributed,
    is_free_to_come,
    may_special_summon,
)
from engine.yugioh.field.zones import main_zones, zones_from_extra
from engine.yugioh.language import (
    Cards,
    Frame,
    FusionMaterials,
    FusionSummon,
    Place,
    Position,
    RitualSummon,
    Summon,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.state.spots import Spot
from engine.yugioh.words.prospect import A_CARD, Prospect
from engine.yugioh.words.steps import DONE, NOT_DONE, StepRules, could, register

FACE_UP = (Position.ATTACK, Position.DEFENSE)


Ways = list[tuple[Card, ...]]
"""Each set of cards that can be given for a monster."""


def _own_monsters(
    duel: Duel, seat: Seat, places: Sequence[Place] = (Place.HAND, Place.FIELD)
) -> list[Card]:
    """The monsters of `seat` in these places, those on the field of either face and last."""
    side = duel.state.sides[seat]
    piles = [side.pile(place) for place in places if place is not Place.FIELD]
    found = [card for pile in piles for card in pile if card.text.is_monster]
    return [*found, *(duel.state.monsters(seat) if Place.FIELD in places else ())]


def _fusions(step: FusionSummon, duel: Duel, speaker: Speaker) -> list[tuple[Card, Ways]]:
    """Each Fusion Monster that can be summoned now, with the materials for it."""
    found = []
    for card in duel.state.sides[speaker.player].extra:
        free = is_free_to_come(duel, speaker.player, card)
        such = card.text.frame is Frame.FUSION and means(step.what, duel, speaker, card)
        if free and such:
            ways = _fusion_ways(step, duel, speaker, card)
            if ways:
                found.append((card, ways))
    return found


def _fusion_ways(step: FusionSummon, duel: Duel, speaker: Speaker, card: Card) -> Ways:
    materials, seat = card.text.materials, speaker.player
    assert isinstance(materials, FusionMaterials)
    parts = materials.parts
    mine = _own_monsters(duel, seat, step.places)
    offered = [own for own in mine if _serves(own, parts, duel, speaker)]
    return [
        given
        for given in combinations(offered, len(parts))
        if _serve_together(given, parts, duel, speaker)
        and zones_from_extra(duel, seat, card, given)
    ]


def _serves(card: Card, parts: Sequence[Cards], duel: Duel, speaker: Speaker) -> bool:
    return any(_is_part(card, part, duel, speaker) for part in parts)


def _serve_together(
    given: tuple[Card, ...], parts: Sequence[Cards], duel: Duel, speaker: Speaker
) -> bool:
    return any(
        all(
            _is_part(card, part, duel, speaker) for card, part in zip(order, parts, strict=True)
        )
        for order in permutations(given)
    )


def _is_part(card: Card, part: Cards, duel: Duel, speaker: Speaker) -> bool:
    """Whether `card` is the material; its player knows their own Set monster (MR-FUS-04)."""
    if part.name:
        return card.text.called == part.name
    return means(part, duel, speaker, card)


def _rituals(step: RitualSummon, duel: Duel, speaker: Speaker) -> list[tuple[Card, Ways]]:
    """Each Ritual Monster in the hand that can be summoned now, with the Tributes for it."""
    found = []
    for card in duel.state.sides[speaker.player].hand:
        free = is_free_to_come(duel, speaker.player, card)
        such = card.text.frame is Frame.RITUAL and means(step.what, duel, speaker, card)
        if free and such:
            ways = _ritual_ways(step, duel, speaker, card)
            if ways:
                found.append((card, ways))
    return found


def _ritual_ways(step: RitualSummon, duel: Duel, speaker: Speaker, card: Card) -> Ways:
    """Tributes of which none could be left out (MR-RIT-03), not the monster itself."""
    seat = speaker.player
    lent = [monster for monster in has_to_be_tributed(duel, seat) if monster.face_up]
    monsters = [own for own in _own_monsters(duel, seat) if own is not card] + lent
    offered = [monster for monster in monsters if level(duel, monster)]
    ways: Ways = []
    for count in range(1, min(len(offered), step.level) + 1):
        for given in combinations(offered, count):
            levels = [level(duel, each) for each in given]
            enough = sum(levels) >= step.level > sum(levels) - min(levels)
            due = are_due(duel, seat, given)
            if enough and due and main_zones(duel, seat, given):
                ways.append(given)
    return ways


async def _choose_way(
    duel: Duel, speaker: Speaker, card: Card, ways: Ways, reason: Reason
) -> list[Card]:
    """Have the player choose cards that together do for `card`."""
    offered = list(dict.fromkeys(own for way in ways for own in way))
    allowed = [frozenset(offered.index(each) for each in way) for way in ways]

    def does_for_it(answer: Answer) -> bool:
        return frozenset(answer) in allowed

    if len(ways) == 1:
        return list(ways[0])
    chosen = await pick(
        speaker.player,
        reason,
        [own.id for own in offered],
        least=min(len(way) for way in ways),
        most=max(len(way) for way in ways),
        about=card.id,
        fits=does_for_it,
        safe=tuple(sorted(allowed[0])),
    )
    return [duel.card(own) for own in chosen]


async def _choose_monster(
    duel: Duel, speaker: Speaker, found: list[tuple[Card, Ways]]
) -> tuple[Card, Ways]:
    cards = [card for card, _ in found]
    (card,) = await choose_cards(
        duel, speaker.player, Reason.CHOOSE, cards, about=speaker.card.id
    )
    return next(each for each in found if each[0] is card)


def _show(duel: Duel, seat: Seat, given: Sequence[Card]) -> None:
    """Show what was hidden (MR-FUS-05, MR-RIT-05)."""
    hidden = [card.id for card in given if card.place is Place.HAND or not card.face_up]
    if hidden:
        duel.emit(Revealed(tuple(hidden), seat))


async def _place(
    duel: Duel, seat: Seat, card: Card, zones: Callable[[], list[Spot]], way: Summon
) -> None:
    (spot,) = await pick(seat, Reason.ZONE, zones(), about=card.id)
    (position,) = await pick(seat, Reason.POSITION, FACE_UP, about=card.id)
    move(duel, card, spot, Why.SUMMONED, position)
    duel.emit(Summoned(card.id, way, seat))


class FusionSummonRules(StepRules[FusionSummon]):
    """Fusion Summon one of these with monsters from these places of yours (MR-FUS-03)."""

    needs = "MR-FUS-08"

    def could(self, step: FusionSummon, duel: Duel, speaker: Speaker) -> bool:
        return may_special_summon(duel, speaker.player, speaker) and bool(
            _fusions(step, duel, speaker)
        )

    async def carry_out(self, step: FusionSummon, duel: Duel, speaker: Speaker) -> Done:
        found, seat = _fusions(step, duel, speaker), speaker.player
        if not found:
            return NOT_DONE
        card, ways = await _choose_monster(duel, speaker, found)
        given = await _choose_way(duel, speaker, card, ways, Reason.MATERIAL)
        _show(duel, seat, given)
        if step.banishing:
            banish(duel, given)
        else:
            send_to_graveyard(duel, given, Why.MATERIAL)
        duel.timeline.advance()
        await _place(
            duel, seat, card, lambda: zones_from_extra(duel, seat, card), Summon.FUSION
        )
        return DONE

    def worth(self, step: FusionSummon, prospect: Prospect) -> int:
        return A_CARD if could(step, prospect.duel, prospect.speaker) else -A_CARD


class RitualSummonRules(StepRules[RitualSummon]):
    """Tribute monsters whose Levels reach that; Ritual Summon one of these (MR-RIT-03)."""

    needs = "MR-RIT-03"

    def could(self, step: RitualSummon, duel: Duel, speaker: Speaker) -> bool:
        return may_special_summon(duel, speaker.player, speaker) and bool(
            _rituals(step, duel, speaker)
        )

    async def carry_out(self, step: RitualSummon, duel: Duel, speaker: Speaker) -> Done:
        found, seat = _rituals(step, duel, speaker), speaker.player
        if not found:
            return NOT_DONE
        card, ways = await _choose_monster(duel, speaker, found)
        given = await _choose_way(duel, speaker, card, ways, Reason.TRIBUTE)
        _show(duel, seat, given)
        tribute(duel, seat, given)
        duel.timeline.advance()
        await _place(duel, seat, card, lambda: main_zones(duel, seat), Summon.RITUAL)
        return DONE

    def worth(self, step: RitualSummon, prospect: Prospect) -> int:
        return A_CARD if could(step, prospect.duel, prospect.speaker) else -A_CARD


register(FusionSummon, FusionSummonRules())
register(RitualSummon, RitualSummonRules())
