"""Summons that a player makes of their own accord, and Sets of monsters (MR-SUM)."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.acts.choosing import choose_way
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.summoning import place_monster, turn
from engine.yugioh.chain.chain import respond
from engine.yugioh.chain.upkeep import upkeep
from engine.yugioh.facts.reach import player
from engine.yugioh.facts.restrictions import tributable
from engine.yugioh.facts.tolls import pay_toll
from engine.yugioh.field.zones import coming_zones
from engine.yugioh.language import Ignition, Place, Position, Summon, Until
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import HandLeft
from engine.yugioh.state.events.chain import EffectUsed
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.standing import PositionChanged
from engine.yugioh.state.events.summons import SetDown
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Dues, Speaker
from engine.yugioh.summoning.by_itself import comes_by, own_ways, put_together
from engine.yugioh.summoning.materials import WITH_MATERIALS
from engine.yugioh.summoning.normal_summons import face_up_positions, open_ways
from engine.yugioh.summoning.summons_left import leeway
from engine.yugioh.summoning.tributes import (
    Given,
    counted_as,
    is_spared,
    numbers_of_tributes,
    sparing,
)
from engine.yugioh.turn.summon_window import bring_about, succeed
from engine.yugioh.words.by_hand.allowing import is_summon_allowed
from engine.yugioh.words.spending import hand_on
from engine.yugioh.words.steps import DONE, carry_out


async def normal_summon(duel: Duel, seat: Seat, card: Card) -> None:
    """Normal or Tribute Summon `card` in face-up Attack Position (MR-SUM-03, MR-SUM-05).

    Where it cannot be Set, it may come in face-up Defense Position instead. A Gemini that lies
    face-up is summoned again as it lies (FAQ 9911).
    """
    if card.place is Place.FIELD:
        await come_again(duel, seat, card)
        await respond(duel)
        return
    positions = face_up_positions(duel, card)
    await come_down(duel, seat, card, positions[0] if len(positions) == 1 else None)
    await respond(duel)


@value
class Granted:
    """A Normal Summon that an effect grants, so that it is not that of the turn."""

    declared: bool
    """Whether it can be negated."""
    tributing: bool = False
    """Whether it takes a Tribute at least."""


async def come_again(duel: Duel, seat: Seat, card: Card, by: Granted | None = None) -> None:
    """Normal Summon a Gemini again, beside the summon of the turn where it is granted."""
    if by is None:
        also = leeway(duel, seat, card, setting=False).is_beside(tributes=0)
        await bring_about(duel, seat, [card], Summon.NORMAL, also=also, again=True)
    elif by.declared:
        await bring_about(duel, seat, [card], Summon.NORMAL, extra=True, again=True)
    else:
        succeed(duel, seat, [card], Summon.NORMAL, again=True)


async def come_down(
    duel: Duel, seat: Seat, card: Card, position: Position | None, by: Granted | None = None
) -> None:
    """Normal or Tribute Summon `card`, beside the summon of the turn where it is granted."""
    pay_toll(duel, seat, [card])
    left = leeway(duel, seat, card, setting=False)
    with_tribute = left.takes_tribute if by is None else by.tributing
    tributes = await pay_tributes(duel, seat, card, setting=False, tributing=with_tribute)
    await place_monster(duel, seat, card, position, declared=by is None or by.declared)
    way = Summon.TRIBUTE if tributes else Summon.NORMAL
    if by is None:
        also = left.is_beside(tributes)
        await bring_about(duel, seat, [card], way, tributes, also=also)
    elif by.declared:
        await bring_about(duel, seat, [card], way, tributes, extra=True)
    else:
        succeed(duel, seat, [card], way, tributes)


async def set_monster(duel: Duel, seat: Seat, card: Card) -> None:
    """Set `card` in face-down Defense Position (MR-SUM-09, MR-SUM-10)."""
    await go_down(duel, seat, card)
    await respond(duel)


async def go_down(duel: Duel, seat: Seat, card: Card, *, extra: bool = False) -> None:
    """Set `card` from the hand, `extra` to the Normal Summon of the turn where it says so."""
    pay_toll(duel, seat, [card])
    left = leeway(duel, seat, card, setting=True)
    with_tribute = left.takes_tribute and not extra
    tributes = await pay_tributes(duel, seat, card, setting=True, tributing=with_tribute)
    await place_monster(duel, seat, card, Position.FACE_DOWN)
    also = not extra and left.is_beside(tributes)
    duel.emit(SetDown(card.id, seat, tributes, extra, also))


async def pay_tributes(
    duel: Duel, seat: Seat, card: Card, *, setting: bool, tributing: bool
) -> int:
    """Have `seat` Tribute what `card` takes, so that a zone is free (MR-SUM-07, MR-SUM-08).

    How many they Tribute shows whether they use what spares them some. Returns for how many
    Tributes those monsters count.
    """
    ways = open_ways(duel, seat, card, setting=setting, tributing=tributing)
    given = await choose_tributes(duel, seat, card, ways)
    if not given:
        own = not setting and is_spared(duel, seat, card)
        free = own or 0 in numbers_of_tributes(duel, card, setting=setting)
        if not free and (spared := sparing(duel, seat, card)) is not None:
            duel.emit(EffectUsed(spared[0].id, seat, spared[1]))
        return 0
    count = counted_as(duel, card, tuple(given), setting=setting)
    tribute(duel, seat, given)
    await upkeep(duel)
    duel.timeline.advance()
    return count


async def choose_tributes(
    duel: Duel, seat: Seat, card: Card, ways: Sequence[Given]
) -> list[Card]:
    """Have `seat` choose monsters that together do for `card`."""
    return await choose_way(duel, seat, Reason.TRIBUTE, tributable(duel, seat), ways, card.id)


async def flip_summon(duel: Duel, seat: Seat, card: Card) -> None:
    """Turn `card` into face-up Attack Position (MR-SUM-11)."""
    before = card.position
    duel.emit(PositionChanged(card.id, Position.ATTACK, before, manually=True))
    await bring_about(duel, seat, [card], Summon.FLIP)
    await respond(duel)


async def change_position(duel: Duel, seat: Seat, card: Card) -> None:
    """Turn `card` from Attack to Defense Position or back (MR-POS-10)."""
    attacking = card.position is Position.ATTACK
    turn(duel, card, Position.DEFENSE if attacking else Position.ATTACK, manually=True)
    await respond(duel)


async def summon_by_own_text(duel: Duel, seat: Seat, card: Card, effect: int) -> None:
    """Special Summon `card` as its text allows, without a chain (MR-SS-06).

    What its text has to be done for it is done first, and leaves it a zone (MR-SUM-08). Where
    that is done by hand, the opponent allows it before.
    """
    speaker, by_hand = Speaker(card, seat), put_together(card.text, effect)
    if by_hand and not await is_summon_allowed(duel, speaker, by_hand, effect):
        return
    pay_toll(duel, seat, [card])
    way, said = comes_by(card.text)[effect], own_ways(card.text)[effect]
    paid = await _done_first(duel, speaker, way)
    kind = WITH_MATERIALS.get(card.text.frame, Summon.SPECIAL)
    to = player(said.to, duel, speaker)
    zones = coming_zones(duel, to, card) if card.place in said.places else ()
    if not zones or (kind is not Summon.SPECIAL and not paid.ok):
        duel.announce(HandLeft(card.id, seat))  # what was done by hand leaves it so
        await respond(duel)
        return
    await place_monster(duel, seat, card, said.position, zones, declared=True)
    await bring_about(duel, seat, [card], kind)
    if card.place is Place.FIELD:  # not if it was negated (FAQ 13390, Q&A 23144)
        if way.limit is not None:
            duel.emit(EffectUsed(card.id, seat, effect))
        if way.oath is not None:
            duel.emit(Applied(card.id, seat, way.oath, Until.END_OF_TURN))
        hand_on(duel, seat, card, [each.card for each in card.arrival.made_of], kind)
        if said.then is not None:
            await carry_out(said.then, duel, speaker.after(paid))
    await respond(duel)


async def _done_first(duel: Duel, speaker: Speaker, way: Ignition) -> Done:
    """Do what is done for it before it comes."""
    if way.cost is None:
        return DONE
    paying = changed(speaker, pays=True, dues=Dues(way, (), way.cost))
    paid = await carry_out(way.cost, duel, paying)
    await upkeep(duel)
    duel.timeline.advance()
    return paid
