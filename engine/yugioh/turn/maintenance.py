"""What its controller has to pay for in a phase, again and again (MR-TURN-05)."""

from engine.yugioh.acts.choosing import agrees
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.field.places import effects_now
from engine.yugioh.language import Maintained, Phase, Whose
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.paying import can_be_paid
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
    if not can_be_paid(effect.cost, duel, speaker):
        return False
    if effect.optional and not await agrees(speaker.player, card.id):
        return False
    return (await carry_out(effect.cost, duel, speaker)).ok
