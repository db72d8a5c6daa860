"""What happens in battles, told in Chinese."""

from cards.talk import happenings as told
from cards.talk.scene import Scene
from cards.talk.zh.nouns import noun, whose
from cards.talk.zh.sentences import sentence
from cards.text.zh.terms import TIMING
from engine.yugioh.language import Position
from engine.yugioh.state.events import Halt

HALTED = {
    Halt.NEGATED: "被无效",
    Halt.ATTACKER_UNABLE: "无法继续",
    Halt.CALLED_OFF: "中止了",
    Halt.PHASE_OVER: "因战斗阶段结束而中止",
}


@sentence.register
def _(happening: told.Attack, scene: Scene) -> str:
    again = "重新" if happening.again else ""
    attacker = whose(happening.attacker, scene)
    if happening.target is None:
        return f"{attacker}{again}宣告直接攻击。"
    return f"{attacker}{again}宣告攻击{whose(happening.target, scene)}。"


@sentence.register
def _(happening: told.NegateAttack, scene: Scene) -> str:
    return f"{whose(happening.attacker, scene)}的攻击被无效。"


@sentence.register
def _(happening: told.HaltAttack, scene: Scene) -> str:
    return f"{whose(happening.attacker, scene)}的攻击{HALTED[happening.why]}。"


@sentence.register
def _(happening: told.ReachTiming, scene: Scene) -> str:
    attacker = whose(happening.attacker, scene)
    if happening.target is None:
        return f"{TIMING[happening.timing]}：{attacker}直接攻击。"
    target = whose(happening.target, scene)
    return f"{TIMING[happening.timing]}：{attacker}与{target}战斗。"


@sentence.register
def _(happening: told.Fight, scene: Scene) -> str:
    attacker, target = noun(happening.attacker, scene), noun(happening.target, scene)
    number = "攻击力" if happening.position is Position.ATTACK else "守备力"
    fighters = f"{attacker}（攻击力{happening.attack}）与{target}"
    return f"{fighters}（{number}{happening.against}）进行战斗。"


@sentence.register
def _(happening: told.EndBattlePhase, scene: Scene) -> str:
    return "战斗阶段结束。"
