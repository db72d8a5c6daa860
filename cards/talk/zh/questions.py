"""How a player is asked in Chinese."""

from cards.talk.tongue import PromptWords
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.reasons import Direct, Reason, Reply, Sign, Turn, Verb


def count(least: int, most: int) -> str:
    """How many cards."""
    if least == most:
        return f"{most}张"
    return f"最多{most}张" if least == 0 else f"{least}到{most}张"


QUESTIONS = PromptWords(
    questions={
        Reason.SIGN: "猜拳：胜者决定先攻还是后攻。请选择你的手势。",
        Reason.SIGN_AGAIN: "平局！再猜一次，请选择你的手势。",
        Reason.ORDER: "你猜拳获胜。要先攻还是后攻？",
        Reason.ORDER_AFTER_LOSS: "你输掉了上一场决斗。这一场要先攻还是后攻？",
        Reason.SIDE_DECK: (
            "下一场决斗前可以与副牌组换卡。请选择要换出的卡，以及相同数量的要换入的副牌组的卡。"
        ),
        Reason.ACT: "{phase}。要做什么？",
        Reason.RESPOND: "{what}要响应吗？",
        Reason.TRIGGER: "{what}你可以发动效果。要发动吗？",
        Reason.TRIGGER_ORDER: (
            "{what}你有多个效果要发动。接下来将哪一个加入连锁？最后加入的最先处理。"
        ),
        Reason.TARGET: "{card}：请选择{count}卡作为对象。",
        Reason.CHOOSE: "{card}：请选择{count}卡。",
        Reason.DISCARD: "{card}：请选择要舍弃的{count}手牌。",
        Reason.TRIBUTE: "{card}：请选择要解放的{number}只怪兽。",
        Reason.MATERIAL: "{card}：请选择{count}素材。",
        Reason.PENDULUM: "灵摆召唤：请选择要同时特殊召唤的怪兽。",
        Reason.ATTACK_TARGET: "{card}：请选择攻击目标。",
        Reason.REPLAY: (
            "对手的怪兽数量发生了变化，攻击倒回。请为{card}重新选择攻击目标，或中止攻击。"
        ),
        Reason.ZONE: "{card}：请选择放到哪个区域。",
        Reason.POSITION: "{card}：请选择表示形式。",
        Reason.WHETHER: "{card}：要适用这个效果吗？",
        Reason.DETACH: "{card}：要去除超量素材来代替被破坏吗？",
        Reason.COIN: "{card}：请猜硬币的正反面。",
        Reason.END_PHASE_ORDER: "结束阶段有多项处理。接下来进行哪一项？",
        Reason.STANDBY_ORDER: "准备阶段你有多个效果要发动。接下来发动哪一个？",
        Reason.HAND_LIMIT: "手牌超过上限。请选择要舍弃的{count}手牌。",
    },
    declines=dict.fromkeys(Reason, "不选择")
    | {
        Reason.ACT: "什么也不做",
        Reason.SIDE_DECK: "不换卡",
        Reason.RESPOND: "不响应",
        Reason.TRIGGER: "不发动",
        Reason.REPLAY: "中止攻击",
        Reason.END_PHASE_ORDER: "让对手先处理",
    },
    unnamed="效果",
    values={
        Sign.ROCK: "石头",
        Sign.PAPER: "布",
        Sign.SCISSORS: "剪刀",
        Turn.FIRST: "先攻",
        Turn.SECOND: "后攻",
        Reply.YES: "是",
        Reply.NO: "否",
        Coin.HEADS: "正面",
        Coin.TAILS: "反面",
        Direct.DIRECT: "直接攻击",
    },
    verbs={
        Verb.NORMAL_SUMMON: "召唤{card}",
        Verb.SET: "放置{card}",
        Verb.FLIP_SUMMON: "反转召唤{card}",
        Verb.SPECIAL_SUMMON: "特殊召唤{card}",
        Verb.PENDULUM_SUMMON: "灵摆召唤",
        Verb.CHANGE_POSITION: "将{card}变更为{position}",
        Verb.ACTIVATE: "发动{card}",
        Verb.APPLY: "适用{card}的效果",
        Verb.ATTACK: "用{card}攻击",
        Verb.TO_BATTLE_PHASE: "进入战斗阶段",
        Verb.TO_MAIN_PHASE_2: "进入主要阶段2",
        Verb.END_TURN: "结束回合",
    },
    leaving="{phase}即将结束。",
    time="{phase}。",
    tribute_summon="上级召唤{card}",
    use_effect="发动{card}的效果",
    marked="{label}（{mark}）",
    count=count,
)
