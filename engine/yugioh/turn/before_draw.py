"""What may take the place of the draw: used before it, as nothing else is."""

from engine.yugioh.chain.chain import add_chosen, respond_to_chain
from engine.yugioh.chain.triggers import triggered
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.timeline import Happened


async def before_draw(duel: Duel, moment: Happened) -> None:
    """Let what answers that the draw is about to be made be used, and be answered."""
    found = triggered(duel, [moment], (PhaseBegan,))
    await add_chosen(duel, [each for each in found if each.precedes_draw])
    if duel.state.chain.links:
        await respond_to_chain(duel)
