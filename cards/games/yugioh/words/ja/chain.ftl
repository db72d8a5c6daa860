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
ruling-card-option = カード名（英語・日本語・中国語）またはパスコード
rulings-second = ペンデュラム効果 { $effect }
