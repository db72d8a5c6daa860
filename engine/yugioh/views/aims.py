"""What an activation that is offered will target without a question."""

from engine.core.protocol import Seat
from engine.yugioh.chain.activation import speaker_now
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.words.targets import is_known_before_cost, lawful_targets


def sole_targets(duel: Duel, seat: Seat, action: Action) -> list[Card]:
    """The targets of the activation where there are no others to choose from.

    Empty where its player will be asked, and where the text itself says which card it is, such
    as the attacking monster.
    """
    if action.verb is not Verb.ACTIVATE or action.card is None:
        return []
    card = duel.card(action.card)
    use = duel.index.use_of(card.id, action.effect)
    target = use.effect.target
    if target is None or target.besides or not is_known_before_cost(use.effect):
        return []
    speaker = speaker_now(duel, seat, card, use)
    if speaker is None:
        return []
    found = lawful_targets(use.effect, duel, speaker)
    return found if len(found) <= (1 if target.up_to else target.count) else []
