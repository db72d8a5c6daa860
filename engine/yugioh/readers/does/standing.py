"""Carrying out how monsters stand and whose they are."""

from engine.yugioh.acts import control, summoning
from engine.yugioh.language import (
    ChangePosition,
    Position,
    TakeControl,
    TurnFaceUp,
)
from engine.yugioh.readers.coming import may_switch
from engine.yugioh.readers.does.verb import does, those
from engine.yugioh.readers.suits import can_stand
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Speaker


@does.register
async def _(step: ChangePosition, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    turned = [
        summoning.turn(duel, card, step.position or _other_position(card))
        for card in cards
        if can_stand(card, step.position)
    ]
    return any(turned)


def _other_position(card: Card) -> Position:
    return Position.DEFENSE if card.position is Position.ATTACK else Position.ATTACK


@does.register
async def _(step: TurnFaceUp, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker)
    down = [card for card in cards if card.position is Position.FACE_DOWN]
    turned = [summoning.turn(duel, card, Position.DEFENSE) for card in down]
    return any(turned)


@does.register
async def _(step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.what, duel, speaker, fits=lambda card: may_switch(duel, card))
    return await control.take_control(duel, speaker.player, cards, step.until)
