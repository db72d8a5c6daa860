"""What happens in battles, told in English."""

from cards.talk import happenings as told
from cards.talk.en.nouns import (
    TIMINGS,
    a,
    whose,
)
from cards.talk.en.sentences import sentence
from cards.talk.labels import starting
from cards.talk.scene import Scene
from engine.yugioh.language import Position
from engine.yugioh.state.events import Halt

HALTED = {
    Halt.NEGATED: "is negated",
    Halt.ATTACKER_UNABLE: "ends: it can no longer attack",
    Halt.CALLED_OFF: "is called off",
    Halt.PHASE_OVER: "ends with the Battle Phase",
}


@sentence.register
def _(happening: told.Attack, scene: Scene) -> str:
    target = whose(happening.target, scene) if happening.target else "directly"
    again = "now attacks" if happening.again else "attacks"
    return f"{starting(whose(happening.attacker, scene))} {again} {target}."


@sentence.register
def _(happening: told.NegateAttack, scene: Scene) -> str:
    return f"The attack of {whose(happening.attacker, scene)} is negated."


@sentence.register
def _(happening: told.HaltAttack, scene: Scene) -> str:
    return f"The attack of {whose(happening.attacker, scene)} {HALTED[happening.why]}."


@sentence.register
def _(happening: told.ReachTiming, scene: Scene) -> str:
    attack = sentence(told.Attack(happening.attacker, happening.target), scene)
    return f"{TIMINGS[happening.timing]}: {attack}"


@sentence.register
def _(happening: told.Fight, scene: Scene) -> str:
    attacker, target = a(happening.attacker, scene), a(happening.target, scene)
    number = "ATK" if happening.position is Position.ATTACK else "DEF"
    fighters = f"{attacker} (ATK {happening.attack}) battles {target}"
    return f"{starting(fighters)} ({number} {happening.against})."


@sentence.register
def _(happening: told.EndBattlePhase, scene: Scene) -> str:
    return "The Battle Phase ends."
