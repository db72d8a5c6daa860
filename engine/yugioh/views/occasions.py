"""What a chance to respond follows, as the one who has it sees that."""

from collections.abc import Sequence

from engine.core.game import Occasion
from engine.core.protocol import Choosable, Decision, Pick, Seat
from engine.yugioh.language import Phase
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import SummonDeclared, Summoned
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.words.triggers.base import rules_of_trigger

SUMMONS = (SummonDeclared, Summoned, Flipped)
"""What is worth an answer whatever the card is that could give it."""


def occasion(duel: Duel, decision: Decision) -> Occasion:
    """What the open question `decision` follows."""
    if decision.reason is Reason.TRIGGER:
        return Occasion.TRIGGER
    if decision.reason is not Reason.RESPOND:
        return Occasion.CHOICE
    if duel.state.chain.links:
        return Occasion.CHAIN
    if duel.state.battle is not None:
        return Occasion.ATTACK
    options = decision.options if isinstance(decision, Pick) else ()
    if any(answers(duel, option) for option in options):
        return Occasion.EVENT
    return _of_their_turn(duel, decision.seat)


def answers(duel: Duel, option: Choosable) -> bool:
    """Whether it is an effect that waits for what has just happened."""
    if not isinstance(option, Action) or option.card is None:
        return False
    trigger = duel.index.use_of(option.card, option.effect).effect.when
    return trigger is not None and not rules_of_trigger(trigger).is_state


def _of_their_turn(duel: Duel, seat: Seat) -> Occasion:
    """What is done in the turn of the other; in their own turn players act unasked."""
    if seat == duel.state.turn.player:
        return Occasion.QUIET
    if _is_summon(duel.timeline.occasion):
        return Occasion.EVENT
    is_leaving = (
        duel.underway.heading is Verb.TO_BATTLE_PHASE or duel.state.turn.phase is Phase.END
    )
    return Occasion.LEAVING if is_leaving else Occasion.QUIET


def _is_summon(happened: Sequence[object]) -> bool:
    return any(isinstance(event, SUMMONS) for event in happened)
