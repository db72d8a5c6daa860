"""What happens in battles, told in Japanese."""

from cards.talk import happenings as told
from cards.talk.ja.nouns import noun, whose
from cards.talk.ja.sentences import sentence
from cards.talk.scene import Scene
from cards.text.ja.terms import TIMING
from engine.yugioh.language import Position
from engine.yugioh.state.events import Halt

HALTED = {
    Halt.NEGATED: "無効になった",
    Halt.ATTACKER_UNABLE: "続けられなくなった",
    Halt.CALLED_OFF: "取りやめになった",
    Halt.PHASE_OVER: "バトルフェイズの終了により行われない",
}


@sentence.register
def _(happening: told.Attack, scene: Scene) -> str:
    again = "改めて" if happening.again else ""
    attacker = whose(happening.attacker, scene)
    if happening.target is None:
        return f"{attacker}が{again}直接攻撃を宣言した。"
    return f"{attacker}が{again}{whose(happening.target, scene)}への攻撃を宣言した。"


@sentence.register
def _(happening: told.NegateAttack, scene: Scene) -> str:
    return f"{whose(happening.attacker, scene)}の攻撃は無効になった。"


@sentence.register
def _(happening: told.HaltAttack, scene: Scene) -> str:
    return f"{whose(happening.attacker, scene)}の攻撃は{HALTED[happening.why]}。"


@sentence.register
def _(happening: told.ReachTiming, scene: Scene) -> str:
    attacker = whose(happening.attacker, scene)
    if happening.target is None:
        return f"{TIMING[happening.timing]}：{attacker}の直接攻撃。"
    target = whose(happening.target, scene)
    return f"{TIMING[happening.timing]}：{attacker}と{target}の戦闘。"


@sentence.register
def _(happening: told.Fight, scene: Scene) -> str:
    attacker, target = noun(happening.attacker, scene), noun(happening.target, scene)
    number = "攻撃力" if happening.position is Position.ATTACK else "守備力"
    fighters = f"{attacker}（攻撃力{happening.attack}）と{target}"
    return f"{fighters}（{number}{happening.against}）が戦闘した。"


@sentence.register
def _(happening: told.EndBattlePhase, scene: Scene) -> str:
    return "バトルフェイズは終了した。"
