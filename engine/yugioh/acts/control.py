"""Control of monsters, and its return."""

from collections.abc import Callable, Collection, Sequence

from engine.core.protocol import Seat, pick
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.language import Place, Until
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import ControlTaken, Moved, Why
from engine.yugioh.state.lasting import Loan, ends_with
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import Row, Spot


async def take_control(
    duel: Duel, player: Seat, monsters: Sequence[Card], until: Until, source: Card
) -> list[Card]:
    """Bring `monsters` to the side of `player`, while zones are free; return which came.

    What finds no zone there is destroyed, and not by the effect of `source` (MR-CTRL-06).
    """
    came = []
    for card in monsters:
        lender = card.controller
        if card.place is not Place.FIELD or lender == player:
            continue
        if await change_sides(duel, player, card):
            duel.emit(ControlTaken(card.id, player, lender, until, source.id))
            came.append(card)
        else:
            destroy(duel, [card], Why.DESTROYED_BY_RULE)
    return came


async def change_sides(duel: Duel, player: Seat, card: Card) -> bool:
    """Move a monster to a zone of `player` as it stands; return whether there was one free."""
    zones = free_monster_zones(duel, player)
    if not zones:
        return False
    (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
    duel.emit(Moved(card.id, card.spot, spot, Why.CONTROL, card.face_up, card.position))
    return True


def leaves_room(duel: Duel, card: Card) -> bool:
    """Whether another monster can come to its side if it goes: it can take the zone that it
    leaves, but not an Extra Monster Zone (Q&A 20734, 20735).
    """
    return card.row is Row.MONSTER or bool(free_monster_zones(duel, card.controller))


async def swap(duel: Duel, player: Seat, mine: Card, theirs: Card, source: Card) -> None:
    """Switch the sides of two monsters, each of which leaves room; `player` says where
    (FAQ 5162).
    """
    spots: list[Spot] = []
    for card, other in ((mine, theirs), (theirs, mine)):
        left = [other.spot] if other.row is Row.MONSTER else []
        zones = [*left, *free_monster_zones(duel, other.controller)]
        (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
        spots.append(spot)
    homes = (mine.controller, theirs.controller)
    for card, spot in zip((mine, theirs), spots, strict=True):
        moved = Moved(card.id, card.spot, spot, Why.CONTROL, card.face_up, card.position)
        duel.emit(moved)
    for card, home, to in zip((mine, theirs), homes, reversed(homes), strict=True):
        duel.emit(ControlTaken(card.id, to, home, Until.END_OF_DUEL, source.id))


async def move_over(duel: Duel, player: Seat, card: Card) -> bool:
    """Have `player` move a monster to another Main Monster Zone of its side, if one is free."""
    zones = free_monster_zones(duel, card.controller)
    if not zones:
        return False
    (spot,) = await pick(player, Reason.ZONE, zones, about=card.id)
    duel.emit(Moved(card.id, card.spot, spot, Why.PLACED, card.face_up, card.position))
    return True


def loans_due(duel: Duel, ends: Collection[Until]) -> list[Loan]:
    """What was taken until one of those times, which all are now."""
    player = duel.state.turn.player
    return [
        loan
        for loan in duel.state.lingering.loans
        if loan.monster.is_same
        and any(ends_with(end, loan.until, loan.borrower, player) for end in ends)
    ]


async def give_back(
    duel: Duel, due: Collection[Loan], may_switch: Callable[[Card], bool]
) -> None:
    """Return what was taken until now; without a free zone it is destroyed (MR-CTRL-06).

    Where another effect still gives control of the monster, the newest of these decides. A
    monster of which control cannot switch now stays where it is, for good.
    """
    for card in {loan.monster.card.id: loan.monster.card for loan in due}.values():
        loans = duel.state.lingering.loans_of(card)
        holders = [loan.borrower for loan in loans if loan not in due]
        whose = holders[-1] if holders else loans[0].home
        if card.controller == whose or not may_switch(card):
            continue
        if not await change_sides(duel, whose, card):
            destroy(duel, [card], Why.DESTROYED_BY_RULE)
