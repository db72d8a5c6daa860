"""Link, Xyz, Synchro and Pendulum Summons: procedures without a chain (MR-SS-02)."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Answer, Seat, pick
from engine.yugioh.acts.choosing import choose_way
from engine.yugioh.acts.moving import move, send_to_graveyard
from engine.yugioh.acts.summoning import FACE_UP
from engine.yugioh.chain.chain import respond
from engine.yugioh.facts.tolls import pay_toll
from engine.yugioh.field.zones import main_zones, zones_from_extra
from engine.yugioh.language import Frame, Place, Position, Summon
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import EffectUsed
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.summoning.giving import giving_of
from engine.yugioh.summoning.materials import (
    WITH_MATERIALS,
    spent_by_stacking,
    stackable,
    ways_to_summon,
)
from engine.yugioh.summoning.pendulum import fits, pendulum_candidates
from engine.yugioh.turn.summon_window import bring_about, succeed
from engine.yugioh.words.spending import give_up, hand_on, lay_beneath


async def summon_from_extra(duel: Duel, seat: Seat, card: Card) -> None:
    """Summon `card` with its materials, of the player's own accord."""
    await come_from_extra(duel, seat, card)
    await respond(duel)


async def come_from_extra(
    duel: Duel, seat: Seat, card: Card, using: Card | None = None, *, declared: bool = True
) -> None:
    """Give the materials, then put `card` on the field (MR-LINK-03, MR-XYZ-04, MR-SYNC-06).

    `using` has to be one of them, where it is given; only what is `declared` can be negated.
    """
    given = await choose_materials(duel, seat, card, using)
    used, giving = None, giving_of(card.text)
    if giving is not None:
        give_up(duel, given, giving.to)
    elif card.text.frame is Frame.XYZ:
        hosts = stackable(duel, seat, card)
        if any(material in hosts for material in given):
            used = spent_by_stacking(card.text)
        for material in given:
            lay_beneath(duel, material, card, takes_over=material in hosts)
    else:
        send_to_graveyard(duel, given, Why.MATERIAL)
    duel.timeline.advance()
    await place_from_extra(duel, seat, card, declared=declared)
    way = WITH_MATERIALS[card.text.frame] if giving is None else Summon.SPECIAL
    if declared:
        await bring_about(duel, seat, [card], way)
    else:
        succeed(duel, seat, [card], way)
    if card.place is Place.FIELD:
        if used is not None:
            duel.emit(EffectUsed(card.id, seat, used))
        hand_on(duel, seat, card, given, way)


async def choose_materials(
    duel: Duel, seat: Seat, card: Card, using: Card | None = None
) -> list[Card]:
    """Have `seat` choose monsters that together do for `card`, with `using` among them."""
    ways = list(ways_to_summon(duel, seat, card))
    if using is not None:
        ways = [way for way in ways if using in way]
    monsters = (*duel.state.monsters(seat), *duel.state.monsters(duel.opponent(seat)))
    offered = [monster for monster in monsters if any(monster in way for way in ways)]
    return await choose_way(duel, seat, Reason.MATERIAL, offered, ways, card.id)


async def place_from_extra(
    duel: Duel, seat: Seat, card: Card, others: Sequence[Card] = (), *, declared: bool = True
) -> None:
    """Declare `card` in a zone and a position, each chosen where there is a choice.

    What is not `declared` is put there at once. `card` leaves a zone for each of the `others`
    that are summoned together with it.
    """
    positions: Sequence[Position] = FACE_UP
    if card.text.frame is Frame.LINK:
        positions = (Position.ATTACK,)
    if card.place is Place.EXTRA_DECK:
        zones = zones_from_extra(duel, seat, card)
    else:
        zones = main_zones(duel, seat)
    zones = [spot for spot in zones if fits(duel, seat, others, spot)]
    (spot,) = await pick(seat, Reason.ZONE, zones, about=card.id)
    (position,) = await pick(seat, Reason.POSITION, positions, about=card.id)
    if declared:
        spot = changed(spot, place=Place.SUMMONING)
    move(duel, card, spot, Why.SUMMONED, position)


async def pendulum_summon(duel: Duel, seat: Seat) -> None:
    """Special Summon any number of fitting monsters together (MR-PEND-17, MR-PEND-21)."""
    offered = pendulum_candidates(duel, seat)

    def has_zones(answer: Answer) -> bool:
        return fits(duel, seat, [offered[index] for index in answer])

    chosen = await pick(
        seat,
        Reason.PENDULUM,
        [card.id for card in offered],
        least=1,
        most=len(offered),
        fits=has_zones,
    )
    coming = [duel.card(card) for card in chosen]
    pay_toll(duel, seat, coming)
    for number, card in enumerate(coming, start=1):
        await place_from_extra(duel, seat, card, coming[number:])
    await bring_about(duel, seat, coming, Summon.PENDULUM)
    await respond(duel)
