"""What an activation that is offered will target, and pay, without a question."""

from engine.core.protocol import Seat
from engine.yugioh.chain.activation import speaker_now
from engine.yugioh.language import Activatable
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.paying import paid_unasked
from engine.yugioh.words.targets import is_known_before_cost, lawful_targets


def sole_targets(duel: Duel, seat: Seat, action: Action) -> list[Card]:
    """The targets of the activation where there are no others to choose from.

    Empty where its player will be asked, and where the text itself says which card it is, such
    as the attacking monster.
    """
    effect, speaker = _activated(duel, seat, action)
    target = None if effect is None else effect.target
    if effect is None or speaker is None or target is None:
        return []
    if target.besides or not is_known_before_cost(effect):
        return []
    found = lawful_targets(effect, duel, speaker)
    return found if len(found) <= (1 if target.up_to else target.count) else []


def sole_payment(duel: Duel, seat: Seat, action: Action) -> list[Card]:
    """The cards that the cost of the activation takes where there are no others to choose from.

    Empty where its player will be asked, and where the text itself says which card it is.
    """
    effect, speaker = _activated(duel, seat, action)
    if effect is None or speaker is None:
        return []
    return paid_unasked(effect, duel, speaker)


def _activated(
    duel: Duel, seat: Seat, action: Action
) -> tuple[Activatable | None, Speaker | None]:
    """The effect that would be activated, and who would speak it."""
    if action.verb is not Verb.ACTIVATE or action.card is None:
        return None, None
    card = duel.card(action.card)
    use = duel.index.use_of(card.id, action.effect)
    return use.effect, speaker_now(duel, seat, card, use)
