"""What its controller has to pay for in a phase, again and again (MR-TURN-05)."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.yugioh.acts.choosing import agrees, choose_cards
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.field.places import effects_now
from engine.yugioh.language import FORMER, Maintained, Phase, Step, Whose
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Done, Speaker
from engine.yugioh.words.paying import can_be_paid, offered_by
from engine.yugioh.words.steps import carry_out


async def maintain(duel: Duel, phase: Phase) -> bool:
    """Have the players pay for each card that asks for it in that phase, or lose the card.

    Returns whether any card asked for it.
    """
    asked = False
    if not duel.index.maintained:
        return asked
    for card in list(duel.state.field()):
        for effect in dues_of(duel, card, phase):
            asked = True
            duel.timeline.advance()
            await settle_due(duel, card, effect)
    return asked


def dues(duel: Duel, phase: Phase) -> list[tuple[Card, Maintained]]:
    """What has to be paid for now, in the order of the cards."""
    there = list(duel.state.field())
    return [(card, effect) for card in there for effect in dues_of(duel, card, phase)]


def dues_of(duel: Duel, card: Card, phase: Phase) -> list[Maintained]:
    """What has to be paid in that phase of this turn for `card`."""
    effects = effects_of(effects_now(card), Maintained) if card.face_up else ()
    return [each for each in effects if each.phase is phase and _is_due(duel, card, each)]


async def settle_due(duel: Duel, card: Card, effect: Maintained) -> None:
    """Have the controller of `card` pay, or destroy it."""
    if not await is_paid(duel, card, effect):
        destroy(duel, [card], Why.DESTROYED_BY_RULE)


def _is_due(duel: Duel, card: Card, effect: Maintained) -> bool:
    """Whether it is the turn of the player in whose phases it is paid."""
    theirs = card.controller != duel.state.turn.player
    return effect.whose is None or theirs is (effect.whose is Whose.THEIRS)


async def is_paid(duel: Duel, card: Card, effect: Maintained) -> bool:
    """Whether the controller of `card` can pay, wants to or has to, and has paid."""
    speaker = Speaker(card, card.controller, pays=True)
    either = (effect.cost,) if effect.instead is None else (effect.cost, effect.instead)
    ways = [cost for cost in either if can_be_paid(cost, duel, speaker)]
    if not ways:
        return False
    if effect.optional and not await agrees(speaker.player, card.id):
        return False
    if len(ways) > 1:
        return await _is_paid_either_way(ways, duel, speaker)
    return (await carry_out(ways[0], duel, speaker)).ok


async def _is_paid_either_way(ways: Sequence[Step], duel: Duel, speaker: Speaker) -> bool:
    """Have the player choose a card that one of these takes, and pay with it."""
    taken = [offered_by(way, duel, speaker) for way in ways]
    offered = {card.id: card for cards in taken for card in cards}
    (card,) = await choose_cards(
        duel, speaker.player, Reason.CHOOSE, [*offered.values()], about=speaker.card.id
    )
    way = next(way for way, cards in zip(ways, taken, strict=True) if card in cards)
    chosen = speaker.after(Done(True, former=marked([card])))
    return (await carry_out(changed(way, what=FORMER), duel, chosen)).ok
