"""Xyz Materials that are detached where their monster would be destroyed."""

from collections.abc import Sequence

from engine.core.protocol import pick
from engine.yugioh.acts.choosing import choose_cards
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.asked import means
from engine.yugioh.facts.holding import holding
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.matters import Instead
from engine.yugioh.state.reasons import Reason, Reply


async def kept_by_material(duel: Duel, doomed: Sequence[Card]) -> list[Card]:
    """Those of `doomed` that a material is to be detached for, as their players wish.

    The turn player is asked first. That a monster is unaffected by effects does not matter:
    nothing is done to it.
    """
    turn_player = duel.state.turn.player
    ordered = sorted(doomed, key=lambda card: card.controller != turn_player)
    return [card for card in ordered if await _is_kept(duel, card)]


async def _is_kept(duel: Duel, card: Card) -> bool:
    held = holding(Instead.IS_DETACHED, duel) if card.materials else []
    by = next((by for claim, by in held if means(claim.who, duel, by, card)), None)
    if by is None:
        return False
    (reply,) = await pick(by.player, Reason.DETACH, tuple(Reply), about=card.id)
    return reply is Reply.YES


async def detach_for(duel: Duel, kept: Sequence[Card]) -> None:
    """Detach a material, which its player chooses, from each monster that was kept by one."""
    for card in kept:
        beneath = list(card.materials)
        gone = await choose_cards(duel, card.controller, Reason.MATERIAL, beneath, 1, card.id)
        send_to_graveyard(duel, gone, Why.DETACHED)
