"""What a player who acts may still think better of, until something is paid or shown."""

from engine.core.protocol import Answer, Arrange, Decision, Event, Pick
from engine.yugioh.language import Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import Activated, PermitUsed
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.spots import CardId

ACTING = (Reason.ACT, Reason.RESPOND, Reason.TRIGGER)
"""Where a player acts of their own accord."""
MOVING_ON = (Verb.TO_BATTLE_PHASE, Verb.TO_MAIN_PHASE_2, Verb.END_TURN)


def acts(decision: Decision) -> bool:
    """Whether a player acts with it of their own accord."""
    return decision.reason in ACTING


def begins(decision: Decision, answer: Answer) -> bool:
    """Whether `answer`, which fits, begins something that questions may follow."""
    if not isinstance(decision, Pick) or decision.reason not in ACTING or not answer:
        return False
    action = decision.options[answer[0]]
    return isinstance(action, Action) and action.verb not in MOVING_ON


def binds(event: Event) -> bool:
    """Whether it is more than what announces an activation.

    Until something is paid or targeted it is only known what is to be activated: the card is
    laid out, and what its text makes its player swear is noted.
    """
    if isinstance(event, Moved):
        return event.why is not Why.ACTIVATED
    if isinstance(event, Applied):
        return not event.oath_of
    return not isinstance(event, Activated | PermitUsed)


def shows_nothing(duel: Duel, decision: Decision) -> bool:
    """Whether the question names no card of a Deck: a look at one cannot be taken back."""
    options = decision.options if isinstance(decision, Pick | Arrange) else ()
    for each in options:
        if isinstance(each, int) and duel.card(CardId(each)).place is Place.DECK:
            return False
    return True
