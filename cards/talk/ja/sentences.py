"""What happens in a duel, told in Japanese."""

from functools import singledispatch

from cards.talk import happenings as told
from cards.talk.happenings import Happening
from cards.talk.ja.nouns import PHASES, PLACES, cards, each_whose, noun, player, whose, zone
from cards.talk.scene import Scene
from cards.text.ja.terms import COUNTERS, POSITION, SUMMON
from engine.core.protocol import Seat
from engine.yugioh.language import Place, Until
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.events import Ending, LifeWhy, Why
from engine.yugioh.state.reasons import Sign

SIGNS = {Sign.ROCK: "グー", Sign.PAPER: "パー", Sign.SCISSORS: "チョキ"}
COINS = {Coin.HEADS: "表", Coin.TAILS: "裏"}
UNTIL = {
    Until.END_OF_CALCULATION: "このダメージ計算の間だけ",
    Until.END_OF_BATTLE: "この戦闘の終わりまで",
    Until.END_OF_BATTLE_PHASE: "バトルフェイズ終了時まで",
    Until.WHILE_FACE_UP: "表側表示で存在する限り",
    Until.WHILE_THIS_FACE_UP: "そのカードが表側表示で存在する限り",
    Until.END_PHASE: "エンドフェイズまで",
    Until.END_OF_TURN: "ターン終了時まで",
    Until.END_OF_NEXT_TURN: "次のターンの終了時まで",
    Until.YOUR_NEXT_TURN: "使用者の次のターンまで",
    Until.YOUR_NEXT_STANDBY_PHASE: "使用者の次のスタンバイフェイズまで",
    Until.YOUR_NEXT_END_PHASE: "使用者の次のエンドフェイズまで",
    Until.END_OF_DUEL: "このデュエル中",
}
DESTROYED = {
    Why.DESTROYED_BY_BATTLE: "戦闘で破壊された",
    Why.DESTROYED_BY_EFFECT: "破壊された",
    Why.DESTROYED_BY_RULE: "破壊された",
}
LIFE = {
    LifeWhy.BATTLE: "{}の戦闘ダメージを受けた",
    LifeWhy.EFFECT: "{}のダメージを受けた",
    LifeWhy.COST: "{}LPを払った",
    LifeWhy.GAIN: "{}LP回復した",
    LifeWhy.LOSS: "{}LPを失った",
}
HANDLED = {
    Why.DISCARDED: "{}を捨てた",
    Why.HAND_LIMIT: "手札枚数の調整で{}を捨てた",
    Why.ADDED: "{}を手札に加えた",
}
LOST = {
    Ending.LIFE: "{}のライフポイントが0になった",
    Ending.DECK_OUT: "{}はドローできるカードがない",
    Ending.CARD_EFFECT: "カードの効果による",
    Ending.MATCH: "マッチに勝利するモンスターの直接攻撃による",
    Ending.SURRENDERED: "{}が降参した",
}
DRAWN_DUELS = {
    Ending.LIFE: "両者のライフポイントが0になった",
    Ending.DECK_OUT: "両者ともドローできるカードがない",
    Ending.CARD_EFFECT: "カードの効果による",
    Ending.AGREED: "両者が合意した",
}


@singledispatch
def sentence(happening: Happening, scene: Scene) -> str:
    """What happened, as a sentence."""
    raise NotImplementedError(happening)


@sentence.register
def _(happening: told.ShowSigns, scene: Scene) -> str:
    signs = [
        f"{player(Seat(seat), scene)}は{SIGNS[sign]}"
        for seat, sign in enumerate(happening.signs)
    ]
    again = "あいこなので、もう一度。" if len(set(happening.signs)) == 1 else ""
    return f"{'、'.join(signs)}を出した。{again}"


@sentence.register
def _(happening: told.GoFirst, scene: Scene) -> str:
    return f"{player(happening.player, scene)}が先攻になった。"


@sentence.register
def _(happening: told.ShuffleDeck, scene: Scene) -> str:
    return f"{player(happening.player, scene)}はデッキをシャッフルした。"


@sentence.register
def _(happening: told.BeginTurn, scene: Scene) -> str:
    return f"ターン{happening.number}：{player(happening.player, scene)}のターン。"


@sentence.register
def _(happening: told.BeginPhase, scene: Scene) -> str:
    return f"{PHASES[happening.phase]}。"


@sentence.register
def _(happening: told.DrawCards, scene: Scene) -> str:
    drawn = cards(happening.cards, scene)
    return f"{player(happening.player, scene)}は{drawn}をドローした。"


@sentence.register
def _(happening: told.SummonMonster, scene: Scene) -> str:
    card = happening.card
    where = f"{zone(card)}に" if zone(card) else ""
    position = "" if card.position is None else f"{POSITION[card.position]}で"
    summoner = player(happening.player, scene)
    return f"{summoner}は{noun(card, scene)}を{where}{position}{SUMMON[happening.way]}した。"


@sentence.register
def _(happening: told.DeclareSummon, scene: Scene) -> str:
    way, who = SUMMON[happening.way], player(happening.player, scene)
    return f"{who}は{cards(happening.cards, scene)}を{way}しようとしている。"


@sentence.register
def _(happening: told.NegateSummon, scene: Scene) -> str:
    return f"{cards(happening.cards, scene)}の{SUMMON[happening.way]}は無効になった。"


@sentence.register
def _(happening: told.SetCard, scene: Scene) -> str:
    card = happening.card
    where = f"{zone(card)}に" if zone(card) else ""
    hidden = "モンスター" if card.is_monster else "カード"
    what = noun(card, scene) if card.is_known else hidden
    return f"{player(happening.player, scene)}は{where}{what}をセットした。"


@sentence.register
def _(happening: told.ActivateCard, scene: Scene) -> str:
    link = f"チェーン{happening.link}：" if happening.link > 1 else ""
    what = noun(happening.card, scene) + ("" if happening.is_card else "の効果")
    targets = each_whose(happening.targets, scene)
    pointed = f"{targets}を対象に" if targets else ""
    return f"{link}{player(happening.player, scene)}は{pointed}{what}を発動した。"


@sentence.register
def _(happening: told.TargetCards, scene: Scene) -> str:
    targets = each_whose(happening.targets, scene)
    return f"{noun(happening.card, scene)}は{targets}を対象にした。"


@sentence.register
def _(happening: told.ResolveLink, scene: Scene) -> str:
    return f"チェーン{happening.link}：{noun(happening.card, scene)}の効果処理。"


@sentence.register
def _(happening: told.NegateLink, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}の発動は無効になった。"


@sentence.register
def _(happening: told.DestroyCards, scene: Scene) -> str:
    return f"{each_whose(happening.cards, scene)}が{DESTROYED[happening.why]}。"


@sentence.register
def _(happening: told.TributeMonsters, scene: Scene) -> str:
    tributes = cards(happening.cards, scene)
    return f"{player(happening.player, scene)}は{tributes}をリリースした。"


@sentence.register
def _(happening: told.RevealCards, scene: Scene) -> str:
    shown = cards(happening.cards, scene)
    return f"{player(happening.player, scene)}は{shown}を公開した。"


@sentence.register
def _(happening: told.LookAtCards, scene: Scene) -> str:
    seen = cards(happening.cards, scene)
    return f"{player(happening.player, scene)}は{seen}を確認した。"


@sentence.register
def _(happening: told.ResumeEffect, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}のエンドフェイズの処理を行う。"


@sentence.register
def _(happening: told.MoveCards, scene: Scene) -> str:
    what, why = cards(happening.cards, scene), happening.why
    someone = player(happening.player, scene)
    if why in HANDLED:
        return f"{someone}は{HANDLED[why].format(what)}。"
    if happening.place is Place.FIELD:
        if why is Why.CONTROL:
            return f"{what}のコントロールは{someone}に戻った。"
        return f"{what}が{someone}のフィールドに出た。"
    if happening.place is Place.BANISHED:
        return f"{what}は除外された。"
    if happening.place is Place.NOWHERE:
        return f"{what}はフィールドから取り除かれた。"
    top = happening.place is Place.DECK and why is not Why.SHUFFLED_BACK
    pile = "デッキの一番上" if top else PLACES[happening.place]
    if why in (Why.RETURNED, Why.SHUFFLED_BACK):
        return f"{what}は{someone}の{pile}に戻った。"
    return f"{what}は{someone}の{pile}へ送られた。"


@sentence.register
def _(happening: told.ChangeLife, scene: Scene) -> str:
    change = LIFE[happening.why].format(happening.amount)
    return f"{player(happening.player, scene)}は{change}。残り{happening.after}LP。"


@sentence.register
def _(happening: told.EquipMonster, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}が{whose(happening.to, scene)}に装備された。"


@sentence.register
def _(happening: told.TakeControl, scene: Scene) -> str:
    what = whose(happening.card, scene)
    taker = player(happening.player, scene)
    return f"{taker}は{UNTIL[happening.until]}{what}のコントロールを得た。"


@sentence.register
def _(happening: told.ApplyEffect, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}の効果が{UNTIL[happening.until]}適用される。"


@sentence.register
def _(happening: told.CountTurn, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}の{happening.turns}ターン目が終わった。"


@sentence.register
def _(happening: told.ChangePosition, scene: Scene) -> str:
    position = POSITION[happening.position]
    if happening.player is None:
        return f"{whose(happening.card, scene)}は{position}になった。"
    changer = player(happening.player, scene)
    return f"{changer}は{noun(happening.card, scene)}を{position}に変更した。"


@sentence.register
def _(happening: told.FlipMonster, scene: Scene) -> str:
    return f"{whose(happening.card, scene)}が表側表示になった。"


@sentence.register
def _(happening: told.EndDuel, scene: Scene) -> str:
    if not happening.winners:
        return f"デュエルは引き分け：{DRAWN_DUELS[happening.why]}。"
    winner = happening.winners[0]
    why = LOST[happening.why].format(player(Seat(1 - winner), scene))
    return f"{player(winner, scene)}の勝利：{why}。"


@sentence.register
def _(happening: told.BeginDuel, scene: Scene) -> str:
    return f"マッチの第{happening.number}デュエル開始：{_score(happening.wins, scene)}。"


@sentence.register
def _(happening: told.UseSideDeck, scene: Scene) -> str:
    someone = player(happening.player, scene)
    if happening.count is None:
        return f"{someone}はサイドデッキの確認を終えた。"
    if not happening.count:
        return f"{someone}はカードを入れ替えなかった。"
    return f"{someone}はカードを{happening.count}枚入れ替えた。"


@sentence.register
def _(happening: told.EndMatch, scene: Scene) -> str:
    score = _score(happening.wins, scene)
    if not happening.winners:
        return f"マッチは引き分け：{score}。"
    return f"マッチは{player(happening.winners[0], scene)}の勝利：{score}。"


def _score(wins: tuple[int, ...], scene: Scene) -> str:
    return "、".join(f"{player(Seat(seat), scene)}{won}勝" for seat, won in enumerate(wins))


@sentence.register
def _(happening: told.AttachMaterials, scene: Scene) -> str:
    materials, monster = cards(happening.cards, scene), noun(happening.to, scene)
    return f"{materials}が{monster}のＸ素材になった。"


@sentence.register
def _(happening: told.ChangeCounters, scene: Scene) -> str:
    counters, card = COUNTERS[happening.counter], whose(happening.card, scene)
    if happening.count > 0:
        return f"{card}に{counters}が{happening.count}つ置かれた。"
    return f"{card}から{counters}が{-happening.count}つ取り除かれた。"


@sentence.register
def _(happening: told.NegateEffect, scene: Scene) -> str:
    return f"{noun(happening.card, scene)}の効果は無効になった。"


@sentence.register
def _(happening: told.SpareCards, scene: Scene) -> str:
    return f"{each_whose(happening.cards, scene)}は破壊されなかった。"


@sentence.register
def _(happening: told.SkipPhase, scene: Scene) -> str:
    someone, phase = player(happening.player, scene), PHASES[happening.phase]
    if happening.now:
        return f"{someone}は{phase}をスキップした。"
    if happening.times > 1:
        return f"{someone}はこれからの{phase}を{happening.times}回スキップする。"
    return f"{someone}は次の{phase}をスキップする。"


@sentence.register
def _(happening: told.SinkCard, scene: Scene) -> str:
    return f"{player(happening.player, scene)}はデッキの一番上のカードを一番下に戻した。"


@sentence.register
def _(happening: told.SkipTurn, scene: Scene) -> str:
    someone = player(happening.player, scene)
    which = "ターンをスキップした" if happening.now else "次のターンをスキップする"
    return f"{someone}は{which}。"


@sentence.register
def _(happening: told.GiveUpDraw, scene: Scene) -> str:
    return f"{player(happening.player, scene)}は通常のドローを行わない。"


@sentence.register
def _(happening: told.TossCoin, scene: Scene) -> str:
    tosser = player(happening.player, scene)
    return f"{tosser}はコイントスを行った：{COINS[happening.side]}。"


@sentence.register
def _(happening: told.RollDie, scene: Scene) -> str:
    return f"{player(happening.player, scene)}はサイコロを振った：{happening.number}。"
