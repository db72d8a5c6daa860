"""What happens in a duel, told in Chinese."""

from functools import singledispatch

from cards.talk import happenings as told
from cards.talk.happenings import Happening
from cards.talk.scene import Scene
from cards.talk.zh.nouns import PHASES, PLACES, cards, each_whose, noun, player, whose, zone
from cards.text.zh.terms import COUNTERS, POSITION, SUMMON
from engine.core.protocol import Seat
from engine.yugioh.language import Place, Until
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.events import Ending, LifeWhy, Why
from engine.yugioh.state.reasons import Sign

SIGNS = {Sign.ROCK: "石头", Sign.PAPER: "布", Sign.SCISSORS: "剪刀"}
COINS = {Coin.HEADS: "正面", Coin.TAILS: "反面"}
UNTIL = {
    Until.END_OF_CALCULATION: "仅在这次伤害计算中",
    Until.END_OF_BATTLE: "直到这次战斗结束",
    Until.END_OF_BATTLE_PHASE: "直到战斗阶段结束",
    Until.WHILE_FACE_UP: "只要表侧表示存在",
    Until.WHILE_THIS_FACE_UP: "只要该卡表侧表示存在",
    Until.END_PHASE: "直到结束阶段",
    Until.END_OF_TURN: "直到回合结束",
    Until.END_OF_NEXT_TURN: "直到下个回合结束",
    Until.YOUR_NEXT_TURN: "直到使用者的下个回合",
    Until.YOUR_NEXT_STANDBY_PHASE: "直到使用者的下个准备阶段",
    Until.YOUR_NEXT_END_PHASE: "直到使用者的下个结束阶段",
    Until.END_OF_DUEL: "此决斗中",
}
DESTROYED = {
    Why.DESTROYED_BY_BATTLE: "被战斗破坏",
    Why.DESTROYED_BY_EFFECT: "被破坏",
    Why.DESTROYED_BY_RULE: "被破坏",
}
LIFE = {
    LifeWhy.BATTLE: "受到{}点战斗伤害",
    LifeWhy.EFFECT: "受到{}点伤害",
    LifeWhy.COST: "支付了{}点生命值",
    LifeWhy.GAIN: "回复了{}点生命值",
    LifeWhy.LOSS: "失去了{}点生命值",
}
HANDLED = {
    Why.DISCARDED: "舍弃了{}",
    Why.HAND_LIMIT: "为调整手牌张数舍弃了{}",
    Why.ADDED: "将{}加入手牌",
}
LOST = {
    Ending.LIFE: "{}的生命值变为0",
    Ending.DECK_OUT: "{}没有可抽的卡",
    Ending.CARD_EFFECT: "因卡的效果",
    Ending.MATCH: "因获得比赛胜利的怪兽的直接攻击",
    Ending.SURRENDERED: "{}投降",
}
DRAWN_DUELS = {
    Ending.LIFE: "双方的生命值都变为0",
    Ending.DECK_OUT: "双方都没有可抽的卡",
    Ending.CARD_EFFECT: "因卡的效果",
    Ending.AGREED: "双方同意和局",
}


@singledispatch
def sentence(happening: Happening, scene: Scene) -> str:
    """What happened, as a sentence."""
    raise NotImplementedError(happening)


@sentence.register
def _(happening: told.ShowSigns, scene: Scene) -> str:
    signs = [
        f"{player(Seat(seat), scene)}出{SIGNS[sign]}"
        for seat, sign in enumerate(happening.signs)
    ]
    again = "平局，再来一次。" if len(set(happening.signs)) == 1 else ""
    return f"{'，'.join(signs)}。{again}"


@sentence.register
def _(happening: told.GoFirst, scene: Scene) -> str:
    return f"{player(happening.player, scene)}先攻。"


@sentence.register
def _(happening: told.ShuffleDeck, scene: Scene) -> str:
    return f"{player(happening.player, scene)}将牌组洗牌。"


@sentence.register
def _(happening: told.BeginTurn, scene: Scene) -> str:
    return f"第{happening.number}回合：{player(happening.player, scene)}的回合。"


@sentence.register
def _(happening: told.BeginPhase, scene: Scene) -> str:
    return f"{PHASES[happening.phase]}。"


@sentence.register
def _(happening: told.DrawCards, scene: Scene) -> str:
    return f"{player(happening.player, scene)}抽了{cards(happening.cards, scene)}。"


@sentence.register
def _(happening: told.SummonMonster, scene: Scene) -> str:
    card = happening.card
    where = f"在{zone(card)}" if zone(card) else ""
    position = "" if card.position is None else f"以{POSITION[card.position]}"
    way = SUMMON[happening.way]
    return f"{player(happening.player, scene)}{where}{position}{way}了{noun(card, scene)}。"


@sentence.register
def _(happening: told.DeclareSummon, scene: Scene) -> str:
    way, who = SUMMON[happening.way], player(happening.player, scene)
    return f"{who}即将{way}{cards(happening.cards, scene)}。"


@sentence.register
def _(happening: told.NegateSummon, scene: Scene) -> str:
    return f"{cards(happening.cards, scene)}的{SUMMON[happening.way]}被无效。"


@sentence.register
def _(happening: told.SetCard, scene: Scene) -> str:
    card = happening.card
    where = f"在{zone(card)}" if zone(card) else ""
    hidden = "1只怪兽" if card.is_monster else "1张卡"
    what = noun(card, scene) if card.is_known else hidden
    return f"{player(happening.player, scene)}{where}放置了{what}。"


@sentence.register
def _(happening: told.ActivateCard, scene: Scene) -> str:
    link = f"连锁{happening.link}：" if happening.link > 1 else ""
    what = noun(happening.card, scene) + ("" if happening.is_card else "的效果")
    targets = each_whose(happening.targets, scene)
    pointed = f"以{targets}为对象，" if targets else ""
    return f"{link}{player(happening.player, scene)}{pointed}发动了{what}。"


@sentence.register
def _(happening: told.TargetCards, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}以{each_whose(happening.targets, scene)}为对象。"


@sentence.register
def _(happening: told.ResolveLink, scene: Scene) -> str:
    return f"连锁{happening.link}：处理{noun(happening.card, scene)}的效果。"


@sentence.register
def _(happening: told.NegateLink, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}的发动被无效。"


@sentence.register
def _(happening: told.DestroyCards, scene: Scene) -> str:
    return f"{each_whose(happening.cards, scene)}{DESTROYED[happening.why]}。"


@sentence.register
def _(happening: told.TributeMonsters, scene: Scene) -> str:
    return f"{player(happening.player, scene)}解放了{cards(happening.cards, scene)}。"


@sentence.register
def _(happening: told.RevealCards, scene: Scene) -> str:
    return f"{player(happening.player, scene)}展示了{cards(happening.cards, scene)}。"


@sentence.register
def _(happening: told.LookAtCards, scene: Scene) -> str:
    return f"{player(happening.player, scene)}确认了{cards(happening.cards, scene)}。"


@sentence.register
def _(happening: told.ResumeEffect, scene: Scene) -> str:
    return f"进行{noun(happening.card, scene)}在结束阶段的处理。"


@sentence.register
def _(happening: told.MoveCards, scene: Scene) -> str:
    what, why = cards(happening.cards, scene), happening.why
    someone = player(happening.player, scene)
    if why in HANDLED:
        return f"{someone}{HANDLED[why].format(what)}。"
    if happening.place is Place.FIELD:
        if why is Why.CONTROL:
            return f"{what}的控制权回到了{someone}。"
        return f"{what}出现在{someone}的场上。"
    if happening.place is Place.BANISHED:
        return f"{what}被除外。"
    if happening.place is Place.NOWHERE:
        return f"{what}从场上移除。"
    top = happening.place is Place.DECK and why is not Why.SHUFFLED_BACK
    pile = "牌组最上方" if top else PLACES[happening.place]
    if why in (Why.RETURNED, Why.SHUFFLED_BACK):
        return f"{what}回到{someone}的{pile}。"
    return f"{what}被送至{someone}的{pile}。"


@sentence.register
def _(happening: told.ChangeLife, scene: Scene) -> str:
    change = LIFE[happening.why].format(happening.amount)
    return f"{player(happening.player, scene)}{change}，剩余{happening.after}点。"


@sentence.register
def _(happening: told.EquipMonster, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}装备给了{whose(happening.to, scene)}。"


@sentence.register
def _(happening: told.TakeControl, scene: Scene) -> str:
    what = whose(happening.card, scene)
    taker = player(happening.player, scene)
    return f"{taker}得到{what}的控制权，{UNTIL[happening.until]}。"


@sentence.register
def _(happening: told.ApplyEffect, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}的效果适用，{UNTIL[happening.until]}。"


@sentence.register
def _(happening: told.CountTurn, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}的第{happening.turns}个回合结束。"


@sentence.register
def _(happening: told.ChangePosition, scene: Scene) -> str:
    position = POSITION[happening.position]
    if happening.player is None:
        return f"{whose(happening.card, scene)}变为{position}。"
    changer = player(happening.player, scene)
    return f"{changer}将{noun(happening.card, scene)}变更为{position}。"


@sentence.register
def _(happening: told.FlipMonster, scene: Scene) -> str:
    return f"{whose(happening.card, scene)}变为表侧表示。"


@sentence.register
def _(happening: told.EndDuel, scene: Scene) -> str:
    if not happening.winners:
        return f"决斗平手：{DRAWN_DUELS[happening.why]}。"
    winner = happening.winners[0]
    why = LOST[happening.why].format(player(Seat(1 - winner), scene))
    return f"{player(winner, scene)}获胜：{why}。"


@sentence.register
def _(happening: told.BeginDuel, scene: Scene) -> str:
    return f"比赛的第{happening.number}场决斗开始：{_score(happening.wins, scene)}。"


@sentence.register
def _(happening: told.UseSideDeck, scene: Scene) -> str:
    someone = player(happening.player, scene)
    if happening.count is None:
        return f"{someone}已确认完副牌组。"
    if not happening.count:
        return f"{someone}没有换入卡。"
    return f"{someone}换入了{happening.count}张卡。"


@sentence.register
def _(happening: told.EndMatch, scene: Scene) -> str:
    score = _score(happening.wins, scene)
    if not happening.winners:
        return f"比赛平手：{score}。"
    return f"{player(happening.winners[0], scene)}赢得比赛：{score}。"


def _score(wins: tuple[int, ...], scene: Scene) -> str:
    return "，".join(f"{player(Seat(seat), scene)}{won}胜" for seat, won in enumerate(wins))


@sentence.register
def _(happening: told.AttachMaterials, scene: Scene) -> str:
    materials, monster = cards(happening.cards, scene), noun(happening.to, scene)
    return f"{materials}成为{monster}的超量素材。"


@sentence.register
def _(happening: told.ChangeCounters, scene: Scene) -> str:
    counters, card = COUNTERS[happening.counter], whose(happening.card, scene)
    if happening.count > 0:
        return f"在{card}上放置了{happening.count}个{counters}。"
    return f"从{card}上去除了{-happening.count}个{counters}。"


@sentence.register
def _(happening: told.NegateEffect, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}的效果被无效。"


@sentence.register
def _(happening: told.SpareCards, scene: Scene) -> str:
    return f"{each_whose(happening.cards, scene)}没有被破坏。"


@sentence.register
def _(happening: told.SkipPhase, scene: Scene) -> str:
    someone, phase = player(happening.player, scene), PHASES[happening.phase]
    if happening.now:
        return f"{someone}跳过了{phase}。"
    if happening.times > 1:
        return f"{someone}将跳过接下来{happening.times}次的{phase}。"
    return f"{someone}将跳过下一次的{phase}。"


@sentence.register
def _(happening: told.SinkCard, scene: Scene) -> str:
    return f"{player(happening.player, scene)}将牌组最上面的卡放回最下面。"


@sentence.register
def _(happening: told.SkipTurn, scene: Scene) -> str:
    someone = player(happening.player, scene)
    return f"{someone}跳过了回合。" if happening.now else f"{someone}将跳过下个回合。"


@sentence.register
def _(happening: told.GiveUpDraw, scene: Scene) -> str:
    return f"{player(happening.player, scene)}放弃了通常抽卡。"


@sentence.register
def _(happening: told.TossCoin, scene: Scene) -> str:
    tosser = player(happening.player, scene)
    return f"{tosser}投掷硬币：{COINS[happening.side]}。"


@sentence.register
def _(happening: told.RollDie, scene: Scene) -> str:
    return f"{player(happening.player, scene)}投掷骰子：{happening.number}。"
