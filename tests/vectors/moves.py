"""The moments of a duel as vectors call them, and the ways from an open phase to another."""

from typing import cast

from engine.core.protocol import Answer, Pick
from engine.yugioh.language import Phase
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.table import State
from tests.vectors.chances import TIMINGS
from tests.vectors.scenario import Json
from tests.vectors.trace import PHASES

IN_BATTLE = ("battle start", "battle step", "battle end", *TIMINGS.values())
AFTER_BATTLE = "main2"
MOVES_ON = (Verb.TO_BATTLE_PHASE, Verb.TO_MAIN_PHASE_2, Verb.END_TURN)
Act = tuple[Verb, Phase]
"""What a player has done of their own accord in an open phase, and in which."""


def moments(state: State, decision: Pick, last_act: Act | None) -> set[str]:
    """What a vector may call the moment of this question."""
    found = {"chain"} if state.chain.links else set()
    if state.battle is not None:
        timing = state.battle.timing
        return found | {"battle step" if timing is None else TIMINGS[timing]}
    if state.turn.phase is not Phase.BATTLE:
        return found | {PHASES[state.turn.phase]}
    if decision.reason is Reason.ACT:
        return found | {"battle end"}
    if last_act is None or last_act[1] is not Phase.BATTLE:
        return found | {"battle start"}
    return found | ({"battle end"} if last_act[0] in MOVES_ON else set())


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


def towards(phase: Phase, decision: Pick, moment: str | None) -> Answer | None:
    """The move from an open phase towards that moment; None where there is none."""
    if moment is None:
        return None
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
