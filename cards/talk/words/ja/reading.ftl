# カードを1枚ずつ

cards-offered = デッキから選べるカード
cards-hand = あなたの手札
cards-field = あなたのフィールド
cards-graveyard = あなたの墓地
cards-extra = あなたのエクストラデッキ
cards-hand-of = { $player }の公開中の手札
cards-field-of = { $player }のフィールド
cards-graveyard-of = { $player }の墓地
cards-extra-of = { $player }のエクストラデッキ（表側表示）
cards-banished = 除外されているカード
cards-chain = チェーン

number-attack = 攻撃力
number-defense = 守備力
number-level = レベル
number-rank = ランク
number-link = リンク
number-attribute = 属性
number-type = 種族
number-scale = Ｐスケール

# カードの状態

lies-negated = 効果無効
lies-cannot-attack = 攻撃不可
stands-equipped-to = { $card }に装備中。
stands-equips = { $cards }を装備中。
stands-bound = → { $card }
stands-bound-by = ← { $card }
stands-used = このターン使用済み：{ $effect }
stands-used-up = このターン使用済み。
held-affected = { $card }の影響を受けています。
held-gains = 攻撃力・守備力の変化：{ $card }
held-attack-becomes = { held-gains }
held-defense-becomes = { held-gains }
held-original-attack-becomes = { held-gains }
held-gains-levels = レベルの変化：{ $card }
held-level-becomes = { held-gains-levels }
held-becomes-type = 種族の変化：{ $card }
held-effects-negated = 効果が無効：{ $card }
held-cannot-attack = 攻撃できない：{ $card }
held-cannot-attack-directly = 直接攻撃できない：{ $card }
held-attacks-directly = 直接攻撃できる：{ $card }
held-attacks-often = 複数回攻撃できる：{ $card }
held-attacks-each = { held-attacks-often }
held-cannot-be-attacked = 攻撃対象にならない：{ $card }
held-cannot-change-position = 表示形式を変更できない：{ $card }
held-cannot-be-targeted = 効果の対象にならない：{ $card }
held-is-unaffected = 一部の効果を受けない：{ $card }
held-stands-in-battle = 戦闘では破壊されない：{ $card }
held-stands-against-effects = 効果では破壊されない：{ $card }
held-cannot-be-tributed = リリースできない：{ $card }
held-pierces = 貫通ダメージを与える：{ $card }
held-banished-instead = 墓地へ送られず除外される：{ $card }

# カードでできること

does-normal-summon = { summon-normal }
does-tribute-summon = { summon-tribute }
does-flip-summon = { summon-flip }
does-special-summon = { summon-special }
does-pendulum-summon = { summon-pendulum }
does-summon-from-extra-deck = { $summon }
does-set = セット
does-change-position = 表示形式の変更
does-activate = 発動
does-activate-effect = 効果の発動
does-apply = 効果の適用
does-attack = 攻撃

# 今できない理由

bar-not-your-turn = 自分のターンではありません。
bar-wrong-phase = { $verb ->
    [attack] 攻撃できるのは自分のバトルフェイズだけです。
    [activate] このフェイズでは発動できません。
    [apply] このフェイズでは適用できません。
   *[other] 自分のメインフェイズにのみ行えます。
}
bar-first-turn = 先攻の最初のターンにはバトルフェイズを行えません。
bar-chain-open = チェーンの処理が終わるまで行えません。
bar-not-your-move = 今は行動できるタイミングではありません。
bar-wrong-place = ここにある間は効果を使えません。
bar-face-down = 裏側表示です。
bar-not-set-first = 罠カードは先にセットする必要があります。
bar-set-this-turn = このターンにセットしたカードです。
bar-hand-in-other-turn = 手札からは自分のターンにのみ発動できます。
bar-too-slow = スペルスピードが足りないため、今は発動できません。
bar-damage-step = ダメージステップのこのタイミングでは使えません。
bar-no-occasion = { $verb ->
    [apply] 通常のドローでこのカードを引いた時にのみ公開できます。
   *[other] 発動条件となる出来事が直前に起きていません。
}
bar-summon-pending = 今は、その召喚に対する発動しかできません。
bar-used-this-turn = 使用できる回数をすでに使い切っています。
bar-oath-broken = このターン、このカードの制約に反することをすでに行っています。
bar-forbidden = カードの効果によりできません。
bar-forbidden-by = { $cards }によりできません。
bar-condition = テキストの条件を満たしていません。
bar-cost = コストを払えません。
bar-no-target = 対象にできるカードがありません。
bar-nothing-to-do = 今は効果の処理を行えません。
bar-no-summon-left = このターンの通常召喚（召喚またはセット）はすでに行いました。
bar-other-summon = { $verb ->
    [set] 手札からセットできません。
   *[other] この方法では召喚できません。
}
bar-tributes = リリースするモンスターが足りません。
bar-no-monster-zone = モンスターゾーンに空きがありません。
bar-no-spell-zone = 置けるゾーンに空きがありません。
bar-placed-this-turn = このターンにフィールドに出たか、表示形式を変更しています。
bar-attacked = このターンすでに攻撃しています。
bar-never-turned = リンクモンスターは表示形式を変更できません。
bar-not-in-attack-position = 攻撃表示ではありません。
bar-nothing-to-attack = 攻撃できる対象がありません。
bar-not-open = 相手フィールドにモンスターがいます。
bar-materials = 素材がそろっていません。
bar-no-zone-from-extra = 出せるゾーンに空きがありません。
bar-scales = 条件に合うＰスケールがありません。
bar-nobody-between-scales = Ｐスケールの間のレベルを持つモンスターがいません。
bar-pendulum-summoned = このターンのＰ召喚はすでに行いました。
bar-no-use-here = ここでできることはありません。
bar-no-occasion-for = 使えるのは、{ $part }だけです。
bar-by-hand = { $card }の効果は手動で処理され、どのような処理を含むかが分からないため、これに対しては発動できません。
bar-condition-for = 使えるのは、{ $part }だけです。
bar-cost-for = コストを払えません（{ $part }）。
bar-no-target-for = 対象にできるカードがありません（{ $part }）。
bar-tributes-of = リリースが{ $needed }体必要ですが、リリースできる自分のモンスターは{ $there }体です。
bar-materials-of = 素材が足りません。自分フィールドのモンスターは{ $there }体です。
