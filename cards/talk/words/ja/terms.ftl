# ゲームの用語。
sign-rock = グー
sign-paper = パー
sign-scissors = チョキ

coin-heads = 表
coin-tails = 裏

phase-draw = ドローフェイズ
phase-standby = スタンバイフェイズ
phase-main-1 = メインフェイズ1
phase-battle = バトルフェイズ
phase-main-2 = メインフェイズ2
phase-end = エンドフェイズ
only-main-phase = メインフェイズ

place-hand = 手札
place-deck = デッキ
place-field = フィールド
place-graveyard = 墓地
place-banished = 除外されたカード
place-extra-deck = エクストラデッキ
place-material = Ｘ素材
place-summoning = 召喚しようとしているモンスター
place-nowhere = どこにもない

zone-f = フィールドゾーン
zone-pl = 左のペンデュラムゾーン
zone-pr = 右のペンデュラムゾーン
zone-el = 左のエクストラモンスターゾーン
zone-er = 右のエクストラモンスターゾーン

position-attack = 攻撃表示
position-defense = 守備表示
position-face-down = 裏側守備表示

timing-start = ダメージステップ開始時
timing-before-calculation = ダメージ計算前
timing-calculation = ダメージ計算時
timing-after-calculation = ダメージ計算後
timing-end = ダメージステップ終了時

summon-normal = 召喚
summon-tribute = アドバンス召喚
summon-flip = 反転召喚
summon-special = 特殊召喚
summon-ritual = 儀式召喚
summon-fusion = 融合召喚
summon-synchro = Ｓ召喚
summon-xyz = Ｘ召喚
summon-link = Ｌ召喚
summon-pendulum = Ｐ召喚

until-end-of-calculation = このダメージ計算の間だけ
until-end-of-chain = このチェーンの処理が終わるまで
until-end-of-battle = この戦闘の終わりまで
until-end-of-battle-phase = バトルフェイズ終了時まで
until-while-face-up = そのモンスターが表側表示で存在する限り
until-while-this-face-up = そのカードが表側表示で存在する限り
until-end-phase = エンドフェイズまで
until-end-of-turn = ターン終了時まで
until-end-of-next-turn = 次のターンの終了時まで
until-end-of-their-turn = 使用者の相手のターン終了時まで
until-end-of-your-next-turn = 使用者の次のターンの終了時まで
until-end-of-their-second-turn = 使用者の相手のターンで数えて2ターン目の終了時まで
until-end-of-their-third-turn = 使用者の相手のターンで数えて3ターン目の終了時まで
until-your-next-turn = 使用者の次のターンまで
until-your-next-standby-phase = 使用者の次のスタンバイフェイズまで
until-your-next-end-phase = 使用者の次のエンドフェイズまで
until-end-of-duel = このデュエル中

counter-spell = 魔力カウンター
counter-greed = 強欲カウンター

stat-attack = 攻撃力
stat-defense = 守備力
stat-original-attack = 元々の攻撃力
stat-level = レベル
stat-rank = ランク
stat-rating = リンクの数値
stat-scale = Ｐスケール

# 正体の分からないカード。
unknown-card = カード
unknown-monster = 裏側表示のモンスター
unknown-face-down = 裏側表示のカード
unknown-set = セットされたカード
unknown-in-zone = { $zone }の{ $card }
unknown-cards = カード{ $count }枚
