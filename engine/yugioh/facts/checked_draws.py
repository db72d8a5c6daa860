"""What is drawn while an effect checks draws."""

from collections.abc import Sequence

from engine.core.protocol import Event
from engine.yugioh.acts.destroying import destroy
from engine.yugioh.acts.moving import effect_of
from engine.yugioh.asked import means
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.protection import about_to_fall
from engine.yugioh.facts.reach import player
from engine.yugioh.language import Place
from engine.yugioh.state.claims import Checks
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.sights import Revealed


def check_draws(duel: Duel, events: Sequence[Event]) -> None:
    """Show what somebody has drawn whose draws an effect checks, and destroy these cards."""
    drawn = [event for event in events if isinstance(event, Moved) and event.why is Why.DRAWN]
    if not drawn:
        return
    for claim, by in list(holding(Checks, duel)):
        seat = player(claim.player, duel, by)
        cards = [duel.card(event.card) for event in drawn if event.to.seat == seat]
        held = [card for card in cards if card.place is Place.HAND]
        if held:
            duel.emit(Revealed(tuple(card.id for card in held), seat))
            gone = [card for card in held if means(claim.what, duel, by, card)]
            with effect_of(duel, by.player):
                destroy(duel, about_to_fall(duel, gone, by), places=(Place.HAND,))
