"""How a player is asked in Japanese."""

from cards.talk.tongue import PromptWords
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.reasons import Direct, Reason, Reply, Sign, Turn, Verb


def count(least: int, most: int) -> str:
    """How many cards."""
    if least == most:
        return f"{most}枚"
    return f"{most}枚まで" if least == 0 else f"{least}～{most}枚"


QUESTIONS = PromptWords(
    questions={
        Reason.SIGN: "ジャンケンです。勝った人が先攻か後攻かを選びます。どの手を出しますか？",
        Reason.SIGN_AGAIN: "あいこです。もう一度、どの手を出しますか？",
        Reason.ORDER: "ジャンケンに勝ちました。先攻と後攻のどちらにしますか？",
        Reason.ORDER_AFTER_LOSS: "前のデュエルに負けました。先攻と後攻のどちらにしますか？",
        Reason.SIDE_DECK: (
            "次のデュエルの前にサイドデッキのカードと入れ替えられます。"
            "外すカードと、同じ枚数のサイドデッキのカードを選んでください。"
        ),
        Reason.ACT: "{phase}です。何をしますか？",
        Reason.RESPOND: "{what}カードや効果を発動しますか？",
        Reason.TRIGGER: "{what}効果を発動できます。発動しますか？",
        Reason.TRIGGER_ORDER: (
            "{what}あなたの効果が複数発動します。次にどれをチェーンに積みますか？"
            "最後に積んだものから処理します。"
        ),
        Reason.TARGET: "{card}：対象を{count}選んでください。",
        Reason.CHOOSE: "{card}：カードを{count}選んでください。",
        Reason.DISCARD: "{card}：捨てるカードを{count}選んでください。",
        Reason.TRIBUTE: "{card}：リリースするモンスターを{number}体選んでください。",
        Reason.MATERIAL: "{card}：素材を{count}選んでください。",
        Reason.PENDULUM: "Ｐ召喚：同時に特殊召喚するモンスターを選んでください。",
        Reason.ATTACK_TARGET: "{card}：攻撃対象を選んでください。",
        Reason.REPLAY: (
            "相手のモンスターの数が変わり、攻撃が巻き戻されました。"
            "{card}の攻撃対象を選び直すか、攻撃をやめてください。"
        ),
        Reason.ZONE: "{card}：置くゾーンを選んでください。",
        Reason.POSITION: "{card}：表示形式を選んでください。",
        Reason.WHETHER: "{card}：この効果を適用しますか？",
        Reason.DETACH: "{card}：破壊される代わりにＸ素材を取り除きますか？",
        Reason.COIN: "{card}：コインの裏表を当ててください。",
        Reason.END_PHASE_ORDER: "エンドフェイズに処理が複数あります。次にどれを行いますか？",
        Reason.STANDBY_ORDER: (
            "スタンバイフェイズにあなたの効果が複数発動します。次にどれを発動しますか？"
        ),
        Reason.HAND_LIMIT: "手札が上限を超えています。捨てるカードを{count}選んでください。",
    },
    declines=dict.fromkeys(Reason, "選ばない")
    | {
        Reason.ACT: "何もしない",
        Reason.SIDE_DECK: "入れ替えない",
        Reason.RESPOND: "パス",
        Reason.TRIGGER: "発動しない",
        Reason.REPLAY: "攻撃をやめる",
        Reason.END_PHASE_ORDER: "相手に優先権を譲る",
    },
    unnamed="効果",
    values={
        Sign.ROCK: "グー",
        Sign.PAPER: "パー",
        Sign.SCISSORS: "チョキ",
        Turn.FIRST: "先攻",
        Turn.SECOND: "後攻",
        Reply.YES: "はい",
        Reply.NO: "いいえ",
        Coin.HEADS: "表",
        Coin.TAILS: "裏",
        Direct.DIRECT: "直接攻撃",
    },
    verbs={
        Verb.NORMAL_SUMMON: "{card}を召喚",
        Verb.SET: "{card}をセット",
        Verb.FLIP_SUMMON: "{card}を反転召喚",
        Verb.SPECIAL_SUMMON: "{card}を特殊召喚",
        Verb.PENDULUM_SUMMON: "Ｐ召喚",
        Verb.CHANGE_POSITION: "{card}を{position}に変更",
        Verb.ACTIVATE: "{card}を発動",
        Verb.APPLY: "{card}の効果を適用",
        Verb.ATTACK: "{card}で攻撃",
        Verb.TO_BATTLE_PHASE: "バトルフェイズへ",
        Verb.TO_MAIN_PHASE_2: "メインフェイズ2へ",
        Verb.END_TURN: "ターン終了",
    },
    leaving="{phase}が終わろうとしています。",
    time="{phase}です。",
    tribute_summon="{card}をアドバンス召喚",
    use_effect="{card}の効果を発動",
    marked="{label}（{mark}）",
    count=count,
)
