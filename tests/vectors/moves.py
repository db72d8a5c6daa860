"""The ways from an open phase to another one that a step waits for."""

from typing import cast

from engine.core.protocol import Answer, Pick
from engine.yugioh.language import Phase
from engine.yugioh.state.reasons import Action, Reason, Verb
from tests.vectors.chances import TIMINGS
from tests.vectors.scenario import Json

IN_BATTLE = ("battle start", "battle step", "battle end", *TIMINGS.values())
AFTER_BATTLE = "main2"


def detour(phase: Phase, decision: Pick, step: Json) -> Answer | None:
    """The move to the phase in which a step can only be done, if it is near."""
    if decision.reason is not Reason.ACT:
        return None
    if phase is Phase.MAIN_1:
        wants_battle = step["do"] == "attack" or step.get("phase") == AFTER_BATTLE
        return moving(Verb.TO_BATTLE_PHASE, decision) if wants_battle else None
    if phase is Phase.BATTLE and step["do"] not in ("attack", "to_phase"):
        return moving(Verb.TO_MAIN_PHASE_2, decision)
    return None


def towards(phase: Phase, decision: Pick, moment: str) -> Answer | None:
    """The move from an open phase towards that moment."""
    verb = Verb.END_TURN
    if moment in (*IN_BATTLE, AFTER_BATTLE) and phase is Phase.MAIN_1:
        verb = Verb.TO_BATTLE_PHASE
    elif moment == AFTER_BATTLE and phase is Phase.BATTLE:
        verb = Verb.TO_MAIN_PHASE_2
    return moving(verb, decision)


def moving(verb: Verb, decision: Pick) -> Answer | None:
    """The answer that moves on by `verb`, if that is offered."""
    verbs = [cast(Action, option).verb for option in decision.options]
    return (verbs.index(verb),) if verb in verbs else None
