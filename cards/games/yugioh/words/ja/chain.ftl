# What the other card does when people ask whether one can be used.
chain-card-option = 使いたいカードの名前（英語・日本語・中国語）またはパスコード
chain-when-activated = そのカード、またはその効果が発動した時
chain-when-summoned = 召喚・反転召喚された時
chain-when-special = 固有の方法で特殊召喚された時
chain-when-revived = 別のカードで墓地から特殊召喚された時
chain-when-attacks = 攻撃した時
chain-when-damage-step = 戦闘を行う時（ダメージステップ）
chain-when-face-up = フィールドに表側表示で存在：効果が及ぶ？
chain-when-meanwhile = フィールドに表側表示で存在：その間に使える？
chain-when-set = フィールドに裏側表示で存在：効果が及ぶ？
chain-when-graveyard = 墓地に存在：効果が及ぶ？
chain-applies = { $situation ->
    [summoned] 召喚はそのまま成立します
    [special] 特殊召喚はそのまま成立します
    [revived] 特殊召喚はそのまま成立します
    [attacks] 攻撃はそのまま行われます
   *[other] 効果はそのまま適用されます
}
chain-moved = { $situation ->
    [summoned] 召喚が成立した後に影響を受けます
    [special] 特殊召喚が成立した後に影響を受けます
    [revived] 特殊召喚が成立した後に影響を受けます
    [attacks] 先に攻撃が行われます
   *[other] その場を離れても、効果は適用されます。MR-CHAIN-23
}
ruling-card-option = カード名（英語・日本語・中国語）またはパスコード
rulings-second = ペンデュラム効果 { $effect }
