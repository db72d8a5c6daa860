"""Summons that a player makes of his own accord, and Sets of monsters (MR-SUM)."""

from engine.core.protocol import Answer, Seat, pick
from engine.yugioh.acts.destroying import tribute
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.acts.summoning import place_monster, turn
from engine.yugioh.language import Position, Summon
from engine.yugioh.procedures.chain import respond
from engine.yugioh.procedures.offers import frees_zone, tributes_for
from engine.yugioh.procedures.summon_window import bring_about
from engine.yugioh.procedures.upkeep import upkeep
from engine.yugioh.readers.oaths import has_to_be_tributed, tributable
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events import PositionChanged, SetDown
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.table import Card


async def normal_summon(duel: Duel, seat: Seat, card: Card) -> None:
    """Normal or Tribute Summon `card` in face-up Attack Position (MR-SUM-03, MR-SUM-05)."""
    tributes = await pay_tributes(duel, seat, card)
    await place_monster(duel, seat, card, Position.ATTACK, declared=True)
    way = Summon.TRIBUTE if tributes else Summon.NORMAL
    await bring_about(duel, seat, [card], way)
    await respond(duel)


async def set_monster(duel: Duel, seat: Seat, card: Card) -> None:
    """Set `card` in face-down Defense Position (MR-SUM-09, MR-SUM-10)."""
    await pay_tributes(duel, seat, card)
    await place_monster(duel, seat, card, Position.FACE_DOWN)
    duel.emit(SetDown(card.id, seat))
    await respond(duel)


async def pay_tributes(duel: Duel, seat: Seat, card: Card) -> bool:
    """Have `seat` Tribute what `card` takes, so that a zone is free (MR-SUM-07, MR-SUM-08)."""
    count = tributes_for(card)
    if count == 0:
        return False
    monsters = tributable(duel, seat)
    has_room = bool(free_monster_zones(duel, seat))

    forced = [monster for monster in has_to_be_tributed(duel, seat) if monster in monsters]

    def leaves_a_zone(answer: Answer) -> bool:
        given = [monsters[index] for index in answer]
        if any(monster not in given for monster in forced[:count]):
            return False
        return has_room or any(frees_zone(monster, seat) for monster in given)

    ids = [monster.id for monster in monsters]
    chosen = await pick(
        seat, Reason.TRIBUTE, ids, least=count, about=card.id, fits=leaves_a_zone
    )
    tribute(duel, seat, [duel.card(monster) for monster in chosen])
    await upkeep(duel)
    duel.advance()
    return True


async def flip_summon(duel: Duel, seat: Seat, card: Card) -> None:
    """Turn `card` into face-up Attack Position (MR-SUM-11)."""
    duel.emit(PositionChanged(card.id, Position.ATTACK, manually=True))
    await bring_about(duel, seat, [card], Summon.FLIP)
    await respond(duel)


async def change_position(duel: Duel, seat: Seat, card: Card) -> None:
    """Turn `card` from Attack to Defense Position or back (MR-POS-10)."""
    attacking = card.position is Position.ATTACK
    turn(duel, card, Position.DEFENSE if attacking else Position.ATTACK, manually=True)
    await respond(duel)


async def summon_by_own_text(duel: Duel, seat: Seat, card: Card) -> None:
    """Special Summon `card` from the hand as its text allows, without a chain (MR-SS-06)."""
    await place_monster(duel, seat, card, None, declared=True)
    await bring_about(duel, seat, [card], Summon.SPECIAL)
    await respond(duel)
